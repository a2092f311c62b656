//! The spelling of tokens in characters, and their meanings in words.

use carcassonne_position::Figure;
use carcassonne_position::wording::{Arg, Message, Sentence, Voice, say};

use crate::picture::figures::appearance;
use crate::picture::plan::{Plan, QuestionSet, TokenContent, question_number};
use crate::picture::signs::{
    COAT, CUT, Glyph, NEW_BARN, NEW_LEFT, NEW_RIGHT, REACHED, REACHED_BY_SOME, SIGNS, Sign, drawable,
};
use crate::picture::things::{Look, TextForm, Thing};

/// The way in which the tokens of a plan are written in characters.
#[derive(Debug)]
pub(super) struct Speller {
    /// The initials or the number of each player.
    initials: Vec<String>,
    players: Vec<String>,
    letters: Vec<String>,
    questions: Vec<(usize, String)>,
    /// The set of all questions in `questions`.
    all_questions: QuestionSet,
    pub(super) ascii: bool,
    voice: Voice<'static>,
}

/// The maximum number of letters of a player's name that are used as initials.
const LETTERS: usize = 3;

impl Speller {
    pub(super) fn new(plan: &Plan, ascii: bool) -> Self {
        Self {
            initials: initials(&plan.players, ascii),
            players: plan.players.clone(),
            letters: plan.letters.clone(),
            questions: plan.questions.clone(),
            all_questions: plan.all_questions(),
            ascii,
            voice: Voice::in_language(plan.language),
        }
    }

    /// Returns the initials or the number of a player; `?` for an unknown one.
    pub(super) fn initial(&self, player: usize) -> &str {
        self.initials.get(player).map_or("?", String::as_str)
    }

    /// Returns `true` if a player is written as the first letter of the name, and the name is shown unchanged.
    pub(super) fn is_by_initial(&self, player: usize) -> bool {
        let Some(name) = self.players.get(player) else { return false };
        let name = self.voice.player_name(name);
        let initial = name.chars().next().map(|first| first.to_uppercase().to_string());
        initial.as_deref() == Some(self.initial(player)) && self.player_name(player) == name
    }

    /// Returns the name of a player, with `?` for characters that cannot be drawn; the number, if none can be drawn.
    pub(super) fn player_name(&self, player: usize) -> String {
        let name = self.players.get(player).map_or("", String::as_str);
        if name.chars().any(|c| drawable(c, self.ascii).is_some()) {
            to_plain_text(&self.voice.player_name(name), self.ascii)
        } else {
            self.voice.say(&say!(legend::Player { number: player + 1 }))
        }
    }

    /// Returns the ways to write a token in characters, in order of preference.
    pub(super) fn forms(&self, what: TokenContent) -> Vec<Vec<Glyph>> {
        match Thing::for_token(what).look {
            Look::Fixed { text_form: written, number, .. } => match written {
                TextForm::Sign(sign) => vec![vec![Glyph::Sign(sign)]],
                TextForm::Housed(middle) => vec![house(middle), vec![middle]],
                TextForm::Letters(text) => vec![letter_glyphs(&insert_number(text, number))],
            },
            Look::Own => self.board_forms(what),
        }
    }

    fn board_forms(&self, what: TokenContent) -> Vec<Vec<Glyph>> {
        match what {
            TokenContent::Stop(number, questions) => {
                // A stop of all questions has no numbers of questions.
                let of = if questions == self.all_questions { String::new() } else { questions.numbers() };
                let full = format!("{number}{}", if of.is_empty() { "." } else { &of });
                vec![letter_glyphs(&full), letter_glyphs(&format!("{number}{of}"))]
            }
            TokenContent::Meeple(player, figure) => {
                let initial = self.initial(player);
                match appearance(figure).letter {
                    None if figure == Figure::Large => [format!("(({initial}))"), format!("{initial}+")],
                    None => [format!("({initial})"), initial.to_owned()],
                    Some(letter) => [format!("{letter}({initial})"), format!("{letter}{initial}")],
                }
                .map(|text| letter_glyphs(&text))
                .to_vec()
            }
            TokenContent::Ringed(player, figure) => {
                let mut forms = self.board_forms(TokenContent::Meeple(player, figure));
                for form in &mut forms {
                    form.push(Glyph::Letter('!'));
                }
                forms
            }
            TokenContent::Points { player, points, now } => {
                let initial = self.initial(player);
                let full = if now { format!("{initial}+{points}") } else { format!("{initial}~{points}") };
                vec![letter_glyphs(&full)]
            }
            TokenContent::Worth(points) => vec![letter_glyphs(&format!("={points}"))],
            TokenContent::CityPayment(points, _) => vec![letter_glyphs(&format!("${points}"))],
            TokenContent::Counted(n) => vec![letter_glyphs(&format!("{n}"))],
            // `cell_tokens::draw_barns` draws barns, without this form.
            TokenContent::Barn(player) => vec![letter_glyphs(self.initial(player))],
            TokenContent::NewBarn => vec![vec![Glyph::Sign(NEW_BARN)]],
            TokenContent::NewFigure(player, figure) => {
                let letter = appearance(figure).letter.map(String::from).unwrap_or_default();
                let large = if figure == Figure::Large { "+" } else { "" };
                let mut form = letter_glyphs(&format!("{letter}{}{large}", self.initial(player)));
                form.insert(0, Glyph::Sign(NEW_LEFT));
                let short = form.clone();
                form.push(Glyph::Sign(NEW_RIGHT));
                vec![form, short]
            }
            TokenContent::Letter(n) => vec![letter_glyphs(&format!("[{}]", letter(n)))],
            TokenContent::Coats(count) => match count {
                0..=3 => vec![
                    (0..count).map(|_| Glyph::Sign(COAT)).collect(),
                    sign_with_text(COAT, &count.to_string()),
                    vec![Glyph::Sign(COAT)],
                ],
                _ => vec![sign_with_text(COAT, &count.to_string())],
            },
            TokenContent::Reached(always, some) => {
                let mut form = Vec::new();
                for (questions, sign) in [(always, REACHED), (some, REACHED_BY_SOME)] {
                    if !questions.is_empty() {
                        form.push(Glyph::Sign(sign));
                        if questions != self.all_questions {
                            form.extend(letter_glyphs(&questions.digits()));
                        }
                    }
                }
                vec![form]
            }
            // The other contents have fixed looks.
            _ => Vec::new(),
        }
    }

    /// Returns the numbers of the questions with their texts; empty if there are fewer than two.
    pub(super) fn question_legend(&self) -> Vec<(String, String)> {
        let has_several = self.questions.len() > 1;
        let questions = self.questions.iter().filter(|_| has_several);
        questions.map(|(n, text)| (question_number(*n), to_plain_text(text, self.ascii))).collect()
    }

    /// Returns the meaning of a token for the legend, in a few words.
    pub(super) fn meaning(&self, what: TokenContent) -> Sentence {
        match Thing::for_token(what).look {
            Look::Fixed { word, number, .. } => meaning_sentence(word, number),
            Look::Own => self.board_meaning(what),
        }
    }

    fn board_meaning(&self, what: TokenContent) -> Sentence {
        match what {
            TokenContent::Stop(0, _) => say!(legend::WalkBegins),
            TokenContent::Stop(..) => say!(legend::Stops),
            TokenContent::NewBarn => meaning_sentence(NEW_BARN.means, None),
            TokenContent::NewFigure(player, figure) => {
                say!(legend::WouldStand { figure: figure.word(), player: self.player_name(player) })
            }
            TokenContent::Meeple(player, figure) => {
                say!(legend::Figure { figure: figure.word(), player: self.player_name(player) })
            }
            TokenContent::Ringed(player, figure) => {
                say!(legend::Struck { figure: figure.word(), player: self.player_name(player) })
            }
            TokenContent::Points { player, now: true, .. } => say!(legend::Points { player: self.player_name(player) }),
            TokenContent::Points { player, now: false, .. } => {
                say!(legend::PointsAtTheEnd { player: self.player_name(player) })
            }
            TokenContent::Worth(_) => say!(legend::Worth),
            TokenContent::CityPayment(..) => say!(legend::Pays),
            TokenContent::Counted(_) => say!(legend::Counted),
            TokenContent::Barn(player) => say!(legend::Barn { player: self.player_name(player) }),
            TokenContent::Letter(n) => {
                let name = self.letters.get(n).map(|name| to_plain_text(name, self.ascii));
                text_sentence(name.unwrap_or_default())
            }
            TokenContent::Coats(_) => meaning_sentence(COAT.means, None),
            TokenContent::Reached(always, _) if !always.is_empty() => meaning_sentence(REACHED.means, None),
            TokenContent::Reached(..) => meaning_sentence(REACHED_BY_SOME.means, None),
            // The other contents have fixed looks.
            _ => text_sentence(String::new()),
        }
    }

    /// Formats the meaning of a token or sign in the language of the plan.
    pub(super) fn say(&self, meaning: &Sentence) -> String {
        self.voice.say(meaning)
    }
}

/// Builds the sentence of a message, with the number on a token as its parameter; an empty text if `word` is `None`.
pub(super) fn meaning_sentence(word: Option<&'static Message>, number: Option<u32>) -> Sentence {
    let Some(word) = word else { return text_sentence(String::new()) };
    Sentence::new(word, word.args().map(|_| Arg::from(number.unwrap_or_default())).collect())
}

pub(super) fn text_sentence(text: String) -> Sentence {
    say!(plain::Text { text: text })
}

/// Replaces `#` in a text by a number, if there is one.
fn insert_number(text: &str, number: Option<u32>) -> String {
    number.map_or_else(|| text.to_owned(), |n| text.replace('#', &n.to_string()))
}

/// The maximum number of characters of a text of the scenario file that are shown beside a board.
const LONGEST: usize = 60;

/// Replaces characters that cannot be drawn by `?`, and cuts a text longer than `LONGEST`.
pub(super) fn to_plain_text(text: &str, ascii: bool) -> String {
    let short: String = text.chars().take(LONGEST).collect();
    let mut short = to_drawable(&short, ascii);
    if text.chars().nth(LONGEST).is_some() {
        short.push(CUT.character(ascii));
    }
    short
}

/// Replaces characters that cannot be drawn by `?`.
pub(crate) fn to_drawable(text: &str, ascii: bool) -> String {
    let is_sign = |c: char| SIGNS.iter().any(|sign| sign.sign == c && !ascii);
    let to_drawable_char = |c: char| if is_sign(c) || c == ' ' { Some(c) } else { drawable(c, ascii) };
    text.chars().map(|c| to_drawable_char(c).unwrap_or('?')).collect()
}

fn letter_glyphs(text: &str) -> Vec<Glyph> {
    text.chars().map(Glyph::Letter).collect()
}

fn sign_with_text(sign: Sign, text: &str) -> Vec<Glyph> {
    let mut glyphs = vec![Glyph::Sign(sign)];
    glyphs.extend(letter_glyphs(text));
    glyphs
}

/// Returns the glyphs of a building: `middle` between two walls.
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
pub(crate) fn initials(players: &[String], ascii: bool) -> Vec<String> {
    let abbreviate = |name: &str, count: usize| -> Option<String> {
        let mut letters = name.chars();
        let first: String = letters.next()?.to_uppercase().collect();
        let word: String = first.chars().chain(letters).take(count).collect();
        word.chars().all(|c| drawable(c, ascii).is_some() && c.is_alphanumeric()).then_some(word)
    };
    let find_initials = |player: &String| {
        let by_count = (1..=LETTERS).find_map(|count| {
            let candidate = abbreviate(player, count)?;
            let twins = players.iter().filter(|p| abbreviate(p, count).as_ref() == Some(&candidate)).count();
            (twins == 1).then_some(candidate)
        });
        by_count.unwrap_or_else(|| players.iter().position(|p| p == player).map_or(0, |n| n + 1).to_string())
    };
    players.iter().map(find_initials).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_told_apart_by_as_few_letters_as_it_takes() {
        let initials_of = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|n| (*n).to_owned()).collect();
            initials(&names, false)
        };
        assert_eq!(initials_of(&["red", "blue"]), ["R", "B"]);
        assert_eq!(initials_of(&["red", "rot", "anna"]), ["Re", "Ro", "A"]);
        assert_eq!(initials_of(&["annabel", "annabella"]), ["1", "2"]);
        assert_eq!(initials_of(&["漢", "éva"]), ["1", "É"]);
        assert_eq!(initials(&["éva".to_owned()], true), ["1"]);
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 51, 52].map(letter), ["A", "Z", "AA", "AZ", "BA"]);
    }
}
