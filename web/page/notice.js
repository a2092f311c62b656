// Notices: the line below the board, and what a screen reader announces.
import { whyBroken } from "./judge.js";
import { say, sentence } from "./say.js";

/** Announces a text to screen readers. */
export function announce(text) {
  const live = document.getElementById("live");
  live.textContent = "";
  requestAnimationFrame(() => (live.textContent = text));
}

/** Shows a text in the line below the board, as a warning if `warns`. */
export function hint(text, warns = false) {
  const place = document.getElementById("hint");
  place.textContent = text;
  place.classList.toggle("warns", warns);
}

/** Shows and announces why something is not done. */
export function refuse(text) {
  hint(text, true);
  announce(text);
}

/** Returns why a line was not taken, as plain text; `undefined` if it was. */
export function whyNot({ broken, refused }) {
  if (broken) return say(whyBroken());
  return refused && [refused.message, refused.help].filter(Boolean).map(sentence).join(" ").replaceAll("`", "");
}
