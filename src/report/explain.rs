//! Explanations: a question, ruling, source, rule set, mechanic or problem code in words.

use super::answer::named;
use super::format::Listing;
use super::json::explained;
use super::known::{Column, Known, Under, holding_words};
use super::law::{LawPage, place_in};
use super::who::authority;
use crate::mechanics::{MECHANICS, Mechanic, forms};
use crate::rulebook::{
    CitedRuling, Holding, House, Law, QuestionId, RuleSet, Ruling, Source, eras, find_release, find_source,
    own_risk_warning, presets, question_data, questions, source_places,
};
use crate::text::{Code, Language};
use crate::wording::say;

/// Explains what an id names.
///
/// # Errors
///
/// What to write instead: the nearest ids, or how to find one.
pub fn explain(id: &str) -> Result<Listing, String> {
    listing(id, Under::all(&RuleSet::eras_and_presets()))
}

/// The same, where the answers and rulings are those of some rule sets; one of a table's own is explained by its name.
///
/// # Errors
///
/// What to write instead.
pub fn explain_under(id: &str, sets: &[RuleSet]) -> Result<Listing, String> {
    listing(id, Under::some(sets))
}

fn listing(id: &str, under: Under<'_>) -> Result<Listing, String> {
    let known = Known::of(id, under)?;
    Ok(Listing::new(page(&known, under), explained(&known, under)))
}

fn page(known: &Known, under: Under<'_>) -> LawPage {
    match known {
        Known::Question(question) => of_question(*question, under),
        Known::Ruling(question, ruling) => of_ruling(*question, ruling, under.sets),
        Known::Source(source) => of_source(source),
        Known::RuleSet(set) => of_rule_set(set),
        Known::Column(column) => of_column(column),
        Known::Mechanic(mechanic) => of_mechanic(mechanic, under),
        Known::Ask(word) => of_forms(word),
        Known::Topic(topic) => topic.page(),
        Known::Problem(code) => of_code(*code),
        Known::Problems => of_codes(),
        Known::Mechanics => of_mechanics(),
    }
}

fn of_column(column: &Column) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{} — a column of an answer", column.head)).text(column.about);
    for set in &column.sets {
        page.item("-", format!("{}: {}", set.id(), set.title()));
        page.aside(format!("oracle explain {}", set.id()));
    }
    page
}

fn of_code(code: Code) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("Problem {}", code.word())).text(code.meaning());
    page
}

fn of_codes() -> LawPage {
    let mut page = LawPage::new();
    page.head("Problems: what can be wrong with a file, by code");
    for code in Code::ALL {
        page.item("-", format!("{}: {}", code.word(), code.meaning()));
    }
    page
}

fn of_mechanics() -> LawPage {
    let mut page = LawPage::new();
    page.head("Mechanics: how to ask about them, and the disputed rules they use");
    for mechanic in MECHANICS {
        let asks: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
        let asks = if asks.is_empty() { "no disputed rules".to_owned() } else { asks.join(", ") };
        page.item("-", format!("{}: {asks}", mechanic.name()));
        for form in mechanic.forms() {
            page.aside(form.example);
        }
    }
    page
}

fn own_risk(page: &mut LawPage) {
    let voice = Language::ENGLISH.voice();
    let (says, cites) = own_risk_warning();
    let place = |(source, place): &(&str, &str)| voice.say(&place_in(source, place));
    let places: Vec<String> = cites.iter().map(place).collect();
    let warning = say!(law::Cited { says: says.to_owned(), places: voice.join_semicolons(&places) });
    page.blank().text(voice.say(&warning));
}

/// The sources of the warning that stands below.
fn own_risk_sources() -> impl Iterator<Item = &'static str> {
    own_risk_warning().1.iter().map(|(source, _)| *source)
}

/// Whether rules are older than half tiles and most expansions as they are known here.
fn is_early(set: &RuleSet) -> bool {
    find_release("newer").is_some_and(|since| since.judged_from() > set.date())
}

fn of_question(id: QuestionId, under: Under<'_>) -> LawPage {
    let data = question_data(id);
    let mut page = LawPage::new();
    page.head(format!("{} — {}", data.id, data.title)).text(data.asks).blank();
    for (word, meaning) in data.readings {
        page.item("-", format!("{word}: {meaning}"));
    }
    if !data.precision.is_empty() {
        page.blank().text(format!("Our interpretation of the details: {}", data.precision));
    }
    if let Some(since) = &data.since {
        page.blank().text(format!("Not applicable before {}: {}", since.date, since.because));
    }
    if data.waiting_for.is_empty() {
        let names: Vec<&str> = MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
        page.blank().text(format!("Used by: {}.", names.join(", ")));
    } else {
        page.blank().text(format!("No mechanic uses it yet: it is waiting for {}.", data.waiting_for));
    }
    page.blank().head("Rule set by rule set");
    let held = under.sets.iter().map(|set| {
        let law = Law::new(set);
        let holding = law.holding(id);
        (set, holding_words(id, holding), rulings_of(holding))
    });
    // What a question is about had mostly not come out before half tiles; where nobody ruled at all, that is told of every rule set.
    let is_told =
        |set: &RuleSet, rulings: &str| !under.all || data.rulings.is_empty() || !is_early(set) || !rulings.is_empty();
    let held: Vec<_> = held.filter(|(set, _, rulings)| is_told(set, rulings)).collect();
    let rows = held
        .chunk_by(|a, b| b.0.follows(a.0) && (&a.1, &a.2) == (&b.1, &b.2))
        .filter_map(|run| {
            let (_, holding, rulings) = run.first()?;
            let sets: Vec<&RuleSet> = run.iter().map(|(set, ..)| *set).collect();
            Some(vec![listed_by_id(&sets), holding.clone(), rulings.clone()])
        })
        .collect();
    page.table(&["rule set", "answer", "rulings"], rows);
    page.blank().head(if under.all { "History" } else { "What they follow" });
    let told: Vec<&'static Ruling> = data.rulings.iter().filter(|ruling| under.goes_by(id, ruling)).collect();
    for ruling in &told {
        ruling_item(&mut page, id, ruling);
    }
    for set in under.sets {
        house_item(&mut page, id, set);
    }
    if data.rulings.is_empty() {
        page.text("There is no ruling on it.");
    } else if told.is_empty() {
        page.text("The sources are silent.");
    }
    own_risk(&mut page);
    page.sources(&told.iter().map(|r| r.source()).chain(own_risk_sources()).collect::<Vec<_>>());
    page
}

/// Rule sets in a list, by their ids.
fn listed_by_id(sets: &[&RuleSet]) -> String {
    named::by_runs(sets, RuleSet::id, |set| set.id().to_owned()).join(", ")
}

fn rulings_of(holding: &Holding<'_>) -> String {
    let mut ids: Vec<String> = holding.rulings().iter().map(|r| r.id().to_owned()).collect();
    ids.extend(holding.side_rulings().iter().map(|r| format!("still in print: {}", r.id())));
    ids.join("\n")
}

fn ruling_item(page: &mut LawPage, id: QuestionId, ruling: &'static Ruling) {
    let reading = question_data(id).reading_or_open(ruling.reading);
    let overlay =
        if ruling.overlay().is_empty() { String::new() } else { format!(" (in the overlay {})", ruling.overlay()) };
    page.item("-", format!("from {}: {reading}{overlay} [{}]", ruling.from, ruling.id()));
    let cited = CitedRuling::Book(ruling);
    page.aside(Language::ENGLISH.voice().say(&authority(&cited)));
    page.cite(ruling.source(), &ruling.place_in_full(), ruling.address()).aside(ruling.says());
    if !ruling.supersedes().is_empty() {
        let left = if ruling.still_printed { "; its own sentence is superseded, but still in print" } else { "" };
        page.aside(format!("Supersedes {}{left}.", ruling.supersedes().join(", ")));
    }
}

/// What a table decided on a question, if it did.
fn house_item(page: &mut LawPage, id: QuestionId, set: &RuleSet) {
    let rules = set.house().into_iter().flat_map(|house| &house.rules);
    for rule in rules.filter(|rule| rule.question == id) {
        let reading = question_data(id).reading(rule.reading);
        page.item("-", format!("{}: {reading} [{}]", set.id(), rule.id));
        page.aside(format!("{}, {}", rule.file, rule.place)).aside(rule.because.as_str());
    }
}

fn of_ruling(id: QuestionId, ruling: &'static Ruling, sets: &[RuleSet]) -> LawPage {
    let data = question_data(id);
    let mut page = LawPage::new();
    page.head(format!("{} — a ruling on {}", ruling.id(), data.id)).text(data.asks).blank();
    ruling_item(&mut page, id, ruling);
    let mut decides = Vec::new();
    let mut beside = Vec::new();
    for set in sets {
        let law = Law::new(set);
        let holding = law.holding(id);
        if holding.rulings().iter().any(|r| r.id() == ruling.id()) {
            decides.push(set);
        }
        if holding.side_rulings().iter().any(|r| r.id() == ruling.id()) {
            beside.push(set);
        }
    }
    page.blank();
    if decides.is_empty() {
        page.text(match sets {
            [only] => format!("It is not in force under {}.", only.id()),
            _ if sets.len() < RuleSet::eras_and_presets().len() => {
                "It is not in force under any of these rule sets.".to_owned()
            }
            _ => "It is not in force under any rule set.".to_owned(),
        });
    } else {
        page.text(format!("In force under {}.", listed_by_id(&decides)));
    }
    if !beside.is_empty() {
        let beside = listed_by_id(&beside);
        page.text(format!("Superseded under {beside}, but still in print."));
    }
    if !ruling.unmoved().is_empty() {
        page.text(format!("Without it no verdict would change: {}.", ruling.unmoved()));
    }
    let overtaken: Vec<&str> = data.rulings.iter().filter(|r| r.overtakes(ruling)).map(Ruling::id).collect();
    if !overtaken.is_empty() {
        page.text(format!("Superseded by {}.", overtaken.join(", ")));
    }
    page.sources(&[ruling.source()]);
    if let Some(source) = find_source(ruling.source()) {
        page.aside(source.about);
    }
    page
}

/// The forms of a question that several mechanics share.
fn of_forms(word: &str) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{word} — a question"))
        .text("A key, or `for`, says which mechanic answers. `oracle explain MECHANIC` says more about each.")
        .blank();
    for (mechanic, form) in forms().filter(|(_, form)| form.ask == word) {
        page.item("-", format!("{}: {}", mechanic.name(), form.example));
        let keys: Vec<&str> = form.reply_keys.iter().map(|key| key.word).collect();
        page.aside(format!("answered with {}", keys.join(", ")));
    }
    page
}

fn of_source(of: &'static Source) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{} — {}", of.id, of.title))
        .text(format!("{}, {}; {}; {}; read: {}.", of.publisher, of.edition, of.language, of.date, of.read))
        .found(of)
        .text(of.about);
    if source_places(of.id).is_some() {
        page.blank().text(format!(
            "`oracle sources {} --places` goes through it from top to bottom: which rulings cite each place of it, or \
             why none does.",
            of.id
        ));
    }
    page.blank().head("Rulings");
    for data in questions() {
        for ruling in data.rulings.iter().filter(|r| r.source() == of.id) {
            page.item(
                "-",
                format!(
                    "{}: {}, from {} ({}) [{}]",
                    data.id,
                    data.reading_or_open(ruling.reading),
                    ruling.from,
                    ruling.authority,
                    ruling.id()
                ),
            );
            page.aside(ruling.place());
        }
    }
    page
}

/// Adds what a table decided, and why.
pub(super) fn house_rules(page: &mut LawPage, house: &House) {
    for rule in &house.rules {
        let data = question_data(rule.question);
        page.item("-", format!("{}: {}", data.id, data.reading(rule.reading))).aside(data.asks);
        page.aside(format!("{}, {}: {}", rule.file, rule.place, rule.because));
    }
}

fn of_rule_set(set: &RuleSet) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{} — {}", set.id(), set.title()));
    let era = eras().iter().find(|e| e.id == set.id()).map(|e| (e.about, e.cites));
    let preset = presets().iter().find(|p| p.id == set.id()).map(|p| (p.about, p.cites));
    let (about, cites) = era.or(preset).unwrap_or_default();
    if !about.is_empty() {
        page.text(about);
    }
    for (id, place) in cites {
        page.cite(id, place, find_source(id).and_then(Source::address));
    }
    if let Some(house) = set.house() {
        house_rules(page.blank().head("House rules"), house);
    }
    page.blank().text(format!("The rules as of {}.", set.date().to_the_day())).blank();
    let law = Law::new(set);
    // Before half tiles came out nothing was asked about them.
    let is_earlier = is_early(set);
    let is_silent = |q: &QuestionId| {
        let holding = law.holding(*q);
        !matches!(holding, Holding::Settled { .. }) && holding.rulings().is_empty()
    };
    let rows = QuestionId::ALL
        .iter()
        .filter(|q| !is_earlier || !is_silent(q))
        .map(|q| vec![q.word().to_owned(), holding_words(*q, law.holding(*q))])
        .collect();
    page.table(&["question", "answer"], rows);
    let mut documents: Vec<&str> = cites.iter().map(|(source, _)| *source).collect();
    if is_earlier {
        page.text("Half tiles came out later, and so did most of what the other questions are about.");
    } else {
        own_risk(&mut page);
        documents.extend(own_risk_sources());
    }
    page.sources(&documents);
    page
}

fn of_mechanic(mechanic: &Mechanic, under: Under<'_>) -> LawPage {
    let mut page = LawPage::new();
    let card = &mechanic.card;
    page.head(format!("{} — a mechanic", card.name)).text(card.about);
    for (label, text) in [("Half tiles", card.halves), ("Source", card.source), ("Not verified", card.unverified)] {
        if !text.is_empty() {
            page.blank().text(format!("{label}: {text}"));
        }
    }
    if mechanic.forms().next().is_some() {
        page.blank().head("How to ask");
        for form in mechanic.forms() {
            page.item("-", form.example);
            let keys: Vec<&str> = form.reply_keys.iter().map(|key| key.word).collect();
            if !keys.is_empty() {
                page.aside(format!("answered with {}", keys.join(", ")));
            }
        }
    }
    let mut cited: Vec<&str> = Vec::new();
    for id in mechanic.questions {
        let data = question_data(*id);
        page.blank().head(data.id).text(data.asks);
        let mut answers: Vec<(String, Vec<&RuleSet>)> = Vec::new();
        for set in under.sets {
            let word = holding_words(*id, Law::new(set).holding(*id));
            match answers.iter_mut().find(|(w, _)| *w == word) {
                Some((_, sets)) => sets.push(set),
                None => answers.push((word, vec![set])),
            }
        }
        for (word, sets) in answers {
            page.item("-", format!("{word}: {}", listed_by_id(&sets)));
        }
        for ruling in data.rulings.iter().filter(|ruling| under.goes_by(*id, ruling)) {
            page.aside(format!(
                "from {}: {} ({}; {}: {})",
                ruling.from,
                data.reading_or_open(ruling.reading),
                ruling.authority,
                ruling.source(),
                ruling.place_in_full()
            ));
            cited.push(ruling.source());
        }
    }
    if mechanic.needs_feature_worth() {
        page.blank().text("It also scores features, so the disputed rules on these apply too.");
    } else if mechanic.questions.is_empty() {
        page.blank().text("No disputed rules.");
    }
    own_risk(&mut page);
    cited.extend(own_risk_sources());
    page.sources(&cited);
    page
}
