// The state: a text (the quick map with its questions, or a scenario) and the oracle's reply to it.
// The states before and after it are kept as text, too.
import { judge } from "./judge.js";
import { isMapLink } from "./link.js";

/** Returns the problems of the lines that a reply refuses. */
export const refusedOf = (reply) => (reply?.problems ?? []).filter((problem) => problem.line != null);

export const state = { text: "", reply: null, view: null, past: [], future: [], example: null, rules: "" };
const watchers = [];
/** The most steps that can be undone. */
const MOST_STEPS = 500;
/** The least size of the shown board; `MOST` is the most columns and rows of a board. */
const LEAST = { columns: 5, rows: 4 };
export const MOST = 100;

/** Registers a function to call after each change of the state. */
export function watch(watcher) {
  watchers.push(watcher);
}

/** Returns `true` if the text is a scenario, as a file has it, and no quick map. */
export function isFile() {
  return state.reply !== null && state.text !== "" && isScenario(state.reply, state.text);
}

/** Returns `true` if no tile is on the board. */
export const isBare = () => !state.reply?.cells?.length;

/** Returns `true` if the text of a cell cannot be read. A problem of the page itself has no code. */
export const isAboutCell = ({ code = "" }) => code.startsWith("cell::");

/** Returns `true` if the board only lacks tiles beside those that are placed, as when it begins. */
export function isBeginning() {
  const { problems, cells } = state.reply ?? {};
  const begins = ({ cells: places = [] }) => places.length > 0 && places.every((at) => cells.find((cell) => cell.at === at)?.parts?.length);
  return !isFile() && problems?.length > 0 && problems.every((problem) => isAboutCell(problem) && begins(problem));
}

/** Returns `true` if a line is the question of the table, which is about no tile. */
export const isQuestion = (line) => line.startsWith("question ");

/** Returns `true` if a reply is to a scenario: it has no map, or its YAML is the text. */
const isScenario = (reply, text) => reply.map == null || reply.yaml === text;

/** Returns the quick map of a reply and its questions, each on a line. */
function textOf(reply) {
  return [reply.map, ...(reply.questions ?? [])].filter(Boolean).join("\n");
}

/** Returns a text as lines of a conversation: a map of one letter, which could be a pattern, gets its place. */
function linesOf(text) {
  const [map, ...questions] = text.split("\n");
  return [/^\s*[cfgmrx]\s*$/.test(map) ? `a1 ${map.trim()}` : map, ...questions].join("\n");
}

/** Returns the oracle's reply to a text under `rules`, or under all if there are none; `null` if it stopped. */
async function asked(text, rules) {
  const reply = await judge(rules ? `rules ${rules}\n${text}` : text);
  // A problem of the whole map belongs to its only tile.
  const [only, ...others] = reply?.cells ?? [];
  for (const problem of reply?.problems ?? []) if (only && !others.length && !problem.cells?.length) problem.cells = [only.at];
  return reply;
}

/** Returns the place of the board in what is shown: a1 at `left`, `top`, with free spaces around it. */
function boardPlacement(reply, before) {
  const { columns = 0, rows = 0 } = reply ?? {};
  if (before) {
    const [west, north] = [before.left < 1 ? 1 - before.left : 0, before.top < 1 ? 1 - before.top : 0];
    const [left, top] = [before.left + west, before.top + north];
    return {
      left, top,
      columns: Math.max(before.columns + west, left + columns + 1),
      rows: Math.max(before.rows + north, top + rows + 1),
    };
  }
  const wide = Math.max(LEAST.columns, columns + 2);
  const high = Math.max(LEAST.rows, rows + 2);
  return { columns: wide, rows: high, left: Math.max(1, Math.floor((wide - columns) / 2)), top: Math.max(1, Math.floor((high - rows) / 2)) };
}

function tell(how) {
  for (const watcher of watchers) watcher(how);
}

/** Returns a copy of the state, to be restored later. */
const now = () => ({ text: state.text, view: state.view, example: state.example, rules: state.rules });

function keep(text, reply, view, how, rules = state.rules) {
  if (state.reply !== null && (text !== state.text || rules !== state.rules)) {
    state.past.push(now());
    if (state.past.length > MOST_STEPS) state.past.shift();
    state.future = [];
  }
  Object.assign(state, { text, reply, view, rules, example: how.example ?? null });
  tell(how);
}

/** The reply for an empty board. */
const nothing = { map: "", questions: [], cells: [], columns: 0, rows: 0, problems: [], today: [] };

let last = Promise.resolve();
/** Runs tasks one after the other, however quickly taps come; `waiting` and `turns` of the body count them for tests. */
export function inTurn(work) {
  const count = (name, by) => (document.body.dataset[name] = Number(document.body.dataset[name] ?? 0) + by);
  const done = () => {
    count("waiting", -1);
    count("turns", 1);
  };
  count("waiting", 1);
  last = last.then(work).catch((error) => console.error(error)).finally(done);
  return last;
}

/** Opens a quick map, a link (with its own rules) or a scenario; returns the reply. Refused lines change nothing. */
export async function open(typed, how = { by: "opening" }) {
  const text = typed.trim() && typed;
  const rules = isMapLink(text) ? "" : how.rules ?? state.rules;
  if (text === "" && rules === "") {
    keep("", nothing, boardPlacement(null), how, "");
    return nothing;
  }
  // The reply to the first board was made by the build.
  const reply = how.reply ?? (await asked(linesOf(text), rules));
  if (reply === null || refusedOf(reply).length) return reply;
  // A line above a scenario that chooses its rules is not part of it.
  const written = isScenario(reply, text.replace(/^rules [^\n]*\n/, ""));
  const own = written ? reply.yaml ?? text : textOf(reply);
  keep(own, reply, boardPlacement(reply, how.by === "typing" ? state.view : null), how, reply.rules.join(","));
  return reply;
}

/** Sends tapped lines after the map. Returns the problem if they are refused; nothing is changed then. */
export async function take(lines, { west = 0, north = 0, at = null } = {}, how = { by: "tap" }) {
  const shift = [...Array(west).fill("west"), ...Array(north).fill("north")];
  const reply = await asked([linesOf(state.text), ...shift, ...lines].join("\n"), state.rules);
  if (reply === null) return { broken: true };
  // Lines that cannot begin a board are read as a file.
  const [refused] = reply.map == null ? reply.problems : refusedOf(reply);
  if (refused) return { refused };
  const { left, top, columns, rows } = state.view;
  const begun = isBare() && at ? { left: at.column, top: at.row } : { left: left - west, top: top - north };
  const own = textOf(reply);
  keep(own, reply, boardPlacement(reply, { columns, rows, ...begun }), how);
  return {};
}

async function step(from, to, how) {
  const next = from.pop();
  if (!next) return false;
  to.push(now());
  const reply = next.text === "" && !next.rules ? nothing : await asked(linesOf(next.text), next.rules);
  Object.assign(state, { ...next, reply: reply ?? nothing });
  tell(how);
  return true;
}

/** Undoes the last change; returns `false` if there is none. */
export const undo = () => step(state.past, state.future, { by: "undo" });
/** Redoes the change undone last. */
export const redo = () => step(state.future, state.past, { by: "redo" });
