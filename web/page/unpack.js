// What runs first: it unpacks what came with the page, and begins it. The rest of the page's script and its style are packed with the
// oracle and the examples, since they take a quarter of their room there.
import { XzReadableStream } from "xz-decompress";
import { bytesOf, parted } from "./packed.js";

async function unpack() {
  const packed = bytesOf(document.getElementById("packed").textContent);
  const stream = new XzReadableStream(new Blob([packed]).stream());
  const { said, module } = parted(new Uint8Array(await new Response(stream).arrayBuffer()));
  globalThis.came = { gallery: said.gallery, prints: said.prints, rules: said.rules, style: said.style, module };
  // The browser runs it because the page names its hash.
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = said.script;
  document.body.append(script);
}

unpack().catch(() => {
  document.getElementById("old").hidden = false;
});
