// The code of the module, taken apart into streams of what is alike: all its instructions, all the locals that they name, all offsets, and so on.
// What is alike packs better beside its like: the page is a tenth smaller. The same walk takes the code apart and puts it together.

/** The section of a module that holds its code. */
const CODE = 10;
/** The streams: types of locals; instructions with alignments; types of blocks; depths; tables of depths; functions; locals; where is read; where is written; numbers; addresses; the rest. */
const [TYPES, CODES, BLOCKS, DEPTHS, TABLES, CALLS, LOCALS, READ, WRITTEN, NUMBERS, ADDRESSES, REST, STREAMS] = Array(13).keys();
/** Among the instructions: a number of three bytes and more, which is an address. No instruction of a module is written so. */
const ADDRESS = 0xff;

/**
 * Walks through a function behind its length. `number(stream)` and `byte(stream)` take what comes next from where it stands to where it is
 * to stand, and say what it was.
 */
function walk(number, byte) {
  const numbers = (stream, count) => {
    for (let n = 0; n < count; n += 1) number(stream);
  };
  for (let n = number(TYPES); n > 0; n -= 1) {
    number(TYPES);
    byte(TYPES);
  }
  for (let depth = 1; depth > 0;) {
    const code = byte(CODES);
    if (code >= 0x20 && code <= 0x22) number(LOCALS);
    else if (code === 0x41) number(NUMBERS);
    else if (code === ADDRESS) number(ADDRESSES);
    else if (code >= 0x28 && code <= 0x3e) {
      number(CODES);
      number(code < 0x36 ? READ : WRITTEN);
    } else if (code === 0x0b) depth -= 1;
    else if (code >= 0x02 && code <= 0x04) {
      depth += 1;
      number(BLOCKS);
    } else if (code === 0x0c || code === 0x0d) number(DEPTHS);
    else if (code === 0x0e) numbers(TABLES, number(TABLES) + 1);
    else if (code === 0x10) number(CALLS);
    else if (code === 0x11) numbers(REST, 2);
    else if (code === 0x1c) numbers(REST, number(REST));
    else if ((code >= 0x23 && code <= 0x26) || (code >= 0x3f && code <= 0x42)) number(REST);
    else if (code === 0x43 || code === 0x44) for (let n = code === 0x43 ? 4 : 8; n > 0; n -= 1) byte(REST);
    else if (code === 0xfc) numbers(REST, [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2][number(REST)] ?? 1);
    else if ((code > 0x05 && code < 0x0f) || (code > 0x11 && code < 0x1a) || code > 0xc4) throw new Error(`an unknown instruction: ${code}`);
  }
}

/** A number of the module, seven bits to a byte, and where it ends. */
function numberAt(bytes, at) {
  let value = 0;
  for (let bits = 0; ; bits += 7, at += 1) {
    value |= (bytes[at] & 127) << bits;
    if (bytes[at] < 128) return [value, at + 1];
  }
}

/** Where the code of a module begins, and where it ends; at its end, if it has none. */
function codeOf(module) {
  for (let at = 8; at < module.length;) {
    const [length, begin] = numberAt(module, at + 1);
    if (module[at] === CODE) return [begin, begin + length];
    at = begin + length;
  }
  return [module.length, module.length];
}

/** A module taken apart: how long each part is, in four bytes each, then what stands before the code, the streams, and what stands behind it. */
export function apart(module) {
  const [begin, end] = codeOf(module);
  const streams = Array.from({ length: STREAMS }, () => []);
  let at = begin;
  const byte = (stream) => {
    const byte = module[at];
    at += 1;
    const address = stream === CODES && byte === 0x41 && numberAt(module, at)[1] - at > 2;
    streams[stream].push(address ? ADDRESS : byte);
    return address ? ADDRESS : byte;
  };
  const number = (stream) => {
    const [value, behind] = numberAt(module, at);
    while (at < behind) {
      streams[stream].push(module[at]);
      at += 1;
    }
    return value;
  };
  if (begin < end) {
    for (let n = number(REST); n > 0; n -= 1) {
      at = numberAt(module, at)[1];
      walk(number, byte);
    }
  }
  const parts = [module.subarray(0, begin), ...streams.map((stream) => Uint8Array.from(stream)), module.subarray(end)];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 4 * parts.length));
  const lengths = new DataView(whole.buffer);
  let to = 4 * parts.length;
  parts.forEach((part, n) => {
    lengths.setUint32(4 * n, part.length, true);
    whole.set(part, to);
    to += part.length;
  });
  return whole;
}

/** The module that was taken apart. */
export function together(bytes) {
  const lengths = new DataView(bytes.buffer, bytes.byteOffset);
  let from = 4 * (STREAMS + 2);
  const parts = Array.from({ length: STREAMS + 2 }, (_, n) => {
    const begin = from;
    from += lengths.getUint32(4 * n, true);
    return bytes.subarray(begin, from);
  });
  const streams = parts.slice(1, -1);
  const next = streams.map(() => 0);
  // No function is so long that its length takes more than five bytes.
  const module = new Uint8Array(bytes.length + 5 * streams[TYPES].length);
  let at = 0;
  const put = (part) => {
    module.set(part, at);
    at += part.length;
  };
  const byte = (stream) => {
    const byte = streams[stream][next[stream]];
    next[stream] += 1;
    module[at] = byte === ADDRESS && stream === CODES ? 0x41 : byte;
    at += 1;
    return byte;
  };
  // It runs while somebody waits: byte for byte, without a list for each number, which saves a slow processor 0.4 s.
  const number = (stream) => {
    const from = streams[stream];
    let n = next[stream];
    let value = 0;
    let bits = 0;
    let byte = 0;
    do {
      byte = from[n];
      module[at] = byte;
      value |= (byte & 127) << bits;
      bits += 7;
      n += 1;
      at += 1;
    } while (byte > 127);
    next[stream] = n;
    return value;
  };
  put(parts[0]);
  if (streams[REST].length > 0) {
    for (let n = number(REST); n > 0; n -= 1) {
      const begin = at;
      walk(number, byte);
      const length = at - begin;
      const said = [];
      for (let left = length; said.push(left > 127 ? (left & 127) | 128 : left), left > 127;) left >>= 7;
      module.copyWithin(begin + said.length, begin, at);
      at = begin;
      put(said);
      at += length;
    }
  }
  put(parts.at(-1));
  return module.subarray(0, at);
}
