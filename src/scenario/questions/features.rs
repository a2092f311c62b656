//! The features that are answered beside the questions.

use super::context::Context;
use crate::scenario::board::Place;
use crate::scenario::setup::asked::OWN_SCENARIO;
use crate::scenario::setup::value::{Name, PlaceName};
use crate::text::{Node, Span, too_many_entries};

/// Checks the features that are answered beside the questions.
pub(in crate::scenario) fn check(names: &[Name<PlaceName>], context: &mut Context<'_>) -> Vec<(Place, Span)> {
    let items: Vec<&Node> = names.iter().map(Name::node).collect();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        let message = format!("with a board of this size a scenario can name at most {most} features");
        context.problems.push(too_many_entries(one_more.span, message, OWN_SCENARIO));
    }
    items.into_iter().take(most).filter_map(|item| Some((context.read_place(item)?, item.span))).collect()
}

#[cfg(test)]
crate::case_runner::cases!("features.cases.yaml");
