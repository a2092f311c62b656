// The page by keys alone: a dispute is laid out, taken back, asked and read without a tap.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, openPage } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const text = (page) => page.inputValue("#text");

/** Presses keys, and waits for the wanted text. */
async function press(page, keys, wanted = null) {
  for (const key of keys) await page.keyboard.press(key);
  if (wanted === null) return;
  for (let tries = 0; tries < 500 && (await text(page)) !== wanted; tries += 1) await page.waitForTimeout(20);
  assert.equal(await text(page), wanted);
}

/** Presses Tab until an element has the focus. */
async function reach(page, selector) {
  for (let tries = 0; tries < 80; tries += 1) {
    if (await page.evaluate((sought) => document.activeElement?.matches(sought), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

const focused = (page) => page.evaluate(() => document.activeElement.getAttribute("aria-label"));

test("a dispute is laid out by keys alone", async () => {
  const { page, errors } = await openPage(browser, { width: 1280, height: 800 });
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
  await reach(page, "#action-empty");
  await press(page, ["Enter"], "");
  await reach(page, ".space");
  assert.equal(await page.locator('.squares [tabindex="0"]').count(), 1);
  // The cursor is in the third column and third row of an empty board.
  await press(page, ["ArrowUp", "Enter"], "c");
  assert.match(await focused(page), /^a1: city/);
  await press(page, ["ArrowDown", "ArrowLeft", "Enter"], ". c, c");
  await press(page, ["h", "ArrowRight", "1"], ". c, c c\\.");
  await press(page, ["Shift+ArrowUp", "Shift+ArrowRight", "Shift+ArrowRight"]);
  assert.equal(await page.locator(".spot").count(), 1);
  await press(page, ["9"], ". c, c c\\c");
  assert.match(await focused(page), /^b2: south-west half tile: city .*; north-east half tile: city /);
  await reach(page, '[data-brush="coat"]');
  await press(page, ["Enter", "Shift+Tab"]);
  await page.keyboard.down("Shift");
  await reach(page, ".space");
  await page.keyboard.up("Shift");
  await press(page, ["ArrowUp", "Enter"], ". c*, c c\\c");
  await reach(page, '[data-brush="red"]');
  await press(page, ["Space"]);
  await page.keyboard.down("Shift");
  await reach(page, ".space");
  await page.keyboard.up("Shift");
  await press(page, ["Enter"], ". c*=r, c c\\c");
  assert.match(await focused(page), /^b1: city S, a coat of arms, red meeple$/);
  await page.waitForFunction(() => /Red scores 8/.test(document.getElementById("live").textContent));
  // Undo, redo, remove.
  await press(page, ["Control+z"], ". c*, c c\\c");
  await press(page, ["Control+y"], ". c*=r, c c\\c");
  await press(page, ["Delete"], ". c*, c c\\c");
  await press(page, ["Delete"], "., c c\\c");
  assert.deepEqual(errors, []);
  await page.close();
});

test("what is said has a heading, names and a live region", async () => {
  const { page } = await openPage(browser, { width: 1280, height: 800 });
  assert.equal(await page.locator("#live[role=status][aria-live=polite]").count(), 1);
  assert.equal(await page.locator("main h2").first().innerText(), "The board");
  const unnamed = await page.evaluate(() => [...document.querySelectorAll("button, input, textarea, summary")].filter((one) => !(one.getAttribute("aria-label") ?? one.textContent ?? "").trim() && !one.labels?.length).length);
  assert.equal(unnamed, 0);
  // Every brush shows whether it is chosen.
  const pressed = await page.locator('.brush[aria-pressed="true"]').allInnerTexts();
  assert.deepEqual(pressed, ["City", "Tile"]);
  await page.close();
});

test("the examples open and close by keys", async () => {
  const { page, errors } = await openPage(browser, { width: 1280, height: 800 });
  await reach(page, "#action-examples");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open]");
  await reach(page, "#filter");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.ok(await page.evaluate(() => document.activeElement.id === "action-examples"));
  assert.deepEqual(errors, []);
  await page.close();
});

test("colours and pieces have keys, and spaces outside a direction", async () => {
  const { page, errors } = await openPage(browser, { width: 1280, height: 800, forcedColors: "active" });
  await page.locator('.space[data-at="a2"]').focus();
  await page.keyboard.press("Shift+B");
  assert.equal(await page.locator('[data-brush="blue"]').getAttribute("aria-pressed"), "true");
  // A chosen brush is visible with the reader's own colours.
  assert.equal(await page.locator('[data-brush="blue"]').evaluate((one) => getComputedStyle(one).outlineStyle), "solid");
  await page.keyboard.press("b");
  assert.equal(await page.locator('[data-brush="barn"]').getAttribute("aria-pressed"), "true");
  await page.keyboard.press("ArrowLeft");
  assert.match(await focused(page), /^1 west of a2, empty/);
  assert.deepEqual(errors, []);
  await page.close();
});
