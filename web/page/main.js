// The start of the page: words, buttons, the oracle, and a first board. `site.js` and `disk.js` call `begin`.
import { centre, show, step } from "./board.js";
import { showBrush } from "./brush.js";
import { choose, paint } from "./brushes.js";
import { copyAll, shareAll, showAnswer, showLink, showNotes } from "./answer.js";
import { showExample, showGallery, take } from "./gallery.js";
import { shape } from "./draw.js";
import { startOracle, whyBroken } from "./judge.js";
import { listKeys } from "./keys.js";
import { firstLanguage, listLanguages } from "./language.js";
import { isFileLink, isLink, isMapLink, readFileLink } from "./link.js";
import { announce, hint, refuse } from "./notice.js";
import { coded, showProblems } from "./problems.js";
import { element, say, sayAll, speak } from "./say.js";
import { inTurn, isFile, open, refusedOf, state, watch } from "./state.js";
import "./strip.js";
import { isFar } from "./zoom.js";

/** The first board of the page, unless a link has another. */
const FIRST = ". c*=r, c c\\c";
const openFirst = (reply) => open(FIRST, { by: "link", example: { isFirst: true }, reply });
const text = document.getElementById("text");
const wrong = document.getElementById("text-wrong");

const marks = {
  undo: "M8 5L3 10L8 15M3 10H15A5.5 5.5 0 0 1 15 21H10",
  redo: "M16 5L21 10L16 15M21 10H9A5.5 5.5 0 0 0 9 21H14",
  copy: "M8 8H20V20H8ZM16 8V4H4V16H8",
  share: "M12 15V3M7 8L12 3L17 8M5 12V20H19V12",
  turn: "M19.5 13A7.5 7.5 0 1 1 12 5.5H17M14 2L17.5 5.5L14 9",
};

function action(name, does) {
  const long = name === "turn" ? say("action.turn.long") : null;
  const button = element("button", { type: "button", class: "action", id: `action-${name}`, title: long });
  if (marks[name]) button.append(shape("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, shape("path", { d: marks[name], fill: "none", stroke: "currentColor", "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round" })));
  button.append(element("span", {}, say(`action.${name}`)));
  button.addEventListener("click", does);
  return button;
}

function actions() {
  const place = document.getElementById("actions");
  place.setAttribute("aria-label", say("action.name"));
  place.append(
    action("undo", () => step(true)),
    action("redo", () => step(false)),
    action("copy", () => copyAll(document.getElementById("action-copy"))),
    ...(navigator.share ? [action("share", shareAll)] : []),
    action("turn", turnBoard),
    action("empty", beginEmpty),
    action("examples", showGallery));
}

function turnBoard() {
  return inTurn(async () => {
    const turned = state.reply?.turned;
    if (!turned) return refuse(say(isFile() ? "refused.turn.yaml" : "refused.turn"));
    await open([turned.map, ...(turned.questions ?? [])].join("\n"), { by: "turning" });
    announce(say("did.turned"));
  });
}

function beginEmpty() {
  return inTurn(async () => {
    await open("");
    centre();
    choose("city");
    choose("square");
    announce(say("did.emptied"));
  });
}

/** Opens the board in an address hash; `false` if there is none. A refused link leaves the current board as it is. */
async function openLink(address) {
  const hash = address.replace(/^#%23/, "#");
  if (!isLink(hash)) return false;
  const read = isFileLink(hash) ? await readFileLink(hash) : isMapLink(hash) ? { text: hash } : { why: "refused.link.broken" };
  const reply = read.why ? null : await open(read.text, { by: "link", rules: read.rules });
  const refused = refusedOf(reply);
  if (reply && !refused.length) {
    centre();
    return true;
  }
  const isFirst = state.reply === null;
  if (isFirst) await openFirst();
  else await showLink({ by: "link" });
  const why = read.why && [{ message: say("refused.link", { why: say(read.why) }) }];
  showProblems(why ?? (refused.length ? refused : [{ message: say(whyBroken()) }]), isFirst ? "problems.instead" : "problems.kept");
  if (isFirst) hint(say("problems.instead"), true);
  announce(document.getElementById("problems").textContent);
  return true;
}

/** Follows the address after Back, Forward or a new link. */
async function follow() {
  const { hash } = location;
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  if (hash === "") return void (await open("", { by: "link", rules: "" }));
  if (document.getElementById(hash.slice(1)) || (await openLink(hash))) return;
  await showLink({ by: "link" });
  refuse(say("refused.link.not"));
}

let typing = 0;
function readTyped() {
  clearTimeout(typing);
  typing = setTimeout(() => inTurn(async () => {
    const typedText = text.value;
    const link = /(#y?\d+\.\S+)\s*$/.exec(typedText)?.[1];
    if (link && /^(?:https?|file):|^#/.test(typedText.trim())) return void (await openLink(link));
    const reply = await open(typedText, { by: "typing" });
    const refused = refusedOf(reply);
    text.classList.toggle("wrong", refused.length > 0 || reply === null);
    const problems = reply === null ? [{ message: say(whyBroken()) }] : refused;
    const [first] = problems;
    wrong.replaceChildren(...(first ? coded([first.message, first.help].filter(Boolean).join(" – ")) : []));
    if (first) showProblems(problems, "problems.kept");
  }), 200);
}

/** Shows the state in the text field, unless someone is typing there. */
function showText(how) {
  const lines = state.text.split("\n").length;
  text.rows = Math.min(Math.max(lines, isFile() ? 12 : 2), 30);
  document.querySelector('label[for="text"]').textContent = say(isFile() ? "text.label.yaml" : "text.label");
  document.getElementById("text-help").textContent = say(isFile() ? "text.help.yaml" : "text.help");
  if (how.by !== "typing") {
    text.value = state.text;
    text.classList.remove("wrong");
    wrong.textContent = "";
  }
}

function showAll(how) {
  document.body.classList.toggle("as-file", isFile());
  show();
  showExample();
  showAnswer(how);
  showText(how);
  showLink(how);
  showNotes(state.reply?.notes);
  document.title = state.reply?.score?.scenario?.question ?? state.example?.title ?? say("title");
  // The line below the board is about the previous board.
  if (!isFar()) showBrush();
  document.getElementById("action-undo").disabled = state.past.length === 0;
  document.getElementById("action-redo").disabled = state.future.length === 0;
  document.getElementById("action-turn").disabled = !state.reply?.turned;
}

/** Waits until the browser has drawn, so as not to block it for long; at most 200 ms, as a hidden page is not drawn. */
const nextFrame = () => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 200);
});

/**
 * Starts the page: `makeWorker` makes the oracle's worker, `source` is the oracle's module, `fetchLanguage` fetches a
 * language by its code, `gallery` the examples, and `english` is the reply to the first board, if it is shown early.
 * Returns `true` if taps are answered.
 */
export async function begin({ makeWorker, source, fetchLanguage, gallery, english }) {
  const code = firstLanguage();
  // English is in this script, and waits for nothing.
  const isEnglish = code === say("language");
  const language = isEnglish ? null : await fetchLanguage(code).catch(() => null);
  if (language) speak(language.words);
  const first = english && (language?.first ?? english);
  const started = startOracle(makeWorker, source, language && { code, texts: language.texts });
  document.body.dataset.begun = "yes";
  sayAll(document);
  actions();
  paint();
  listKeys();
  listLanguages();
  watch(showAll);
  text.addEventListener("input", readTyped);
  text.addEventListener("change", () => (text.value = text.classList.contains("wrong") ? text.value : state.text));
  // Not followed as a link, so that the address keeps the board.
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("said").focus();
    document.getElementById("said").scrollIntoView();
  });
  // Back, Forward, and a link typed over the current one.
  window.addEventListener("hashchange", () => inTurn(follow));
  const asked = location.hash;
  // A hash that is no link: the board that is shown is not that of the sender.
  const isForeign = asked !== "" && !isLink(asked) && !document.getElementById(asked.slice(1));
  // On a server the module arrives last: without a link, the first board and its answer are shown before it.
  const isEarly = first && !isLink(asked);
  if (!isEarly) {
    document.querySelector("#still figure")?.remove();
    document.getElementById("today").append(element("p", { class: "nothing" }, say("loading.link")));
  } else {
    await nextFrame();
    await inTurn(() => openFirst(first));
    await nextFrame();
    centre();
    hint(say("loading"));
  }
  const lacking = await started;
  if (lacking) {
    for (const id of ["still", "today"]) document.getElementById(id)?.replaceChildren();
    hint("");
    take(() => Promise.reject());
    showProblems([{ message: say(lacking), again: lacking === "refused.lost" }]);
    return false;
  }
  take(gallery);
  if (!isEarly) {
    await inTurn(async () => (await openLink(asked)) || (await openFirst()));
    centre();
    show();
  } else showBrush();
  if (isForeign) refuse(say("refused.link.none"));
  if (!isEnglish && !language) refuse(say("refused.language"));
  document.body.dataset.ready = "yes";
  return true;
}
