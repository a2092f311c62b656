// The oracle as a module: a text in, an answer as an object out. It asks no network, and reads one file: the module beside it.
const bytes = async () => {
  const address = new URL("oracle.wasm", import.meta.url);
  if (address.protocol !== "file:") return (await fetch(address)).arrayBuffer();
  const { readFile } = await import("node:fs/promises");
  return readFile(address);
};
const { instance } = await WebAssembly.instantiate(await bytes(), {});
const { memory, take, answer, give_back: giveBack } = instance.exports;

/**
 * Judges a text: a scenario in YAML, a quick map, or lines as `oracle ask` takes them.
 *
 * @param {string} text
 * @returns {object} what `schema` describes: `score` is the answer, `problems` is what is wrong
 */
export function judge(text) {
  const said = new TextEncoder().encode(text);
  const place = take(said.length);
  new Uint8Array(memory.buffer, place, said.length).set(said);
  const from = answer(place, said.length);
  const length = new DataView(memory.buffer).getUint32(from, true);
  const reply = new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(memory.buffer, from + 4, length));
  giveBack(from, length + 4);
  return JSON.parse(reply);
}
