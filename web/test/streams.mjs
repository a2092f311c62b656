// A module that is taken apart comes together as it was.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { apart, together } from "../page/streams.js";

const built = new URL("../../target/page/oracle.small.wasm", import.meta.url);
const HEAD = [0, 97, 115, 109, 1, 0, 0, 0];
/** A module with the code of some functions: for each its locals, and its instructions. */
const withCode = (...functions) => {
  const bodies = functions.flatMap((body) => [body.length, ...body]);
  return Uint8Array.of(...HEAD, 10, bodies.length + 1, functions.length, ...bodies, 0, 2, 1, 99);
};

test("the module of the page is the same byte for byte", () => {
  const module = readFileSync(built);
  assert.ok(Buffer.from(together(apart(module))).equals(module));
});

test("a module without code, and one that is none, are left as they are", () => {
  for (const module of [Uint8Array.from(HEAD), Uint8Array.of(...HEAD, 0, 2, 1, 99), Uint8Array.of(0, 97, 115)]) {
    assert.deepEqual(together(apart(module)), module);
  }
});

test("every kind of operand is walked over", () => {
  const code = withCode(
    [1, 2, 0x7f, 0x20, 0, 0x21, 1, 0x22, 0x80, 1, 0x1a, 0x0b],
    [0, 0x41, 5, 0x41, 0x80, 0x80, 0x40, 0x1a, 0x1a, 0x42, 0x80, 1, 0x1a, 0x43, 0, 0, 0x0b, 0, 0x44, 0x0b, 0, 0, 0, 0, 0, 0, 0x0b, 0x0b],
    [0, 0x02, 0x40, 0x03, 0x7f, 0x04, 0x40, 0x05, 0x0c, 0, 0x0d, 1, 0x0e, 2, 0, 1, 2, 0x0b, 0x0b, 0x0b, 0x0b],
    [0, 0x28, 2, 0x80, 8, 0x36, 0, 4, 0x3f, 0, 0x40, 0, 0x23, 1, 0x24, 1, 0x25, 0, 0x26, 0, 0x0b],
    [0, 0x10, 0x80, 1, 0x11, 3, 0, 0x1c, 1, 0x7f, 0xfc, 0, 0xfc, 8, 0, 0, 0xfc, 10, 0, 0, 0xfc, 11, 0, 0xfc, 17, 0, 0xc0, 0x0b],
  );
  assert.deepEqual(together(apart(code)), code);
});

test("an instruction that nobody knows is not passed over in silence", () => {
  for (const code of [0xfd, 0x06, 0x12, 0xd0]) assert.throws(() => apart(withCode([0, code, 0x0b])), /unknown instruction/);
});
