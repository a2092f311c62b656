// The page as one file on a disk, which contains the module, its worker and the examples.
import { begin } from "./main.js";

const textOf = (id) => document.getElementById(id).textContent;
const worker = URL.createObjectURL(new Blob([textOf("worker")], { type: "text/javascript" }));
await begin({
  makeWorker: () => new Worker(worker),
  source: { packed: textOf("module") },
  gallery: async () => JSON.parse(textOf("gallery")),
});
