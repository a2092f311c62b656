// The page in a folder on a server: its parts are files beside it. The examples are fetched after the first answer, and
// the service worker keeps all files for use without a network.
import { first } from "./built.js";
import { begin } from "./main.js";

/** Returns the address of a file beside the page. */
const addressBeside = (name) => new URL(name, location.href).href;

/** Returns the content of a file of JSON beside the page. */
async function fetched(name) {
  const response = await fetch(addressBeside(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** Makes a worker; the first time, returns the one that already loads the module (early.js). */
function makeWorker() {
  const worker = globalThis.early ?? new Worker(addressBeside("worker.js"));
  globalThis.early = null;
  return worker;
}
const fetchLanguage = (code) => fetched(`${code}.json`);
const gallery = () => fetched("gallery.json");
if (await begin({ makeWorker, source: { address: addressBeside("oracle.wasm") }, fetchLanguage, gallery, english: first })) {
  const kept = await navigator.serviceWorker?.register("sw.js");
  // Without this call, the browser decides when it looks for another build.
  await kept?.update().catch(() => {});
}
