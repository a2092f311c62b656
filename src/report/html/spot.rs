//! Where the answer to each file stands in a report: its topic, and the name by which links find it.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use crate::text::{capitalize, sanitize_line};
use crate::wording::{Voice, say};

/// Where an answer stands in a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Its number, counted from 0.
    pub(in crate::report) number: usize,
    /// The id of its element, like no other in the report: `city/pair-closes-city`.
    pub(in crate::report) anchor: String,
    /// The folder that it comes from, as far as it tells one from another: `city`.
    pub(in crate::report) topic: String,
    /// Whether there are others beside it.
    pub(in crate::report) in_book: bool,
    /// Whether answers are sorted by topic.
    pub(in crate::report) by_topic: bool,
}

impl Spot {
    /// Where an answer stands that is the only one.
    pub(super) fn alone() -> Self {
        Self { number: 0, anchor: ALONE.to_owned(), topic: String::new(), in_book: false, by_topic: false }
    }
}

impl Spot {
    /// Its topic as a heading: `crop-circle` is `Crop circle`.
    pub(in crate::report) fn topic_title(&self, voice: Voice<'_>) -> String {
        if self.topic.is_empty() {
            return voice.say(&say!(page::OtherTopics));
        }
        capitalize(&self.topic.replace(['-', '_'], " ").replace('/', " / "))
    }

    /// The name by which links find it, as the name of a file: `city-pair-closes-city`.
    pub fn file_name(&self) -> String {
        self.anchor.replace('/', "-")
    }
}

/// The name of an answer that has no other.
const ALONE: &str = "answer";

/// The spots of files in a report, in their order: their topics are the folders that they come from, below
/// the one that they have in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelf {
    /// The spots.
    pub spots: Vec<Spot>,
}

impl Shelf {
    /// The spots of some files.
    pub fn of<'p>(files: impl IntoIterator<Item = &'p Path>) -> Self {
        let files: Vec<PathBuf> = files.into_iter().map(plain).collect();
        let folder = |file: &PathBuf| file.parent().map(Path::to_path_buf).unwrap_or_default();
        let mut common: Option<PathBuf> = None;
        for file in &files {
            let folder = folder(file);
            common = Some(match common {
                None => folder,
                Some(known) => {
                    let both = known.components().zip(folder.components());
                    both.take_while(|(a, b)| a == b).map(|(part, _)| part).collect()
                }
            });
        }
        let common = common.unwrap_or_default();
        let below = |path: &Path| -> Vec<String> {
            let path = path.strip_prefix(&common).unwrap_or(path);
            path.iter().map(|part| sanitize_line(&part.to_string_lossy())).collect()
        };
        let topics: Vec<String> = files.iter().map(|file| below(&folder(file)).join("/")).collect();
        let by_topic = topics.iter().any(|topic| *topic != topics[0]);
        let mut taken: BTreeSet<String> = BTreeSet::new();
        let spots = files.iter().zip(topics).enumerate().map(|(number, (file, topic))| {
            let anchor = free(&mut taken, &anchor(&below(&file.with_extension("")).join("/")));
            Spot { number, anchor, topic, in_book: files.len() > 1, by_topic }
        });
        Self { spots: spots.collect() }
    }
}

/// A path without what says nothing.
fn plain(path: &Path) -> PathBuf {
    path.components().filter(|part| *part != Component::CurDir).collect()
}

/// A name of which an address can be made: letters, digits and a few signs.
fn anchor(name: &str) -> String {
    let fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/' | '.');
    let name: String = name.chars().map(|c| if fine(c) { c } else { '-' }).take(120).collect();
    let name = name.trim_matches(['-', '/', '.']).to_owned();
    // The parts of pictures have names that begin so.
    let of_picture = |c: char| c.is_ascii_digit() || c == 'p';
    let is_picture = name.strip_prefix('B').is_some_and(|n| n.starts_with(of_picture));
    match name.as_str() {
        "" => ALONE.to_owned(),
        _ if is_picture => format!("answer-{name}"),
        _ => name,
    }
}

/// A name that is not taken yet, and is now. Names of the page's own parts begin with a sign that none of
/// these has.
fn free(taken: &mut BTreeSet<String>, name: &str) -> String {
    let mut free = name.to_owned();
    let mut more = 1;
    while !taken.insert(free.clone()) {
        more += 1;
        free = format!("{name}-{more}");
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots(files: &[&str]) -> Vec<(String, String)> {
        let shelf = Shelf::of(files.iter().map(Path::new));
        shelf.spots.into_iter().map(|spot| (spot.topic, spot.anchor)).collect()
    }

    #[test]
    fn topics_are_the_folders_below_what_all_have_in_common() {
        let both = ["scenarios/city/a.yaml", "./scenarios/road/b.yaml"];
        let wanted = [("city", "city/a"), ("road", "road/b")];
        assert_eq!(spots(&both), wanted.map(|(a, b)| (a.to_owned(), b.to_owned())));
        assert_eq!(spots(&["scenarios/city/a.yaml"]), [(String::new(), "a".to_owned())]);
        assert!(!Shelf::of(["x/a.yaml", "x/b.yaml"].map(Path::new)).spots[0].by_topic);
    }

    #[test]
    fn no_two_answers_have_one_name() {
        let found = spots(&["a b.yaml", "a?b.yaml", "<>.yaml", "-", "a b.yml", "B7.yaml"]);
        let names: Vec<&str> = found.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["a-b", "a-b-2", "answer", "answer-2", "a-b-3", "answer-B7"]);
    }
}
