// The worker that runs the oracle, so that the page's own thread never waits for it.
//
// A message `{ early }` is the address of a module that will be requested: it is loaded at once, without an answer.
// One message `{ source, language }` names the module of the oracle, and the language of its replies. It is answered by
// `{ compiled }`, or by `{ lacking }`: the key of the sentence that says why there is no oracle. Each message `{ id, text }` is answered by `{ id, reply }`, the
// reply as JSON, or by `{ id, broken }` if the oracle stopped; then this worker is unusable.
import init, { answer, load_language as loadLanguage } from "module-glue";
import { unpack } from "./unpack.js";

/** A module with a table of object references: a browser that rejects it is too old for the oracle. */
const PROBE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 4, 4, 1, 0x6f, 0, 0);

/** Loads the module at an address, and compiles it while it arrives. */
async function loaded(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // A server that does not know the type of the file sends another, with which streaming fails.
  const isTyped = response.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** The promise of a module that is loaded early. */
let early = null;

/** Starts the oracle from a compiled module, a packed one, or the file at an address. Returns the compiled module. */
async function start({ compiled, packed, address }, language) {
  const module = compiled ?? (packed ? await WebAssembly.compile(await unpack(packed).arrayBuffer()) : await (early ?? loaded(address)));
  await init({ module_or_path: module });
  if (language) loadLanguage(language.code, language.texts);
  return module;
}

onmessage = async ({ data: { early: address, source, language, id, text } }) => {
  if (address) {
    early = loaded(address);
    // A failure is reported when the module is requested.
    early.catch(() => {});
    return;
  }
  if (source) {
    if (typeof WebAssembly === "undefined" || !WebAssembly.validate(PROBE)) return void postMessage({ lacking: "refused.old" });
    return start(source, language).then((compiled) => postMessage({ compiled }), () => postMessage({ lacking: "refused.lost" }));
  }
  try {
    postMessage({ id, reply: answer(text) });
  } catch {
    postMessage({ id, broken: true });
  }
};
