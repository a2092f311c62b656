// The quarrel: its question in words and its claims, by taps, and the answers of other rules, as the library has them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, Hand, launch, openPage, mapLink } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

test("the question and the claims are kept, shown and weighed", async () => {
  const { page, errors } = await openPage(browser, { width: 360, height: 740 });
  const hand = new Hand(page);
  await page.locator("#quarrel summary").click();
  for (const [who, points] of [["red", "10"], ["blue", "8"]]) {
    await page.locator(`#quarrel [data-who="${who}"]`).click();
    await page.locator(`#quarrel [data-claim="${points}"]`).click();
    await hand.settled((now) => now.includes(`claim ${who} b1.city ${points}`));
  }
  await page.fill("#question", "8 points or 10?");
  await page.locator("#question").press("Enter");
  await hand.settled((now) => now.includes("question 8 points or 10?"));
  const said = await page.innerText("#answer");
  assert.match(said, /Red: .10 points. – wrong/);
  assert.match(said, /Blue: .8 points for Red. – right/);
  assert.match(await page.innerText("#quarrel"), /8 points or 10\?/);
  assert.equal(await page.title(), "8 points or 10?");
  // A claim with another value replaces the first.
  await page.locator('#quarrel [data-who="red"]').click();
  await page.locator('#quarrel [data-claim="8"]').click();
  await hand.settled((now) => now.includes("claim red b1.city 8"));
  assert.ok(!(await hand.text()).includes("claim red b1.city 10"));
  // A claim is shown, and the same tap takes it back.
  const pressed = () => page.locator('#quarrel [data-claim="8"]').getAttribute("aria-pressed");
  assert.equal(await pressed(), "true");
  await page.locator('#quarrel [data-claim="8"]').click();
  await hand.settled((now) => !now.includes("claim red"));
  assert.equal(await pressed(), "false");
  await page.locator('#quarrel [data-claim="8"]').click();
  await hand.settled((now) => now.includes("claim red b1.city 8"));
  // The link has the claims and the question.
  const before = await hand.text();
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForSelector("body[data-ready]");
  await page.fill("#text", before);
  await hand.settled((now) => now === before);
  await page.waitForFunction(() => document.title === "8 points or 10?");
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.equal(await hand.text(), before);
  assert.equal(await page.title(), "8 points or 10?");
  assert.deepEqual(errors, []);
  await page.close();
});

test("an example keeps its title after a reload", async () => {
  const { page, errors } = await openPage(browser);
  await page.click("#action-examples");
  const titles = await page.locator("#gallery-dialog .example:not(:has-text('as text')) .example-title").allInnerTexts();
  await page.locator("#gallery-dialog .example:not(:has-text('as text'))").first().click();
  await page.waitForFunction((title) => document.title === title, titles[0]);
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.equal(await page.title(), titles[0]);
  assert.match(await page.innerText("#said"), new RegExp(titles[0].slice(0, 12).replace(/[.*+?^${}()|[\]\\]/g, ".")));
  assert.deepEqual(errors, []);
  await page.close();
});

test("a piece that is set leaves the scores, and the fairy brings hers", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink(".-cs=r,c-c!c.q.fairy-b1.city") });
  assert.match(await page.innerText("#answer"), /Red 11|Red scores 11/);
  await page.close();
  assert.deepEqual(errors, []);
});

test("what other rules say is named", async () => {
  const { page, errors } = await openPage(browser);
  assert.equal(await page.innerText("#answer .otherwise"), "Red 10 under the 2015–2020, community, house and Z-Man rules.");
  await page.close();
  assert.deepEqual(errors, []);
});

test("who is right stands above the answer, and the question above the board of a phone", async () => {
  const text = "c=r c\nclaim red a1.city 4\nquestion Is a small city worth 4 points or only 2, and does it matter who placed the last tile there, or when, or under which of all the rules that ever were?";
  for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
    const { page, errors } = await openPage(browser, viewport);
    const hand = new Hand(page);
    const turns = await page.evaluate(() => Number(document.body.dataset.turns));
    await page.fill("#text", text);
    await page.waitForFunction((before) => Number(document.body.dataset.turns) > before, turns);
    await page.evaluate(() => document.getElementById("whole").scrollTo(0, 0));
    const boxes = await page.evaluate(() => ["#quarrel b", "#answer .claims", "#answer .today", "#example .question", "#squares"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
    const [question, claims, today, above, board] = boxes;
    assert.ok(question.bottom <= claims.top && claims.bottom <= today.top && today.top - claims.bottom < 40);
    if (viewport.width < 1000) assert.ok(above.height > 0 && above.height < 70 && above.top >= 0 && above.bottom <= board.top && board.bottom < 740);
    else assert.equal(above.height, 0, "not twice");
    assert.equal(await hand.text(), text);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test("all that may be claimed is offered, what comes after the sixth folded", async () => {
  const pairs = Array.from({ length: 8 }, (_, n) => (n % 2 ? "cE=b c" : "cE=r c")).join(" . ");
  const { page, errors } = await openPage(browser, { width: 360, height: 740 });
  const hand = new Hand(page);
  await page.fill("#text", pairs);
  await page.waitForFunction(() => document.querySelectorAll("#quarrel fieldset").length === 8);
  await page.click("#quarrel summary");
  assert.equal(await page.locator("#quarrel fieldset").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length), 6);
  const more = page.locator("#quarrel details details summary");
  assert.equal(await more.innerText(), "2 more");
  await more.click();
  await page.locator("#quarrel fieldset").last().locator('[data-claim="4"]').click();
  await hand.settled((now) => /claim \w+ v1\.city 4/.test(now));
  assert.match(await hand.text(), /claim \w+ v1\.city 4/);
  assert.ok(await page.locator("#quarrel fieldset").last().isVisible(), "it stays open");
  assert.deepEqual(errors, []);
  await page.close();
});

test("what was understood is read by whoever typed it, and folded where a board is tapped", async () => {
  const { page, errors } = await openPage(browser);
  assert.equal(await page.locator("#answer details.read").getAttribute("open"), null);
  await page.fill("#text", "c=r c");
  await page.waitForFunction(() => /Understood: a1/.test(document.querySelector("#answer .read").innerText));
  assert.equal(await page.locator("#answer details.read").count(), 0);
  await new Hand(page).brush("blue");
  await page.click('.space[data-at="b1"]');
  await page.waitForSelector("#answer details.read");
  assert.deepEqual(errors, []);
  await page.close();
});

test("the keys stay where a claim and a question were made", async () => {
  const { page, errors } = await openPage(browser);
  await page.click("#quarrel summary");
  await page.locator('#quarrel [data-claim="8"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector('#quarrel [data-claim="8"][aria-pressed="true"]');
  await page.waitForFunction(() => document.activeElement.dataset.claim === "8");
  await page.fill("#question", "8 or 10?");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.title === "8 or 10?");
  await page.waitForFunction(() => document.activeElement.id === "question");
  assert.deepEqual(errors, []);
  await page.close();
});
