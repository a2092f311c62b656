// The problems of a board that is not answered, each with its help and buttons.
import { goTo } from "./board.js";
import { element, say, sentence } from "./say.js";
import { inTurn, isAboutCell, isBeginning, isFile, open } from "./state.js";

/** Builds the list item of a problem, with its help and buttons: reload, mend, or go to its space on the board. */
function problemItem(problem) {
  const item = element("li", {}, element("p", {}, sentence(problem.message)));
  if (problem.help) item.append(element("p", { class: "help" }, ...coded(sentence(problem.help))));
  if (problem.again) item.append(element("p", { class: "places" }, element("button", { type: "button", class: "plain", onclick: () => location.reload() }, say("problems.again"))));
  if (problem.mended) item.append(element("p", { class: "places" }, element("button", { type: "button", class: "plain", onclick: () => inTurn(() => open(problem.mended)) }, say("problems.mend"))));
  const places = (problem.cells ?? []).slice(0, 1).map((at) => element("button", { type: "button", class: "plain", onclick: () => goTo(at) }, say("problems.go", { at })));
  if (places.length && !isFile()) item.append(element("p", { class: "places" }, ...places));
  return item;
}

/** Splits a text into strings and `<code>` elements; a part between backticks is code. */
export function coded(text) {
  return text.split(/`([^`]*)`/).map((part, n) => (n % 2 ? element("code", {}, part) : part)).filter((part) => part !== "");
}

/** Shows problems, above the sentence of the key `kept` if any; an empty list removes the box. */
export function showProblems(problems, kept = null) {
  const place = document.getElementById("problems");
  place.replaceChildren();
  if (!problems?.length) return;
  if (!kept && isBeginning()) {
    place.append(element("p", { class: "nothing" }, say("problems.begin")));
    return;
  }
  const shown = problems.slice(0, 3);
  const box = element("div", { class: "not-yet" },
    element("h3", {}, say(isFile() || kept ? "problems.heading.yaml" : "problems.heading")),
    element("ul", {}, ...shown.map(problemItem)));
  for (const message of box.querySelectorAll("li > p:first-child")) message.replaceChildren(...coded(message.textContent));
  if (!kept && !isFile() && problems.some((problem) => isAboutCell(problem) || problem.code === "board::edges")) box.append(element("p", { class: "faint" }, say("problems.tap")));
  if (problems.length > shown.length) box.append(element("p", { class: "faint" }, say("problems.more", { count: problems.length - shown.length })));
  if (kept) box.append(element("p", { class: "faint" }, say(kept)));
  place.append(box);
}
