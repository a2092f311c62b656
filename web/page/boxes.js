// What is chosen in a box of its own: a printed tile, a player's name, the rules, and what is asked about the game itself.
import { announce, hint } from "./board.js";
import { brush, choosePrint, name } from "./brushes.js";
import { shape, tile } from "./draw.js";
import { judge } from "./judge.js";
import { element, isSaid, say } from "./say.js";
import { inTurn, open, state, take } from "./state.js";
import { players } from "./taps.js";

const dialog = element("dialog", { id: "box-dialog", "aria-labelledby": "box-heading" });

/** Shows a box with what is in it. */
function show(key, ...inside) {
  dialog.replaceChildren(
    element("header", {}, element("h2", { id: "box-heading" }, say(`box.${key}`)), element("button", { type: "button", class: "plain", onclick: () => dialog.close() }, say("gallery.close"))),
    ...inside);
  document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

dialog.addEventListener("close", () => dialog.remove());

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});

/** Puts a line among the questions in place of those that begin like it; a line that is there is taken away. */
function ask(line, begins) {
  const questions = state.reply?.questions ?? [];
  const old = questions.map((question, n) => [question, n + 1]).filter(([question]) => question.startsWith(begins)).map(([, n]) => `forget ${n}`).reverse();
  const lines = questions.includes(line) ? old : [...old, line];
  return inTurn(async () => {
    const said = await take(lines, { at: { column: 1, row: 1 } });
    const why = said.broken ? say("refused.broken") : said.refused && `${said.refused.message}. ${said.refused.help ?? ""}`;
    if (why) {
      hint(why, true);
      announce(why);
    } else announce(state.reply?.today?.[0] ?? "");
  });
}

/** A row of buttons of which one is chosen. */
function choices(key, all, chosen, does, called = String) {
  const group = element("div", { class: "choices", role: "group", "aria-label": say(key) });
  const press = (value) => {
    for (const button of group.children) button.setAttribute("aria-pressed", String(button.dataset.value === String(value)));
    does(value);
  };
  group.append(...all.map((value) => element("button", { type: "button", class: "plain", "data-value": value, "aria-pressed": String(value === chosen), onclick: () => press(value) }, called(value))));
  return element("div", { class: "choose" }, element("p", {}, say(key)), group);
}

const done = (key, does) => element("p", { class: "buttons" }, element("button", { type: "button", class: "plain main", id: "box-done", onclick: () => { dialog.close(); does(); } }, say(key)));
const whoCalled = (who) => (isSaid(`colour.${who}`) ? say(`colour.${who}`) : who);
const everybody = () => [...new Set([...players, brush.who])];

async function prints() {
  const all = globalThis.came.prints ?? [];
  // Each lies alone, so that nothing has to match.
  const reply = await judge(all.map((id) => (/^I+-/.test(id) ? `${id}\\.` : id)).join(" . "));
  const picture = (id) => {
    const cell = (reply?.cells ?? []).find((one) => one.printed === id);
    const svg = shape("svg", { viewBox: "-2 -2 104 104", "aria-hidden": "true", focusable: "false" });
    if (cell) svg.append(tile({ ...cell, parts: cell.parts.filter((part) => part.kind !== "field") }, 0, 0));
    return svg;
  };
  const of = (fits) => element("div", { class: "prints" }, ...all.filter(fits).map((id) =>
    element("button", { type: "button", class: "plain print", "data-print": id, onclick: () => { dialog.close(); choosePrint(id); } }, picture(id), element("span", {}, id))));
  show("print", element("h3", {}, say("box.print.squares")), of((id) => !/^I+-/.test(id)), element("h3", {}, say("box.print.halves")), of((id) => /^I+-/.test(id)));
}

function naming() {
  const input = element("input", { type: "text", id: "box-name", autocomplete: "off", autocapitalize: "none", maxlength: 20 });
  const wrong = element("p", { class: "wrong" });
  const take = () => {
    const typed = input.value.trim();
    if (!/^[\p{L}][\p{L}\d_-]+$/u.test(typed)) return void (wrong.textContent = say("box.name.wrong"));
    dialog.close();
    name(typed.toLowerCase());
  };
  input.addEventListener("keydown", (event) => event.key === "Enter" && take());
  show("name", element("p", { class: "filter" }, element("label", { for: "box-name" }, say("box.name.label")), input), wrong,
    element("p", { class: "buttons" }, element("button", { type: "button", class: "plain main", id: "box-done", onclick: take }, say("box.name.do"))));
  input.focus();
}

function setup() {
  const chosen = { players: 4, sets: "I" };
  show("setup",
    choices("box.setup.players", [2, 3, 4, 5, 6], 4, (count) => (chosen.players = count)),
    choices("box.setup.sets", ["I", "II", "I, II"], "I", (sets) => (chosen.sets = sets), (sets) => sets.replace(", ", " + ")),
    done("box.ask", () => ask(`setup: { players: ${chosen.players}, sets: [${chosen.sets}] }`, "setup:")));
}

function message() {
  const chosen = { number: 1, who: brush.who };
  show("message",
    choices("box.message.which", [1, 2, 3, 4, 5, 6, 7, 8], 1, (number) => (chosen.number = number)),
    choices("box.message.whose", everybody(), brush.who, (who) => (chosen.who = who), whoCalled),
    done("box.ask", () => ask(`message: { number: ${chosen.number}, player: ${chosen.who} }`, "message:")));
}

/** The spaces of the scoreboard, on which figures are set one after the other. */
const SPACES = 50;

function track() {
  const stands = {};
  const chosen = { who: brush.who, figure: "meeple" };
  const spaces = element("div", { class: "spaces", role: "group", "aria-label": say("box.track.spaces") });
  const paint = () => {
    for (const button of spaces.children) {
      const on = Object.entries(stands).flatMap(([who, own]) => Object.entries(own).filter(([, at]) => String(at) === button.dataset.value).map(([figure]) => `${whoCalled(who)} ${say(`box.track.${figure}`)}`));
      button.classList.toggle("on", on.length > 0);
      button.setAttribute("aria-label", [button.dataset.value, ...on].join(", "));
    }
    for (const button of dialog.querySelectorAll("[data-value=meeple], [data-value=messenger]")) button.setAttribute("aria-pressed", String(button.dataset.value === chosen.figure));
  };
  const set = (at) => {
    stands[chosen.who] = { ...stands[chosen.who], [chosen.figure]: at };
    // Both are set in two taps.
    if (chosen.figure === "meeple") chosen.figure = "messenger";
    paint();
  };
  spaces.append(...Array.from({ length: SPACES }, (_, at) => element("button", { type: "button", class: at % 5 ? "plain" : "plain dark", "data-value": at, onclick: () => set(at) }, String(at))));
  show("track",
    choices("box.track.whose", everybody(), brush.who, (who) => { Object.assign(chosen, { who, figure: "meeple" }); paint(); }, whoCalled),
    choices("box.track.figure", ["meeple", "messenger"], "meeple", (figure) => (chosen.figure = figure), (figure) => say(`box.track.${figure}`)),
    spaces,
    done("box.track.do", async () => {
      const named = Object.entries(stands).filter(([, own]) => own.meeple !== undefined);
      if (!named.length) return hint(say("box.track.none"), true);
      const [turn] = named[0];
      const each = named.map(([who, own]) => `${who}: { ${Object.entries(own).map(([figure, at]) => `${figure}: ${at}`).join(", ")} }`);
      await ask(`track: { ${each.join(", ")} }`, "track:");
      await ask(`turn: { player: ${turn} }`, "turn:");
    }));
}

function rules() {
  const all = globalThis.came.rules ?? [];
  const chosen = new Set(state.rules ? state.rules.split(",") : []);
  const date = element("input", { type: "date", id: "box-date", min: "2000-10-01", value: [...chosen].find((one) => /^\d{4}-\d\d-\d\d$/.test(one)) ?? "" });
  const button = ({ id, title }) => element("button", { type: "button", class: "plain", "data-value": id, "aria-pressed": String(chosen.has(id)), title, onclick: (event) => {
    if (chosen.has(id)) chosen.delete(id);
    else chosen.add(id);
    event.currentTarget.setAttribute("aria-pressed", String(chosen.has(id)));
  } }, element("b", {}, id), " ", element("span", { class: "faint" }, title));
  const apply = (words) => inTurn(async () => {
    await open(state.text, { by: "rules", rules: words, example: state.example });
    announce(state.reply?.today?.[0] ?? "");
  });
  show("rules",
    element("p", { class: "faint" }, say("box.rules.note")),
    element("p", { class: "filter" }, element("label", { for: "box-date" }, say("box.rules.date")), date),
    element("div", { class: "choices sets-of-rules", role: "group", "aria-label": say("box.rules") }, ...all.map(button)),
    element("p", { class: "buttons" },
      element("button", { type: "button", class: "plain main", id: "box-done", onclick: () => {
        dialog.close();
        const named = [...chosen].filter((one) => !/^\d{4}-\d\d-\d\d$/.test(one));
        apply([...named, date.value].filter(Boolean).join(","));
      } }, say("box.rules.do")),
      element("button", { type: "button", class: "plain", id: "box-all", onclick: () => { dialog.close(); apply(""); } }, say("box.rules.all"))));
}

const boxes = {
  print: prints, name: naming, setup, message, track, rules,
  end: () => ask("end: { normal_tiles_left: 0 }", "end:"),
  final: () => ask("final-scoring: {}", "final-scoring:"),
};

/** Opens the box of a brush, or asks at once. */
export function openBox(which) {
  return boxes[which]();
}
