// The questions that boxes ask and take back, players by name, rules, and the hints about them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Hand, launch, openPage } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const phone = { width: 360, height: 740, hasTouch: true };

/** Opens the page with a text, and returns it with a hand. */
async function withText(text, how = phone) {
  const { page, errors } = await openPage(browser, how);
  const hand = new Hand(page);
  const turns = await page.evaluate(() => Number(document.body.dataset.turns));
  await page.fill("#text", text);
  await page.waitForFunction((before) => Number(document.body.dataset.turns) > before, turns);
  const hint = () => page.innerText("#hint");
  const lines = async (wanted) => {
    await hand.settled((now) => now === wanted);
    assert.equal(await hand.text(), wanted);
  };
  return { page, errors, hand, hint, lines };
}

/** Waits until all taps are answered. */
async function turned(page) {
  for (let last = -1, tries = 0; tries < 200; tries += 1) {
    const [now, waiting] = await page.evaluate(() => [Number(document.body.dataset.turns), Number(document.body.dataset.waiting ?? 0)]);
    if (now === last && waiting === 0) return;
    last = now;
    await page.waitForTimeout(80);
  }
}

const inBox = (value) => `#box-dialog [data-value="${value}"]`;
const press = async (page, ...buttons) => {
  for (const button of buttons) await page.locator(button).first().click();
};

test("Remove takes figures first, and claims only with their tile", async () => {
  const { page, errors, hand, hint, lines } = await withText("c=r c rE r\nclaim red a1.city 4\nquestion Is a1 worth 4?\nbarn a1@se b\nclaim blue c1.road 2");
  // A question goes first, though it is no figure: this barn cannot be placed.
  await hand.brush("remove");
  const spaces = await page.locator('.space[data-at="a1"]').evaluate((one) => [Number(one.dataset.column), Number(one.dataset.row)]);
  const [column, row] = spaces;
  await hand.tap([column, row]);
  await lines("c=r c rE r\nclaim red a1.city 4\nquestion Is a1 worth 4?\nclaim blue c1.road 2");
  await hand.tap([column, row]);
  await lines("c c rE r\nclaim red a1.city 4\nquestion Is a1 worth 4?\nclaim blue c1.road 2");
  assert.doesNotMatch(await hint(), /claimed/);
  await hand.tap([column, row]);
  await lines(". c rE r\nquestion Is a1 worth 4?\nclaim blue c1.road 2");
  assert.match(await hint(), /What was claimed about this tile is gone with it/);
  await page.click("#action-undo");
  await lines("c c rE r\nclaim red a1.city 4\nquestion Is a1 worth 4?\nclaim blue c1.road 2");
  assert.match(await hint(), /figures first/, "the hint is that of the brush again");
  assert.deepEqual(errors, []);
  await page.close();
});

test("the question of the table stays when the last tile goes, and with those that come", async () => {
  const { page, errors, hand, lines } = await withText("m\nclaim red a1.monastery 1\nquestion 8 or 9?");
  await hand.brush("remove");
  const at = () => page.locator('.space[data-at="a1"]').evaluate((one) => [Number(one.dataset.column), Number(one.dataset.row)]);
  await hand.tap(await at());
  await lines("question 8 or 9?");
  assert.match(await page.innerText("#strip"), /board is empty/);
  await hand.brush("monastery");
  await hand.tap([3, 2]);
  await lines("m\nquestion 8 or 9?");
  assert.deepEqual(errors, []);
  await page.close();
});

test("asking the same again keeps it, and a box opens with what was chosen last", async () => {
  const { page, errors, hand, hint, lines } = await withText("c=r c");
  await hand.brush("message");
  await press(page, inBox(3), inBox("blue"), "#box-done");
  await lines("c=r c\nmessage: { number: 3, player: blue }");
  assert.match(await hint(), /^Asked: What is a message worth\?$/);
  await hand.brush("message");
  assert.deepEqual(await page.locator('#box-dialog [aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.dataset.value)), ["3", "blue"]);
  await press(page, "#box-done");
  await turned(page);
  await lines("c=r c\nmessage: { number: 3, player: blue }");
  await hand.brush("setup");
  await press(page, inBox(5), inBox("I, II"), "#box-done");
  await turned(page);
  await hand.brush("setup");
  assert.deepEqual(await page.locator('#box-dialog [aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.dataset.value)), ["5", "I, II"]);
  await press(page, "#box-done");
  await turned(page);
  await lines("c=r c\nmessage: { number: 3, player: blue }\nsetup: { players: 5, sets: [I, II] }");
  // A brush that asks at once also takes its question back, and shows that.
  await hand.brush("final");
  await turned(page);
  assert.match(await hint(), /^Asked: What does everyone score/);
  await hand.brush("final");
  await lines("c=r c\nmessage: { number: 3, player: blue }\nsetup: { players: 5, sets: [I, II] }");
  assert.match(await hint(), /^No longer asked: What does everyone score/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a turn at the scoreboard is asked about twice, changed, and not half", async () => {
  const { page, errors, hand, lines } = await withText("c=r c");
  const on = () => page.locator("#box-dialog .spaces .on").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  await hand.brush("track");
  await press(page, inBox("messenger"), inBox(21), "#box-done");
  assert.match(await page.innerText("#box-dialog .wrong"), /Red has only the messenger on the scoreboard/);
  await press(page, inBox("meeple"), inBox(6), inBox(6));
  assert.deepEqual(await on(), ["21, Red messenger"], "a second tap takes it off");
  await press(page, inBox(6), "#box-done");
  await lines("c=r c\ntrack: { red: { messenger: 21, meeple: 6 } }\nturn: { player: red }");
  await hand.brush("track");
  assert.deepEqual(await on(), ["6, Red meeple", "21, Red messenger"]);
  await press(page, "#box-done");
  await turned(page);
  await lines("c=r c\ntrack: { red: { messenger: 21, meeple: 6 } }\nturn: { player: red }");
  // Both figures may be on one space.
  await hand.brush("track");
  await press(page, inBox(0), inBox("messenger"), inBox(0), "#box-done");
  await lines("c=r c\ntrack: { red: { messenger: 0, meeple: 0 } }\nturn: { player: red }");
  assert.deepEqual(errors, []);
  await page.close();
});

test("what is asked of tiles waits for them, and says so", async () => {
  const { page, errors, hand, hint } = await withText("c=r c");
  await hand.empty();
  for (const brush of ["message", "final", "track"]) {
    await hand.brush("road", brush);
    assert.equal(await hint(), "Tiles come first: build the board, then ask.", brush);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    assert.equal(await hand.text(), "");
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test("rules that are chosen on an empty board hold when tiles come", async () => {
  const { page, errors, hand } = await withText("c=r c");
  await hand.empty();
  await hand.brush("rules");
  await press(page, inBox("2015"), "#box-done");
  await turned(page);
  assert.match(await page.innerText("#choose-rules"), /2015/);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.match(await page.innerText("#choose-rules"), /2015/);
  await hand.brush("city");
  await hand.tap([1, 1], [2, 1]);
  await hand.brush("red");
  await hand.tap([1, 1]);
  await turned(page);
  assert.match(await page.innerText("#answer .today"), /Under the 2015 rules/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a day before the law, or half a day, is refused in sight", async () => {
  for (const text of ["c=r c", ""]) {
    const { page, errors, hand, hint } = await withText("c=r c");
    if (!text) await hand.empty();
    await hand.brush("rules");
    await page.fill("#box-date", "1999-01-01");
    await press(page, "#box-done");
    await turned(page);
    assert.match(await hint(), /1999-01-01 is not a rule set or a date\. The law begins on 2000-10-01/);
    await hand.brush("rules");
    assert.equal(await page.inputValue("#box-date"), "", "nothing is kept");
    await page.locator("#box-date").press("1");
    await press(page, "#box-done");
    await turned(page);
    assert.match(await hint(), /date is not complete/);
    assert.equal(await page.locator("#choose-rules").count(), 0);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test("a day before the law is refused in sight beside a file, too", async () => {
  const { page, errors } = await openPage(browser, phone);
  await page.fill("#text", "question: 8 or 10?\nsource: a table\nquick: . c*=r, c c\\c\n");
  await page.click("#choose-rules");
  await page.fill("#box-date", "1999-01-01");
  await page.click("#box-done");
  await page.waitForFunction(() => /1999-01-01 is not a rule set/.test(document.getElementById("problems").innerText));
  assert.equal(await page.innerText("#choose-rules"), "Rules: all");
  assert.deepEqual(errors, []);
  await page.close();
});

test("a turn that says more than whose it is goes on saying it", async () => {
  const { page, errors } = await openPage(browser);
  await page.fill("#text", "c=r c\ntrack: { red: { meeple: 6, messenger: 21 } }\nturn: { player: red, rounds: [{ round: 3, score: { a1.city: meeple } }] }");
  await page.waitForSelector("#asked li:nth-child(2)");
  await page.locator("#text").blur();
  const said = await page.inputValue("#text");
  await page.click('[data-brush="unfold"]');
  await page.click('[data-brush="track"]');
  await page.click("#box-done");
  await page.waitForFunction(() => /^Asked/.test(document.getElementById("hint").textContent));
  assert.equal(await page.inputValue("#text"), said);
  assert.deepEqual(errors, []);
  await page.close();
});

test("every rule set can be chosen, and one that is older than what lies there says so", async () => {
  const { page, errors, hand, hint } = await withText(". c*=r, c c\\c");
  await hand.brush("rules");
  const all = await page.locator("#box-dialog .sets-of-rules [data-value]").evaluateAll((every) => every.map((one) => one.dataset.value));
  assert.deepEqual(all, ["2000", "2001", "2002", "2014", "2014-10", "2015", "2020", "2021", "2025", "community", "house-1e", "house-2e", "zmg", "rgg"]);
  await press(page, inBox("2000"), inBox("2015"), "#box-done");
  await turned(page);
  assert.equal(await hint(), "2000: Half tiles did not exist before 2014.");
  assert.match(await page.innerText("#answer .today"), /Under the 2015 rules/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a name that is the word for a colour is that colour; others have a capital", async () => {
  const { page, errors, hand, hint, lines } = await withText("f f");
  const at = (name) => page.locator(`.space[data-at="${name}"]`).evaluate((one) => [Number(one.dataset.column), Number(one.dataset.row)]);
  for (const [typed, colour] of [["Weiss", "white"], ["zwart", "black"], ["Rot", "red"]]) {
    await hand.brush("name");
    await page.fill("#box-name", typed);
    await press(page, "#box-done");
    await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    assert.equal(await page.getAttribute(`[data-brush="${colour}"]`, "aria-pressed"), "true");
    assert.equal(await hint(), `“${typed}” stands for ${colour}, so that colour is chosen.`);
  }
  assert.equal(await page.locator(".of-named").count(), 0);
  await hand.tap(await at("a1"));
  await lines("f=r f");
  await hand.brush("name");
  for (const [typed, why] of [["Anna Maria", /one word here: Anna-Maria/], ["1a", /1a cannot be the name of a player\. A player's name begins with a letter/], ["x", /at least two letters/], ["anna=bob", /at least two/], ["", /at least two/]]) {
    await page.fill("#box-name", typed);
    await press(page, "#box-done");
    await page.waitForFunction(([fits]) => new RegExp(fits).test(document.querySelector("#box-dialog .wrong").textContent), [why.source]);
  }
  await page.fill("#box-name", "anna");
  await press(page, "#box-done");
  await page.waitForSelector('[data-brush="anna"]');
  assert.equal(await page.innerText('[data-brush="anna"] > span'), "Anna");
  assert.match(await hint(), /Anna has a meeple there/);
  await hand.tap(await at("b1"));
  await lines("f=r f=anna");
  assert.match(await page.getAttribute('.space[data-at="b1"]', "aria-label"), /Anna meeple/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("Large stays on, and the hint says so; an abbot is an abbot", async () => {
  const { page, errors, hand, hint } = await withText("c c");
  const at = await page.locator('.space[data-at="a1"]').evaluate((one) => [Number(one.dataset.column), Number(one.dataset.row)]);
  await hand.brush("large");
  assert.match(await hint(), /Red has a large meeple there/);
  await hand.brush("blue");
  assert.match(await hint(), /Blue has a large meeple there/);
  await hand.tap(at);
  assert.match(await hint(), /Blue has a large meeple there/);
  await hand.brush("abbot");
  assert.match(await hint(), /Blue has an abbot there/);
  await hand.brush("abbey");
  assert.match(await hint(), /an abbey on it/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("messages have their names, as the library has them", async () => {
  const { page, errors, hand } = await withText("c=r c");
  const wording = readFileSync(new URL("../../crates/position/messages/en/messages.ftl", import.meta.url), "utf8");
  const [, list] = /^title = \{ \$number ->\n((?: {2}.*\n| {3}\*.*\n)+)/m.exec(wording);
  const names = Array.from(list.matchAll(/\[(?:\d|other)\] (.+)/g), ([, name]) => name);
  assert.equal(names.length, 8);
  await hand.brush("message");
  const shown = await page.locator("#box-dialog .choices").first().locator("button").allInnerTexts();
  assert.deepEqual(shown, names.map((name, n) => `${n + 1}: ${name}`));
  assert.deepEqual(errors, []);
  await page.close();
});

test("after undo the hint is that of the brush", async () => {
  const { page, errors, hand, hint } = await withText("m");
  const at = await page.locator('.space[data-at="a1"]').evaluate((one) => [Number(one.dataset.column), Number(one.dataset.row)]);
  await hand.brush("remove");
  await hand.tap(at);
  assert.equal(await hint(), "The board is empty.");
  await page.click("#action-undo");
  await turned(page);
  assert.match(await hint(), /^Tap what you want to remove/);
  await page.click("#action-redo");
  await turned(page);
  assert.match(await hint(), /^Tap what you want to remove/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("what is placed or asked stands there in words", async () => {
  const { page, errors } = await openPage(browser);
  await page.fill("#text", "c=r c\nquestion 2 or 4?\nclaim red a1.city 4\nsetup: { players: 4, sets: [I] }");
  await page.waitForSelector("#asked li:nth-child(3)");
  assert.deepEqual(await page.locator("#asked li > span").allInnerTexts(), ["2 or 4?", "Red: 4 – A: Red's city on a1 and b1", "4 players with set I"]);
  await page.click("#asked li:nth-child(2) button");
  await page.waitForFunction(() => document.querySelectorAll("#asked li").length === 2);
  assert.deepEqual(errors, []);
  await page.close();
});

test("what other rules say stands there without a board, too", async () => {
  const { page } = await openPage(browser);
  await page.click("#action-empty");
  await page.fill("#text", "setup: { players: 3, sets: [I, II] }");
  await page.waitForSelector("#answer .otherwise");
  assert.match(await page.innerText("#answer .otherwise"), /^8 each.*; no ruling under the 2014–2015 and community rules\.$/);
  await page.close();
});

test("an end that is taken as closed is opened by a tap, and closed by another", async () => {
  const { page, hand } = await withText("r r=r r");
  const end = page.locator('.end[aria-label^="a1:"]');
  await page.waitForFunction(() => document.querySelectorAll(".end.closed").length === 2);
  await end.click();
  await page.waitForFunction(() => document.querySelector("#text").value === "rEW r=r r");
  await page.waitForFunction(() => /^Under today's rules: Incomplete/.test(document.querySelector("#strip").innerText));
  assert.equal(await end.getAttribute("aria-label"), "a1: open to the west. Tap if it ends there.");
  await end.click();
  await page.waitForFunction(() => document.querySelector("#text").value === "rE r=r r");
  await page.waitForFunction(() => /^Under today's rules: Completed/.test(document.querySelector("#strip").innerText));
  // A meeple on the tile stays.
  await page.fill("#text", "r=r r");
  await page.waitForFunction(() => document.querySelectorAll(".end.closed").length === 2);
  await end.click();
  await page.waitForFunction(() => document.querySelector("#text").value === "rEW=r r");
  assert.equal(await hand.text(), "rEW=r r");
  await page.close();
});
