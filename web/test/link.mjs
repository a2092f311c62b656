// Links: a slip in one is reported and opens nothing, Back goes back, and a shared board has question and answer.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { address, Hand, launch, openPage, mapLink } from "./browser.mjs";
import { fileLink, isFileLink, readFileLink } from "../page/link.js";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const text = (page) => page.inputValue("#text");
const hash = (page) => page.evaluate(() => location.hash);
const turns = (page) => page.evaluate(() => Number(document.body.dataset.turns));

/** Sets the address hash, and waits until the page has handled it. */
async function follow(page, link) {
  const before = await turns(page);
  await page.evaluate((link) => { location.hash = link; }, link);
  await page.waitForFunction((before) => Number(document.body.dataset.turns) > before, before);
}

/** Returns links with a slip: a sign changed, lost, added or swapped, or an end or a middle that is cut out. */
function slips(link, most = 200) {
  const found = new Set();
  const signs = "0aeroqE.,-=!_~/";
  for (let n = 0; found.size < most && n < 10 * most; n += 1) {
    const at = 1 + (n * 7) % (link.length - 2);
    const other = signs[n % signs.length];
    const [before, sign, next, rest] = [link.slice(0, at), link[at], link[at + 1], link.slice(at + 2)];
    const slip = [before + other + next + rest, before + next + rest, link.slice(0, at + 1) + other + next + rest, before + next + sign + rest, link.slice(0, at + 1), before + link.slice(at + 2 + n % 9)][n % 6];
    if (slip !== link) found.add(slip);
  }
  return [...found];
}

test("no link with a slip opens another board without a word, and the address is put right", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink("f-f!f-f=b.q.tower-b1sw-1") });
  const own = await text(page);
  const link = await hash(page);
  assert.match(link, /^#3\.[0-9a-z]{3}24~\.f-f!f-f=b\.q\.tower-b1sw-1$/);
  const all = slips(link);
  assert.ok(all.length >= 100, `${all.length} slips`);
  for (const slip of all) {
    await follow(page, slip);
    assert.equal(await text(page), own, slip);
    assert.equal(await hash(page), link, slip);
    const said = await page.locator("#problems, #hint").allInnerTexts();
    assert.match(said.join(" "), /cut off|holds no board|version/, slip);
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test("a link that cannot be read is told where another board is seen, and as what", async () => {
  for (const hash of ["#3.sg012~..-cs=r,c-c!", "#y3.ab.zzz", "#2.kj~..-cs=r,c-c!c", "#y2.ab.AAAA"]) {
    const { page, errors } = await openPage(browser, { hash });
    const said = await page.innerText("#problems");
    assert.match(said, /cut off|cannot be read|is version 2|of another version/, hash);
    assert.match(said, /only an example, not the one you were sent/, hash);
    assert.match(await page.innerText("#strip"), /What is wrong/, hash);
    assert.deepEqual(errors, []);
    await page.close();
  }
});

test("the link to the answer leaves the address as it is", async () => {
  const { page } = await openPage(browser);
  const link = await hash(page);
  await page.focus(".skip");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.id), "said");
  assert.equal(await hash(page), link);
  await page.close();
});

test("a scenario in a link is checked, too", async () => {
  const { page, errors } = await openPage(browser);
  await page.fill("#text", "board: |\n  B\n");
  await new Hand(page).settled((now) => now.startsWith("board"));
  await page.waitForFunction(() => location.hash.startsWith("#y3."));
  const link = await hash(page);
  await follow(page, link.slice(0, -1));
  assert.match(await page.innerText("#problems"), /cut off/);
  assert.equal(await hash(page), link);
  await follow(page, link.replace(/^#y3/, "#y2"));
  assert.match(await page.innerText("#problems"), /of another version/);
  assert.equal(await hash(page), link);
  assert.equal(await text(page), "board: |\n  B\n");
  assert.deepEqual(errors, []);
  await page.close();
});

test("no packed scenario with a slip is opened", async () => {
  const examples = JSON.parse(readFileSync(fileURLToPath(new URL("../../target/page/gallery.json", import.meta.url)), "utf8")).examples;
  let tried = 0;
  for (const { yaml } of examples) {
    const link = await fileLink(yaml, "");
    assert.equal((await readFileLink(link)).text, yaml);
    for (const slip of slips(link, 50)) {
      // Without its prefix it is no link of a scenario, which the page reports.
      if (!isFileLink(slip)) continue;
      const { why } = await readFileLink(slip);
      assert.ok(why, `${link} ${slip}`);
      tried += 1;
    }
  }
  assert.ok(tried > 20_000, `${tried} slips`);
});

test("Back goes back after an empty board, an example and a link", async () => {
  const { page, errors } = await openPage(browser);
  const first = await text(page);
  const back = async () => {
    const before = await turns(page);
    await page.goBack();
    await page.waitForFunction((before) => Number(document.body.dataset.turns) > before, before);
  };
  await page.click("#action-empty");
  await new Hand(page).settled((now) => now === "");
  await back();
  assert.equal(await text(page), first);
  await follow(page, mapLink("m=r"));
  assert.equal(await text(page), "m=r");
  await back();
  assert.equal(await text(page), first);
  await page.click("#action-examples");
  await page.locator("#gallery-dialog .example").first().click();
  await new Hand(page).settled((now) => now !== first);
  await back();
  assert.equal(await text(page), first);
  assert.deepEqual(errors, []);
  await page.close();
});

test("what is copied beside Undo has the question, who is right, today's answer, what other rules say, and the address", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink(".-cs=r,c-c!c.q.question-8-or-10~3f.q.claim-red-b1.city-8.q.claim-blue-b1.city-10") });
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { window.pasted = text; } } });
  });
  await page.click("#action-copy");
  await page.waitForFunction(() => window.pasted);
  const pasted = await page.evaluate(() => window.pasted);
  assert.deepEqual(pasted.split("\n"), [
    "8 or 10?",
    'Red: "8 points" – right under the 2014 and 2021–today rules.',
    'Blue: "10 points for Red" – wrong since Jan 2021; right under the 2015–2020, community, house and Z-Man rules.',
    "Under today's rules: Completed. Red scores 8 points.",
    "Red 10 under the 2015–2020, community, house and Z-Man rules.",
    `${address}${await hash(page)}`,
  ]);
  assert.equal(await page.title(), "8 or 10?");
  assert.deepEqual(errors, []);
  await page.close();
});

test("the rules that are chosen are in the link, and are taken back with what was before", async () => {
  const { page, errors } = await openPage(browser);
  const all = await page.locator("#answer .outcomes").count();
  assert.equal(all, 1);
  await page.click('[data-brush="unfold"]');
  await page.click('[data-brush="rules"]');
  await page.click('#box-dialog [data-value="2015"]');
  await page.click("#box-done");
  await page.waitForFunction(() => /Red scores 10/.test(document.querySelector("#answer .today").textContent));
  const hash = await page.evaluate(() => location.hash);
  assert.match(hash, /\.q\.rules-2015$/);
  const other = await openPage(browser, { hash });
  assert.match(await other.page.innerText("#answer"), /Red scores 10/);
  // A link without rules is answered under all.
  await other.page.evaluate(() => (location.hash = "#3.sg012~..-cs=r,c-c!c"));
  await other.page.waitForFunction(() => /Red scores 8/.test(document.querySelector("#answer .today").textContent));
  await other.page.close();
  await page.click("#action-undo");
  await page.waitForFunction(() => /Red scores 8/.test(document.querySelector("#answer .today").textContent));
  assert.doesNotMatch(await page.evaluate(() => location.hash), /rules/);
  assert.deepEqual([...errors, ...other.errors], []);
  await page.close();
});

test("the rules of a file are chosen beside its answer, and are in its link", async () => {
  const { page, errors } = await openPage(browser);
  const yaml = "question: 8 or 10?\nsource: a table\nquick: . c*=r, c c\\c\nrules: { city.small: two }\n";
  await page.fill("#text", yaml);
  await page.waitForFunction(() => document.body.classList.contains("as-file"));
  assert.equal(await page.innerText("#choose-rules"), "Rules: all");
  await page.waitForFunction(() => location.hash.startsWith("#y3."));
  const before = await page.evaluate(() => location.hash);
  await page.click("#choose-rules");
  await page.click('#box-dialog [data-value="2015"]');
  await page.click("#box-done");
  await page.waitForFunction(() => /Red scores 10/.test(document.querySelector("#answer .today").textContent));
  assert.equal(await page.innerText("#choose-rules"), "Rules: 2015");
  // The file is unchanged.
  assert.equal(await page.inputValue("#text"), yaml);
  // The link is packed in parallel.
  await page.waitForFunction((before) => location.hash !== before, before);
  const hash = await page.evaluate(() => location.hash);
  const other = await openPage(browser, { hash });
  assert.match(await other.page.innerText("#answer"), /Red scores 10/);
  assert.equal(await other.page.inputValue("#text"), yaml);
  assert.equal(await other.page.innerText("#choose-rules"), "Rules: 2015");
  assert.equal(await other.page.evaluate(() => location.hash), hash);
  await other.page.close();
  await page.click("#action-undo");
  await page.waitForFunction(() => document.querySelector("#choose-rules").textContent === "Rules: all");
  await page.waitForFunction((before) => location.hash === before, before);
  assert.deepEqual([...errors, ...other.errors], []);
  await page.close();
});

test("a scenario with the line above it that chooses its rules stays one", async () => {
  const { page, errors } = await openPage(browser);
  const yaml = "question: 8 or 10?\nsource: a table\nquick: . c*=r, c c\\c\n";
  await page.fill("#text", `rules 2015\n${yaml}`);
  await page.waitForFunction(() => document.body.classList.contains("as-file"));
  await page.locator("#text").blur();
  assert.equal(await page.inputValue("#text"), yaml);
  assert.equal(await page.innerText("#choose-rules"), "Rules: 2015");
  // A link that is typed brings its own rules.
  await page.fill("#text", "3.sg012~..-cs=r,c-c!c");
  await page.waitForFunction(() => /Red scores 8/.test(document.querySelector("#answer .today").textContent));
  assert.deepEqual(errors, []);
  await page.close();
});

test("what has to be known stands by the answer, which the strip goes on telling", async () => {
  const { page, errors } = await openPage(browser, { width: 1280, height: 800 });
  await page.fill("#text", ". c*=r, c c\\c f\ntower c2 1\n. c*=r, c c\\c");
  const note = page.locator("#problems .to-know li");
  await note.waitFor();
  assert.match(await note.innerText(), /^No longer asked: tower c2 1/);
  const { width, height } = await note.boundingBox();
  assert.ok(width > 200 && height < 60, JSON.stringify({ width, height }));
  assert.match(await page.locator("#strip").textContent(), /Red scores 8/);
  assert.deepEqual(errors, []);
  await page.close();
});
