//! Reports as HTML: one file without references to others, for screens and paper. Its only script filters the contents.
//!
//! - `escaped_text`: text on a page, escaped.
//! - `spot`: the position of an answer in a report.
//! - `boards`: the pictures of an answer; `shared_elements` defines their common elements once.
//! - `answer_context`: the data from which the parts of an answer are laid out.
//! - `leaf`: an answer laid out; `outcomes` has its cards and its table, `law_section` its rulings and steps.
//! - `book`: the whole file, with contents if there are several answers.
//! - `style.css`: the style of the page.

mod shared_elements;
mod boards;
mod spot;
mod answer_context;
mod escaped_text;
mod law_section;
mod outcomes;
mod leaf;
mod book;

use maud::{Markup, html};

pub use book::Book;
pub use leaf::AnswerFragment;
pub use leaf::Leaf;
pub use spot::{Shelf, Spot};

use escaped_text::Text;

/// The parts of an answer that are unfolded at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OpenDetails {
    /// Set if every ruling is unfolded, not only those that decide.
    pub law: bool,
    /// Set if the steps to each answer are unfolded.
    pub steps: bool,
}

/// Returns a heading of a level from 1 to 6.
fn heading(level: usize, id: Option<&str>, content: &Markup) -> Markup {
    html! {
        @match level {
            0 | 1 => h1 id=[id] { (content) },
            2 => h2 id=[id] { (content) },
            3 => h3 id=[id] { (content) },
            4 => h4 id=[id] { (content) },
            5 => h5 id=[id] { (content) },
            _ => h6 id=[id] { (content) },
        }
    }
}

/// Returns the labels of subjects, such as `A, B`.
fn labels(labels: &str) -> Markup {
    html! {
        @for label in labels.split(", ").filter(|label| !label.is_empty()) {
            b.label { (Text(label)) } " "
        }
    }
}

/// Returns the names of rule sets, each as a small boxed label.
fn tags(names: &[String]) -> Markup {
    html! {
        @for name in names { i { (Text(name)) } " " }
    }
}
