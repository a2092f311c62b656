// Bytes that are packed come out as they were, however many they are and however they end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, joined, parted, signsOf } from "../page/packed.js";

const ends = [0, 1, 3, 6, 13, 15, 26, 30, 60, 61, 120, 127, 128, 192, 240, 255];

test("bytes of every length come out again, whatever they end with", () => {
  for (let length = 0; length < 24; length += 1) {
    for (const [n, before] of ends.entries()) {
      for (const end of ends) {
        const bytes = Uint8Array.from({ length }, (_, at) => (at === length - 1 ? end : ends[(n + at * before) % ends.length]));
        assert.deepEqual(bytesOf(signsOf(bytes)), bytes, `${bytes}`);
      }
    }
  }
});

test("no sign is one that HTML reads otherwise", () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * at + (at >> 3)) & 255);
  const signs = signsOf(bytes);
  assert.doesNotMatch(signs, /[\0\r<]/);
  assert.ok(signs.isWellFormed(), "no half of a sign");
  assert.equal(Buffer.from(signs, "utf16le").toString("utf16le"), signs);
  assert.deepEqual(bytesOf(signs), bytes);
});

test("the parts come out of what is joined", () => {
  const module = Uint8Array.of(0, 97, 115, 109, 13, 60);
  const { said, module: again } = parted(joined({ script: "<b>", examples: [1] }, module));
  assert.deepEqual(said, { script: "<b>", examples: [1] });
  assert.deepEqual(again, module);
});
