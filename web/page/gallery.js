// The worked examples, each a tap away.
import { announce, centre } from "./board.js";
import { choose } from "./brushes.js";
import { judge } from "./judge.js";
import { element, say } from "./say.js";
import { inTurn, isFile, open, state } from "./state.js";

const dialog = document.getElementById("gallery-dialog");
let examples = [];

/** Takes the examples that came with the page. */
export function take(read) {
  // From a server they come after the first answer.
  if (typeof read === "function") return void read().then(take).catch(() => {});
  examples = read.map((one) => ({ ...one, words: [one.title, one.source, one.topic, one.yaml, one.today].join(" ").toLowerCase() }));
}

/** Opens an example: its board to tap, or the scenario as it is written. */
export async function openExample(example, written = false) {
  const { title, map, questions = [], yaml } = example;
  await inTurn(() => open(map && !written ? [map, ...questions].join("\n") : yaml ?? "", { by: "opening", example }));
  centre();
  choose("city");
  choose("square");
  document.querySelector(".page").scrollIntoView();
  announce([say("did.opened", { title }), state.reply?.today?.[0]].join(" "));
}

/** Says which example is open. */
export function showExample() {
  const place = document.getElementById("example");
  const { example } = state;
  place.replaceChildren();
  if (!example) return;
  const written = isFile();
  const other = written ? example.map : example.yaml && example.map;
  place.append(element("p", {}, element("b", {}, example.title), " ", element("span", { class: "faint" }, example.source)));
  if (other) place.append(element("button", { type: "button", class: "plain", onclick: () => openExample(example, !written) }, say(written ? "example.tap" : "example.written")));
}

/** A word without its ending: halves, halflings and half are one. */
const stem = (word) => word.replace(/^hal(ves|flings?)$/, "half").replace(/(?<=..)ies$/, "").replace(/(?<=...)e?s$/, "");

/** Whether an example has a word, or what that word is called here: farmers are found with fields. */
function has(example, typed) {
  const word = stem(typed);
  const pairs = say("gallery.also").split(", ").map((pair) => pair.split(" "));
  const meant = pairs.filter(([also]) => word.length > 2 && also.startsWith(word)).map(([, here]) => here);
  return [word, ...meant].some((part) => example.words.includes(part));
}

function list(word) {
  const small = say("gallery.small").split(" ");
  const sought = word.toLowerCase().split(/\s+/).filter((part) => part && !small.includes(part));
  const found = examples.filter((one) => sought.every((part) => has(one, part)));
  // Those whose titles say it come first.
  const inTitle = (one) => sought.every((part) => one.title.toLowerCase().includes(stem(part)));
  found.sort((one, other) => Number(inTitle(other)) - Number(inTitle(one)));
  const topics = [...new Set(found.map((one) => one.topic))];
  const groups = topics.map((topic) => element("section", {}, element("h3", {}, topic), element("ul", {}, ...found.filter((one) => one.topic === topic).map((one) =>
    element("li", {}, element("button", { type: "button", class: "example", onclick: () => { dialog.close(); openExample(one); } },
      element("span", { class: "thumb", "data-id": one.id, "aria-hidden": "true" }),
      element("span", { class: "example-title" }, one.title),
      element("span", { class: "faint" }, one.source, one.map ? null : ` · ${say("gallery.yaml")}`)))))));
  return { groups, count: found.length };
}

/** The picture of an example, drawn when it comes in sight; each once. */
const drawn = new Map();
async function draw(thumb) {
  const { id } = thumb.dataset;
  if (!drawn.has(id)) {
    const { svg } = (await judge(examples.find((one) => one.id === id).yaml)) ?? {};
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
  const filter = element("input", { type: "search", id: "filter", autocomplete: "off" });
  const found = element("p", { class: "faint", role: "status" });
  const place = element("div", { class: "examples" });
  const fill = () => {
    const { groups, count } = list(filter.value);
    place.replaceChildren(...groups);
    for (const thumb of place.querySelectorAll(".thumb")) seen.observe(thumb);
    found.textContent = count ? say("gallery.found", { count, all: examples.length }) : say("gallery.none", { word: filter.value });
  };
  filter.addEventListener("input", fill);
  dialog.replaceChildren(
    element("header", {}, element("h2", { id: "gallery-heading" }, say("gallery.heading")),
      element("button", { type: "button", class: "plain", onclick: () => dialog.close() }, say("gallery.close"))),
    element("p", { class: "faint" }, say("gallery.note")),
    element("p", { class: "filter" }, element("label", { for: "filter" }, say("gallery.filter")), filter, found),
    place);
  fill();
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
