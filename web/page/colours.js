// The colours of players, and their letters in quick maps.

/** The colours of players, distinct for colour-blind eyes; a player with any other name is grey. */
export const colours = {
  red: "#d55e00", blue: "#0072b2", yellow: "#f0e442", green: "#009e73", black: "#2b2b2b", pink: "#cc79a7", white: "#ffffff",
};

/** The letters of the colours in quick maps. */
export const letters = { red: "r", blue: "b", yellow: "y", green: "g", black: "k", pink: "p", white: "w" };

/** Returns the player of a letter or a name. */
export const whoOf = (word) => Object.keys(letters).find((who) => letters[who] === word.toLowerCase()) ?? word.toLowerCase();
