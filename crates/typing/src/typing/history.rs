//! The history of a draft, so that changes can be undone.

use std::collections::VecDeque;

use super::draft::Draft;

/// The maximum number of changes that can be undone.
const MOST: usize = 200;

/// The current draft, the drafts before it, and those that were undone.
#[derive(Debug, Clone, Default)]
pub struct Drafts {
    current: Draft,
    earlier: VecDeque<Draft>,
    undone: Vec<Draft>,
}

impl Drafts {
    /// Returns the current draft.
    pub fn current(&self) -> &Draft {
        &self.current
    }

    /// Makes another draft the current one, unless the two are equal; forgets the drafts that were undone, and the
    /// oldest one beyond the limit.
    pub fn keep(&mut self, draft: Draft) {
        if draft == self.current {
            return;
        }
        self.undone.clear();
        self.earlier.push_back(std::mem::replace(&mut self.current, draft));
        if self.earlier.len() > MOST {
            self.earlier.pop_front();
        }
    }

    /// Undoes up to `steps` changes; returns how many were undone.
    pub fn undo(&mut self, steps: usize) -> usize {
        let rest = self.earlier.len().saturating_sub(steps);
        let count = self.earlier.len() - rest;
        let before = self.earlier.drain(rest..).rev();
        self.undone.extend(before.map(|draft| std::mem::replace(&mut self.current, draft)));
        count
    }

    /// Redoes up to `steps` undone changes; returns how many were redone.
    pub fn redo(&mut self, steps: usize) -> usize {
        let rest = self.undone.len().saturating_sub(steps);
        let count = self.undone.len() - rest;
        let after = self.undone.drain(rest..).rev();
        self.earlier.extend(after.map(|draft| std::mem::replace(&mut self.current, draft)));
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_is_as_it_was() {
        let mut drafts = Drafts::default();
        let maps = ["f", "f f", "f f, f"];
        for map in maps {
            drafts.keep(Draft::new(map, &[]));
        }
        // Keeping the current draft again is no change.
        drafts.keep(drafts.current().clone());
        assert_eq!((drafts.undo(2), drafts.current().map().as_str()), (2, "f"));
        assert_eq!((drafts.redo(1), drafts.current().map().as_str()), (1, "f f"));
        assert_eq!((drafts.undo(9), drafts.current().map().as_str()), (2, ""));
        assert_eq!((drafts.redo(9), drafts.current().map().as_str()), (3, "f f, f"));
        drafts.undo(1);
        drafts.keep(Draft::new("m", &[]));
        assert_eq!(drafts.redo(1), 0);
    }

    #[test]
    fn what_is_long_ago_is_forgotten() {
        let mut drafts = Drafts::default();
        for n in 1..=3 * MOST {
            drafts.keep(Draft::new(&"f ".repeat(n), &[]));
        }
        assert_eq!(drafts.undo(usize::MAX), MOST);
    }
}
