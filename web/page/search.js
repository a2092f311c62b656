// The examples that have what is looked for. Words are those of `oracle find`: what means the same is one word, and endings do not matter.

/** From which weight on a text says plainly that it is about a word. */
const PLAIN = 3;
const ENDINGS = ["er", "en", "em", "es", "e", "n", "s"];
/** Words by the first word that means the same. */
const meaning = new Map();
/** What the one who says a word may mean too. */
const also = new Map();
const passedOver = new Set();
/** Words of every question, which say half as much. */
const weak = new Set();

/** Every fifth space of the scoreboard is a dark one. */
const alsoOf = (form) => also.get(form) ?? (/^\d+$/.test(form) && form > 5 && form % 5 === 0 ? "dark" : undefined);

/** A word in small letters without accents. */
const folded = (word) => word.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replaceAll("ß", "ss");

/** Learns what means the same. */
export function learn(synonyms) {
  for (const [first, ...others] of synonyms.words) for (const word of [first, ...others]) meaning.set(folded(word), first);
  for (const [word, other] of synonyms.also) also.set(word, other);
  for (const word of synonyms.passedOver) passedOver.add(folded(word));
  for (const word of synonyms.weak) weak.add(word);
}

/** What a word means: the first word of those that mean the same, or itself without its ending. */
function meant(word) {
  const own = folded(word);
  const shorter = ENDINGS.filter((ending) => own.endsWith(ending) && own.length - ending.length > 2).map((ending) => own.slice(0, -ending.length));
  const known = [own, ...shorter].find((form) => meaning.has(form));
  return known ? meaning.get(known) : shorter.find((form) => form.length > 3) ?? own;
}

/** The words of a text; a letter alone says nothing. */
const wordsOf = (text) => text.match(/\p{N}+|[\p{L}\p{N}]{2,}/gu) ?? [];

/** The words of some texts, each with the weight of the text that has it. */
export function indexed(texts) {
  const found = new Map();
  for (const [text, weight] of texts) {
    for (const word of wordsOf(text)) {
      for (const form of [meant(word), folded(word)]) if ((found.get(form) ?? 0) < weight) found.set(form, weight);
    }
  }
  return found;
}

/** What the words of a title mean, one after the other, but for those that every question has. */
export const line = (title) => wordsOf(title).filter((word) => !passedOver.has(folded(word))).map(meant).filter((form) => !weak.has(form));

/** How many words of a line in a row it takes to have all that is looked for; infinitely many if something is not there. */
function stretchOf(line, sought) {
  const places = sought.map(({ word, form, isLast }) => line.flatMap((said, n) => (said === form || (isLast && said.startsWith(word)) ? [n] : [])));
  const from = (first) => Math.max(...places.map((all) => all.find((n) => n >= first) ?? Infinity)) - first + 1;
  return Math.min(...line.map((_, first) => from(first)), Infinity);
}

/** What one has of a word: how much it weighs there. While somebody is typing, the beginning of a word is enough. */
function weightOf(found, { word, form, isLast }) {
  const own = Math.max(found.get(form) ?? 0, (found.get(alsoOf(form)) ?? 0) / 2);
  if (own > 0 || !isLast || word.length < 2) return own;
  let most = 0;
  for (const [known, weight] of found) if (weight > most && known.startsWith(word)) most = weight;
  return most / 2;
}

/**
 * Those of `all` that have most of what is looked for, by how rare each word is; the best come first: of those with the same words, whose title has
 * them closest together, and of these the disputes, and the shortest. All, if nothing is looked for.
 */
export function search(all, typed) {
  const words = wordsOf(typed);
  const sought = words.map((word, n) => ({ word: folded(word), form: meant(word), isLast: n === words.length - 1 })).filter(({ word }) => !passedOver.has(word));
  if (!sought.length) return all;
  const rated = all.map((one) => ({ one, weights: sought.map((wanted) => weightOf(one.found, wanted)) }));
  // A word that few have says more.
  const rare = sought.map(({ form }, n) => Math.log2(1 + all.length / (1 + rated.filter(({ weights }) => weights[n] > 0).length)) / (weak.has(form) ? 2 : 1));
  const told = sought.filter(({ form }) => !weak.has(form));
  const each = rated.map(({ one, weights }) => ({
    one,
    stretch: stretchOf(one.line, told),
    part: weights.reduce((sum, weight, n) => sum + Math.min(weight, PLAIN) * rare[n], 0),
    sum: weights.reduce((sum, weight, n) => sum + weight * rare[n], 0),
  }));
  const most = Math.max(...each.map(({ part }) => part));
  // Two that are infinite differ by no number.
  const closer = (a, b) => (a.stretch === b.stretch ? 0 : a.stretch - b.stretch);
  const best = (a, b) => b.part - a.part || closer(a, b) || b.sum - a.sum || b.one.isDispute - a.one.isDispute || a.one.line.length - b.one.line.length;
  return each.filter(({ part }) => part > 0 && 2 * part >= most).sort(best).map(({ one }) => one);
}
