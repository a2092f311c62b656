// Links that hold a board. The library makes those of quick maps; scenarios are packed here.

/** The most bytes of a scenario when it is unpacked, and the most characters of a link. */
const MOST_BYTES = 1 << 20;
const MOST_SIGNS = 1 << 18;
const FILE = "#y3.";
const CHECKS = "0123456789abcdefghjkmnpqrstvwxyz";

/** Returns the check of an ASCII text, as the library's links have it: its sum in three signs, then its length. */
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

/** Returns the address hash of a scenario, with the rules under which it is answered, if not all. */
export async function fileLink(text, rules) {
  const whole = rules ? `rules ${rules}\n${text}` : text;
  const packed = await through(new TextEncoder().encode(whole), new CompressionStream("deflate-raw"));
  const signs = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  const written = btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${FILE}${checkOf(written)}.${written}`;
}

/** Returns `true` if the hash of an address has a scenario. */
export const isFileLink = (hash) => /^#y\d+\./.test(hash);

/** Returns `true` if the library takes a text for the link of a quick map: a version, and a dot. */
export const isMapLink = (text) => /^\s*(?:#|%23)?\d+(?:\.|%2e)/i.test(text);

/** Returns `true` if the hash of an address is intended as the link of a board. */
export const isLink = (hash) => /^#(y?\d|%)/.test(hash);

/** Returns the packed text of a scenario's link: `{ written }`, or `{ why }`. */
function signsOf(hash) {
  const [, check, written] = /^#y3\.([^.]*)\.(.*)$/s.exec(hash) ?? [];
  if (written === undefined) return { why: hash.startsWith(FILE) ? "refused.link.broken" : "refused.link.version" };
  return check === checkOf(written) ? { written } : { why: "refused.link.broken" };
}

/** Returns a link's scenario and its rules, `{ text, rules }`, never run as code; or a sentence key, `{ why }`. */
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

/** Returns the page's own address with the hash of a board. */
export function addressOf(hash) {
  return location.href.replace(/#.*$/s, "") + hash;
}
