//! Runs the cases beside the modules: `cargo test --test cases barn` runs those whose file or name has the word.

fn main() {
    carcassonne_cases::run(env!("CARGO_MANIFEST_DIR"));
}
