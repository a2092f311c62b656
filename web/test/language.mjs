// The languages of the page: each is loaded when it is chosen, and remembered.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, mapLink, openPage } from "./browser.mjs";
import { openModule } from "../module.mjs";
import { serve } from "./server.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** Chooses a language from the menu, and waits for the page in it. */
async function choose(page, code) {
  await Promise.all([page.waitForEvent("load"), page.selectOption("#language", code)]);
  await page.waitForSelector("body[data-ready]");
}

/** Asserts that the page and its answer are in a language. */
async function assertSpeaks(page, code, words) {
  assert.equal(await page.getAttribute("html", "lang"), code);
  assert.match(await page.locator("h1").innerText(), words.title);
  assert.match(await page.locator("#answer .today").innerText(), words.answer);
}
const english = { title: /Halflings oracle/, answer: /Red scores 8 points/ };
const dutch = { title: /Orakel voor Carcassonne/, answer: /Rood krijgt 8 punten/ };

test("on a server, a language is asked for when it is chosen", async () => {
  const asked = [];
  const server = await serve((name) => void asked.push(name));
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.waitForSelector("body[data-ready]");
  await assertSpeaks(page, "en", english);
  assert.ok(asked.includes("oracle.wasm") && !asked.includes("nl.json"), asked.join());
  await choose(page, "nl");
  await assertSpeaks(page, "nl", dutch);
  assert.ok(asked.includes("nl.json"));
  await page.goto(server.address + mapLink("c=b-c"));
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.match(await page.locator("#answer .today").innerText(), /Blauw krijgt 4 punten/);
  await page.click('[data-brush="unfold"]');
  await page.click('[data-brush="mayor"]');
  assert.match(await page.innerText("#hint"), /Rood heeft daar een burgemeester/);
  await page.route("**/nl.json", (route) => route.abort());
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  assert.match(await page.innerText("#hint"), /language did not arrive/);
  assert.match(await page.locator("#answer .today").innerText(), /Blue scores 4/);
  await context.close();
  server.close();
});

test("the one file has every language, and keeps the board and the choice", async () => {
  const { page, errors } = await openPage(browser, { hash: mapLink("c=b-c") });
  await choose(page, "nl");
  assert.match(await page.locator("#answer .today").innerText(), /Blauw krijgt 4 punten/);
  assert.equal(await page.inputValue("#text"), "c=b c");
  await choose(page, "en");
  assert.match(await page.locator("#answer .today").innerText(), /Blue scores 4 points/);
  assert.deepEqual(errors, []);
  await page.close();
});

test("a page begins in the language of its reader only if that says all", async () => {
  const { page } = await openPage(browser, { locale: "nl-NL" });
  const isPart = /in part|gedeeltelijk/.test(await page.locator('#language option[value="nl"]').innerText());
  await assertSpeaks(page, ...(isPart ? ["en", english] : ["nl", dutch]));
  await page.close();
});

test("the answer of the module names its language", async () => {
  const [own, other] = [await openModule(), await openModule(undefined, "nl")];
  const told = [own, other, own].map(({ judge }) => judge("c=b c"));
  assert.deepEqual(told.map(({ score }) => score.language), ["en", "nl", "en"]);
  assert.match(told[1].today[0], /Blauw krijgt 4 punten/);
});
