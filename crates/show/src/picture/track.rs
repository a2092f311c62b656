//! The score track, and the findings of an outcome that have no place on the board.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use carcassonne_position::wording::say;
use carcassonne_rules::mechanics::{PosedQuestion, ReplyPart, ScoreTrack, TrackFigure, TrackWay};
use carcassonne_rules::verdict::Outcome;

use super::make::{PlanVerdicts, View};
use super::plan::{Band, Plan, TrackPlan};

/// The maximum number of ways to play a turn for which the score track is drawn.
const MOST_BANDS: usize = 3;
/// The key in a reply for the best of several ways to play a turn.
const BEST: &str = "best";
/// The maximum number of lines of text that are written below a board.
const MOST_LINES: usize = 8;
/// The number of spaces of the score track that are drawn on each side of a figure.
const ROUND: i64 = 2;
/// The longest move on the score track, in spaces, that is drawn without a break.
const LONG: i64 = 24;

impl View<'_> {
    /// Adds the score track of the first question about the track; if an outcome is drawn, only if that answers it.
    pub(super) fn add_track(&self, plan: &mut Plan, overlay: &PlanVerdicts<'_>) {
        for (ix, posed) in self.questions() {
            let finding = match overlay.key {
                Some(row) if row.subject != ix => continue,
                Some(_) => overlay.outcome(ix).map(|outcome| &*outcome.finding),
                // If only one outcome is possible, it is drawn.
                None => overlay.for_subject(ix).and_then(|judged| match judged.verdicts.as_slice() {
                    [only] => only.single_outcome().map(|outcome| &*outcome.finding),
                    _ => None,
                }),
            };
            if let Some(track) = posed.query.score_track(self.table, finding).filter(|track| !track.figures.is_empty())
            {
                plan.track = Some(self.plan_track(&track));
                if track.ways.len() > MOST_BANDS {
                    let more = say!(legend::MoreDrawn { count: track.ways.len(), drawn: MOST_BANDS });
                    plan.lines.push(self.table.voice().capitalized_sentence(&more));
                }
                return;
            }
        }
    }

    fn plan_track(&self, track: &ScoreTrack) -> TrackPlan {
        let voice = self.table.voice();
        let unmoved = [TrackWay::default()];
        let ways = if track.ways.is_empty() { &unmoved[..] } else { &track.ways[..] };
        let bands = ways.iter().take(MOST_BANDS).map(|way| Band {
            before: track.figures.clone(),
            after: way.ends.clone(),
            messages: way.messages.iter().map(|said| voice.capitalized_sentence(said)).take(MOST_LINES).collect(),
            spaces: spaces_to_draw(&track.figures, &way.ends),
        });
        TrackPlan { bands: bands.collect(), dark: track.dark_interval }
    }

    /// Returns `true` if more than a board can be drawn: a score track, or findings of a question not about the board.
    pub fn has_more_than_board(&self) -> bool {
        self.table.questions.iter().any(|posed| {
            posed.query.score_track(self.table, None).is_some_and(|track| !track.figures.is_empty())
                || !posed.query.depends_on_board()
        })
    }

    /// Adds the findings of an outcome that have no place on the board, in sentences.
    pub(super) fn add_lines(&self, plan: &mut Plan, posed: &PosedQuestion, outcome: &Outcome) {
        let voice = self.table.voice();
        let reply = outcome.reply();
        for (key, part) in reply.iter() {
            let form = posed.form.reply_keys.iter().find(|form| form.word == key);
            // The best choice is evident from the ways and their totals.
            let is_evident = key == BEST && !reply.rows().is_empty();
            let is_reported = match part {
                ReplyPart::Count(_) | ReplyPart::Words(_) => true,
                ReplyPart::Flag(_) => !posed.query.depends_on_board(),
                ReplyPart::Players(players) => !players.is_empty() && !posed.query.depends_on_board(),
                _ => false,
            };
            if let Some(form) = form
                .filter(|form| is_reported && !is_evident && !form.kind.is_of_a_row() && plan.lines.len() < MOST_LINES)
            {
                plan.lines.push(voice.capitalized_sentence(&form.to_sentence(part.arg())));
            }
        }
    }
}

/// Returns the spaces of the score track to draw, at most 120: those near figures, and those of moves up to [`LONG`].
fn spaces_to_draw(before: &[TrackFigure], after: &[TrackFigure]) -> Vec<i64> {
    let mut drawn_spaces: BTreeSet<i64> = BTreeSet::new();
    let mut add_around = |at: i64| drawn_spaces.extend((at.saturating_sub(ROUND)).max(0)..=at.saturating_add(ROUND));
    before.iter().chain(after).for_each(|figure| add_around(figure.position));
    for end in after {
        let start = before.iter().find(|figure| figure.is_same(end));
        if let Some(start) = start.map(|from| from.position) {
            let (low, high) = (start.min(end.position), start.max(end.position));
            if high.saturating_sub(low) <= LONG {
                drawn_spaces.extend(low..=high);
            }
        }
    }
    drawn_spaces.into_iter().take(120).collect()
}

impl TrackPlan {
    /// Draws the score track in characters: above its spaces the figures before the turn, below them those after it;
    /// dark spaces in brackets. Scoring meeples are written as initials, messengers as initials in lower case.
    pub(super) fn to_lines(&self, initials: &[String], width: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (n, band) in self.bands.iter().enumerate() {
            if n > 0 {
                lines.push(String::new());
            }
            let cells: Vec<Option<i64>> = with_breaks(&band.spaces).collect();
            let per_line = (width / 5).max(4);
            for part in cells.chunks(per_line) {
                let marks = |figures: &[TrackFigure], at: Option<i64>| -> String {
                    let present = figures.iter().filter(|figure| Some(figure.position) == at);
                    present.map(|figure| figure_mark(figure, initials)).collect()
                };
                let row = |figures: &[TrackFigure]| join_centred(part.iter().map(|at| marks(figures, *at)));
                let spaces = join_centred(part.iter().map(|at| self.cell(*at)));
                lines.extend([row(&band.before), spaces, row(&band.after)]);
            }
            lines.extend(band.messages.iter().cloned());
        }
        lines.dedup_by(|a, b| a.is_empty() && b.is_empty());
        lines
    }

    fn cell(&self, at: Option<i64>) -> String {
        match at {
            None => "…".to_owned(),
            Some(at) if self.is_dark(at) => format!("[{at}]"),
            Some(at) => at.to_string(),
        }
    }

    /// Returns `true` if a space of the score track is a dark one.
    pub(super) fn is_dark(&self, at: i64) -> bool {
        self.dark > 0 && at % self.dark == 0
    }
}

/// Joins texts into one line, each centred in 5 columns.
fn join_centred(texts: impl Iterator<Item = String>) -> String {
    let mut line = String::new();
    for text in texts {
        let _ = write!(line, "{text:^5}");
    }
    line.trim_end().to_owned()
}

/// Returns the numbers `spaces` of the score track, with `None` between two that are not adjacent.
pub(super) fn with_breaks(spaces: &[i64]) -> impl Iterator<Item = Option<i64>> {
    let mut last: Option<i64> = None;
    spaces.iter().flat_map(move |at| {
        let gap = last.is_some_and(|last| at - last > 1);
        last = Some(*at);
        gap.then_some(None).into_iter().chain([Some(*at)])
    })
}

fn figure_mark(figure: &TrackFigure, initials: &[String]) -> String {
    let initial = initials.get(figure.player.index()).map_or("?", String::as_str);
    if figure.messenger { initial.to_lowercase() } else { initial.to_owned() }
}
