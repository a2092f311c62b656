//! Runs the cases beside the modules: `cargo test --test cases barn` runs those whose path has the word.

fn main() {
    carcassonne_cases::run(env!("CARGO_MANIFEST_DIR"));
}
