// The keyboard shortcuts of the whole page, and the list of all keys.
import { step } from "./board.js";
import { choose } from "./brushes.js";
import { letters } from "./colours.js";
import { element, say } from "./say.js";

const brushes = {
  c: "city", r: "road", f: "field", m: "monastery", a: "any", t: "square", h: "half", d: "double", s: "side", e: "remove",
  o: "coat", b: "barn", w: "tower", g: "dragon", y: "fairy", n: "farmer", l: "large", i: "inn", u: "turn",
};
const colours = Object.fromEntries(Object.entries(letters).map(([colour, letter]) => [letter, colour]));
const listed = ["arrows", "enter", "shift", "digits", "letters", "pieces", "colours", "delete", "undo"];

/** Lists the keys. */
export function listKeys() {
  const list = document.getElementById("keys");
  list.replaceChildren(...listed.flatMap((name) => [element("dt", {}, say(`keys.${name}`)), element("dd", {}, say(`keys.${name}.do`))]));
}

/** Returns the text field that encloses `target`, if any. */
const types = (target) => target.closest("textarea, input, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (types(event.target) || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
    event.preventDefault();
    step(key === "z" && !event.shiftKey);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest("#squares")) return;
  const chosen = event.shiftKey ? colours[key] : brushes[key];
  if (chosen) {
    event.preventDefault();
    choose(chosen);
  }
});
