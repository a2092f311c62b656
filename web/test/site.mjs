// The folder for a server: words at once, offline after the first visit, and another version when there is one.
import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { after, before, test } from "node:test";
import { launch, mapLink } from "./browser.mjs";
import { serve, site } from "./server.mjs";

/** The files that the server replaces: another build. */
const changed = new Map();
let browser;
let server;
let address;
let asked = [];
before(async () => {
  browser = await launch();
  server = await serve((name) => {
    asked.push(name);
    return changed.get(name);
  });
  address = server.address;
});
after(async () => {
  await browser.close();
  server.close();
});

test("words and the first board stand in the HTML itself", async () => {
  const html = readFileSync(`${site}index.html`, "utf8");
  const shown = html.slice(html.indexOf("<body"), html.indexOf("<main"));
  assert.match(shown, /<h1[^>]*>Carcassonne Halflings oracle<\/h1>/);
  assert.match(shown, /Loading \(\d\.\d MB\)/);
  assert.match(shown, /<svg/);
  for (const name of ["og:title", "og:description", "og:image"]) assert.match(html, new RegExp(`<meta property="${name}" content="[^"]+">`));
  assert.ok(statSync(`${site}index.html`).size < 60000);
  assert.ok(statSync(`${site}oracle.wasm.br`).size < 1200000);
});

test("it asks for nothing but its own files, and the examples come last", async () => {
  asked = [];
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(address);
  await page.waitForSelector("body[data-ready]");
  assert.match(await page.locator("#answer .today").innerText(), /Red scores 8/);
  assert.equal(await page.locator("#still").count(), 0);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const known = ["index.html", "page.css", "page.js", "worker.js", "oracle.wasm", "gallery.json", "nl.json", "de.json", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "sw.js"];
  assert.deepEqual([...new Set(asked)].filter((name) => !known.includes(name)), []);
  assert.ok(asked.indexOf("gallery.json") > asked.indexOf("oracle.wasm"));
  await page.click("#action-examples");
  await page.waitForFunction(() => document.querySelectorAll(".example").length > 20);
  await page.close();
  // Without a network.
  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto(address + mapLink("c=b-c"));
  await offline.waitForSelector("body[data-ready]");
  assert.match(await offline.locator("#answer .today").innerText(), /Blue scores 4/);
  assert.deepEqual(errors, []);
  await context.close();
});

test("what does not arrive is said, and can be tried again", async () => {
  const half = (name) => readFileSync(site + name).subarray(0, 20000);
  for (const [name, where] of [["oracle.wasm", "#problems"], ["page.js", "#lost"]]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    changed.set(name, half(name));
    try {
      await page.goto(address + mapLink("m=r"));
      await page.waitForFunction((where) => /did not arrive/.test(document.querySelector(where)?.innerText ?? ""), where);
      assert.doesNotMatch(await page.locator("body").innerText(), /too old|Loading …/);
    } finally {
      changed.clear();
    }
    await page.locator(where).getByText("Try again").click();
    await page.waitForSelector("body[data-ready]");
    assert.equal(await page.inputValue("#text"), "m=r");
    await context.close();
  }
});

test("examples that are not there yet are waited for, and those that do not come are told", async () => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  let arrive;
  const held = new Promise((done) => (arrive = done));
  await page.route("**/gallery.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await page.waitForSelector("body[data-ready]");
  await page.click("#action-examples");
  assert.match(await page.innerText("#gallery-dialog"), /still loading/);
  arrive();
  await page.waitForFunction(() => document.querySelectorAll(".example").length > 400);
  await page.unroute("**/gallery.json");
  await page.route("**/gallery.json", (route) => route.abort());
  await page.reload();
  await page.waitForSelector("body[data-ready]");
  await page.click("#action-examples");
  await page.waitForFunction(() => /did not arrive/.test(document.getElementById("gallery-dialog").innerText));
  await context.close();
});

test("another build is taken whole, and shown the time after", async () => {
  const context = await browser.newContext();
  const open = async () => {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector("body[data-ready]");
    const title = await page.locator("h1").innerText();
    return { page, title };
  };
  const first = await open();
  await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.page.close();
  const html = readFileSync(`${site}index.html`, "utf8");
  const worker = readFileSync(`${site}sw.js`, "utf8");
  changed.set("index.html", html.replace("</head>", '<meta name="build" content="another"></head>'));
  changed.set("sw.js", worker.replace(/oracle-[0-9a-f]{16}/, "oracle-0123456789abcdef"));
  try {
    // The page of the old build is shown at once, and requests the new one.
    const second = await open();
    const kept = () => second.page.evaluate(async () => (await caches.keys()).join());
    for (let tries = 0; tries < 100 && (await kept()) !== "oracle-0123456789abcdef"; tries += 1) await second.page.waitForTimeout(100);
    assert.equal(await kept(), "oracle-0123456789abcdef");
    await second.page.close();
    await context.setOffline(true);
    const third = await open();
    assert.equal(await third.page.locator('meta[name="build"]').count(), 1);
    assert.equal(third.title, first.title);
    await third.page.close();
  } finally {
    changed.clear();
    await context.close();
  }
});

test("the service worker names its version, and keeps what the page needs", () => {
  const worker = readFileSync(`${site}sw.js`, "utf8");
  assert.match(worker, /"oracle-[0-9a-f]{16}"/);
  for (const name of ["page.css", "page.js", "worker.js", "oracle.wasm", "nl.json", "de.json", "gallery.json", "manifest.webmanifest"]) assert.ok(worker.includes(`"${name}"`));
  const manifest = JSON.parse(readFileSync(`${site}manifest.webmanifest`, "utf8"));
  for (const { src } of manifest.icons) assert.ok(existsSync(site + src), src);
});
