// The module in the page, asked without the page's own script: the room for a text, the answer, and the room given back.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import xz from "xz-decompress";
import { bytesOf, parted } from "../page/packed.js";
import { address } from "./browser.mjs";

const { XzReadableStream } = xz;

/** A file of the project. */
export const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What is in the page: the examples, and the bytes of the module. */
async function came() {
  const page = readFileSync(process.env.PAGE_FILE ?? fileURLToPath(address), "utf16le");
  const packed = bytesOf(/<script id="packed"[^>]*>([^<]*)<\/script>/.exec(page)[1]);
  const stream = new XzReadableStream(new Blob([packed]).stream());
  return parted(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The gallery that is in the page: the examples, and the words by which they are found. */
export const gallery = async () => (await came()).said.gallery;

/** Gives a page the module, so that `ask` finds it. */
export async function unpack(page) {
  const packed = Buffer.from((await came()).module).toString("base64");
  await page.evaluate(async (base64) => {
    const module = await WebAssembly.compile(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
    if (WebAssembly.Module.imports(module).length) throw new Error("the module imports something");
    const { memory, take, answer, give_back: giveBack } = (await WebAssembly.instantiate(module, {})).exports;
    window.ask = (text) => {
      const said = typeof text === "string" ? new TextEncoder().encode(text) : Uint8Array.from(text);
      const place = take(said.length);
      new Uint8Array(memory.buffer, place, said.length).set(said);
      const from = answer(place, said.length);
      const length = new DataView(memory.buffer).getUint32(from, true);
      const reply = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(memory.buffer, from + 4, length));
      giveBack(from, length + 4);
      return JSON.parse(reply);
    };
    window.pages = () => memory.buffer.byteLength / 65536;
  }, packed);
}

/** Asks the module: a text, or bytes in a list. */
export const ask = (page, text) => page.evaluate((said) => window.ask(said), text);
