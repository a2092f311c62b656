// The page in a folder on a server: its parts are files beside it. The examples come after the first answer, and the service worker keeps all of it
// for when there is no network.
import { first } from "./built.js";
import { begin } from "./main.js";

/** The address of a file beside the page. */
const beside = (name) => new URL(name, location.href).href;

async function gallery() {
  const response = await fetch(beside("gallery.json"));
  if (!response.ok) throw new Error(`gallery.json: ${response.status}`);
  return response.json();
}

/** Makes a worker: the first time the one that loads the module already (early.js). */
function makeWorker() {
  const worker = globalThis.early ?? new Worker(beside("worker.js"));
  globalThis.early = null;
  return worker;
}
if (await begin({ makeWorker, source: { address: beside("oracle.wasm") }, gallery, first })) {
  const kept = await navigator.serviceWorker?.register("sw.js");
  // Without being asked, a browser looks for another build when it pleases.
  await kept?.update().catch(() => {});
}
