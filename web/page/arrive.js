// The first script: shows an error if the page's own script or style fails to load, or the browser is too old for them.
const isOld = typeof DecompressionStream === "undefined" || typeof WebAssembly === "undefined";
/** Returns `true` once the page's script has begun, which sets this mark. */
const hasBegun = () => document.body.dataset.begun === "yes";
const tell = () => {
  if (!hasBegun()) document.getElementById(isOld ? "old" : "lost").hidden = false;
};

// The error event of a file that fails to load does not bubble, so it has to be captured.
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);
document.querySelector("#lost a").addEventListener("click", (event) => {
  // A reload keeps the board in the address; the link would drop it.
  event.preventDefault();
  location.reload();
});
if (isOld) tell();
