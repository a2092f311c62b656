// In a folder on a server, before anything else: the worker that loads the module, which takes longest to arrive. The page's script takes it over.
const worker = new Worker("worker.js");
worker.postMessage({ early: new URL("oracle.wasm", location.href).href });
globalThis.early = worker;
// Nobody else hears yet that its script does not arrive.
worker.onerror = () => (globalThis.early = null);
