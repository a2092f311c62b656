// The zoom of the board: large enough to tap each space, larger, or the whole board at once.
import { showBrush } from "./brush.js";
import { shape } from "./draw.js";
import { hint } from "./notice.js";
import { element, say } from "./say.js";

const table = document.getElementById("table");
const place = document.getElementById("zoom");
/** The zoom steps: `far` shows the whole board; the others are multiples of the size that a tap needs. */
const NEAR = ["far", "1", "1.5", "2.25"];
/** The number of tiles from which a board opens zoomed out. */
const MANY = 100;
/** The least size of a space to be tapped, in pixels. */
const LEAST = 44;
let near = 1;
/** The middle of the view, in fractions of the board, before the board was zoomed out. */
let middle = [0.5, 0.5];

/** Returns `true` if the whole board is shown, too small to be tapped. */
export const isFar = () => NEAR[near] === "far";

function draw() {
  table.classList.toggle("far", isFar());
  table.style.setProperty("--near", isFar() ? 1 : NEAR[near]);
  place.querySelector("#zoom-out").disabled = near === 0;
  place.querySelector("#zoom-in").disabled = near === NEAR.length - 1;
}

function zoomBy(step) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = table;
  if (!isFar()) middle = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
  near = Math.max(0, Math.min(NEAR.length - 1, near + step));
  draw();
  table.scrollTo({ left: middle[0] * table.scrollWidth - clientWidth / 2, top: middle[1] * table.scrollHeight - clientHeight / 2, behavior: "instant" });
  if (isFar()) hint(say("hint.far"));
  else showBrush();
}

/** Zooms to the size that a tap needs. */
export function zoomToTap() {
  near = 1;
  draw();
}

/** Sets the first zoom of a board that is opened. */
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
  made.addEventListener("click", () => zoomBy(step));
  return made;
}

/** Shows the zoom buttons, unless all spaces fit at the size that a tap needs. */
export function showZoom({ columns, rows }) {
  if (!place.childElementCount) {
    place.setAttribute("aria-label", say("zoom.name"));
    place.append(button("out", "M5 12H19", -1), button("in", "M5 12H19M12 5V19", 1));
    draw();
  }
  place.hidden = near === 1 && columns * LEAST <= table.clientWidth && rows * LEAST <= table.clientHeight;
}
