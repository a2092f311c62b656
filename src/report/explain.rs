//! Explanations: a question, ruling, source, rule set, mechanic or problem code in words.

use super::answer::{OTHERS, named};
use super::format::Listing;
use super::json::explained;
use super::law::LawPage;
use super::notation::{TOPICS, Topic};
use crate::mechanics::{MECHANICS, Mechanic, asked_words, forms};
use crate::rulebook::{
    Cited, Holding, Law, QuestionId, ReadingIx, RuleSet, Ruling, Source, at_own_risk, eras,
    present_era, presets, question_data, questions, ruling, source, source_places, sources,
};
use crate::text::{Code, listed, nearest};

/// Explains what an id names.
///
/// # Errors
///
/// What to write instead: the nearest ids, or how to find one.
pub fn explain(id: &str) -> Result<Listing, String> {
    let sets = RuleSet::all();
    let all = Under::all(&sets);
    let id = head(id);
    page(id, all).map(|page| Listing::new(page, explained(id, all)))
}

/// The same, where the answers and rulings are those of some rule sets; one of a table's own is explained by its name.
///
/// # Errors
///
/// What to write instead.
pub fn explain_under(id: &str, sets: &[RuleSet]) -> Result<Listing, String> {
    let under = Under { sets, all: false };
    let id = head(id);
    page(id, under).map(|page| Listing::new(page, explained(id, under)))
}

/// What is meant by what stands above a column of an answer: one that several rule sets share is headed by the first,
/// `2015+`. Today's rules go by the word for them, too.
fn head(id: &str) -> &str {
    if matches!(id, "now" | "today" | "present") {
        return present_era().id;
    }
    id.strip_suffix('+').filter(|head| RuleSet::named(head).is_ok()).unwrap_or(id)
}

/// Whether what an id names is another under other rule sets: a question, a ruling, a mechanic that asks the law.
pub fn turns_on_rules(id: &str) -> bool {
    let mechanic = MECHANICS.iter().find(|m| m.name() == id);
    QuestionId::from_word(id).is_some()
        || ruling(id).is_some()
        || mechanic.is_some_and(|mechanic| !mechanic.questions.is_empty())
}

/// The rule sets that are asked.
#[derive(Debug, Clone, Copy)]
pub(super) struct Under<'r> {
    pub(super) sets: &'r [RuleSet],
    /// Whether that is all there are: then what none of them goes by any more is told, too.
    all: bool,
}

impl<'r> Under<'r> {
    /// All there are.
    pub(super) fn all(sets: &'r [RuleSet]) -> Self {
        Self { sets, all: true }
    }

    /// The rule set of a table that has this name.
    pub(super) fn house(&self, name: &str) -> Option<&RuleSet> {
        self.sets.iter().find(|set| set.house().is_some() && set.id() == name)
    }

    /// Whether any of them goes by a ruling on a question, or has it beside what it goes by.
    pub(super) fn goes_by(&self, id: QuestionId, ruling: &Ruling) -> bool {
        let has = |set: &RuleSet| {
            let law = Law::of(set);
            let holding = law.holding(id);
            holding.rulings().iter().chain(holding.beside()).any(|r| r.id() == ruling.id())
        };
        self.all || self.sets.iter().any(has)
    }
}

fn page(id: &str, under: Under<'_>) -> Result<LawPage, String> {
    if let Some(house) = under.house(id) {
        return Ok(of_rule_set(house));
    }
    if let Some(question) = QuestionId::from_word(id) {
        return Ok(of_question(question, under));
    }
    if let Some((question, ruling)) = ruling(id) {
        return Ok(of_ruling(question, ruling, under.sets));
    }
    if let Some(source) = source(id) {
        return Ok(of_source(source));
    }
    if RuleSet::ids().any(|known| known == id) {
        return RuleSet::named(id).map(|set| of_rule_set(&set));
    }
    if let Some(mechanic) = MECHANICS.iter().find(|m| m.name() == id) {
        return Ok(of_mechanic(mechanic, under));
    }
    if forms().any(|(_, form)| form.ask == id) {
        return Ok(of_forms(id));
    }
    if let Some(topic) = Topic::named(id) {
        return Ok(topic.page());
    }
    if let Some(ids) = column(id) {
        let ids: Vec<&str> = ids.iter().map(RuleSet::id).collect();
        if let [only] = ids.as_slice() {
            return page(only, under);
        }
        let each = ids.iter().map(|id| format!("oracle explain {id}")).collect::<Vec<_>>();
        return Err(format!(
            "that column is what {} say alike: {}",
            listed(&ids, "and"),
            listed(&each, "or")
        ));
    }
    if id == "problems" {
        let mut page = LawPage::new();
        page.head("Problems: what can be wrong with a file, by code");
        for code in Code::ALL {
            page.item("-", format!("{}: {}", code.word(), code.meaning()));
        }
        return Ok(page);
    }
    if id == "mechanics" {
        let mut page = LawPage::new();
        page.head("Mechanics, how they are asked, and what they ask the law");
        for mechanic in MECHANICS {
            let asks: Vec<&str> = mechanic.questions.iter().map(|q| q.word()).collect();
            let asks = if asks.is_empty() { "nothing".to_owned() } else { asks.join(", ") };
            page.item("-", format!("{}: {asks}", mechanic.name()));
            for form in mechanic.forms() {
                page.aside(form.example);
            }
        }
        return Ok(page);
    }
    if let Some(code) = Code::ALL.iter().find(|c| c.word() == id) {
        let mut page = LawPage::new();
        page.head(format!("Problem {}", code.word())).text(code.meaning());
        return Ok(page);
    }
    match RuleSet::named(id) {
        Ok(set) => Ok(of_rule_set(&set)),
        Err(_) => Err(near(id)),
    }
}

/// The rule sets of a column that several share, by its head: `2015–2020`, `com+h1`, `others`.
fn column(head: &str) -> Option<Vec<RuleSet>> {
    if head == OTHERS {
        return Some(
            presets().iter().filter_map(|preset| RuleSet::named(preset.id).ok()).collect(),
        );
    }
    if !head.contains(['+', '–']) && !head.contains("..") {
        return None;
    }
    let parts: Result<Vec<Vec<RuleSet>>, String> = head.split('+').map(RuleSet::several).collect();
    parts.ok().map(|parts| parts.concat())
}

/// Every id that can be explained, each once.
fn every_id() -> impl Iterator<Item = &'static str> {
    let questions_and_rulings = questions()
        .iter()
        .flat_map(|q| std::iter::once(q.id).chain(q.rulings.iter().map(Ruling::id)));
    questions_and_rulings
        .chain(sources().iter().map(|s| s.id))
        .chain(RuleSet::ids())
        .chain(MECHANICS.iter().map(|m| m.name()))
        .chain(shared_words())
        .chain(TOPICS.iter().map(|topic| topic.word))
        .chain(Code::ALL.iter().map(|c| c.word()))
        .chain(["problems", "mechanics"])
}

fn near(id: &str) -> String {
    if let Some(near) = nearest(id, every_id()) {
        return format!("did you mean `{near}`?");
    }
    let lower = id.to_lowercase();
    let within: Vec<&str> =
        every_id().filter(|known| lower.len() > 2 && known.contains(&lower)).take(6).collect();
    if within.is_empty() {
        "`oracle rulings`, `oracle rules` and `oracle sources` list what is known; `oracle explain mechanics` lists the mechanics, and `oracle find WORD...` looks among all of it".to_owned()
    } else {
        format!("perhaps {}?", listed(&within, "or"))
    }
}

fn own_risk(page: &mut LawPage) {
    let (says, cites) = at_own_risk();
    let places: Vec<String> =
        cites.iter().map(|(source, place)| format!("{source}: {place}")).collect();
    page.blank().text(format!("{says} ({})", places.join("; ")));
}

/// The sources of the warning that stands below.
fn own_risk_sources() -> impl Iterator<Item = &'static str> {
    at_own_risk().1.iter().map(|(source, _)| *source)
}

fn of_question(id: QuestionId, under: Under<'_>) -> LawPage {
    let data = question_data(id);
    let mut page = LawPage::new();
    page.head(format!("{} — {}", data.id, data.title)).text(data.asks).blank();
    for (word, meaning) in data.readings {
        page.item("-", format!("{word}: {meaning}"));
    }
    if !data.precision.is_empty() {
        page.blank().text(format!("Made precise here: {}", data.precision));
    }
    if let Some(since) = &data.since {
        page.blank().text(format!("Not applicable before {}: {}", since.date, since.because));
    }
    if data.waiting_for.is_empty() {
        let names: Vec<&str> =
            MECHANICS.iter().filter(|m| m.questions.contains(&id)).map(|m| m.name()).collect();
        page.blank().text(format!("Asked by: {}.", names.join(", ")));
    } else {
        page.blank()
            .text(format!("No mechanic asks it yet: it is waiting for {}.", data.waiting_for));
    }
    page.blank().head("Rule set by rule set");
    let held = under.sets.iter().map(|set| {
        let law = Law::of(set);
        let holding = law.holding(id);
        (set, holding_words(id, holding), rulings_of(holding))
    });
    let held: Vec<_> = held.collect();
    let rows = held
        .chunk_by(|a, b| b.0.follows(a.0) && (&a.1, &a.2) == (&b.1, &b.2))
        .filter_map(|run| {
            let (_, holding, rulings) = run.first()?;
            let sets: Vec<&RuleSet> = run.iter().map(|(set, ..)| *set).collect();
            Some(vec![listed_by_id(&sets), holding.clone(), rulings.clone()])
        })
        .collect();
    page.table(&["rule set", "answer", "rulings"], rows);
    page.blank().head(if under.all { "History" } else { "What they go by" });
    let told: Vec<&'static Ruling> =
        data.rulings.iter().filter(|ruling| under.goes_by(id, ruling)).collect();
    for ruling in &told {
        ruling_item(&mut page, id, ruling);
    }
    for set in under.sets {
        house_item(&mut page, id, set);
    }
    if data.rulings.is_empty() {
        page.text("Nobody has ever ruled on it.");
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

pub(super) fn holding_words(id: QuestionId, holding: &Holding<'_>) -> String {
    let data = question_data(id);
    let words = |readings: &[ReadingIx]| {
        readings.iter().map(|r| data.reading(*r)).collect::<Vec<_>>().join(" or ")
    };
    match holding {
        Holding::Settled { reading, .. } => data.reading(*reading).to_owned(),
        Holding::Open { readings, rulings, .. } => {
            let silent = if rulings.is_empty() { " (the sources are silent)" } else { "" };
            format!("open: {}{silent}", words(readings))
        }
        Holding::Contested { readings, .. } => format!("contested: {}", words(readings)),
        Holding::NotApplicable(since) => format!("not applicable before {}", since.date),
    }
}

fn rulings_of(holding: &Holding<'_>) -> String {
    let mut ids: Vec<String> = holding.rulings().iter().map(|r| r.id().to_owned()).collect();
    ids.extend(holding.beside().iter().map(|r| format!("still printed: {}", r.id())));
    ids.join("\n")
}

fn ruling_item(page: &mut LawPage, id: QuestionId, ruling: &'static Ruling) {
    let reading = ruling.reading.map_or("open", |r| question_data(id).reading(r));
    let overlay = if ruling.overlay().is_empty() {
        String::new()
    } else {
        format!(" (in the overlay {})", ruling.overlay())
    };
    page.item("-", format!("from {}: {reading}{overlay} [{}]", ruling.from, ruling.id()));
    let cited = Cited::Book(ruling);
    let derived = if ruling.derived { ", derived by us" } else { "" };
    page.aside(format!("{}{derived}, {}", ruling.authority, cited.dated()));
    page.cite(ruling.source(), &ruling.place_in_full(), ruling.address()).aside(ruling.says());
    if !ruling.supersedes().is_empty() {
        let left = if ruling.still_printed {
            "; its own sentence is still printed beside what superseded it"
        } else {
            ""
        };
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
        let law = Law::of(set);
        let holding = law.holding(id);
        if holding.rulings().iter().any(|r| r.id() == ruling.id()) {
            decides.push(set);
        }
        if holding.beside().iter().any(|r| r.id() == ruling.id()) {
            beside.push(set);
        }
    }
    page.blank();
    if decides.is_empty() {
        page.text(match sets {
            [only] => format!("It is not in force in {}.", only.id()),
            _ if sets.len() < RuleSet::all().len() => {
                "It is not in force in any of these rule sets.".to_owned()
            }
            _ => "It is not in force in any rule set.".to_owned(),
        });
    } else {
        page.text(format!("In force in {}.", listed_by_id(&decides)));
    }
    if !beside.is_empty() {
        let beside = listed_by_id(&beside);
        page.text(format!("Still printed beside what superseded it in {beside}."));
    }
    if !ruling.unmoved().is_empty() {
        page.text(format!("Without it no verdict would change: {}.", ruling.unmoved()));
    }
    let overtaken: Vec<&str> =
        data.rulings.iter().filter(|r| r.overtakes(ruling)).map(Ruling::id).collect();
    if !overtaken.is_empty() {
        page.text(format!("Superseded by {}.", overtaken.join(", ")));
    }
    page.sources(&[ruling.source()]);
    if let Some(source) = source(ruling.source()) {
        page.aside(source.about);
    }
    page
}

/// The words of questions that are not the name of a mechanic, each once.
fn shared_words() -> impl Iterator<Item = &'static str> {
    asked_words().into_iter().filter(|word| MECHANICS.iter().all(|m| m.name() != *word))
}

/// The forms of a question that several mechanics share.
fn of_forms(word: &str) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{word} — a question"))
        .text("A key, or `for`, says which mechanic answers. `oracle explain MECHANIC` says more about each.")
        .blank();
    for (mechanic, form) in forms().filter(|(_, form)| form.ask == word) {
        page.item("-", format!("{}: {}", mechanic.name(), form.example));
        let keys: Vec<&str> = form.replies.iter().map(|key| key.word).collect();
        page.aside(format!("answered with {}", keys.join(", ")));
    }
    page
}

fn of_source(of: &'static Source) -> LawPage {
    let mut page = LawPage::new();
    page.head(format!("{} — {}", of.id, of.title))
        .text(format!(
            "{}, {}; {}; {}; read: {}.",
            of.publisher, of.edition, of.language, of.date, of.read
        ))
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
            let reading = ruling.reading.map_or("open", |r| data.reading(r));
            page.item(
                "-",
                format!(
                    "{}: {reading}, from {} ({}) [{}]",
                    data.id,
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
        page.cite(id, place, source(id).and_then(Source::address));
    }
    if let Some(house) = set.house() {
        page.blank().head("What the table decided");
        for rule in &house.rules {
            let data = question_data(rule.question);
            page.item("-", format!("{}: {}", data.id, data.reading(rule.reading)));
            page.aside(data.asks);
            page.aside(format!("{}, {}: {}", rule.file, rule.place, rule.because));
        }
    }
    page.blank().text(format!("The law is read as of {}.", set.date().to_the_day())).blank();
    let law = Law::of(set);
    let rows = QuestionId::ALL
        .iter()
        .map(|q| vec![q.word().to_owned(), holding_words(*q, law.holding(*q))])
        .collect();
    page.table(&["question", "answer"], rows);
    own_risk(&mut page);
    page.sources(
        &cites.iter().map(|(source, _)| *source).chain(own_risk_sources()).collect::<Vec<_>>(),
    );
    page
}

fn of_mechanic(mechanic: &Mechanic, under: Under<'_>) -> LawPage {
    let mut page = LawPage::new();
    let card = &mechanic.card;
    page.head(format!("{} — a mechanic", card.name)).text(card.about);
    for (label, text) in
        [("Halves", card.halves), ("Source", card.source), ("Not verified", card.unverified)]
    {
        if !text.is_empty() {
            page.blank().text(format!("{label}: {text}"));
        }
    }
    if mechanic.forms().next().is_some() {
        page.blank().head("How it is asked");
        for form in mechanic.forms() {
            page.item("-", form.example);
            let keys: Vec<&str> = form.replies.iter().map(|key| key.word).collect();
            if !keys.is_empty() {
                page.aside(format!("answered with {}", keys.join(", ")));
            }
        }
    }
    let mut cited: Vec<&str> = Vec::new();
    for id in mechanic.questions {
        let data = question_data(*id);
        page.blank().head(data.id).text(data.asks);
        let mut answers: Vec<(String, Vec<&str>)> = Vec::new();
        for set in under.sets {
            let word = holding_words(*id, Law::of(set).holding(*id));
            match answers.iter_mut().find(|(w, _)| *w == word) {
                Some((_, ids)) => ids.push(set.id()),
                None => answers.push((word, vec![set.id()])),
            }
        }
        for (word, ids) in answers {
            page.item("-", format!("{word}: {}", ids.join(", ")));
        }
        for ruling in data.rulings.iter().filter(|ruling| under.goes_by(*id, ruling)) {
            let reading = ruling.reading.map_or("open", |r| data.reading(r));
            page.aside(format!(
                "from {}: {reading} ({}; {}: {})",
                ruling.from,
                ruling.authority,
                ruling.source(),
                ruling.place_in_full()
            ));
            cited.push(ruling.source());
        }
    }
    if mechanic.values_features() {
        page.blank().text("It also values features, and so asks what their own mechanics ask.");
    } else if mechanic.questions.is_empty() {
        page.blank().text("It asks nothing on which the sources differ.");
    }
    own_risk(&mut page);
    cited.extend(own_risk_sources());
    page.sources(&cited);
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_things_that_can_be_explained_share_an_id() {
        let mut ids: Vec<&str> = every_id().collect();
        ids.sort_unstable();
        let twice: Vec<&[&str]> = ids.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}
