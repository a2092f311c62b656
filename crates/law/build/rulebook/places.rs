//! The places of the documents. Each must be cited, state why it is not, or be only a heading of those under it; and
//! every cited place must exist.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::entries::{Place, Skeleton};
use super::{BuildResult, Rulebook, Texts};

/// A citation by a ruling, by a rule set or by the warning `at_own_risk`: the source, and the places in it.
struct Citation<'b> {
    item_id: String,
    source: &'b str,
    places: &'b [String],
}

fn collect_citations(book: &Rulebook) -> Vec<Citation<'_>> {
    let rulings = book.questions.iter().flat_map(|q| &q.rulings);
    let rulings = rulings.map(|r| Citation { item_id: r.id.clone(), source: &r.source, places: &r.at });
    let eras = book.sets.eras.iter().flat_map(|e| e.cites.iter().map(|c| (e.id.clone(), c)));
    let presets = book.sets.presets.iter().flat_map(|p| p.cites.iter().map(|c| (p.id.clone(), c)));
    let risk = book.sets.at_own_risk.cites.iter().map(|c| ("at_own_risk".to_owned(), c));
    let sets = eras.chain(presets).chain(risk).map(|(who, cite)| Citation {
        item_id: who,
        source: &cite.source,
        places: &cite.at,
    });
    rulings.chain(sets).collect()
}

/// Checks that each place is cited or excused or only a heading, that every cited place exists, and that headings have
/// English. All errors are reported together.
pub(super) fn check(book: &Rulebook) -> BuildResult<()> {
    let mut errors: Vec<String> = Vec::new();
    let mut place_ids: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for skeleton in &book.skeletons {
        let ids = place_ids.entry(&skeleton.source).or_default();
        for place in &skeleton.places {
            let name = format!("{}: {}", skeleton.source, place.id);
            if !place.under.is_empty() && !ids.contains(&*place.under) {
                errors.push(format!("{name} is under {}, which is not before it", place.under));
            }
            if !ids.insert(&place.id) {
                errors.push(format!("{name} is listed twice"));
            }
        }
    }
    let mut cited: BTreeSet<(&str, &str)> = BTreeSet::new();
    let citations = collect_citations(book);
    for Citation { item_id, source, places: cited_places } in &citations {
        match place_ids.get(source) {
            None if !cited_places.is_empty() => {
                errors.push(format!("{item_id}: {source} has no skeleton, so `at` names nothing"));
            }
            Some(_) if cited_places.is_empty() => {
                errors.push(format!("{item_id}: `at` does not say which places of {source} it cites"));
            }
            None | Some(_) => {}
        }
        for place in *cited_places {
            if place_ids.get(source).is_some_and(|ids| !ids.contains(&**place)) {
                errors.push(format!("{item_id} cites {place}, which is not a place of {source}"));
            }
            cited.insert((source, place));
        }
    }
    for Skeleton { source, places, .. } in &book.skeletons {
        for place in places {
            let name = format!("{source}: {}", place.id);
            let children = count_children(place, places);
            match (cited.contains(&(&**source, &*place.id)), place.uncited.trim().is_empty()) {
                (true, true) | (false, false) => {}
                (true, false) => errors.push(format!("{name} is cited and excused")),
                (false, true) if matches!(&*place.kind, "heading" | "list") && children > 0 => {}
                (false, true) => {
                    errors.push(format!("{name} is cited by nothing; cite it, or say why not (`uncited`)"));
                }
            }
        }
    }
    report_untitled(book, &mut errors);
    if errors.is_empty() { Ok(()) } else { Err(errors.join("\n").into()) }
}

/// Returns the words of a heading in English, and `true` if that is the project's translation; `None` if the document
/// lists no English for them.
pub(super) fn english_title<'s>(skeleton: &'s Skeleton, words: &str) -> Option<(&'s str, bool)> {
    let official = skeleton.english.get(words).map(|english| (&**english, false));
    official.or_else(|| skeleton.translated.get(words).map(|english| (&**english, true)))
}

/// Returns the pieces between quotes in the description of a place.
pub(super) fn quoted_pieces(place: &str) -> impl Iterator<Item = &str> {
    place.split('"').skip(1).step_by(2)
}

/// Returns the parts of a place's name that may have English: all of it, and the words before a bracket or a colon.
fn title_candidates(name: &str) -> [&str; 3] {
    let before = |sign: &str| name.split(sign).next().unwrap_or_default();
    [name, before(" ("), before(": ")]
}

fn place_title<'s>(skeleton: &'s Skeleton, place: &Place) -> Option<(&'s str, bool)> {
    title_candidates(&place.name).into_iter().find_map(|words| english_title(skeleton, words))
}

/// Reports headings and quoted words without English, and English given twice or for words that do not occur.
fn report_untitled(book: &Rulebook, errors: &mut Vec<String>) {
    for skeleton in &book.skeletons {
        let source = book.sources.iter().find(|s| s.id == skeleton.source);
        if source.is_none_or(|s| s.language == "English") {
            continue;
        }
        let cited = book.questions.iter().flat_map(|q| &q.rulings);
        let cited = cited.filter(|r| r.source == skeleton.source);
        let quotes: BTreeSet<&str> =
            cited.flat_map(|r| quoted_pieces(&r.place).chain(quoted_pieces(&r.short))).collect();
        let headings = skeleton.places.iter().filter(|p| p.kind == "heading");
        let names = skeleton.places.iter().flat_map(|p| title_candidates(&p.name));
        let known: BTreeSet<&str> = names.chain(quotes.iter().copied()).collect();
        let untitled = headings.filter(|p| place_title(skeleton, p).is_none()).map(|p| &*p.name);
        let untitled: BTreeSet<&str> =
            quotes.into_iter().filter(|words| english_title(skeleton, words).is_none()).chain(untitled).collect();
        for words in untitled {
            errors.push(format!(
                "{}: {words:?} has no English; write it under `english`, or `translated` if it is ours",
                skeleton.source
            ));
        }
        for words in skeleton.english.keys().chain(skeleton.translated.keys()) {
            if !known.contains(&**words) {
                errors.push(format!("{}: {words:?} has English but is nowhere", skeleton.source));
            }
        }
        for words in skeleton.english.keys() {
            if skeleton.translated.contains_key(words) {
                errors.push(format!("{}: {words:?} has English twice", skeleton.source));
            }
        }
    }
}

/// Returns the number of places directly under a place.
fn count_children(place: &Place, places: &[Place]) -> usize {
    places.iter().filter(|other| other.under == place.id).count()
}

/// Returns the places of all documents as Rust source.
pub(super) fn generate(book: &Rulebook, texts: &mut Texts) -> BuildResult<String> {
    let citations = collect_citations(book);
    let mut out = String::from("\npub(super) static SKELETONS: &[(&str, &[SourcePlace])] = &[\n");
    for skeleton in &book.skeletons {
        let Skeleton { source, places, .. } = skeleton;
        writeln!(out, "({source:?}, &[")?;
        for place in places {
            let (english, translated) = place_title(skeleton, place).unwrap_or_default();
            let english = if english == place.name { "" } else { english };
            let cites = |c: &&Citation<'_>| c.source == source && c.places.contains(&place.id);
            // A rule set may cite a place twice.
            let mut cited_by: Vec<&str> = citations.iter().filter(cites).map(|c| &*c.item_id).collect();
            cited_by.dedup();
            writeln!(
                out,
                "SourcePlace {{ id: {}, kind: {}, under: {}, name: {}, english: {}, translated: {translated}, dated: {}, icon: {}, \
                 uncited: {}, heads: {}, scenarios: {}, cited_by: {} }},",
                texts.add(&place.id),
                texts.add(&place.kind),
                texts.add(&place.under),
                texts.add(&super::tidy(&place.name)),
                texts.add(english),
                texts.add(&place.dated),
                texts.add(&place.icon),
                texts.add(&super::tidy(&place.uncited)),
                count_children(place, places),
                texts.add_list(&place.scenarios),
                texts.add_list(&cited_by)
            )?;
        }
        out.push_str("]),\n");
    }
    out.push_str("];\n");
    Ok(out)
}
