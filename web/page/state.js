// The one state: a text (the quick map with its questions, or a scenario) and what the oracle says to it.
// What was before and after it is kept as text too.
import { judge } from "./judge.js";
import { isMapLink } from "./link.js";

/** What was refused in a reply. */
export const refusedOf = (reply) => (reply?.problems ?? []).filter((problem) => problem.line != null);

export const state = { text: "", reply: null, view: null, past: [], future: [], example: null, rules: "" };
const watchers = [];
/** So many steps back are kept. */
const MOST_STEPS = 500;
/** A board is at least so large, and at most so many columns and rows. */
const LEAST = { columns: 5, rows: 4 };
export const MOST = 100;

/** Calls a function whenever the state is another. */
export function watch(watcher) {
  watchers.push(watcher);
}

/** Whether the text is a scenario as a file has it, and no quick map. */
export function isFile() {
  return state.reply !== null && state.text !== "" && isScenario(state.reply, state.text);
}

/** Whether no tile lies on the board. */
export const isBare = () => !state.reply?.cells?.length;

/** Whether all that is missing is what comes next to the tiles that lie there, which is how a board begins. */
export function isBeginning() {
  const { problems, cells } = state.reply ?? {};
  const begins = ({ code, cells: places = [] }) => code === "map::cell" && places.length > 0 && places.every((at) => cells.find((cell) => cell.at === at)?.parts?.length);
  return !isFile() && problems?.length > 0 && problems.every(begins);
}

/** Whether a line is the question of the table, which is about no tile. */
export const isQuestion = (line) => line.startsWith("question ");

/** Whether a reply is to a scenario: it has no map, or that of the board in it. */
const isScenario = (reply, text) => reply.map == null || reply.yaml === text;

/** The quick map of a reply and its questions, each on a line. */
function textOf(reply) {
  return [reply.map, ...(reply.questions ?? [])].filter(Boolean).join("\n");
}

/** A text as lines of a conversation: a map of one letter could be taken for a pattern, so its place is named. */
function linesOf(text) {
  const [map, ...questions] = text.split("\n");
  return [/^\s*[cfgmrx]\s*$/.test(map) ? `a1 ${map.trim()}` : map, ...questions].join("\n");
}

/** What the oracle says to a text, under these rules, or all if there are none; `null` if it stopped. */
async function asked(text, rules) {
  const reply = await judge(rules ? `rules ${rules}\n${text}` : text);
  // A problem of the whole map is that of its only tile.
  const [only, ...others] = reply?.cells ?? [];
  for (const problem of reply?.problems ?? []) if (only && !others.length && !problem.cells?.length) problem.cells = [only.at];
  return reply;
}

/** Where the board lies in what is shown: a1 at `left`, `top`, with room round it. */
function fitted(reply, before) {
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

/** What is kept of the state as it is, to come back to it. */
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

/** An empty board. */
const nothing = { map: "", questions: [], cells: [], columns: 0, rows: 0, problems: [], today: [] };

let last = Promise.resolve();
/** One after the other, however quickly taps come. */
export function inTurn(work) {
  const done = () => (document.body.dataset.turns = Number(document.body.dataset.turns ?? 0) + 1);
  last = last.then(work).catch((error) => console.error(error)).finally(done);
  return last;
}

/** Opens a text: a quick map with questions, a link or a scenario. A link says itself by which rules. Returns the reply; lines that are refused change nothing. */
export async function open(typed, how = { by: "opening" }) {
  const text = typed.trim() && typed;
  const rules = isMapLink(text) ? "" : how.rules ?? state.rules;
  if (text === "" && rules === "") {
    keep("", nothing, fitted(null), how, "");
    return nothing;
  }
  // What the page begins with was asked when it was made.
  const reply = how.reply ?? (await asked(linesOf(text), rules));
  if (reply === null || refusedOf(reply).length) return reply;
  // A line above a scenario chooses its rules, and is none of it.
  const written = isScenario(reply, text.replace(/^rules [^\n]*\n/, ""));
  const own = written ? reply.yaml ?? text : textOf(reply);
  keep(own, reply, fitted(reply, how.by === "typing" ? state.view : null), how, reply.rules.join(","));
  return reply;
}

/** Sends what was tapped as lines after the map. Returns the problem if they are refused, and then nothing is changed. */
export async function take(lines, { west = 0, north = 0, at = null } = {}, how = { by: "tap" }) {
  const shift = [...Array(west).fill("west"), ...Array(north).fill("north")];
  const reply = await asked([linesOf(state.text), ...shift, ...lines].join("\n"), state.rules);
  if (reply === null) return { broken: true };
  // What cannot begin a board is taken for a file.
  const [refused] = reply.map == null ? reply.problems : refusedOf(reply);
  if (refused) return { refused };
  const { left, top, columns, rows } = state.view;
  const begun = isBare() && at ? { left: at.column, top: at.row } : { left: left - west, top: top - north };
  const own = textOf(reply);
  keep(own, reply, fitted(reply, { columns, rows, ...begun }), how);
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

/** Takes the last change back; says whether there was one. */
export const undo = () => step(state.past, state.future, { by: "undo" });
/** Makes it again. */
export const redo = () => step(state.future, state.past, { by: "redo" });
