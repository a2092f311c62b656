// The module in node: the build and the tests of the page call it as the page's worker does.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder in which `web/build` puts the module, and the script that calls it. */
export const folder = fileURLToPath(new URL("../target/page/module/", import.meta.url));

/**
 * Opens a module, by default the one built, in a language if one is named. Returns `judge`, from a text to an object, and
 * the module's `memory`.
 */
export async function openModule(bytes = readFileSync(`${folder}oracle.wasm`), language = "en") {
  const { answer, initSync, load_language: load } = await import(`${folder}oracle.js?${language}`);
  const { memory } = initSync({ module: bytes });
  if (language !== "en") load(language, readFileSync(`${folder}${language}.txt`, "utf8"));
  return { judge: (text) => JSON.parse(answer(text)), memory };
}
