// Ten positions, each entered by taps alone on a phone: at most 15 taps, and the same answer as the program's.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { Hand, launch, openPage } from "./browser.mjs";
import { judge } from "./module.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = process.env.ORACLE ?? "target/debug/oracle";
let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Presses buttons of a box. */
async function press(hand, ...selectors) {
  for (const selector of selectors) {
    await hand.page.locator(selector).first().click();
    hand.taps += 1;
  }
}
const inBox = (value) => `#box-dialog [data-value="${value}"]`;

/** The positions: name, text, today's answer, the rules if they are chosen, and the taps. */
const positions = [
  ["abbots on two kinds of monastery", "mG mD\nabbot a1.monastery r\nabbot b1.monastery b", /Red 2.*Blue 2/s, "", async (hand) => {
    await hand.brush("german");
    await hand.brush("monastery");
    await hand.tap([1, 1], [2, 1]);
    await hand.brush("german");
    await hand.tap([1, 1]);
    await hand.brush("dutch");
    await hand.tap([2, 1]);
    await hand.brush("abbot", "red");
    await hand.tap([1, 1]);
    await hand.brush("blue");
    await hand.tap([2, 1]);
  }],
  ["an inn on a road", "r ri=b r", /Blue scores 6/, "", async (hand) => {
    await hand.brush("road");
    await hand.tap([1, 1], [2, 1], [3, 1]);
    await hand.brush("inn");
    await hand.tap([2, 1]);
    await hand.brush("blue");
    await hand.tap([2, 1]);
  }],
  ["a cathedral in a city", "cd=y c*", /Yellow scores 9/, "", async (hand) => {
    await hand.tap([1, 1], [2, 1]);
    await hand.brush("coat");
    await hand.tap([2, 1]);
    await hand.brush("cathedral");
    await hand.tap([1, 1]);
    await hand.brush("yellow");
    await hand.tap([1, 1]);
  }],
  ["a large meeple beside a builder", "c=R c=b=b\nbuilder b1.city b", /Red and Blue score 4 points each/, "", async (hand) => {
    await hand.tap([1, 1], [2, 1]);
    await hand.brush("red", "large");
    await hand.tap([1, 1]);
    await hand.brush("large", "blue", "second");
    await hand.tap([2, 1], [2, 1]);
    await hand.brush("builder");
    await hand.tap([2, 1]);
  }],
  ["a turn at the score track", "c=r c\ntrack: { red: { meeple: 6, messenger: 21 } }\nturn: { player: red }", /Red's turn/, "", async (hand) => {
    await hand.tap([1, 1], [2, 1]);
    await hand.brush("red");
    await hand.tap([1, 1]);
    await hand.brush("track");
    await press(hand, inBox(6), inBox(21), "#box-done");
  }],
  ["printed tiles by their pictures", "E@180+cS=r, E", /Red scores 4/, "", async (hand) => {
    await hand.brush("print");
    await press(hand, '[data-print="E"]');
    await hand.tap([2, 1], [2, 1], [2, 1], [2, 2]);
    await hand.brush("red");
    await hand.tap([2, 1, "s"]);
  }],
  ["a player by name", "c=anna c", /Anna scores 4/, "", async (hand) => {
    await hand.tap([1, 1], [2, 1]);
    await hand.brush("name");
    await hand.page.fill("#box-name", "Anna");
    await press(hand, "#box-done");
    await hand.tap([1, 1]);
  }],
  ["the law of a day", "c*=r c\\c c", /2016-03-01.*Red scores/s, "2016-03-01", async (hand) => {
    await hand.tap([1, 1], [3, 1]);
    await hand.brush("half");
    await hand.tap([2, 1, "sw"], [2, 1, "ne"]);
    await hand.brush("coat");
    await hand.tap([1, 1]);
    await hand.brush("red");
    await hand.tap([1, 1]);
    await hand.brush("rules");
    await hand.page.fill("#box-date", "2016-03-01");
    await press(hand, "#box-done");
  }],
  ["the setup for four with both sets", "setup: { players: 4, sets: [I, II] }", /3 half tiles/, "", async (hand) => {
    await hand.brush("setup");
    await press(hand, inBox(4), inBox("I, II"), "#box-done");
  }],
  ["a barn that may be placed, and one tile turned", "f f, f cS\nset barn a1@se g", /can(?:not)? be placed/, "", async (hand) => {
    await hand.brush("field");
    await hand.tap([1, 1], [2, 1], [1, 2]);
    await hand.brush("city", "side");
    await hand.tap([2, 2, "e"]);
    await hand.brush("turn");
    await hand.tap([2, 2]);
    await hand.brush("barn", "green");
    await hand.tap([1, 1, "se"], [1, 1, "se"]);
  }],
];

for (const [name, text, says, rules, play] of positions) {
  test(name, async (t) => {
    const { page, errors } = await openPage(browser, { width: 360, height: 740 });
    const hand = new Hand(page);
    await hand.empty();
    await play(hand);
    await hand.settled((now) => now === text);
    assert.equal(await hand.text(), text);
    await page.waitForFunction((fits) => new RegExp(fits[0], fits[1]).test(document.getElementById("answer").textContent), [says.source, says.flags]);
    assert.ok(hand.taps <= 15, `${hand.taps} taps`);
    assert.deepEqual(errors, []);
    const lines = text.split("\n");
    const said = spawnSync(program, ["--no-config", "quick", ...lines, "--format", "json", ...(rules ? ["--rules", rules] : [])], { cwd: root, encoding: "utf8" });
    assert.equal(said.status, 0, said.stderr);
    const own = JSON.parse(said.stdout);
    // The answer of the module, asked as the page does.
    const told = judge(rules ? `${text}\nrules ${rules}` : text);
    assert.deepEqual(told.score.subjects.map((one) => one.verdicts), own.subjects.map((one) => one.verdicts));
    t.diagnostic(`${hand.taps} taps`);
    await page.close();
  });
}
