//! An answer on a page.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};

use super::boards::{Patterns, Picture, Stands, Told, shared};
use super::sheet::Sheet;
use super::text::Text;
use super::{Spot, Unfolded, heading, labels, law, outcomes};
use crate::picture::{Rendering, Size, Svg, Window};
use crate::report::answer::board::AnswerBoard;
use crate::report::answer::{Claimable, Claimed, Decision, Page, Part, SubjectAnswer, Today, board_words};
use crate::report::detail::Detail;
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::report::words;
use crate::text::capitalize;
use crate::verdict::{Standing, leading_rule_set};
use crate::wording::say;

/// The most columns and rows of spaces that are drawn.
const MOST: (usize, usize) = (16, 16);

/// An answer laid out, with what a table of contents says of it.
#[derive(Debug, Clone)]
pub struct Leaf {
    /// Where it stands.
    pub(super) spot: Spot,
    /// Its question, or what is answered where no question is put.
    pub(super) title: String,
    /// What holds today, in a phrase.
    pub(super) shortly: Option<String>,
    /// The id of its board with its size, if one plays a part.
    pub(super) board: Option<(String, (f64, f64))>,
    /// The questions of law that decide it: the id, and the question in a few words.
    pub(super) decided: Vec<(String, String)>,
    /// The rulings that it refers to, as a book has them in its register, by their ids.
    pub(super) rulings: BTreeMap<String, law::Entry>,
    /// The patterns with which its pictures are filled, by their ids.
    pub(super) patterns: Patterns,
    /// The ids of the sources that it cites.
    pub(super) sources: Vec<String>,
    /// The answer itself.
    pub(super) inside: Markup,
}

/// How many columns and rows of spaces are drawn of a board that is shown by itself.
const MOST_ALONE: (usize, usize) = (40, 40);

/// An answer for a page that shows its board elsewhere.
#[derive(Debug, Clone)]
pub(crate) struct Loose {
    /// The answer without its question and its board.
    pub(crate) inside: String,
    /// What holds today, as the answer has it.
    pub(crate) today: Vec<Today>,
    /// What other rule sets say than today's.
    pub(crate) otherwise: Option<String>,
    /// The claims, each with how it stands.
    pub(crate) claims: Vec<Claimed>,
    /// What players may claim of it.
    pub(crate) claimable: Vec<Claimable>,
    /// The board, if one plays a part, with the part of it that is drawn.
    pub(crate) board: Option<(Svg, Window)>,
}

impl Loose {
    /// Lays out an answer.
    pub(crate) fn of(report: &Report<'_>) -> Self {
        let board = AnswerBoard::within(report, MOST_ALONE);
        let spot = Spot::alone();
        let (leaf, page) = Leaf::with(report, &spot, Unfolded::default(), board.as_ref(), false);
        let words = board_words::told(report.table).join(" ");
        let drawn = board.as_ref().and_then(|board| {
            let look = Rendering { prefix: "board", ..Rendering::new(&leaf.title, &words) };
            Some((board.svg(None, look)?, board.window()))
        });
        let inside = html! { (shared(std::iter::once(&leaf.patterns))) (leaf.inside) };
        let otherwise = page.otherwise(report.table.voice());
        let claimable = page.claimable(report);
        let Page { today, claims, .. } = page;
        Self { inside: inside.into_string(), today, otherwise, claims, claimable, board: drawn }
    }
}

impl Leaf {
    /// Lays out the answer to a file.
    pub fn of(report: &Report<'_>, spot: &Spot, unfolded: Unfolded) -> Self {
        let board = AnswerBoard::within(report, MOST);
        Self::with(report, spot, unfolded, board.as_ref(), true).0
    }

    /// Lays out the answer to a file, with its board beside it or without; and its parts.
    fn with(
        report: &Report<'_>,
        spot: &Spot,
        unfolded: Unfolded,
        board: Option<&AnswerBoard<'_>>,
        beside: bool,
    ) -> (Self, Page) {
        // What is not unfolded is there all the same, unless others stand beside it.
        let detail = Detail { law: true, steps: unfolded.steps || !spot.in_book, ..report.detail };
        let page = Page::beside(&Report { detail, ..*report }, board);
        let voice = report.table.voice();
        let sheet = Sheet {
            page: &page,
            voice,
            spot,
            unfolded,
            folded: !beside,
            level: match (spot.in_book, spot.by_topic) {
                (false, _) => 1,
                (true, false) => 2,
                (true, true) => 3,
            },
        };
        let title = page.question.clone().or_else(|| Some(page.asked.first()?.heading.clone()));
        let title = title.unwrap_or_else(|| voice.say(&say!(page::Board)));
        let mut picture = board.filter(|_| beside).and_then(|board| {
            let words = board_words::told(report.table).join(" ");
            let id = format!("B{}m", spot.number);
            let told = Told::Headed(&sheet.id("question"), &words);
            Picture::of(board, None, Stands::of(board), &id, told)
        });
        let mut regions = sheet.regions(report, board, picture.as_mut());
        let mut patterns = picture.as_ref().map(|p| p.patterns.clone()).unwrap_or_default();
        patterns.append(&mut regions.patterns);
        let leaf = Self {
            patterns,
            shortly: page.asked.iter().find_map(|asked| asked.shortly.clone()),
            board: picture.as_ref().map(|picture| (picture.id.clone(), picture.size)),
            decided: page.decided.iter().map(|d| (d.id.clone(), d.asks.clone())).collect(),
            sources: sheet.sources(),
            rulings: law::register(&sheet, &page.law),
            inside: if beside {
                sheet.whole(&regions, report.file, &title, board, picture.as_ref())
            } else {
                sheet.loose(&regions, board)
            },
            spot: spot.clone(),
            title,
        };
        (leaf, page)
    }
}

/// The regions of an answer, each with the parts that stand there.
#[derive(Default)]
struct Regions {
    /// Behind the name of the file.
    from: Markup,
    /// Below that.
    read_back: Markup,
    /// Above the board.
    notes: Markup,
    /// Below the board.
    asked: Markup,
    /// Beside the board.
    said: Markup,
    /// Below both.
    below: Markup,
    /// At the end.
    steps: Markup,
    /// The patterns of the pictures in all this.
    patterns: Patterns,
}

impl Sheet<'_> {
    /// A heading below that of the answer by so many levels.
    pub(super) fn heading(&self, below: usize, id: Option<&str>, text: &str) -> Markup {
        heading(self.level + below, id, &html! { (Text(text)) })
    }

    /// The id of a part of the answer.
    pub(super) fn id(&self, part: &str) -> String {
        format!("{}:{part}", self.spot.anchor)
    }

    fn sources(&self) -> Vec<String> {
        let readings = self.page.law.iter().flat_map(|law| &law.readings);
        let notes = readings.flat_map(|reading| &reading.notes);
        let ids: BTreeSet<&String> = notes.map(|note| &note.source_id).collect();
        ids.into_iter().cloned().collect()
    }

    /// The parts of the answer, sorted into their regions.
    fn regions(
        &self,
        report: &Report<'_>,
        board: Option<&AnswerBoard<'_>>,
        mut picture: Option<&mut Picture>,
    ) -> Regions {
        let mut regions = Regions::default();
        for part in self.page.parts() {
            let (inside, region) = match part {
                Part::Source(text) => (html! { " · " (Text(text)) }, &mut regions.from),
                Part::ReadBack(lines) => {
                    (html! { p.faint { @for line in lines { (Text(line)) " " } } }, &mut regions.read_back)
                }
                Part::Notes(notes) => {
                    (html! { @for note in notes { p.note role="note" { (Text(note)) } } }, &mut regions.notes)
                }
                // The picture stands with its caption.
                Part::Board => (self.nothing(), &mut regions.asked),
                Part::Asked(all) => (asked(all), &mut regions.asked),
                Part::MoreAsked(text) | Part::Unanswered(text) => {
                    (html! { p.faint { (Text(text)) } }, &mut regions.asked)
                }
                Part::Today(all) => (self.today(all), &mut regions.said),
                // It stands with what holds today.
                Part::Same(_) if !self.page.today.is_empty() => continue,
                Part::Same(text) => (same(text), &mut regions.said),
                Part::Claims(claims) => (self.claims(claims, report), &mut regions.said),
                Part::Decided(decided) => (self.decided(decided), &mut regions.said),
                Part::Outcomes(table) => {
                    let (cards, patterns) = outcomes::cards(self, table, board, picture.take());
                    regions.patterns = patterns;
                    (html! { (cards) (outcomes::table(self, table)) }, &mut regions.below)
                }
                Part::Law(all) => (law::rulings(self, all), &mut regions.below),
                Part::Steps(all) => (law::steps(self, all), &mut regions.steps),
                // The question is the title; why, and what is not disputed, stand with the law, and all claims and steps
                // are told; `more` is for those who have the program.
                Part::Question(_)
                | Part::MoreClaims(_)
                | Part::Why(_)
                | Part::How(_)
                | Part::Undisputed(_)
                | Part::More(_) => continue,
            };
            region.0.push_str(&inside.0);
        }
        regions
    }

    /// The answer with its head and its board.
    fn whole(
        &self,
        regions: &Regions,
        file: &str,
        title: &str,
        board: Option<&AnswerBoard<'_>>,
        picture: Option<&Picture>,
    ) -> Markup {
        let top = match board.map(Stands::of) {
            None => "top alone",
            Some(Stands::Above) => "top wide",
            Some(Stands::Beside | Stands::Among) => "top",
        };
        html! {
            header {
                (self.heading(0, Some(&self.id("question")), title))
                p.from { code { (Text(file)) } (regions.from) }
            }
            (regions.read_back)
            (regions.notes)
            div class=(top) {
                @if let Some(picture) = picture {
                    figure.board { (picture.svg()) figcaption { (self.caption(regions, board)) } }
                }
                div.says {
                    @if picture.is_none() { (regions.asked) }
                    (regions.said)
                }
            }
            (regions.below)
            (regions.steps)
        }
    }

    /// The answer alone.
    fn loose(&self, regions: &Regions, board: Option<&AnswerBoard<'_>>) -> Markup {
        html! {
            (regions.notes)
            div.says { (self.caption(regions, board)) (regions.said) }
            (regions.below)
            (regions.steps)
        }
    }

    /// What stands below the board: what was understood, by its letters, and what is not drawn.
    fn caption(&self, regions: &Regions, board: Option<&AnswerBoard<'_>>) -> Markup {
        html! {
            (regions.asked)
            (Self::pointed(board))
            @if let Some(cut) = board.and_then(AnswerBoard::cut) {
                p.faint { (Text(self.voice.capitalized_sentence(&words::cut(cut)))) }
            }
        }
    }

    /// What points something out on the board, with what it means; things are drawn as they are.
    fn pointed(board: Option<&AnswerBoard<'_>>) -> Markup {
        let drawn = board.and_then(|board| board.draw(Size::Large, Style::PLAIN));
        let legend = drawn.map(|drawn| drawn.legend).unwrap_or_default();
        let pointed: Vec<(&'static str, &String)> =
            legend.iter().filter_map(|(sign, means)| Some((swatch(sign)?, means))).collect();
        html! {
            @if !pointed.is_empty() {
                p.legend {
                    @for (swatch, means) in pointed {
                        span { i class=(format!("swatch {swatch}")) aria-hidden="true" {} " " (Text(means)) } " "
                    }
                }
            }
        }
    }

    /// That nothing is answered, where that is so.
    fn nothing(&self) -> Markup {
        html! {
            @if self.page.asked.is_empty() {
                p.faint { (Text(self.voice.capitalized_sentence(&say!(report::NothingAsked)))) }
            }
        }
    }

    /// What holds today, in sentences; with the first of it, that all rule sets say the same.
    fn today(&self, all: &[Today]) -> Markup {
        html! {
            @for (n, today) in all.iter().enumerate() {
                section.today.unsettled[today.said.iter().any(|(.., settled)| !settled)] {
                    (self.heading(1, None, &today.by))
                    @for (of, said, _) in &today.said {
                        p {
                            @if self.page.asked.len() > 1 { (labels(of)) }
                            (Text(said))
                        }
                    }
                    @if let (0, Some(text)) = (n, &self.page.same) { (same(text)) }
                }
            }
        }
    }

    /// Who is right: every claim, however many there are.
    fn claims(&self, told: &[Claimed], report: &Report<'_>) -> Markup {
        let first = leading_rule_set(&report.judgement.subjects, report.judgement.rule_sets);
        let texts = match self.page.more_claims {
            Some(_) => Page::claims_in_full(report),
            None => told.iter().map(|claim| claim.text.clone()).collect(),
        };
        html! {
            section.claims {
                (self.heading(1, None, &self.voice.say(&say!(page::WhoIsRight))))
                ul {
                    @for (text, claim) in texts.iter().zip(report.claims) {
                        @let stands = first.and_then(|n| claim.weighed.standings.get(n));
                        li class=(standing(stands)) { (Text(text)) }
                    }
                }
            }
        }
    }

    /// What decides, in a few words: with the way to the rulings in full, or in a book with what is folded below each reading.
    fn decided(&self, decided: &[Decision]) -> Markup {
        html! {
            section.decided {
                (self.heading(1, None, &self.voice.say(&say!(page::Decides))))
                @if let Some(why) = &self.page.why { p { (Text(why)) } }
                ul {
                    @for decision in decided {
                        @if self.spot.in_book { (law::decided(self, decision)) } @else { (self.decision(decision)) }
                    }
                }
            }
        }
    }

    /// A question that decides, with its readings.
    fn decision(&self, decision: &Decision) -> Markup {
        let law = format!("#{}", self.law_id(&decision.id));
        html! {
            li {
                a href=(law) { (Text(&decision.asks)) }
                ul {
                    @for way in &decision.readings {
                        li {
                            @if let Some(number) = way.number { a href=(law) { "[" (number) "]" } " " }
                            b { (Text(capitalize(&way.answer))) }
                            @for part in [&way.who, &way.place].into_iter().filter(|part| !part.is_empty()) {
                                " · " span.faint { (Text(part)) }
                            }
                        }
                    }
                    @if let Some(open) = &decision.open { li.faint { (Text(capitalize(open))) } }
                }
            }
        }
    }

    /// The id of what is said of a question of law.
    pub(super) fn law_id(&self, question: &str) -> String {
        self.id(&format!("law:{question}"))
    }
}

/// What is answered, each with its letter.
fn asked(all: &[SubjectAnswer]) -> Markup {
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

/// That all rule sets say the same.
fn same(text: &str) -> Markup {
    html! { p.same { (Text(text)) } }
}

/// How what a sign tells of is drawn on a picture, as a class; `None` for what needs no words.
fn swatch(sign: &str) -> Option<&'static str> {
    match sign.chars().next()? {
        '►' | '▼' | '◄' | '▲' => Some("open"),
        '?' => Some("turns"),
        '●' => Some("reached"),
        '○' => Some("reached by-some"),
        '◦' => Some("reached looked"),
        _ => None,
    }
}

/// How a claim stands, as a class.
fn standing(standing: Option<&Standing>) -> &'static str {
    match standing {
        Some(Standing::Right) => "right",
        Some(Standing::Wrong) => "wrong",
        Some(Standing::Undecided) => "undecided",
        Some(Standing::NotApplicable) | None => "said",
    }
}
