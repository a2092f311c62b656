// The oracle itself: a text in, an object out. Something else could stand behind these two functions.

let oracle = null;
let compiled = null;

/** Unpacks the oracle; says whether the browser can run it. */
export async function ready() {
  if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") return false;
  const packed = atob(document.getElementById("module").textContent.trim());
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  compiled = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  oracle = (await WebAssembly.instantiate(compiled, {})).exports;
  return true;
}

/** What the oracle says to a text; `null` if it stopped, after which a fresh one is there. */
export async function judge(text) {
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
