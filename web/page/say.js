// The words of the page, in the language of its reader.
import { en } from "./words/en.js";

let words = en;
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Takes the words of another language; what it lacks stays in English. */
export function speak(others) {
  words = { ...en, ...others };
}

/** Returns the sentence of a key, with `{parts}` filled in; an unknown key as it is. */
export function say(key, parts = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? "");
}

/** Returns `true` if a key has a sentence. */
export function isSaid(key) {
  return Object.hasOwn(words, key);
}

/** Returns the name of a player with a capital: the colour, or the own name. */
export const whoCalled = (who) => (isSaid(`colour.${who}`) ? say(`colour.${who}`) : capitalised(who));
/** Returns the name of a player within a sentence: the colour, or the own name. */
export const smallName = (who) => (isSaid(`small.${who}`) ? say(`small.${who}`) : capitalised(who));

/** Returns a text as a sentence, with a capital and a full stop. */
export function sentence(text) {
  const whole = /[.?!…]`?$/.test(text) ? text : `${text}.`;
  return whole.startsWith("`") ? whole : capitalised(whole);
}

/** Fills in the words of the page. */
export function sayAll(root) {
  document.documentElement.lang = say("language");
  document.title = say("title");
  for (const place of root.querySelectorAll("[data-say]")) place.textContent = say(place.dataset.say);
}

/** Creates an element with its attributes and content; text is never read as markup. */
export function element(name, attributes = {}, ...inside) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...inside.filter((part) => part != null && part !== false));
  return made;
}
