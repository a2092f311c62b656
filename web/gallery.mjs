// The gallery of the page: every scenario of the corpus, and the synonyms of the search, as one line of JSON. The
// module supplies what the page shows of a scenario, so that nothing else is built.
//
//   node web/gallery.mjs > OUT
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openModule } from "./module.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path) => readFileSync(root + path, "utf8");

const { judge } = await openModule();

/** Returns the shown part of a scenario: no expectations, which are for tests, and no comments, which need space. */
function shown(text) {
  let expected = false;
  const kept = text.trimEnd().split("\n").filter((line) => {
    if (line.startsWith("#")) return false;
    if (line !== "" && !/^[ \t-]/.test(line)) expected = line.startsWith("expect:");
    return !expected;
  });
  return `${kept.join("\n").trimEnd()}\n`;
}

/** The names of the documents, by the ids that sources use. */
const called = new Map();
for (const [, id, of] of read("crates/law/src/sources.yaml").matchAll(/^- id: (\S+)\n(?: {2}.*\n)*? {2}called: (.+)$/gm)) called.set(id, of);
if (called.size === 0) throw new Error("crates/law/src/sources.yaml names no document");

/** The most characters of an answer that the search reads: the page has no space for more. */
const MOST_TOLD = 150;

/** Returns a scenario as the gallery has it: its text, whether it can be tapped, and today's answer for the search. */
function entry(name) {
  const id = name.replace(/\.yaml$/, "").replaceAll("\\", "/");
  const whole = read(`scenarios/${id}.yaml`);
  let yaml = shown(whole);
  const answered = (text) => {
    const reply = judge(text);
    if (reply.problems.length) throw new Error(`scenarios/${id}.yaml: ${JSON.stringify(reply.problems)}`);
    return reply;
  };
  // A subject that the file answers only because it is expected there is asked for.
  const subjects = (reply) => reply.score.subjects.map((one) => one.id).sort().join(", ");
  const all = answered(whole);
  let reply = answered(yaml);
  if (subjects(all) !== subjects(reply)) {
    const left = all.score.subjects.filter((one) => one.kind !== "ask" && !reply.score.subjects.some((other) => other.id === one.id));
    yaml += `features: [${left.map((one) => one.id).join(", ")}]\n`;
    reply = answered(yaml);
    if (subjects(all) !== subjects(reply)) throw new Error(`scenarios/${id}.yaml answers more than it asks`);
  }
  const { question, source } = reply.score.scenario;
  const topic = id.split("/")[0].replaceAll("-", " ");
  // A question or source that is on a line of the file as it is, is read from there.
  const beside = Object.entries({ question, source }).filter(([key, said]) => !yaml.includes(`${key}: ${said}\n`));
  return { id, topic: topic[0].toUpperCase() + topic.slice(1), ...Object.fromEntries(beside), taps: reply.map !== null, yaml, today: reply.today.map((said) => said.replace(/^.*?: /, "")).join(" ").slice(0, MOST_TOLD) };
}

const [dictionary, search] = read("crates/words/src/dictionary/dictionary.yaml").replace(/^ *#.*\n/gm, "").split(/^find:/m);
/** Returns the lists of words in a part of the dictionary. */
const lists = (part) => Array.from(part.matchAll(/\[([^\]]*)\]/g), ([, list]) => list.split(",").map((word) => word.trim().replaceAll('"', "")));

/** Returns the words by which `oracle find` finds: a list for each meaning, which comes first. */
function meanings() {
  const found = new Map();
  for (const entry of dictionary.split(/^  - word: /m).slice(1)) {
    const [uses, ...words] = lists(entry);
    const [word] = entry.replaceAll('"', "").split("\n");
    if (uses.includes("find")) found.set(word, [...(found.get(word) ?? [word]), ...words.flat()]);
  }
  if (!found.size) throw new Error("the dictionary has no words to find by");
  return [...found.values()];
}

/** Returns the lists of words under a key of the search. */
function words(key) {
  const [, part] = new RegExp(`^  ${key}:((?:.*\\n)(?:    .*\\n)*)`, "m").exec(search) ?? [];
  if (!part) throw new Error(`the dictionary has no ${key}`);
  return lists(part);
}

const examples = [];
for (const name of readdirSync(`${root}scenarios`, { recursive: true }).filter((name) => name.endsWith(".yaml")).sort()) examples.push(entry(name));
if (examples.length === 0) throw new Error("scenarios is empty");
const synonyms = { words: meanings(), also: words("also"), passedOver: words("passed_over")[0], weak: words("weak")[0] };
// Escaped, so that the JSON begins and ends no element of the page.
console.log(JSON.stringify({ examples, synonyms, called: Object.fromEntries(called) }).replaceAll("<", "\\u003c"));
