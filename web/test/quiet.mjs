// Nothing leaves the page, and no text of a link or of the text field runs in it: from a disk, and from a server.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { address, launch, mapLink, fileLink } from "./browser.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

const script = "</script><script>window.ran=1</script><img src=http://x.invalid/ onerror=window.ran=1><svg onload=window.ran=1>\"'`${window.ran=1}";
const acts = "\u0000\u0007\u001b[31m\u202eturned\u2066\u200b\ufeff\u2028";

/** The hashes of links, and (`texts`) the contents of the text field, that must do no harm. */
const links = [
  mapLink(script),
  mapLink(encodeURIComponent(script)),
  mapLink(`f=${encodeURIComponent(encodeURIComponent(script))}`),
  mapLink(`f.q.${encodeURIComponent(`tower ${script} 1`)}`),
  mapLink(`f.q.plague~3a-${encodeURIComponent(script)}`),
  mapLink(encodeURIComponent(acts)),
  mapLink("%00%0a%0d%e2%80%ae"),
  "#3.%",
  "#3.%ff%fe",
  mapLink("~"),
  mapLink("~3cscript~3ewindow.ran=1~3c~2fscript~3e"),
  "#1.c-c",
  "#7.c-c",
  "#99999999999999999999.c",
  fileLink(""),
  fileLink("AAAA"),
  fileLink("%3Cscript%3E"),
  mapLink("c-".repeat(1 << 19)),
  `#${"1".repeat(1 << 20)}`,
  "#answer:law:count.road-city",
  "#javascript:window.ran=1",
];
const texts = [
  script,
  acts,
  `f=${script.replaceAll(" ", "")}`,
  `players: ["${script.replaceAll('"', "")}"]\nboard: |\n  a\ntiles: { a: { city: N } }\n`,
  `question: '${script.replaceAll("'", "")}'\nsource: '${script.replaceAll("'", "")}'\nboard: |\n  a\ntiles: { a: { city: N } }\n`,
  "c c\ntower <img/src=x/onerror=window.ran=1> 1",
  "f ".repeat(1 << 19),
  "[".repeat(1 << 16),
  "a: &a [*a, *a]",
];

/** Opens a page, and records every request of it. */
async function watched(at) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const seen = { requests: [], dialogs: 0 };
  page.on("request", (request) => seen.requests.push(request.url().split("#")[0]));
  page.on("dialog", (dialog) => { seen.dialogs += 1; return dialog.dismiss(); });
  page.on("popup", () => (seen.dialogs += 1));
  page.on("pageerror", (error) => assert.fail(`${error}`));
  await page.goto(at);
  await page.waitForSelector("body[data-ready]");
  return { page, seen };
}

/** Returns what in the page would run or load something. */
const acting = (page) => page.evaluate(() => ({
  ran: window.ran ?? null,
  scripts: document.querySelectorAll("script").length,
  loaded: document.querySelectorAll("img, iframe, object, embed, [onerror], [onload], [src], use[href^='http']").length,
  links: [...document.querySelectorAll("a[href]")].filter((link) => !/^(https?|file|blob|data):|^#/.test(link.getAttribute("href"))).length,
}));

async function settle(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 250))));
}

async function tryAll(at) {
  const { page, seen } = await watched(at);
  const before = await acting(page);
  for (const link of links) {
    await page.evaluate((hash) => { location.hash = hash; }, link);
    await settle(page);
    assert.deepEqual(await acting(page), before, link.slice(0, 80));
  }
  for (const text of texts) {
    await page.evaluate((said) => {
      const field = document.getElementById("text");
      field.value = said;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, text);
    await settle(page);
    await settle(page);
    assert.deepEqual(await acting(page), before, text.slice(0, 80));
  }
  // The page still answers.
  await page.evaluate(() => { location.hash = "#3.sg012~..-cs=r,c-c!c"; });
  await page.waitForFunction(() => /Red scores 8/.test(document.getElementById("said").textContent));
  const text = await page.inputValue("#text");
  assert.equal(text, ". c*=r, c c\\c");
  assert.equal(seen.dialogs, 0);
  const asked = seen.requests.filter((url) => !/^(data|blob):/.test(url));
  await page.close();
  return asked;
}

test("from a disk, nothing runs and nothing is asked for", async () => {
  const asked = await tryAll(address);
  assert.deepEqual(asked, [address]);
});

test("from a server, the page is all that is asked for", async () => {
  const heard = [];
  const body = readFileSync(fileURLToPath(address));
  const server = createServer((request, response) => {
    heard.push(request.url);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  try {
    const at = `http://127.0.0.1:${server.address().port}/oracle.html`;
    assert.deepEqual(await tryAll(at), [at]);
    assert.deepEqual(heard, ["/oracle.html"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("each link opens the page anew without harm", async () => {
  for (const link of links.filter((link) => link.length < 2000)) {
    const { page, seen } = await watched(address + link);
    assert.equal((await acting(page)).ran, null, link);
    assert.equal(seen.dialogs, 0, link);
    // The worker is part of the page.
    assert.deepEqual(seen.requests.filter((url) => !url.startsWith("blob:")), [address], link);
    await page.close();
  }
});
