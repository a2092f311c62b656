//! The spelling of tokens in characters, and their meanings in words.

use crate::picture::figures::body;
use crate::picture::plan::{Plan, QuestionSet, What};
use crate::picture::signs::{
    COAT, CUT, Glyph, NEW_BARN, NEW_LEFT, NEW_RIGHT, REACHED, REACHED_BY_SOME, SIGNS, Sign, drawable,
};
use crate::picture::things::{Look, Own, Thing, Written};
use crate::scenario::{Figure, player_called};
use crate::wording::{Arg, Message, Sentence, Voice, say};

/// The spelling of the tokens of a plan.
#[derive(Debug)]
pub(super) struct Spelled {
    /// The initials or the number of each player.
    initials: Vec<String>,
    players: Vec<String>,
    letters: Vec<String>,
    questions: Vec<(usize, String)>,
    /// The set of all `questions`.
    all: QuestionSet,
    ascii: bool,
    voice: Voice<'static>,
}

/// The most letters of a name that are used as initials.
const LETTERS: usize = 3;

impl Spelled {
    pub(super) fn new(plan: &Plan, ascii: bool) -> Self {
        let all = plan.questions.iter().fold(QuestionSet::default(), |all, (n, _)| all.with(*n));
        Self {
            initials: initials(&plan.players, ascii),
            players: plan.players.clone(),
            letters: plan.letters.clone(),
            questions: plan.questions.clone(),
            all,
            ascii,
            voice: plan.language.voice(),
        }
    }

    /// Returns the initials or the number of a player; `?` for an unknown one.
    pub(super) fn initial(&self, player: usize) -> &str {
        self.initials.get(player).map_or("?", String::as_str)
    }

    /// Returns `true` if a player is written as the first letter of the name, and the name is shown unchanged.
    pub(super) fn is_by_initial(&self, player: usize) -> bool {
        let Some(name) = self.players.get(player) else { return false };
        let initial = name.chars().next().map(|first| first.to_uppercase().to_string());
        initial.as_deref() == Some(self.initial(player)) && self.player(player) == player_called(name)
    }

    /// Returns the name of a player, with `?` for characters that cannot be drawn; the number, if there are no others.
    pub(super) fn player(&self, player: usize) -> String {
        let name = self.players.get(player).map_or("", String::as_str);
        if name.chars().any(|c| drawable(c, self.ascii).is_some()) {
            plain(&player_called(name), self.ascii)
        } else {
            self.voice.say(&say!(legend::Player { number: player + 1 }))
        }
    }

    /// Returns the ways to write a token, in order of preference.
    pub(super) fn forms(&self, what: What) -> Vec<Vec<Glyph>> {
        match Thing::of(what).look {
            Look::Fixed { written, number, .. } => match written {
                Written::Sign(sign) => vec![vec![Glyph::Sign(sign)]],
                Written::Housed(middle) => vec![house(middle), vec![middle]],
                Written::Letters(text) => vec![letters(&numbered(text, number))],
            },
            Look::Own(own) => self.own_forms(own),
        }
    }

    fn own_forms(&self, own: Own) -> Vec<Vec<Glyph>> {
        match own {
            Own::Stop(number, of) => {
                let of = self.small(of);
                let full = format!("{number}{}", if of.is_empty() { "." } else { &of });
                vec![letters(&full), letters(&format!("{number}{of}"))]
            }
            Own::Meeple(player, figure) => {
                let initial = self.initial(player);
                match body(figure).letter {
                    None if figure == Figure::Large => {
                        vec![letters(&format!("(({initial}))")), letters(&format!("{initial}+"))]
                    }
                    None => vec![letters(&format!("({initial})")), letters(initial)],
                    Some(letter) => {
                        vec![letters(&format!("{letter}({initial})")), letters(&format!("{letter}{initial}"))]
                    }
                }
            }
            Own::Struck(player, figure) => {
                let mut forms = self.own_forms(Own::Meeple(player, figure));
                for form in &mut forms {
                    form.push(Glyph::Letter('!'));
                }
                forms
            }
            Own::Points(player, points, now) => {
                let initial = self.initial(player);
                let full = if now { format!("{initial}+{points}") } else { format!("{initial}~{points}") };
                vec![letters(&full)]
            }
            Own::Worth(points) => vec![letters(&format!("={points}"))],
            Own::Pays(points, _) => vec![letters(&format!("${points}"))],
            Own::Counted(n) => vec![letters(&format!("{n}"))],
            // `tokens::barns` draws barns, without this form.
            Own::Barn(player) => vec![letters(self.initial(player))],
            Own::NewBarn => vec![vec![Glyph::Sign(NEW_BARN)]],
            Own::NewFigure(player, figure) => {
                let letter = body(figure).letter.map(String::from).unwrap_or_default();
                let large = if figure == Figure::Large { "+" } else { "" };
                let mut form = letters(&format!("{letter}{}{large}", self.initial(player)));
                form.insert(0, Glyph::Sign(NEW_LEFT));
                let short = form.clone();
                form.push(Glyph::Sign(NEW_RIGHT));
                vec![form, short]
            }
            Own::Letter(n) => vec![letters(&format!("[{}]", letter(n)))],
            Own::Coats(count) => match count {
                0..=3 => vec![
                    (0..count).map(|_| Glyph::Sign(COAT)).collect(),
                    sign_and(COAT, &count.to_string()),
                    vec![Glyph::Sign(COAT)],
                ],
                _ => vec![sign_and(COAT, &count.to_string())],
            },
            Own::Reached(always, some) => {
                let mut form = Vec::new();
                for (of, sign) in [(always, REACHED), (some, REACHED_BY_SOME)] {
                    if !of.is_empty() {
                        form.push(Glyph::Sign(sign));
                        form.extend(letters(&if of == self.all { String::new() } else { of.digits() }));
                    }
                }
                vec![form]
            }
        }
    }

    /// Returns the numbers of some questions; empty if these are all questions.
    fn small(&self, of: QuestionSet) -> String {
        if of == self.all { String::new() } else { of.numbers() }
    }

    /// Converts glyphs to text.
    pub(super) fn text(&self, form: &[Glyph]) -> String {
        let letter = |glyph: &Glyph| match glyph {
            Glyph::Sign(sign) => sign.in_set(self.ascii),
            Glyph::Letter(letter) => *letter,
        };
        form.iter().map(letter).collect()
    }

    /// Returns a name as it is written on the board.
    pub(super) fn named(&self, name: &str) -> String {
        plain(name, self.ascii)
    }

    /// Returns the numbers of the questions with their texts; empty if there are fewer than two.
    pub(super) fn questions(&self) -> Vec<(String, String)> {
        let several = self.questions.len() > 1;
        let words = self.questions.iter().filter(|_| several);
        words.map(|(n, text)| (QuestionSet::default().with(*n).numbers(), plain(text, self.ascii))).collect()
    }

    /// Returns the meaning of a token, in a few words.
    pub(super) fn means(&self, what: What) -> Sentence {
        match Thing::of(what).look {
            Look::Fixed { word, number, .. } => called(word, number),
            Look::Own(own) => self.own_means(own),
        }
    }

    fn own_means(&self, own: Own) -> Sentence {
        match own {
            Own::Stop(0, _) => say!(legend::WalkBegins),
            Own::Stop(..) => say!(legend::Stops),
            Own::NewBarn => called(NEW_BARN.means, None),
            Own::NewFigure(player, figure) => {
                say!(legend::WouldStand { figure: figure.word(), player: self.player(player) })
            }
            Own::Meeple(player, figure) => {
                say!(legend::Figure { figure: figure.word(), player: self.player(player) })
            }
            Own::Struck(player, figure) => {
                say!(legend::Struck { figure: figure.word(), player: self.player(player) })
            }
            Own::Points(player, _, true) => say!(legend::Points { player: self.player(player) }),
            Own::Points(player, _, false) => say!(legend::PointsAtTheEnd { player: self.player(player) }),
            Own::Worth(_) => say!(legend::Worth),
            Own::Pays(..) => say!(legend::Pays),
            Own::Counted(_) => say!(legend::Counted),
            Own::Barn(player) => say!(legend::Barn { player: self.player(player) }),
            Own::Letter(n) => {
                let name = self.letters.get(n).map(|name| plain(name, self.ascii));
                text(name.unwrap_or_default())
            }
            Own::Coats(_) => called(COAT.means, None),
            Own::Reached(always, _) if !always.is_empty() => called(REACHED.means, None),
            Own::Reached(..) => called(REACHED_BY_SOME.means, None),
        }
    }

    /// Formats a meaning in the language of the plan.
    pub(super) fn say(&self, meaning: &Sentence) -> String {
        self.voice.say(meaning)
    }
}

/// Builds the sentence of a message that may take the number on a thing; an empty text for `None`.
pub(super) fn called(word: Option<&'static Message>, number: Option<u32>) -> Sentence {
    let Some(word) = word else { return text(String::new()) };
    Sentence::new(word, word.args().map(|_| Arg::from(number.unwrap_or_default())).collect())
}

/// Wraps a text as a sentence.
pub(super) fn text(text: String) -> Sentence {
    say!(plain::Text { text: text })
}

/// Replaces `#` in a text by a number, if there is one.
fn numbered(text: &str, number: Option<u32>) -> String {
    number.map_or_else(|| text.to_owned(), |n| text.replace('#', &n.to_string()))
}

/// The most characters of a text of a file that are shown beside a board.
const LONGEST: usize = 60;

/// Replaces characters that cannot be drawn by `?`, and cuts a text longer than `LONGEST`.
pub(super) fn plain(text: &str, ascii: bool) -> String {
    let short: String = text.chars().take(LONGEST).collect();
    let mut short = drawn(&short, ascii);
    if text.chars().nth(LONGEST).is_some() {
        short.push(CUT.in_set(ascii));
    }
    short
}

/// Replaces characters that cannot be drawn by `?`.
pub(in crate::picture) fn drawn(text: &str, ascii: bool) -> String {
    let own = |c: char| SIGNS.iter().any(|sign| sign.sign == c && !ascii);
    let shown = |c: char| if own(c) || c == ' ' { Some(c) } else { drawable(c, ascii) };
    text.chars().map(|c| shown(c).unwrap_or('?')).collect()
}

fn letters(text: &str) -> Vec<Glyph> {
    text.chars().map(Glyph::Letter).collect()
}

fn sign_and(sign: Sign, text: &str) -> Vec<Glyph> {
    let mut glyphs = vec![Glyph::Sign(sign)];
    glyphs.extend(letters(text));
    glyphs
}

/// Returns the sign of a building between its walls.
fn house(middle: Glyph) -> Vec<Glyph> {
    vec![Glyph::Letter('/'), middle, Glyph::Letter('\\')]
}

/// Returns the letter of a feature, counted from 0: A to Z, then AA, AB and so on.
pub fn letter(n: usize) -> String {
    let last = char::from(b'A' + u8::try_from(n % 26).unwrap_or(0));
    match n / 26 {
        0 => last.to_string(),
        more => format!("{}{last}", letter(more - 1)),
    }
}

/// Returns the initials of each player: as many first letters of the name as distinguish it from the others; the
/// player's number, if one of them cannot be drawn or more than `LETTERS` are needed.
pub(in crate::picture) fn initials(players: &[String], ascii: bool) -> Vec<String> {
    let short = |name: &str, count: usize| -> Option<String> {
        let mut letters = name.chars();
        let first: String = letters.next()?.to_uppercase().collect();
        let word: String = first.chars().chain(letters).take(count).collect();
        word.chars().all(|c| drawable(c, ascii).is_some() && c.is_alphanumeric()).then_some(word)
    };
    let found = |player: &String| {
        let by_count = (1..=LETTERS).find_map(|count| {
            let own = short(player, count)?;
            let twins = players.iter().filter(|p| short(p, count).as_ref() == Some(&own)).count();
            (twins == 1).then_some(own)
        });
        by_count.unwrap_or_else(|| players.iter().position(|p| p == player).map_or(0, |n| n + 1).to_string())
    };
    players.iter().map(found).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_told_apart_by_as_few_letters_as_it_takes() {
        let of = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|n| (*n).to_owned()).collect();
            initials(&names, false)
        };
        assert_eq!(of(&["red", "blue"]), ["R", "B"]);
        assert_eq!(of(&["red", "rot", "anna"]), ["Re", "Ro", "A"]);
        assert_eq!(of(&["annabel", "annabella"]), ["1", "2"]);
        assert_eq!(of(&["漢", "éva"]), ["1", "É"]);
        assert_eq!(initials(&["éva".to_owned()], true), ["1"]);
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 51, 52].map(letter), ["A", "Z", "AA", "AZ", "BA"]);
    }
}
