// How bytes stand in the page: two to a sign, since the page is in UTF-16, where all but one in thirty of such signs may stand. In UTF-8 there
// is room for seven bits to a byte, and the page would be an eighth larger. Before each block of signs stands a key, from which follows with what
// each of them is exclusive-ored: a key by which all of them may stand.

import { apart, together } from "./streams.js";

/** Signs that HTML reads otherwise: NUL, carriage return, `<`; and halves of signs, which may not stand alone. */
const mayStand = (sign) => sign !== 0 && sign !== 13 && sign !== 60 && (sign < 0xd800 || sign >= 0xe000);
/** How many signs have one key. */
const BLOCK = 256;
/** With what a sign of a block is exclusive-ored. */
const mask = (key, place) => Math.imul(key ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b) >>> 16;
/** The first sign says whether the last byte has a sign of its own. */
const EVEN = 0x100;

/** Bytes as signs. */
export function signsOf(bytes) {
  const signs = [EVEN + (bytes.length & 1)];
  for (let at = 0; at < bytes.length; at += 2 * BLOCK) {
    const block = [];
    for (let n = at; n < Math.min(at + 2 * BLOCK, bytes.length); n += 2) block.push(bytes[n] | ((bytes[n + 1] ?? 0) << 8));
    let key = 1;
    while (!mayStand(key) || !block.every((sign, place) => mayStand(sign ^ mask(key, place)))) key += 1;
    signs.push(key, ...block.map((sign, place) => sign ^ mask(key, place)));
  }
  return signs.map((sign) => String.fromCharCode(sign)).join("");
}

/** Signs as bytes. */
export function bytesOf(signs) {
  const bytes = new Uint8Array(signs.length * 2);
  let length = 0;
  let key = 0;
  for (let at = 1; at < signs.length; at += 1) {
    const place = ((at - 1) % (BLOCK + 1)) - 1;
    if (place < 0) {
      key = signs.charCodeAt(at);
      continue;
    }
    const sign = signs.charCodeAt(at) ^ mask(key, place);
    bytes[length] = sign;
    bytes[length + 1] = sign >> 8;
    length += 2;
  }
  return bytes.subarray(0, length - (signs.charCodeAt(0) & 1));
}

/** The parts of what is unpacked: `said`, what was JSON, and the bytes of the module, which are taken apart. Four bytes say how long those are. */
export function parted(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return { said: saidIn(bytes.subarray(4 + length)), module: together(bytes.subarray(4, 4 + length)) };
}

/** What JSON in bytes says. */
export const saidIn = (bytes) => JSON.parse(new TextDecoder().decode(bytes));

/** The parts as one. */
export function joined(said, whole) {
  const module = apart(whole);
  const text = new TextEncoder().encode(JSON.stringify(said));
  const bytes = new Uint8Array(4 + module.length + text.length);
  new DataView(bytes.buffer).setUint32(0, module.length, true);
  bytes.set(module, 4);
  bytes.set(text, 4 + module.length);
  return bytes;
}
