// The colours of players, and how quick maps have them.

/** The colours of players, which colour-blind eyes tell apart; a player by any other name is grey. */
export const colours = {
  red: "#d55e00", blue: "#0072b2", yellow: "#f0e442", green: "#009e73", black: "#2b2b2b", pink: "#cc79a7", white: "#ffffff",
};

/** The letters of the colours, as quick maps have them. */
export const letters = { red: "r", blue: "b", yellow: "y", green: "g", black: "k", pink: "p", white: "w" };

/** The player of a letter or a name. */
export const whoOf = (word) => Object.keys(letters).find((who) => letters[who] === word.toLowerCase()) ?? word.toLowerCase();
