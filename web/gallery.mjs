// The gallery of the page: every scenario of the corpus that reconstructs what a source works out, as JSON on a line. The module is
// asked for what the page shows of them, so that nothing else is built.
//
//   node web/gallery.mjs MODULE > OUT
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { judge, ready } from "./page/judge.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path) => readFileSync(root + path, "utf8");

if (!(await ready(readFileSync(process.argv[2])))) throw new Error("no WebAssembly");

/** What of a scenario is shown: not what it expects, which is for tests, and not what is said to editors. */
function shown(text) {
  let expected = false;
  const kept = text.trimEnd().split("\n").filter((line) => {
    if (line.startsWith("# yaml-language-server")) return false;
    if (line !== "" && !/^[ \t#-]/.test(line)) expected = line.startsWith("expect:");
    return !expected;
  });
  return `${kept.join("\n").trimEnd()}\n`;
}

/** A scenario as the gallery has it. */
async function entry(id) {
  const yaml = shown(read(`scenarios/${id}.yaml`));
  const reply = await judge(yaml);
  if (!reply) throw new Error(`scenarios/${id}.yaml: the module stopped`);
  if (reply.problems.length) throw new Error(`scenarios/${id}.yaml: ${JSON.stringify(reply.problems)}`);
  const { question: title, source } = reply.score.scenario;
  const topic = id.split("/")[0].replaceAll("-", " ");
  const draft = reply.map === null ? {} : { map: reply.map, questions: reply.questions };
  const today = (reply.today ?? []).join(" ");
  return { id, title, source, topic: topic[0].toUpperCase() + topic.slice(1), ...draft, yaml, today };
}

// In these files the names of scenarios stand in a list within a line, and the build of the library knows each.
const folder = "src/rulebook/places";
const lines = readdirSync(root + folder).flatMap((name) => read(`${folder}/${name}`).split("\n"));
const lists = lines.filter((line) => !line.startsWith("#") && line.includes("scenarios:")).map((line) => {
  const list = /\bscenarios: \[([^\]]*)\]/.exec(line);
  if (!list) throw new Error(`${folder} has scenarios that are no list on a line: ${line}`);
  return list;
});
const names = new Set(lists.flatMap(([, names]) => names.split(",").map((name) => name.trim())));
if (names.size === 0) throw new Error(`${folder} names no scenario`);
// Within a page nothing begins or ends an element.
const entries = [];
for (const name of [...names].sort()) entries.push(await entry(name));
console.log(JSON.stringify(entries).replaceAll("<", "\\u003c"));
