// The meaning of a tap, as lines of a conversation about the board, which the library then changes.
// A tap is a space (column and row from 0, perhaps outside the board) and a point in it.
import { colours, letters } from "./colours.js";
import { symbols } from "./icons.js";
import { halfAt, halfEdgeAt, heartOf, namesOf, nearestCorner, nearestSide, shapeOf, sidesOf, spotOf, cornersOf, pointBetween } from "./shape.js";

const kindLetters = { city: "c", road: "r", crossing: "x", gate: "g", monastery: "m", field: "f", bridge: "b", ...symbols };
const features = { city: "city", road: "road", crossing: "road", gate: "road", bridge: "road", monastery: "monastery", field: "field", garden: "garden" };

/** The kinds of monastery, each with the letter that follows that of a monastery in a map. */
export const kinds = { german: "G", dutch: "D", japanese: "J", abbey: "A", shrine: "H", darmstadt: "C" };
/** The buildings beside a road or in a city, with their letters. */
const buildings = { inn: "i", cathedral: "d" };
/** The figures other than meeples. */
export const figures = ["builder", "pig", "mayor", "wagon", "abbot"];
/** Returns the letter on a figure, which is the same in all languages. */
export const letterOf = (figure) => figure.slice(0, 1).toUpperCase();

/** Returns the name of a column: a to z, then aa. */
export function columnName(column) {
  return (column >= 26 ? columnName(Math.floor(column / 26) - 1) : "") + String.fromCharCode(97 + (column % 26));
}

/** Returns the name of a space, or of a half in it. */
export function nameOf(column, row, corner = "") {
  return `${columnName(column)}${row + 1}${corner ?? ""}`;
}

/** Returns the cells of a reply that are in a space: none, one, or two halves. */
export function cellsAt(reply, column, row) {
  return (reply?.cells ?? []).filter((cell) =>
    (cell.column === column && cell.row === row) ||
    (cell.covers === 2 && cell.column + (cell.stands ? 0 : 1) === column && cell.row + (cell.stands ? 1 : 0) === row));
}

/** Returns the cell at a point of a space, and the point in the coordinates of that cell. */
function cellAt(reply, { column, row, point }) {
  const cells = cellsAt(reply, column, row);
  const cut = cells.find((cell) => cell.corner)?.corner;
  const cell = cut ? cells.find((one) => one.corner === halfAt(cut, point)) : cells[0];
  if (!cell) return { cell: null, cut, point, alone: cells[0] ?? null };
  return { cell, cut, point: [point[0] + 100 * (column - cell.column), point[1] + 100 * (row - cell.row)] };
}

/** Returns a part as maps write it. */
function partText(part) {
  const who = (part.meeples ?? []).map(({ who, letter, large }) => {
    const name = letter ? letter.toLowerCase() : letters[who] ?? who;
    return `=${large ? name.toUpperCase() : name}`;
  });
  const built = part.built ? buildings[part.kind === "city" ? "cathedral" : "inn"] : "";
  return `${kindLetters[part.kind]}${part.written ?? ""}${"*".repeat(part.coats ?? 0)}${built}${who.join("")}`;
}

/** Returns a cell with the given parts as maps write it. */
function cellText(cell, parts) {
  if (cell?.printed) {
    const stood = parts.filter((part) => part.meeples?.length);
    const written = stood.map((part) => partText({ ...part, coats: 0, built: false, written: part.kind === "field" ? part.written || part.sides : (namesOf(part.sides)[0] ?? "") }));
    return [cell.printed, ...written].join("+");
  }
  const needed = parts.filter((part) => part.kind !== "field" || part.meeples?.length || parts.length === 1);
  if (!needed.length) return "f";
  return needed.map((part, n) => (n && needed[n - 1].meeples?.length ? "+" : "") + partText(part)).join("");
}

const line = (cell, parts) => [`${cell.at} ${cellText(cell, parts)}`];
const partsOf = (cell) => (cell.parts ?? []).map((part) => ({ ...part, meeples: [...(part.meeples ?? [])] }));
/** Returns `true` if the content of a cell is unknown, so that it must not be rewritten. */
const isUnread = (cell) => !cell.any && !cell.printed && !(cell.parts ?? []).length;
const isRoad = (part) => ["road", "crossing", "gate"].includes(part.kind);

/** Returns the line of a cell with its city or road continued as typed, `rEW`; `null` if it has none. */
export function openedAs(cell, typed) {
  const parts = partsOf(cell);
  const part = parts.find((one) => kindLetters[one.kind] === typed[0] && !one.written);
  if (!part) return null;
  part.written = namesOf(typed.slice(1)).join("");
  return line(cell, parts);
}

/** Returns the line of a cell without a side at which its city or road is written as open; `null` if it is not. */
export function closedAt(cell, side) {
  if (cell.printed) return null;
  const parts = partsOf(cell);
  const part = parts.find((one) => (one.kind === "city" || isRoad(one)) && namesOf(one.written ?? "").includes(side));
  if (!part) return null;
  part.written = namesOf(part.written).filter((name) => name !== side).join("");
  return line(cell, parts);
}

/** Returns the distance of a part from a point of its cell. */
function distance(part, cell, [x, y]) {
  const form = shapeOf(cell);
  const heart = heartOf(form);
  const own = sidesOf(form).filter((side) => namesOf(part.sides).includes(side.name));
  const spots = [];
  for (const side of own) {
    const middle = pointBetween(side.from, side.to);
    const steps = isRoad(part) ? [0, 0.25, 0.5, 0.75, 1] : [0.05, 0.3];
    for (const step of steps) spots.push(pointBetween(middle, heart, step));
  }
  if (part.kind === "city" && own.length > 1) spots.push(heart);
  if (!own.length) spots.push(heart);
  return Math.min(...spots.map(([sx, sy]) => Math.hypot(sx - x, sy - y)));
}

/** Returns the part of a cell that is nearest to a point, among those that `fits` accepts; `null` if there is none. */
function nearestPart(cell, parts, point, fits) {
  const found = parts.filter(fits);
  return found.sort((one, other) => distance(one, cell, point) - distance(other, cell, point))[0] ?? null;
}

/** Returns the half-edge of a cell's field nearest to a point: a side, and its left or right half seen from within. */
function halfEdge(cell, parts, [x, y]) {
  const form = shapeOf(cell);
  const cities = parts.filter((part) => part.kind === "city").flatMap((part) => namesOf(part.sides));
  const halves = sidesOf(form).filter((side) => !cities.includes(side.name)).flatMap((side) => [
    { word: `${side.name}L`, at: pointBetween(side.from, side.to, 0.25) },
    { word: `${side.name}R`, at: pointBetween(side.from, side.to, 0.75) },
  ]);
  halves.sort((one, other) => Math.hypot(one.at[0] - x, one.at[1] - y) - Math.hypot(other.at[0] - x, other.at[1] - y));
  return halves[0]?.word ?? "";
}

/** Returns `true` if a tile may have more than one field, so that its half-edge must be named. */
function hasFields(cell, parts) {
  const sides = sidesOf(shapeOf(cell)).map((side) => side.name);
  const roads = parts.filter(isRoad).flatMap((part) => namesOf(part.sides));
  if (roads.length > 1 || parts.some((part) => part.kind === "gate")) return true;
  return parts.filter((part) => part.kind === "city").some((part) => {
    const own = namesOf(part.sides);
    return sides.filter((side, n) => !own.includes(side) && own.includes(sides[(n + 1) % sides.length])).length > 1;
  });
}

/** Splits the road at a point off a crossing and returns it: each road ends there, so it is a part of its own. */
function roadOf(cell, parts, crossing, point) {
  const sides = namesOf(crossing.sides);
  if (crossing.kind !== "crossing" || sides.length < 2 || cell.printed) return crossing;
  const distances = sides.map((side) => distance({ kind: "road", sides: side }, cell, point));
  const own = sides[distances.indexOf(Math.min(...distances))];
  crossing.sides = crossing.written = sides.filter((side) => side !== own).join("");
  const road = { kind: "crossing", sides: own, written: own, coats: 0, meeples: [] };
  parts.splice(parts.indexOf(crossing), 0, road);
  return road;
}

/** Returns the part of a cell that a figure at a point is on; adds a field to the parts if there is none. */
function stoodOn(cell, parts, point, farmer) {
  const part = farmer ? null : nearestPart(cell, parts, point, (one) => one.kind !== "field" && features[one.kind]);
  if (part) return part.meeples.length ? part : roadOf(cell, parts, part, point);
  const fields = parts.filter((one) => one.kind === "field" && one.sides);
  if (cell.printed && fields.length) {
    const near = (one) => Math.hypot(...halfEdgeAt(shapeOf(cell), one.sides).map((n, axis) => n - point[axis]));
    return fields.reduce((best, one) => (near(one) < near(best) ? one : best));
  }
  const written = hasFields(cell, parts) ? halfEdge(cell, parts, point) : "";
  let field = parts.find((one) => one.kind === "field" && (one.written ?? "") === written);
  if (!field) {
    field = { kind: "field", sides: "", written, coats: 0, meeples: [] };
    parts.push(field);
  }
  return field;
}

/** Returns the place of a part, as questions name it. */
function placeOf(cell, parts, part) {
  const feature = features[part.kind];
  const several = parts.filter((one) => features[one.kind] === feature).length > 1 || part.kind === "crossing";
  const side = part.kind === "field" ? part.written || part.sides : several ? namesOf(part.sides)[0] ?? "" : "";
  return `${cell.at}.${feature}${side ? `@${side}` : ""}`;
}

/** Returns the crossing of spaces that is nearest to a point of a cell, named from that cell. */
function crossingOf(cell, [x, y]) {
  const near = cornersOf(shapeOf(cell)).reduce((best, corner) =>
    Math.hypot(corner[0] - x, corner[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? corner : best);
  const [wide, high] = [cell.covers === 2 && !cell.stands ? 200 : 100, cell.covers === 2 && cell.stands ? 200 : 100];
  const word = (near[1] < high / 2 ? "n" : "s") + (near[0] < wide / 2 ? "w" : "e");
  return `${cell.at}@${word}`;
}

/** Returns the lines that ask a question, or remove it if it is asked; `others` are removed for it. */
function asking(questions, fresh, others = () => false) {
  const forget = questions.map((question, n) => [question, n + 1]).filter(([question]) => question === fresh || others(question));
  const lines = forget.reverse().map(([, n]) => `forget ${n}`);
  return questions.includes(fresh) || !fresh ? lines : [...lines, fresh];
}

/** Returns the line of a cell with one side changed: joined, then separate, then nothing. */
function sideLines(cell, parts, side, what) {
  const remove = (part) => {
    part.written = namesOf(part.sides).filter((name) => name !== side).join("");
    part.sides = part.written;
    if (part.kind === "crossing" && namesOf(part.sides).length < 3) part.kind = "road";
  };
  const add = (part) => {
    part.sides += side;
    part.written = part.sides;
    if (part.kind === "road" && namesOf(part.sides).length > 2) part.kind = "crossing";
  };
  const fresh = (kind) => ({ kind, sides: side, written: side, coats: 0, meeples: [] });
  const holder = parts.find((part) => part.kind !== "field" && part.kind !== "bridge" && namesOf(part.sides).includes(side));
  const same = holder && (what === "city" ? holder.kind === "city" : isRoad(holder));
  const hasCity = () => parts.some((part) => part.kind === "city" && part !== holder);
  let made = parts;
  if (what === "none") {
    if (holder) remove(holder);
  } else if (same && holder.kind === "gate") {
    remove(holder);
    const road = parts.find((part) => part.kind === "road" || part.kind === "crossing");
    if (road) add(road);
    else made = [...parts, fresh("road")];
  } else if (same) {
    const alone = namesOf(holder.sides).length === 1;
    remove(holder);
    if (!alone) made = [...parts, fresh(what)];
  } else {
    if (holder) remove(holder);
    const other = parts.find((part) => (what === "city" ? part.kind === "city" : part.kind === "road" || part.kind === "crossing"));
    if (what === "road" && !other && hasCity()) made = [...parts, fresh("gate")];
    else if (other) add(other);
    else made = [...parts, fresh(what)];
  }
  const left = made.filter((part) => part.sides !== "" || !["city", "road", "crossing", "gate"].includes(part.kind) || (part !== holder && part.written === ""));
  return line(cell, left);
}

const clockwise = { N: "E", E: "S", S: "W", W: "N" };

/** Turns a tile of one space by a quarter, with all its sides named: its neighbours no longer imply them. */
function turnCell(cell) {
  if (cell.corner || cell.covers === 2 || cell.any) return { refused: "refused.turned" };
  const turn = (sides) => ["N", "E", "S", "W"].filter((side) => [...sides].some((own) => clockwise[own] === side)).join("");
  const half = (word) => word.replace(/^[NESW]/, (side) => clockwise[side]);
  const each = (part) => {
    const own = part.kind === "monastery" ? part.written : part.kind === "field" ? half(part.written || "") : turn(part.sides);
    return { ...part, sides: part.kind === "field" ? half(part.sides) : turn(part.sides), written: own };
  };
  if (!cell.printed) return { lines: line(cell, partsOf(cell).map(each)) };
  const [id, turns = "0"] = cell.printed.split("@");
  const next = (Number(turns) + 90) % 360;
  const printed = next ? `${id}@${next}` : id;
  return { lines: line({ ...cell, printed }, partsOf(cell).map(each)) };
}

/** Lays a printed tile, square or half; a second tap on the same square tile turns it. */
function laidPrint(id, tap, found) {
  const at = nameOf(Math.max(tap.column, 0), Math.max(tap.row, 0));
  const isHalf = /^I+-/.test(id);
  if (!isHalf) return found.cell?.printed?.split("@")[0] === id ? turnCell(found.cell) : { lines: [`${at} ${id}`] };
  const corner = found.cut ? halfAt(found.cut, tap.point) : nearestCorner(tap.point);
  return { lines: [found.cut ? `${at}${corner} ${id}` : `${at} ${halfAlone[corner](id)}`] };
}

/** Returns the text of a tile of a kind. */
const laid = (what) => (what === "any" ? "#" : kindLetters[what]);
const halfAlone = { nw: (text) => `${text}/.`, se: (text) => `./${text}`, sw: (text) => `${text}\\.`, ne: (text) => `.\\${text}` };

/** Lays a tile, a half, a double or a side. `pending` is the first space of a double, tapped before. */
function lay(brush, tap, reply, pending) {
  const { column, row, point } = tap;
  const at = nameOf(Math.max(column, 0), Math.max(row, 0));
  const found = cellAt(reply, tap);
  switch (brush.where) {
    case "half": {
      const corner = found.cut ? halfAt(found.cut, point) : nearestCorner(point);
      if (found.cut) return { lines: [`${at}${corner} ${laid(brush.what)}`] };
      return { lines: [`${at} ${halfAlone[corner](laid(brush.what))}`] };
    }
    case "double": {
      if (!pending) return { pending: { column, row } };
      const [across, down] = [column - pending.column, row - pending.row];
      if (across === 0 && down === 0) return { pending: null };
      if (Math.abs(across) + Math.abs(down) !== 1) return { pending: { column, row } };
      const [west, north] = [Math.max(0, -Math.min(column, pending.column)), Math.max(0, -Math.min(row, pending.row))];
      const first = [Math.min(column, pending.column) + west, Math.min(row, pending.row) + north];
      const second = [first[0] + Math.abs(across), first[1] + Math.abs(down)];
      return { west, north, pending: null, lines: [`${nameOf(...first)} ${laid(brush.what)}, ${nameOf(...second)} ${across ? "<" : "^"}`] };
    }
    case "side": {
      const what = ["city", "road", "crossing"].includes(brush.what) ? (brush.what === "city" ? "city" : "road") : "none";
      if (!found.cell) {
        if (what === "none") return { refused: "refused.empty" };
        if (found.cut) return { refused: "refused.empty" };
        return { lines: [`${at} ${laid(what)}${nearestSide("square", point).name}`] };
      }
      if (isUnread(found.cell)) return { refused: "refused.unread" };
      const cell = found.cell.any || found.cell.printed ? { ...found.cell, printed: null, parts: [] } : found.cell;
      if (brush.what === "monastery") return addPart(found.cell, "monastery");
      return { lines: sideLines(cell, partsOf(cell), nearestSide(shapeOf(cell), found.point).name, what) };
    }
    default:
      return { lines: [`${at} ${laid(brush.what)}`] };
  }
}

/** Adds a part to a tile, or removes it if the tile has it. */
function addPart(cell, kind, sides = "") {
  const parts = partsOf(cell);
  const own = parts.find((part) => part.kind === kind);
  const left = parts.filter((part) => part !== own);
  const same = own && own.written === sides;
  return { lines: line(cell, same ? left : [...left, { kind, sides, written: sides, coats: 0, meeples: own?.meeples ?? [] }]) };
}

/** Removes a question about the tile at a point, or else a meeple, or else the tile. */
function remove(found, reply, questions) {
  const { cell, point } = found;
  const place = cell ?? found.alone;
  if (!place) return { refused: "refused.empty" };
  const isThere = (word) => word.replace(/[.@].*/, "") === place.at;
  const named = questions.findIndex((question) => !/^(question|claim) /.test(question) && question.split(/\s+/).slice(1).some(isThere));
  if (named >= 0) return { lines: [`forget ${named + 1}`] };
  const parts = partsOf(place);
  const part = isUnread(place) ? null : nearestPart(place, parts, point, (one) => one.meeples.length);
  if (part) {
    part.meeples.pop();
    return { lines: line(place, parts) };
  }
  if (reply.cells.length === 1) return { empty: true };
  // Claims about a tile are removed with it.
  const gone = questions.flatMap((question, n) => (question.startsWith("claim ") && isThere(question.split(" ")[2]) ? [`forget ${n + 1}`] : [])).reverse();
  return { lines: [...gone, `${place.at} .`], told: gone.length ? "did.claims" : null };
}

/**
 * Returns the meaning of a tap with a brush: `lines` for the oracle, with `west` and `north` new columns and rows
 * before them, or the `pending` first space of a double, or the key of the sentence that says why it is `refused`.
 */
export function meaningOfTap(brush, tap, reply, pending) {
  const questions = reply.questions ?? [];
  const west = Math.max(0, -tap.column);
  const north = Math.max(0, -tap.row);
  if (brush.tool === "lay") return { west, north, ...lay(brush, tap, reply, pending) };
  const found = cellAt(reply, tap);
  if (brush.tool === "remove") return remove(found, reply, questions);
  const { cell, point } = found;
  if (brush.tool === "print") return { west, north, ...laidPrint(brush.print, tap, found) };
  if (!cell) return { refused: "refused.empty" };
  if (brush.tool === "turn") return turnCell(cell);
  const who = letters[brush.who] ?? brush.who;
  const parts = partsOf(cell);
  if (isUnread(cell) && !["barn", "tower", "dragon", "flea", "flier"].includes(brush.tool)) return { refused: "refused.unread" };
  switch (brush.tool) {
    case "meeple": {
      if (cell.any) return { refused: "refused.stand" };
      const part = stoodOn(cell, parts, point, brush.farmer);
      const stands = part.meeples.findIndex((one) => one.who === brush.who && Boolean(one.large) === brush.large);
      const other = part.meeples.findIndex((one) => one.who === brush.who);
      if (brush.second) part.meeples.push({ who: brush.who, letter: who, large: brush.large });
      else if (stands >= 0) part.meeples.splice(stands, 1);
      else if (other >= 0) part.meeples[other] = { ...part.meeples[other], large: brush.large };
      else part.meeples.push({ who: brush.who, letter: who, large: brush.large });
      return { lines: line(cell, parts) };
    }
    case "coat": {
      const city = nearestPart(cell, parts, point, (part) => part.kind === "city");
      if (!city || cell.printed) return { refused: "refused.city" };
      city.coats = city.coats ? 0 : 1;
      return { lines: line(cell, parts) };
    }
    case "barn": {
      // A tap places a barn, the next asks instead whether it can be placed, the third removes that question.
      const place = crossingOf(cell, point);
      const [stands, asked] = [`barn ${place} ${who}`, `set barn ${place} ${who}`];
      const next = questions.includes(stands) ? asked : questions.includes(asked) ? "" : stands;
      return { lines: asking(questions, next, (question) => /^(set )?barn /.test(question) && question.includes(` ${place} `) || question.startsWith(`barn ${place} `)) };
    }
    case "inn":
    case "cathedral": {
      const part = cell.printed ? null : nearestPart(cell, parts, point, (one) => (brush.tool === "inn" ? isRoad(one) : one.kind === "city"));
      if (!part) return { refused: brush.tool === "inn" ? "refused.road" : "refused.city" };
      const own = brush.tool === "inn" ? roadOf(cell, parts, part, point) : part;
      own.built = !own.built;
      return { lines: line(cell, parts) };
    }
    case "may": {
      const part = stoodOn(cell, parts, point, brush.farmer);
      return { lines: asking(questions, `place ${brush.large ? who.toUpperCase() : who} ${placeOf(cell, parts, part)}`) };
    }
    case "tower": {
      const old = questions.find((question) => question.startsWith(`tower ${cell.at} `));
      const floors = Number(old?.split(" ")[2] ?? 0);
      return { lines: asking(questions, `tower ${cell.at} ${floors + 1}`, (question) => question === old) };
    }
    case "dragon": {
      const old = questions.find((question) => question.startsWith("dragon "));
      if (!old) return { lines: [`dragon ${cell.at}`] };
      const way = old.split(/\s+/).slice(1);
      const next = way.at(-1) === cell.at ? way.slice(0, -1) : [...way, cell.at];
      return { lines: asking(questions, next.length ? `dragon ${next.join(" ")}` : "", (question) => question === old) };
    }
    case "fairy": {
      const part = stoodOn(cell, parts, point, brush.farmer);
      return { lines: asking(questions, `fairy ${part.meeples.length ? placeOf(cell, parts, part) : cell.at}`, (question) => question.startsWith("fairy ")) };
    }
    case "flea":
      return { lines: asking(questions, `flea ${cell.at}`) };
    case "flier": {
      const spot = spotOf(tap.point);
      const old = questions.find((question) => question.startsWith(`flier ${cell.at} `));
      const [, , direction, roll] = old?.split(/\s+/) ?? [];
      const toward = spot === "c" ? direction ?? "n" : spot;
      const next = old && direction === toward ? Number(roll) + 1 : 1;
      return { lines: asking(questions, next > 3 ? "" : `flier ${cell.at} ${toward} ${next}`, (question) => question === old) };
    }
    case "bridge": {
      const side = nearestSide(shapeOf(cell), point).name;
      return addPart(cell, "bridge", /^[EW]/.test(side) ? "EW" : "NS");
    }
    default:
      if (cell.any) return { refused: "refused.stand" };
      if (figures.includes(brush.tool)) {
        const place = placeOf(cell, parts, stoodOn(cell, parts, point, brush.farmer || brush.tool === "pig"));
        return { lines: asking(questions, `${brush.tool} ${place} ${who}`) };
      }
      if (kinds[brush.tool]) {
        if (cell.printed) return { refused: "refused.print" };
        return addPart(cell, "monastery", kinds[brush.tool]);
      }
      return addPart(cell, brush.tool);
  }
}

/** The colours in the order in which they are shown. */
export const players = Object.keys(colours);
