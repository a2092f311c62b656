// The brushes, which decide what a tap lays or sets. Three rows (what, in which shape, who), and rarer ones.
import { forgetPending, show } from "./board.js";
import { openBox } from "./boxes.js";
import { brush, showBrush, names } from "./brush.js";
import { barn, meeple, shape, tile } from "./draw.js";
import { icons, symbols } from "./icons.js";
import { element, isSaid, say, whoCalled } from "./say.js";
import { figures, kinds, letterOf, players } from "./taps.js";

const rows = [
  { name: "what", brushes: ["city", "road", "field", "monastery", "any"] },
  { name: "where", brushes: ["square", "half", "double", "side", "print", "remove"] },
  { name: "who", brushes: players },
  { name: "more", brushes: ["coat", "barn", "tower", "dragon", "farmer", "unfold"] },
  { name: "rare", brushes: ["large", "second", ...figures, "name", "inn", "cathedral", ...Object.keys(kinds), "turn", "bridge", "crossing", ...Object.keys(symbols), "fairy", "flier", "flea", "may"] },
  { name: "game", brushes: ["rules", "setup", "end", "final", "message", "track"] },
];
/** The brushes that open a box of their own or ask at once, and lay nothing. */
const boxes = ["name", "print", ...rows.at(-1).brushes];
const whats = [...rows[0].brushes, "crossing"];
const wheres = ["square", "half", "double", "side"];
/** The tools that set a piece of a player. */
const owned = ["meeple", "barn", "may", ...figures];
let unfolded = false;

/** Returns a tile with the given parts, for the drawing on a button. */
const sample = (parts, more = {}) => ({ column: 0, row: 0, corner: null, covers: 1, parts, ...more });
const partOf = (kind, sides) => ({ kind, sides, written: sides, coats: 0, meeples: [] });
/** The parts that a brush lays, as they look on a button. */
const looks = {
  city: [partOf("city", "NE")], road: [partOf("road", "EW")], field: [], monastery: [partOf("monastery", "")],
  crossing: [partOf("crossing", "ESW")], bridge: [partOf("bridge", "EW")], any: [],
  ...Object.fromEntries(Object.keys(symbols).map((symbol) => [symbol, [partOf(symbol, "")]])),
};

/** The drawings on the buttons for the game rather than the board, as path data. */
const boxPaths = {
  rules: "M50 10L86 24V48C86 70 70 84 50 92C30 84 14 70 14 48V24ZM34 50L46 62L68 36",
  setup: "M14 30H62V78H14ZM38 30V18H86V66H62",
  end: "M24 92V10M24 14H80L66 34L80 54H24",
  final: "M14 84V52H36V84M36 84V24H62V84M62 84V40H86V84M8 86H92",
  message: "M10 24H90V78H10ZM10 24L50 56L90 24",
  track: "M10 74H30V50H54V28H90M10 92V74M90 28V10",
};

/** Builds the drawing on the button of a brush. */
function face(name) {
  const svg = shape("svg", { viewBox: "-4 -4 108 108", "aria-hidden": "true", focusable: "false" });
  const sign = (icon, size = 4) => shape("g", { transform: `translate(${50 - 12 * size} ${50 - 12 * size}) scale(${size})` }, ...icons[icon].map(([node, attributes, ...inside]) => shape(node, attributes, ...inside.map((one) => shape(...one)))));
  const ink = { fill: "none", stroke: "currentColor", "stroke-width": "7", "stroke-linejoin": "round", "stroke-linecap": "round" };
  const path = (d, more = {}) => shape("path", { d, ...ink, ...more });
  const word = (text, x, y) => {
    const made = shape("text", { x, y, "text-anchor": "middle", "font-size": 40, "font-weight": 700, fill: "#24301a", "font-family": "sans-serif" });
    made.textContent = text;
    return made;
  };
  const pale = { fill: "currentColor", "fill-opacity": ".22" };
  switch (name) {
    case "any":
      svg.append(shape("rect", { x: 2, y: 2, width: 96, height: 96, fill: "#cdcdc8", stroke: "#96968f", "stroke-width": 4 }), path("M38 38C38 16 66 16 66 36C66 50 50 50 50 64M50 80V81", { stroke: "#4c4c48", "stroke-width": 9 }));
      break;
    case "square":
      svg.append(path("M12 12H88V88H12Z", pale));
      break;
    case "half":
      svg.append(path("M12 12L88 88H12Z", pale), path("M36 12H88V64", { "stroke-width": 4, "stroke-dasharray": "3 11" }));
      break;
    case "double":
      svg.setAttribute("viewBox", "-4 -30 208 160");
      svg.append(path("M8 8H192V92H8Z", { ...pale, "stroke-width": 10 }), path("M100 22V78", { "stroke-width": 6, "stroke-dasharray": "4 16" }));
      break;
    case "side":
      svg.append(path("M12 12H88V88H12Z", { "stroke-width": 4, "stroke-dasharray": "3 11" }), path("M88 10V90", { "stroke-width": 15 }));
      break;
    case "remove":
      svg.append(path("M22 22L78 78M78 22L22 78", { "stroke-width": 11 }));
      break;
    case "large":
      svg.append(meeple(brush.who, [56, 50], 92), meeple(brush.who, [20, 74], 44, ""));
      break;
    case "farmer": {
      const lying = meeple(brush.who, [0, 0], 84);
      svg.append(shape("rect", { x: 0, y: 50, width: 100, height: 50, fill: "#c3d79b" }), shape("g", { transform: "translate(50 56) rotate(-90)" }, lying));
      break;
    }
    case "barn":
      svg.append(barn(brush.who, [50, 50], 96));
      break;
    case "second":
      svg.append(meeple(brush.who, [34, 50], 72, ""), meeple(brush.who, [68, 50], 72, ""));
      break;
    case "name":
      svg.append(meeple("", [50, 50], 96, "…"));
      break;
    case "inn":
      svg.append(tile(sample(looks.road), 0, 0), shape("g", { transform: "translate(22 -10)" }, sign("house", 2.4)));
      break;
    case "cathedral":
      svg.append(tile(sample([partOf("city", "NESW")]), 0, 0), sign("house", 3.2));
      break;
    case "turn":
      svg.append(path("M80 56A32 32 0 1 1 50 24H70M58 8L74 24L58 40", { "stroke-width": 9 }));
      break;
    case "print":
      svg.append(tile(sample([partOf("city", "N"), partOf("road", "EW")]), 0, 0));
      break;
    case "rules":
    case "setup":
    case "end":
    case "final":
    case "message":
    case "track":
      svg.append(path(boxPaths[name]));
      break;
    case "may": {
      const one = meeple(brush.who, [38, 50], 84);
      const text = shape("text", { x: 84, y: 74, "text-anchor": "middle", "font-size": 64, "font-weight": 700, fill: "currentColor", "font-family": "sans-serif" });
      text.textContent = "?";
      svg.append(one, text);
      break;
    }
    case "unfold":
      svg.append(...[20, 50, 80].map((x) => shape("circle", { cx: x, cy: 50, r: 8, fill: "currentColor" })));
      break;
    default:
      if (players.includes(name) || names().includes(name)) svg.append(meeple(name, [50, 50], 104));
      else if (figures.includes(name)) svg.append(meeple(brush.who, [50, 50], 100, letterOf(name)));
      else if (kinds[name]) svg.append(tile(sample([]), 0, 0), sign("monastery", 2.6), word(kinds[name], 82, 34));
      else if (looks[name]) svg.append(tile(sample(looks[name]), 0, 0));
      else svg.append(sign(name));
  }
  return svg;
}

/** Returns the name of a brush on its button, and its long name. */
function brushNames(name) {
  if (names().includes(name)) return { short: whoCalled(name), long: whoCalled(name) };
  if (name === "print" && brush.print) return { short: brush.print, long: say("brush.print.long") };
  const key = players.includes(name) ? `colour.${name}` : name === "unfold" && unfolded ? "brush.fold" : `brush.${name}`;
  const short = isSaid(`${key}.short`) ? say(`${key}.short`) : say(key);
  const long = isSaid(`${key}.long`) ? say(`${key}.long`) : say(key);
  return { short, long };
}

const isPlayer = (name) => players.includes(name) || names().includes(name);

/** Returns `true` if the next tap uses a brush. */
function isPressed(name) {
  if (whats.includes(name)) return brush.tool === "lay" && brush.what === name;
  if (wheres.includes(name)) return brush.tool === "lay" && brush.where === name;
  if (isPlayer(name)) return owned.includes(brush.tool) && brush.who === name;
  if (["large", "farmer", "second"].includes(name)) return brush[name];
  return brush.tool === name;
}

/** Returns `true` if a brush is used again the next time that something is laid or set. */
function isKept(name) {
  return brush.what === name || brush.where === name || brush.who === name;
}

/** Takes a brush. `large`, `farmer` and `second` stay set until a brush is taken to which they do not apply. */
export function choose(name, print = "") {
  forgetPending();
  if (boxes.includes(name) && !print) return openBox(name, choose);
  if (!isPlayer(name) && !["large", "farmer", "second", "may", "fairy", "unfold"].includes(name)) Object.assign(brush, { large: false, farmer: false, second: false });
  if (name === "print") brush.print = print;
  if (name === "unfold") {
    unfolded = !unfolded;
    // The board keeps its size, however many brushes are shown below it.
    const table = document.getElementById("table");
    table.style.height = unfolded ? `${table.clientHeight}px` : "";
    document.getElementById("drawing").classList.toggle("unfolded", unfolded);
  } else if (whats.includes(name)) {
    Object.assign(brush, { tool: "lay", what: name });
    if (brush.where === "side" && name === "any") brush.where = "square";
  } else if (wheres.includes(name)) {
    Object.assign(brush, { tool: "lay", where: name });
  } else if (isPlayer(name)) {
    const recolours = brush.tool !== "meeple" && owned.includes(brush.tool) && (brush.who !== name || figures.includes(brush.tool));
    Object.assign(brush, { who: name, tool: recolours ? brush.tool : "meeple" });
  } else if (["large", "farmer", "second"].includes(name)) {
    brush[name] = !brush[name];
    if (brush.tool !== "may" && brush.tool !== "fairy") brush.tool = "meeple";
  } else {
    // A second tap on a figure goes back to the meeple.
    brush.tool = figures.includes(name) && brush.tool === name ? "meeple" : name;
  }
  paint();
  show();
  showBrush();
  if (name === "unfold" && unfolded) document.querySelector(".of-rare")?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Draws the rows of buttons. */
export function paint() {
  const place = document.getElementById("brushes");
  const held = document.activeElement?.dataset?.brush;
  const shown = rows.filter((row) => !["rare", "game"].includes(row.name) || unfolded);
  if (names().length) shown.splice(3, 0, { name: "named", brushes: names() });
  const made = shown.map((row) =>
    element("div", { class: `brush-row of-${row.name}`, role: "group", "aria-label": say(isSaid(`brush.${row.name}`) ? `brush.${row.name}` : "brush.unfold") }, ...row.brushes.map((name) => {
      const { short, long } = brushNames(name);
      const button = element("button", {
        type: "button", class: isKept(name) ? "brush kept" : "brush", "data-brush": name, title: long === short ? null : long,
        "aria-pressed": name === "unfold" || (boxes.includes(name) && name !== "print") ? null : String(isPressed(name)), "aria-expanded": name === "unfold" ? String(unfolded) : null,
      }, face(name), element("span", {}, short));
      button.addEventListener("click", () => choose(name));
      return button;
    })));
  place.replaceChildren(...made);
  if (held) place.querySelector(`[data-brush="${held}"]`)?.focus();
}
