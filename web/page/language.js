// The language of the page: the one that was chosen, or the reader's own. Choosing another loads the page again, with its board.
import { languages } from "./built.js";
import { refuse } from "./notice.js";
import { element, say } from "./say.js";

/** The name under which the browser keeps the choice. */
const KEPT = "language";

/** Returns the code that was chosen; `null` if none was, or if the browser keeps nothing for the page. */
function keptCode() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** Returns the code of the language to begin in: the chosen one, else the first of the browser's that says all. */
export function firstLanguage() {
  const kept = languages.find(({ code }) => code === keptCode());
  const known = (wanted) => languages.find(({ code, isWhole }) => isWhole && wanted.split("-")[0] === code);
  return (kept ?? navigator.languages.map(known).find(Boolean) ?? languages[0]).code;
}

function choose(code) {
  try {
    localStorage.setItem(KEPT, code);
  } catch {
    return refuse(say("refused.choice"));
  }
  location.reload();
}

/** Builds the menu of languages. */
export function listLanguages() {
  const menu = element("select", { id: "language", onchange: () => choose(menu.value) }, ...languages.map(({ code, name, isWhole }) =>
    element("option", { value: code, selected: code === say("language") }, isWhole ? name : say("language.part", { name }))));
  document.getElementById("languages").append(element("label", { for: "language" }, say("language.label")), menu);
}
