// The board to tap: a grid of buttons, one for each space, over a drawing of the tiles.
import { brush, showBrush } from "./brush.js";
import { whoOf } from "./colours.js";
import { label, patterns, piece, shape, tile, walk } from "./draw.js";
import { announce, hint, refuse, whyNot } from "./notice.js";
import { element, say, smallName, whoCalled } from "./say.js";
import { pointBetween, cornersOf, heartOf, namesOf, pointOf, shapeOf, sidesOf, spotOf } from "./shape.js";
import { inTurn, isBare, isBeginning, isFile, isQuestion, MOST, state, take, undo, redo, open } from "./state.js";
import { cellsAt, closedAt, figures, letterOf, meaningOfTap, nameOf, openedAs } from "./taps.js";
import { zoomToTap, isFar, showZoom, viewFrom } from "./zoom.js";

const squares = document.getElementById("squares");
const table = document.getElementById("table");
/** The space of the keyboard cursor, the spot in it, and the first space of a double; all as they are shown. */
const cursor = { column: 0, row: 0, spot: "c", pending: null };
/** The number of spaces by which the shown board has shifted: a new column or row before the first shifts all of it. */
const moved = { columns: 0, rows: 0 };

/** Returns a part in words: city south and west, a coat of arms, red meeple. */
function partWords(part) {
  const sides = namesOf(part.sides).join(" ");
  let words = sides && part.kind !== "field" ? say("part.sides", { what: say(`what.${part.kind}`), sides }) : say(`what.${part.kind}`);
  if (part.coats === 1) words = say("part.coat", { part: words });
  else if (part.coats > 1) words = say("part.coats", { part: words, count: part.coats });
  for (const { who, large } of part.meeples ?? []) {
    words = say(large ? "part.large" : "part.meeple", { part: words, who: whoCalled(who), small: smallName(who) });
  }
  return words;
}

/** Returns a tile in words. */
function tileWords(cell) {
  if (cell.any) return say("cell.any");
  const parts = (cell.parts ?? []).map(partWords).join(say("list.semicolon"));
  if (cell.printed) return parts ? say("cell.printed", { id: cell.printed, parts }) : cell.printed;
  return parts || (cell.text ?? "");
}

/** Returns the name of a space, or its position if it is outside the board. */
function placeWords(column, row) {
  if (column >= 0 && row >= 0) return nameOf(column, row);
  const parts = [];
  if (row < 0) parts.push(say("outside.north", { count: -row }));
  if (column < 0) parts.push(say("outside.west", { count: -column }));
  return say("outside", { way: parts.join(say("list.comma")), at: nameOf(Math.max(0, column), Math.max(0, row)) });
}

/** Returns a space in words, with its problem and the questions about it. */
function spaceWords(column, row) {
  const { reply } = state;
  const cells = cellsAt(reply, column, row);
  const at = placeWords(column, row);
  let words = say("cell.empty", { at });
  if (cells.length === 1 && !cells[0].corner) {
    const [cell] = cells;
    const isFirst = cell.column === column && cell.row === row;
    const key = cell.covers === 2 ? (isFirst ? "cell.double" : "cell.second") : "cell.square";
    words = say(key, { at, first: cell.at, parts: tileWords(cell) });
  } else if (cells.length) {
    const halves = cells.map((cell) => say("cell.half", { corner: say(`corner.${cell.corner}`), parts: tileWords(cell) }));
    if (cells.length === 1) {
      const other = { nw: "se", se: "nw", sw: "ne", ne: "sw" }[cells[0].corner];
      halves.push(say("cell.gap", { corner: say(`corner.${other}`) }));
    }
    words = say("cell.halves", { at, halves: halves.join(say("list.semicolon")) });
  }
  const names = cells.map((cell) => cell.at);
  const questions = (reply?.questions ?? []).filter((question) => question.split(/[\s]+/).some((word) => names.includes(word.replace(/[.@].*/, ""))));
  if (questions.length) words = say("cell.asked", { label: words, questions: questions.join(say("list.comma")) });
  const problem = (reply?.problems ?? []).find((one) => (one.cells ?? []).some((name) => names.includes(name)));
  if (problem) words = isBeginning() ? say("cell.begins", { label: words }) : say("cell.problem", { label: words, problem: problem.message });
  return words;
}

/** Draws on `layer` the pieces of the short questions; `place` returns the upper left corner of a cell. */
function pieces(layer, place) {
  const cellOf = (word) => {
    const name = word.replace(/[.@].*/, "").toLowerCase();
    const cells = state.reply.cells ?? [];
    return cells.find((cell) => cell.at === name) ?? cells.find((cell) => cell.corner && cell.at.slice(0, -2) === name) ?? null;
  };
  const heart = (cell) => heartOf(shapeOf(cell), ...place(cell));
  const cornerAt = (cell, word) => {
    const [, corner = "se"] = word.split("@");
    const points = cornersOf(shapeOf(cell), ...place(cell));
    const score = ([x, y]) => (corner.includes("s") ? y : -y) + (corner.includes("e") ? x : -x);
    return points.reduce((best, point) => (score(point) > score(best) ? point : best));
  };
  const onPart = (cell, word) => {
    const kind = word.split(".")[1]?.split("@")[0];
    const rim = cornersOf(shapeOf(cell), ...place(cell));
    return kind === "field" ? pointBetween(rim[0], heart(cell), 0.4) : pointBetween(heart(cell), rim.at(-1), 0.3);
  };
  for (const question of state.reply.questions ?? []) {
    const [what, ...rest] = question.trim().split(/\s+/);
    const barnAsked = what === "set" && rest[0] === "barn";
    const words = barnAsked ? rest.slice(1) : rest;
    const cell = words.length ? cellOf(what === "place" ? words[1] ?? "" : words[0]) : null;
    if (!cell) continue;
    switch (what) {
      case "dragon":
        layer.append(walk(words.map(cellOf).filter(Boolean).map(heart)));
        break;
      case "tower":
        layer.append(piece({ what, at: pointBetween(heart(cell), cornersOf(shapeOf(cell), ...place(cell))[1], 0.3), number: words[1], size: 40 }));
        break;
      case "flier": {
        const [dx, dy] = pointOf(words[1] ?? "c").map((n) => Math.sign(n - 50));
        const at = heart(cell);
        layer.append(piece({ what, at, to: [at[0] + 100 * dx * Number(words[2] || 1), at[1] + 100 * dy * Number(words[2] || 1)], number: words[2] }));
        break;
      }
      case "fairy":
        layer.append(piece({ what, at: onPart(cell, words[0]), size: 28 }));
        break;
      case "flea":
        layer.append(piece({ what, at: pointBetween(heart(cell), cornersOf(shapeOf(cell), ...place(cell))[1], 0.5), size: 28 }));
        break;
      case "barn":
      case "set":
        layer.append(piece({ what: "barn", at: cornerAt(cell, words[0]), who: whoOf(words[1] ?? "") }));
        break;
      case "place": {
        layer.append(piece({ what: "may", at: onPart(cell, words[1]), who: whoOf(words[0]), size: 38 }), label("?", onPart(cell, words[1]).map((n) => n + 12), 18));
        break;
      }
      default:
        if (figures.includes(what)) layer.append(piece({ what: "figure", at: onPart(cell, words[0]), who: whoOf(words[1] ?? ""), letter: letterOf(what) }));
    }
  }
}

/** Returns the library's picture and its origin, in its units; `null` for a board that cannot be judged yet. `isBelow`
 * selects the scoreboard below the board, a part of its own, since it would cover spaces that are tapped. */
function picture({ svg, board, questions }, isBelow) {
  const hasTrack = questions.some((question) => question.startsWith("track:"));
  if (!svg || !board || (isBelow && !hasTrack)) return null;
  const made = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  let [x, y, width, height] = made.getAttribute("viewBox").split(" ").map(Number);
  for (const name of ["role", "aria-labelledby"]) made.removeAttribute(name);
  for (const words of made.querySelectorAll("title, desc")) words.remove();
  if (hasTrack) {
    const high = 2 * (board.y - y) + board.rows * board.space;
    if (isBelow) y += high;
    else width = Math.min(width, 2 * (board.x - x) + board.columns * board.space);
    height = isBelow ? height - high : high;
  }
  const shown = { viewBox: [x, y, width, height].join(" "), width, height };
  for (const [name, value] of Object.entries(shown)) made.setAttribute(name, value);
  return { x, y, drawn: document.importNode(made, true) };
}

/** Returns the scoreboard that the library draws below a board; hidden from screen readers, as words say the same. */
export function scoreboard(reply) {
  const below = picture(reply, true)?.drawn;
  below?.setAttribute("aria-hidden", "true");
  return below ?? "";
}

/** Returns `true` if a cell is in the part of the board that the library has drawn. */
function isDrawn({ column, row }, { x, y, space, columns, rows }) {
  const [first, top] = [-x / space, -y / space];
  return column >= first && column < first + columns && row >= top && row < top + rows;
}

/** Builds the drawing below the buttons: the library's picture, and simple strokes for cells that it lacks. */
function drawing() {
  const { view, reply } = state;
  const place = (cell) => [(view.left + cell.column) * 100, (view.top + cell.row) * 100];
  const svg = shape("svg", { viewBox: `0 0 ${view.columns * 100} ${view.rows * 100}`, "aria-hidden": "true", class: "ground", focusable: "false" }, patterns());
  const { x, y, drawn } = (reply && picture(reply)) ?? {};
  drawn?.setAttribute("x", view.left * 100 - reply.board.x + x);
  drawn?.setAttribute("y", view.top * 100 - reply.board.y + y);
  const cells = (reply?.cells ?? []).filter((cell) => !drawn || !isDrawn(cell, reply.board));
  for (const cell of cells) svg.append(tile(cell, ...place(cell)));
  if (drawn) svg.append(drawn);
  // Names stay legible on small spaces.
  const size = Math.min(18, Math.max(12, (9 * 100 * view.columns) / (squares.clientWidth || 500)));
  for (const cell of cells) {
    const rim = cornersOf(shapeOf(cell), ...place(cell));
    const low = { sw: rim[2], nw: rim[0], ne: rim[1], se: rim[1] }[cell.corner] ?? rim[0];
    const [dx, dy] = { sw: [5, -11], ne: [-5, 11], se: [-5, -11], nw: [5, 11] }[cell.corner] ?? [5, 11];
    svg.append(label(cell.at, [low[0] + dx, low[1] + dy], size, dx > 0 ? "start" : "end"));
  }
  if (!drawn) pieces(svg, place);
  const marked = new Set((isBeginning() ? [] : reply?.problems ?? []).flatMap((problem) => problem.cells ?? []));
  for (const cell of (reply?.cells ?? []).filter((one) => marked.has(one.at))) {
    const points = cornersOf(shapeOf(cell), ...place(cell)).map((point) => pointBetween(point, heartOf(shapeOf(cell), ...place(cell)), 0.07));
    svg.append(shape("polygon", { points: points.join(" "), class: "wrong" }));
  }
  return svg;
}

/** Returns road and city ends with no tile beyond, taken as closed or written as open, and `lines` that switch each. */
function ends() {
  const { reply } = state;
  const cellOf = (name) => (reply?.cells ?? []).find((cell) => cell.at === name);
  const found = new Map();
  for (const subject of reply?.score?.subjects ?? []) {
    for (const { tile: name, side, typed } of subject.taken_as_closed ?? []) {
      const cell = cellOf(name);
      const lines = cell && openedAs(cell, typed);
      if (lines) found.set(`${name} ${side}`, { cell, side, is: "closed", lines });
    }
    for (const { tile: name, side, faces } of subject.open ?? []) {
      const cell = faces === "empty" ? cellOf(name) : null;
      const lines = cell && closedAt(cell, side);
      if (lines) found.set(`${name} ${side}`, { cell, side, is: "open", lines });
    }
  }
  return [...found.values()];
}

/** Builds the buttons over these ends; they are small, so that a tap beside one reaches the space. */
function endButtons() {
  const { view } = state;
  const buttons = ends().map(({ cell, side, is, lines }) => {
    const own = sidesOf(shapeOf(cell)).find((one) => one.name === side);
    if (!own) return null;
    const [x, y] = pointBetween(own.from, own.to);
    const at = [(view.left + cell.column) * 100 + x, (view.top + cell.row) * 100 + y];
    const style = `left:${at[0] / view.columns}%;top:${at[1] / view.rows}%`;
    const name = say(`end.${is}`, { at: cell.at, side: say(`end.side.${side}`) });
    return element("button", { type: "button", role: "gridcell", class: `end ${is}`, style, "aria-label": name, title: name, onclick: () => turnEnd(cell, side, is, lines) }, element("span", {}, is === "closed" ? "¿" : "›"));
  });
  const found = buttons.filter(Boolean);
  return found.length ? element("div", { class: "ends", role: "row", "aria-label": say("ends.name") }, ...found) : "";
}

/** Opens an end that is taken as closed, or closes an open one. */
function turnEnd(cell, side, is, lines) {
  return inTurn(async () => {
    const { view } = state;
    const why = whyNot(await take(lines, { at: { column: view.left, row: view.top } }));
    if (why) return refuse(why);
    show();
    const said = say(is === "closed" ? "did.end-opened" : "did.end-closed", { at: cell.at, side: say(`end.side.${side}`) });
    hint(said);
    announce([said, state.reply?.today?.[0]].filter(Boolean).join(" "));
  });
}

/** Shows the current board; `refocus` puts the focus on it. */
export function show(refocus = false) {
  const { view } = state;
  document.getElementById("drawing").hidden = isFile();
  document.getElementById("still")?.remove();
  if (isFile() || !view) return;
  showZoom(view);
  const focused = squares.contains(document.activeElement) || refocus;
  cursor.column = Math.min(cursor.column, view.columns - 1);
  cursor.row = Math.min(cursor.row, view.rows - 1);
  squares.style.setProperty("--columns", view.columns);
  squares.style.setProperty("--rows", view.rows);
  squares.setAttribute("aria-label", say("board.name", { columns: state.reply?.columns ?? 0, rows: state.reply?.rows ?? 0 }));
  // The buttons are kept while the size is the same, so that a quick second tap reaches its own.
  if (squares.dataset.size !== `${view.columns} ${view.rows}`) {
    squares.dataset.size = `${view.columns} ${view.rows}`;
    squares.replaceChildren(...Array.from({ length: view.rows }, (_, row) => element("div", { role: "row" }, ...Array.from({ length: view.columns }, (_, column) =>
      element("button", { type: "button", role: "gridcell", class: "space", "data-column": column, "data-row": row, tabindex: -1 })))));
  }
  for (const button of squares.querySelectorAll(".space")) {
    const [column, row] = [Number(button.dataset.column), Number(button.dataset.row)];
    const here = cursor.column === column && cursor.row === row;
    button.dataset.at = nameIn(column, row);
    button.tabIndex = here ? 0 : -1;
    button.classList.toggle("filled", cellsAt(state.reply, column - view.left, row - view.top).length > 0);
    button.classList.toggle("pending", cursor.pending?.column === column && cursor.pending?.row === row);
    button.setAttribute("aria-label", spaceWords(column - view.left, row - view.top));
  }
  squares.querySelector(":scope > svg")?.remove();
  squares.prepend(drawing());
  squares.querySelector(".ends")?.remove();
  if (!isFar()) squares.append(endButtons());
  if (focused) focus(false);
}

/** Returns the name of a shown space; empty to the west and north of the board. */
function nameIn(column, row) {
  const { left, top } = state.view;
  return column < left || row < top ? "" : nameOf(column - left, row - top);
}

const buttonAt = (column, row) => squares.querySelector(`[data-column="${column}"][data-row="${row}"]`);

/** Moves the focus to the space of the cursor. */
function focus(telling = true) {
  for (const other of squares.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  const button = buttonAt(cursor.column, cursor.row);
  if (!button) return;
  button.tabIndex = 0;
  button.focus({ preventScroll: false });
  mark(telling);
}

/** Marks the spot of the cursor in its space, and announces it if `telling`. */
function mark(telling = true) {
  for (const spot of squares.querySelectorAll(".spot")) spot.remove();
  if (cursor.spot === "c") return;
  const [x, y] = pointOf(cursor.spot);
  buttonAt(cursor.column, cursor.row)?.append(element("span", { class: "spot", style: `left:${x}%;top:${y}%` }));
  if (telling) announce(say("did.spot", { spot: say(`spot.${cursor.spot}`) }));
}

/** Moves the cursor to the cell of the given name. */
export function goTo(name) {
  const cell = state.reply?.cells?.find((one) => one.at === name);
  if (!cell) return;
  Object.assign(cursor, { column: state.view.left + cell.column, row: state.view.top + cell.row, spot: cell.corner ?? "c" });
  focus(false);
}

/** Forgets the first space of a double. */
export function forgetPending() {
  cursor.pending = null;
}

/** Handles a tap at a point of a shown space, with a brush. */
export function tap(tappedColumn, tappedRow, point, using = brush) {
  const then = { ...moved };
  return inTurn(async () => {
    const { view } = state;
    // A file may have been opened meanwhile.
    if (isFile()) return;
    // The board may have shifted while earlier taps were answered.
    const column = tappedColumn + moved.columns - then.columns;
    const row = tappedRow + moved.rows - then.rows;
    const empty = isBare();
    const all = [{ column, row }, cursor.pending].filter(Boolean);
    const origin = empty
      ? { column: Math.min(...all.map((one) => one.column)), row: Math.min(...all.map((one) => one.row)) }
      : { column: view.left, row: view.top };
    const told = (one) => ({ column: one.column - origin.column, row: one.row - origin.row });
    const way = meaningOfTap(using, { ...told({ column, row }), point }, state.reply ?? { cells: [] }, cursor.pending && told(cursor.pending));
    if (way.refused) return refuse(say(way.refused));
    if ("pending" in way) cursor.pending = way.pending && { column, row };
    if (way.empty) {
      // The question of the table stays.
      const { questions } = state.reply;
      await open(questions.find(isQuestion) ?? "", { by: "tap" });
      const said = say(questions.every(isQuestion) ? "did.emptied" : "did.emptied.asked");
      hint(said);
      return announce(said);
    }
    if (!way.lines) {
      show(true);
      return cursor.pending ? hint(say("hint.double.second")) : showBrush();
    }
    const { west = 0, north = 0 } = way;
    if (column - origin.column + west >= MOST || row - origin.row + north >= MOST) return refuse(say("refused.far"));
    const said = await take(way.lines, { west, north, at: origin });
    const why = whyNot(said);
    if (why) return refuse(why);
    const began = empty ? origin : { column: view.left - west, row: view.top - north };
    const [across, down] = [state.view.left - began.column, state.view.top - began.row];
    const stood = buttonAt(column, row)?.getBoundingClientRect().top;
    cursor.column += across;
    cursor.row += down;
    moved.columns += across;
    moved.rows += down;
    show();
    // A new row above must not push the board from under the finger.
    const stands = buttonAt(column + across, row + down)?.getBoundingClientRect().top;
    if (down && stood !== undefined && stands !== undefined) scroller().scrollBy({ top: stands - stood, behavior: "instant" });
    showBrush();
    if (way.told) hint(say(way.told));
    const at = [column + across - state.view.left, row + down - state.view.top];
    const today = state.reply?.today?.[0] ?? (isBeginning() ? say("problems.begin") : state.reply?.problems?.[0]?.message) ?? "";
    announce([say("did.laid", { cell: spaceWords(...at) }), way.told && say(way.told), today].filter(Boolean).join(" "));
  });
}

/** Returns the element that scrolls: the window, or on a small screen the part above the strip. */
function scroller() {
  const whole = document.getElementById("whole");
  return getComputedStyle(whole).overflowY === "auto" ? whole : window;
}

squares.addEventListener("click", (event) => {
  if (isFile() || event.target.closest(".end")) return;
  const byKey = event.detail === 0;
  let { column, row } = cursor;
  let point = pointOf(cursor.spot);
  if (byKey) {
    const button = event.target.closest("button");
    if (!button) return;
    [column, row] = [Number(button.dataset.column), Number(button.dataset.row)];
    if (column !== cursor.column || row !== cursor.row) point = pointOf("c");
  } else {
    // The position counts, not the target: the buttons may have changed under the finger.
    const box = squares.getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * state.view.columns;
    const down = ((event.clientY - box.top) / box.height) * state.view.rows;
    column = Math.max(0, Math.min(state.view.columns - 1, Math.floor(across)));
    row = Math.max(0, Math.min(state.view.rows - 1, Math.floor(down)));
    point = [(across - column) * 100, (down - row) * 100];
    cursor.spot = "c";
  }
  Object.assign(cursor, { column, row });
  // Zoomed out, spaces are too small to be hit: a tap zooms in instead.
  if (!byKey && isFar()) return zoomToSpace(column, row);
  tap(column, row, point);
});

squares.addEventListener("focusin", (event) => {
  const { column, row } = event.target.dataset;
  if (column === undefined || (cursor.column === Number(column) && cursor.row === Number(row))) return;
  Object.assign(cursor, { column: Number(column), row: Number(row), spot: "c" });
  for (const other of squares.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  event.target.tabIndex = 0;
  mark(false);
});

const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const numberPad = { 1: "sw", 2: "s", 3: "se", 4: "w", 5: "c", 6: "e", 7: "nw", 8: "n", 9: "ne" };

squares.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest(".end")) return;
  const step = steps[event.key];
  const digit = /^(Digit|Numpad)([1-9])$/.exec(event.code)?.[2];
  if (step && event.shiftKey) {
    const [x, y] = pointOf(cursor.spot);
    const move = (now, by) => Math.max(0, Math.min(100, now + by * 40));
    cursor.spot = spotOf([move(x, step[0]), move(y, step[1])]);
    mark();
  } else if (step) {
    cursor.column = Math.max(0, Math.min(state.view.columns - 1, cursor.column + step[0]));
    cursor.row = Math.max(0, Math.min(state.view.rows - 1, cursor.row + step[1]));
    cursor.spot = "c";
    focus();
  } else if (event.key === "Home") {
    cursor.column = 0;
    focus();
  } else if (event.key === "End") {
    cursor.column = state.view.columns - 1;
    focus();
  } else if (digit && !event.shiftKey) {
    cursor.spot = numberPad[digit];
    tap(cursor.column, cursor.row, pointOf(cursor.spot));
  } else if (event.key === "Delete" || event.key === "Backspace") {
    tap(cursor.column, cursor.row, pointOf(cursor.spot), { tool: "remove" });
  } else {
    return;
  }
  event.preventDefault();
});

/** Undoes or redoes a step, and announces that. */
export function step(back) {
  return inTurn(async () => {
    forgetPending();
    if (await (back ? undo() : redo())) announce(`${say(back ? "did.undo" : "did.redo")} ${state.reply?.today?.[0] ?? ""}`);
  });
}

/** Zooms in on a space until it can be tapped. */
function zoomToSpace(column, row) {
  zoomToTap();
  buttonAt(column, row)?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  showBrush();
}

/** Moves the cursor to the first space of the board, and resets scrolling and zoom. */
export function centre() {
  Object.assign(cursor, { column: state.view?.left ?? 0, row: state.view?.top ?? 0, spot: "c", pending: null });
  table.scrollTo?.({ left: 0, top: 0 });
  viewFrom(state.view, state.reply);
}
