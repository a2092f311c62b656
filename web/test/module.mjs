// The module in the page, asked without the page's own script: the room for a text, the answer, and the room given back.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { address } from "./browser.mjs";

/** A file of the project. */
export const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The gallery that is in the page. */
export function gallery() {
  const page = readFileSync(process.env.PAGE_FILE ?? fileURLToPath(address), "utf8");
  return JSON.parse(/<script id="gallery" type="application\/json">([^<]*)<\/script>/.exec(page)[1]);
}

/** Unpacks the module in the page, so that `ask` finds it. */
export async function unpack(page) {
  await page.evaluate(async () => {
    const packed = atob(document.getElementById("module").textContent.trim());
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
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
  });
}

/** Asks the module: a text, or bytes in a list. */
export const ask = (page, text) => page.evaluate((said) => window.ask(said), text);
