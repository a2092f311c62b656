// How long it takes until the page can be used, and until it answers: in times of an empty page, so that it is the same
// on a quick machine and on a slow one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, launch } from "./browser.mjs";
import { gallery, unpack } from "./module.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** From the beginning of a load until a page says that it is ready, in milliseconds: the middle of some tries. */
async function untilReady(at) {
  const times = [];
  for (let n = 0; n < 7; n += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body?.dataset.ready) return;
        seen.disconnect();
        performance.mark("ready");
      });
      seen.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"] });
    });
    await page.goto(at);
    await page.waitForFunction(() => performance.getEntriesByName("ready").length);
    times.push(await page.evaluate(() => performance.getEntriesByName("ready")[0].startTime));
    await page.close();
  }
  return middle(times);
}

test("it is ready, and it answers, in few times of an empty page", async (t) => {
  const empty = await untilReady("data:text/html,<!doctype html><body data-ready=yes>");
  const ready = await untilReady(address);
  const page = await browser.newPage();
  await page.goto(address);
  await unpack(page);
  const asked = (await gallery()).examples.map(({ yaml }) => yaml);
  const times = await page.evaluate((texts) => texts.map((text) => {
    const from = performance.now();
    window.ask(text);
    return performance.now() - from;
  }), asked);
  const [answer, slowest] = [middle(times), Math.max(...times)];
  const inTimes = (n) => `${(n / empty).toFixed(2)} times`;
  t.diagnostic(`an empty page ${empty.toFixed(0)} ms; ready ${ready.toFixed(0)} ms (${inTimes(ready)}); an answer ${answer.toFixed(1)} ms (${inTimes(answer)}), the slowest ${slowest.toFixed(0)} ms (${inTimes(slowest)})`);
  assert.ok(ready < 60 * empty, `ready in ${inTimes(ready)} an empty page`);
  assert.ok(answer < 5 * empty, `an answer in ${inTimes(answer)} an empty page`);
});
