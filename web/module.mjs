// The module in node: the build and the tests of the page call it as the page's worker does.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder in which `web/build` puts the module, and the script that calls it. */
export const folder = fileURLToPath(new URL("../target/page/module/", import.meta.url));

/** Opens a module, by default the one built. Returns `judge`, from a text to an object, and the module's `memory`. */
export async function openModule(bytes = readFileSync(`${folder}oracle.wasm`)) {
  const { answer, initSync } = await import(`${folder}oracle.js`);
  const { memory } = initSync({ module: bytes });
  return { judge: (text) => JSON.parse(answer(text)), memory };
}
