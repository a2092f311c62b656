// The values that the build inserts (web/assemble.mjs): printed tile ids, named rule sets, languages, the first board's reply.
/* global BUILT */
export const { prints, rules, languages, first } = BUILT;
