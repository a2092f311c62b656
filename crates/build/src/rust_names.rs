//! Names of data as names of Rust.

/// Returns a name as that of a type: `baba-yaga` is `BabaYaga`.
pub fn type_name(name: &str) -> String {
    let capitalised =
        |word: &str| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect();
    name.split(['-', '_']).map(capitalised).collect::<Vec<String>>().concat()
}
