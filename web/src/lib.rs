//! The oracle as a WebAssembly module: takes a text, returns a reply as JSON. It reads no file, clock, network or page.

use carcassonne_typing::typing;
use carcassonne_words::language::Language;
use carcassonne_words::translated_texts;
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a text: a scenario in YAML, a quick map, a link, or lines as `oracle ask` takes them.
///
/// Returns the reply as JSON, whose keys docs/page.md lists. A text with mistakes is answered, with them in `problems`.
#[wasm_bindgen]
pub fn answer(text: &str) -> String {
    typing::answer(text)
}

/// Loads a language, by its code, from the texts that `web/build` writes beside the module; answers are in it from then on.
#[wasm_bindgen]
pub fn load_language(code: &str, texts: &str) {
    if let Some(language) = Language::from_code(code) {
        translated_texts::load(language, texts.to_owned().leak());
    }
}
