// The oracle as a module: a text in, an answer as an object out. It asks no network, and reads one file: the module beside it.
import init, { answer } from "./oracle.js";

const address = new URL("oracle.wasm", import.meta.url);
/** The bytes of the module, in node; a browser fetches them while it compiles. */
const bytes = async () => (await import("node:fs/promises")).readFile(address);
await init({ module_or_path: address.protocol === "file:" ? await bytes() : address });

/**
 * Judges a text: a scenario in YAML, a quick map, or lines as `oracle ask` takes them.
 *
 * @param {string} text
 * @returns {object} `score` is the answer, `problems` is what is wrong
 */
export function judge(text) {
  return JSON.parse(answer(text));
}
