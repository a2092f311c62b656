//! Drafts one after the other, so that a change can be taken back.

use std::collections::VecDeque;

use super::draft::Draft;

/// How many changes can be taken back.
const MOST: usize = 200;

/// A draft, those that were before it, and those that were taken back.
#[derive(Debug, Clone, Default)]
pub struct Drafts {
    now: Draft,
    before: VecDeque<Draft>,
    after: Vec<Draft>,
}

impl Drafts {
    /// The draft as it is.
    pub fn now(&self) -> &Draft {
        &self.now
    }

    /// Goes on with another draft. What was taken back is forgotten, and so are changes of long ago.
    pub fn keep(&mut self, draft: Draft) {
        if draft == self.now {
            return;
        }
        self.after.clear();
        self.before.push_back(std::mem::replace(&mut self.now, draft));
        if self.before.len() > MOST {
            self.before.pop_front();
        }
    }

    /// Takes changes back; says how many it could.
    pub fn undo(&mut self, steps: usize) -> usize {
        let mut done = 0;
        while done < steps
            && let Some(before) = self.before.pop_back()
        {
            self.after.push(std::mem::replace(&mut self.now, before));
            done += 1;
        }
        done
    }

    /// Makes changes again that were taken back; says how many it could.
    pub fn redo(&mut self, steps: usize) -> usize {
        let mut done = 0;
        while done < steps
            && let Some(after) = self.after.pop()
        {
            self.before.push_back(std::mem::replace(&mut self.now, after));
            done += 1;
        }
        done
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
        // What changes nothing is no change.
        drafts.keep(drafts.now().clone());
        assert_eq!((drafts.undo(2), drafts.now().map().as_str()), (2, "f"));
        assert_eq!((drafts.redo(1), drafts.now().map().as_str()), (1, "f f"));
        assert_eq!((drafts.undo(9), drafts.now().map().as_str()), (2, ""));
        assert_eq!((drafts.redo(9), drafts.now().map().as_str()), (3, "f f, f"));
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
