// The answer of the oracle: today's sentence, the drawn board, outcomes, law and steps, and the buttons that keep it.
import { scoreboard } from "./board.js";
import { openBox } from "./boxes.js";
import { letters, whoOf } from "./colours.js";
import { addressOf, fileLink } from "./link.js";
import { announce, hint, refuse, whyNot } from "./notice.js";
import { coded, showProblems } from "./problems.js";
import { ruleName } from "./rules.js";
import { element, say, sentence, whoCalled } from "./say.js";
import { inTurn, isBare, isFile, isQuestion, open, state, take } from "./state.js";
import { players as colours } from "./taps.js";

const byId = (id) => document.getElementById(id);

/** Returns a function that puts question lines, passed in order, into words; a line that has none is shown as code. */
function wordsOf() {
  const { claimable, score } = state.reply;
  const asks = (score?.subjects ?? []).filter(({ kind }) => kind === "ask");
  return (line) => {
    const [word, who, of, ...value] = line.split(" ");
    if (isQuestion(line)) return line.slice(word.length + 1);
    const about = claimable?.find((one) => word === "claim" && one.of === of);
    const offered = about?.offers.find((one) => one.value === value.join(" "))?.says ?? value.join(" ");
    if (about) return `${whoCalled(whoOf(who))}: ${offered} – ${about.called}`;
    const n = asks.findIndex(({ ask }) => (word === "set" ? "place" : word.replace(/:$/, "")) === ask);
    return n < 0 ? `\`${line}\`` : asks.splice(n, 1)[0].called;
  };
}

/** Builds the list of the questions asked, each with a button that removes it. */
function questions() {
  const asked = state.reply?.questions ?? [];
  if (!asked.length || isFile()) return [];
  const words = asked.map(wordsOf());
  const item = (question, n) => element("li", {}, element("span", {}, ...coded(words[n])), element("button", {
    type: "button", class: "plain", "aria-label": say("questions.forget", { question: words[n] }),
    onclick: () => inTurn(() => take([`forget ${n + 1}`])),
  }, say("brush.remove")));
  return [element("h3", {}, say("questions.heading")), element("ul", {}, ...asked.map(item))];
}

/** The most characters of a readback that is shown without a fold. */
const SHORT = 240;

/** Builds the readback of a quick map; unfolded after typing, as the typist must see what the oracle assumed. */
function readBack(read, isTapped) {
  if (!read) return null;
  if (!isTapped && read.length <= SHORT) return element("p", { class: "read faint" }, ...coded(read));
  return element("details", { class: "read", open: !isTapped }, element("summary", {}, say("read.summary")), element("p", {}, ...coded(read)));
}

/** Builds the link to the table of verdicts, from the sentence on how other rule sets differ from today's. */
function otherAnswers(said) {
  return said ? element("p", { class: "otherwise" }, element("a", { href: "#answer:table" }, said)) : null;
}

/** The player chosen last as the one who claims. */
let claimant = null;

/** Returns the players who may claim: those of the board, then the other colours. */
const claimants = () => [...new Set([...(state.reply?.score?.scenario?.players ?? []), ...colours])];

/** Sends lines of the quarrel; announces the claims and the question, or shows why the lines are refused. */
const quarrel = (lines) => inTurn(async () => {
  const why = whyNot(await take(lines));
  if (why) return refuse(why);
  announce([...document.querySelectorAll("#answer .claims p, #quarrel b")].map((one) => one.textContent).join(" "));
});

/** Builds the row of one claimable subject: buttons for the claimant, and for what can be claimed. */
function claimRow({ of, called, offers }) {
  const who = claimants();
  if (!who.includes(claimant)) claimant = who[0] ?? null;
  const pick = who.map((one) => element("button", { type: "button", class: "chip", "data-who": one, "aria-pressed": String(one === claimant), onclick: () => { claimant = one; showQuarrel(true); byId("quarrel").querySelector(`[data-who="${one}"]`)?.focus(); } }, whoCalled(one)));
  // The claim that the chosen player already makes; a tap on its value takes it back.
  const lines = (state.reply.questions ?? []).map((line, n) => [n + 1, ...line.split(" ")]);
  const [n, , , , ...own] = lines.find(([, word, by, what]) => word === "claim" && what === of && [claimant, letters[claimant]].includes(by)) ?? [];
  const amounts = offers.map(({ says, value }) => {
    const isSaid = own.join(" ") === value;
    return element("button", { type: "button", class: "chip", "data-claim": value, "aria-pressed": String(isSaid), onclick: () => quarrel([isSaid ? `forget ${n}` : `claim ${claimant} ${of} ${value}`]) }, says);
  });
  if (offers.every(({ value }) => /^\d+$/.test(value))) {
    const other = element("input", { type: "number", min: 0, inputmode: "numeric", class: "chip", "aria-label": say("quarrel.other"), placeholder: say("quarrel.other.short") });
    other.addEventListener("change", () => other.value !== "" && quarrel([`claim ${claimant} ${of} ${Number(other.value)}`]));
    amounts.push(other);
  }
  return element("fieldset", { "data-of": of }, element("legend", {}, called),
    element("div", { class: "chips", role: "group", "aria-label": say("quarrel.who") }, ...pick),
    element("div", { class: "chips", role: "group", "aria-label": say("quarrel.says") }, ...amounts));
}

/** Returns a selector that finds a field of the quarrel after it is rebuilt; `null` for other elements. */
const keyOf = (one) => (one.id === "question" ? "#question" : one.dataset.claim ? `[data-of="${one.closest("fieldset").dataset.of}"] [data-claim="${one.dataset.claim}"]` : null);

/** The most claimable subjects that are shown outside the fold. */
const MOST_CLAIMABLE = 6;

/** Shows the question of the table above the answer, and the fields to ask it and to claim, unfolded if `open`. */
export function showQuarrel(open = false) {
  const place = byId("quarrel");
  const question = state.reply?.score?.scenario?.question ?? null;
  const [was, wasMore] = ["details", "details details"].map((one) => place.querySelector(one)?.open ?? false);
  const back = keyOf(document.activeElement);
  requestAnimationFrame(() => back && document.activeElement === document.body && place.querySelector(back)?.focus());
  place.replaceChildren();
  // An example's title is above the board, but a small screen may cut it off: only there it is repeated here.
  if (question) place.append(element("p", { class: question === state.example?.title && "question" }, element("b", {}, question)));
  // The brushes have a button for the rules, but a file hides the brushes.
  if (isFile() || state.rules) place.append(element("p", {}, element("button", { type: "button", class: "plain", id: "choose-rules", onclick: () => openBox("rules") },
    say("quarrel.rules", { rules: state.rules.split(",").map(ruleName).join(", ") || say("quarrel.rules.all") }))));
  if (isFile() || !state.reply?.score) return;
  const field = element("input", { type: "text", id: "question", value: question ?? "", autocomplete: "off", maxlength: 300 });
  field.addEventListener("change", () => {
    const asked = field.value.replace(/\s+/g, " ").trim();
    if (asked) return quarrel([`question ${asked}`]);
    const n = (state.reply.questions ?? []).findIndex((line) => line.startsWith("question "));
    return n < 0 ? null : quarrel([`forget ${n + 1}`]);
  });
  const claimable = (state.reply.claimable ?? []).map(claimRow);
  const more = claimable.splice(MOST_CLAIMABLE);
  // Scrolls to the fields that are unfolded.
  const shown = () => requestAnimationFrame(() => place.lastElementChild.scrollIntoView({ block: "nearest" }));
  place.append(element("details", { open: open || was }, element("summary", { onclick: shown }, say("quarrel.summary")),
    element("p", { class: "filter" }, element("label", { for: "question" }, say("quarrel.question")), field),
    ...claimable,
    more.length > 0 && element("details", { open: wasMore }, element("summary", {}, say("problems.more", { count: more.length })), ...more)));
}

/** Builds the legend of the rule sets: the name of each, with its title in a few words. */
function legend(score) {
  const sets = score?.rule_sets ?? [];
  const names = sets.flatMap(({ id, title }) => [element("dt", {}, ruleName(id)), element("dd", {}, title)]);
  return element("details", { class: "names" }, element("summary", {}, say("sets.summary")), element("dl", {}, ...names));
}

/** Shows the answer to the current board. */
export function showAnswer(how) {
  const { reply } = state;
  const today = byId("today");
  const answer = byId("answer");
  // A board with nothing but the question of the table counts as empty: it awaits tiles.
  const empty = !isFile() && isBare() && (reply?.questions ?? []).every(isQuestion);
  showProblems(empty ? [] : reply?.problems);
  today.replaceChildren();
  if (empty) today.append(element("p", { class: "nothing" }, say("today.empty")));
  else if (reply && !reply.problems?.length && !reply.today?.length) today.append(element("p", { class: "nothing" }, say("today.nothing"), " ", say("today.next")));
  byId("asked").replaceChildren(...questions());
  showQuarrel();
  // Safe as markup: the library escapes all text in its HTML and its picture.
  answer.innerHTML = (isFile() || reply?.today?.length ? reply?.html : "") ?? "";
  if (!reply?.svg) answer.append(...[otherAnswers(reply?.otherwise)].filter(Boolean));
  if (reply?.svg) {
    const drawn = element("figure", { class: "board" });
    // A quick map is drawn already, as the board to tap: only its scoreboard is added.
    if (isFile()) drawn.innerHTML = reply.svg;
    else drawn.append(scoreboard(reply));
    const says = answer.querySelector(".says") ?? answer;
    const [main, letters, claims] = [".today", ".asked", ".claims"].map((part) => says.querySelector(part));
    drawn.append(element("figcaption", {}, letters, readBack(reply.read, !isFile() && how.by !== "typing")));
    if (main) says.prepend(main);
    main?.append(...[otherAnswers(reply.otherwise)].filter(Boolean));
    answer.querySelector(".outcomes")?.append(legend(reply.score));
    if (main) main.after(drawn);
    else says.prepend(drawn);
    // The judgement of the claims comes first, as that was the question.
    if (claims) says.prepend(claims);
  }
  keeping();
}

// A link within the answer scrolls to its target; the address keeps the board.
byId("answer").addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  const goal = byId(decodeURIComponent(link.getAttribute("href").slice(1)));
  if (!goal) return;
  for (let fold = goal.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  if (goal.tabIndex < 0 && !goal.hasAttribute("tabindex")) goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
  goal.scrollIntoView({ block: "start" });
});

/** Copies a text to the clipboard, and confirms that on the button. */
async function copy(text, button) {
  try {
    if (navigator.clipboard?.writeText) await navigator.clipboard.writeText(text);
    else throw new Error("no clipboard");
  } catch {
    const area = element("textarea", { class: "unseen" }, text);
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    if (!done) return hint(say("refused.copy"), true);
  }
  button.dataset.says ??= button.textContent;
  button.textContent = say("did.copied");
  hint(say("did.copied"));
  announce(say("did.copied"));
  setTimeout(() => (button.textContent = button.dataset.says), 1600);
}

/** Saves a blob as a file of the given name. */
function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  announce(say("did.kept", { name }));
}

/** Saves the drawn board as a PNG, with three pixels to a unit, fewer for a large board. */
function savePixels(svg, name) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = new Image();
  image.onload = () => {
    const times = Math.max(1, Math.min(3, 4096 / Math.max(image.width, image.height, 1)));
    const canvas = element("canvas", { width: Math.round(image.width * times), height: Math.round(image.height * times) });
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(address);
    canvas.toBlob((blob) => (blob ? save(blob, name) : hint(say("refused.png"), true)), "image/png");
  };
  image.onerror = () => {
    URL.revokeObjectURL(address);
    hint(say("refused.png"), true);
  };
  image.src = address;
}

/** Returns the link of the current board; empty if there is none. */
async function link() {
  if (state.text === "" && !state.rules) return "";
  return isFile() ? fileLink(state.text, state.rules) : (state.reply?.link ?? "");
}

/** Shows the buttons that keep the board and its answer. */
function keeping() {
  const place = byId("keep");
  const { reply } = state;
  place.replaceChildren();
  if (state.text.trim() === "" || !reply) return;
  const button = (key, does) => {
    const made = element("button", { type: "button", class: "plain" }, say(key));
    made.addEventListener("click", () => does(made));
    return made;
  };
  const buttons = [button("keep.link", async (made) => copy(addressOf(await link()), made))];
  if (!isFile()) buttons.push(button("keep.map", (made) => copy(state.text, made)));
  const taps = isFile() && reply.map && !state.example;
  if (taps) buttons.unshift(button("example.tap", () => inTurn(() => open([reply.map, ...reply.questions].join("\n")))));
  if (reply.svg) {
    buttons.push(button("keep.svg", () => save(new Blob([reply.svg], { type: "image/svg+xml" }), `${say("keep.file")}.svg`)));
    buttons.push(button("keep.png", () => savePixels(reply.svg, `${say("keep.file")}.png`)));
  }
  if (taps && reply.leaves_out) buttons.push(element("span", { class: "faint" }, say("example.leaves", { what: reply.leaves_out })));
  place.append(element("h3", {}, say("keep.heading")), element("div", { class: "buttons" }, ...buttons), element("p", { class: "faint" }, say(location.protocol === "file:" ? "keep.link.file" : "keep.link.note")));
  if (reply.yaml && !isFile()) {
    place.append(element("details", { class: "yaml" }, element("summary", {}, say("keep.show")),
      element("pre", { tabindex: 0 }, reply.yaml),
      element("div", { class: "buttons" }, button("keep.yaml", (made) => copy(reply.yaml, made)), button("keep.edit", () => inTurn(() => open(reply.yaml))))));
  }
}

/** Puts the board into the address, so that a reload restores it; opening a board adds a step for Back. */
export async function showLink(how) {
  const { reply } = state;
  const hash = await link();
  // Another board may have been opened meanwhile.
  if (hash === location.hash || reply !== state.reply) return;
  const address = hash || location.pathname + location.search;
  if (how.by === "opening") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/** Shows the notes on the board: changes that the user did not type. */
export function showNotes(notes) {
  byId("problems").querySelector(".to-know")?.remove();
  if (notes?.length) byId("problems").append(element("ul", { class: "to-know" }, ...notes.map((note) => element("li", {}, note))));
}

/** Returns what is shared: the question, the claims judged, today's answer, that of other rules, and the address. */
async function sharedText() {
  const { reply, example } = state;
  const title = reply?.score?.scenario?.question ?? example?.title ?? say("title");
  const claims = (reply?.score?.claims ?? []).map(({ text }) => text);
  const lines = [title, ...claims, ...(reply?.today ?? []), reply?.otherwise];
  return { title, text: lines.filter(Boolean).join("\n"), url: addressOf(await link()) };
}

/** Copies the shared text and its address. */
export async function copyAll(button) {
  const { text, url } = await sharedText();
  await copy(`${text}\n${url}`, button.querySelector("span") ?? button);
}

/** Passes the shared text and its address to the share dialog of the device. */
export async function shareAll() {
  await navigator.share(await sharedText()).catch(() => {});
}
