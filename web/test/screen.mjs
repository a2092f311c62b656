// One screen of a phone: board, brushes and answer are shown together, in all states of the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Hand, address, launch, openPage, mapLink } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const phone = { width: 360, height: 740 };

/** Returns the elements that are not wholly in view, or have something over them. */
const covered = (page, selector) => page.evaluate((sought) => [...document.querySelectorAll(sought)].filter((one) => one.checkVisibility()).filter((one) => {
  const box = one.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 2);
  return box.top < 0 || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5 || !(at && (one.contains(at) || at.contains(one) || at.closest("button") === one));
}).map((one) => one.dataset.brush ?? one.id), selector);

const strip = (page) => page.locator("#strip").innerText();

test("a phone shows board, brushes and answer at once", async () => {
  const { page, errors } = await openPage(browser, phone);
  assert.deepEqual(await covered(page, ".brush, #squares, #strip, .action"), []);
  const tops = await page.locator(".of-who .brush").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(tops.length, 7);
  assert.equal(new Set(tops).size, 1, "seven colours in a row");
  assert.match(await strip(page), /Under today's rules: Completed\. Red scores 8 points\./);
  assert.match(await page.innerText("h1"), /Carcassonne/);
  assert.match(await page.innerText("#example"), /^An example\./);
  assert.deepEqual(await page.locator("#actions .action").allInnerTexts(), ["Undo", "Redo", "Copy", "Turn", "New", "Examples"]);
  assert.equal(await page.locator('.of-where [data-brush="print"]').count(), 1);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a phone that shares has its buttons in one row", async () => {
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript(() => (navigator.share = async () => {}));
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector("body[data-ready]");
  const boxes = await page.locator("#actions .action").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })));
  assert.equal(boxes.length, 7);
  assert.equal(new Set(boxes.map(({ top }) => top)).size, 1);
  assert.ok(boxes.every(({ width, height }) => width >= 40 && height >= 44));
  await context.close();
});

test("of a file, which has no board to tap, the answer is in the first screen of a phone", async () => {
  const { page, errors } = await openPage(browser, phone);
  await page.fill("#text", "question: 8 or 10?\nsource: a table\nquick: . c*=r, c c\\c\n");
  await page.waitForFunction(() => document.body.classList.contains("as-file"));
  await page.evaluate(() => document.getElementById("whole").scrollTo(0, 0));
  assert.deepEqual(await covered(page, "#choose-rules, #answer .today"), []);
  assert.deepEqual(errors, []);
  await page.close();
});

test("the strip says what is missing, what comes next, and why not", async () => {
  const { page, errors } = await openPage(browser, phone);
  const hand = new Hand(page);
  await hand.empty();
  assert.match(await strip(page), /board is empty/);
  await hand.tap([2, 1]);
  assert.match(await strip(page), /Go on with the next tile/);
  await hand.tap([3, 1]);
  assert.match(await strip(page), /Place a meeple/);
  assert.deepEqual(await covered(page, ".brush, #squares"), []);
  await page.close();
  const wrong = await openPage(browser, { ...phone, hash: mapLink("cE-rW") });
  assert.match(await strip(wrong.page), /^Not yet: \S.*\.$/s);
  assert.deepEqual([...errors, ...wrong.errors], []);
  await wrong.page.close();
});

test("the strip has all of the first answer, and the score before what pieces do", async () => {
  const { page, errors } = await openPage(browser, phone);
  assert.match(await strip(page), /Z-Man rules\.$/);
  assert.ok(await page.locator("#strip span").evaluate((one) => one.scrollHeight <= one.clientHeight), "nothing is cut off");
  await page.close();
  const fairy = await openPage(browser, { ...phone, hash: mapLink("c=r-c-rE=b-r=r.q.fairy-a1.city") });
  assert.match(await strip(fairy.page), /^Under today's rules: Completed – A: Red 7; B: Red 2 and Blue 2\. \(1\): She keeps/);
  assert.deepEqual(await covered(fairy.page, ".brush, #squares, #strip, .action"), []);
  assert.deepEqual([...errors, ...fairy.errors], []);
  await fairy.page.close();
});

test("the strip says first how claims stand, and a long question leaves its button whole", async () => {
  const { page, errors } = await openPage(browser, phone);
  const question = "Is this city worth 8 points or 10, and does it matter who placed the last half tile there, or when?";
  await page.fill("#text", `. c*=r, c c\\c\nquestion ${question}\nclaim red b1.city 8\nclaim blue b1.city 10`);
  await page.waitForFunction(() => document.querySelectorAll("#asked li").length === 3);
  assert.match(await strip(page), /^Red: "8 points" – right since Jan 2021\. Blue: "10 points for Red" – wrong since Jan 2021\. Under today's rules/);
  for (const button of await page.locator("#asked button").all()) {
    const { height } = await button.boundingBox();
    assert.ok(height < 50, "Remove is one line");
    assert.ok(await button.evaluate((one) => one.scrollWidth <= one.clientWidth));
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test("rule sets are shown by their names", async () => {
  const { page, errors } = await openPage(browser, { ...phone, hash: mapLink("c=r-c.q.rules-2015,zmg,house~2d1e") });
  assert.equal(await page.innerText("#choose-rules"), "Rules: 2015, Z-Man, 1st-edition house");
  assert.doesNotMatch(await page.innerText("#said"), /zmg|house-1e/);
  await page.click("#choose-rules");
  const all = await page.locator(".sets-of-rules button").allInnerTexts();
  assert.ok(all.includes("Z-Man's wording of two small expansions") && all.includes("1st-edition house rules"), all.join("\n"));
  assert.doesNotMatch(all.join("\n"), /zmg|rgg|house-|2014-10/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a scoreboard stands in the answer, and lies over no space", async () => {
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    const { page, errors } = await openPage(browser, viewport);
    await page.fill("#text", "c=r c\ntrack: { red: { meeple: 6, messenger: 21 } }\nturn: { player: red }");
    const below = page.locator("#answer .board > svg");
    await below.waitFor();
    // The size of two spaces, with what their edges and the marks of guessed ends need.
    assert.deepEqual(await page.locator("#squares svg svg").evaluate((one) => ["width", "height"].map((side) => one.getAttribute(side))), ["214", "110"]);
    const answer = await below.boundingBox();
    assert.ok(answer.height > 20 && answer.x >= 0 && answer.x + answer.width <= viewport.width);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test("a tap on the strip goes to the answer and keeps the brush", async () => {
  const { page } = await openPage(browser, phone);
  const hand = new Hand(page);
  await hand.brush("blue");
  const before = await hand.text();
  await page.click("#strip");
  assert.ok(await page.locator("#answer .today").evaluate((one) => one.getBoundingClientRect().top < innerHeight / 2));
  assert.equal(await hand.text(), before);
  assert.equal(await page.locator('[data-brush="blue"]').getAttribute("aria-pressed"), "true");
  assert.ok(await page.locator("#strip").isVisible());
  await page.close();
});

test("an opened example has its title above the board, in sight", async () => {
  const { page } = await openPage(browser, phone);
  await page.click("#action-examples");
  await page.locator(".example", { hasText: "Can a barn be placed where" }).first().click();
  await page.waitForFunction(() => document.getElementById("example").textContent !== "");
  const [title, board] = await page.evaluate(() => ["example", "squares"].map((id) => document.getElementById(id).getBoundingClientRect().toJSON()));
  assert.ok(title.top >= 0 && title.bottom <= board.top && board.bottom < 740);
  await page.close();
});

test("on its side a phone has the brushes beside the board", async () => {
  const { page } = await openPage(browser, { width: 740, height: 360 });
  assert.deepEqual(await covered(page, ".brush, #squares, #strip, .action"), []);
  const [board, first] = await page.evaluate(() => ["#squares", ".brush"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
  assert.ok(first.left >= board.right);
  await page.close();
});

test("with letters twice as large the board is in the first screen", async () => {
  const { page } = await openPage(browser, phone);
  await page.addStyleTag({ content: "html { font-size: 200%; }" });
  assert.deepEqual(await covered(page, "#squares, #strip, .action"), []);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  await page.close();
});

test("the board is drawn once, by the library wherever it can be judged", async () => {
  const { page } = await openPage(browser, phone);
  assert.equal(await page.locator("#squares svg svg [data-tile]").count(), 4);
  assert.equal(await page.locator("#answer .board svg").count(), 0);
  // A board that cannot be judged yet is drawn in the same places.
  await page.close();
  const wrong = await openPage(browser, { ...phone, hash: mapLink("cE-rW") });
  assert.equal(await wrong.page.locator("#squares svg svg").count(), 0);
  assert.equal(await wrong.page.locator("#squares svg .wrong").count() > 0, true);
  await wrong.page.close();
});

test("300 tiles are seen from afar, and a tap comes nearer", async (t) => {
  const row = Array(20).fill("f").join("-");
  const hash = mapLink(Array(15).fill(row).join(","));
  const { page, errors } = await openPage(browser, { ...phone, hash });
  assert.equal(await page.locator(".space.filled").count(), 300);
  assert.deepEqual(await covered(page, "#squares, .brush"), []);
  const before = await page.inputValue("#text");
  const squares = await page.locator("#squares").boundingBox();
  await page.mouse.click(squares.x + squares.width / 2, squares.y + squares.height / 2);
  assert.equal(await page.inputValue("#text"), before, "nothing is placed from afar");
  const space = await page.locator(".space").first().boundingBox();
  assert.ok(space.width >= 44 && space.height >= 44);
  const hand = new Hand(page);
  await hand.brush("red");
  const from = Date.now();
  await hand.tap([11, 8]);
  t.diagnostic(`a tap on 300 tiles is answered in ${Date.now() - from} ms`);
  assert.match(await hand.text(), /f=r/);
  await page.click("#zoom-out");
  assert.deepEqual(await covered(page, "#squares"), []);
  assert.deepEqual(errors, []);
  await page.close();
});

test("taps at random: no error, and the page answers", async (t) => {
  const { page, errors } = await openPage(browser, phone);
  // `RANDOM_TAPS=5000` takes some minutes.
  const many = Number(process.env.RANDOM_TAPS ?? 400);
  const seed = 20261128;
  // From within the page, since a tap from outside takes twenty times as long.
  const said = await page.evaluate(async ([count, start]) => {
    let state = start;
    const random = (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const settled = () => new Promise((done) => setTimeout(done, 0));
    for (let n = 0; n < count; n += 1) {
      if (random(3) === 0) {
        const buttons = [...document.querySelectorAll("#brushes button, #actions button, #zoom button, #drawing button:not(.space), #problems button, #asked button")].filter((one) => one.checkVisibility() && !one.disabled);
        const button = buttons[random(buttons.length)];
        // The board is emptied only now and then.
        if (button && (button.id !== "action-empty" || random(20) === 0)) button.click();
        for (const dialog of document.querySelectorAll("dialog[open]")) {
          const inside = [...dialog.querySelectorAll("button")];
          if (random(4)) dialog.close();
          else inside[random(inside.length)]?.click();
          if (dialog.open) dialog.close();
        }
      } else {
        const board = document.getElementById("squares").getBoundingClientRect();
        const at = { clientX: board.left + random(board.width), clientY: board.top + random(board.height) };
        document.getElementById("squares").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, ...at }));
      }
      if (n % 5 === 0) await settled();
      if (document.querySelectorAll(".space.filled").length > 40) document.getElementById("action-empty").click();
    }
    // Taps are answered one after the other: waits for the last.
    for (let turns = -1; turns !== document.body.dataset.turns || document.body.dataset.waiting !== "0";) {
      turns = document.body.dataset.turns;
      await new Promise((done) => setTimeout(done, 500));
    }
    // The last answers may have opened a dialog, which a person closes before anything else.
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
    return document.getElementById("strip").textContent;
  }, [many, seed]);
  assert.notEqual(said.trim(), "");
  assert.doesNotMatch(said, /stopped/);
  // The page still obeys.
  const hand = new Hand(page);
  await hand.empty();
  await hand.brush("city", "square");
  await hand.tap([1, 1], [2, 1]);
  await hand.settled((text) => text === "c c");
  assert.equal(await hand.text(), "c c");
  t.diagnostic(`${many} taps; at the end: ${said}`);
  assert.deepEqual(errors, []);
  await page.close();
});

test("who says what comes in sight when it is opened, and nothing of it lies under the strip", async () => {
  const { page, errors } = await openPage(browser, phone);
  await page.click("#strip");
  await page.click("#quarrel summary");
  await page.waitForTimeout(200);
  assert.deepEqual(await covered(page, "#quarrel summary, #question"), []);
  for (const chip of await page.locator("#quarrel .chip").all()) {
    await chip.scrollIntoViewIfNeeded();
    const under = await chip.evaluate((one) => {
      const box = one.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest("#strip") !== null;
    });
    assert.equal(under, false);
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test("whatever is gone to, the screen stays where it is", async () => {
  for (const size of [phone, { width: 740, height: 360 }]) {
    const { page } = await openPage(browser, size);
    for (const id of ["beside-heading", "said-heading", "live"]) {
      await page.evaluate((id) => document.getElementById(id).scrollIntoView(), id);
      assert.deepEqual(await page.evaluate(() => [scrollY, document.body.scrollTop]), [0, 0], id);
    }
    assert.deepEqual(await covered(page, "#strip"), []);
    await page.close();
  }
});

test("below More it is seen why a tap is refused", async () => {
  for (const size of [phone, { width: 740, height: 360 }]) {
    const { page } = await openPage(browser, size);
    await page.click('[data-brush="unfold"]');
    await page.click('[data-brush="fairy"]');
    assert.match(await page.innerText("#hint"), /fairy/);
    assert.deepEqual(await covered(page, "#hint"), []);
    await page.locator(".space").first().click();
    assert.match(await page.innerText("#hint"), /nothing there/);
    assert.deepEqual(await covered(page, "#hint"), []);
    await page.close();
  }
});

test("coming nearer keeps what is in the middle", async () => {
  const row = Array.from({ length: 20 }, () => "f").join(" ");
  const { page } = await openPage(browser, phone);
  await page.fill("#text", Array.from({ length: 15 }, () => row).join(", "));
  await page.waitForFunction(() => document.querySelectorAll(".space").length > 300);
  const middle = () => page.evaluate(() => {
    const box = document.getElementById("table").getBoundingClientRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2).closest(".space")?.dataset.at;
  });
  await page.locator('[data-at="m9"]').evaluate((one) => one.scrollIntoView({ block: "center", inline: "center" }));
  const before = await middle();
  await page.click("#zoom-in");
  assert.equal(await middle(), before);
  for (let n = 0; n < 3; n += 1) if (await page.locator("#zoom-out").isEnabled()) await page.click("#zoom-out");
  await page.click("#zoom-in");
  assert.equal(await middle(), before);
  await page.close();
});

test("a title that is cut is shown whole by a tap", async () => {
  const { page } = await openPage(browser, phone);
  await page.click("#action-examples");
  await page.locator(".example", { hasText: "The fairy and the wheel of fortune" }).click();
  const title = page.locator("#example p", { hasText: "The fairy and the wheel of fortune" });
  const cut = () => title.evaluate((one) => one.scrollHeight > one.clientHeight + 1);
  assert.equal(await cut(), true);
  await title.click();
  assert.equal(await cut(), false);
  await page.close();
});

test("what was copied is said on the button for a while, however often it is tapped", async () => {
  const { page } = await openPage(browser, { width: 1280, height: 800 });
  const label = page.locator("#action-copy span");
  const was = await label.textContent();
  await page.click("#action-copy");
  await page.waitForFunction(() => document.querySelector("#action-copy span").textContent === "Copied.");
  await page.click("#action-copy");
  await page.waitForFunction((was) => document.querySelector("#action-copy span").textContent === was, was);
  await page.waitForTimeout(1800);
  assert.equal(await label.textContent(), was);
  await page.close();
});
