//! The oracle as a WebAssembly module: takes a text, returns a reply as JSON. It reads no file, clock, network or page.

use carcassonne_typing::typing;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a text: a scenario in YAML, a quick map, a link, or lines as `oracle ask` takes them.
///
/// Returns the reply as JSON, whose keys docs/page.md lists. A text with mistakes is answered, with them in `problems`.
#[wasm_bindgen]
pub fn answer(text: &str) -> String {
    typing::answer(text)
}
