//! The features that are answered beside what is asked.

use super::ask::OWN_SCENARIO;
use super::context::Context;
use crate::scenario::board::Place;
use crate::text::{Node, Span, as_list, too_many_entries};

/// Reads `features`.
pub(in crate::scenario) fn read(node: Option<&Node>, context: &mut Context<'_>) -> Vec<(Place, Span)> {
    let items = node.map(as_list).unwrap_or_default();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        let message = format!("with a board of this size a scenario can name at most {most} features");
        context.problems.push(too_many_entries(one_more.span, message, OWN_SCENARIO));
    }
    items.iter().take(most).filter_map(|item| Some((context.place(item)?, item.span))).collect()
}

#[cfg(test)]
mod tests {
    use crate::scenario::try_out::{read, refused};
    use crate::text::Code;

    fn naming(features: &str) -> String {
        format!("board: |\n  a\ntiles:\n  a: {{ city: N, road: S }}\nfeatures: {features}\n")
    }

    #[test]
    fn one_or_several_are_named() {
        let count =
            |features: &str| read(&naming(features)).map(|scenario| scenario.features.len()).unwrap_or_default();
        assert_eq!((count("a.city"), count("[a.city, a.road]")), (1, 2));
    }

    #[test]
    fn what_is_no_feature_is_refused() {
        refused(&naming("a.monastery"), &[(Code::PlaceUnknown, "monastery")]);
    }
}
