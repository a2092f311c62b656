// Puts the page together: one file of its parts in web/page, of the module, and of the worked examples. What is needed first stands there as it is, the rest packed.
//
//   node web/assemble.mjs MODULE EXAMPLES STYLE OUT     (the style of answers comes before the page's own)

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSync, transformSync } from "esbuild";
import { joined, signsOf } from "./page/packed.js";

const [module, examples, answers, out] = process.argv.slice(2);
const part = (name) => fileURLToPath(new URL(`page/${name}`, import.meta.url));
const read = (path) => readFileSync(path, "utf8");

const styled = (text) => transformSync(text, { loader: "css", minify: true }).code.trim();
// The page has a look of its own only when there is something to look at; until then the little one does.
const [look, style] = [read(part("first.css")), read(answers) + read(part("style.css"))].map(styled);
const bundled = (name, charset = "utf8") => {
  const how = { bundle: true, minify: true, format: "esm", platform: "browser", target: "es2022", charset, legalComments: "inline", write: false };
  return `\n${buildSync({ entryPoints: [part(name)], ...how }).outputFiles[0].text}`;
};
const [begin, script] = [bundled("begin.js"), bundled("main.js")];
// What unpacks is all in ASCII, two characters to one of the page: written out, each of them would take two bytes.
const first = bundled("unpack.js", "ascii").replace(/^(..)*.$/su, (odd) => `${odd} `);
if (/[^\n -~]/.test(first)) throw new Error("what unpacks the page is not all in ASCII");
const pairs = Buffer.from(first, "latin1").swap16().toString("utf16le");

// The best that xz can do, without a check of its own: a page that came over whole is whole.
const together = joined({ examples: JSON.parse(read(examples)), style, script }, readFileSync(module));
const xz = spawnSync("xz", ["--stdout", "--threads=1", "--check=none", "--lzma2=preset=9e,mf=bt3,lc=2"], { input: together, maxBuffer: 1 << 26 });
if (xz.status !== 0) throw new Error(`xz: ${xz.error ?? xz.stderr}`);
const packed = signsOf(xz.stdout);

if (/<\/script|<!--/i.test(begin) || /<\/style/i.test(look)) throw new Error("what ends an element stands within it");
// The browser runs these scripts and no other.
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const parts = {
  '<link rel="stylesheet" href="first.css">': `<style>${look}</style>`,
  '<script id="packed" type="application/octet-stream"></script>': `<script id="packed" type="application/octet-stream">${packed}</script>`,
  '<script type="module" src="unpack.js"></script>': `<script id="first" type="application/octet-stream">${pairs}</script><script type="module">${begin}</script>`,
  "SCRIPT-HASHES": `${hash(begin)} ${hash(first)} ${hash(script)}`,
};
let page = read(part("index.html"));
for (const [place, text] of Object.entries(parts)) {
  if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
  page = page.replace(place, () => text);
}
// The mark at its beginning says in what it is written, whatever a server says of it.
const whole = Buffer.from(`\ufeff${page}`, "utf16le");
writeFileSync(out, whole);

const tell = (what, bytes) => console.log(`${what.padEnd(28)} ${String(bytes).padStart(9)} bytes`);
const size = (text) => text.length * 2;
tell("  packed (xz), with the rest", xz.stdout.length);
tell("  as it stands in the page", size(packed));
tell("the page without the module", whole.length - size(packed));
tell("  its first scripts", size(begin) + size(pairs));
tell("  its first style", size(look));
tell(out, whole.length);
