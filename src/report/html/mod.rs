//! Reports as HTML: one file that needs no other, for screens and for paper; its one script finds entries of a book.
//!
//! - `text`: how what a file says gets onto a page.
//! - `spot`: where an answer stands in a report.
//! - `boards`: the pictures of an answer; `alike`: what they have in common, drawn once.
//! - `sheet`: what the parts of an answer are laid out from.
//! - `answer`: an answer laid out; `outcomes` its cards and its table, `law` its rulings and steps.
//! - `book`: the whole file, with contents where there are several answers.
//! - `style.css`: how it looks.

mod alike;
mod boards;
mod spot;
mod sheet;
mod text;
mod law;
mod outcomes;
mod answer;
mod book;

use maud::{Markup, html};

pub use answer::Leaf;
pub(crate) use answer::Loose;
pub use book::Book;
pub use spot::{Shelf, Spot};

use text::Text;

/// What is unfolded at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Unfolded {
    /// Every ruling; else those alone that decide.
    pub law: bool,
    /// How each answer comes about.
    pub steps: bool,
}

/// A heading of a level from 1 to 6, with an id if it has one.
fn heading(level: usize, id: Option<&str>, inside: &Markup) -> Markup {
    html! {
        @match level {
            0 | 1 => h1 id=[id] { (inside) },
            2 => h2 id=[id] { (inside) },
            3 => h3 id=[id] { (inside) },
            4 => h4 id=[id] { (inside) },
            5 => h5 id=[id] { (inside) },
            _ => h6 id=[id] { (inside) },
        }
    }
}

/// The labels of subjects as they stand on the board: `A, B`.
fn labels(labels: &str) -> Markup {
    html! {
        @for label in labels.split(", ").filter(|label| !label.is_empty()) {
            b.label { (Text(label)) } " "
        }
    }
}

/// Rule sets by name.
fn tags(names: &[String]) -> Markup {
    html! {
        @for name in names { i { (Text(name)) } " " }
    }
}
