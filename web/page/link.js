// Links that hold a board. That of a quick map is the library's; a scenario is packed here.

/** A scenario is at most so large when it is unpacked, and a link so long. */
const MOST_BYTES = 1 << 20;
const MOST_SIGNS = 1 << 18;
const FILE = "#y1.";

async function through(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** What stands behind the page's address for a scenario. */
export async function fileLink(text) {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return FILE + btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether what stands behind an address is a scenario. */
export const isFileLink = (hash) => hash.startsWith(FILE);

/** The scenario of a link: `{ text }`, or `{ why }` as the key of a sentence. It is text, and only ever read as such. */
export async function readFileLink(hash) {
  if (hash.length > MOST_SIGNS) return { why: "refused.link.large" };
  try {
    const signs = atob(hash.slice(FILE.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return { why: error instanceof RangeError ? "refused.link.large" : "refused.link.broken" };
  }
}

/** The page's own address with a board behind it. */
export function addressOf(hash) {
  return location.href.replace(/#.*$/s, "") + hash;
}
