/** What came of a text. `score` is as `oracle schema score` describes it; null where something is wrong. */
export interface Reply {
  score: object | null;
  problems: { code: string; message: string; help: string; line: number | null }[];
  yaml: string | null;
  [key: string]: unknown;
}

/** Judges a text: a scenario in YAML, a quick map, or lines as `oracle ask` takes them. */
export function judge(text: string): Reply;
