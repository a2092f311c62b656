// The oracle in the page answers the whole corpus as the program does, key by key, and a link restores its board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bytes, file, gallery, judge, memory } from "./module.mjs";

test("every scenario of the corpus is answered as by the program", () => {
  const lines = readFileSync(file("target/page/native.jsonl"), "utf8").trimEnd().split("\n");
  assert.ok(lines.length > 200, `${lines.length} scenarios`);
  for (const line of lines) {
    const native = JSON.parse(line);
    const path = native.scenario.file;
    const reply = judge(readFileSync(file(path), "utf8"));
    assert.deepEqual(reply.problems, [], path);
    // The page has no files, so their names differ.
    native.scenario.file = reply.score.scenario.file;
    for (const cited of native.citations) if (cited.source === path) cited.source = native.scenario.file;
    assert.deepEqual(reply.score, native, path);
  }
});

test("whatever of the gallery can be tapped is the board again by its link", () => {
  const { examples } = gallery;
  // A sample is enough: the library's own tests open all links.
  for (const { id, topic, taps, yaml } of examples.filter((_, n) => n % 6 === 0)) {
    assert.ok(topic, id);
    const file = judge(yaml);
    assert.deepEqual(file.problems, [], id);
    assert.equal(file.map !== null, taps, id);
    if (!taps) continue;
    const { map, questions } = file;
    const typed = judge(file.link);
    assert.deepEqual(typed.problems, [], id);
    // Browsers escape characters beyond ASCII; a link that is escaped is not escaped again.
    const handed = typed.link.includes("%") ? [] : [encodeURI(typed.link), encodeURIComponent(typed.link)];
    for (const first of [typed.link, typed.command, ...handed]) {
      const again = judge(first);
      assert.deepEqual([again.map, again.questions, again.today], [map, questions, typed.today], `${id}: ${first}`);
    }
  }
});

test("texts of all sizes are answered, and their room is given back", () => {
  for (const size of [0, 1, 100, 1 << 16, 1 << 20, 5 << 20]) {
    assert.equal(judge("f ".repeat(size / 2)).version, 1, `${size}`);
  }
  // Half a surrogate pair is answered, too.
  for (const text of ["\ud800", "f \udfff", "\0"]) assert.equal(judge(text).version, 1);
  const before = memory.buffer.byteLength;
  for (let n = 0; n < 300; n += 1) judge(". c*=r, c c\\c");
  assert.equal(memory.buffer.byteLength, before);
});

test("the module reaches nothing outside but the script that calls it", () => {
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  assert.deepEqual([...new Set(imported.map(({ module }) => module))], ["./oracle_bg.js"]);
  // The script makes the table of object references.
  assert.deepEqual(imported.map(({ name }) => name), ["__wbindgen_init_externref_table"]);
});
