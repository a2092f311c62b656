// The board to tap in simple strokes, drawn from the cells of a reply, even of a board that cannot be judged yet.
import { colours, letters } from "./colours.js";
import { barnOutline, icons, meepleOutline, symbols } from "./icons.js";
import { pointBetween, cornersOf, halfEdgeAt, heartOf, namesOf, shapeOf, sidesOf } from "./shape.js";

const SVG = "http://www.w3.org/2000/svg";

/** Creates an SVG element with its attributes and content. */
export function shape(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

/** Draws a sign of `icons.js`, centred on a point. */
function sign(name, [x, y], size) {
  const group = shape("g", { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})` });
  group.append(...icons[name].map(([node, attributes, ...inside]) => shape(node, attributes, ...inside.map((one) => shape(...one)))));
  return group;
}

/** Returns points as path data. */
const path = (points) => points.map(([x, y], n) => `${n ? "L" : "M"}${x} ${y}`).join("");
const middle = (side) => pointBetween(side.from, side.to);
const mean = (points) => [0, 1].map((n) => points.reduce((sum, point) => sum + point[n], 0) / points.length);

/** Returns those `sides` of a tile that a part has. */
function sidesOfPart(part, sides) {
  const named = namesOf(part.sides);
  return sides.filter((side) => named.includes(side.name));
}

/** Returns the outline of a city as path data: along its sides, and curved inwards between them. */
function cityPath(own, sides, heart) {
  const first = sides.indexOf(own[0]);
  const round = [...sides.slice(first), ...sides.slice(0, first)];
  let out = `M${own[0].from}`;
  for (let n = 0; n < round.length; ) {
    if (own.includes(round[n])) {
      out += `L${round[n].to}`;
      n += 1;
      continue;
    }
    let end = n;
    while (end + 1 < round.length && !own.includes(round[end + 1])) end += 1;
    const [from, to] = [round[n].from, round[end].to];
    out += `Q${pointBetween(pointBetween(from, to), heart, 0.82)} ${to}`;
    n = end + 1;
  }
  return `${out}Z`.replaceAll(",", " ");
}

function inn([x, y]) {
  const group = shape("g", {});
  group.append(shape("ellipse", { cx: x + 14, cy: y + 14, rx: 13, ry: 8, fill: "#7fb3d5", stroke: "#3d6f93", "stroke-width": "1.5" }), sign("house", [x + 10, y + 6], 17));
  return group;
}

/** Returns the path data of a road: from the middle of each side to the heart, or one curve for two sides. */
function roadPath(own, heart, apart) {
  const ends = own.map(middle);
  if (ends.length === 2 && !apart) return `M${ends[0]}Q${heart} ${ends[1]}`.replaceAll(",", " ");
  return ends.map((end) => `M${end}L${heart}`).join("").replaceAll(",", " ");
}

/** Returns the point of a part at which its pieces are drawn. */
function anchorOf(part, sides, heart, taken, [form, x, y]) {
  const own = sidesOfPart(part, sides);
  const far = (points) => points.reduce((best, point) => (clear(point, taken) > clear(best, taken) ? point : best));
  switch (part.kind) {
    case "city": {
      if (!own.length || own.length === sides.length) return heart;
      return pointBetween(mean(own.map(middle)), heart, own.length === 1 ? 0.34 : 0.2);
    }
    case "road":
    case "gate":
    case "bridge":
    case "crossing":
      return own.length ? pointBetween(mean(own.slice(0, 2).map(middle)), heart, own.length === 1 ? 0.5 : 0.4) : heart;
    case "field": {
      const word = part.written || part.sides;
      if (word) return pointBetween(halfEdgeAt(form, word, x, y), heart, 0.34);
      const near = sides.map((side) => pointBetween(side.from, heart, 0.36));
      return far(taken.length ? near : [heart]);
    }
    default:
      return heart;
  }
}

/** Returns the distance of a point from the nearest of the `taken` ones, at most 200. */
const clear = ([x, y], taken) => Math.min(200, ...taken.map(([tx, ty]) => Math.hypot(x - tx, y - ty)));

/** Draws a figure in the colour of its player, with a letter on it. */
function figure(outline, who, letter, [x, y], size, low) {
  const fill = colours[who] ?? "#9aa0a6";
  const light = ["yellow", "white"].includes(who) || !colours[who];
  const group = shape("g", { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`, "stroke-linejoin": "round" });
  group.append(
    shape("path", { d: outline, fill: "none", stroke: "#ffffff", "stroke-width": "3.4" }),
    shape("path", { d: outline, fill, stroke: "#2a2622", "stroke-width": "1.3" }),
  );
  const text = shape("text", { x: "12", y: low, "text-anchor": "middle", "font-size": "7.6", "font-weight": "700", fill: light ? "#2a2622" : "#ffffff", "font-family": "sans-serif" });
  text.textContent = letter;
  group.append(text);
  return group;
}

/** Draws a meeple of a player, for boards and for buttons. */
export function meeple(who, at, size, letter = letters[who]?.toUpperCase() ?? who.slice(0, 1).toUpperCase()) {
  return figure(meepleOutline, who, letter, at, size, "15");
}

/** Draws a barn of a player. */
export function barn(who, at, size) {
  return figure(barnOutline, who, letters[who]?.toUpperCase() ?? who.slice(0, 1).toUpperCase(), at, size, "18.6");
}

/** Draws a cell of the reply, with its upper left corner at a point. */
export function tile(cell, x, y) {
  const form = shapeOf(cell);
  const [sides, heart, rim] = [sidesOf(form, x, y), heartOf(form, x, y), cornersOf(form, x, y)];
  const where = [form, x, y];
  const group = shape("g", {});
  const outline = `${path(rim)}Z`;
  if (cell.any) {
    group.append(shape("path", { d: outline, fill: "url(#hatch)", stroke: "#96968f", "stroke-width": "2" }));
    return group;
  }
  group.append(shape("path", { d: outline, fill: "#c3d79b" }));
  const parts = cell.parts ?? [];
  const of = (...kinds) => parts.filter((part) => kinds.includes(part.kind));
  for (const part of of("city")) {
    const own = sidesOfPart(part, sides);
    const look = { fill: "#d2a873", stroke: "#6b4527", "stroke-width": "7", "stroke-linejoin": "round" };
    if (own.length) {
      const d = cityPath(own, sides, heart);
      group.append(shape("path", { d, ...look }), shape("path", { d, fill: "none", stroke: "#f0e0c5", "stroke-width": "3.4", "stroke-dasharray": "4.5 3.2" }));
    }
    else group.append(shape("circle", { cx: heart[0], cy: heart[1], r: cell.corner ? 20 : 30, ...look, "stroke-dasharray": "7 5" }));
  }
  const roads = of("road", "crossing", "gate").map((part) => {
    const own = sidesOfPart(part, sides);
    if (!own.length) return { part, own, d: path([[heart[0] - 24, heart[1]], [heart[0] + 24, heart[1]]]) };
    const end = part.kind === "gate" || (part.kind === "road" && own.length === 1) ? pointBetween(middle(own[0]), heart, 0.8) : heart;
    return { part, own, end, d: roadPath(own, end, part.kind !== "road") };
  });
  const line = (d, stroke, width, dash) => shape("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "butt", ...(dash ? { "stroke-dasharray": dash } : {}) });
  for (const road of roads) group.append(line(road.d, "#8c7a5c", 14, road.own.length ? "" : "9 6"));
  for (const road of roads) group.append(line(road.d, "#fbf6e9", 9, road.own.length ? "" : "9 6"));
  const taken = [];
  for (const { part, own, end } of roads) {
    if (part.kind === "gate" && end) group.append(sign("gate", end, 24));
    else if (own.length > 2 || part.kind === "crossing") group.append(sign("house", heart, 22));
    else if (part.kind === "road" && own.length === 1) group.append(sign("house", end, 17));
    if (own.length) taken.push(anchorOf(part, sides, heart, taken, where));
    if (part.built) group.append(inn(own.length ? pointBetween(middle(own[0]), heart, 0.55) : heart));
  }
  for (const part of of("bridge")) {
    const own = sidesOfPart(part, sides);
    const d = path(own.map(middle));
    group.append(line(d, "#5b3a1e", 17), line(d, "#c9a26b", 12), line(d, "#5b3a1e", 12, "1.4 6"));
  }
  group.append(shape("path", { d: outline, fill: "none", stroke: "#5f7a3a", "stroke-width": "2.4", "stroke-linejoin": "round" }));
  const small = cell.corner ? 0.8 : 1;
  for (const part of of("monastery", ...Object.keys(symbols))) {
    const at = part.kind === "monastery" || parts.length === 1 ? heart : pointBetween(heart, rim[0], 0.45);
    group.append(sign(part.kind, at, (part.kind === "monastery" ? 46 : 34) * small));
    // The letter names the kind of monastery.
    if (part.kind === "monastery" && part.written) group.append(label(part.written, [at[0], at[1] + 30 * small], 15));
    taken.push(at);
  }
  for (const part of of("city")) {
    const at = anchorOf(part, sides, heart, taken, where);
    const count = Math.min(part.coats ?? 0, 3);
    const aside = part.meeples?.length ? 17 : 0;
    for (let n = 0; n < count; n += 1) group.append(sign("coat", [at[0] - aside + 20 * n, at[1]], 22 * small));
    if (part.built) group.append(sign("house", [at[0] + (count ? 24 : 0), at[1] - 22 * small], 30 * small));
    taken.push(at);
  }
  for (const part of parts) {
    const own = part.kind === "field" ? anchorOf(part, sides, heart, taken, where) : anchorOf(part, sides, heart, [], where);
    const aside = (part.coats ? 17 : 0) + (part.kind === "monastery" ? 10 : 0);
    (part.meeples ?? []).slice(0, 4).forEach(({ who, large }, n) => {
      const at = [own[0] + aside + 24 * n - 12 * ((part.meeples?.length ?? 1) - 1), own[1]];
      group.append(meeple(who, at, (large ? 46 : 34) * small));
      taken.push(at);
    });
  }
  const written = cell.printed ?? (parts.length ? "" : cell.text ?? "");
  if (written && !(cell.printed && parts.length)) group.append(label(written, heart, 15));
  return group;
}

/** Draws a word on the board, with a rim that keeps it legible. */
export function label(text, [x, y], size, anchor = "middle") {
  const made = shape("text", {
    x, y: y + size * 0.36, "text-anchor": anchor, "font-size": size, "font-family": "sans-serif", "font-weight": "600",
    fill: "#24301a", stroke: "#ffffff", "stroke-width": size / 5, "paint-order": "stroke", "stroke-linejoin": "round",
  });
  made.textContent = text.length > 12 ? `${text.slice(0, 11)}…` : text;
  return made;
}

/** Builds the `<defs>` with the hatching of unknown tiles. */
export function patterns() {
  const pattern = (id, side, ...inside) => shape("pattern", { id, width: side, height: side, patternUnits: "userSpaceOnUse" }, ...inside);
  return shape("defs", {}, pattern("hatch", 10,
    shape("path", { d: "M0 0H10V10H0Z", fill: "#cdcdc8" }),
    shape("path", { d: "M0 10L10 0M-1 1L1 -1M9 11L11 9", stroke: "#96968f", "stroke-width": "1" }),
  ));
}

/** Draws a piece of the short questions: `what` at a point, in hundredths of a space. */
export function piece({ what, at, who, number, to, letter, size = 34 }) {
  switch (what) {
    case "barn": return barn(who, at, size + 4);
    case "figure": return meeple(who, at, size, letter);
    case "tower": {
      const group = shape("g", {});
      group.append(sign("tower", at, size), label(String(number), [at[0], at[1] + 3], 13));
      return group;
    }
    case "flier": {
      const group = shape("g", {});
      group.append(shape("path", { d: path([at, to]), stroke: "#35506b", "stroke-width": "4", "stroke-dasharray": "8 5", fill: "none" }), sign("flier", at, 28), label(String(number), to, 14));
      return group;
    }
    case "may": {
      const group = meeple(who, at, size);
      group.setAttribute("opacity", ".75");
      return group;
    }
    default: return sign(what, at, size);
  }
}

/** Draws the path of the dragon, from the middle of one tile to that of the next. */
export function walk(points) {
  const group = shape("g", {});
  if (points.length > 1) {
    group.append(
      shape("path", { d: path(points), fill: "none", stroke: "#ffffff", "stroke-width": "7", "stroke-linejoin": "round", opacity: ".8" }),
      shape("path", { d: path(points), fill: "none", stroke: "#7a1c32", "stroke-width": "4", "stroke-linejoin": "round", "stroke-dasharray": "10 5" }),
    );
  }
  points.forEach((point, n) => {
    if (n && n < points.length - 1) group.append(shape("circle", { cx: point[0], cy: point[1], r: 5, fill: "#7a1c32", stroke: "#ffffff", "stroke-width": "2" }));
  });
  if (points.length) group.append(sign("dragon", points.at(-1), 30));
  if (points.length > 1) group.append(shape("circle", { cx: points[0][0], cy: points[0][1], r: 8, fill: "#ffffff", stroke: "#7a1c32", "stroke-width": "4" }));
  return group;
}
