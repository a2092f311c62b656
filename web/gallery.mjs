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
for (const [, id, of] of read("src/rulebook/sources.yaml").matchAll(/^- id: (\S+)\n(?: {2}.*\n)*? {2}called: (.+)$/gm)) called.set(id, of);
if (called.size === 0) throw new Error("src/rulebook/sources.yaml names no document");

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

/** Returns a part of the synonyms of `oracle find`: its lists of words. */
function words(key) {
  const [, part] = new RegExp(`^${key}:((?:\\n? +.*|\\s*\\[.*|\\n)*)`, "m").exec(read("src/report/find/synonyms.yaml")) ?? [];
  const lists = Array.from(part?.replace(/^ *#.*$/gm, "").matchAll(/\[([^\]]*)\]/g) ?? [], ([, list]) => list.split(",").map((word) => word.trim().replaceAll('"', "")));
  if (!lists.length) throw new Error(`src/report/find/synonyms.yaml has no ${key}`);
  return lists;
}

const examples = [];
for (const name of readdirSync(`${root}scenarios`, { recursive: true }).filter((name) => name.endsWith(".yaml")).sort()) examples.push(entry(name));
if (examples.length === 0) throw new Error("scenarios is empty");
const synonyms = { words: words("words"), also: words("also"), passedOver: words("passed_over")[0], weak: words("weak")[0] };
// Escaped, so that the JSON begins and ends no element of the page.
console.log(JSON.stringify({ examples, synonyms, called: Object.fromEntries(called) }).replaceAll("<", "\\u003c"));
