//! The oracle as a WebAssembly module: a text in, a reply as JSON out. It reads no file, clock, network or page.

use carcassonne_oracle::inside::typing;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a text: a scenario in YAML, a quick map, a link, or lines as `oracle ask` takes them.
///
/// Returns the reply as JSON, of which docs/page.md names the keys. A text with mistakes is answered too: `problems` has them.
#[wasm_bindgen]
pub fn answer(text: &str) -> String {
    typing::answer(text)
}
