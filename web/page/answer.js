// What the oracle says: today's sentence, the drawn board, the outcomes, the law and the steps, and what to keep.
import { announce, goTo, hint, refuse, scoreboard, whyNot } from "./board.js";
import { openBox } from "./boxes.js";
import { letters, whoOf } from "./colours.js";
import { addressOf, fileLink } from "./link.js";
import { nameRules, ruleName } from "./rules.js";
import { element, say, sentence, whoCalled } from "./say.js";
import { inTurn, isBare, isBeginning, isFile, isQuestion, open, state, take } from "./state.js";
import { players as colours } from "./taps.js";

const byId = (id) => document.getElementById(id);

/** A problem as one sentence with its help; where it lies on the board it can be shown. */
function problemItem(problem) {
  const item = element("li", {}, element("p", {}, sentence(problem.message)));
  if (problem.help) item.append(element("p", { class: "help" }, ...coded(sentence(problem.help))));
  if (problem.again) item.append(element("p", { class: "places" }, element("button", { type: "button", class: "plain", onclick: () => location.reload() }, say("problems.again"))));
  if (problem.mended) item.append(element("p", { class: "places" }, element("button", { type: "button", class: "plain", onclick: () => inTurn(() => open(problem.mended)) }, say("problems.mend"))));
  const places = (problem.cells ?? []).slice(0, 1).map((at) => element("button", { type: "button", class: "plain", onclick: () => goTo(at) }, say("problems.go", { at })));
  if (places.length && !isFile()) item.append(element("p", { class: "places" }, ...places));
  return item;
}

/** A text whose words between backticks are code. */
export function coded(text) {
  return text.split(/`([^`]*)`/).map((part, n) => (n % 2 ? element("code", {}, part) : part)).filter((part) => part !== "");
}

/** Shows problems; none hides the box. */
export function showProblems(problems, kept = null) {
  const place = byId("problems");
  place.replaceChildren();
  if (!problems?.length) return;
  if (!kept && isBeginning()) {
    place.append(element("p", { class: "nothing" }, say("problems.begin")));
    return;
  }
  const shown = problems.slice(0, 3);
  const box = element("div", { class: "not-yet" },
    element("h3", {}, say(isFile() || kept ? "problems.heading.yaml" : "problems.heading")),
    element("ul", {}, ...shown.map(problemItem)));
  for (const message of box.querySelectorAll("li > p:first-child")) message.replaceChildren(...coded(message.textContent));
  if (!kept && !isFile() && problems.some(({ code }) => code === "map::cell" || code === "board::edges")) box.append(element("p", { class: "faint" }, say("problems.tap")));
  if (problems.length > shown.length) box.append(element("p", { class: "faint" }, say("problems.more", { count: problems.length - shown.length })));
  if (kept) box.append(element("p", { class: "faint" }, say(kept)));
  place.append(box);
}

/** What says of one line after another what it is in words; a line for which there are none stands as code. */
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

/** The questions that are asked, each with a button that takes it away. */
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

/** Up to so many signs are read without being unfolded. */
const SHORT = 240;

/** What was understood of a quick map: what it supposes must be seen by whoever typed it. */
function readBack(read, isTapped) {
  if (!read) return null;
  if (!isTapped && read.length <= SHORT) return element("p", { class: "read faint" }, ...coded(read));
  return element("details", { class: "read", open: !isTapped }, element("summary", {}, say("read.summary")), element("p", {}, ...coded(read)));
}

/** What other sets of rules say than today's, and where to look. */
function otherwise(said) {
  return said ? element("p", { class: "otherwise" }, element("a", { href: "#answer:table" }, said)) : null;
}

/** Who claims, as it was chosen last; what is claimed follows. */
let claimant = null;

/** The players who may claim something: those of the board, then the other colours. */
const claimants = () => [...new Set([...(state.reply?.score?.scenario?.players ?? []), ...colours])];

/** Sends a line of the quarrel, and says what cannot be kept with it. */
const quarrel = (lines) => inTurn(async () => {
  const why = whyNot(await take(lines));
  if (why) return refuse(why);
  announce([...document.querySelectorAll("#answer .claims p, #quarrel b")].map((one) => one.textContent).join(" "));
});

/** What may be claimed of one thing: who says it, and what. */
function claimRow({ of, called, offers }) {
  const who = claimants();
  if (!who.includes(claimant)) claimant = who[0] ?? null;
  const pick = who.map((one) => element("button", { type: "button", class: "chip", "data-who": one, "aria-pressed": String(one === claimant), onclick: () => { claimant = one; showQuarrel(true); byId("quarrel").querySelector(`[data-who="${one}"]`)?.focus(); } }, whoCalled(one)));
  // What the chosen player says already; the same tap takes it back.
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

/** What finds a field of the quarrel again that is made anew. */
const keyOf = (one) => (one.id === "question" ? "#question" : one.dataset.claim ? `[data-of="${one.closest("fieldset").dataset.of}"] [data-claim="${one.dataset.claim}"]` : null);

/** So many things to be claimed are offered at once. */
const MOST_CLAIMABLE = 6;

/** The question of the table, above the answer; and what is tapped to ask it and to say what each claims. */
export function showQuarrel(open = false) {
  const place = byId("quarrel");
  const question = state.reply?.score?.scenario?.question ?? null;
  const [was, wasMore] = ["details", "details details"].map((one) => place.querySelector(one)?.open ?? false);
  const back = keyOf(document.activeElement);
  requestAnimationFrame(() => back && document.activeElement === document.body && place.querySelector(back)?.focus());
  place.replaceChildren();
  // An example's title stands above the board, where a small screen may have no room for all of it.
  if (question) place.append(element("p", { class: question === state.example?.title && "question" }, element("b", {}, question)));
  // The brushes have a button for it, but those of a file are put away.
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
  // What is opened comes in sight.
  const shown = () => requestAnimationFrame(() => place.lastElementChild.scrollIntoView({ block: "nearest" }));
  place.append(element("details", { open: open || was }, element("summary", { onclick: shown }, say("quarrel.summary")),
    element("p", { class: "filter" }, element("label", { for: "question" }, say("quarrel.question")), field),
    ...claimable,
    more.length > 0 && element("details", { open: wasMore }, element("summary", {}, say("problems.more", { count: more.length })), ...more)));
}

/** What the sets of rules are called, in a few words each. */
function legend(score) {
  const sets = score?.rule_sets ?? [];
  const names = sets.flatMap(({ id, title }) => [element("dt", {}, ruleName(id)), element("dd", {}, title)]);
  return element("details", { class: "names" }, element("summary", {}, say("sets.summary")), element("dl", {}, ...names));
}

/** The answer to the board as it is now. */
export function showAnswer(how) {
  const { reply } = state;
  const today = byId("today");
  const answer = byId("answer");
  // The question of the table alone waits for tiles.
  const empty = !isFile() && isBare() && (reply?.questions ?? []).every(isQuestion);
  showProblems(empty ? [] : reply?.problems);
  today.replaceChildren();
  if (empty) today.append(element("p", { class: "nothing" }, say("today.empty")));
  else if (reply && !reply.problems?.length && !reply.today?.length) today.append(element("p", { class: "nothing" }, say("today.nothing"), " ", say("today.next")));
  byId("asked").replaceChildren(...questions());
  showQuarrel();
  // The page's markup and the picture come from the library, which escapes whatever a text says.
  answer.innerHTML = (isFile() || reply?.today?.length ? reply?.html : "") ?? "";
  nameRules(answer);
  if (!reply?.svg) answer.append(...[otherwise(reply?.otherwise)].filter(Boolean));
  if (reply?.svg) {
    const drawn = element("figure", { class: "board" });
    // A board to tap is drawn there, once.
    if (isFile()) drawn.innerHTML = reply.svg;
    else drawn.append(scoreboard(reply));
    const says = answer.querySelector(".says") ?? answer;
    const [main, letters, claims] = [".today", ".asked", ".claims"].map((part) => says.querySelector(part));
    drawn.append(element("figcaption", {}, letters, readBack(reply.read, !isFile() && how.by !== "typing")));
    if (main) says.prepend(main);
    main?.append(...[otherwise(reply.otherwise)].filter(Boolean));
    answer.querySelector(".outcomes")?.append(legend(reply.score));
    if (main) main.after(drawn);
    else says.prepend(drawn);
    // Who is right is what was asked.
    if (claims) says.prepend(claims);
  }
  keeping();
}

// A link within the answer goes there; the address keeps the board.
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

/** Puts a text where it can be pasted from, and says so on the button. */
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

/** Saves something as a file. */
function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = element("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  announce(say("did.kept", { name }));
}

/** The drawn board as pixels, three to a unit. */
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

/** The link of the board as it is. */
async function link() {
  if (state.text === "" && !state.rules) return "";
  return isFile() ? fileLink(state.text, state.rules) : (state.reply?.link ?? "");
}

/** What can be kept of the board and the answer. */
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

/** Keeps the board in the address, so that the page comes back with it; Back goes to what was there before another was opened. */
export async function showLink(how) {
  const { reply } = state;
  const hash = await link();
  // Another board may be there meanwhile.
  if (hash === location.hash || reply !== state.reply) return;
  const address = hash || location.pathname + location.search;
  if (how.by === "opening") history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

/** Says what has to be known of the board that nobody typed. */
export function showNotes(notes) {
  byId("problems").querySelector(".to-know")?.remove();
  if (notes?.length) byId("problems").append(element("ul", { class: "to-know" }, ...notes.map((note) => element("li", {}, note))));
}

/** What is shared: the question, who is right and under which rules, what holds today, what other rules say, and the address. */
async function shared() {
  const { reply, example } = state;
  const title = reply?.score?.scenario?.question ?? example?.title ?? say("title");
  const claims = (reply?.score?.claims ?? []).map(({ text }) => text);
  const lines = [title, ...claims, ...(reply?.today ?? []), reply?.otherwise];
  return { title, text: lines.filter(Boolean).join("\n"), url: addressOf(await link()) };
}

/** Copies that. */
export async function copyAll(button) {
  const { text, url } = await shared();
  await copy(`${text}\n${url}`, button.querySelector("span") ?? button);
}

/** Hands them to whatever the device shares with. */
export async function shareAll() {
  await navigator.share(await shared()).catch(() => {});
}
