// The page as one file on a disk, which contains the module, its worker, the languages and the examples.
import { begin } from "./main.js";
import { unpack } from "./unpack.js";

const textOf = (id) => document.getElementById(id).textContent;
const worker = URL.createObjectURL(new Blob([textOf("worker")], { type: "text/javascript" }));
await begin({
  makeWorker: () => new Worker(worker),
  source: { packed: textOf("module") },
  fetchLanguage: (code) => unpack(textOf(code)).json(),
  gallery: async () => JSON.parse(textOf("gallery")),
});
