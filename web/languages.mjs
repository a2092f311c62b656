// Writes the texts of each language besides English beside the module, which loads them: `nl.txt`. A line has a key, a tab and
// a text. The build scripts of the crates wrote them, a file for each kind of text. The module wants the lines sorted.
//
//   node web/languages.mjs MESSAGES OUT     (MESSAGES are those of `cargo build --message-format=json`)

import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const [messages, out] = process.argv.slice(2);
const told = readFileSync(messages, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
const folders = told.filter(({ reason, package_id: of }) => reason === "build-script-executed" && /carcassonne-/.test(of)).map((script) => script.out_dir);
const texts = {};
for (const folder of folders) {
  for (const name of readdirSync(folder)) {
    const [, code] = /_(?:texts|translations)\.([a-z]+)\.txt$/.exec(name) ?? [];
    if (code) (texts[code] ??= []).push(...readFileSync(`${folder}/${name}`, "utf8").split("\n").filter(Boolean));
  }
}
if (!Object.keys(texts).length) throw new Error("no language besides English");
for (const [code, lines] of Object.entries(texts)) writeFileSync(`${out}/${code}.txt`, `${lines.sort().join("\n")}\n`);
