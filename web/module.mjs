// The module in node: what builds the page and what tests it ask it as the page's worker does.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where `web/build` puts the module, and the script that calls it. */
export const folder = fileURLToPath(new URL("../target/page/module/", import.meta.url));

/** Opens the module in these bytes, or the one that was built. Returns `judge`, a text in and an object out, and the module's `memory`. */
export async function openModule(bytes = readFileSync(`${folder}oracle.wasm`)) {
  const { answer, initSync } = await import(`${folder}oracle.js`);
  const { memory } = initSync({ module: bytes });
  return { judge: (text) => JSON.parse(answer(text)), memory };
}
