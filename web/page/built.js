// What the build puts into the page's script (web/assemble.mjs): the ids of the printed tiles, the rule sets with what they are called, and the reply to the first board.
/* global BUILT */
export const { prints, rules, first } = BUILT;
