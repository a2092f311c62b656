// The worker of a page on a server: started first, as its module loads longest; the page's script takes it over.
const worker = new Worker("worker.js");
worker.postMessage({ early: new URL("oracle.wasm", location.href).href });
globalThis.early = worker;
// Nothing else listens yet for a worker script that fails to load.
worker.onerror = () => (globalThis.early = null);
