// The gallery of worked examples.
import { centre } from "./board.js";
import { choose } from "./brushes.js";
import { judge } from "./judge.js";
import { announce } from "./notice.js";
import { element, say } from "./say.js";
import { indexed, learn, line, search } from "./search.js";
import { inTurn, isFile, open, state } from "./state.js";

const dialog = document.getElementById("gallery-dialog");
/** The fetched examples until they are first shown: reading them would block the page too long while it starts. */
let fetched = null;
let read = [];
/** The key of the sentence that says why there are no examples yet. */
let why = "gallery.loading";

/** Stores the examples, and the words by which they are found, once they are fetched. */
export async function take(fetchGallery) {
  try {
    fetched = await fetchGallery();
  } catch {
    why = "gallery.lost";
  }
  if (dialog.open) showGallery();
}

/** Returns the examples; none before they are fetched. */
function examples() {
  if (!fetched) return read;
  learn(fetched.synonyms);
  const lineOf = (yaml, key) => new RegExp(`^${key}: (.*)$`, "m").exec(yaml)[1];
  const { called } = fetched;
  read = fetched.examples.map((one) => {
    const title = one.question ?? lineOf(one.yaml, "question");
    const source = inWords(one.source ?? lineOf(one.yaml, "source"), called);
    return { ...one, title, source, line: line(title), isDispute: /\bor\b/.test(title), found: indexed([[title, 8], [one.topic, 4], [source, 3], [one.today, 2], [one.yaml, 1]]) };
  });
  fetched = null;
  return read;
}

/** Returns a source in words: documents by their names, and `our own case` as an invented board. */
function inWords(source, called) {
  const named = source.replace(/(?<![\w.-])[\w-]+(?![\w-]|\.\w)/g, (word) => called[word] ?? word);
  if (!/^our own case\b/.test(named)) return named;
  // Ids of questions of law are dropped, as the answer lists them.
  const rest = named.slice("our own case".length);
  return say("gallery.own") + (/[a-z]\.[a-z]/.test(rest) ? "" : rest);
}

/** Opens an example: its board to tap, or the scenario as it is written. */
export async function openExample(example, written = false) {
  const { title, taps, yaml } = example;
  await inTurn(async () => {
    const { map, questions } = taps && !written ? await judge(yaml) : {};
    await open(map ? [map, ...questions].join("\n") : yaml, { by: "opening", example });
  });
  centre();
  choose("city");
  choose("square");
  document.querySelector(".page").scrollIntoView();
  announce([say("did.opened", { title }), state.reply?.today?.[0]].join(" "));
}

/** Shows which example is open. */
export function showExample() {
  const place = document.getElementById("example");
  const { example } = state;
  place.replaceChildren();
  // On a small screen, the question of the table is above the board, too.
  const question = !isFile() && state.reply?.score?.scenario?.question;
  if (!example && question) place.append(element("p", { class: "question" }, element("b", {}, question)));
  if (!example) return;
  if (example.isFirst) return void place.append(element("p", { class: "faint" }, say("example.first")));
  const written = isFile();
  const other = example.taps;
  place.append(element("p", { onclick: ({ currentTarget }) => currentTarget.classList.toggle("unclamped") }, element("b", {}, example.title), " ", element("span", { class: "faint" }, example.source)));
  if (other) place.append(element("button", { type: "button", class: "plain", onclick: () => openExample(example, !written) }, say(written ? "example.tap" : "example.written")));
  const leaves = other && written && state.reply.leaves_out;
  if (leaves) place.append(element("p", { class: "faint" }, say("example.leaves", { what: leaves })));
}

/** Builds the list of the examples found, by topic: that of the best match comes first. */
function list(typed) {
  const found = search(examples(), typed);
  const topics = [...new Set(found.map((one) => one.topic))];
  const item = (one) => element("li", {}, element("button", { type: "button", class: "example", onclick: () => { dialog.close(); openExample(one); } },
    element("span", { class: "thumb", "data-id": one.id, "aria-hidden": "true" }),
    element("span", { class: "example-title" }, one.title),
    element("span", { class: "faint" }, one.source, one.taps ? null : ` · ${say("gallery.yaml")}`)));
  const groups = topics.map((topic) => element("section", {}, element("h3", {}, topic), element("ul", {}, ...found.filter((one) => one.topic === topic).map(item))));
  return { groups, count: found.length };
}

/** The pictures of the examples by id, each drawn once, when it scrolls into view. */
const drawn = new Map();
async function draw(thumb) {
  const { id } = thumb.dataset;
  if (!drawn.has(id)) {
    const { svg } = (await judge(examples().find((one) => one.id === id).yaml)) ?? {};
    drawn.set(id, svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : "");
  }
  if (drawn.get(id)) thumb.replaceChildren(element("img", { src: drawn.get(id), alt: "" }));
}
const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    draw(target);
  }
}, { root: dialog, rootMargin: "200px" });

/** Shows the gallery. */
export function showGallery() {
  const old = dialog.open && document.getElementById("filter");
  const wasTyping = old && document.activeElement === old;
  const filter = element("input", { type: "search", id: "filter", autocomplete: "off" });
  const found = element("p", { class: "faint", role: "status" });
  const place = element("div", { class: "examples", lang: "en" });
  const fill = () => {
    const { groups, count } = list(filter.value);
    place.replaceChildren(...groups);
    for (const thumb of place.querySelectorAll(".thumb")) seen.observe(thumb);
    const all = examples().length;
    if (!all) found.textContent = say(why);
    else found.textContent = count ? say("gallery.found", { count, all }) : say("gallery.none", { word: filter.value });
  };
  filter.addEventListener("input", fill);
  dialog.replaceChildren(
    element("header", {}, element("h2", { id: "gallery-heading" }, say("gallery.heading")),
      element("button", { type: "button", class: "plain", onclick: () => dialog.close() }, say("gallery.close"))),
    element("p", { class: "faint" }, say("gallery.note")),
    element("p", { class: "filter" }, element("label", { for: "filter" }, say("gallery.filter")), filter, found),
    place);
  filter.value = old ? old.value : "";
  fill();
  if (wasTyping) filter.focus();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
