// Keeping a board: its link, its texts and its picture.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { address, Hand, launch, openPage, mapLink } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Returns the file that a button saves. */
async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Returns the text that a button copies. */
async function copied(page, name) {
  await page.evaluate(() => {
    window.pasted = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.pasted = text; } } });
  });
  await page.getByRole("button", { name }).click();
  await page.waitForFunction(() => window.pasted !== null);
  return page.evaluate(() => window.pasted);
}

test("the picture is kept as SVG and as pixels", async () => {
  const { page, errors } = await openPage(browser);
  const drawn = await saved(page, "Picture (SVG)");
  assert.equal(drawn.name, "board.svg");
  assert.match(drawn.bytes.toString("utf8"), /^<svg [^]*<\/svg>\s*$/);
  const pixels = await saved(page, "Picture (PNG)");
  assert.equal(pixels.name, "board.png");
  assert.equal(pixels.bytes.subarray(1, 4).toString("latin1"), "PNG");
  assert.ok(pixels.bytes.readUInt32BE(16) >= 400, "wide enough");
  assert.deepEqual(errors, []);
  await page.close();
});

test("the link, the text and the scenario are copied", async () => {
  const { page, errors } = await openPage(browser);
  assert.equal(await copied(page, "Copy link"), `${address}#3.sg012~..-cs=r,c-c!c`);
  assert.equal(await copied(page, "Copy text"), ". c*=r, c c\\c");
  await page.locator(".yaml summary").click();
  assert.match(await copied(page, "Copy YAML"), /^board: \|\n/);
  await page.getByRole("button", { name: "Go on in YAML" }).click();
  await page.waitForFunction(() => document.body.classList.contains("as-file"));
  await page.getByRole("button", { name: "Go on by tapping" }).click();
  await page.waitForFunction(() => !document.body.classList.contains("as-file"));
  assert.equal(await page.inputValue("#text"), ". cS*=r, cE cWL\\cNL");
  assert.deepEqual(errors, []);
  await page.close();
});

test("the board is turned by a quarter, with what is asked", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink("f-f!f-f=b.q.tower-b1sw-1") });
  const before = await page.locator("#answer .today").innerText();
  for (const text of ["f, f/f, f=b\ntower a2nw 1", "f=b f\\f f\ntower b1ne 1", "f=b, f/f, f\ntower a2se 1", "f f\\f f=b\ntower b1sw 1"]) {
    await page.click("#action-turn");
    await new Hand(page).settled((now) => now === text);
    assert.equal(await page.inputValue("#text"), text);
  }
  assert.equal(await page.locator("#answer .today").innerText(), before);
  await page.click("#action-undo");
  await new Hand(page).settled((now) => now.startsWith("f=b, "));
  assert.deepEqual(errors, []);
  await page.close();
});

test("what going on by tapping leaves out is said before", async () => {
  const { page, errors } = await openPage(browser);
  await page.fill("#text", "question: 8 or 10?\nsource: a table\nquick: . c*=r, c c\\c\nrules: { city.small: two }\n");
  await page.waitForFunction(() => document.body.classList.contains("as-file"));
  assert.match(await page.innerText("#keep"), /leaves out its source and the rules of its table/);
  await page.click("#keep button:has-text('Go on by tapping')");
  await page.waitForFunction(() => !document.body.classList.contains("as-file"));
  assert.doesNotMatch(await page.innerText("#keep"), /leaves out/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("the last tile is removed though something is asked, and comes back with it", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink("f=r.q.question-Whose~3f.q.final~2dscoring~3a-~7b~7d") });
  await page.click('[data-brush="remove"]');
  const space = page.locator(".space.filled").first();
  await space.click();
  await page.waitForFunction(() => !document.querySelector("#text").value.includes("=r"));
  await space.click();
  // The question of the table is about no tile, so it stays.
  await page.waitForFunction(() => document.querySelector("#text").value === "question Whose?");
  assert.match(await page.innerText("#hint"), /gone/);
  await page.click("#action-undo");
  await page.waitForFunction(() => document.querySelector("#text").value === "f\nquestion Whose?\nfinal-scoring: {}");
  assert.deepEqual(errors, []);
  await page.close();
});
