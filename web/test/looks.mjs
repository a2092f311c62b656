// The look of the page: nothing scrolls sideways, targets of taps are large enough; and pictures of it.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Hand, launch, openPage, mapLink } from "./browser.mjs";

/** The folder for pictures, if they are wanted. */
const pictures = process.env.PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/** The script that checks a page for readers who hear it or need contrast. */
const axe = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Returns the violations that axe finds, a line for each kind with its elements. */
async function foundByAxe(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" | ")}`);
}

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const sizes = [[320, 640], [360, 740], [390, 844], [768, 1024], [1280, 800]];
const wide = mapLink("f-f-f-f-f-f-f-f-f-f");

for (const [width, height] of sizes) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${width} by ${height}, ${colorScheme}`, async () => {
      const { page, errors } = await openPage(browser, { width, height, colorScheme });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok((await sideways()) <= 0);
      if (pictures) await page.screenshot({ path: `${pictures}/${width}-${colorScheme}.png` });
      await page.click('[data-brush="unfold"]');
      for (const fold of await page.locator("details").all()) await fold.evaluate((one) => (one.open = true));
      assert.ok((await sideways()) <= 0, "with everything unfolded");
      if (pictures) await page.screenshot({ path: `${pictures}/${width}-${colorScheme}-whole.png`, fullPage: true });
      const small = await page.evaluate(() => [...document.querySelectorAll("button, summary, input, textarea, select")].filter((one) => one.checkVisibility()).map((one) => [one.textContent.slice(0, 20) || one.id || one.dataset.at, one.getBoundingClientRect()]).filter(([, box]) => box.width < 43.9 || box.height < 43.9).map(([name, box]) => `${name}: ${box.width} by ${box.height}`));
      assert.deepEqual(small, [], "at least 44 by 44");
      await page.click("#action-examples");
      await page.waitForSelector("dialog[open]");
      assert.ok((await sideways()) <= 0, "with the examples");
      if (pictures) await page.screenshot({ path: `${pictures}/${width}-${colorScheme}-examples.png` });
      assert.deepEqual(errors, []);
      await page.close();
      const large = await openPage(browser, { width, height, colorScheme, hash: wide });
      assert.ok((await large.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, "with a wide board");
      const space = await large.page.locator(".space").first().boundingBox();
      assert.ok(space.width >= 43.9 && space.height >= 43.9);
      await large.page.close();
    });
  }
}

test("a board that begins is told what comes next, and nothing of it is called wrong", async () => {
  const { page, errors } = await openPage(browser);
  const hand = new Hand(page);
  await hand.empty();
  await hand.tap([2, 1]);
  assert.match(await page.locator("#problems").innerText(), /Go on with the next tile/);
  assert.equal(await page.locator("#squares .wrong, .hint.warns").count(), 0);
  assert.match(await page.locator('.space[data-at="a1"]').getAttribute("aria-label"), /neighbours come next/);
  assert.match(await page.locator("#live").textContent(), /Go on with the next tile/);
  await hand.tap([3, 1]);
  assert.equal(await page.locator("#problems").innerText(), "");
  if (pictures) await page.screenshot({ path: `${pictures}/two.png` });
  assert.deepEqual(errors, []);
  await page.close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`nobody is shut out, ${colorScheme}`, async () => {
    const { page } = await openPage(browser, { colorScheme });
    await page.click('[data-brush="unfold"]');
    for (const fold of await page.locator("details").all()) await fold.evaluate((one) => (one.open = true));
    assert.deepEqual(await foundByAxe(page), []);
    await page.click("#action-examples");
    await page.waitForSelector("dialog[open]");
    assert.deepEqual(await foundByAxe(page), [], "with the examples");
    await page.close();
    const wrong = await openPage(browser, { colorScheme, hash: mapLink("c.-c") });
    assert.deepEqual(await foundByAxe(wrong.page), [], "with a problem");
    await wrong.page.close();
  });
}

test("nothing moves for those who want that", async () => {
  const { page } = await openPage(browser, { reducedMotion: "reduce" });
  const moves = await page.evaluate(() => document.getAnimations().length + [...document.querySelectorAll("button")].filter((one) => getComputedStyle(one).transitionDuration !== "0s").length);
  assert.equal(moves, 0);
  await page.close();
});

test("the dashes round empty spaces stand out by 3 to 1", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await openPage(browser, { colorScheme });
    const [dash, ground] = await page.evaluate(() => {
      const space = document.querySelector(".space:not(.filled)");
      return [getComputedStyle(space, "::before").borderTopColor, getComputedStyle(document.getElementById("squares")).backgroundColor];
    });
    const light = (colour) => {
      const [r, g, b] = colour.match(/[\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [low, high] = [light(dash), light(ground)].sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    assert.ok(contrast >= 3, `${colorScheme}: ${dash} on ${ground}: ${contrast.toFixed(2)}`);
    await page.close();
  }
});

test("what stands on a board that cannot be judged yet is seen on it", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink("cd.q.builder-a1.city-r") });
  assert.equal(await page.locator("#problems").innerText() !== "", true);
  const drawn = (hash) => page.evaluate((to) => { location.hash = to; }, hash).then(() => page.waitForTimeout(300)).then(() => page.locator("#squares > svg").innerHTML());
  const each = {};
  for (const [name, hash] of [["plain", mapLink("cE")], ["cathedral", mapLink("cEd")], ["builder", mapLink("cE.q.builder-a1.city-r")], ["road", mapLink("rE")], ["inn", mapLink("rEi")], ["monastery", mapLink("mrE")], ["german", mapLink("mGrE")]]) each[name] = (await drawn(hash)).length;
  assert.ok(each.cathedral > each.plain && each.builder > each.plain && each.inn > each.road && each.german > each.monastery, JSON.stringify(each));
  assert.deepEqual(errors, []);
  await page.close();
});
