// What runs first where the page is a folder on a server: it fetches what the page is made of, and begins it. The worked examples come after the
// first answer, and the service worker keeps all of it for when there is no network.
import { XzReadableStream } from "xz-decompress";
import { parted } from "./packed.js";

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
  const { said, module } = parted(await unpacked("oracle.xz"));
  document.querySelector("style").textContent = said.style;
  const examples = async () => {
    await ready();
    return JSON.parse(new TextDecoder().decode(await unpacked("gallery.xz")));
  };
  globalThis.came = { examples, prints: said.prints, rules: said.rules, module };
  // The browser runs it because the page names its hash.
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = said.script;
  document.body.append(script);
  await ready();
  await navigator.serviceWorker?.register("sw.js");
}

arrive().catch(() => {
  if (!document.body.dataset.ready) document.getElementById("old").hidden = false;
});
