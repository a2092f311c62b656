// The names of rule sets.
import { rules } from "./built.js";
import { isSaid, say } from "./say.js";

/** Returns a text of a rule set, `called` or `title`; a day is its own name. */
export const ruleText = (id, key) => (isSaid(`rules.${id}.${key}`) ? say(`rules.${id}.${key}`) : rules.find((one) => one.id === id)?.[key] ?? id);

/** Returns the name of a rule set. */
export const ruleName = (id) => ruleText(id, "called");
