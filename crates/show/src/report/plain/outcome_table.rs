//! The table of outcomes: a row for each outcome, a column for each rule set.

use std::fmt::Write;

use carcassonne_base::sorting::sort;
use carcassonne_law::RuleSet;
use carcassonne_position::wording::{Arg, Join, say};
use carcassonne_text::capitalize;

use super::deciding_law::MOST_SHORT_LIST;
use super::plain_page::{Brevity, PlainPage};
use crate::report::answer::{Column, HeadMeaning, Mark, MarkedRow, rule_set_names};
use crate::report::phrases::label_prefix;
use crate::report::style::{self, Ink};

/// The maximum number of lines of a row in the shorter forms.
const MOST_ROW: usize = 4;
/// The maximum number of lines of a row in the barest form.
const MOST_BAREST_ROW: usize = 2;
/// The maximum number of columns of labels before a row; longer ones have a line to themselves.
const MOST_LEAD: usize = 10;
/// The least columns for the outcomes.
const LEAST_LABEL: usize = 22;
/// The maximum number of columns for the outcomes, which few of them exceed.
const MOST_LABEL: usize = 46;
/// The width in columns from which the heads of the table are names in full.
const WIDE: usize = 110;

/// A layout of the table.
struct TableLayout {
    columns: Vec<Column>,
    heads: Heads,
    /// The width of the outcomes, in columns.
    label_width: usize,
    /// The legend in the room to the left of the heads; empty if the legend is below the table.
    legend_before: Vec<String>,
}

impl PlainPage<'_> {
    /// Returns the numbers of the listed readings to which a row refers, kept together by hard spaces; empty if there are none.
    fn note(&self, row: &MarkedRow) -> String {
        let questions = if self.form.brevity > Brevity::Full { MOST_SHORT_LIST } else { usize::MAX };
        let is_listed = |number: usize| {
            let decided = self.page.decisions.iter().take(questions);
            decided.flat_map(|d| &d.readings).any(|way| way.number == Some(number))
        };
        row.number_note(self.voice, is_listed).replace(' ', "\u{a0}").replacen('\u{a0}', " ", 1)
    }

    /// Returns a row with the numbers of its readings.
    fn row_with_note(&self, row: &MarkedRow) -> String {
        format!("{}{}", row.text, self.note(row))
    }

    /// Returns the rows by the labels of their subjects; in the tightest forms, without those that hold under every rule set,
    /// which the sentences above the table state.
    fn groups(&self) -> Vec<(&str, Vec<&MarkedRow>)> {
        let is_unanimous = |row: &MarkedRow| row.marks.iter().all(|mark| matches!(mark, Mark::Yes | Mark::Absent));
        let groups = self.page.table.groups.iter().map(|(labels, rows)| {
            let differing: Vec<_> = rows.iter().filter(|row| !is_unanimous(row)).collect();
            let is_cut = self.form.brevity >= Brevity::Tightest && !differing.is_empty();
            (labels.as_str(), if is_cut { differing } else { rows.iter().collect() })
        });
        groups.collect()
    }

    /// Returns the table of outcomes; paragraphs if it has too many columns for the width.
    pub(super) fn outcome_table(&self) -> Vec<String> {
        let groups = self.groups();
        // Each row with the width of its labels.
        let rows = groups.iter().flat_map(|(labels, rows)| {
            let lead = lead_in(labels).chars().count().min(MOST_LEAD);
            rows.iter().map(move |row| (self.row_with_note(row), lead))
        });
        let rows: Vec<(String, usize)> = rows.collect();
        let table = &self.page.table;
        let layout = self.lowest_layout(table.columns(self.style.width >= WIDE), &rows);
        let Some(layout) = layout.or_else(|| self.lowest_layout(table.shared_columns(), &rows)) else {
            return self.outcome_paragraphs();
        };
        let TableLayout { columns, heads, label_width, legend_before } = &layout;
        let left_of_head = |n: usize| legend_before.get(n).map_or_else(String::new, |line| format!(" {line}"));
        let head_line = |n: usize| format!("{:label_width$}{}", left_of_head(n), heads.line(n));
        let mut out: Vec<String> = self.paint(Ink::Faint, (0..heads.height()).map(head_line).collect());
        for (labels, rows) in groups {
            // Labels precede the first row that does not begin with one of its own.
            let labelled = rows.iter().position(|row| !begins_with_label(&row.text, labels));
            for (n, row) in rows.into_iter().enumerate() {
                out.extend(self.row_lines(row, labels, labelled == Some(n), &layout));
            }
        }
        if legend_before.is_empty() {
            let lines = self.legend_below(columns);
            out.extend(self.paint(Ink::Faint, lines.into_iter().map(|line| format!(" {line}")).collect()));
        }
        out
    }

    /// Returns the layout with the fewest lines in which these columns fit the width; `None` if there is none. `rows` has each
    /// row with the width of its labels.
    fn lowest_layout(&self, columns: Vec<Column>, rows: &[(String, usize)]) -> Option<TableLayout> {
        let width = self.style.width;
        let least = if self.form.brevity >= Brevity::Shortest { 3 } else { 4 };
        let length = |(text, lead): &(String, usize)| text.chars().count() + lead;
        let longest = rows.iter().map(length).max().unwrap_or(0);
        let label_width =
            |heads: &Heads| longest.clamp(LEAST_LABEL, (width - heads.width()).clamp(LEAST_LABEL, MOST_LABEL));
        let fits = |heads: &Heads| heads.width() + LEAST_LABEL <= width;
        let legend_height = self.legend_below(&columns).len();
        let height = |heads: &Heads| {
            let label_width = label_width(heads);
            let lines = |row: &(String, usize)| {
                if length(row) <= label_width {
                    return 1;
                }
                let (first, indent) = (" ".repeat(row.1), " ".repeat(row.1 + 2));
                self.wrap(&row.0, label_width + 1, &first, &indent).len()
            };
            let is_below = self.legend_before(&columns, heads, label_width).is_empty();
            heads.height() + rows.iter().map(lines).sum::<usize>() + if is_below { legend_height } else { 0 }
        };
        // Of equal heights the first wins, with a wide gap: `2014 Oct 2014` is two heads.
        let candidates = [(false, 2), (false, 1), (true, 2), (true, 1)]
            .map(|(is_broken, gap)| Heads::new(&columns, least, is_broken, gap));
        let heads = candidates.into_iter().filter(fits).min_by_key(height)?;
        let label_width = label_width(&heads);
        let legend_before = self.legend_before(&columns, &heads, label_width);
        Some(TableLayout { columns, heads, label_width, legend_before })
    }

    /// Returns the lines of a row, with its marks in the first.
    fn row_lines(&self, row: &MarkedRow, labels: &str, is_labelled: bool, layout: &TableLayout) -> Vec<String> {
        let TableLayout { columns, heads, label_width, .. } = layout;
        let brevity = self.form.brevity;
        let lead = if labels.is_empty() {
            " ".to_owned()
        } else if is_labelled {
            lead_in(labels)
        } else {
            " ".repeat(lead_in(labels).chars().count())
        };
        let mut out = Vec::new();
        let is_long = lead.chars().count() > MOST_LEAD;
        if is_long && is_labelled {
            out.push(format!(" {labels}"));
        }
        let lead = if is_long { "   ".to_owned() } else { lead };
        let hanging = if brevity < Brevity::Tightest { 2 } else { 1 };
        let indent = " ".repeat(lead.chars().count() + hanging);
        // A line may be one longer, since the sign of the first column is never at its left edge.
        let mut lines = self.wrap(&self.row_with_note(row), label_width + 1, &lead, &indent);
        // The full row is among the steps.
        let most = if brevity == Brevity::Barest { MOST_BAREST_ROW } else { MOST_ROW };
        if brevity >= Brevity::Shortest && lines.len() > most && !row.is_uncut {
            lines.truncate(most);
            // The cut spares the numbers of readings.
            let note = self.note(row);
            if let Some(last) = lines.last_mut() {
                let room = label_width.saturating_sub(2 + note.chars().count());
                *last = format!("{}…{note}", last.chars().take(room).collect::<String>());
            }
        }
        if let Some(first) = lines.first_mut() {
            let marks = self.marks(row, columns, heads);
            let excess = style::width(first).saturating_sub(*label_width);
            *first = format!("{first:label_width$}{}", marks.get(excess..).unwrap_or(&marks));
        }
        out.extend(lines);
        out
    }

    /// Returns the marks of a row, each below the middle of its head.
    fn marks(&self, row: &MarkedRow, columns: &[Column], heads: &Heads) -> String {
        let mut out = String::new();
        for (column, (width, head)) in columns.iter().zip(&heads.columns) {
            let mark = row.marks[column.sets[0]];
            let sign = mark.sign(self.style.unicode);
            let after = head.iter().map(|part| part.chars().count()).max().unwrap_or(0) / 2;
            out.push_str(&" ".repeat(width.saturating_sub(after + 1)));
            let ink = match mark {
                Mark::Yes => Ink::Settled,
                Mark::Maybe | Mark::Contested => Ink::Unsettled,
                Mark::No | Mark::Barred | Mark::Absent => Ink::Faint,
            };
            out.push_str(&self.style.paint(ink, sign));
            out.push_str(&" ".repeat(after));
        }
        out
    }

    /// Returns the legend for the room to the left of the heads, if need be without the plain marks; empty if it does not fit,
    /// and in all but the barest form.
    fn legend_before(&self, columns: &[Column], heads: &Heads, label_width: usize) -> Vec<String> {
        if self.form.brevity != Brevity::Barest {
            return Vec::new();
        }
        let lines = |with_plain| self.pack(&self.legend(columns, with_plain), label_width.saturating_sub(3), "  ");
        [true, false].into_iter().map(lines).find(|lines| lines.len() <= heads.height()).unwrap_or_default()
    }

    /// Returns the legend for the lines below the table.
    fn legend_below(&self, columns: &[Column]) -> Vec<String> {
        self.pack(&self.legend(columns, true), self.style.width.saturating_sub(1), "  ")
    }

    /// Returns the meanings of the marks in the table and of its short heads; the plain marks, yes and no, only if wanted.
    fn legend(&self, columns: &[Column], with_plain: bool) -> Vec<String> {
        let is_terse = self.form.brevity >= Brevity::Terse;
        let has_mark = |row: &MarkedRow, mark: Mark| {
            columns.iter().any(|column| column.sets.iter().any(|n| row.marks[*n] == mark))
        };
        let is_wanted = |mark: &Mark| with_plain || !matches!(mark, Mark::Yes | Mark::No);
        let is_used = |mark: &Mark| is_wanted(mark) && self.page.table.rows().any(|row| has_mark(row, *mark));
        let mut all: Vec<String> = Mark::ALL
            .into_iter()
            .filter(is_used)
            .map(|mark| {
                let meaning = if is_terse { mark.short_meaning(self.voice) } else { mark.meaning(self.voice) };
                format!("{} {meaning}", mark.sign(self.style.unicode))
            })
            .collect();
        let heads = self.page.table.heads(columns);
        let (houses, others): (Vec<HeadMeaning>, Vec<HeadMeaning>) =
            heads.into_iter().partition(|head| head.house_edition.is_some());
        all.extend(others.iter().map(|head| self.head_meaning(head)));
        match houses.as_slice() {
            [] => {}
            [house] => all.push(self.head_meaning(house)),
            _ => all.push(self.house_heads_meaning(houses, columns)),
        }
        all
    }

    /// Returns the meaning of the heads of several sets of house rules.
    fn house_heads_meaning(&self, mut houses: Vec<HeadMeaning>, columns: &[Column]) -> String {
        sort(&mut houses);
        let heads: Vec<&str> = houses.iter().map(|house| house.head.as_str()).collect();
        // The heads of one column need no name each.
        let is_one = columns.iter().any(|column| heads.iter().all(|head| column.head.contains(head)));
        let heads = self.voice.join(&heads, Join::Commas);
        let is_terse = self.form.brevity >= Brevity::Terse;
        if is_one && is_terse || self.form.brevity > Brevity::Terse {
            return self.voice.say(&say!(report::HouseHeads { heads: heads }));
        }
        let name = |number: u32| self.voice.say(&say!(report::EditionOfHouse { number, short: is_terse }));
        let names: Vec<String> = houses.iter().filter_map(|house| house.house_edition).map(name).collect();
        let names = self.voice.join(&names, Join::Commas);
        self.voice.say(&say!(report::HouseHeadsEach { heads: heads, names: names, short: is_terse }))
    }

    /// Returns a head with its meaning; a day with the rules of that day, in brackets.
    fn head_meaning(&self, HeadMeaning { head, meanings, .. }: &HeadMeaning) -> String {
        let meaning = self.voice.join(meanings, Join::Commas);
        if meaning.starts_with('(') {
            return format!("{head} {meaning}");
        }
        self.voice.say(&say!(report::HeadMeans { head: head.clone(), meaning: meaning }))
    }

    /// Returns the outcomes as paragraphs, for narrow terminals and screen readers.
    pub(super) fn outcome_paragraphs(&self) -> Vec<String> {
        let (page, width) = (self.page, self.style.width);
        let mut out = Vec::new();
        for (labels, rows) in &page.table.groups {
            for row in rows {
                let row_text = self.row_with_note(row);
                let head = if labels.is_empty() {
                    capitalize(&format!("{row_text}:"))
                } else {
                    format!("{}{row_text}:", label_prefix(labels))
                };
                out.extend(self.wrap(&head, width, "", "  "));
                for mark in Mark::ALL.into_iter().filter(|mark| *mark != Mark::No) {
                    let sets = page.table.rule_sets.iter().zip(&row.marks);
                    let sets: Vec<&RuleSet> =
                        sets.filter(|(_, set_mark)| **set_mark == mark).map(|(set, _)| set).collect();
                    // The absence of something is shown only for rule sets that the user named.
                    if mark == Mark::Absent && RuleSet::is_full_list(&page.table.rule_sets) {
                        continue;
                    }
                    let names = rule_set_names::list(&sets, self.voice);
                    if !names.is_empty() {
                        let text = self.voice.capitalized_sentence(&say!(report::SoUnder {
                            mark: mark.word(),
                            names: Arg::list(names)
                        }));
                        out.extend(self.wrap(&text, width, "  ", "    "));
                    }
                }
            }
        }
        out
    }
}

/// Returns labels as they precede a row: letters are indented, numbers in brackets are not.
fn lead_in(labels: &str) -> String {
    let indent = if labels.starts_with('(') { "" } else { " " };
    format!("{indent}{}", label_prefix(labels))
}

/// Returns `true` if a row begins with the first of its labels: `(2): lands on a; (3): cannot land` for `(2–4)`.
fn begins_with_label(row: &str, labels: &str) -> bool {
    let first = row.split_once(':').map(|(label, _)| label.trim_end_matches(')'));
    first.is_some_and(|first| !labels.is_empty() && !first.is_empty() && labels.starts_with(first))
}

/// The heads of a table, in one line or in two.
struct Heads {
    /// The width of each column, and the lines of its head.
    columns: Vec<(usize, Vec<String>)>,
}

impl Heads {
    /// Creates the heads of columns of at least this width with this gap between them; if `is_broken`, those of runs are broken
    /// after their dash, comma or space.
    fn new(columns: &[Column], least: usize, is_broken: bool, gap: usize) -> Self {
        let heads = columns.iter().map(|column| {
            let head = column.head.as_str();
            let parts = head.split_once('–').map(|(from, to)| (format!("{from}–"), to));
            let parts = parts.or_else(|| head.split_once(", ").map(|(from, to)| (format!("{from},"), to)));
            let parts = parts.or_else(|| head.split_once(' ').map(|(from, to)| (from.to_owned(), to)));
            let head: Vec<String> = match parts {
                Some((from, to)) if is_broken => vec![from, to.to_owned()],
                _ => vec![column.head.clone()],
            };
            let widest = head.iter().map(|part| part.chars().count()).max().unwrap_or(0);
            ((widest + gap).max(least), head)
        });
        Self { columns: heads.collect() }
    }

    /// Returns the width of all columns.
    fn width(&self) -> usize {
        self.columns.iter().map(|(width, _)| width).sum()
    }

    /// Returns the number of lines of the heads.
    fn height(&self) -> usize {
        self.columns.iter().map(|(_, head)| head.len()).max().unwrap_or(0)
    }

    /// Returns a line of the heads; shorter heads are aligned at the bottom.
    fn line(&self, n: usize) -> String {
        let mut line = String::new();
        for (width, head) in &self.columns {
            let part = (n + head.len()).checked_sub(self.height()).and_then(|n| head.get(n));
            let _ = write!(line, "{:>width$}", part.map_or("", String::as_str));
        }
        line
    }
}
