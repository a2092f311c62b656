//! The table of outcomes: a row an outcome, a column a rule set.

use crate::sorting::sort;
use std::fmt::Write;

use super::text::{Telling, Text};
use super::why::MOST_SHORTLY;
use crate::report::answer::{Column, Mark, MarkedRow, named};
use crate::report::style::{self, Ink};
use crate::report::words::lead as lead_of;
use crate::rulebook::RuleSet;
use crate::text::capitalize;
use crate::wording::{Arg, say};

/// The most lines of a row where there is little room.
const MOST_ROW: usize = 4;
/// The same where there is the least room.
const LEAST_ROW: usize = 2;
/// The most room for the letters before the answers, which else have a line of their own.
const MOST_LEAD: usize = 10;
/// The least room for the answers in the table of outcomes.
const LEAST_LABEL: usize = 22;
/// The most room for them, and the room in which most fit.
const MOST_LABEL: usize = 46;
/// From this width on the heads of the table are full ids.
const WIDE: usize = 110;

impl Text<'_> {
    /// What stands behind a row: the numbers of those readings that are told, which stay together.
    fn note(&self, line: &MarkedRow, telling: Telling) -> String {
        let questions = if telling > Telling::Full { MOST_SHORTLY } else { usize::MAX };
        let told = |number: usize| {
            let decided = self.page.decided.iter().take(questions);
            decided.flat_map(|d| &d.readings).any(|way| way.number == Some(number))
        };
        line.note(self.voice, told).replace(' ', "\u{a0}").replacen('\u{a0}', " ", 1)
    }

    /// A row with what stands behind it.
    fn noted(&self, line: &MarkedRow, telling: Telling) -> String {
        format!("{}{}", line.text, self.note(line, telling))
    }

    /// The rows by the labels of their subjects. Where there is little room, without those that hold under every rule set:
    /// the sentences above the table say so.
    fn groups(&self, telling: Telling) -> Vec<(&str, Vec<&MarkedRow>)> {
        let is_everywhere = |line: &MarkedRow| line.marks.iter().all(|mark| matches!(mark, Mark::So | Mark::Absent));
        let groups = self.page.table.groups.iter().map(|(labels, lines)| {
            let differing: Vec<_> = lines.iter().filter(|line| !is_everywhere(line)).collect();
            let lines = match telling {
                Telling::Tightest | Telling::Barest if !differing.is_empty() => differing,
                _ => lines.iter().collect(),
            };
            (labels.as_str(), lines)
        });
        groups.collect()
    }

    /// The table: a row an outcome, a column a rule set; where there are too many, paragraphs.
    pub(super) fn table(&self, telling: Telling) -> Vec<String> {
        let page = self.page;
        let least = if telling >= Telling::Shortest { 3 } else { 4 };
        let groups = self.groups(telling);
        // Each row with the room that its letters take.
        let rows: Vec<(String, usize)> = groups
            .iter()
            .flat_map(|(labels, lines)| {
                let lead = before(labels).chars().count().min(MOST_LEAD);
                lines.iter().map(move |line| (self.noted(line, telling), lead))
            })
            .collect();
        let length = |(text, lead): &(String, usize)| text.chars().count() + lead;
        let longest = rows.iter().map(length).max().unwrap_or(0);
        let width = self.style.width;
        let label = |heads: &Heads| longest.clamp(LEAST_LABEL, (width - heads.taken()).clamp(LEAST_LABEL, MOST_LABEL));
        let mut columns = page.table.columns(width >= WIDE);
        let fits = |heads: &Heads| heads.taken() + LEAST_LABEL <= width;
        let laid = |columns: &[Column]| {
            let below = self.legend_below(columns, telling).len();
            // Apart as far as there is room: `2014 Oct 2014` is two heads.
            let each = [(false, 2), (false, 1), (true, 2), (true, 1)]
                .map(|(broken, gap)| Heads::of(columns, least, broken, gap));
            let high = |heads: &Heads| {
                let label = label(heads);
                let lines = |row: &(String, usize)| {
                    if length(row) <= label {
                        return 1;
                    }
                    let (first, further) = (" ".repeat(row.1), " ".repeat(row.1 + 2));
                    self.wrap(&row.0, label + 1, &first, &further).len()
                };
                let is_before = !self.legend_before(columns, telling, heads, label).is_empty();
                let legend = if is_before { 0 } else { below };
                heads.high() + rows.iter().map(lines).sum::<usize>() + legend
            };
            each.into_iter().filter(fits).min_by_key(high)
        };
        let mut laid_out = laid(&columns);
        if laid_out.is_none() {
            columns = page.table.shared_columns();
            laid_out = laid(&columns);
        }
        let Some(heads) = laid_out else { return self.paragraphs(telling) };
        let label = label(&heads);
        let before_heads = self.legend_before(&columns, telling, &heads, label);
        let before_head = |n: usize| before_heads.get(n).map_or_else(String::new, |line| format!(" {line}"));
        let mut out: Vec<String> = (0..heads.high())
            .map(|n| self.style.paint(Ink::Faint, &format!("{:label$}{}", before_head(n), heads.line(n))))
            .collect();
        for (labels, lines) in groups {
            // Labels stand before the first row that does not begin with one of its own.
            let labelled = lines.iter().position(|line| !begins_with_label(&line.text, labels));
            for (n, line) in lines.into_iter().enumerate() {
                let is_labelled = labelled == Some(n);
                let lead = if labels.is_empty() {
                    " ".to_owned()
                } else if is_labelled {
                    before(labels)
                } else {
                    " ".repeat(before(labels).chars().count())
                };
                let (lead, own_line) =
                    if lead.chars().count() > MOST_LEAD { ("   ".to_owned(), is_labelled) } else { (lead, false) };
                if own_line {
                    out.push(format!(" {labels}"));
                }
                let further = if telling < Telling::Tightest { 2 } else { 1 };
                let indent = " ".repeat(lead.chars().count() + further);
                let noted = self.noted(line, telling);
                // The sign of the first column stands well behind where it begins.
                let mut text = self.wrap(&noted, label + 1, &lead, &indent);
                // In full it stands among the steps.
                let most = if telling == Telling::Barest { LEAST_ROW } else { MOST_ROW };
                if telling >= Telling::Shortest && text.len() > most && !line.whole {
                    text.truncate(most);
                    // The numbers are never what is cut.
                    let by = self.note(line, telling);
                    if let Some(last) = text.last_mut() {
                        let room = label.saturating_sub(2 + by.chars().count());
                        *last = format!("{}…{by}", last.chars().take(room).collect::<String>());
                    }
                }
                for (n, part) in text.iter().enumerate() {
                    if n == 0 {
                        let marks = self.marks(line, &columns, &heads);
                        let over = style::width(part).saturating_sub(label);
                        let marks = marks.get(over..).unwrap_or(&marks);
                        out.push(format!("{part:label$}{marks}"));
                    } else {
                        out.push(part.clone());
                    }
                }
            }
        }
        if before_heads.is_empty() {
            let lines = self.legend_below(&columns, telling);
            out.extend(self.paint(Ink::Faint, lines.into_iter().map(|line| format!(" {line}")).collect()));
        }
        out
    }

    fn marks(&self, line: &MarkedRow, columns: &[Column], heads: &Heads) -> String {
        let mut out = String::new();
        for (column, (width, head)) in columns.iter().zip(&heads.columns) {
            let mark = line.marks[column.sets[0]];
            let sign = mark.sign(self.style.unicode);
            // Under the middle of its head.
            let behind = head.iter().map(|part| part.chars().count()).max().unwrap_or(0) / 2;
            let before = width.saturating_sub(behind + 1);
            out.push_str(&" ".repeat(before));
            let ink = match mark {
                Mark::So => Ink::Settled,
                Mark::Maybe | Mark::Contested => Ink::Unsettled,
                Mark::Not | Mark::Barred | Mark::Absent => Ink::Faint,
            };
            out.push_str(&self.style.paint(ink, sign));
            out.push_str(&" ".repeat(behind));
        }
        out
    }

    /// The legend in the room before the heads, where an answer is told most briefly, if need be without what explains itself;
    /// empty if it does not fit there.
    fn legend_before(&self, columns: &[Column], telling: Telling, heads: &Heads, label: usize) -> Vec<String> {
        if telling != Telling::Barest {
            return Vec::new();
        }
        let laid = |plain| {
            let entries = self.legend(columns, telling, plain);
            self.side_by_side(&entries, label.saturating_sub(3), "  ")
        };
        [true, false].into_iter().map(laid).find(|lines| lines.len() <= heads.high()).unwrap_or_default()
    }

    /// The legend in lines below the table.
    fn legend_below(&self, columns: &[Column], telling: Telling) -> Vec<String> {
        let entries = self.legend(columns, telling, true);
        self.side_by_side(&entries, self.style.width.saturating_sub(1), "  ")
    }

    /// What the marks and the short heads mean, of those that are there: yes and no, which are `plain`, if wanted.
    fn legend(&self, columns: &[Column], telling: Telling, plain: bool) -> Vec<String> {
        let lines = self.page.table.lines();
        let shown = |line: &MarkedRow, mark: &Mark| {
            columns.iter().any(|column| column.sets.iter().any(|n| line.marks[*n] == *mark))
        };
        let is_wanted = |mark: &Mark| plain || !matches!(mark, Mark::So | Mark::Not);
        let used = |mark: &Mark| is_wanted(mark) && lines.iter().any(|line| shown(line, mark));
        let mut all: Vec<String> = Mark::ALL
            .into_iter()
            .filter(used)
            .map(|mark| {
                let short = telling >= Telling::Terse;
                let means = if short { mark.shortly(self.voice) } else { mark.means(self.voice) };
                format!("{} {means}", mark.sign(self.style.unicode))
            })
            .collect();
        let mut houses: Vec<(String, Vec<String>)> = Vec::new();
        for (head, ids) in self.page.table.heads(columns, self.voice) {
            if ids.iter().all(|id| id.starts_with("house-")) {
                houses.push((head, ids));
                continue;
            }
            all.push(self.stands_for(&head, &ids));
        }
        match houses.as_slice() {
            [] => {}
            [(head, ids)] => all.push(self.stands_for(head, ids)),
            several => {
                let mut several: Vec<&(String, Vec<String>)> = several.iter().collect();
                sort(&mut several);
                let heads: Vec<&str> = several.iter().map(|(head, _)| head.as_str()).collect();
                let heads = self.voice.join_commas(&heads);
                let names: Vec<String> = several.iter().flat_map(|(_, ids)| ids).map(|id| edition_of(id)).collect();
                // Those in one column need not be told apart.
                let is_one = columns.iter().any(|column| several.iter().all(|(head, _)| column.head.contains(head)));
                let is_short = telling >= Telling::Terse;
                all.push(self.voice.say(&if is_one && is_short || telling > Telling::Terse {
                    say!(report::HouseHeads { heads: heads })
                } else {
                    let of = |name: &String| name.split(' ').next().unwrap_or_default().to_owned();
                    let names = if is_short { names.iter().map(of).collect() } else { names };
                    let names = self.voice.join_commas(&names);
                    say!(report::HouseHeadsEach { heads: heads, names: names, short: is_short })
                }));
            }
        }
        all
    }

    /// A head with what it stands for; a day with the rules of that day, which are in brackets.
    fn stands_for(&self, head: &str, means: &[String]) -> String {
        let meaning = self.voice.join_commas(means);
        if meaning.starts_with('(') {
            return format!("{head} {meaning}");
        }
        self.voice.say(&say!(report::HeadMeans { head: head.to_owned(), meaning: meaning }))
    }

    /// The table as paragraphs, for narrow terminals and screen readers.
    pub(super) fn paragraphs(&self, telling: Telling) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        for (labels, lines) in &page.table.groups {
            for line in lines {
                let noted = self.noted(line, telling);
                let head = if labels.is_empty() {
                    capitalize(&format!("{noted}:"))
                } else {
                    format!("{}{noted}:", lead_of(labels))
                };
                out.extend(self.wrap(&head, width, "", "  "));
                for mark in Mark::ALL.into_iter().filter(|mark| *mark != Mark::Not) {
                    let sets = page.table.rule_sets.iter().zip(&line.marks);
                    let sets: Vec<&RuleSet> = sets.filter(|(_, own)| **own == mark).map(|(set, _)| set).collect();
                    // What did not exist is told of rule sets that were asked for by name.
                    if mark == Mark::Absent && RuleSet::is_full_list(&page.table.rule_sets) {
                        continue;
                    }
                    let ids = named::list(&sets, self.voice);
                    if !ids.is_empty() {
                        let text = self
                            .voice
                            .capitalized_sentence(&say!(report::SoUnder { mark: mark.word(), names: Arg::list(ids) }));
                        out.extend(self.wrap(&text, width, "  ", "    "));
                    }
                }
            }
        }
        out
    }
}

/// Labels before an answer of the table; a letter stands a little aside, a number in brackets has no need of that.
fn before(labels: &str) -> String {
    let aside = if labels.starts_with('(') { "" } else { " " };
    format!("{aside}{}", lead_of(labels))
}

/// What tells a set of house rules from others: `1st edition` of the `1st-edition house` rules.
fn edition_of(id: &str) -> String {
    let known = RuleSet::all();
    let called = known.iter().find(|set| set.id() == id).map_or(id, RuleSet::display_name);
    called.trim_end_matches(" house").replace('-', " ")
}

/// Whether a row begins with the first of its labels, as `(2): lands on a; (3): cannot land` does of `(2–4)`.
fn begins_with_label(row: &str, labels: &str) -> bool {
    let first = row.split_once(':').map(|(label, _)| label.trim_end_matches(')'));
    first.is_some_and(|first| !labels.is_empty() && !first.is_empty() && labels.starts_with(first))
}

/// The heads of a table, over one line or over two.
struct Heads {
    /// How wide each column is, and what heads it.
    columns: Vec<(usize, Vec<String>)>,
}

impl Heads {
    /// The heads, those of runs broken after their dash, or their comma, if that is wanted.
    fn of(columns: &[Column], least: usize, broken: bool, gap: usize) -> Self {
        let each = columns.iter().map(|column| {
            let head = column.head.as_str();
            let parts = head.split_once('–').map(|(from, to)| (format!("{from}–"), to));
            let parts = parts.or_else(|| head.split_once(", ").map(|(from, to)| (format!("{from},"), to)));
            let parts = parts.or_else(|| head.split_once(' ').map(|(from, to)| (from.to_owned(), to)));
            let head: Vec<String> = match parts {
                Some((from, to)) if broken => vec![from, to.to_owned()],
                _ => vec![column.head.clone()],
            };
            let widest = head.iter().map(|part| part.chars().count()).max().unwrap_or(0);
            ((widest + gap).max(least), head)
        });
        Self { columns: each.collect() }
    }

    /// How much room they take.
    fn taken(&self) -> usize {
        self.columns.iter().map(|(width, _)| width).sum()
    }

    /// Over how many lines they stand.
    fn high(&self) -> usize {
        self.columns.iter().map(|(_, head)| head.len()).max().unwrap_or(0)
    }

    /// One of the lines, where shorter heads stand at the bottom.
    fn line(&self, n: usize) -> String {
        let mut line = String::new();
        for (width, head) in &self.columns {
            let part = (n + head.len()).checked_sub(self.high()).and_then(|n| head.get(n));
            let _ = write!(line, "{:>width$}", part.map_or("", String::as_str));
        }
        line
    }
}
