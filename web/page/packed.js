// How bytes stand in the page: seven bits to a sign, since a file in UTF-8 has room for no more, and half as much again would be
// too large in base64. A sign that HTML would read otherwise is one of two bytes, with the seven bits that follow it.

/** Signs that HTML reads otherwise: NUL, carriage return, `<`. */
const otherwise = [0, 13, 60];

/** Bytes as signs. */
export function signsOf(bytes) {
  const sevens = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      sevens.push((held >> bits) & 127);
      held &= (1 << bits) - 1;
    }
  }
  if (bits > 0) sevens.push(last((held << (7 - bits)) & 127, (1 << (7 - bits)) - 1));
  let signs = "";
  for (let n = 0; n < sevens.length; n += 1) {
    const which = otherwise.indexOf(sevens[n]);
    if (which < 0) signs += String.fromCharCode(sevens[n]);
    else signs += String.fromCharCode(128 * (which + 1) + (sevens[(n += 1)] ?? 0));
  }
  return signs;
}

/** The last seven bits, of which `fill` are no byte's. One that HTML reads otherwise takes seven more with it, and those
 * would be a byte too many, unless the fill makes it another. */
function last(seven, fill) {
  return otherwise.includes(seven) ? seven | fill : seven;
}

/** Signs as bytes. */
export function bytesOf(signs) {
  const bytes = new Uint8Array(signs.length * 2);
  let held = 0;
  let bits = 0;
  let at = 0;
  const take = (seven) => {
    held = (held << 7) | seven;
    bits += 7;
    if (bits < 8) return;
    bits -= 8;
    bytes[at] = held >> bits;
    at += 1;
    held &= (1 << bits) - 1;
  };
  for (let n = 0; n < signs.length; n += 1) {
    const sign = signs.charCodeAt(n);
    if (sign >= 128) take(otherwise[(sign >> 7) - 1]);
    take(sign & 127);
  }
  return bytes.subarray(0, at);
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
