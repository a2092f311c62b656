//! Patterns of a schema, as editors read them, limited to the regular expressions that the schemas use.

enum Part {
    Sign(char),
    /// A character in one of the ranges, or in none of them.
    Class(bool, Vec<(char, char)>),
    Any,
    Begin,
    End,
    /// One of several alternatives, captured under a number if it has one.
    Group(Vec<Vec<Part>>, Option<usize>),
    /// A negative lookahead.
    Ahead(Vec<Vec<Part>>),
    Again(usize),
    Repeated(Box<Part>, usize, usize),
}

type Kept = Vec<Option<(usize, usize)>>;

/// Returns `true` if a text contains a match of the pattern.
pub(crate) fn has(pattern: &str, text: &str) -> bool {
    let signs: Vec<char> = pattern.chars().collect();
    let mut reader = Reader { signs: &signs, at: 0, groups: 0 };
    let all = reader.either();
    assert_eq!(reader.at, signs.len(), "a pattern that the test cannot read: {pattern}");
    let text: Vec<char> = text.chars().collect();
    (0..=text.len()).any(|at| {
        let mut kept: Kept = vec![None; reader.groups + 1];
        any(&all, &text, at, &mut kept, &mut |_, _| true)
    })
}

/// A parser of patterns.
struct Reader<'p> {
    signs: &'p [char],
    at: usize,
    groups: usize,
}

impl Reader<'_> {
    fn take(&mut self, sign: char) -> bool {
        let is_so = self.signs.get(self.at) == Some(&sign);
        self.at += usize::from(is_so);
        is_so
    }

    fn next(&mut self) -> char {
        self.at += 1;
        *self.signs.get(self.at - 1).expect("a pattern that goes on")
    }

    fn either(&mut self) -> Vec<Vec<Part>> {
        let mut all = vec![Vec::new()];
        while let Some(sign) = self.signs.get(self.at).filter(|sign| **sign != ')') {
            if *sign == '|' {
                self.at += 1;
                all.push(Vec::new());
                continue;
            }
            let part = self.part();
            let part = self.repeated(part);
            all.last_mut().expect("one").push(part);
        }
        all
    }

    fn part(&mut self) -> Part {
        match self.next() {
            '^' => Part::Begin,
            '$' => Part::End,
            '.' => Part::Any,
            '[' => self.class(),
            '(' => {
                let ahead = self.take('?');
                let not = ahead && self.next() == '!';
                let number = (!ahead).then(|| {
                    self.groups += 1;
                    self.groups
                });
                let all = self.either();
                assert!(self.take(')'), "a group that is closed");
                if not { Part::Ahead(all) } else { Part::Group(all, number) }
            }
            '\\' => match self.next() {
                'S' => Part::Class(true, vec![('\t', '\r'), (' ', ' ')]),
                number @ '1'..='9' => Part::Again(number as usize - '0' as usize),
                _ => {
                    self.at -= 1;
                    Part::Sign(self.escaped())
                }
            },
            sign => Part::Sign(sign),
        }
    }

    /// Reads the character after a backslash.
    fn escaped(&mut self) -> char {
        match self.next() {
            'x' => {
                let digits: String = [self.next(), self.next()].iter().collect();
                char::from(u8::from_str_radix(&digits, 16).expect("two digits"))
            }
            sign if sign.is_ascii_punctuation() => sign,
            sign => panic!("the test does not know \\{sign} in a pattern"),
        }
    }

    fn class(&mut self) -> Part {
        let not = self.take('^');
        let mut all = Vec::new();
        while !self.take(']') {
            let one = |reader: &mut Self| match reader.next() {
                '\\' => reader.escaped(),
                sign => sign,
            };
            let from = one(self);
            let is_range =
                self.signs.get(self.at) == Some(&'-') && self.signs.get(self.at + 1).is_some_and(|sign| *sign != ']');
            let to = if is_range {
                self.at += 1;
                one(self)
            } else {
                from
            };
            all.push((from, to));
        }
        Part::Class(not, all)
    }

    fn repeated(&mut self, part: Part) -> Part {
        let (least, most) = match self.signs.get(self.at) {
            Some('*') => (0, usize::MAX),
            Some('+') => (1, usize::MAX),
            Some('?') => (0, 1),
            Some('{') => {
                let rest: String = self.signs[self.at + 1..].iter().collect();
                let (inner, _) = rest.split_once('}').expect("a count that is closed");
                self.at += inner.len() + 1;
                let number = |text: &str| text.parse().expect("a number");
                match inner.split_once(',') {
                    None => (number(inner), number(inner)),
                    Some((least, "")) => (number(least), usize::MAX),
                    Some((least, most)) => (number(least), number(most)),
                }
            }
            _ => return part,
        };
        self.at += 1;
        Part::Repeated(Box::new(part), least, most)
    }
}

type Then<'t> = &'t mut dyn FnMut(usize, &mut Kept) -> bool;

fn any(all: &[Vec<Part>], text: &[char], at: usize, kept: &mut Kept, then: Then<'_>) -> bool {
    all.iter().any(|parts| each(parts, text, at, kept, then))
}

fn each(parts: &[Part], text: &[char], at: usize, kept: &mut Kept, then: Then<'_>) -> bool {
    let Some((first, rest)) = parts.split_first() else { return then(at, kept) };
    one(first, text, at, kept, &mut |at, kept| each(rest, text, at, kept, then))
}

fn one(part: &Part, text: &[char], at: usize, kept: &mut Kept, then: Then<'_>) -> bool {
    let sign = text.get(at);
    match part {
        Part::Begin => at == 0 && then(at, kept),
        Part::End => at == text.len() && then(at, kept),
        Part::Any => sign.is_some() && then(at + 1, kept),
        Part::Sign(own) => sign == Some(own) && then(at + 1, kept),
        Part::Class(not, all) => {
            let among = |sign: &char| all.iter().any(|(a, b)| (a..=b).contains(&sign));
            sign.is_some_and(|sign| among(sign) != *not) && then(at + 1, kept)
        }
        Part::Ahead(all) => !any(all, text, at, kept, &mut |_, _| true) && then(at, kept),
        Part::Group(all, number) => any(all, text, at, kept, &mut |end, kept| {
            let Some(number) = number else { return then(end, kept) };
            let before = kept[*number].replace((at, end));
            then(end, kept) || {
                kept[*number] = before;
                false
            }
        }),
        Part::Again(number) => {
            let Some((from, to)) = kept[*number] else { return then(at, kept) };
            text[at..].starts_with(&text[from..to]) && then(at + to - from, kept)
        }
        Part::Repeated(part, least, most) => repeated((part, *least, *most), 0, text, at, kept, then),
    }
}

fn repeated(
    what: (&Part, usize, usize),
    count: usize,
    text: &[char],
    at: usize,
    kept: &mut Kept,
    then: Then<'_>,
) -> bool {
    let (part, least, most) = what;
    let more = count < most
        && one(part, text, at, kept, &mut |to, kept| {
            (to > at || count < least) && repeated(what, count + 1, text, to, kept, then)
        });
    more || count >= least && then(at, kept)
}

#[test]
fn a_pattern_is_found_as_an_editor_finds_it() {
    let twice = r"^(?!.*([NESW][12]|[NESWL](?![12])).*\1(?![12]))(?:[NESW][12]?|L)+$";
    for (pattern, text, is_so) in [
        (twice, "WL", true),
        (twice, "WLW", false),
        (twice, "N1N2", true),
        (twice, "N1N1", false),
        (r"\S", "  ", false),
        (r"\S", " a", true),
        (r"^[a-z]{2,3}$", "abcd", false),
        (r"^[a-z]{2,3}$", "abc", true),
        (r"^(?:a|b(?!c))+c?$", "abab", true),
        (r"^(?:a|b(?!c))+c?$", "abc", false),
        (r"^[^\x00-@\[-`]$", "x", true),
        (r"^[^\x00-@\[-`]$", "[", false),
    ] {
        assert_eq!(has(pattern, text), is_so, "{pattern} in {text}");
    }
}
