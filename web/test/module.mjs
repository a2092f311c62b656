// The module of the page, called in node without the page's own script.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { openModule } from "../module.mjs";
import { address } from "./browser.mjs";

/** Returns the path of a file of the project. */
export const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The page as one file. */
export const page = readFileSync(process.env.PAGE_FILE ?? fileURLToPath(address), "utf8");
const textOf = (id) => new RegExp(`<script id="${id}"[^>]*>([^<]*)</script>`).exec(page)[1];

/** The gallery in the page: the examples, and the synonyms of the search. */
export const gallery = JSON.parse(textOf("gallery"));

/** The bytes of the module in the page. */
export const bytes = gunzipSync(Buffer.from(textOf("module"), "base64"));

/** The function `judge`, from a text to an object, and the module's `memory`. */
export const { judge, memory } = await openModule(bytes);
