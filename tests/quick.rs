//! The quick map: it expresses the same as the long form, it is read back, and nothing in it is guessed.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_board::geometry::{Axis, Corner, Shape, Side, Space};
use carcassonne_board::tiles::{City, Edge, Road, RoadEnd, Sketch, Tile};
use carcassonne_law::RuleSet;
use carcassonne_position::{Ask, Board, QuickText, TileIx};
use carcassonne_rules::verdict::{Case, Outcome, Scope, Verdict, judge};
use carcassonne_show::report::{Detail, ReportRequest, json};
use carcassonne_text::{MapEntries, RefusedText};
use carcassonne_typing::repairs;
use carcassonne_typing::typing::{Draft, Instruction, LinkContent};
use proptest::prelude::*;
use serde_json::Value;

use crate::common;
use crate::project::{open_corpus, source};
use crate::properties::cases;

/// Disagreements at a table, apart by lines of three hyphens: a quick map, its questions, a line each, and the same in the
/// long form, which begins with its board.
const DISPUTES: &str = include_str!("disputes.txt");

fn open(text: &str) -> Result<Case, RefusedText> {
    repairs::open(&source("test", text))
}

fn quick(map: &str, questions: &[&str]) -> Result<Case, RefusedText> {
    let questions: Vec<String> = questions.iter().map(|&q| q.to_owned()).collect();
    repairs::open_quick(&QuickText::new("test", map, &questions).expect("text"))
}

/// Formats the problems of a refused text for a message.
fn describe_problems(refused: &RefusedText) -> String {
    let all = refused.problems().map(|p| format!("{} (help: {})", p.message(), p.help()));
    all.collect::<Vec<_>>().join("; ")
}

/// Opens a file; fails with the problems if it is refused.
fn open_legal(text: &str) -> Case {
    open(text).unwrap_or_else(|refused| panic!("{text}: {}", describe_problems(&refused)))
}

/// Opens a quick map; fails with the problems if it is refused.
fn open_legal_quick(map: &str, questions: &[&str]) -> Case {
    quick(map, questions).unwrap_or_else(|refused| panic!("{map} {questions:?}: {}", describe_problems(&refused)))
}

/// Opens the quick map and the questions of a draft.
fn open_draft(draft: &Draft) -> Case {
    let questions: Vec<&str> = draft.questions().iter().map(String::as_str).collect();
    open_legal_quick(&draft.map(), &questions)
}

/// Opens the printed long form of a quick map; fails if it has other verdicts.
fn open_long_form(case: &Case) -> Case {
    let reopened = open_legal(&yaml(case));
    assert!(verdict_data(&reopened) == verdict_data(case), "{}", yaml(case));
    reopened
}

/// Returns the whole answer as data, without the parts that depend on how the board was written.
pub(crate) fn verdict_data(case: &Case) -> Value {
    let (table, rule_sets) = (&case.table(), &RuleSet::all());
    let detail = Detail { steps: true, ..Detail::USUAL };
    let mut data = ReportRequest { file: "test", table, rule_sets, detail, configured: None }.with_report(json);
    let map = data.as_object_mut().expect("an object");
    map.remove("read_as");
    // A feature that a quick map takes as closed is stated explicitly in a file.
    for subject in map.get_mut("subjects").and_then(Value::as_array_mut).into_iter().flatten() {
        subject.as_object_mut().map(|subject| subject.remove("taken_as_closed"));
    }
    map.remove("scenario");
    data
}

/// Returns the printed long form of a quick map.
fn yaml(case: &Case) -> String {
    case.scenario.read_back.as_ref().expect("a quick map is read back").yaml()
}

#[test]
fn ten_disputes_are_judged_as_their_long_forms() {
    for dispute in DISPUTES.split("---\n") {
        let (short, long) = dispute.split_at(dispute.find("board: ").expect("the long form"));
        let (map, questions) = short.split_once('\n').expect("a map");
        let questions: Vec<&str> = questions.lines().collect();
        let only_asked = [&questions[..], &["only asked"]].concat();
        assert!(verdict_data(&open_legal_quick(map, &only_asked)) == verdict_data(&open_legal(long)), "{map}");
        for variant in [questions, only_asked] {
            open_long_form(&open_legal_quick(map, &variant));
        }
    }
}

/// Boards with lines in German or Dutch, apart by lines of three hyphens, each after the same in English: a map, and a line each.
const TRANSLATED: &str = include_str!("translated_lines.txt");

#[test]
fn german_and_dutch_words_are_read_as_english_ones_are() {
    let open_lines = |text: &str| {
        let (map, lines) = text.split_once('\n').expect("a map");
        let case = open_legal_quick(map, &lines.lines().collect::<Vec<&str>>());
        let tiles = case.scenario.read_back.as_ref().map(|read| read.tiles.clone());
        (verdict_data(&case), case.scenario.question.clone(), tiles)
    };
    for group in TRANSLATED.split("===\n") {
        let mut texts = group.split("---\n");
        let english = open_lines(texts.next().expect("English"));
        for text in texts {
            assert!(open_lines(text) == english, "{text}");
        }
    }
}

#[test]
fn the_question_and_the_claims_are_kept() {
    let map = r". c*=r, c c\c";
    let lines = [
        "question 8 points or 10? \"who: knows\"",
        "claim red b1.city 10",
        "tower b1 1",
        "claim b b1.city { complete: true, points: { red: 8 } }",
        "claim anna 1 { tiles: [b1, b2ne] }",
    ];
    let case = open_legal_quick(map, &lines);
    let reopened = open_long_form(&case);
    for opened in [&case, &reopened] {
        assert_eq!(opened.scenario.question.as_deref(), Some("8 points or 10? \"who: knows\""));
        assert_eq!(opened.scenario.claims.len(), 3);
        assert_eq!(opened.scenario.players, ["red", "blue", "anna"]);
    }
    // Its draft expresses the same, and so does the link of the draft.
    let draft = Draft::from_scenario(&reopened.scenario).expect("a draft");
    let LinkContent { draft: again, .. } = Draft::from_link(&source("link", draft.link())).expect("its own link");
    assert!(again == draft);
    let again = open_draft(&again);
    assert!(verdict_data(&again) == verdict_data(&case), "{:?}", draft.questions());
    assert_eq!(again.scenario.question, case.scenario.question);
    for (line, message) in [
        ("claim red z9.city 4", "z9"),
        ("claim red b1.city", "claim"),
        ("claim q b1.city 4", "`q`"),
        ("claim red b1.city { points", ""),
        ("claim red 4 4", "4"),
        ("claim red b2.city 4", "b2"),
    ] {
        let refused = quick(map, &[line]).expect_err(line);
        assert!(describe_problems(&refused).contains(message), "{line}: {}", describe_problems(&refused));
        assert!(
            refused.problems().all(|problem| !problem.help().is_empty()),
            "{line}: {}",
            describe_problems(&refused)
        );
    }
    assert!(quick(map, &["question one?", "question two?"]).is_err());
    assert!(quick("", &["question one?"]).is_err());
}

#[test]
fn a_line_may_have_what_a_file_says_under_a_key() {
    let lines = [
        "figures: { dragon: a1 }",
        "tokens: { castle: b1.city }",
        "tokens: [{ sheep: a1.field, value: 2 }]",
        "meeples: { r: abbot d1.monastery }",
        "rules: { city.small: two }",
        "features: [b1.city, a1.field]",
        "source: our own case",
        "claims: { red: { b1.city: 4 } }",
    ];
    let case = open_legal_quick("f cE cW m", &lines);
    let scenario = &case.scenario;
    assert!(scenario.figures.dragon.is_some() && scenario.rules.is_some() && scenario.source.is_some());
    assert_eq!((scenario.tokens.len(), scenario.meeples.len(), scenario.claims.len()), (2, 1, 1));
    assert_eq!(scenario.players, ["red"]);
    open_long_form(&case);
    let draft = Draft::from_scenario(scenario).expect("a draft");
    assert!(draft.questions().contains(&"figures: { dragon: a1 }".to_owned()), "{:?}", draft.questions());
    let twice = quick("f", &["figures: { dragon: a1 }", "figures: { fairy: a1 }"]);
    assert!(twice.is_err_and(|refused| refused.problems().count() == 1));
}

#[test]
fn a_line_of_the_quarrel_takes_the_place_of_the_one_before() {
    let mut draft = Draft::new(". c*=r, c c\\c", &[]);
    for line in [
        "question is b1 complete?",
        "tower b1 1",
        "tower a2 1",
        "claim r b1.city 10",
        "claim blue 1 { tiles: [b1] }",
        "claim blue 2 { tiles: [a2] }",
        "claim red b1.city 8",
        "question 8 or 10?",
        "west",
    ] {
        draft = apply_line(&draft, line);
    }
    assert_eq!(
        draft.questions(),
        [
            "tower c1 1",
            "tower b2 1",
            "claim blue 1 { tiles: [c1] }",
            "claim blue 2 { tiles: [b2] }",
            "claim red c1.city 8",
            "question 8 or 10?"
        ]
    );
    // The claims on a question are removed with it, and the others are renumbered.
    let draft = apply_line(&draft, "forget 1");
    assert_eq!(
        draft.questions(),
        ["tower b2 1", "claim blue 1 { tiles: [b2] }", "claim red c1.city 8", "question 8 or 10?"]
    );
}

/// Returns a draft after a line.
fn apply_line(draft: &Draft, line: &str) -> Draft {
    match draft.read_line(&source("line", line)) {
        Ok(Instruction::Change(change)) => change.into_draft(),
        other => panic!("{line}: {other:?}"),
    }
}

/// Returns the verdicts on features by their places.
fn feature_verdicts(case: &Case) -> BTreeMap<String, Value> {
    let all = verdict_data(case);
    let entry = |subject: &Value| Some((subject["id"].as_str()?.to_owned(), subject["verdicts"].clone()));
    let is_feature = |subject: &&Value| subject["id"].as_str().is_some_and(|id| id.contains('.'));
    all["subjects"].as_array().expect("subjects").iter().filter(is_feature).filter_map(entry).collect()
}

#[test]
fn features_keep_their_verdict_beside_what_is_asked() {
    for (map, question) in [
        (r". c*=r, c c\c", "tower b1 1"),
        (r". c*=r, c c\c", "dragon a2 b1"),
        ("f=r f, f m=b", "place g a1.field"),
        (r"f cS=r f, f cL\. cW=b", "flier a1 e 1"),
        ("c=r c #", "tower a1 1"),
    ] {
        let unasked = quick(map, &[]);
        let asked_case = open_legal_quick(map, &[question]);
        // A map with a feature that runs into an unknown tile is refused without a question, and left out here.
        let before = unasked.map(|case| feature_verdicts(&case)).unwrap_or_default();
        let after = feature_verdicts(&asked_case);
        let feature_points = |all: &BTreeMap<String, Value>| -> Vec<(String, Vec<Value>)> {
            let points = |verdicts: &Value| {
                let each = verdicts.as_array().expect("verdicts").iter();
                each.map(|verdict| verdict["points"].clone()).collect()
            };
            all.iter().map(|(id, verdicts)| (id.clone(), points(verdicts))).collect()
        };
        assert_eq!(feature_points(&before), feature_points(&after), "{map}: {question}");
        open_long_form(&asked_case);
        let only = open_legal_quick(map, &[question, "only asked"]);
        assert!(feature_verdicts(&only).is_empty(), "{map}: {question}");
    }
    // The fairy of the question is on the board and brings her point.
    let fairy = quick(r". c*=r, c c\c", &["fairy b1.city"]).expect("a legal board");
    let points = feature_verdicts(&fairy)["b1.city"].to_string();
    assert!(points.contains(r#""red":11"#), "{points}");
    assert!(yaml(&fairy).contains("fairy: { at: b1.city }\n"), "{}", yaml(&fairy));
    // The long form gives the same draft again.
    let again = Draft::from_scenario(&open(&yaml(&fairy)).expect("a scenario").scenario).expect("a draft");
    assert_eq!(again.questions(), ["fairy b1.city"]);
    // A file answers only the questions it asks.
    let file = open("quick: c=r c\nask: { tower: { at: a1, height: 1 } }\n").expect("a scenario");
    assert!(feature_verdicts(&file).is_empty());
    let draft = Draft::from_scenario(&file.scenario).expect("a draft");
    assert_eq!(draft.questions().last().map(String::as_str), Some("only asked"));
}

#[test]
fn a_quick_map_in_a_file_stands_for_its_board_beside_the_other_keys() {
    let file = |map: &str| {
        format!(
            "question: 8 or 10?\n{map}meeples: {{ blue: a2.field }}\nclaims: {{ red: {{ b1.city: 8 }} }}\nask: {{ tower: {{ at: a2, height: 1 }} }}\n"
        )
    };
    let long = "board: |\n  .   b1\n  a2  b2sw\\b2ne\ntiles:\n  b1: { city: S, coats: 1 }\n  a2: { city: E }\n  b2sw: { city: WL }\n  b2ne: { city: NL }\n";
    // The meeple of the map is listed first.
    let long = file(long).replace("{ blue: a2.field }", "{ red: b1.city, blue: a2.field }");
    let long = verdict_data(&open(&long).expect("a scenario"));
    for map in [
        "quick: |\n  . c*=r\n  c c\\c\n",
        "quick: |\n  . c*=r, c c\\c\n",
        "quick: |\n  .\tc*=r,\n  c\tc\\c\n",
        "quick: '. c*=r, c c\\c'\n",
        "quick: . c*=r, c c\\c\n",
    ] {
        assert!(verdict_data(&open_legal(&file(map))) == long, "{map}");
    }
}

#[test]
fn what_yaml_cannot_hand_over_whole_is_refused() {
    for (map, message) in [
        ("quick: \". c, c c\\\\c\"\n", "does not read this quick map as it looks"),
        ("quick: f # #\n", "does not read this quick map as it looks"),
        ("quick: >\n  f\n  f\n", "does not read this quick map as it looks"),
        ("quick: [f, f]\n", "must be text"),
        ("quick:\n", "no tile"),
        ("quick: f\nboard: |\n  a\n", "both a quick map and a board"),
        ("quick: f\ntiles: { a: {} }\n", "both a quick map and a board"),
    ] {
        let refused = open(map).expect_err(map);
        assert_eq!(refused.problems().len(), 1, "{map}: {}", describe_problems(&refused));
        assert!(describe_problems(&refused).contains(message), "{map}: {}", describe_problems(&refused));
    }
}

/// Returns the tiles of a board by space, counted from its north-west corner, and shape, each with all that it shows in
/// sorted order.
fn tiles_by_space(board: &Board) -> BTreeMap<(Space, String), Option<String>> {
    let spaces = || board.all().flat_map(|ix| board.placed(ix).shape.spaces(board.placed(ix).at));
    let west = spaces().map(|space| space.column).min().unwrap_or(0);
    let north = spaces().map(|space| space.row).min().unwrap_or(0);
    let describe_tile = |tile: &Tile| {
        let mut parts: Vec<String> = tile.cities.iter().map(|c| format!("{c:?}")).collect();
        parts.extend(tile.roads.iter().map(|r| format!("{r:?}")));
        // A field refers to its cities by their index.
        parts.extend(tile.fields.iter().map(|field| {
            let cities: BTreeSet<String> =
                field.cities.iter().map(|c| tile.cities[usize::from(*c)].sides.to_string()).collect();
            format!("field {} {cities:?}", field.halves)
        }));
        parts.extend(tile.symbols.iter().map(|s| format!("{s:?}")));
        parts.sort();
        format!("{parts:?} {:?} {} {:?}", tile.monastery, tile.castle, tile.field_symbols)
    };
    let entry = |ix: TileIx| {
        let placed = board.placed(ix);
        let at = Space::new(placed.at.column - west, placed.at.row - north);
        ((at, format!("{:?}", placed.shape)), board.tile(ix).map(describe_tile))
    };
    board.all().map(entry).collect()
}

#[test]
fn a_board_with_every_side_named_is_the_same_board() {
    let mut mapped = 0;
    for (path, case) in open_corpus() {
        let board = &case.scenario.board;
        // If a question places a bridge, the edges at its ends need not match.
        let has_bridge =
            |ask: &Ask| MapEntries::from_unchecked(&ask.body).is_some_and(|body| body.get("bridge").is_some());
        let is_bridge_asked = case.scenario.asks.iter().any(has_bridge);
        let Some(map) = board.as_quick().filter(|_| !is_bridge_asked) else {
            let shows = board.all().filter_map(|ix| board.tile(ix)).any(is_beyond_quick_maps);
            assert!(shows || is_bridge_asked || board.is_empty(), "{path} could be a quick map");
            continue;
        };
        mapped += 1;
        let again = open_legal_quick(&map, &[]);
        assert_eq!(tiles_by_space(&again.scenario.board), tiles_by_space(board), "{path}: {map}");
        open_long_form(&again);
    }
    assert!(mapped >= 290, "{mapped}");
}

/// Returns `true` if a tile shows a feature without a letter in quick maps.
fn is_beyond_quick_maps(tile: &Tile) -> bool {
    let Tile { cities, roads, rivers, fields: _, monastery: _, castle, leipzig, symbols, field_symbols: on_fields } =
        tile;
    let is_special_city = |city: &City| city.besieged || city.carcassonne || !city.gates.is_empty();
    let is_special_road = |road: &Road| {
        let is_bridge = road.end == RoadEnd::Bridge && road.sides.len() != 2;
        road.wells > 0 || road.end == RoadEnd::Ferry || is_bridge
    };
    let printed = roads.iter().filter(|road| road.end != RoadEnd::Bridge).cloned().collect();
    let derived = Sketch { cities: cities.clone(), roads: printed, ..Sketch::default() };
    let has_unusual_fields =
        Shape::ALL.into_iter().all(|shape| derived.lay_out(shape).map_or(true, |laid| laid.fields != tile.fields));
    cities.iter().any(is_special_city)
        || roads.iter().any(is_special_road)
        || !rivers.is_empty()
        || *castle
        || *leipzig
        || !on_fields.is_empty()
        || symbols.iter().any(|symbol| symbol.letter().is_none())
        || has_unusual_fields
}

/// Returns the answers without names of tiles: for each question and feature, by rule set, the points of each player.
fn outcome_texts(case: &Case) -> Vec<Vec<String>> {
    let (table, rule_sets) = (&case.table(), &RuleSet::all());
    let describe_verdict = |verdict: &Verdict| {
        let describe_outcome = |outcome: &Outcome| {
            let mut points: Vec<String> = outcome
                .points()
                .iter()
                .map(|(player, points)| format!("{} {points}", case.scenario.player(*player)))
                .collect();
            points.sort();
            let worth: Vec<u32> = outcome.items().iter().map(|item| item.points()).collect();
            format!("{worth:?} {points:?} {:?}", outcome.ways)
        };
        let mut texts: Vec<String> = verdict.outcomes.iter().map(describe_outcome).collect();
        texts.sort();
        format!("{:?} {:?}: {texts:?}", verdict.rule_sets, verdict.status)
    };
    let judgement = judge(table, rule_sets, Scope::Answered);
    judgement.subjects.iter().map(|s| s.verdicts.iter().map(describe_verdict).collect()).collect()
}

#[test]
fn a_position_as_a_draft_is_judged_alike() {
    let (mut drafted, mut total) = (0, 0);
    for (path, case) in open_corpus() {
        total += 1;
        let Some(draft) = Draft::from_scenario(&case.scenario) else { continue };
        drafted += 1;
        let context = format!("{path}: {} {:?}", draft.map(), draft.questions());
        let (before, after) = (outcome_texts(&case), outcome_texts(&open_draft(&draft)));
        assert!(after.iter().all(|subject| before.contains(subject)), "{context}: {before:?} {after:?}");
        // A feature that only an expectation names is not asked about.
        assert!(!after.is_empty() || case.scenario.meeples.is_empty(), "{context}");
    }
    assert!(drafted * 5 > total * 2, "{drafted} of {total}");
}

/// Returns the map of a board without the sides of a kind, city or road, in some tiles.
fn without_sides(board: &Board, tiles: &BTreeSet<TileIx>, city: bool) -> Option<String> {
    let map = board.as_quick()?;
    // In map order, the tiles correspond to the cells and halves of the map that contain a word.
    let mut order: Vec<TileIx> = board.all().collect();
    order.sort_by_key(|ix| {
        let placed = board.placed(*ix);
        let is_second = matches!(placed.shape, Shape::Half(Corner::Ne | Corner::Se));
        (placed.at, is_second)
    });
    let letter = if city { 'c' } else { 'r' };
    let mut out = String::new();
    let mut remaining = order.into_iter();
    let mut chars = map.chars().peekable();
    let mut word = String::new();
    let mut flush = |word: &mut String, out: &mut String| {
        if !matches!(word.as_str(), "" | "." | "<" | "^") {
            let ix = remaining.next().expect("a tile for each word");
            if tiles.contains(&ix) {
                let letter_at = word.find(letter).expect("the part is there");
                let sides =
                    word[letter_at + 1..].chars().take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit()).count();
                word.replace_range(letter_at + 1..=letter_at + sides, "");
            }
        }
        out.push_str(word);
        word.clear();
    };
    for c in chars.by_ref() {
        if matches!(c, ' ' | ',' | '/' | '\\') {
            flush(&mut word, &mut out);
            out.push(c);
        } else {
            word.push(c);
        }
    }
    flush(&mut word, &mut out);
    Some(out)
}

/// Returns the tiles and sides of the feature that reaches a side; `None` if it is open, or runs into an unknown tile.
fn closed_feature(board: &Board, from: (TileIx, Side), city: bool) -> Option<BTreeSet<(TileIx, Side)>> {
    let mut found = BTreeSet::new();
    let mut queue = vec![from];
    while let Some((ix, side)) = queue.pop() {
        if !found.insert((ix, side)) {
            continue;
        }
        let tile = board.tile(ix)?;
        let sides = match tile.edge(side) {
            Edge::City(n) if city => tile.cities[usize::from(n)].sides,
            Edge::Road(n) if !city && tile.roads[usize::from(n)].end == RoadEnd::Plain => {
                tile.roads[usize::from(n)].sides
            }
            _ => return None,
        };
        queue.extend(sides.iter().map(|side| (ix, side)));
        queue.push(board.side_across(ix, side)?);
    }
    Some(found)
}

/// Returns `true` if all tiles of a feature can leave its sides out: it is the only one of its kind on each, and no two
/// of them touch along a side that it does not reach.
fn can_omit_sides(board: &Board, feature: &BTreeSet<(TileIx, Side)>, city: bool) -> bool {
    let tiles: BTreeSet<TileIx> = feature.iter().map(|(ix, _)| *ix).collect();
    tiles.iter().all(|&ix| {
        let Some(tile) = board.tile(ix) else { return false };
        let is_own_road = |road: &Road| road.end == RoadEnd::Plain || road.end == RoadEnd::Crossing;
        let is_only =
            if city { tile.cities.len() == 1 } else { tile.roads.iter().filter(|road| is_own_road(road)).count() == 1 };
        is_only
            && board.placed(ix).shape.sides().iter().all(|&side| {
                feature.contains(&(ix, side))
                    || board.side_across(ix, side).is_none_or(|(other, _)| !tiles.contains(&other))
            })
    })
}

#[test]
fn leaving_out_the_sides_of_a_closed_feature_changes_nothing() {
    let mut tried = 0;
    for (path, case) in open_corpus() {
        let board = &case.scenario.board;
        let mut visited: BTreeSet<(TileIx, Side)> = BTreeSet::new();
        for city in [true, false] {
            for ix in board.all() {
                for &side in board.placed(ix).shape.sides() {
                    let Some(found) = closed_feature(board, (ix, side), city) else { continue };
                    if !visited.insert((ix, side)) || !can_omit_sides(board, &found, city) {
                        continue;
                    }
                    visited.extend(found.iter().copied());
                    let tiles: BTreeSet<TileIx> = found.iter().map(|(ix, _)| *ix).collect();
                    let Some(map) = without_sides(board, &tiles, city) else { continue };
                    tried += 1;
                    let again = open_legal_quick(&map, &[]);
                    assert_eq!(tiles_by_space(&again.scenario.board), tiles_by_space(board), "{path}: {map}");
                }
            }
        }
    }
    assert!(tried >= 50, "{tried}");
}

#[test]
fn colours_in_other_words_are_colours_and_names_that_may_be_slips_are_noted() {
    for (map, tiles, names) in [
        ("c=rot c", "a1 city E, red;", ""),
        ("c=Blauw=BLAU c", "a1 city E, blue, blue's large meeple;", ""),
        ("c=bleu c", "a1 city E, blue;", ""),
        ("c=balu c", "a1 city E, balu;", "`balu` is taken as a player's name; blue is `b`."),
        ("c=Rosa c", "a1 city E, Rosa;", ""),
        ("c=r2 c", "a1 city E, r2;", "two of Red's meeples are `=r=r`."),
        ("rEast=r r", "a1 road E, red;", ""),
    ] {
        let read = open_legal_quick(map, &[]).scenario.read_back.expect("read back");
        let (understood, notes) = (read.tiles, read.names.unwrap_or_default());
        assert!(understood.contains(tiles), "{understood}");
        assert!(notes.ends_with(names) && notes.is_empty() == names.is_empty(), "{notes}");
    }
}

#[test]
fn players_of_a_question_are_called_as_the_map_calls_them() {
    let ask = |map: &str, question: &str| {
        let read = open_legal_quick(map, &[question]).scenario.read_back.expect("read back");
        (read.yaml(), read.names.unwrap_or_default())
    };
    for (written_name, player) in [("rot", "red"), ("r", "red"), ("Rood", "red"), ("ANNA", "ANNA")] {
        let question = format!("message: {{ number: 5, player: {written_name} }}");
        let (yaml, names) = ask("cE*=rot .", &question);
        assert!(yaml.contains(&format!("player: {player} }}")), "{yaml}");
        assert_eq!(names, "", "{written_name}");
    }
    let hands = |who: &str| format!("end: {{ normal_tiles_left: 0, halves_in_hand: {{ {who} }} }}");
    let (yaml, _) = ask("c=r c", &hands("rot: 1, b: 2"));
    assert!(yaml.contains("{ red: 1, blue: 2 }"), "{yaml}");
    let (_, names) = ask("c=r c", &hands("balu: 1"));
    assert_eq!(names, "`balu` is taken as a player's name; blue is `b`.");
    let twice = quick("c=r c", &[&hands("rot: 1, red: 2")]).expect_err("a problem");
    assert!(describe_problems(&twice).contains("`red` appears twice"), "{}", describe_problems(&twice));
}

#[test]
fn spaces_beside_the_sign_between_halves_part_no_rows() {
    for sign in ["\\", "/"] {
        let refused = quick(&format!("cE=r c {sign} c cW"), &[]).expect_err("spaces");
        let message = describe_problems(&refused);
        assert!(message.contains(&format!("write `cE=r c{sign}c cW` for two half tiles")), "{message}");
    }
}

#[test]
fn colours_in_other_words_beside_the_map_of_a_file_are_noted() {
    let rot = "`rot` is taken as a player's name; red is `red`.";
    let r = "`r` is taken as a player's name; red is `red`.";
    for (text, names) in [
        ("track: { rot: { meeple: 3 } }\nturn: { player: rot }", rot),
        ("ask: { message: { number: 5, player: rot } }", rot),
        ("ask: { message: { number: 5, player: r } }", r),
        ("ask: { message: { number: 5, player: red } }", ""),
        ("players: [red, rot]\nask: { message: { number: 5, player: rot } }", ""),
    ] {
        let text = format!("quick: cE=r cW\n{text}\n");
        let read = open_legal(&text).scenario.read_back.expect("a quick map");
        assert_eq!(read.names.unwrap_or_default(), names, "{text}");
    }
}

#[test]
fn nothing_is_guessed_and_each_slip_is_told_once() {
    for [map, message, help] in common::table_rows(include_str!("refused_maps.tsv")) {
        let refused = quick(map, &[]).expect_err(map);
        let description = describe_problems(&refused);
        assert_eq!(refused.problems().len(), 1, "{map}: {description}");
        let problem = refused.problems().next().expect("a problem");
        assert!(problem.message().contains(message), "{map}: {description}");
        assert!(problem.help().contains(help), "{map}: {description}");
        // The message names the word and its cell.
        if !map.trim_matches([' ', '.', ',']).is_empty() && !map.contains(",,") {
            let is_cell_name = |word: &str| {
                let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
                word.len() >= 2 && word.starts_with(['a', 'b']) && word[1..].starts_with(['1', '2'])
            };
            assert!(problem.message().contains('`'), "{map}: {description}");
            assert!(problem.message().split(' ').any(is_cell_name), "{map}: {description}");
        }
    }
    assert!(quick(r"c\c=r", &[]).is_ok());
    for [question, message] in common::table_rows(include_str!("refused_questions.tsv")) {
        let refused = quick("c c", &[question]).expect_err(question);
        assert_eq!(refused.problems().len(), 1, "{question}: {}", describe_problems(&refused));
        assert!(describe_problems(&refused).starts_with(message), "{question}: {}", describe_problems(&refused));
    }
}

#[test]
fn every_part_and_question_is_what_it_says() {
    for (map, questions, long) in [
        (
            "t=r+vh f=Anna f=B",
            vec!["place ANNA b1.field", "fairy b1.field"],
            "board: |\n  a1  b1  c1\ntiles: { a1: { garden: true, vineyard: true, hill: true }, b1 c1: {} }\nmeeples: { red: abbot a1.garden, Anna: b1.field, blue: large c1.field }\nask:\n  - place: { meeple: Anna, at: b1.field, figure: large }\n  - fairy: { at: b1.field }\n",
        ),
        (
            "r bEW r=k",
            vec!["flea b1", "plague: { sources: a1 }"],
            "board: |\n  a1  b1  c1\ntiles: { a1: { road: E }, b1: {}, c1: { road: W } }\nmeeples: { black: c1.road }\ntokens: [{ bridge: b1, direction: ew }, { flea: b1 }]\nask: [{ plague: { sources: a1 } }]\n",
        ),
        (
            "xE=y+xSW rW+fNL=p",
            vec!["flier a1 e 1", "set barn a1@se w"],
            "players: [yellow, pink, white]\nboard: |\n  a1  b1\ntiles: { a1: { crossing: ESW }, b1: { road: W } }\nmeeples: { yellow: a1.road@E, pink: b1.field }\nask:\n  - flier: { from: a1, direction: e, roll: 1 }\n  - place: { barn: a1@se, player: white }\n",
        ),
    ] {
        let case = open_legal_quick(map, &[&questions[..], &["only asked"]].concat());
        assert!(verdict_data(&case) == verdict_data(&open_legal(long)), "{map}");
        open_long_form(&case);
    }
    // Every refusal has a help line.
    for map in ["f bEW rW=k, xE=y+xSW rEW+f=p . .", r"E@180+c=g, c*\I-07", "D@90+rN=w D@90+fNL=w"] {
        let refused = quick(map, &[]).expect_err(map);
        assert!(refused.problems().all(|p| !p.help().is_empty()), "{map}: {}", describe_problems(&refused));
    }
}

/// Generates a part of a quick map, mostly a readable one.
fn any_part() -> impl Strategy<Value = String> {
    let kind = prop::sample::select(vec!["c", "r", "x", "g", "m", "f", "t", "h", "v", "b", "a"]);
    let sides = prop::sample::select(vec!["", "", "", "N", "E", "S", "W", "L", "NE", "EW", "NS", "N1"]);
    let coats = prop::sample::select(vec!["", "", "", "*"]);
    let meeple = prop::sample::select(vec!["", "", "", "=r", "=B", "=anna", "=rcW", "=", "=r=b"]);
    (kind, sides, coats, meeple).prop_map(|(kind, sides, coats, who)| format!("{kind}{sides}{coats}{who}"))
}

/// Generates a cell of a quick map.
fn any_cell() -> impl Strategy<Value = String> {
    let signs = prop::sample::select(vec![".", "#", "<", "^", "C", "E@90", "D+c=r", "I-07"]);
    let word = prop_oneof![
        6 => any_part(),
        2 => (any_part(), prop::sample::select(vec!["", "+"]), any_part()).prop_map(|(a, s, b)| a + s + &b),
        2 => signs.prop_map(str::to_owned),
    ];
    let diagonal = prop::sample::select(vec!["/", "\\"]);
    prop_oneof![
        4 => any_part(),
        1 => word.boxed(),
        2 => (any_part(), diagonal, any_part()).prop_map(|(a, cut, b)| a + cut + &b),
    ]
}

/// Reads a quick map and checks that its long form gives the same, or that its refusal has a message.
fn check_survives(map: &str, questions: &[&str]) -> Result<(), TestCaseError> {
    match quick(map, questions) {
        Ok(case) => {
            let read = case.scenario.read_back.as_ref();
            prop_assert!(read.is_some_and(|read| read.tiles.starts_with("Understood: ")));
            match open(&yaml(&case)) {
                Ok(again) => prop_assert!(verdict_data(&again) == verdict_data(&case), "{map}"),
                Err(refused) => prop_assert!(false, "{map}: {}\n{}", describe_problems(&refused), yaml(&case)),
            }
        }
        Err(refused) => {
            prop_assert!(refused.problems().len() > 0);
            // Formatting the message reads the text at each place.
            prop_assert!(refused.problems().all(|p| !p.message().is_empty()));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn no_text_makes_it_panic(map in "\\PC{0,40}", question in "\\PC{0,20}") {
        check_survives(&map, &[])?;
        check_survives("c=r c", &[&question])?;
        open(&format!("quick: |\n  {map}\n")).ok();
        open(&format!("quick: {map}\n")).ok();
    }

    #[test]
    fn nor_do_its_own_signs(map in "[crxgmftvhbNESWL12*=+/\\\\.#<^, \\n\\tCE@90-]{0,30}") {
        check_survives(&map, &[])?;
    }

    #[test]
    fn cells_are_read_or_refused(
        rows in prop::collection::vec(prop::collection::vec(any_cell(), 1..4), 1..4),
        question in prop::sample::select(vec![
            "dragon a1 b1", "tower a1 1", "flier a1 e 1", "fairy a1.city", "place b a1.field", "set barn a1@se R",
            "barn a1@se r", "flea a1", "plague: { sources: a1 }", "dragon", "- tower: { at: a1, height: 2 }",
        ]),
    ) {
        let map = rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(", ");
        check_survives(&map, &[])?;
        check_survives(&map, &[question])?;
    }
}

#[test]
fn large_and_odd_maps_take_no_more_than_their_length() {
    let repeat = |cell: &str, joint: &str, count: usize| vec![cell; count].join(joint);
    let names: Vec<String> = (0..20_000).map(|n| format!("f=anna{n}")).collect();
    for map in [
        repeat("f", " ", 20_000),
        repeat("f", ",", 20_000),
        repeat("cN=r", "+", 20_000),
        repeat("c", "", 20_000),
        format!("c{}", repeat("=r", "", 20_000)),
        format!("{},{}", repeat("f", " ", 20_000), repeat("f", ",", 20_000)),
        repeat("p\\q", " ", 20_000),
        repeat("a", "", 200_000),
        names.join(" "),
    ] {
        if let Ok(case) = quick(&map, &[]) {
            assert!(!yaml(&case).is_empty());
        }
    }
}

#[test]
fn a_double_is_called_by_its_first_cell_and_joins_with_both() {
    let case = open_legal_quick("c < c, c . .", &[]);
    let board = &case.scenario.board;
    let names: Vec<&str> = board.all().map(|ix| board.name(ix)).collect();
    assert_eq!(names, ["a1", "c1", "a2"]);
    let double = board.all().next().expect("a tile");
    assert_eq!(board.placed(double).shape, Shape::Double(Axis::EastWest));
    let cities = board.tile(double).map(|tile| tile.cities[0].sides.to_string());
    assert_eq!(cities.as_deref(), Some("ES1"));
}

#[test]
fn a_space_with_one_half_is_that_half_and_with_two_asks_which() {
    let open = |dragon: &str| quick("f f f\\f=r f/. f", &[dragon]);
    let written = open("dragon a1 b1 c1sw c1ne d1nw e1").expect("read");
    let short = open("dragon a1 b1 c1sw c1ne d1 e1").expect("read");
    assert_eq!(yaml(&written), yaml(&short));
    let refused = open("dragon a1 b1 c1 d1 e1").expect_err("which of the two?");
    let helps: Vec<String> = refused.problems().map(carcassonne_text::Problem::help).collect();
    assert_eq!(helps, ["write one of them, or both in the order of the move: `c1sw` or `c1ne`"]);
}

#[test]
fn what_was_supposed_is_told_where_something_was() {
    let has_joining = |map: &str| open_legal_quick(map, &[]).scenario.read_back.expect("read back").joining.is_some();
    assert!(has_joining("c=r c"));
    assert!(!has_joining("cE=r cW") && !has_joining("f=r f\\f") && !has_joining("E@90+c=r D@270"));
}

#[test]
fn what_is_wrong_is_marked_in_its_place_after_a_mark_of_the_order_of_bytes() {
    let places = |map: &str| -> Vec<_> {
        let refused = quick(map, &["toad a1 1"]).expect_err("no such question");
        refused.problems().map(|problem| refused.line_column_length(problem.span)).collect()
    };
    for marks in ["\u{feff}", "\u{feff}\u{feff}"] {
        assert_eq!(places(&format!("{marks}c=r c")), places("c=r c"));
    }
}

#[test]
fn sides_are_understood_in_words_and_in_small_letters() {
    for (map, usual) in [
        ("city east=r city west", "cE=r cW"),
        ("ce=r cw", "cE=r cW"),
        ("city=r city", "c=r c"),
        ("road north and south=r, rN", "rNS=r, rN"),
        ("roadns=r, rn", "rNS=r, rN"),
        ("cloister=r", "m=r"),
    ] {
        assert_eq!(yaml(&open_legal_quick(map, &[])), yaml(&open_legal_quick(usual, &[])), "{map}");
    }
    open_legal_quick(r"city south-west, c\city", &[]);
    // Where another meaning is possible, the help line writes it out.
    let refused = quick("c w", &[]).expect_err("a side apart");
    let helps: Vec<String> = refused.problems().map(carcassonne_text::Problem::help).collect();
    assert_eq!(helps, ["write `cW`"]);
    // Players' names are not mistaken for sides.
    for name in ["green", "bren", "wes", "rene"] {
        assert!(quick(&format!("f={name} f"), &[]).is_ok(), "{name}");
    }
}

#[test]
fn a_map_that_a_shell_took_apart_is_told_once_with_the_command() {
    let split = |words: &[&str]| {
        let questions: Vec<String> = words[1..].iter().map(|&word| word.to_owned()).collect();
        QuickText::parted(words[0], &questions)
    };
    for (words, map, questions) in [
        (&["c=r", "c"][..], "c=r c", &[][..]),
        (&[".", "c*=r,", "c", "cc"], r". c*=r, c c\c", &[]),
        (&["f", "ff=r", "f=b", "tower", "b1sw", "1"], r"f f\f=r f=b", &["tower b1sw 1"]),
        (&["f f", "tower", "b1", "1"], "f f", &["tower b1 1"]),
        (&["f f", "tower b1", "1"], "f f", &["tower b1 1"]),
        (&["f", "f", "tower b1 1"], "f f", &["tower b1 1"]),
        (&["f", "f", "set", "barn", "a1@se", "r"], "f f", &["set barn a1@se r"]),
        (&["f f", "set", "barn", "a1@se", "r"], "f f", &["set barn a1@se r"]),
        (&["f f", "set barn", "a1@se", "r"], "f f", &["set barn a1@se r"]),
        (&["f f", "set", "barn a1@se r"], "f f", &["set barn a1@se r"]),
        (
            &["f f", "fairy", "a1", "set", "barn", "a1@se", "r", "barn", "b1@se", "g"],
            "f f",
            &["fairy a1", "set barn a1@se r", "barn b1@se g"],
        ),
    ] {
        let parted = split(words).unwrap_or_else(|| panic!("{words:?} came whole"));
        let questions: Vec<String> = questions.iter().map(|&q| q.to_owned()).collect();
        assert!(parted.meant.contains(&(map.to_owned(), questions)), "{parted:?}");
    }
    for whole in
        [&["c=r c"][..], &["f f", "tower a1 1"], &["f f", "towr a1 1", "fairy a1"], &["m=r"], &["f f", "tower"]]
    {
        assert_eq!(split(whole), None, "{whole:?}");
    }
}

#[test]
fn inns_kinds_of_monastery_figures_and_the_score_track_are_said() {
    for (map, questions, long) in [
        (r"rEWi=r rW", &[][..], "a1: { road: { sides: EW, inn: true } }"),
        ("cd=r c", &[], "a1: { city: E, cathedral: true }"),
        ("xEi+xSW rW", &[], "inn: true"),
        ("mG=r mD mJ mA mH mC", &[], "a1: { monastery: german }"),
        ("mG m", &["abbot a1.monastery r"], "red: abbot a1.monastery"),
        ("c=r c=b", &["builder b1.city b"], "blue: [b1.city, builder b1.city]"),
        ("f=r f", &["pig b1.field r"], "red: [a1.field, pig b1.field]"),
        ("c=r c", &["wagon b1.city r", "mayor b1.city b"], "blue: mayor b1.city"),
        ("c=r c", &["track: { red: { meeple: 6, messenger: 21 } }", "turn: { player: red }"], "turn: { player: red }"),
    ] {
        let case = open_legal_quick(map, questions);
        assert!(yaml(&case).contains(long), "{map}: {}", yaml(&case));
        let file = open_long_form(&case);
        // The draft of that file, which the page continues, gives the same answer too.
        let draft = Draft::from_scenario(&file.scenario).unwrap_or_else(|| panic!("{map}: no draft"));
        assert_eq!(verdict_data(&case), verdict_data(&open_draft(&draft)), "{map}: {:?}", draft.questions());
    }
    for slip in ["mN", "mX", "fi", "md", "rd", "mGG"] {
        assert!(quick(slip, &[]).is_err(), "{slip}");
    }
}
