//! The features that are answered beside the questions.

use super::context::Context;
use super::problems;
use crate::scenario::board::Place;
use crate::scenario::setup::value::{Name, PlaceName};
use crate::text::{Node, Span, problem};

/// Checks the features that are answered beside the questions.
pub(in crate::scenario) fn check(names: &[Name<PlaceName>], context: &mut Context<'_>) -> Vec<(Place, Span)> {
    let items: Vec<&Node> = names.iter().map(Name::node).collect();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        context.problems.push(problem!(one_more.span, problems::TooManyEntries { kind: "features", most }));
    }
    items.into_iter().take(most).filter_map(|item| Some((context.read_place(item)?, item.span))).collect()
}

#[cfg(test)]
crate::case_runner::cases!("features.cases.yaml");
