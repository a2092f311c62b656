// The strip at the foot of the screen: today's answer, what is missing, or what comes next. It never covers the board.
import { say } from "./say.js";
import { state } from "./state.js";

const byId = (id) => document.getElementById(id);
const strip = byId("strip");
/** The share of the sentence that has to be in view. */
const MOST_OF_IT = 0.9;

/** Returns the text of a paragraph with its letters in front: `A: Red 3`. */
const said = (one) => {
  const labels = [...one.querySelectorAll(".label")].map((label) => label.textContent).join(", ");
  const rest = Array.from(one.childNodes).filter((node) => !node.classList?.contains("label")).map((node) => node.textContent).join("").trim();
  return [labels, rest].filter(Boolean).join(": ");
};

/** The mechanics of pieces that move or are beside features; the scores of features come before theirs. */
const pieces = ["fairy", "tower", "dragon", "flier"];
const isOfPiece = (one) => {
  const label = one.querySelector(".label")?.textContent;
  return (state.reply?.score?.subjects ?? []).some((subject) => subject.label === label && pieces.includes(subject.mechanic));
};

/** Returns the answer of today, after the judgement of each claim, as that was the question. */
function answerToday(today) {
  const by = today.querySelector("h2, h3, h4")?.textContent ?? "";
  const holds = [...today.querySelectorAll("p:not(.same)")].sort((one, other) => isOfPiece(one) - isOfPiece(other)).map(said);
  return [...(state.reply?.claims ?? []), `${by}: ${holds.join(" ")}`].join(" ");
}

/** Returns the sentence of the strip, and the element that has it in full. */
function sentence() {
  const problems = byId("problems");
  const today = byId("answer").querySelector(".today");
  if (problems.querySelector(".not-yet")) return [`${problems.querySelector("h3").textContent}: ${problems.querySelector("li p").textContent}`, problems];
  const begins = problems.querySelector(".nothing");
  if (begins) return [begins.textContent, problems];
  if (today) return [answerToday(today), today];
  return [byId("today").textContent, byId("today")];
}

/** Shows the sentence of the current board. */
function showStrip() {
  const [text, place] = sentence();
  strip.firstElementChild.textContent = text.trim() || say("today.nothing");
  seen.disconnect();
  seen.observe(place.querySelector("p") ?? place);
}

// The strip does not repeat an answer that is in view beside the board.
const seen = new IntersectionObserver(([entry]) => strip.classList.toggle("in-sight", entry.intersectionRatio >= MOST_OF_IT), { threshold: MOST_OF_IT });
strip.addEventListener("click", () => byId("said").scrollIntoView({ block: "start" }));
new MutationObserver(showStrip).observe(byId("said"), { childList: true, subtree: true });
