// The place of a tile and its sides, in hundredths of a space. `x` runs east, `y` south.

const clockwise = {
  square: ["N", "E", "S", "W"],
  lying: ["N1", "N2", "E", "S2", "S1", "W"],
  standing: ["N", "E1", "E2", "S", "W2", "W1"],
  sw: ["L", "S", "W"],
  ne: ["N", "E", "L"],
  nw: ["N", "L", "W"],
  se: ["E", "S", "L"],
};
const corners = {
  square: [[0, 0], [100, 0], [100, 100], [0, 100]],
  lying: [[0, 0], [100, 0], [200, 0], [200, 100], [100, 100], [0, 100]],
  standing: [[0, 0], [100, 0], [100, 100], [100, 200], [0, 200], [0, 100]],
  sw: [[0, 0], [100, 100], [0, 100]],
  ne: [[0, 0], [100, 0], [100, 100]],
  nw: [[0, 0], [100, 0], [0, 100]],
  se: [[100, 0], [100, 100], [0, 100]],
};

/** Returns the shape of a cell of the reply: `square`, `lying`, `standing`, or the corner of a half. */
export function shapeOf(cell) {
  if (cell.corner) return cell.corner;
  if (cell.covers === 2) return cell.stands ? "standing" : "lying";
  return "square";
}

/** Returns the sides of a shape, clockwise, each with its ends; `x` and `y` are added to all. */
export function sidesOf(shape, x = 0, y = 0) {
  const at = corners[shape].map(([cx, cy]) => [cx + x, cy + y]);
  return clockwise[shape].map((name, n) => ({ name, from: at[n], to: at[(n + 1) % at.length] }));
}

/** Returns the corners of a shape, clockwise. */
export function cornersOf(shape, x = 0, y = 0) {
  return corners[shape].map(([cx, cy]) => [cx + x, cy + y]);
}

/** Returns the middle of a shape, where roads meet. */
export function heartOf(shape, x = 0, y = 0) {
  const hearts = { square: [50, 50], lying: [100, 50], standing: [50, 100], sw: [32, 68], ne: [68, 32], nw: [32, 32], se: [68, 68] };
  return [hearts[shape][0] + x, hearts[shape][1] + y];
}

/** Returns the point between two, at the share `part` of the way from the first. */
export function pointBetween([ax, ay], [bx, by], part = 0.5) {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Returns the sides that a word like `NES2L` names. */
export function namesOf(sides) {
  return sides.match(/[NESWL][12]?/g) ?? [];
}

/** Returns the distance of a point from a side. */
function distanceToSide([px, py], { from: [ax, ay], to: [bx, by] }) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Returns the side of a shape that is nearest to a point. */
export function nearestSide(shape, point) {
  return sidesOf(shape).reduce((best, side) => (distanceToSide(point, side) < distanceToSide(point, best) ? side : best));
}

/** Returns the corner of a space that is nearest to a point of it. */
export function nearestCorner([x, y]) {
  return (y < 50 ? "n" : "s") + (x < 50 ? "w" : "e");
}

/** Returns the half of a cut space that has a point; `cut` is a corner of one of its halves. */
export function halfAt(cut, [x, y]) {
  if (cut === "nw" || cut === "se") return x + y < 100 ? "nw" : "se";
  return x < y ? "sw" : "ne";
}

/** Returns the spot of a space, one of nine, that has a point: `nw` or `c`. */
export function spotOf([x, y]) {
  const down = y < 33 ? "n" : y > 67 ? "s" : "";
  const across = x < 33 ? "w" : x > 67 ? "e" : "";
  return down + across || "c";
}

/** Returns the point of a spot. */
export function pointOf(spot) {
  const x = spot.includes("w") ? 14 : spot.includes("e") ? 86 : 50;
  const y = spot.includes("n") ? 14 : spot.includes("s") ? 86 : 50;
  return [x, y];
}

/** Returns the point of a half-edge by its word, `SL`: the left or right half of a side, as seen from within. */
export function halfEdgeAt(shape, word, x = 0, y = 0) {
  const side = sidesOf(shape, x, y).find(({ name }) => word.startsWith(name) && !/^\d/.test(word.slice(name.length)));
  return side ? pointBetween(side.from, side.to, word.slice(side.name.length) === "R" ? 0.75 : 0.25) : heartOf(shape, x, y);
}
