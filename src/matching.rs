//! Matching: whether all demands can be met if each thing is given only once.

/// A demand for a number of things, of the kinds that fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Want {
    /// The number that is wanted.
    pub(crate) count: usize,
    /// The kinds of things that fit, each once.
    pub(crate) fits: Vec<usize>,
}

/// Returns `true` if every want can be met at once; `supply` is the number of things of each kind.
///
/// Things already given are moved to other wants where that helps (augmenting paths), in rounds, until a round helps no
/// want. The paths are followed without recursion, however long they are.
pub(crate) fn all_met(wants: &[Want], supply: &[usize]) -> bool {
    let mut giving = Giving::new(wants, supply);
    loop {
        let mut round = Round::new(wants.len(), supply.len());
        let mut helped = false;
        for want in 0..wants.len() {
            while giving.open[want] > 0 && giving.give(want, &mut round) {
                helped = true;
            }
        }
        if giving.open.iter().all(|open| *open == 0) {
            return true;
        }
        if !helped {
            return false;
        }
    }
}

/// The state of the distribution.
struct Giving<'w> {
    wants: &'w [Want],
    /// The number that each want still lacks.
    open: Vec<usize>,
    /// The number of things of each kind that are left.
    left: Vec<usize>,
    /// The number of things given to each want, for each kind that fits.
    given: Vec<Vec<usize>>,
    /// The wants that each kind of thing fits, each with the kind's index in the want's `fits`.
    fitted: Vec<Vec<(usize, usize)>>,
}

/// The progress of a round; nothing is examined twice.
struct Round {
    /// The kind that each want examines, by index in its `fits`.
    at: Vec<usize>,
    /// The want from which each kind would be taken next, by index in `fitted`.
    from: Vec<usize>,
    /// Set for the wants on the path that is being followed.
    on_way: Vec<bool>,
}

impl Round {
    fn new(wants: usize, things: usize) -> Self {
        Self { at: vec![0; wants], from: vec![0; things], on_way: vec![false; wants] }
    }
}

/// A want on a path, and the index in its `fits` of the thing that is taken from it.
#[derive(Clone, Copy)]
struct Stage {
    want: usize,
    loses: usize,
}

impl<'w> Giving<'w> {
    fn new(wants: &'w [Want], supply: &[usize]) -> Self {
        let mut fitted = vec![Vec::new(); supply.len()];
        for (n, want) in wants.iter().enumerate() {
            for (place, thing) in want.fits.iter().enumerate() {
                fitted[*thing].push((n, place));
            }
        }
        Self {
            wants,
            open: wants.iter().map(|w| w.count).collect(),
            left: supply.to_vec(),
            given: wants.iter().map(|w| vec![0; w.fits.len()]).collect(),
            fitted,
        }
    }

    /// Gives a want something, if necessary by taking a thing from another want that then gets another, and so on;
    /// returns `true` if that was possible.
    fn give(&mut self, first: usize, round: &mut Round) -> bool {
        let mut way = vec![Stage { want: first, loses: 0 }];
        let found = loop {
            let Some(&Stage { want, .. }) = way.last() else {
                break false;
            };
            round.on_way[want] = true;
            let Some(&thing) = self.wants[want].fits.get(round.at[want]) else {
                round.on_way[want] = false;
                way.pop();
                continue;
            };
            if self.left[thing] > 0 {
                self.hand_over(&way, round);
                break true;
            }
            match self.fitted[thing].get(round.from[thing]) {
                None => round.at[want] += 1,
                Some(&(other, place)) => {
                    round.from[thing] += 1;
                    if self.given[other][place] > 0 && !round.on_way[other] {
                        way.push(Stage { want: other, loses: place });
                    }
                }
            }
        };
        for stage in way {
            round.on_way[stage.want] = false;
        }
        found
    }

    /// Hands things over along a path: as many as its first want lacks, every stage can lose, and are left at its end,
    /// whichever is least.
    fn hand_over(&mut self, way: &[Stage], round: &Round) {
        let (Some(first), Some(last)) = (way.first(), way.last()) else {
            return;
        };
        let end = self.wants[last.want].fits[round.at[last.want]];
        let losses = way.iter().skip(1).map(|s| self.given[s.want][s.loses]);
        let count = losses.fold(self.open[first.want].min(self.left[end]), usize::min);
        self.open[first.want] -= count;
        self.left[end] -= count;
        for stage in way {
            self.given[stage.want][round.at[stage.want]] += count;
        }
        for stage in way.iter().skip(1) {
            self.given[stage.want][stage.loses] -= count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn want(count: usize, fits: impl IntoIterator<Item = usize>) -> Want {
        Want { count, fits: fits.into_iter().collect() }
    }

    #[test]
    fn what_is_given_is_moved_where_that_helps() {
        let wants = [want(1, [0, 1]), want(1, [0]), want(1, [1, 2])];
        assert!(all_met(&wants, &[1, 1, 1]));
        assert!(!all_met(&wants, &[1, 1, 0]));
        assert!(all_met(&[want(3, [0, 1]), want(2, [0])], &[2, 3]));
        assert!(!all_met(&[want(3, [0, 1]), want(2, [0])], &[1, 4]));
        assert!(all_met(&[], &[]));
        assert!(!all_met(&[want(1, [])], &[1]));
    }

    #[test]
    fn every_small_case_comes_out_as_by_trying() {
        fn tried(wants: &[Want], left: &mut Vec<usize>) -> bool {
            let Some((first, rest)) = wants.split_first() else {
                return true;
            };
            first.fits.iter().any(|thing| {
                if left[*thing] == 0 {
                    return false;
                }
                left[*thing] -= 1;
                let met = tried(rest, left);
                left[*thing] += 1;
                met
            })
        }
        // Each of four wants fits one of the eight sets of three things.
        for case in 0..8u32.pow(4) {
            let set = |n: u32| (case >> (3 * n)) & 7;
            let wants: Vec<Want> = (0..4).map(|n| want(1, (0..3).filter(|t| set(n) >> t & 1 == 1))).collect();
            for supply in [[1, 1, 2], [2, 2, 0], [4, 0, 0], [1, 1, 1]] {
                assert_eq!(all_met(&wants, &supply), tried(&wants, &mut supply.to_vec()), "{wants:?} {supply:?}");
            }
        }
    }

    #[test]
    fn a_long_way_is_followed_to_its_end() {
        // The last want needs what the first one took, so every want must move to its other thing.
        let many = 50_000;
        let mut wants: Vec<Want> = (0..many).map(|n| want(1, [n, n + 1])).collect();
        wants.push(want(1, [0]));
        assert!(all_met(&wants, &vec![1; many + 1]));
        wants.push(want(1, [0]));
        assert!(!all_met(&wants, &vec![1; many + 1]));
    }
}
