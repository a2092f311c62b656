//! Problems that offer lines to type instead; only the lines that would be taken are shown.

use crate::text::{Code, Problem, Span, join_phrases, shorten_line};

/// A change of a cell that cannot be made, with advice.
pub(in crate::typing) struct Slip {
    /// The fault, in a clause.
    message: String,
    /// The text shown at the place of the fault.
    label: &'static str,
    /// The advice on what to type instead.
    pub(in crate::typing) advice: Advice,
}

impl Slip {
    pub(super) fn new(message: impl Into<String>, label: &'static str, advice: Advice) -> Self {
        Self { message: message.into(), label, advice }
    }

    /// Converts the slip into a problem at a place; `help` is the text of its advice.
    pub(in crate::typing) fn into_problem(self, help: String, at: Span) -> Problem {
        Problem::new(Code::MapCell, at, self.message).label(self.label).help(help)
    }
}

/// Lines to type instead, or a sentence.
pub(in crate::typing) struct Advice {
    /// The beginning of the help, before the lines.
    lead: &'static str,
    /// The lines to type, the likeliest first; those that the board refuses are left out.
    pub(in crate::typing) lines: Vec<String>,
    /// The help if there is no line, or none is left.
    pub(in crate::typing) fallback: String,
}

impl Advice {
    /// Creates advice of a sentence, without lines.
    pub(super) fn from_sentence(text: impl Into<String>) -> Self {
        Self { lead: "", lines: Vec::new(), fallback: text.into() }
    }

    /// Creates advice to write one of several lines.
    pub(in crate::typing) fn write(lines: impl IntoIterator<Item = String>, otherwise: impl Into<String>) -> Self {
        Self::from_lines("write ", lines, otherwise)
    }

    /// Creates advice of several lines behind other first words.
    pub(super) fn from_lines(
        lead: &'static str,
        lines: impl IntoIterator<Item = String>,
        otherwise: impl Into<String>,
    ) -> Self {
        Self { lead, lines: lines.into_iter().collect(), fallback: otherwise.into() }
    }

    /// Returns the help with the lines that are left.
    pub(in crate::typing) fn to_sentence<'l>(&self, left: impl IntoIterator<Item = &'l str>) -> String {
        let lines: Vec<String> = left.into_iter().map(|line| format!("`{}`", shorten_line(line))).collect();
        if lines.is_empty() {
            return self.fallback.clone();
        }
        format!("{}{}", self.lead, join_phrases(&lines, "or"))
    }
}
