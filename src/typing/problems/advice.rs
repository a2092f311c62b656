//! A problem that offers lines to type instead, of which those are told that would be taken.

use crate::text::{Code, Problem, Span, join_phrases, shorten_line};

/// Why a cell cannot be changed so.
pub(in crate::typing) struct Slip {
    /// What is wrong.
    message: String,
    /// What is said at its place.
    label: &'static str,
    /// What to type instead.
    pub(in crate::typing) advice: Advice,
}

impl Slip {
    pub(super) fn new(message: impl Into<String>, label: &'static str, advice: Advice) -> Self {
        Self { message: message.into(), label, advice }
    }

    /// The problem, with what its advice has come to.
    pub(in crate::typing) fn problem(self, help: String, at: Span) -> Problem {
        Problem::new(Code::MapCell, at, self.message).label(self.label).help(help)
    }
}

/// What to type instead.
pub(in crate::typing) struct Advice {
    /// What is said before the lines.
    lead: &'static str,
    /// Lines to type, the likeliest first: those that the board refuses are left out.
    pub(in crate::typing) lines: Vec<String>,
    /// What is said where there is none, or none is left.
    pub(in crate::typing) otherwise: String,
}

impl Advice {
    /// No line, but a sentence.
    pub(super) fn say(text: impl Into<String>) -> Self {
        Self { lead: "", lines: Vec::new(), otherwise: text.into() }
    }

    /// Lines to write.
    pub(in crate::typing) fn write(lines: impl IntoIterator<Item = String>, otherwise: impl Into<String>) -> Self {
        Self::lines("write ", lines, otherwise)
    }

    /// Lines.
    pub(super) fn lines(
        lead: &'static str,
        lines: impl IntoIterator<Item = String>,
        otherwise: impl Into<String>,
    ) -> Self {
        Self { lead, lines: lines.into_iter().collect(), otherwise: otherwise.into() }
    }

    /// What is said of it, with those lines that are left.
    pub(in crate::typing) fn said<'l>(&self, left: impl IntoIterator<Item = &'l str>) -> String {
        let lines: Vec<String> = left.into_iter().map(|line| format!("`{}`", shorten_line(line))).collect();
        if lines.is_empty() {
            return self.otherwise.clone();
        }
        format!("{}{}", self.lead, join_phrases(&lines, "or"))
    }
}
