// The worked examples: found by a word, opened, read as written, changed, and kept in a link.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileLink, launch, openPage } from "./browser.mjs";
import { file, gallery, judge } from "./module.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const said = (page) => page.locator("#answer").innerText();

/** Waits until a condition is true on the page. */
const until = (page, fits, of) => page.waitForFunction(fits, of, { timeout: 10000 });

test("examples open, and say in sentence, counts and table what the program says", async (t) => {
  const lines = readFileSync(file("target/page/native.jsonl"), "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  const native = lines.filter(({ scenario }) => scenario);
  const { page, errors } = await openPage(browser, { width: 1280, height: 800 });
  const { examples } = gallery;
  assert.equal(examples.length, native.length);
  await page.click("#action-examples");
  assert.equal(await page.locator(".example").count(), examples.length);
  await page.click("dialog header button");
  let taps = 0;
  const wrong = [];
  // The first example of each topic, and a tenth of all: corpus.mjs compares all answers.
  const topics = new Set();
  for (const [n, scored] of native.entries()) {
    const id = scored.scenario.file.replace(/^.*scenarios\/|\.yaml$/g, "");
    const [topic] = id.split("/");
    if (topics.has(topic) && n % 10 !== 0) continue;
    topics.add(topic);
    const example = examples.find((one) => one.id === id);
    assert.ok(example, id);
    const title = scored.scenario.question;
    // A click from within the page takes half the time.
    const click = (selector) => page.evaluate((sought) => document.querySelector(sought).click(), selector);
    const before = await page.evaluate(() => location.hash);
    await click("#action-examples");
    await click(`.example:has([data-id="${id}"])`);
    await until(page, (now) => document.getElementById("example").textContent.includes(now), title);
    // The board to tap may answer more than the file asks, so the file as written is compared.
    if (example.taps) {
      taps += 1;
      assert.equal(await page.locator("#problems .not-yet").count(), 0, id);
      assert.notEqual(await said(page), "", id);
      await click("#example button");
      await until(page, (yaml) => document.body.classList.contains("as-file") && document.querySelector("#text").value === yaml, example.yaml);
    }
    // The link is packed when the turn is done; that of a file begins so.
    await until(page, (was) => location.hash !== was && location.hash.startsWith("#y"), before);
    const shown = await page.evaluate(() => ({
      today: [...document.querySelectorAll("#answer .today p:not(.otherwise)")].map((one) => one.textContent).join(" "),
      rows: [...document.querySelectorAll("#answer .outcomes tbody tr")].map((row) => ({
        text: row.querySelector("th").textContent.replace(/ \[\d[^\]]*\]$/, ""),
        marks: [...row.querySelectorAll("td")].map((mark) => mark.classList.contains("so") ? "so" : mark.classList.contains("maybe") ? "maybe" : "not"),
      })),
      problems: document.querySelectorAll("#problems .not-yet").length,
      text: document.querySelector("#text").value,
      title: document.title,
    }));
    assert.equal(shown.problems, 0, id);
    assert.equal(shown.title, title, id);
    assert.equal(shown.text, example.yaml, id);
    // Rules with equal verdicts share a column; what is equal under all rules has no row.
    const kinds = (marks) => [...new Set(marks)].filter((mark) => mark === "so" || mark === "maybe").sort().join(" ");
    const own = scored.table.rows.map(({ text, marks }) => ({ text, marks: kinds(Object.values(marks)) }));
    for (const row of shown.rows) {
      // Letters may precede the text; a sentence may begin with one.
      const texts = [row.text, row.text.replace(/^((\([\d–]+\)|[A-Z]|Σ),? )+/, "")].map((text) => text.toLowerCase());
      const fits = (one) => one.marks === kinds(row.marks) && texts.includes(one.text.toLowerCase());
      if (!own.some(fits)) wrong.push(`${id}: ${JSON.stringify(row)} ${JSON.stringify(own)}`);
    }
    if (shown.rows.length && shown.rows.length < own.filter(({ marks }) => marks !== "so").length) wrong.push(`${id}: ${JSON.stringify([shown.rows, own])}`);
    // The rules are named above the sentences, and letters are beside them.
    const bare = (text) => text.replace(/^(?:Under|By) [^:]*: /, "").replace(/[^\p{L}\p{N}]+/gu, " ").replace(/(?<= |^)(?:[A-Z]|Σ) /g, "").trim();
    for (const sentence of judge(example.yaml).today) if (!bare(shown.today).includes(bare(sentence))) wrong.push(`${id}: ${sentence}: ${shown.today}`);
    if (n % 80 === 0) {
      const hash = await page.evaluate(() => location.hash);
      const other = await openPage(browser, { hash });
      assert.equal(await other.page.inputValue("#text"), shown.text, id);
      await other.page.close();
    }
  }
  t.diagnostic(`of ${examples.length} examples, ${taps} of those that were opened can be tapped`);
  assert.deepEqual(wrong, []);
  assert.deepEqual(errors, []);
  await page.close();
});

test("examples are found by words, by what means the same, and by what is answered", async () => {
  const { page } = await openPage(browser);
  await page.click("#action-examples");
  const all = await page.locator(".example").count();
  const count = async (typed) => {
    await page.fill("#filter", typed);
    return page.locator(".example").count();
  };
  for (const typed of ["DRAGON", "fairy", "30 points", "halves per player", "farmer", "Bauern", "schuur", "flea plague", "mayo"]) {
    const found = await count(typed);
    assert.ok(found > 0 && found < all * 0.8, `${typed}: ${found} of ${all}`);
  }
  // The number is a space of the scoreboard here; every other question has "points".
  assert.ok((await count("30 points")) < 40);
  assert.match(await page.locator(".example-title").first().innerText(), /dark|message/i);
  // The best match comes first.
  await page.fill("#filter", "halves per player");
  assert.match(await page.locator(".example-title").first().innerText(), /player/);
  // For equal matches, the dispute with the words closest together in its title comes first.
  for (const [typed, title] of [["2 or 4", /city of two tiles.*4 or 2|2 points or 4/], ["two tile city", /city of two tiles.*4 or 2|Two city tiles/], ["8 or 10", /8 points or 10/]]) {
    await page.fill("#filter", typed);
    assert.match(await page.locator(".example-title").first().innerText(), title, typed);
  }
  await page.fill("#filter", "xyzzy <b>");
  assert.match(await page.locator("dialog").innerText(), /Nothing found for “xyzzy <b>”/);
  assert.equal(await count("the of"), all);
  await page.close();
});

test("an example is read as it is written, changed, and back in a link", async () => {
  const { page, errors } = await openPage(browser);
  await page.click("#action-examples");
  await page.fill("#filter", "second half 8 points or 10");
  await page.locator(".example").first().click();
  await until(page, () => document.getElementById("example").textContent.length > 0);
  await page.click("#example button");
  await until(page, () => document.body.classList.contains("as-file"));
  const written = await page.inputValue("#text");
  assert.match(written, /^question: /m);
  assert.match(await said(page), /Who is right/);
  // A slip is reported with its help, and the mended text is answered.
  const opened = await page.evaluate(() => location.hash);
  await page.fill("#text", written.replace("board:", "bord:"));
  // The link follows a moment later, and must not be taken for that of the next text.
  await until(page, (was) => document.querySelector("#problems .not-yet") && location.hash !== was, opened);
  assert.match(await page.locator("#problems").innerText(), /bord/);
  const changed = written.replace(/^question: .*$/m, "question: Was <b>this</b> said?");
  const before = await page.evaluate(() => location.hash);
  await page.fill("#text", changed);
  await until(page, (was) => !document.querySelector("#problems .not-yet") && location.hash !== was, before);
  const hash = await page.evaluate(() => location.hash);
  assert.match(hash, /^#y3\.[0-9a-z]{3}\d+\.[A-Za-z0-9_-]+$/);
  const other = await openPage(browser, { hash });
  assert.equal(await other.page.inputValue("#text"), changed);
  assert.ok(await other.page.evaluate(() => document.body.classList.contains("as-file")));
  assert.deepEqual([...errors, ...other.errors], []);
  await page.close();
  await other.page.close();
});

test("a link that holds too much, or is not whole, is said to", async () => {
  const { deflateRawSync } = await import("node:zlib");
  const bomb = fileLink(deflateRawSync(Buffer.alloc(64 << 20, "a")).toString("base64url"));
  for (const [hash, why] of [[bomb, /too large/], [fileLink("AAAA!"), /cut off/], [fileLink("_____w"), /cut off/]]) {
    const { page, errors } = await openPage(browser, { hash });
    assert.match(await page.locator("#hint, #problems").allInnerTexts().then((all) => all.join(" ")), why);
    assert.deepEqual(errors, []);
    await page.close();
  }
});
