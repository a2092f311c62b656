//! An answer on a page.

use maud::{Markup, html};

use super::boards::{Patterns, Picture, Stands, shared};
use super::sheet::Sheet;
use super::text::Text;
use super::{Spot, Unfolded, heading, labels, law, outcomes};
use crate::picture::{Drawn, Size, Svg, Window};
use crate::report::answer::board::Board;
use crate::report::answer::{Asked, Claimed, Decision, Page, Today, board_words};
use crate::report::detail::Detail;
use crate::report::judged::Report;
use crate::report::style::Style;
use crate::rulebook::RuleSet;
use crate::text::capitalised;
use crate::verdict::Standing;
use crate::wording::{Arg, say};

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
    /// The board, if one plays a part, with the part of it that is drawn.
    pub(crate) board: Option<(Svg, Window)>,
}

impl Loose {
    /// Lays out an answer.
    pub(crate) fn of(report: &Report<'_>) -> Self {
        let board = Board::within(report, MOST_ALONE);
        let spot = Spot::alone();
        let (leaf, page) = Leaf::with(report, &spot, Unfolded::default(), board.as_ref(), false);
        let words = board_words::told(report.table).join(" ");
        let drawn = board.as_ref().and_then(|board| {
            let look = Drawn {
                title: &leaf.title,
                words: &words,
                prefix: "board",
                names: true,
                scale: 1.0,
            };
            Some((board.svg(None, look)?, board.window()))
        });
        let inside = html! { (shared(std::iter::once(&leaf.patterns))) (leaf.inside) };
        Self { inside: inside.into_string(), today: page.today, board: drawn }
    }
}

impl Leaf {
    /// Lays out the answer to a file.
    pub fn of(report: &Report<'_>, spot: &Spot, unfolded: Unfolded) -> Self {
        let board = Board::within(report, MOST);
        Self::with(report, spot, unfolded, board.as_ref(), true).0
    }

    /// Lays out the answer to a file, with its board beside it or without; and its parts.
    fn with(
        report: &Report<'_>,
        spot: &Spot,
        unfolded: Unfolded,
        board: Option<&Board<'_>>,
        beside: bool,
    ) -> (Self, Page) {
        // What is not unfolded is there all the same.
        let detail = Detail { law: true, steps: true, ..report.detail };
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
        let picture = board.filter(|_| beside).and_then(|board| {
            let words = board_words::told(report.table).join(" ");
            let id = format!("B{}m", spot.number);
            Picture::of(board, None, Stands::of(board), &id, (&title, &words))
        });
        let (cards, small) = outcomes::cards(&sheet, board);
        let mut patterns = picture.as_ref().map(|p| p.patterns.clone()).unwrap_or_default();
        patterns.extend(small);
        let leaf = Self {
            patterns,
            shortly: page.asked.first().and_then(|asked| asked.shortly.clone()),
            board: picture.as_ref().map(|picture| (picture.id.clone(), picture.size)),
            decided: page.decided.iter().map(|d| (d.id.clone(), d.asks.clone())).collect(),
            sources: sheet.sources(),
            inside: if beside {
                sheet.whole(report, &title, board, picture.as_ref(), &cards)
            } else {
                sheet.loose(report, board, &cards)
            },
            spot: spot.clone(),
            title,
        };
        (leaf, page)
    }
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
        let mut ids: Vec<String> = readings
            .flat_map(|reading| &reading.notes)
            .map(|note| note.source_id.clone())
            .collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    fn whole(
        &self,
        report: &Report<'_>,
        title: &str,
        board: Option<&Board<'_>>,
        picture: Option<&Picture>,
        cards: &Markup,
    ) -> Markup {
        let page = self.page;
        let top = match board.map(Stands::of) {
            None => "top alone",
            Some(Stands::Above) => "top wide",
            Some(Stands::Beside | Stands::Among) => "top",
        };
        html! {
            header {
                (self.heading(0, Some(&self.id("question")), title))
                p.from {
                    code { (Text(report.file)) }
                    @if let Some(source) = &page.source {
                        " · " (Text(source))
                    }
                }
            }
            @if !page.read_back.is_empty() {
                p.faint { @for line in &page.read_back { (Text(line)) " " } }
            }
            @for note in &page.notes {
                p.note role="note" { (Text(note)) }
            }
            div class=(top) {
                @if let Some(picture) = picture {
                    figure.board {
                        (picture.svg)
                        (self.caption(board))
                    }
                }
                div.says {
                    @if picture.is_none() { (self.asked()) }
                    (self.today())
                    (self.claims(report))
                    (self.decided())
                }
            }
            (self.below(cards))
        }
    }

    /// What stands below what is said: the outcomes, the law and the steps.
    fn below(&self, cards: &Markup) -> Markup {
        html! {
            (cards)
            (outcomes::table(self))
            (law::rulings(self))
            (law::steps(self))
        }
    }

    /// The answer alone.
    fn loose(&self, report: &Report<'_>, board: Option<&Board<'_>>, cards: &Markup) -> Markup {
        html! {
            @for note in &self.page.notes {
                p.note role="note" { (Text(note)) }
            }
            div.says {
                (self.asked())
                (Self::pointed(board))
                @if let Some(cut) = self.cut(board) { p.faint { (Text(cut)) } }
                (self.today())
                (self.claims(report))
                (self.decided())
            }
            (self.below(cards))
        }
    }

    /// What stands below the board: what was understood, by its letters, and what is not drawn.
    fn caption(&self, board: Option<&Board<'_>>) -> Markup {
        html! {
            figcaption {
                (self.asked())
                (Self::pointed(board))
                @if let Some(cut) = self.cut(board) { p.faint { (Text(cut)) } }
            }
        }
    }

    /// Which part of the board is drawn, if it is not the whole.
    fn cut(&self, board: Option<&Board<'_>>) -> Option<String> {
        let cut = board.and_then(Board::cut)?;
        Some(self.voice.sentence(&crate::report::words::cut(cut)))
    }

    /// What points something out on the board, with what it means; things are drawn as they are.
    fn pointed(board: Option<&Board<'_>>) -> Markup {
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

    /// What is answered, each with its letter.
    fn asked(&self) -> Markup {
        let page = self.page;
        let item = |asked: &Asked| {
            html! {
                li {
                    (labels(&asked.label))
                    div {
                        (Text(&asked.heading))
                        @if let Some(open) = &asked.open { p.faint { (Text(open)) } }
                    }
                }
            }
        };
        html! {
            @if page.asked.is_empty() {
                p.faint { (Text(self.voice.sentence(&say!(report::NothingAsked)))) }
            } @else {
                ul.asked { @for asked in &page.asked { (item(asked)) } }
            }
            @if let Some(more) = &page.more_asked { p.faint { (Text(more)) } }
            @if let Some(unanswered) = &page.unanswered { p.faint { (Text(unanswered)) } }
        }
    }

    /// What holds today, in sentences.
    fn today(&self) -> Markup {
        let page = self.page;
        let told: Vec<&Today> = page.today.iter().filter(|today| !today.said.is_empty()).collect();
        html! {
            @for (n, today) in told.iter().enumerate() {
                section.today.unsettled[today.said.iter().any(|(.., settled)| !settled)] {
                    (self.heading(1, None, &today.by))
                    @for (of, said, _) in &today.said {
                        p dir="auto" {
                            @if page.asked.len() > 1 { (labels(of)) }
                            (Text(said))
                        }
                    }
                    @if let (0, Some(same)) = (n, &page.same) { p.same { (Text(same)) } }
                }
            }
            @if told.is_empty() {
                @if let Some(same) = &page.same { p.same { (Text(same)) } }
            }
        }
    }

    /// Who is right: every claim, however many there are.
    fn claims(&self, report: &Report<'_>) -> Markup {
        let page = self.page;
        let in_full: Vec<Claimed>;
        let claims = if page.more_claims.is_some() {
            let present = RuleSet::present_among(report.judgement.rule_sets);
            let texts = Page::claims_in_full(report).into_iter().zip(report.claims);
            in_full = texts
                .map(|(text, claim)| Claimed {
                    subject: claim.weighed.subject.clone(),
                    shortly: text.clone(),
                    text,
                    today: present.and_then(|n| claim.weighed.standings.get(n).copied()),
                })
                .collect();
            &in_full
        } else {
            &page.claims
        };
        html! {
            @if !claims.is_empty() {
                section.claims {
                    (self.heading(1, None, &self.voice.say(&say!(page::WhoIsRight))))
                    ul {
                        @for claim in claims {
                            li class=(standing(claim.today)) dir="auto" { (Text(&claim.text)) }
                        }
                    }
                }
            }
        }
    }

    /// What decides, in a few words, with the way to the rulings in full.
    fn decided(&self) -> Markup {
        let page = self.page;
        let one = |decision: &Decision| {
            html! {
                li {
                    a href=(format!("#{}", self.law_id(&decision.id))) { (Text(&decision.asks)) }
                    ul {
                        @for way in &decision.readings {
                            li {
                                @if let Some(number) = way.number {
                                    a href=(format!("#{}", self.law_id(&decision.id))) { "[" (number) "]" } " "
                                }
                                b { (Text(capitalised(&way.answer))) }
                                @for part in [&way.who, &way.place].into_iter().filter(|part| !part.is_empty()) {
                                    " · " span.faint { (Text(part)) }
                                }
                            }
                        }
                        @if let Some(open) = &decision.open { li.faint { (Text(capitalised(open))) } }
                    }
                }
            }
        };
        html! {
            @if !page.decided.is_empty() {
                section.decided {
                    (self.heading(1, None, &self.voice.say(&say!(page::Decides))))
                    @if let Some(why) = &page.why { p { (Text(why)) } }
                    ul { @for decision in &page.decided { (one(decision)) } }
                }
            }
        }
    }

    /// The id of what is said of a question of law.
    pub(super) fn law_id(&self, question: &str) -> String {
        self.id(&format!("law:{question}"))
    }

    /// Rule sets in words, of a list of ids.
    pub(super) fn named(&self, ids: &[String]) -> String {
        self.voice.part(&Arg::list(ids.iter().cloned()))
    }
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
fn standing(standing: Option<Standing>) -> &'static str {
    match standing {
        Some(Standing::Right) => "right",
        Some(Standing::Wrong) => "wrong",
        Some(Standing::Undecided) => "undecided",
        Some(Standing::NotApplicable) | None => "said",
    }
}
