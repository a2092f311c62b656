//! Patterns of a schema, as editors read them, limited to the regular expressions that the schemas use.

enum Part {
    Literal(char),
    /// A character in one of the ranges, or, if `true`, in none of them.
    Class(bool, Vec<(char, char)>),
    AnyChar,
    Start,
    End,
    /// One of several alternatives, captured under a number if it has one.
    Group(Vec<Vec<Part>>, Option<usize>),
    NegativeLookahead(Vec<Vec<Part>>),
    BackReference(usize),
    Repeat(Box<Part>, usize, usize),
}

type Captures = Vec<Option<(usize, usize)>>;

/// Returns `true` if a text contains a match of the pattern.
pub(crate) fn is_match(pattern: &str, text: &str) -> bool {
    let chars: Vec<char> = pattern.chars().collect();
    let mut parser = Parser { chars: &chars, position: 0, groups: 0 };
    let alternatives = parser.parse_alternatives();
    assert_eq!(parser.position, chars.len(), "a pattern that the test cannot read: {pattern}");
    let text: Vec<char> = text.chars().collect();
    (0..=text.len()).any(|at| {
        let mut captures: Captures = vec![None; parser.groups + 1];
        matches_any(&alternatives, &text, at, &mut captures, &mut |_, _| true)
    })
}

/// A parser of patterns.
struct Parser<'p> {
    chars: &'p [char],
    position: usize,
    groups: usize,
}

impl Parser<'_> {
    fn accept(&mut self, sign: char) -> bool {
        let is_next = self.chars.get(self.position) == Some(&sign);
        self.position += usize::from(is_next);
        is_next
    }

    fn next(&mut self) -> char {
        self.position += 1;
        *self.chars.get(self.position - 1).expect("a pattern that goes on")
    }

    fn parse_alternatives(&mut self) -> Vec<Vec<Part>> {
        let mut alternatives = vec![Vec::new()];
        while let Some(sign) = self.chars.get(self.position).filter(|sign| **sign != ')') {
            if *sign == '|' {
                self.position += 1;
                alternatives.push(Vec::new());
                continue;
            }
            let part = self.parse_part();
            let part = self.parse_repetition(part);
            alternatives.last_mut().expect("one").push(part);
        }
        alternatives
    }

    fn parse_part(&mut self) -> Part {
        match self.next() {
            '^' => Part::Start,
            '$' => Part::End,
            '.' => Part::AnyChar,
            '[' => self.parse_class(),
            '(' => {
                let is_special = self.accept('?');
                let is_lookahead = is_special && self.next() == '!';
                let number = (!is_special).then(|| {
                    self.groups += 1;
                    self.groups
                });
                let alternatives = self.parse_alternatives();
                assert!(self.accept(')'), "a group that is closed");
                if is_lookahead { Part::NegativeLookahead(alternatives) } else { Part::Group(alternatives, number) }
            }
            '\\' => match self.next() {
                'S' => Part::Class(true, vec![('\t', '\r'), (' ', ' ')]),
                number @ '1'..='9' => Part::BackReference(number as usize - '0' as usize),
                _ => {
                    self.position -= 1;
                    Part::Literal(self.parse_escape())
                }
            },
            sign => Part::Literal(sign),
        }
    }

    /// Reads the character after a backslash.
    fn parse_escape(&mut self) -> char {
        match self.next() {
            'x' => {
                let digits: String = [self.next(), self.next()].iter().collect();
                char::from(u8::from_str_radix(&digits, 16).expect("two digits"))
            }
            sign if sign.is_ascii_punctuation() => sign,
            sign => panic!("the test does not know \\{sign} in a pattern"),
        }
    }

    fn parse_class(&mut self) -> Part {
        let is_negated = self.accept('^');
        let mut ranges = Vec::new();
        while !self.accept(']') {
            let next_char = |reader: &mut Self| match reader.next() {
                '\\' => reader.parse_escape(),
                sign => sign,
            };
            let from = next_char(self);
            let is_range = self.chars.get(self.position) == Some(&'-')
                && self.chars.get(self.position + 1).is_some_and(|sign| *sign != ']');
            let to = if is_range {
                self.position += 1;
                next_char(self)
            } else {
                from
            };
            ranges.push((from, to));
        }
        Part::Class(is_negated, ranges)
    }

    fn parse_repetition(&mut self, part: Part) -> Part {
        let (least, most) = match self.chars.get(self.position) {
            Some('*') => (0, usize::MAX),
            Some('+') => (1, usize::MAX),
            Some('?') => (0, 1),
            Some('{') => {
                let rest: String = self.chars[self.position + 1..].iter().collect();
                let (inner, _) = rest.split_once('}').expect("a count that is closed");
                self.position += inner.len() + 1;
                let number = |text: &str| text.parse().expect("a number");
                match inner.split_once(',') {
                    None => (number(inner), number(inner)),
                    Some((least, "")) => (number(least), usize::MAX),
                    Some((least, most)) => (number(least), number(most)),
                }
            }
            _ => return part,
        };
        self.position += 1;
        Part::Repeat(Box::new(part), least, most)
    }
}

type Continuation<'t> = &'t mut dyn FnMut(usize, &mut Captures) -> bool;

fn matches_any(
    alternatives: &[Vec<Part>],
    text: &[char],
    at: usize,
    kept: &mut Captures,
    then: Continuation<'_>,
) -> bool {
    alternatives.iter().any(|parts| matches_sequence(parts, text, at, kept, then))
}

fn matches_sequence(parts: &[Part], text: &[char], at: usize, captures: &mut Captures, then: Continuation<'_>) -> bool {
    let Some((first, rest)) = parts.split_first() else { return then(at, captures) };
    matches_part(first, text, at, captures, &mut |at, captures| matches_sequence(rest, text, at, captures, then))
}

fn matches_part(part: &Part, text: &[char], at: usize, captures: &mut Captures, then: Continuation<'_>) -> bool {
    let sign = text.get(at);
    match part {
        Part::Start => at == 0 && then(at, captures),
        Part::End => at == text.len() && then(at, captures),
        Part::AnyChar => sign.is_some() && then(at + 1, captures),
        Part::Literal(literal) => sign == Some(literal) && then(at + 1, captures),
        Part::Class(is_negated, all) => {
            let among = |sign: &char| all.iter().any(|(a, b)| (a..=b).contains(&sign));
            sign.is_some_and(|sign| among(sign) != *is_negated) && then(at + 1, captures)
        }
        Part::NegativeLookahead(alternatives) => {
            !matches_any(alternatives, text, at, captures, &mut |_, _| true) && then(at, captures)
        }
        Part::Group(all, number) => matches_any(all, text, at, captures, &mut |end, kept| {
            let Some(number) = number else { return then(end, kept) };
            let before = kept[*number].replace((at, end));
            then(end, kept) || {
                kept[*number] = before;
                false
            }
        }),
        Part::BackReference(number) => {
            let Some((from, to)) = captures[*number] else { return then(at, captures) };
            text[at..].starts_with(&text[from..to]) && then(at + to - from, captures)
        }
        Part::Repeat(part, least, most) => matches_repetition((part, *least, *most), 0, text, at, captures, then),
    }
}

fn matches_repetition(
    repetition: (&Part, usize, usize),
    count: usize,
    text: &[char],
    at: usize,
    captures: &mut Captures,
    then: Continuation<'_>,
) -> bool {
    let (part, least, most) = repetition;
    let more = count < most
        && matches_part(part, text, at, captures, &mut |to, captures| {
            (to > at || count < least) && matches_repetition(repetition, count + 1, text, to, captures, then)
        });
    more || count >= least && then(at, captures)
}

#[test]
fn a_pattern_is_found_as_an_editor_finds_it() {
    let distinct_sides = r"^(?!.*([NESW][12]|[NESWL](?![12])).*\1(?![12]))(?:[NESW][12]?|L)+$";
    for (pattern, text, expected) in [
        (distinct_sides, "WL", true),
        (distinct_sides, "WLW", false),
        (distinct_sides, "N1N2", true),
        (distinct_sides, "N1N1", false),
        (r"\S", "  ", false),
        (r"\S", " a", true),
        (r"^[a-z]{2,3}$", "abcd", false),
        (r"^[a-z]{2,3}$", "abc", true),
        (r"^(?:a|b(?!c))+c?$", "abab", true),
        (r"^(?:a|b(?!c))+c?$", "abc", false),
        (r"^[^\x00-@\[-`]$", "x", true),
        (r"^[^\x00-@\[-`]$", "[", false),
    ] {
        assert_eq!(is_match(pattern, text), expected, "{pattern} in {text}");
    }
}
