// Puts the page together of its parts in web/page, of the module, and of the worked examples: one file in which what is needed first stands as it
// is, and the rest packed; and beside it a folder, `site`, for a server.
//
//   node web/assemble.mjs MODULE EXAMPLES STYLE OUT     (the style of answers comes before the page's own)

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync, transformSync } from "esbuild";
import { judge, ready } from "./page/judge.js";
import { joined, signsOf } from "./page/packed.js";
import { apart } from "./page/streams.js";

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

const source = (name) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
// The printed tiles by their names; what is on them, the module says.
const prints = Array.from(read(source("tiles/catalogue.yaml")).matchAll(/^- id: (\S+)/gm), ([, id]) => id);
if (!prints.length) throw new Error("no printed tiles");

// The best that xz can do, without a check of its own: a page that came over whole is whole.
function packed(bytes) {
  const xz = spawnSync("xz", ["--stdout", "--threads=1", "--check=none", "--lzma2=preset=9e,mf=bt3,lc=2"], { input: bytes, maxBuffer: 1 << 26 });
  if (xz.status !== 0) throw new Error(`xz: ${xz.error ?? xz.stderr}`);
  return xz.stdout;
}
const wasm = readFileSync(module);
const gallery = JSON.parse(read(examples));
if (/<\/script|<!--/i.test(begin) || /<\/style/i.test(look)) throw new Error("what ends an element stands within it");
// The browser runs these scripts and no other.
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
/** The page of its parts, each of which has one place in it. */
function filled(parts) {
  let page = read(part("index.html"));
  for (const [place, text] of Object.entries(parts)) {
    if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
    page = page.replace(place, () => text);
  }
  return page;
}
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

// What is seen until the page is there: its first board, as the module draws it.
if (await ready(wasm)) throw new Error("no WebAssembly");
const firstReply = await judge(". c*=r, c c\\c");
// On a board that needs no expansion, every rule set has an answer.
const rules = (await judge("c=r c")).score.rule_sets.map(({ id, title }) => ({ id, title }));
const still = firstReply.svg.replace(/<title.*?<\/desc>/s, "").replace(/ role="img" aria-labelledby="[^"]*"/, ' aria-hidden="true"');

// --- one file, for a disk ---------------------------------------------------------------------------------------------

const bundle = packed(joined({ gallery, prints, rules, style, script }, wasm));
const signs = signsOf(bundle);
const page = filled({
  SIZE: megabytes(signs.length * 2),
  // From a disk there is nothing to wait for.
  "  <figure>STILL</figure>\n": "",
  '<link rel="stylesheet" href="first.css">': `<style>${look}</style>`,
  '<script id="packed" type="application/octet-stream"></script>': `<script id="packed" type="application/octet-stream">${signs}</script>`,
  '<script type="module" src="unpack.js"></script>': `<script id="first" type="application/octet-stream">${pairs}</script><script type="module">${begin}</script>`,
  "SCRIPT-HASHES": `${hash(begin)} ${hash(first)} ${hash(script)}`,
});
// The mark at its beginning says in what it is written, whatever a server says of it.
const whole = Buffer.from(`\ufeff${page}`, "utf16le");
writeFileSync(out, whole);

// --- a folder, for a server -------------------------------------------------------------------------------------------

const site = `${dirname(out)}/site`;
rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
const files = new Map();
files.set("page.xz", packed(Buffer.from(JSON.stringify({ first: firstReply, prints, rules, style, script }))));
files.set("oracle.xz", packed(apart(wasm)));
files.set("gallery.xz", packed(Buffer.from(JSON.stringify(gallery))));
for (const name of ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "preview.png"]) files.set(name, readFileSync(part(name)));
const arrive = bundled("arrive.js", "ascii");
if (/<\/script|<!--/i.test(arrive)) throw new Error("what ends an element stands within it");
// Previews want the whole address of a picture: `ADDRESS=https://example.org/oracle/ web/build`.
const address = (process.env.ADDRESS ?? "").replace(/\/?$/, process.env.ADDRESS ? "/" : "");
if (!/^(https?:\/\/[^"<>\s]+\/)?$/.test(address)) throw new Error(`ADDRESS is no address: ${address}`);
const own = `<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icon-192.png">
<link rel="manifest" href="manifest.webmanifest">
<meta name="theme-color" content="#2c5a12">
<meta property="og:image" content="${address}preview.png">
<meta property="og:image:alt" content="A city of a tile and a pair of half tiles, and what it scores.">
<meta name="twitter:card" content="summary_large_image">${address ? `\n<meta property="og:url" content="${address}">` : ""}`;
const index = filled({
  SIZE: megabytes(files.get("page.xz").length + files.get("oracle.xz").length),
  STILL: still,
  '<link rel="stylesheet" href="first.css">': `<style>${look}</style>`,
  '<link rel="icon" href="data:,">': own,
  '<script id="packed" type="application/octet-stream"></script>\n': "",
  '<script type="module" src="unpack.js"></script>': `<script type="module">${arrive}</script>`,
  "SCRIPT-HASHES": `${hash(arrive)} ${hash(script)}`,
  "img-src data: blob:; connect-src 'none'": "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'",
});
files.set("index.html", Buffer.from(index));
const version = createHash("sha256");
for (const bytes of files.values()) version.update(bytes);
const kept = ["./", ...[...files.keys()].filter((name) => !["index.html", "preview.png"].includes(name))];
const worker = transformSync(read(part("sw.js")).replace("VERSION", "oracle-").replace("FILES", JSON.stringify(kept)), { minify: true }).code.replace("oracle-", () => `oracle-${version.digest("hex").slice(0, 16)}`);
files.set("sw.js", Buffer.from(worker));
for (const [name, bytes] of files) writeFileSync(`${site}/${name}`, bytes);

const tell = (what, bytes) => console.log(`${what.padEnd(28)} ${String(bytes).padStart(9)} bytes`);
tell("  packed (xz), with the rest", bundle.length);
tell("  as it stands in the page", signs.length * 2);
tell("the page without the module", whole.length - signs.length * 2);
tell("  its first scripts", (begin.length + pairs.length) * 2);
tell("  its first style", look.length * 2);
tell(out, whole.length);
for (const [name, bytes] of files) tell(`  site/${name}`, bytes.length);
