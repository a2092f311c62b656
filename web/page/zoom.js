// How near the board is seen: so that each space can be tapped, nearer, or all of it at once.
import { hint } from "./board.js";
import { namedBrush } from "./brushes.js";
import { shape } from "./draw.js";
import { element, say } from "./say.js";

const table = document.getElementById("table");
const place = document.getElementById("zoom");
/** From afar all of the board is seen; the others are so many times as large as is needed for a tap. */
const NEAR = ["far", "1", "1.5", "2.25"];
/** A board of so many tiles is seen from afar when it is opened. */
const MANY = 100;
/** The least that a space measures to be tapped, in pixels. */
const LEAST = 44;
let near = 1;
/** What is in the middle of the table, in parts of the board, as it was when not all of it was seen. */
let middle = [0.5, 0.5];

/** Whether all of the board is seen, and too small to be tapped. */
export const isFar = () => NEAR[near] === "far";

function draw() {
  table.classList.toggle("far", isFar());
  table.style.setProperty("--near", isFar() ? 1 : NEAR[near]);
  place.querySelector("#zoom-out").disabled = near === 0;
  place.querySelector("#zoom-in").disabled = near === NEAR.length - 1;
}

function go(step) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = table;
  if (!isFar()) middle = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
  near = Math.max(0, Math.min(NEAR.length - 1, near + step));
  draw();
  table.scrollTo({ left: middle[0] * table.scrollWidth - clientWidth / 2, top: middle[1] * table.scrollHeight - clientHeight / 2, behavior: "instant" });
  if (isFar()) hint(say("hint.far"));
  else namedBrush();
}

/** Comes as near as a tap needs. */
export function come() {
  near = 1;
  draw();
}

/** From where a board is first seen that is opened. */
export function viewFrom(view, reply) {
  near = (reply?.cells ?? []).length >= MANY ? 0 : 1;
  middle = [0.5, 0.5];
  if (view) showZoom(view);
  draw();
  if (isFar()) hint(say("hint.far"));
}

function button(name, d, step) {
  const made = element("button", { type: "button", class: "action", id: `zoom-${name}`, title: say(`zoom.${name}`), "aria-label": say(`zoom.${name}`) },
    shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d, fill: "none", stroke: "currentColor", "stroke-width": "2.4", "stroke-linecap": "round" })));
  made.addEventListener("click", () => go(step));
  return made;
}

/** Shows the buttons where a board has more spaces than can be tapped at once. */
export function showZoom({ columns, rows }) {
  if (!place.childElementCount) {
    place.setAttribute("aria-label", say("zoom.name"));
    place.append(button("out", "M5 12H19", -1), button("in", "M5 12H19M12 5V19", 1));
    draw();
  }
  place.hidden = near === 1 && columns * LEAST <= table.clientWidth && rows * LEAST <= table.clientHeight;
}
