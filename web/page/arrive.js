// What runs first where the page is a folder on a server: it fetches what the page is made of, and begins it. The worked examples come after the
// first answer, and the service worker keeps all of it for when there is no network.
import { XzReadableStream } from "xz-decompress";
import { saidIn } from "./packed.js";
import { together } from "./streams.js";

async function unpacked(name) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await new Response(new XzReadableStream(response.body)).arrayBuffer());
}

/** When the first answer stands there. */
const ready = () => new Promise((done) => {
  const look = () => (document.body.dataset.ready ? done() : setTimeout(look, 100));
  look();
});

async function arrive() {
  // The page comes before the module, which takes longest, and sets itself up meanwhile.
  const page = unpacked("page.xz");
  const module = unpacked("oracle.xz").then(together);
  const gallery = async () => {
    await ready();
    return saidIn(await unpacked("gallery.xz"));
  };
  const { first, prints, rules, style, script: text } = saidIn(await page);
  globalThis.came = { first, gallery, prints, rules, style, module };
  // The browser runs it because the page names its hash.
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = text;
  document.body.append(script);
  await module;
  await ready();
  const kept = await navigator.serviceWorker?.register("sw.js");
  // Without being asked, a browser looks for another build when it pleases.
  await kept?.update().catch(() => {});
}

// The address keeps its board.
document.querySelector("#lost a").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});
arrive().catch(() => {
  // The page says itself what else it lacks.
  if (globalThis.came) return;
  document.getElementById(typeof WebAssembly === "undefined" || typeof ReadableStream === "undefined" ? "old" : "lost").hidden = false;
});
