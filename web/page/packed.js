// How bytes stand in the page: two to a sign, since the page is in UTF-16, where all but one in thirty of such signs may stand. In UTF-8 there
// is room for seven bits to a byte, and the page would be an eighth larger. A sign that may not stand is two: one that says so, and which.

/** Signs that HTML reads otherwise: NUL, carriage return, `<`; and the one that says that another stands for what follows. */
const OTHERWISE = 0xe000;
const otherwise = [0, 13, 60, OTHERWISE];

/** Half of a sign, which may not stand alone. */
const isHalf = (sign) => sign >= 0xd800 && sign < 0xe000;
const HALVES = 0x1000;
const OTHERS = 0x100;

/** Bytes as signs. The first says whether the last byte has a sign of its own. */
export function signsOf(bytes) {
  const signs = [OTHERS + (bytes.length & 1)];
  for (let at = 0; at < bytes.length; at += 2) {
    const sign = bytes[at] | ((bytes[at + 1] ?? 0) << 8);
    const which = otherwise.indexOf(sign);
    if (which >= 0) signs.push(OTHERWISE, OTHERS + which);
    else if (isHalf(sign)) signs.push(OTHERWISE, HALVES + sign - 0xd800);
    else signs.push(sign);
  }
  return signs.map((sign) => String.fromCharCode(sign)).join("");
}

/** Signs as bytes. */
export function bytesOf(signs) {
  const bytes = new Uint8Array(signs.length * 2);
  let length = 0;
  for (let at = 1; at < signs.length; at += 1) {
    let sign = signs.charCodeAt(at);
    if (sign === OTHERWISE) {
      const which = signs.charCodeAt((at += 1));
      sign = which < HALVES ? otherwise[which - OTHERS] : which - HALVES + 0xd800;
    }
    bytes[length] = sign;
    bytes[length + 1] = sign >> 8;
    length += 2;
  }
  return bytes.subarray(0, length - (signs.charCodeAt(0) & 1));
}

/** The parts of what is unpacked: `said`, what was JSON, and the bytes of the module. Four bytes say how long the module is. */
export function parted(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const said = JSON.parse(new TextDecoder().decode(bytes.subarray(4 + length)));
  return { said, module: bytes.subarray(4, 4 + length) };
}

/** The parts as one. */
export function joined(said, module) {
  const text = new TextEncoder().encode(JSON.stringify(said));
  const bytes = new Uint8Array(4 + module.length + text.length);
  new DataView(bytes.buffer).setUint32(0, module.length, true);
  bytes.set(module, 4);
  bytes.set(text, 4 + module.length);
  return bytes;
}
