//! An answer laid out for a page.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::collect_set;
use carcassonne_position::wording::say;
use carcassonne_rules::verdict::{Standing, leading_rule_set};
use carcassonne_text::capitalize;
use maud::{Markup, html};

use super::answer_context::AnswerContext;
use super::boards::{Patterns, Picture, PictureLabel, PicturePlace, define_patterns};
use super::escaped_text::Text;
use super::law_section::{self, RegisterEntry};
use super::{OpenDetails, Spot, heading, labels, outcomes};
use crate::picture::{Rendering, Size, Svg, Window};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{ClaimText, Claimable, Decision, Page, Part, SubjectAnswer, Today, board_words};
use crate::report::detail::Detail;
use crate::report::judged::Report;
use crate::report::phrases;
use crate::report::style::Style;

/// The maximum number of columns and rows of spaces that a report draws.
const MOST_SPACES: (usize, usize) = (16, 16);

/// An answer laid out, with the data of its entry in the contents and registers of a book.
#[derive(Debug, Clone)]
pub struct Leaf {
    /// The position in the report.
    pub(super) spot: Spot,
    /// The question, or the heading of the first subject if no question is put.
    pub(super) title: String,
    /// Today's answer in a phrase.
    pub(super) shortly: Option<String>,
    /// The id and the size of the picture of the board, if there is one.
    pub(super) board: Option<(String, (f64, f64))>,
    /// The deciding questions of law: the id, and the question in a few words.
    pub(super) decided: Vec<(String, String)>,
    /// The cited rulings as entries of a book's register, by their ids.
    pub(super) rulings: BTreeMap<String, RegisterEntry>,
    /// The fill patterns of the pictures, by their ids.
    pub(super) patterns: Patterns,
    /// The ids of the cited sources.
    pub(super) sources: BTreeSet<String>,
    /// The answer as HTML.
    pub(super) html: Markup,
}

/// The maximum number of columns and rows of spaces of a board that is shown by itself.
const MOST_SPACES_ALONE: (usize, usize) = (40, 40);

/// An answer for a page that shows the board elsewhere.
#[derive(Debug, Clone)]
pub struct AnswerFragment {
    /// The answer as HTML, without its question and its board.
    pub html: String,
    /// Today's answer.
    pub today: Vec<Today>,
    /// The answers of rule sets that differ from today's.
    pub otherwise: Option<String>,
    /// The claims, each with its standing.
    pub claims: Vec<ClaimText>,
    /// The claims that players may make.
    pub claimable: Vec<Claimable>,
    /// The picture of the board, if there is one, and the drawn part of the board.
    pub board: Option<(Svg, Window)>,
}

impl AnswerFragment {
    /// Lays out an answer.
    pub fn new(report: &Report<'_>) -> Self {
        let board = AnswerBoard::cropped(report, MOST_SPACES_ALONE);
        let spot = Spot::single();
        let (leaf, page) = Leaf::lay_out(report, &spot, OpenDetails::default(), board.as_ref(), false);
        let words = board_words::describe_board(report.table).join(" ");
        let picture = board.as_ref().and_then(|board| {
            let rendering = Rendering { prefix: "board", ..Rendering::new(&leaf.title, &words) };
            Some((board.svg(None, rendering)?, board.window()))
        });
        let html = html! { (define_patterns(std::iter::once(&leaf.patterns))) (leaf.html) };
        let otherwise = page.differences(report.table.voice());
        let claimable = page.claimable(report);
        let Page { today, claims, .. } = page;
        Self { html: html.into_string(), today, otherwise, claims, claimable, board: picture }
    }
}

impl Leaf {
    /// Lays out the answer to a file.
    pub fn new(report: &Report<'_>, spot: &Spot, open: OpenDetails) -> Self {
        let board = AnswerBoard::cropped(report, MOST_SPACES);
        Self::lay_out(report, spot, open, board.as_ref(), true).0
    }

    /// Lays out the answer to a file, and returns its page too; without head and board unless `has_board`.
    fn lay_out(
        report: &Report<'_>,
        spot: &Spot,
        open: OpenDetails,
        board: Option<&AnswerBoard<'_>>,
        has_board: bool,
    ) -> (Self, Page) {
        // A single answer has folded steps too.
        let detail = Detail { law: true, steps: open.steps || !spot.is_in_book, ..report.detail };
        let page = Page::with_board(&Report { detail, ..*report }, board);
        let voice = report.table.voice();
        let context = AnswerContext {
            page: &page,
            voice,
            spot,
            open,
            is_law_folded: !has_board,
            level: match (spot.is_in_book, spot.is_by_topic) {
                (false, _) => 1,
                (true, false) => 2,
                (true, true) => 3,
            },
        };
        let title = page.question.clone().or_else(|| Some(page.subjects.first()?.heading.clone()));
        let title = title.unwrap_or_else(|| voice.say(&say!(page::Board)));
        let mut picture = board.filter(|_| has_board).and_then(|board| {
            let words = board_words::describe_board(report.table).join(" ");
            let id = format!("B{}m", spot.number);
            let label = PictureLabel::Heading(&context.id("question"), &words);
            Picture::draw(board, None, PicturePlace::for_board(board), &id, label)
        });
        let mut regions = context.regions(report, board, picture.as_mut());
        let mut patterns = picture.as_ref().map(|p| p.patterns.clone()).unwrap_or_default();
        patterns.append(&mut regions.patterns);
        let rulings = page.law.iter().flat_map(|law| &law.readings).flat_map(|reading| &reading.rulings);
        let leaf = Self {
            patterns,
            shortly: page.subjects.iter().find_map(|asked| asked.short_answer.clone()),
            board: picture.as_ref().map(|picture| (picture.id.clone(), picture.size)),
            decided: page.decisions.iter().map(|d| (d.id.clone(), d.asks.clone())).collect(),
            sources: collect_set(rulings.map(|ruling| ruling.source_id.clone())),
            rulings: law_section::register_entries(&context, &page.law),
            html: if has_board {
                context.full_answer(&regions, report.file, &title, board, picture.as_ref())
            } else {
                context.answer_fragment(&regions, board)
            },
            spot: spot.clone(),
            title,
        };
        (leaf, page)
    }
}

/// The regions of an answer, each with its parts.
#[derive(Default)]
struct Regions {
    /// The source, after the name of the file.
    source: Markup,
    /// The map as read, below the name of the file.
    read_back: Markup,
    /// The notes, above the board.
    notes: Markup,
    /// The subjects, in the caption of the board.
    subjects: Markup,
    /// The answers and claims, next to the board or below it.
    answers: Markup,
    /// The outcomes and the law, below board and answers.
    below: Markup,
    /// The steps, at the end.
    steps: Markup,
    /// The fill patterns of the pictures in these regions.
    patterns: Patterns,
}

impl AnswerContext<'_> {
    /// Returns a heading that is lower than that of the answer by a number of levels.
    pub(super) fn heading(&self, below: usize, id: Option<&str>, text: &str) -> Markup {
        heading(self.level + below, id, &html! { (Text(text)) })
    }

    /// Returns the id of a part of the answer.
    pub(super) fn id(&self, part: &str) -> String {
        format!("{}:{part}", self.spot.anchor)
    }

    /// Lays out the parts of the answer in their regions.
    fn regions(
        &self,
        report: &Report<'_>,
        board: Option<&AnswerBoard<'_>>,
        mut picture: Option<&mut Picture>,
    ) -> Regions {
        let mut regions = Regions::default();
        for part in self.page.parts() {
            let (html, region) = match part {
                Part::Source(text) => (html! { " · " (Text(text)) }, &mut regions.source),
                Part::ReadBack(lines) => {
                    (html! { p.faint { @for line in lines { (Text(line)) " " } } }, &mut regions.read_back)
                }
                Part::Notes(notes) => {
                    (html! { @for note in notes { p.note role="note" { (Text(note)) } } }, &mut regions.notes)
                }
                // The picture has its own place in `full_answer`.
                Part::Board => (self.nothing_asked(), &mut regions.subjects),
                Part::Subjects(all) => (subjects(all), &mut regions.subjects),
                Part::MoreSubjects(text) | Part::Unanswered(text) => {
                    (html! { p.faint { (Text(text)) } }, &mut regions.subjects)
                }
                Part::Today(all) => (self.today(all), &mut regions.answers),
                // The section of today's answer has it.
                Part::Agreement(_) if !self.page.today.is_empty() => continue,
                Part::Agreement(text) => (agreement(text), &mut regions.answers),
                Part::Claims(claims) => (self.claims(claims, report), &mut regions.answers),
                Part::Decisions(decided) => (self.decisions(decided), &mut regions.answers),
                Part::Outcomes(table) => {
                    let (cards, patterns) = outcomes::cards(self, table, board, picture.take());
                    regions.patterns = patterns;
                    (html! { (cards) (outcomes::table(self, table)) }, &mut regions.below)
                }
                Part::Law(all) => (law_section::law_section(self, all), &mut regions.below),
                Part::Steps(all) => (law_section::steps_section(self, all), &mut regions.steps),
                // The question is the title, `decisions` has the reason, `law_section` the undisputed law. All claims and steps
                // are shown, and only users of the program can give the flags in `More`.
                Part::Question(_)
                | Part::MoreClaims(_)
                | Part::PairNote(_)
                | Part::Explanations(_)
                | Part::Undisputed(_)
                | Part::MoreDetail(_) => continue,
            };
            region.0.push_str(&html.0);
        }
        regions
    }

    /// Returns the answer with its head and its board.
    fn full_answer(
        &self,
        regions: &Regions,
        file: &str,
        title: &str,
        board: Option<&AnswerBoard<'_>>,
        picture: Option<&Picture>,
    ) -> Markup {
        let top = match board.map(PicturePlace::for_board) {
            None => "top alone",
            Some(PicturePlace::Top) => "top wide",
            Some(PicturePlace::Side | PicturePlace::Card) => "top",
        };
        html! {
            header {
                (self.heading(0, Some(&self.id("question")), title))
                p.from { code { (Text(file)) } (regions.source) }
            }
            (regions.read_back)
            (regions.notes)
            div class=(top) {
                @if let Some(picture) = picture {
                    figure.board { (picture.svg()) figcaption { (self.caption(regions, board)) } }
                }
                div.says {
                    @if picture.is_none() { (regions.subjects) }
                    (regions.answers)
                }
            }
            (regions.below)
            (regions.steps)
        }
    }

    /// Returns the answer without its head and its board.
    fn answer_fragment(&self, regions: &Regions, board: Option<&AnswerBoard<'_>>) -> Markup {
        html! {
            (regions.notes)
            div.says { (self.caption(regions, board)) (regions.answers) }
            (regions.below)
            (regions.steps)
        }
    }

    /// Returns the caption of the board: the subjects, the legend, and a note if the board is cut off.
    fn caption(&self, regions: &Regions, board: Option<&AnswerBoard<'_>>) -> Markup {
        html! {
            (regions.subjects)
            (legend(board))
            @if let Some(cut) = board.and_then(AnswerBoard::cut) {
                p.faint { (Text(self.voice.capitalized_sentence(&phrases::cut(cut)))) }
            }
        }
    }

    /// Returns a note if the case has no subject; otherwise nothing.
    fn nothing_asked(&self) -> Markup {
        html! {
            @if self.page.subjects.is_empty() {
                p.faint { (Text(self.voice.capitalized_sentence(&say!(report::NothingAsked)))) }
            }
        }
    }

    /// Returns today's answers, and with the first of them the agreement of all rule sets.
    fn today(&self, all: &[Today]) -> Markup {
        html! {
            @for (n, today) in all.iter().enumerate() {
                section.today.unsettled[today.answers.iter().any(|(.., is_settled)| !is_settled)] {
                    (self.heading(1, None, &today.rules))
                    @for (subject_labels, sentence, _) in &today.answers {
                        p {
                            @if self.page.subjects.len() > 1 { (labels(subject_labels)) }
                            (Text(sentence))
                        }
                    }
                    @if let (0, Some(text)) = (n, &self.page.agreement) { (agreement(text)) }
                }
            }
        }
    }

    /// Returns all claims, each with its standing. `shown` are those of a shorter page.
    fn claims(&self, shown: &[ClaimText], report: &Report<'_>) -> Markup {
        let rule_set = leading_rule_set(&report.judgement.subjects, report.judgement.rule_sets);
        let texts = match self.page.more_claims {
            Some(_) => Page::all_claims(report),
            None => shown.iter().map(|claim| claim.text.clone()).collect(),
        };
        html! {
            section.claims {
                (self.heading(1, None, &self.voice.say(&say!(page::WhoIsRight))))
                ul {
                    @for (text, claim) in texts.iter().zip(report.claims) {
                        @let standing = rule_set.and_then(|n| claim.weighed.standings.get(n));
                        li class=(standing_class(standing)) { (Text(text)) }
                    }
                }
            }
        }
    }

    /// Returns the deciding questions, linked to their rulings; in a book, with the rulings below each reading.
    fn decisions(&self, decided: &[Decision]) -> Markup {
        html! {
            section.decided {
                (self.heading(1, None, &self.voice.say(&say!(page::Decides))))
                @if let Some(why) = &self.page.pair_note { p { (Text(why)) } }
                ul {
                    @for decision in decided {
                        @if self.spot.is_in_book { (law_section::decision_in_book(self, decision)) } @else { (self.decision(decision)) }
                    }
                }
            }
        }
    }

    /// Returns a deciding question with its readings.
    fn decision(&self, decision: &Decision) -> Markup {
        let address = format!("#{}", self.law_id(&decision.id));
        html! {
            li {
                a href=(address) { (Text(&decision.asks)) }
                ul {
                    @for way in &decision.readings {
                        li {
                            @if let Some(number) = way.number { a href=(address) { "[" (number) "]" } " " }
                            b { (Text(capitalize(&way.answer))) }
                            @for part in [&way.authority, &way.place].into_iter().filter(|part| !part.is_empty()) {
                                " · " span.faint { (Text(part)) }
                            }
                        }
                    }
                    @if let Some(open) = &decision.open { li.faint { (Text(capitalize(open))) } }
                }
            }
        }
    }

    pub(super) fn law_id(&self, question: &str) -> String {
        self.id(&format!("law:{question}"))
    }
}

fn subjects(all: &[SubjectAnswer]) -> Markup {
    html! {
        ul.asked {
            @for asked in all {
                li {
                    (labels(&asked.label))
                    div {
                        (Text(&asked.heading))
                        @for end in asked.ends() { p.faint { (Text(end)) } }
                    }
                }
            }
        }
    }
}

/// Returns the sentence on the agreement of all rule sets.
fn agreement(text: &str) -> Markup {
    html! { p.same { (Text(text)) } }
}

/// Returns the legend of the signs that point something out on the board.
fn legend(board: Option<&AnswerBoard<'_>>) -> Markup {
    let drawing = board.and_then(|board| board.draw(Size::Large, Style::PLAIN));
    let legend = drawing.map(|drawing| drawing.legend).unwrap_or_default();
    let entries: Vec<(&'static str, &String)> =
        legend.iter().filter_map(|(sign, meaning)| Some((swatch_class(sign)?, meaning))).collect();
    html! {
        @if !entries.is_empty() {
            p.legend {
                @for (swatch, meaning) in entries {
                    span { i class=(format!("swatch {swatch}")) aria-hidden="true" {} " " (Text(meaning)) } " "
                }
            }
        }
    }
}

/// Returns the class of the swatch of a sign that points something out; `None` for a sign that is drawn as the thing it means.
fn swatch_class(sign: &str) -> Option<&'static str> {
    match sign.chars().next()? {
        '►' | '▼' | '◄' | '▲' => Some("open"),
        '?' => Some("turns"),
        '●' => Some("reached"),
        '○' => Some("reached by-some"),
        '◦' => Some("reached looked"),
        _ => None,
    }
}

fn standing_class(standing: Option<&Standing>) -> &'static str {
    match standing {
        Some(Standing::Right) => "right",
        Some(Standing::Wrong) => "wrong",
        Some(Standing::Undecided) => "undecided",
        Some(Standing::NotApplicable) | None => "said",
    }
}
