// Builds the page from its parts in web/page, the module, and the worked examples: one file that has everything, and
// beside it a folder, `site`, for a server.
//
//   node web/assemble.mjs EXAMPLES STYLE OUT     (STYLE is that of answers, and comes before the page's own)

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildSync, transformSync } from "esbuild";
import { folder, openModule } from "./module.mjs";
import { en } from "./page/words/en.js";

const [examples, answers, out] = process.argv.slice(2);
const part = (name) => fileURLToPath(new URL(`page/${name}`, import.meta.url));
const read = (path) => readFileSync(path, "utf8");

// --- shared parts ----------------------------------------------------------------------------------------------------

const wasm = readFileSync(`${folder}oracle.wasm`);
const { judge } = await openModule(wasm);
// The ids of the printed tiles; the module knows what is on them.
const catalogue = read(fileURLToPath(new URL("../crates/board/src/tiles/catalogue.yaml", import.meta.url)));
const prints = Array.from(catalogue.matchAll(/^- id: (\S+)/gm), ([, id]) => id);
if (!prints.length) throw new Error("no printed tiles");
// On a board that needs no expansion, every rule set has an answer.
const named = read(fileURLToPath(new URL("../crates/law/src/rule-sets.yaml", import.meta.url)));
const calledOf = new Map(Array.from(named.matchAll(/^ {2}- id: "?([^"\n]+)"?\n {4}called: "?([^"\n]+)"?$/gm), ([, id, called]) => [id, called]));
const rules = judge("c=r c").score.rule_sets.map(({ id, title }) => ({ id, called: calledOf.get(id), title }));
if (!rules.every(({ called }) => called)) throw new Error("a rule set without a name");
// The first board and its answer, which are shown before the module has loaded.
const FIRST = ". c*=r, c c\\c";
const first = judge(FIRST);
const still = first.svg.replace(/<title.*?<\/desc>/s, "").replace(/ role="img" aria-labelledby="[^"]*"/, ' aria-hidden="true"');

// The languages; English is part of the page's script and of the module, and each other is a file of its own.
const listed = read(fileURLToPath(new URL("../crates/build/languages.yaml", import.meta.url)));
const languages = [{ code: "en", name: en["language.name"], isWhole: true }];
const others = new Map();
for (const [, code, state] of listed.matchAll(/^- code: (\S+)\n(?: {2}.*\n)*? {2}state: (\S+)$/gm)) {
  const { [code]: own } = await import(`./page/words/${code}.js`);
  const [lacks] = Object.keys(en).filter((key) => !own[key]);
  if (lacks) throw new Error(`words/${code}.js lacks ${lacks}`);
  const texts = read(`${folder}${code}.txt`);
  const ofRules = Array.from(texts.matchAll(/^(rules\.[^.\t]+\.(?:called|title))\t(.*)$/gm), ([, key, text]) => [key, text]);
  const spoken = await openModule(wasm, code);
  languages.push({ code, name: own["language.name"], isWhole: state === "whole" });
  others.set(code, JSON.stringify({ words: { ...own, ...Object.fromEntries(ofRules) }, texts, first: spoken.judge(FIRST) }));
}

const style = transformSync(read(answers) + read(part("style.css")), { loader: "css", minify: true }).code.trim();
/** Returns a script with all its imports, and with the values that the build inserts. */
function bundled(name, format, built = {}) {
  const how = { bundle: true, minify: true, platform: "browser", target: "es2022", legalComments: "inline", write: false };
  const define = { BUILT: JSON.stringify(built) };
  const alias = { "module-glue": `${folder}oracle.js` };
  return buildSync({ entryPoints: [part(name)], format, define, alias, ...how }).outputFiles[0].text.trim();
}
const arrive = bundled("arrive.js", "iife");
const early = bundled("early.js", "iife");
const worker = bundled("worker.js", "iife");
const gallery = read(examples).trim();

/** Returns the page with its parts inserted, each at its only place. */
function filled(parts) {
  let page = read(part("index.html"));
  for (const [place, text] of Object.entries(parts)) {
    if (page.split(place).length !== 2) throw new Error(`index.html has not one ${place}`);
    page = page.replace(place, () => text);
  }
  return page;
}
/** Returns an element around a text, which must not close it. */
function element(name, attributes, text) {
  if (new RegExp(`</${name}|<!--`, "i").test(text)) throw new Error(`a text within <${name}${attributes}> ends it`);
  return `<${name}${attributes}>${text}</${name}>`;
}
// The browser runs only scripts with these hashes.
const hash = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
const gzip = (bytes) => gzipSync(bytes, { level: 9 });
const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
const tell = (what, bytes) => console.log(`${what.padEnd(34)} ${String(bytes).padStart(9)} bytes`);

// --- one file, for a disk --------------------------------------------------------------------------------------------

const fromDisk = bundled("disk.js", "esm", { prints, rules, languages });
const packed = gzip(wasm).toString("base64");
const packedOthers = Array.from(others, ([code, text]) => [code, "text/plain", gzip(text).toString("base64")]);
const held = [["gallery", "application/json", gallery], ...packedOthers, ["worker", "text/plain", worker], ["module", "text/plain", packed]];
const whole = filled({
  SIZE: megabytes(packed.length),
  // A page on a disk loads at once, without a first picture.
  "  <figure>STILL</figure>\n": "",
  '<link rel="stylesheet" href="page.css">': element("style", "", style),
  '<script src="arrive.js"></script>': element("script", "", arrive),
  '<script type="module" src="page.js"></script>': [...held.map(([id, type, text]) => element("script", ` id="${id}" type="${type}"`, text)), element("script", ' type="module"', fromDisk)].join("\n"),
  "SCRIPT-SOURCES": `${hash(arrive)} ${hash(fromDisk)}`,
  "WORKER-SOURCES": "blob:",
});
writeFileSync(out, whole);

// --- a folder, for a server ------------------------------------------------------------------------------------------

const site = `${dirname(out)}/site`;
rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
const files = new Map();
files.set("page.css", style);
files.set("page.js", bundled("site.js", "esm", { prints, rules, languages, first }));
files.set("worker.js", worker);
files.set("oracle.wasm", wasm);
files.set("gallery.json", gallery);
for (const [code, text] of others) files.set(`${code}.json`, text);
for (const name of ["manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "preview.png"]) files.set(name, readFileSync(part(name)));
// Previews need the full address of a picture: `ADDRESS=https://example.org/oracle/ web/build`.
const address = (process.env.ADDRESS ?? "").replace(/\/?$/, process.env.ADDRESS ? "/" : "");
if (!/^(https?:\/\/[^"<>\s]+\/)?$/.test(address)) throw new Error(`ADDRESS is no address: ${address}`);
const own = `${element("script", "", early)}
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="icon-192.png">
<link rel="manifest" href="manifest.webmanifest">
<meta name="theme-color" content="#2c5a12">
<meta property="og:image" content="${address}preview.png">
<meta property="og:image:alt" content="A city of a tile and a pair of half tiles, and what it scores.">
<meta name="twitter:card" content="summary_large_image">${address ? `\n<meta property="og:url" content="${address}">` : ""}`;
files.set("index.html", filled({
  SIZE: megabytes(brotli(wasm).length),
  STILL: still,
  '<link rel="icon" href="data:,">': own,
  '<script src="arrive.js"></script>': element("script", "", arrive),
  "SCRIPT-SOURCES": `'self' ${hash(early)} ${hash(arrive)}`,
  "WORKER-SOURCES": "'self'",
  "img-src data: blob:; connect-src 'none'": "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'",
  "style-src 'unsafe-inline'": "style-src 'self' 'unsafe-inline'",
}));
const version = createHash("sha256");
for (const bytes of files.values()) version.update(bytes);
const kept = ["./", ...[...files.keys()].filter((name) => !["index.html", "preview.png"].includes(name))];
const keeper = read(part("sw.js")).replace('"VERSION"', () => `"oracle-${version.digest("hex").slice(0, 16)}"`).replace("FILES", () => JSON.stringify(kept));
files.set("sw.js", transformSync(keeper, { minify: true }).code);
// Compressible files are stored compressed, too, for a server that can send them so.
for (const [name, bytes] of files) {
  writeFileSync(`${site}/${name}`, bytes);
  const sizes = [];
  if (!name.endsWith(".png")) {
    for (const [ending, pack] of [["br", brotli], ["gz", gzip]]) {
      const small = pack(Buffer.from(bytes));
      writeFileSync(`${site}/${name}.${ending}`, small);
      sizes.push(`${ending} ${small.length}`);
    }
  }
  tell(`  site/${name}`, `${Buffer.byteLength(bytes)}${sizes.length ? ` (${sizes.join(", ")})` : ""}`);
}

tell(out, Buffer.byteLength(whole));
tell("  the module in it", packed.length);
tell("  the examples in it", Buffer.byteLength(gallery));
tell("  its languages", packedOthers.reduce((sum, [, , text]) => sum + text.length, 0));
tell("  its scripts", arrive.length + worker.length + fromDisk.length);
tell("  its style", style.length);
