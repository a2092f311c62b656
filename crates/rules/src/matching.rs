//! Matching: whether all demands can be met if each thing is given only once.

/// A demand for a number of things, which may be of any of the kinds in `fits`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Demand {
    /// The number of things that are wanted.
    pub count: usize,
    /// The kinds of things that meet the demand, each once, by index in the supply.
    pub fits: Vec<usize>,
}

/// Returns `true` if every demand can be met at once; `supply` is the number of things of each kind.
///
/// Things already given are moved to other demands where that helps (augmenting paths), in rounds, until a round helps
/// no demand. The paths are followed without recursion, however long they are.
pub(crate) fn can_meet_all(demands: &[Demand], supply: &[usize]) -> bool {
    let mut distribution = Distribution::new(demands, supply);
    loop {
        let mut round = Round::new(demands.len(), supply.len());
        let mut has_helped = false;
        for demand in 0..demands.len() {
            while distribution.open[demand] > 0 && distribution.give_at_least_one(demand, &mut round) {
                has_helped = true;
            }
        }
        if distribution.open.iter().all(|open| *open == 0) {
            return true;
        }
        if !has_helped {
            return false;
        }
    }
}

/// The distribution of the supply among the demands, as far as it has come.
struct Distribution<'w> {
    demands: &'w [Demand],
    /// The number of things that each demand still lacks.
    open: Vec<usize>,
    /// The number of things of each kind that are not given to any demand yet.
    remaining: Vec<usize>,
    /// The number of things given to each demand, for each kind in its `fits`.
    given: Vec<Vec<usize>>,
    /// For each kind of thing, the demands that it fits, each with the kind's index in the demand's `fits`.
    demands_by_kind: Vec<Vec<(usize, usize)>>,
}

/// The progress of one round of giving things to demands; a choice that has failed is not examined again in the round.
struct Round {
    /// For each demand, the kind of thing that is examined next, by index in its `fits`.
    cursor: Vec<usize>,
    /// For each kind of thing, the demand from which one is taken next, by index in its `demands_by_kind`.
    next_giver: Vec<usize>,
    /// Set for the demands on the path that is being followed.
    is_on_path: Vec<bool>,
}

impl Round {
    fn new(demands: usize, things: usize) -> Self {
        Self { cursor: vec![0; demands], next_giver: vec![0; things], is_on_path: vec![false; demands] }
    }
}

/// A demand on a path, and the index in its `fits` of the kind that is taken from it (unused for the first demand).
#[derive(Clone, Copy)]
struct Stage {
    demand: usize,
    lost_fit: usize,
}

impl<'w> Distribution<'w> {
    fn new(demands: &'w [Demand], supply: &[usize]) -> Self {
        let mut demands_by_kind = vec![Vec::new(); supply.len()];
        for (n, demand) in demands.iter().enumerate() {
            for (place, thing) in demand.fits.iter().enumerate() {
                demands_by_kind[*thing].push((n, place));
            }
        }
        Self {
            demands,
            open: demands.iter().map(|w| w.count).collect(),
            remaining: supply.to_vec(),
            given: demands.iter().map(|w| vec![0; w.fits.len()]).collect(),
            demands_by_kind,
        }
    }

    /// Gives the demand `first` at least one thing, if necessary from another demand that then gets another thing, and
    /// so on; returns `true` if that was possible.
    fn give_at_least_one(&mut self, first: usize, round: &mut Round) -> bool {
        let mut path = vec![Stage { demand: first, lost_fit: 0 }];
        let found = loop {
            let Some(&Stage { demand, .. }) = path.last() else { break false };
            round.is_on_path[demand] = true;
            let Some(&thing) = self.demands[demand].fits.get(round.cursor[demand]) else {
                round.is_on_path[demand] = false;
                path.pop();
                continue;
            };
            if self.remaining[thing] > 0 {
                self.hand_over(&path, round);
                break true;
            }
            match self.demands_by_kind[thing].get(round.next_giver[thing]) {
                None => round.cursor[demand] += 1,
                Some(&(other, place)) => {
                    round.next_giver[thing] += 1;
                    if self.given[other][place] > 0 && !round.is_on_path[other] {
                        path.push(Stage { demand: other, lost_fit: place });
                    }
                }
            }
        };
        for stage in path {
            round.is_on_path[stage.demand] = false;
        }
        found
    }

    /// Hands things over along a path: as many as the first demand lacks, each later demand can lose, and are left of
    /// the last kind, whichever is least.
    fn hand_over(&mut self, path: &[Stage], round: &Round) {
        let (Some(first), Some(last)) = (path.first(), path.last()) else { return };
        let end = self.demands[last.demand].fits[round.cursor[last.demand]];
        let losses = path.iter().skip(1).map(|s| self.given[s.demand][s.lost_fit]);
        let count = losses.fold(self.open[first.demand].min(self.remaining[end]), usize::min);
        self.open[first.demand] -= count;
        self.remaining[end] -= count;
        for stage in path {
            self.given[stage.demand][round.cursor[stage.demand]] += count;
        }
        for stage in path.iter().skip(1) {
            self.given[stage.demand][stage.lost_fit] -= count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn demand(count: usize, fits: impl IntoIterator<Item = usize>) -> Demand {
        Demand { count, fits: fits.into_iter().collect() }
    }

    #[test]
    fn what_is_given_is_moved_where_that_helps() {
        let demands = [demand(1, [0, 1]), demand(1, [0]), demand(1, [1, 2])];
        assert!(can_meet_all(&demands, &[1, 1, 1]));
        assert!(!can_meet_all(&demands, &[1, 1, 0]));
        assert!(can_meet_all(&[demand(3, [0, 1]), demand(2, [0])], &[2, 3]));
        assert!(!can_meet_all(&[demand(3, [0, 1]), demand(2, [0])], &[1, 4]));
        assert!(can_meet_all(&[], &[]));
        assert!(!can_meet_all(&[demand(1, [])], &[1]));
    }

    #[test]
    fn every_small_case_comes_out_as_by_trying() {
        fn try_all(demands: &[Demand], left: &mut Vec<usize>) -> bool {
            let Some((first, rest)) = demands.split_first() else { return true };
            first.fits.iter().any(|thing| {
                if left[*thing] == 0 {
                    return false;
                }
                left[*thing] -= 1;
                let is_met = try_all(rest, left);
                left[*thing] += 1;
                is_met
            })
        }
        // Each of four demands fits one of the eight sets of three things.
        for case in 0..8u32.pow(4) {
            let set = |n: u32| (case >> (3 * n)) & 7;
            let demands: Vec<Demand> = (0..4).map(|n| demand(1, (0..3).filter(|t| set(n) >> t & 1 == 1))).collect();
            for supply in [[1, 1, 2], [2, 2, 0], [4, 0, 0], [1, 1, 1]] {
                assert_eq!(
                    can_meet_all(&demands, &supply),
                    try_all(&demands, &mut supply.to_vec()),
                    "{demands:?} {supply:?}"
                );
            }
        }
    }

    #[test]
    fn a_long_way_is_followed_to_its_end() {
        // The last demand needs what the first one took, so every demand must move to its other thing.
        let many = 50_000;
        let mut demands: Vec<Demand> = (0..many).map(|n| demand(1, [n, n + 1])).collect();
        demands.push(demand(1, [0]));
        assert!(can_meet_all(&demands, &vec![1; many + 1]));
        demands.push(demand(1, [0]));
        assert!(!can_meet_all(&demands, &vec![1; many + 1]));
    }
}
