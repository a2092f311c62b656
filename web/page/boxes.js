// The boxes (dialogs): a printed tile, a player's name, the rules, and the questions about the game itself.
import { addPlayer, brush } from "./brush.js";
import { shape, tile } from "./draw.js";
import { prints as printIds, rules as ruleSets } from "./built.js";
import { judge } from "./judge.js";
import { announce, hint, refuse, whyNot } from "./notice.js";
import { showProblems } from "./problems.js";
import { ruleName, ruleText } from "./rules.js";
import { element, say, smallName, whoCalled } from "./say.js";
import { inTurn, isBare, isFile, open, refusedOf, state, take } from "./state.js";
import { players } from "./taps.js";

const dialog = element("dialog", { id: "box-dialog", "aria-labelledby": "box-heading" });

/** Shows a box with the given content. */
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

/** Asks lines, each in place of those with the same beginning. Lines already asked stay, or are removed if `taken`. */
function ask(key, lines, taken = false) {
  return inTurn(async () => {
    const questions = state.reply?.questions ?? [];
    const isAsked = lines.every((line) => questions.includes(line));
    const begins = isAsked && !taken ? [] : lines.map((line) => line.replace(/:.*/, ":"));
    const old = questions.flatMap((question, n) => (begins.some((begin) => question.startsWith(begin)) ? [`forget ${n + 1}`] : [])).reverse();
    const why = whyNot(await take(isAsked ? old : [...old, ...lines], { at: { column: 1, row: 1 } }));
    if (why) return refuse(why);
    const said = say(isAsked && taken ? "did.unasked" : "did.asked", { what: say(`brush.${key}.long`) });
    hint(said);
    announce([said, state.reply?.today?.[0]].join(" "));
  });
}

/** Returns the question that starts with `begins`, as it was asked last; empty if there is none. */
const askedQuestion = (begins) => state.reply?.questions?.find((question) => question.startsWith(begins)) ?? "";

/** Builds a row of buttons of which one is chosen. */
function choices(key, all, chosen, does, called = String) {
  const group = element("div", { class: "choices", role: "group", "aria-label": say(key) });
  const press = (value) => {
    for (const button of group.children) button.setAttribute("aria-pressed", String(button.dataset.value === String(value)));
    does(value);
  };
  group.append(...all.map((value) => element("button", { type: "button", class: "plain", "data-value": value, "aria-pressed": String(String(value) === String(chosen)), onclick: () => press(value) }, called(value))));
  return element("div", { class: "choose" }, element("p", {}, say(key)), group);
}

/** Builds the button that closes a box and calls `does`, unless `lacks` returns what is missing. */
function done(key, does, lacks = () => null) {
  const wrong = element("p", { class: "wrong", role: "alert" });
  const press = () => {
    wrong.textContent = lacks() ?? "";
    if (wrong.textContent) return;
    dialog.close();
    does();
  };
  return element("div", {}, wrong, element("p", { class: "buttons" }, element("button", { type: "button", class: "plain main", id: "box-done", onclick: press }, say(key))));
}
const everybody = (...others) => [...new Set([...players, brush.who, ...others])];

async function prints(choose) {
  // Each tile is separate, so that no edges have to match.
  const reply = await judge(printIds.map((id) => (/^I+-/.test(id) ? `${id}\\.` : id)).join(" . "));
  const picture = (id) => {
    const cell = (reply?.cells ?? []).find((one) => one.printed === id);
    const svg = shape("svg", { viewBox: "-2 -2 104 104", "aria-hidden": "true", focusable: "false" });
    if (cell) svg.append(tile({ ...cell, parts: cell.parts.filter((part) => part.kind !== "field") }, 0, 0));
    return svg;
  };
  const of = (fits) => element("div", { class: "prints" }, ...printIds.filter(fits).map((id) =>
    element("button", { type: "button", class: "plain print", "data-print": id, onclick: () => { dialog.close(); choose("print", id); } }, picture(id), element("span", {}, id))));
  show("print", element("h3", {}, say("box.print.squares")), of((id) => !/^I+-/.test(id)), element("h3", {}, say("box.print.halves")), of((id) => /^I+-/.test(id)));
}

function naming(choose) {
  const input = element("input", { type: "text", id: "box-name", autocomplete: "off", autocapitalize: "none", maxlength: 20 });
  const wrong = element("p", { class: "wrong", role: "alert" });
  const take = async () => {
    const typed = input.value.trim();
    // Only the library knows which words are colours, and which cannot be names.
    const reply = typed && !/\s/.test(typed) ? await judge(`f=${typed.toLowerCase()}`) : null;
    const [who, ...more] = (reply?.cells ?? []).flatMap(({ parts }) => parts.flatMap(({ meeples }) => meeples.map((one) => one.who)));
    const [problem] = reply?.problems ?? [];
    if (problem?.code === "name::form") return void (wrong.textContent = whyNot({ refused: { ...problem, message: problem.message.replace(/^.*?: /, "") } }));
    if (!who || more.length || problem) return void (wrong.textContent = say(/\S\s/.test(typed) ? "box.name.word" : "box.name.wrong"));
    dialog.close();
    addPlayer(who);
    choose(who);
    if (players.includes(who)) hint(say("box.name.colour", { name: typed, small: smallName(who) }));
  };
  input.addEventListener("keydown", (event) => event.key === "Enter" && take());
  show("name", element("p", { class: "filter" }, element("label", { for: "box-name" }, say("box.name.label")), input), wrong,
    element("p", { class: "buttons" }, element("button", { type: "button", class: "plain main", id: "box-done", onclick: take }, say("box.name.do"))));
  input.focus();
}

function setup() {
  const [, count = 4, sets = "I"] = /players: (\d), sets: \[(.*)\]/.exec(askedQuestion("setup:")) ?? [];
  const chosen = { players: count, sets };
  show("setup",
    choices("box.setup.players", [2, 3, 4, 5, 6], count, (count) => (chosen.players = count)),
    choices("box.setup.sets", ["I", "II", "I, II"], sets, (sets) => (chosen.sets = sets), (sets) => sets.replace(", ", " + ")),
    done("box.ask", () => ask("setup", [`setup: { players: ${chosen.players}, sets: [${chosen.sets}] }`])));
}

function message() {
  const [, last = 1, whose = brush.who] = /number: (\d), player: ([^\s,}]+)/.exec(askedQuestion("message:")) ?? [];
  const chosen = { number: last, who: whose };
  show("message",
    choices("box.message.which", [1, 2, 3, 4, 5, 6, 7, 8], last, (number) => (chosen.number = number), (number) => `${number}: ${say(`message.${number}`)}`),
    choices("box.message.whose", everybody(whose), whose, (who) => (chosen.who = who), whoCalled),
    done("box.ask", () => ask("message", [`message: { number: ${chosen.number}, player: ${chosen.who} }`])));
}

/** The number of spaces on the scoreboard, on which figures are set one after the other. */
const SPACES = 50;

function track() {
  // The figures of the last question about the scoreboard.
  const stands = Object.fromEntries(Array.from(askedQuestion("track:").matchAll(/([^\s{},]+): \{([^{}]*)\}/g), ([, who, own]) =>
    [who, Object.fromEntries(Array.from(own.matchAll(/(\w+): (\d+)/g), ([, figure, at]) => [figure, Number(at)]))]));
  const own = askedQuestion("turn:");
  const [, turn] = /player: ([^\s,}]+)/.exec(own) ?? [];
  const chosen = { who: turn ?? brush.who, figure: "meeple" };
  /** The space that was tapped last, with the figure that was set there. */
  let last = {};
  const spaces = element("div", { class: "spaces", role: "group", "aria-label": say("box.track.spaces") });
  const paint = () => {
    for (const button of spaces.children) {
      const on = Object.entries(stands).flatMap(([who, own]) => Object.entries(own).filter(([, at]) => String(at) === button.dataset.value).map(([figure]) => say("box.track.on", { who: whoCalled(who), figure: say(`box.track.${figure}`) })));
      button.classList.toggle("on", on.length > 0);
      button.setAttribute("aria-label", [button.dataset.value, ...on].join(", "));
    }
    for (const button of dialog.querySelectorAll("[data-value=meeple], [data-value=messenger]")) button.setAttribute("aria-pressed", String(button.dataset.value === chosen.figure));
  };
  const set = (at) => {
    const own = (stands[chosen.who] ??= {});
    const { figure } = last.at === at ? last : chosen;
    last = {};
    if (own[figure] === at) {
      delete own[figure];
      if (!Object.keys(own).length) delete stands[chosen.who];
      chosen.figure = figure;
    } else {
      own[figure] = at;
      last = { at, figure };
      // The messenger is next, so that two taps set both figures.
      if (figure === "meeple") chosen.figure = "messenger";
    }
    paint();
  };
  const named = () => Object.entries(stands);
  spaces.append(...Array.from({ length: SPACES }, (_, at) => element("button", { type: "button", class: at % 5 ? "plain" : "plain dark", "data-value": at, onclick: () => set(at) }, String(at))));
  show("track",
    choices("box.track.whose", everybody(...Object.keys(stands)), chosen.who, (who) => { last = {}; Object.assign(chosen, { who, figure: "meeple" }); paint(); }, whoCalled),
    choices("box.track.figure", ["meeple", "messenger"], "meeple", (figure) => { last = {}; chosen.figure = figure; }, (figure) => say(`box.track.${figure}`)),
    spaces,
    done("box.track.do", () => {
      const each = named().map(([who, own]) => `${who}: { ${Object.entries(own).map(([figure, at]) => `${figure}: ${at}`).join(", ")} }`);
      const [first] = named().find(([who]) => who === turn) ?? named()[0];
      // A turn that was typed may have more than a player: it is kept.
      const isPlain = !/,/.test(own);
      ask("track", [`track: { ${each.join(", ")} }`, isPlain ? `turn: { player: ${first} }` : own]);
    }, () => {
      const [alone] = named().find(([, own]) => own.meeple === undefined) ?? [];
      return alone ? say("box.track.alone", { who: whoCalled(alone) }) : named().length ? null : say("box.track.none");
    }));
  paint();
}

/** Shows a refusal where it is visible: a file has no board with a line below it. */
function complain(why) {
  refuse(why);
  if (isFile()) showProblems([{ message: why }], "problems.kept");
}

/** Returns the chosen rules that have no answer, each with the library's reason, as one text. */
function unanswered({ rules, score }) {
  const lacks = (score ? rules : []).flatMap((id) => {
    const verdicts = score.subjects.map((one) => one.verdicts.find(({ rule_sets }) => rule_sets.includes(id)));
    if (!verdicts.length || !verdicts.every((one) => one?.status === "not-applicable")) return [];
    return [`${ruleName(id)}: ${verdicts[0].text}`];
  });
  return lacks.join(" ");
}

function rules() {
  const chosen = new Set(state.rules ? state.rules.split(",") : []);
  const date = element("input", { type: "date", id: "box-date", min: "2000-10-01", value: [...chosen].find((one) => /^\d{4}-\d\d-\d\d$/.test(one)) ?? "" });
  const button = (id, called = ruleName(id), title = ruleText(id, "title")) => element("button", { type: "button", class: "plain", "data-value": id, "aria-pressed": String(chosen.has(id)), title, onclick: (event) => {
    if (chosen.has(id)) chosen.delete(id);
    else chosen.add(id);
    event.currentTarget.setAttribute("aria-pressed", String(chosen.has(id)));
  } }, element("b", {}, called), title.startsWith(called) ? "" : " ", element("span", { class: "faint" }, title.startsWith(called) ? title.slice(called.length) : title));
  const apply = (words) => inTurn(async () => {
    const reply = await open(state.text, { by: "rules", rules: words, example: state.example });
    const why = whyNot({ broken: reply === null, refused: refusedOf(reply)[0] });
    if (why) return complain(why);
    const silent = unanswered(reply);
    if (silent) hint(silent, true);
    announce([silent, reply.today?.[0]].filter(Boolean).join(" "));
  });
  show("rules",
    element("p", { class: "faint" }, say("box.rules.note")),
    element("p", { class: "filter" }, element("label", { for: "box-date" }, say("box.rules.date")), date),
    element("div", { class: "choices sets-of-rules", role: "group", "aria-label": say("box.rules") }, ...ruleSets.map(({ id }) => button(id))),
    element("p", { class: "buttons" },
      element("button", { type: "button", class: "plain main", id: "box-done", onclick: () => {
        dialog.close();
        if (date.validity.badInput) return complain(say("box.rules.part"));
        const named = [...chosen].filter((one) => !/^\d{4}-\d\d-\d\d$/.test(one));
        apply([...named, date.value].filter(Boolean).join(","));
      } }, say("box.rules.do")),
      element("button", { type: "button", class: "plain", id: "box-all", onclick: () => { dialog.close(); apply(""); } }, say("box.rules.all"))));
}

const boxes = {
  print: prints, name: naming, setup, message, track, rules,
  end: () => ask("end", ["end: { normal_tiles_left: 0 }"], true),
  final: () => ask("final", ["final-scoring: {}"], true),
};
/** The boxes that need tiles on the board. */
const ofTiles = ["message", "track", "final"];

/** Opens the box of a brush, or asks its question at once; `choose` takes the brush that a box chooses. */
export function openBox(which, choose) {
  return ofTiles.includes(which) && isBare() ? refuse(say("hint.tiles")) : boxes[which](choose);
}
