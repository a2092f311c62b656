// Signs as shapes to draw, in boxes of 24 by 24: each a list of `[element, attributes, ...inside]`. They are those of the drawn boards;
// `SCHEMA=overwrite cargo test --test all lists::` writes this file.

export const icons = {
  monastery: [
    ["path", {"d": "M4 21V12.5H14V21Z", "fill": "#f6eddc", "stroke": "#5b3a1e", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M2.5 12.8L5.5 8.3H13L14.5 12.8Z", "fill": "#a53d26", "stroke": "#5b3a1e", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M14 21V8H20V21Z", "fill": "#f6eddc", "stroke": "#5b3a1e", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M13.3 8.3L17 3.3L20.7 8.3Z", "fill": "#a53d26", "stroke": "#5b3a1e", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M17 .2V3.6M15.6 1.5H18.4", "stroke": "#5b3a1e", "stroke-width": "1.1"}],
    ["path", {"d": "M7.6 21V17.5A1.4 1.6 0 0 1 10.4 17.5V21ZM16.2 13.5V11.5H17.8V13.5Z", "fill": "#5b3a1e"}],
  ],
  gate: [
    ["path", {"d": "M5 22V6H8V8.5H10.5V6H13.5V8.5H16V6H19V22Z", "fill": "#f6ecd9", "stroke": "#6b4527", "stroke-width": "1.8", "stroke-linejoin": "round"}],
    ["path", {"d": "M9 22V16A3 3 0 0 1 15 16V22Z", "fill": "#6b4527"}],
  ],
  house: [
    ["path", {"d": "M4.5 12H19.5V21H4.5Z", "fill": "#fbf3e4", "stroke": "#6b4527", "stroke-width": "1.4"}],
    ["path", {"d": "M2 12.5L12 4L22 12.5Z", "fill": "#9c3f24", "stroke": "#6b4527", "stroke-width": "1.4", "stroke-linejoin": "round"}],
    ["path", {"d": "M10.5 21V16H13.5V21Z", "fill": "#6b4527"}],
  ],
  coat: [
    ["path", {"d": "M4 2.5H20V11.5C20 16.6 16.7 20 12 22C7.3 20 4 16.6 4 11.5Z", "fill": "#2f5fa8", "stroke": "#ffffff", "stroke-width": "2.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M4.8 3.3H19.2V11.5C19.2 16.1 16.3 19.2 12 21.1C7.7 19.2 4.8 16.1 4.8 11.5Z", "fill": "none", "stroke": "#17325e", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M12 5V18M7 9.5H17", "stroke": "#ffffff", "stroke-width": "2.2"}],
  ],
  garden: [
    ["path", {"d": "M2.5 7H21.5V20H2.5Z", "fill": "#8fbf6a", "stroke": "#4d7a2e", "stroke-width": "1.4", "stroke-linejoin": "round"}],
    ["path", {"d": "M12 7V20M2.5 13.5H21.5", "stroke": "#f3e9cf", "stroke-width": "1.6"}],
    ["circle", {"cx": "7", "cy": "10.3", "r": "1.8", "fill": "#d1495b"}],
    ["circle", {"cx": "17", "cy": "10.3", "r": "1.8", "fill": "#edae49"}],
    ["circle", {"cx": "7", "cy": "16.8", "r": "1.8", "fill": "#edae49"}],
    ["circle", {"cx": "17", "cy": "16.8", "r": "1.8", "fill": "#d1495b"}],
  ],
  vineyard: [
    ["path", {"d": "M12 7V3M12 4C14 2 17 2.3 18 4C16.5 6 14 6 12 4Z", "fill": "#4d7a2e", "stroke": "#3c5f24", "stroke-width": "1.2"}],
    ["g", {"fill": "#6a3d8f", "stroke": "#ffffff", "stroke-width": ".8"}, ["circle", {"cx": "8", "cy": "9.5", "r": "2.8"}], ["circle", {"cx": "16", "cy": "9.5", "r": "2.8"}], ["circle", {"cx": "12", "cy": "9.5", "r": "2.8"}], ["circle", {"cx": "10", "cy": "13.8", "r": "2.8"}], ["circle", {"cx": "14", "cy": "13.8", "r": "2.8"}], ["circle", {"cx": "12", "cy": "18", "r": "2.8"}]],
  ],
  hill: [
    ["path", {"d": "M1.5 20C4 12 6.5 8 9.3 8C11.3 8 12.8 9.8 14 12C15 10.5 16 10 17 10.3C19.5 11 21.3 15 22.5 20Z", "fill": "#b08d57", "stroke": "#6e5430", "stroke-width": "1.4", "stroke-linejoin": "round"}],
    ["path", {"d": "M6 14L8.3 11L10 13.5L11.3 12.3M16 14L17.2 12.7L18.6 14.5", "fill": "none", "stroke": "#6e5430", "stroke-width": "1.2", "stroke-linecap": "round"}],
  ],
  tower: [
    ["path", {"d": "M4.5 23V6.5H3V1.5H6.5V4H10V1.5H14V4H17.5V1.5H21V6.5H19.5V23Z", "fill": "#d6d9dc", "stroke": "#3d434a", "stroke-width": "1.6", "stroke-linejoin": "round"}],
  ],
  dragon: [
    ["circle", {"cx": "12", "cy": "12", "r": "11.3", "fill": "#7a1c32", "stroke": "#ffffff", "stroke-width": "1.2"}],
    ["path", {"d": "M5 19.5C4.6 15 6.2 12.6 9.4 11.2L7.2 8.2L10.7 8.9L11.3 4.8L13.8 8C17 8.5 19 10.2 19.8 13L17.4 15.2L14.6 13.6L15 15.4L17 16.4C15.2 17.8 13 17.6 11.4 16.4C10.4 17.4 10.2 18.6 10.5 20.6C8.4 21 6.4 20.6 5 19.5Z", "fill": "#f7e6d0"}],
    ["circle", {"cx": "14.6", "cy": "11", "r": "1", "fill": "#7a1c32"}],
  ],
  fairy: [
    ["circle", {"cx": "12", "cy": "12", "r": "11.3", "fill": "#fff7d6", "stroke": "#a8842a", "stroke-width": "1.4"}],
    ["path", {"d": "M12 5.5C8.5 1.5 3.5 5.5 5.5 9.5C3.5 12 6 16 10.5 13.5L12 21L13.5 13.5C18 16 20.5 12 18.5 9.5C20.5 5.5 15.5 1.5 12 5.5Z", "fill": "#e2b93b", "stroke": "#7d6118", "stroke-width": "1.1", "stroke-linejoin": "round"}],
    ["circle", {"cx": "12", "cy": "5.6", "r": "1.9", "fill": "#ffffff", "stroke": "#7d6118", "stroke-width": "1"}],
  ],
  flier: [
    ["circle", {"cx": "12", "cy": "12", "r": "11.3", "fill": "#eef3f8", "stroke": "#35506b", "stroke-width": "1.4"}],
    ["path", {"d": "M2.5 11.5L21 5L15.5 12L21 19L2.5 12.5Z", "fill": "#5b8db8", "stroke": "#35506b", "stroke-width": "1.2", "stroke-linejoin": "round"}],
    ["path", {"d": "M2.5 12H15.5", "stroke": "#35506b", "stroke-width": "1.2"}],
  ],
  flea: [
    ["circle", {"cx": "12", "cy": "12", "r": "11.3", "fill": "#e9e4da", "stroke": "#4a3b2a", "stroke-width": "1.4"}],
    ["path", {"d": "M7.5 13L4.5 10M8 15.5L4.5 17M10 17L8.5 20.5M16.5 13L19.5 10M16 15.5L19.5 17M14 17L15.5 20.5", "stroke": "#4a3b2a", "stroke-width": "1.3", "stroke-linecap": "round"}],
    ["path", {"d": "M12 5.5C15 5.5 16.8 8.6 16.8 12C16.8 15.4 15 18 12 18C9 18 7.2 15.4 7.2 12C7.2 8.6 9 5.5 12 5.5Z", "fill": "#4a3b2a"}],
    ["path", {"d": "M8 11H16M7.6 14H16.4", "stroke": "#e9e4da", "stroke-width": "1"}],
  ],
};

/** The symbols of other expansions, each with the letter that stands for it in a map. */
export const symbols = { "garden": "t", "vineyard": "v", "hill": "h" };

/** The outline of a meeple, as data of a path. */
export const meepleOutline = "M12 2.2C10 2.2 8.6 3.7 8.6 5.5C8.6 6.4 8.9 7.1 9.3 7.7C6.7 8.5 2.8 9.9 2.8 12C2.8 13.5 5.4 13.8 7.7 13.8C7.2 15.8 5.4 18.1 4.5 20C4 21 4.4 21.8 5.5 21.8H9.8C10.4 21.8 10.7 21.5 10.9 21L12 18.4L13.1 21C13.3 21.5 13.6 21.8 14.2 21.8H18.5C19.6 21.8 20 21 19.5 20C18.6 18.1 16.8 15.8 16.3 13.8C18.6 13.8 21.2 13.5 21.2 12C21.2 9.9 17.3 8.5 14.7 7.7C15.1 7.1 15.4 6.4 15.4 5.5C15.4 3.7 14 2.2 12 2.2Z";

/** The outline of a barn. */
export const barnOutline = "M1.8 11.5L12 3L22.2 11.5L20.8 13.2V21.8H3.2V13.2Z";
