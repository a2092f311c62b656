// The worker in which the oracle runs, so that the page's own thread never waits for it.
//
// A message `{ early }` is the address of a module that will be asked for: it is loaded at once, and nothing is answered.
// It takes one message `{ source }`, from which it makes the oracle, and answers `{ compiled }`, or `{ lacking }`: why there is no oracle, as the
// key of a sentence. Each message `{ id, text }` is answered by `{ id, reply }`, the reply as JSON, or by `{ id, broken }` if the oracle
// stopped; then this worker is of no more use.
import init, { answer } from "module-glue";

/** A module with a table of references to objects: a browser that refuses it is too old for ours. */
const PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 4, 4, 1, 0x6f, 0, 0);

/** Unpacks a module that is base64 of gzip. */
function unpacked(base64) {
  const packed = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** The module at an address, which is compiled while it arrives. */
async function loaded(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A server that does not know the type of such files says another.
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The module that is loaded already. */
let early = null;

/** Makes the oracle of a compiled module, of a packed one, or of the file at an address. Returns the compiled module. */
async function start({ compiled, packed, address }) {
  const module = compiled ?? (packed ? await WebAssembly.compile(await unpacked(packed)) : await (early ?? loaded(address)));
  await init({ module_or_path: module });
  return module;
}

onmessage = async ({ data: { early: address, source, id, text } }) => {
  if (address) {
    early = loaded(address);
    // That it failed is told when it is asked for.
    early.catch(() => {});
    return;
  }
  if (source) {
    if (typeof WebAssembly === "undefined" || !WebAssembly.validate(PROBE)) return void postMessage({ lacking: "refused.old" });
    return start(source).then((compiled) => postMessage({ compiled }), () => postMessage({ lacking: "refused.lost" }));
  }
  try {
    postMessage({ id, reply: answer(text) });
  } catch {
    postMessage({ id, broken: true });
  }
};
