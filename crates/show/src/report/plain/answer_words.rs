//! The words next to a board: the subjects, today's answer, and the claims.

use carcassonne_position::wording::say;

use super::part_lines::{Region, Room, region_of};
use super::plain_page::{Brevity, CitationForm, PlainPage};
use crate::report::answer::Part;
use crate::report::phrases::label_prefix;
use crate::report::style::Ink;

impl PlainPage<'_> {
    /// Returns the subjects, today's answer, and the claims. In the tightest forms, claims are cut to their standing today if the
    /// words take more than this number of lines otherwise.
    pub(super) fn words_within(&self, width: usize, lines: usize) -> Vec<String> {
        let is_tight = self.form.brevity >= Brevity::Tightest && self.lay_out_words(width, false).len() > lines;
        self.lay_out_words(width, is_tight)
    }

    /// Returns the subjects, today's answer, and the claims; in the tightest forms, claims are cut to their standing today.
    pub(super) fn words(&self, width: usize) -> Vec<String> {
        self.lay_out_words(width, self.form.brevity >= Brevity::Tightest)
    }

    fn lay_out_words(&self, width: usize, is_tight: bool) -> Vec<String> {
        let page = self.page;
        let brevity = self.form.brevity;
        let room = Room { width, brevity, is_tight };
        let is_joint = brevity > Brevity::Full && page.subjects.len() > 1 && page.today.len() == 1;
        let mut out = if is_joint { self.subjects_with_answers(width) } else { Vec::new() };
        let lines = |region: Region| {
            let is_wanted = move |part: &Part<'_>| {
                region_of(part) == region && !(is_joint && matches!(part, Part::Subjects(_) | Part::Today(_)))
            };
            page.parts().filter(is_wanted).flat_map(|part| self.part_lines(&part, room))
        };
        out.extend(lines(Region::Subjects));
        if page.subjects.is_empty() {
            let nothing = self.voice.capitalized_sentence(&say!(report::NothingAsked));
            out.extend(self.wrap(&nothing, width, "", ""));
        }
        out.push(String::new());
        out.extend(lines(Region::Answers));
        // A table shows the differences between rule sets.
        if !is_tight || page.table.groups.is_empty() {
            out.extend(lines(Region::Agreement));
        }
        if brevity >= Brevity::Shortest {
            out.retain(|line| !line.is_empty());
        }
        out.push(String::new());
        out
    }

    /// Returns each subject together with today's answer, a line or two for each.
    fn subjects_with_answers(&self, width: usize) -> Vec<String> {
        let page = self.page;
        let mut out = Vec::new();
        for today in &page.today {
            out.extend(self.wrap(&format!("{}:", today.rules), width, "", ""));
        }
        // Citations of undisputed rules are left out first.
        let has_citations = self.form.citations != CitationForm::Brief || page.decisions.is_empty();
        for asked in &page.subjects {
            let phrase = asked.heading_with_answer(self.voice, has_citations).unwrap_or_else(|| asked.heading.clone());
            let label = label_prefix(&asked.label);
            let indent = " ".repeat(label.chars().count());
            out.extend(self.wrap(&phrase, width, &label, &indent));
            for end in asked.ends() {
                out.extend(self.paint(Ink::Faint, self.wrap(end, width, &indent, &indent)));
            }
        }
        out
    }
}
