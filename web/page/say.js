// The words of the page in the language of its reader.
import { symbolWords } from "./icons.js";
import { en } from "./words/en.js";

const languages = { en };
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** What a symbol is called: on its brush, and in a sentence. */
const ofSymbol = ([symbol, word]) => [[`brush.${symbol}`, capitalised(word)], [`what.${symbol}`, word]];
const words = { ...Object.fromEntries(Object.entries(symbolWords.en).flatMap(ofSymbol)), ...languages.en };

/** The sentence of a key, with its `{parts}` filled in. A key that is not there is shown, so that it is noticed. */
export function say(key, parts = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(parts[name] ?? ""));
}

/** Whether something is said under a key. */
export function isSaid(key) {
  return Object.hasOwn(words, key);
}

/** Puts the words where the page has left room for them. */
export function sayAll(root) {
  document.documentElement.lang = say("language");
  document.title = say("title");
  for (const place of root.querySelectorAll("[data-say]")) place.textContent = say(place.dataset.say);
}

/** An element with its attributes and what is in it; text is always text. */
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
