//! Union-find: numbers that are joined, pair by pair, into classes.

/// A union-find structure: the numbers from 0 up, each in one class.
#[derive(Debug)]
pub(super) struct Union {
    parent: Vec<u32>,
}

impl Union {
    /// Creates the structure for the numbers below `count`, each in a class of its own.
    pub(super) fn new(count: usize) -> Self {
        Self { parent: (0..u32::try_from(count).unwrap_or(u32::MAX)).collect() }
    }

    fn find(&mut self, mut x: u32) -> u32 {
        while self.parent[x as usize] != x {
            let up = self.parent[self.parent[x as usize] as usize];
            self.parent[x as usize] = up;
            x = up;
        }
        x
    }

    /// Merges the classes of two numbers. The lowest number represents the class, so that classes are numbered in the
    /// order of their first members.
    pub(super) fn join(&mut self, a: usize, b: usize) {
        let (Ok(a), Ok(b)) = (u32::try_from(a), u32::try_from(b)) else { return };
        let (a, b) = (self.find(a), self.find(b));
        let (least, most) = (a.min(b), a.max(b));
        self.parent[most as usize] = least;
    }

    /// Returns the class of each number, counted from 0 in the order of first members, and the number of classes.
    pub(super) fn into_classes(mut self) -> (Vec<u32>, usize) {
        let mut classes = vec![0; self.parent.len()];
        let mut count = 0;
        for n in 0..classes.len() {
            let root = self.find(u32::try_from(n).unwrap_or(u32::MAX)) as usize;
            if root == n {
                classes[n] = count;
                count += 1;
            } else {
                classes[n] = classes[root];
            }
        }
        (classes, count as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_numbered_by_their_first_members() {
        let mut union = Union::new(5);
        union.join(4, 1);
        union.join(3, 2);
        union.join(4, 3);
        assert_eq!(union.into_classes(), (vec![0, 1, 1, 1, 1], 2));
        assert_eq!(Union::new(0).into_classes(), (vec![], 0));
    }
}
