// A browser with the page, and a hand that taps and counts.
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const built = fileURLToPath(new URL("../dist/oracle.html", import.meta.url));
/** The address of the page: `PAGE`, or the file that web/build made. */
export const address = process.env.PAGE ?? pathToFileURL(built).href;
if (!process.env.PAGE && !existsSync(built)) throw new Error("web/dist/oracle.html is not there: run web/build");

/** The longest wait for anything on a page, in milliseconds. */
const PATIENCE = 120_000;

/** Starts Chromium. */
export function launch() {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args, timeout: PATIENCE });
}

/** Opens the page, with its errors in `errors`. */
export async function openPage(browser, { width = 390, height = 844, hash = "", colorScheme = "light", ...more } = {}) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, ...more });
  // The first page of a browser loads slowly from the disk while other tests use all processors.
  page.setDefaultTimeout(PATIENCE);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(address + hash);
  await page.waitForSelector("body[data-ready]");
  return { page, errors };
}

const CHECKS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Returns the check of some bytes: their sum in three signs, then their number. */
function checkOf(bytes) {
  const sum = bytes.reduce((sum, byte) => (sum * 256 + byte) % 32749, 1);
  return [sum >> 10, sum >> 5, sum].map((n) => CHECKS[n % 32]).join("") + bytes.length;
}

/** Returns the link of a quick map, written as in links: `f-f`. */
export const mapLink = (written) => `#3.${checkOf(new TextEncoder().encode(decodeURIComponent(written)))}~.${written}`;

/** Returns the link of a packed scenario. */
export const fileLink = (packed) => `#y3.${checkOf(new TextEncoder().encode(packed))}.${packed}`;

const spots = { c: [0.5, 0.5], n: [0.5, 0.1], e: [0.9, 0.5], s: [0.5, 0.9], w: [0.1, 0.5], nw: [0.15, 0.15], ne: [0.85, 0.15], sw: [0.15, 0.85], se: [0.85, 0.85] };

/** A hand on the page. Its spaces are those shown, counted from 0. */
export class Hand {
  taps = 0;

  constructor(page) {
    this.page = page;
  }

  /** Begins with an empty board; this tap is not counted. */
  async empty() {
    await this.page.click("#action-empty");
    await this.settled((text) => text === "");
    this.taps = 0;
  }

  /** Takes brushes, one after the other; unfolds the rarer ones with one more tap. */
  async brush(...names) {
    for (const name of names) {
      const button = this.page.locator(`[data-brush="${name}"]`);
      if (!(await button.count())) await this.brush("unfold");
      await button.click();
      this.taps += 1;
    }
  }

  /** Taps a spot of a space: `[column, row]` or `[column, row, "sw"]`. */
  async tap(...places) {
    for (const [column, row, spot = "c"] of places) {
      const space = this.page.locator(`.space[data-column="${column}"][data-row="${row}"]`);
      await space.scrollIntoViewIfNeeded();
      const box = await space.boundingBox();
      const [x, y] = spots[spot];
      const turns = await this.page.evaluate(() => Number(document.body.dataset.turns));
      await this.page.mouse.click(box.x + x * box.width, box.y + y * box.height);
      await this.page.waitForFunction((before) => Number(document.body.dataset.turns) > before, turns);
      this.taps += 1;
    }
  }

  /** Returns the board as text. */
  text() {
    return this.page.inputValue("#text");
  }

  /** Waits until the text fits. */
  async settled(fits) {
    for (let tries = 0; tries < 500; tries += 1) {
      if (fits(await this.text())) return;
      await this.page.waitForTimeout(20);
    }
  }
}
