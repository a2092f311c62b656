// The names of rule sets. The library marks rule sets by their ids, as they are typed.
import { rules } from "./built.js";
import { isSaid, say } from "./say.js";

/** Returns a text of a rule set, `called` or `title`; a day is its own name. */
export const ruleText = (id, key) => (isSaid(`rules.${id}.${key}`) ? say(`rules.${id}.${key}`) : rules.find((one) => one.id === id)?.[key] ?? id);

/** Returns the name of a rule set. */
export const ruleName = (id) => ruleText(id, "called");

/** Replaces ids by names where the library's markup has only rule sets: column heads, the legend below, and tags. */
export function nameRules(answer) {
  for (const place of answer.querySelectorAll(".sets th span, .legend b, i")) place.textContent = place.textContent.split(", ").map(ruleName).join(", ");
  // An explanation that only repeats the name is removed.
  for (const told of answer.querySelectorAll(".legend span")) {
    const [name, ...rest] = Array.from(told.childNodes, (one) => one.textContent);
    if (rest.join("").trim() === name) told.remove();
  }
}
