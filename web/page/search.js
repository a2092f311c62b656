// The search for examples, with the words of `oracle find`: synonyms count as one word, and endings are ignored.

/** The weight from which a text is plainly about a word. */
const PLAIN = 3;
const ENDINGS = ["er", "en", "em", "es", "e", "n", "s"];
/** The synonyms: each word with the first of its group. */
const meaning = new Map();
/** The second meanings: each word with another that it may also mean. */
const also = new Map();
const passedOver = new Set();
/** The words of every question, which count half. */
const weak = new Set();

/** Returns the other word that a word may also mean: every fifth space of the scoreboard is a dark one. */
const alsoOf = (form) => also.get(form) ?? (/^\d+$/.test(form) && form > 5 && form % 5 === 0 ? "dark" : undefined);

/** Returns a word in small letters without accents. */
const fold = (word) => word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ß", "ss");

/** Stores the synonyms. */
export function learn(synonyms) {
  for (const [first, ...others] of synonyms.words) for (const word of [first, ...others]) meaning.set(fold(word), first);
  for (const [word, other] of synonyms.also) also.set(word, other);
  for (const word of synonyms.passedOver) passedOver.add(fold(word));
  for (const word of synonyms.weak) weak.add(word);
}

/** Returns the meaning of a word: the first of its synonyms, or the word without its ending. */
function meaningOf(word) {
  const own = fold(word);
  const shorter = ENDINGS.filter((ending) => own.endsWith(ending) && own.length - ending.length > 2).map((ending) => own.slice(0, -ending.length));
  const known = [own, ...shorter].find((form) => meaning.has(form));
  return known ? meaning.get(known) : shorter.find((form) => form.length > 3) ?? own;
}

/** Returns the words of a text; single letters are ignored. */
const wordsOf = (text) => text.match(/\p{N}+|[\p{L}\p{N}]{2,}/gu) ?? [];

/** Returns the words of some texts, each with the greatest weight of a text that has it. */
export function indexed(texts) {
  const found = new Map();
  for (const [text, weight] of texts) {
    for (const word of wordsOf(text)) {
      for (const form of [meaningOf(word), fold(word)]) if ((found.get(form) ?? 0) < weight) found.set(form, weight);
    }
  }
  return found;
}

/** Returns the meanings of a title's words, in order, without those of every question. */
export const line = (title) => wordsOf(title).filter((word) => !passedOver.has(fold(word))).map(meaningOf).filter((form) => !weak.has(form));

/** Returns the length of the shortest run of a line's words with all words sought; infinite if one is missing. */
function stretchOf(line, sought) {
  const places = sought.map(({ word, form, isLast }) => line.flatMap((said, n) => (said === form || (isLast && said.startsWith(word)) ? [n] : [])));
  const from = (first) => Math.max(...places.map((all) => all.find((n) => n >= first) ?? Infinity)) - first + 1;
  return Math.min(...line.map((_, first) => from(first)), Infinity);
}

/** Returns the weight of a word in an example; the beginning of the last word is enough, as it may be unfinished. */
function weightOf(found, { word, form, isLast }) {
  const own = Math.max(found.get(form) ?? 0, (found.get(alsoOf(form)) ?? 0) / 2);
  if (own > 0 || !isLast || word.length < 2) return own;
  let most = 0;
  for (const [known, weight] of found) if (weight > most && known.startsWith(word)) most = weight;
  return most / 2;
}

/**
 * Returns the examples that have most of the words sought, weighted by rarity, best first; all if nothing is sought.
 * Ties go to the closest words in the title, the greater full weight, disputes, and short titles, in this order.
 */
export function search(all, typed) {
  const words = wordsOf(typed);
  const sought = words.map((word, n) => ({ word: fold(word), form: meaningOf(word), isLast: n === words.length - 1 })).filter(({ word }) => !passedOver.has(word));
  if (!sought.length) return all;
  const rated = all.map((one) => ({ one, weights: sought.map((wanted) => weightOf(one.found, wanted)) }));
  // A word that few examples have counts more.
  const rare = sought.map(({ form }, n) => Math.log2(1 + all.length / (1 + rated.filter(({ weights }) => weights[n] > 0).length)) / (weak.has(form) ? 2 : 1));
  const told = sought.filter(({ form }) => !weak.has(form));
  const each = rated.map(({ one, weights }) => ({
    one,
    stretch: stretchOf(one.line, told),
    part: weights.reduce((sum, weight, n) => sum + Math.min(weight, PLAIN) * rare[n], 0),
    sum: weights.reduce((sum, weight, n) => sum + weight * rare[n], 0),
  }));
  const most = Math.max(...each.map(({ part }) => part));
  // Two infinite stretches have no difference that is a number.
  const closer = (a, b) => (a.stretch === b.stretch ? 0 : a.stretch - b.stretch);
  const best = (a, b) => b.part - a.part || closer(a, b) || b.sum - a.sum || b.one.isDispute - a.one.isDispute || a.one.line.length - b.one.line.length;
  return each.filter(({ part }) => part > 0 && 2 * part >= most).sort(best).map(({ one }) => one);
}
