// Ten disputes, each tapped from nothing: the quick map that results, the page's answer, and the number of taps.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Hand, launch, openPage } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The disputes: name, text, today's answer, most taps, and the taps. Spaces are counted from 0. */
const disputes = [
  ["city-pair", ". c*=r, c c\\c", "Red scores 8", 9, async (hand) => {
    await hand.tap([2, 1], [1, 2]);
    await hand.brush("half");
    await hand.tap([2, 2, "sw"], [2, 2, "ne"]);
    await hand.brush("coat");
    await hand.tap([2, 1]);
    await hand.brush("red");
    await hand.tap([2, 1]);
  }],
  ["road-pair", "r\\r r=b, r=r", "Blue and Red score 3 points each", 10, async (hand) => {
    await hand.brush("road");
    await hand.tap([3, 1], [2, 2]);
    await hand.brush("half");
    await hand.tap([2, 1, "sw"], [2, 1, "ne"]);
    await hand.brush("red");
    await hand.tap([2, 2]);
    await hand.brush("blue");
    await hand.tap([3, 1]);
  }],
  ["monastery-pair", "# #\\# #, # m=r #, # # #", "Red scores 9", 15, async (hand) => {
    await hand.brush("monastery");
    await hand.tap([2, 2]);
    await hand.brush("any");
    await hand.tap([1, 1], [3, 1], [1, 2], [3, 2], [1, 3], [2, 3], [3, 3]);
    await hand.brush("half");
    await hand.tap([2, 1, "sw"], [2, 1, "ne"]);
    await hand.brush("red");
    await hand.tap([2, 2]);
  }],
  ["field-gap", ". . f, f=r cgN f=r, f=b c/. f, f f", "A: Red 3; B: Red 3 and Blue 3", 21, async (hand) => {
    await hand.brush("field");
    // Above the middle: a row is added in the north then.
    await hand.tap([3, 0], [3, 2], [1, 2], [1, 3], [3, 3], [1, 4], [2, 4]);
    await hand.brush("city");
    await hand.tap([2, 2]);
    await hand.brush("half");
    await hand.tap([2, 3, "nw"]);
    await hand.brush("road", "side");
    await hand.tap([2, 2, "n"]);
    await hand.brush("red");
    await hand.tap([1, 2], [3, 2]);
    await hand.brush("blue");
    await hand.tap([1, 3]);
  }],
  ["city-gap", "f cS=r f, f cL\\. cW=b", "Incomplete – A: Red 1; B: Blue 1; C: worth 1 at final scoring", 16, async (hand) => {
    await hand.brush("half");
    await hand.tap([2, 2, "sw"]);
    await hand.brush("side");
    await hand.tap([2, 2, "c"], [2, 1, "s"], [3, 2, "w"]);
    await hand.brush("field", "square");
    await hand.tap([1, 1], [3, 1], [1, 2]);
    await hand.brush("red");
    await hand.tap([2, 1]);
    await hand.brush("blue");
    await hand.tap([3, 2]);
  }],
  ["barn", "c c ./f, . f .\\c c\nbarn b1@se g", "There is no ruling on this", 13, async (hand) => {
    await hand.tap([1, 1], [2, 1], [4, 2]);
    await hand.brush("half");
    await hand.tap([3, 2, "ne"]);
    await hand.brush("field");
    await hand.tap([3, 1, "se"]);
    await hand.brush("square");
    await hand.tap([2, 2]);
    await hand.brush("barn", "green");
    await hand.tap([2, 1, "se"]);
  }],
  ["dragon", "f f f=r\\f=b f .\\f=r f\ndragon a1 b1 c1sw c1ne d1 e1ne f1", "eats Red's 2 meeples on c1sw and e1ne and Blue's meeple on c1ne", 22, async (hand) => {
    await hand.brush("field");
    // From the east: each tap in the first shown column adds one before it.
    await hand.tap([4, 1], [2, 1], [0, 1], [0, 1]);
    await hand.brush("half");
    await hand.tap([3, 1, "sw"], [3, 1, "ne"], [5, 1, "ne"]);
    await hand.brush("red");
    await hand.tap([3, 1, "sw"], [5, 1, "ne"]);
    await hand.brush("blue");
    await hand.tap([3, 1, "ne"]);
    await hand.brush("dragon");
    await hand.tap([1, 1], [2, 1], [3, 1, "sw"], [3, 1, "ne"], [4, 1], [5, 1, "ne"], [6, 1]);
  }],
  ["double", "c=r c < c", "Red scores 8", 7, async (hand) => {
    await hand.tap([1, 1], [4, 1]);
    await hand.brush("double");
    await hand.tap([2, 1], [3, 1]);
    await hand.brush("red");
    await hand.tap([1, 1]);
  }],
  ["tower", "f f\\f=r f=b\ntower b1sw 1", "It reaches a1, b1sw, b1ne and c1", 12, async (hand) => {
    await hand.brush("field");
    await hand.tap([1, 1], [3, 1]);
    await hand.brush("half");
    await hand.tap([2, 1, "sw"], [2, 1, "ne"]);
    await hand.brush("red");
    await hand.tap([2, 1, "ne"]);
    await hand.brush("blue");
    await hand.tap([3, 1]);
    await hand.brush("tower");
    await hand.tap([2, 1, "sw"]);
  }],
  ["road-closed", "r r=b r\\r r", "Blue scores 4", 9, async (hand) => {
    await hand.brush("road");
    await hand.tap([1, 1], [2, 1], [4, 1]);
    await hand.brush("half");
    await hand.tap([3, 1, "sw"], [3, 1, "ne"]);
    await hand.brush("blue");
    await hand.tap([2, 1]);
  }],
];

let sum = 0;
for (const [name, text, says, most, play] of disputes) {
  test(`${name}: ${text.split("\n")[0]}`, async (t) => {
    const { page, errors } = await openPage(browser);
    const hand = new Hand(page);
    await hand.empty();
    await play(hand);
    await hand.settled((now) => now === text);
    assert.equal(await hand.text(), text);
    const said = await page.locator("#answer").innerText();
    assert.ok((await page.locator("#answer .today").innerText()).includes(says));
    // The same board, opened as a link, has the same answer.
    const link = await page.evaluate(() => location.hash);
    const other = await openPage(browser, { hash: link });
    assert.equal(await other.page.inputValue("#text"), text);
    assert.equal(await other.page.locator("#answer").innerText(), said);
    assert.deepEqual([...errors, ...other.errors], []);
    t.diagnostic(`${hand.taps} taps`);
    sum += hand.taps;
    assert.ok(hand.taps <= most, `${hand.taps} taps, at most ${most}`);
    await page.close();
    await other.page.close();
  });
}

test("taps that come at once are all where they were meant", async () => {
  const { page, errors } = await openPage(browser);
  const hand = new Hand(page);
  await hand.empty();
  await hand.tap([1, 1]);
  // The first tap shifts the shown board by a column, before the others are answered.
  await page.evaluate((spaces) => {
    const buttons = spaces.map(([column, row]) => document.querySelector(`.space[data-column="${column}"][data-row="${row}"]`));
    for (const [button, box] of buttons.map((one) => [one, one.getBoundingClientRect()])) {
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
    }
  }, [[0, 1], [2, 1], [1, 0]]);
  await hand.settled((now) => now === ". c, c c c");
  assert.equal(await hand.text(), ". c, c c c");
  assert.deepEqual(errors, []);
  await page.close();
});

test("thirteen taps in the mean", (t) => {
  t.diagnostic(`${sum / disputes.length} taps in the mean`);
  assert.ok(sum <= 13.2 * disputes.length);
});
