// What came with the page: the oracle's module and the worked examples, packed.
import { XzReadableStream } from "xz-decompress";
import { bytesOf, parted } from "./packed.js";

/** Unpacks both: `{ examples, module }`, a list and bytes. */
export async function unpack() {
  const packed = bytesOf(document.getElementById("packed").textContent);
  const stream = new XzReadableStream(new Blob([packed]).stream());
  return parted(new Uint8Array(await new Response(stream).arrayBuffer()));
}
