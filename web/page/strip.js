// The strip at the foot of the screen: what holds today, what is missing, or what comes next. It has a place of its own, so that it covers nothing.
import { say } from "./say.js";
import { state } from "./state.js";

const byId = (id) => document.getElementById(id);
const strip = byId("strip");
/** So much of the sentence has to be in sight. */
const MOST_OF_IT = 0.9;

/** What a paragraph says, its letters apart: `A: Red 3`. */
const said = (one) => {
  const labels = [...one.querySelectorAll(".label")].map((label) => label.textContent).join(", ");
  const rest = Array.from(one.childNodes).filter((node) => !node.classList?.contains("label")).map((node) => node.textContent).join("").trim();
  return [labels, rest].filter(Boolean).join(": ");
};

/** What moves or stands beside features, whose scores are said before it. */
const pieces = ["fairy", "tower", "dragon", "flier"];
const isOfPiece = (one) => {
  const label = one.querySelector(".label")?.textContent;
  return (state.reply?.score?.subjects ?? []).some((subject) => subject.label === label && pieces.includes(subject.mechanic));
};

/** What holds today, behind what is said of each claim: that was asked. */
function answered(today) {
  const by = today.querySelector("h2, h3, h4")?.textContent ?? "";
  const holds = [...today.querySelectorAll("p:not(.same)")].sort((one, other) => isOfPiece(one) - isOfPiece(other)).map(said);
  return [...(state.reply?.claims ?? []), `${by}: ${holds.join(" ")}`].join(" ");
}

/** Which sentence stands in the strip, and the element in which it is found in full. */
function sentence() {
  const problems = byId("problems");
  const today = byId("answer").querySelector(".today");
  if (problems.querySelector(".not-yet")) return [`${problems.querySelector("h3").textContent}: ${problems.querySelector("li p").textContent}`, problems];
  const begins = problems.querySelector(".nothing");
  if (begins) return [begins.textContent, problems];
  if (today) return [answered(today), today];
  return [byId("today").textContent, byId("today")];
}

/** Shows the sentence of the board as it is now. */
function showStrip() {
  const [text, place] = sentence();
  strip.firstElementChild.textContent = text.trim() || say("today.nothing");
  seen.disconnect();
  seen.observe(place.querySelector("p") ?? place);
}

// Where the answer stands beside the board and is in sight, it is not said twice.
const seen = new IntersectionObserver(([entry]) => strip.classList.toggle("in-sight", entry.intersectionRatio >= MOST_OF_IT), { threshold: MOST_OF_IT });
strip.addEventListener("click", () => byId("said").scrollIntoView({ block: "start" }));
new MutationObserver(showStrip).observe(byId("said"), { childList: true, subtree: true });
