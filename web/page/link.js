// Links that hold a board. That of a quick map is the library's; a scenario is packed here.

/** A scenario is at most so large when it is unpacked, and a link so long. */
const MOST_BYTES = 1 << 20;
const MOST_SIGNS = 1 << 18;
const FILE = "#y3.";
const CHECKS = "0123456789abcdefghjkmnpqrstvwxyz";

/** What checks a text of letters, digits and plain signs, as in the library's links: its sum in three signs, and how long it is. */
function checkOf(text) {
  let sum = 1;
  for (const sign of text) sum = (sum * 256 + sign.charCodeAt(0)) % 32749;
  return [sum >> 10, sum >> 5, sum].map((n) => CHECKS[n % 32]).join("") + text.length;
}

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

/** What stands behind the page's address for a scenario, and the rules under which it is answered, if not under all. */
export async function fileLink(text, rules) {
  const whole = rules ? `rules ${rules}\n${text}` : text;
  const packed = await through(new TextEncoder().encode(whole), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  const written = btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${FILE}${checkOf(written)}.${written}`;
}

/** Whether what stands behind an address is a scenario. */
export const isFileLink = (hash) => /^#y\d+\./.test(hash);

/** Whether a text is what the library takes for the link of a quick map: a version, and a dot. */
export const isMapLink = (text) => /^\s*(?:#|%23)?\d+(?:\.|%2e)/i.test(text);

/** Whether anything stands behind an address that is meant as the link of a board. */
export const isLink = (hash) => /^#(y?\d|%)/.test(hash);

/** The signs of a scenario's link: `{ written }`, or `{ why }`. */
function signsOf(hash) {
  const [, check, written] = /^#y3\.([^.]*)\.(.*)$/s.exec(hash) ?? [];
  if (written === undefined) return { why: hash.startsWith(FILE) ? "refused.link.broken" : "refused.link.version" };
  return check === checkOf(written) ? { written } : { why: "refused.link.broken" };
}

/** The scenario of a link with its rules: `{ text, rules }`, or `{ why }` as the key of a sentence. It is text, and only ever read as such. */
export async function readFileLink(hash) {
  if (hash.length > MOST_SIGNS) return { why: "refused.link.large" };
  const { written, why } = signsOf(hash);
  if (why) return { why };
  try {
    const signs = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(signs, (sign) => sign.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    const whole = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const [, rules = "", text] = /^(?:rules ([^\n]*)\n)?(.*)$/s.exec(whole);
    return { text, rules };
  } catch (error) {
    return { why: error instanceof RangeError ? "refused.link.large" : "refused.link.broken" };
  }
}

/** The page's own address with a board behind it. */
export function addressOf(hash) {
  return location.href.replace(/#.*$/s, "") + hash;
}
