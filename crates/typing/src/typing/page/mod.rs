//! Answers to texts, each as one JSON object, for a page that has no files, no terminal and no clock.
//!
//! - `omissions`: the parts of a scenario that its draft does not contain.
//! - `page_reply`: the JSON object of an answer.
//! - `talk`: the lines of a conversation, and the draft that results from them.

mod omissions;
mod page_reply;
mod talk;

use std::sync::Arc;

use carcassonne_law::RuleSet;
use carcassonne_position::{ReadBack, begins_scenario};
use carcassonne_rules::verdict::Case;
use carcassonne_show::report::{
    AnswerFragment, Detail, Layout, ReportRequest, Today, json_score, json_text, prefix_labels,
};
use carcassonne_text::SourceText;

use super::draft::Draft;
use super::draft_tiles::DraftTile;
use super::line_words::is_row;
use super::problems::refuse_unreadable;
use crate::repairs;
use page_reply::{AnswerReply, ClaimableReply, DraftReply, Pane, ProblemReply, Reply, TurnedReply};
use talk::{Talk, split_rules_line};

/// The version of the reply: raised when a key changes its meaning or is removed.
const VERSION: u32 = 1;
/// The version of the program.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The name of a scenario in messages, since it has no file.
const SCENARIO: &str = "the scenario";
/// The name of a map in messages.
const MAP: &str = "the quick map";
/// The maximum number of columns and rows of a scenario's board whose tiles are listed one by one.
const MOST: usize = 100;

/// Answers a text: a scenario in YAML, the end of a link (`#3.sg012~..-cs=r,c-c!c`), or lines as for `oracle ask`.
///
/// Each line changes the draft that the lines before it left; the first line may be a link. A line `rules 2015,2020`
/// above a scenario restricts the answer to these rule sets.
///
/// Returns a JSON object for every text; docs/page.md describes its keys. A line that cannot be read changes nothing. A
/// draft that cannot be judged is kept, and `problems` says what is missing.
///
/// ```
/// let reply: serde_json::Value =
///     serde_json::from_str(&carcassonne_typing::typing::answer(". c*=r, c c\\c")).expect("JSON");
/// assert_eq!(reply["link"], "#3.sg012~..-cs=r,c-c!c");
/// assert_eq!(reply["today"][0], "Under today's rules: Completed. Red scores 8 points.");
/// ```
pub fn answer(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}');
    let says = |line: &&str| {
        let line = line.trim_start();
        // A line that begins with `#` may also be a row of tiles that do not matter, and not a comment.
        !line.is_empty() && (!line.starts_with('#') || is_row(line))
    };
    let (chosen, below) = split_rules_line(text);
    let is_scenario = below.lines().find(says).is_some_and(begins_scenario);
    if is_scenario && !Draft::is_link(below) { answer_scenario(below, chosen) } else { answer_conversation(text) }
}

/// Answers a scenario under the rules that a line above it chooses; under all without such a line.
fn answer_scenario(text: &str, chosen: Option<&str>) -> String {
    let Talk { rules, problems, .. } = chosen.map(Talk::from_text).unwrap_or_default();
    if !problems.is_empty() {
        return refuse(DraftReply::default(), problems);
    }
    let opened = match SourceText::new(SCENARIO, text.as_bytes().to_vec()) {
        Ok(source) => repairs::open(&Arc::new(source)),
        Err(reason) => Err(refuse_unreadable(SCENARIO, "scenario", reason)),
    };
    let case = match opened {
        Ok(case) => case,
        Err(refused) => {
            let problems = refused.problems().map(ProblemReply::from_text_problem).collect();
            let unread = DraftReply { yaml: Some(text.to_owned()), rules: rules.names, ..DraftReply::default() };
            return refuse(unread, problems);
        }
    };
    let mut reply = if let Some(draft) = Draft::from_scenario(&case.scenario) {
        DraftReply { leaves_out: omissions::list_omissions(&case, &draft), ..describe_draft(&draft, rules.names) }
    } else {
        let (cells, (columns, rows)) = DraftTile::from_board(&case.scenario.board, MOST);
        DraftReply { columns, rows, cells, rules: rules.names, ..DraftReply::default() }
    };
    reply.yaml = Some(text.to_owned());
    // A turned draft would lose what the scenario says beside its board.
    reply.turned = None;
    answer_case(reply, Vec::new(), (&case, &rules.sets), SCENARIO)
}

fn answer_conversation(text: &str) -> String {
    let Talk { draft, mut problems, notes, rules } = Talk::from_text(text);
    let mut reply = DraftReply { notes, ..describe_draft(&draft, rules.names) };
    if draft.is_empty() && draft.questions().is_empty() {
        return refuse(reply, problems);
    }
    let opened = draft.text(MAP).map_err(|reason| refuse_unreadable(MAP, "map", reason));
    match opened.and_then(|text| repairs::open_quick(&text)) {
        Ok(case) => {
            reply.yaml = case.scenario.read_back.as_ref().map(ReadBack::yaml);
            answer_case(reply, problems, (&case, &rules.sets), MAP)
        }
        Err(found) => {
            problems.extend(found.problems().map(|problem| ProblemReply::from_draft_problem(problem, &draft)));
            refuse(reply, problems)
        }
    }
}

/// Returns the keys of a reply that describe a draft; `rules` are the names of the rules under which it is answered.
fn describe_draft(draft: &Draft, rules: Vec<String>) -> DraftReply {
    let (columns, rows) = draft.extent();
    DraftReply {
        map: Some(draft.map()),
        command: Some(draft.command()),
        questions: draft.questions().to_vec(),
        link: Some(draft.link_under(&rules.join(","))),
        turned: TurnedReply::from_draft(draft),
        columns,
        rows,
        cells: draft.tiles(),
        rules,
        ..DraftReply::default()
    }
}

/// Returns the reply to a text that could be opened, answered under these rules; under all if there are none.
fn answer_case(
    draft: DraftReply,
    problems: Vec<ProblemReply>,
    (case, rules): (&Case, &[RuleSet]),
    name: &str,
) -> String {
    let all = RuleSet::all();
    let (table, sets) = &case.table_with_sets(if rules.is_empty() { &all } else { rules });
    let request = ReportRequest { file: name, table, rule_sets: sets, detail: Detail::USUAL, configured: None };
    let fragment = request.with_report(AnswerFragment::new);
    let read = case.scenario.read_back.as_ref().map(|read| read.lines().join(" "));
    let (svg, board) = match fragment.board {
        Some((svg, window)) => (Some(svg.text), Some(Pane::from_window(window))),
        None => (None, None),
    };
    let answer = AnswerReply {
        read,
        today: Some(sentences(&fragment.today)),
        otherwise: fragment.otherwise,
        claims: fragment.claims.into_iter().map(|claim| claim.short_text).collect(),
        claimable: fragment.claimable.into_iter().map(ClaimableReply::from_claimable).collect(),
        html: Some(fragment.html),
        svg,
        board,
        score: Some(json_score(request.judge())),
    };
    json_text(&Reply { version: VERSION, oracle_version: PROGRAM, draft, answer, problems }, Layout::Lines)
}

/// Returns the reply to a text that cannot be judged, with the problems that say why.
fn refuse(draft: DraftReply, problems: Vec<ProblemReply>) -> String {
    let answer = AnswerReply::<()>::default();
    json_text(&Reply { version: VERSION, oracle_version: PROGRAM, draft, answer, problems }, Layout::Lines)
}

/// Returns the sentences of today's answers, each with its rules, and with the letter of its subject if there are
/// several.
fn sentences(today: &[Today]) -> Vec<String> {
    let to_sentences = |today: &Today| -> Vec<String> {
        let one = |(of, said, _): &(String, String, bool)| format!("{}: {}", today.rules, prefix_labels(of, said));
        today.answers.iter().map(one).collect()
    };
    today.iter().flat_map(to_sentences).collect()
}
