// The first script: it says why the page does not begin, if its own script or style does not arrive, or the browser is too old for them.
const isOld = typeof DecompressionStream === "undefined" || typeof WebAssembly === "undefined";
/** The page's script sets this mark when it begins. */
const hasBegun = () => document.body.dataset.begun === "yes";
const tell = () => {
  if (!hasBegun()) document.getElementById(isOld ? "old" : "lost").hidden = false;
};

// Of a file that does not arrive only who captures hears.
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);
document.querySelector("#lost a").addEventListener("click", (event) => {
  // The address keeps its board.
  event.preventDefault();
  location.reload();
});
if (isOld) tell();
