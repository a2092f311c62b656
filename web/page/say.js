// The words of the page in the language of its reader.
import { symbolWords } from "./icons.js";
import { articled, en } from "./words/en.js";

const languages = { en };
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
/** What a symbol is called: on its brush, and in a sentence. */
const ofSymbol = ([symbol, word]) => [[`brush.${symbol}`, capitalised(word)], [`what.${symbol}`, word]];
const words = { ...Object.fromEntries(Object.entries(symbolWords.en).flatMap(ofSymbol)), ...languages.en };

/** The sentence of a key, with its `{parts}` filled in, `{a part}` with an article. A key that is not there is shown, so that it is noticed. */
export function say(key, parts = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(a )?(\w+)\}/g, (_, article, name) => (article ? articled : String)(parts[name] ?? ""));
}

/** Whether something is said under a key. */
export function isSaid(key) {
  return Object.hasOwn(words, key);
}

/** What a player is called: by the colour, or by name, with a capital. */
export const whoCalled = (who) => (isSaid(`colour.${who}`) ? say(`colour.${who}`) : capitalised(who));

/** A text with a capital and a full stop, as a sentence has them. */
export function sentence(text) {
  const whole = /[.?!…]`?$/.test(text) ? text : `${text}.`;
  return whole.startsWith("`") ? whole : capitalised(whole);
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
