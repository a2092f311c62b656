// The oracle in the page answers as the program does: the whole corpus, key by key. And a link is the board again.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, openPage } from "./browser.mjs";
import { ask, file, gallery, unpack } from "./module.mjs";

let browser, page;
before(async () => {
  browser = await launch();
  ({ page } = await openPage(browser));
  await unpack(page);
});
after(() => browser.close());

test("every scenario of the corpus is answered as by the program", async () => {
  const lines = readFileSync(file("target/page/native.jsonl"), "utf8").trimEnd().split("\n");
  assert.ok(lines.length > 200, `${lines.length} scenarios`);
  for (const line of lines) {
    const native = JSON.parse(line);
    const path = native.scenario.file;
    const reply = await ask(page, readFileSync(file(path), "utf8"));
    assert.deepEqual(reply.problems, [], path);
    // Files have other names in a page, which has none.
    native.scenario.file = reply.score.scenario.file;
    for (const cited of native.citations) if (cited.source === path) cited.source = native.scenario.file;
    assert.deepEqual(reply.score, native, path);
  }
});

test("whatever of the gallery can be tapped is the board again by its link", async () => {
  const { examples } = await gallery();
  for (const { id, topic, taps, yaml } of examples) {
    assert.ok(topic, id);
    const file = await ask(page, yaml);
    assert.deepEqual(file.problems, [], id);
    assert.equal(file.map !== null, taps, id);
    if (!taps) continue;
    const { map, questions } = file;
    const typed = await ask(page, file.link);
    assert.deepEqual(typed.problems, [], id);
    // Signs beyond ASCII are written as browsers write them; those are not written so again.
    const handed = typed.link.includes("%") ? [] : [encodeURI(typed.link), encodeURIComponent(typed.link)];
    for (const first of [typed.link, typed.command, ...handed]) {
      const again = await ask(page, first);
      assert.deepEqual([again.map, again.questions, again.today], [map, questions, typed.today], `${id}: ${first}`);
    }
  }
});

test("texts of all sizes are answered, and their room is given back", async () => {
  for (const size of [0, 1, 100, 1 << 16, 1 << 20, 5 << 20]) {
    const reply = await ask(page, "f ".repeat(size / 2));
    assert.equal(reply.version, 1, `${size}`);
  }
  // What is not UTF-8 is answered too.
  for (const bytes of [[255, 254, 0], [0x66, 0x20, 0xc3], [0xed, 0xa0, 0x80]]) assert.equal((await ask(page, bytes)).version, 1);
  const before = await page.evaluate(() => window.pages());
  await page.evaluate(() => {
    for (let n = 0; n < 300; n += 1) window.ask(". c*=r, c c\\c");
  });
  assert.equal(await page.evaluate(() => window.pages()), before, "pages of memory");
});
