// The oracle itself: a text in, an object out. Something else could stand behind these two functions.

let oracle = null;
let compiled = null;
let coming = Promise.resolve();
/** Why there is none: the key of a sentence. */
let lacking = "refused.lost";

/** Makes the oracle of its module, or of what will be its module. Why there will be none is the key of a sentence. What is asked meanwhile waits. */
export function ready(module) {
  const make = async () => {
    const bytes = await module;
    lacking = "refused.old";
    compiled = await WebAssembly.compile(bytes);
    oracle = (await WebAssembly.instantiate(compiled, {})).exports;
  };
  coming = make().catch(() => lacking);
  return coming;
}

/** Why nothing is answered: there is no oracle, or it stopped. */
export const whyBroken = () => (oracle === null ? lacking : "refused.broken");

/** What the oracle says to a text; `null` if it stopped, after which a fresh one is there. */
export async function judge(text) {
  if (oracle === null && (await coming)) return null;
  try {
    const said = new TextEncoder().encode(text);
    const place = oracle.take(said.length);
    new Uint8Array(oracle.memory.buffer, place, said.length).set(said);
    const answer = oracle.answer(place, said.length);
    const length = new DataView(oracle.memory.buffer).getUint32(answer, true);
    const reply = new TextDecoder().decode(new Uint8Array(oracle.memory.buffer, answer + 4, length));
    oracle.give_back(answer, length + 4);
    return JSON.parse(reply);
  } catch {
    oracle = (await WebAssembly.instantiate(compiled, {})).exports;
    return null;
  }
}
