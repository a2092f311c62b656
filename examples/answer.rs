//! What the page is told: a text on standard input, the reply as JSON on standard output.

use std::io::{Read, Write};

fn main() -> std::io::Result<()> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    std::io::stdout().write_all(carcassonne_oracle::report::answer(&text).as_bytes())
}
