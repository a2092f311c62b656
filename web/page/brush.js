// The brush of the next tap, and the players that it may set.
import { hint } from "./notice.js";
import { isSaid, say, whoCalled } from "./say.js";
import { isBare, state } from "./state.js";
import { figures, players } from "./taps.js";

/** The brush of the next tap. It keeps the kind and shape to lay while a tool that sets something is chosen. */
export const brush = { tool: "lay", what: "city", where: "square", who: "red", large: false, farmer: false, second: false, print: "" };

/** The players that were added by name. */
const named = new Set();
/** Returns the players beyond the colours: those added by name, and those on the board. */
export function names() {
  const stand = (state.reply?.cells ?? []).flatMap((cell) => cell.parts ?? []).flatMap((part) => part.meeples ?? []).map(({ who }) => who);
  return [...new Set([...named, ...stand])].filter((who) => !players.includes(who));
}

/** Adds a player, unless it is a colour. */
export function addPlayer(who) {
  if (!players.includes(who)) named.add(who);
}

/** Shows below the board what a tap does. */
export function showBrush() {
  const who = whoCalled(brush.who);
  const what = say(`what.${brush.what}`);
  if (brush.tool === "lay") {
    const key = brush.where === "side"
      ? `hint.side.${["city", "road", "monastery"].includes(brush.what) ? brush.what : brush.what === "crossing" ? "road" : "other"}`
      : brush.where !== "square" ? `hint.${brush.where}` : brush.what === "any" ? "hint.any" : isBare() ? "hint.begin" : "hint.lay";
    return hint(say(key, { what }));
  }
  const lies = brush.tool === "meeple" && brush.farmer;
  if (figures.includes(brush.tool)) return hint(say("hint.figure", { who, one: say(`one.${brush.tool}`) }));
  if (brush.tool === "print") return hint(say("hint.print", { id: brush.print }));
  const key = lies ? "hint.farmer" : brush.second && brush.tool === "meeple" ? "hint.second" : isSaid(`hint.${brush.tool}`) ? `hint.${brush.tool}` : "hint.part";
  return hint(say(key, { large: brush.large ? say("hint.large") : "", who, one: say(`one.${brush.tool}`) }));
}
