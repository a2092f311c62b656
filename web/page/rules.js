// What rule sets are called. The library marks them by their ids, as they are typed.
import { rules } from "./built.js";

const names = new Map(rules.map(({ id, called }) => [id, called]));

/** What a rule set is called; a day is called as it is. */
export const ruleName = (id) => names.get(id) ?? id;

/** Puts names in place of ids wherever the library's markup has nothing but rule sets: in heads of columns, below them, and in tags. */
export function nameRules(answer) {
  for (const place of answer.querySelectorAll(".sets th span, .legend b, i")) place.textContent = place.textContent.split(", ").map(ruleName).join(", ");
  // What an id stands for need not be said of a name.
  for (const told of answer.querySelectorAll(".legend span")) {
    const [name, ...rest] = Array.from(told.childNodes, (one) => one.textContent);
    if (rest.join("").trim() === name) told.remove();
  }
}
