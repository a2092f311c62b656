//! Reports as HTML: complete and well-formed for any scenario, with every part of a book reachable. Reports as text,
//! with pictures in separate files.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use base64::Engine as _;
use carcassonne_law::{House, RuleSet};
use carcassonne_show::report::{Book, Detail, Leaf, OpenDetails, ReportRequest, Shelf, Spot};
use carcassonne_text::Language;

use crate::project::{open_case, read_file, root, scenario_files, source};
use crate::running::{self, TemporaryFolder};

/// The maximum number of bytes per answer in the book of all scenarios.
const MOST_BYTES: usize = 7_000;

/// Returns the name of a scenario, as the program prints it, and its text.
fn read_scenario(path: &Path) -> (String, String) {
    let name = path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/");
    (name, read_file(path))
}

fn leaf(file: &str, text: &str, spot: &Spot, sets: &[RuleSet]) -> Leaf {
    let case = open_case(file, text);
    let request =
        ReportRequest { file, table: &case.table(), rule_sets: sets, detail: Detail::EXPLAIN, configured: None };
    request.with_report(|report| Leaf::new(report, spot, OpenDetails::default()))
}

/// Builds a report on some files, each given with its text.
fn render_report(files: &[(String, String)], sets: &[RuleSet]) -> String {
    let shelf = Shelf::new(files.iter().map(|(name, _)| Path::new(name)));
    let leaves: Vec<Leaf> =
        files.iter().zip(&shelf.spots).map(|((name, text), spot)| leaf(name, text, spot, sets)).collect();
    Book { title: None, leaves: &leaves, rule_sets: sets, config_decisions: None, language: Language::ENGLISH }.html()
}

/// A tag: its name, the text after the name, and a flag that is set if it ends an element.
struct Tag<'t> {
    name: &'t str,
    rest: &'t str,
    is_closing: bool,
    /// The text after the tag.
    after: &'t str,
}

impl Tag<'_> {
    fn attribute(&self, name: &str) -> Option<&str> {
        let (_, value) = self.rest.split_once(&format!(" {name}=\""))?;
        value.split('"').next()
    }
}

/// The elements that HTML never closes.
const VOID: [&str; 3] = ["meta", "br", "input"];

/// Returns every tag of a page; fails unless each element is closed by its own name, within its parent.
fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut open_tags: Vec<&str> = Vec::new();
    let mut rest = html.strip_prefix("<!DOCTYPE html>").expect("it says that it is HTML");
    while let Some((before, tag)) = rest.split_once('<') {
        let is_raw = matches!(open_tags.last(), Some(&("style" | "script")));
        assert!(is_raw || !before.contains('>'), "a lone `>`: {before}");
        let (tag, after) = tag.split_once('>').expect("a tag ends");
        assert!(!tag.contains('<'), "a tag within a tag: {tag}");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in {tag}");
        let is_closing = tag.starts_with('/');
        let tag = tag.trim_start_matches('/');
        let (name, attributes) = tag.split_at(tag.find([' ', '/', '\n']).unwrap_or(tag.len()));
        if is_closing {
            assert_eq!(open_tags.pop(), Some(name), "what is closed was open");
        } else if !attributes.ends_with('/') && !VOID.contains(&name) {
            open_tags.push(name);
        }
        found.push(Tag { name, rest: attributes, is_closing, after });
        rest = after;
    }
    assert_eq!(open_tags, Vec::<&str>::new(), "everything is closed");
    assert_eq!(rest.trim(), "");
    found
}

/// Returns `true` if the target of a link is an external address.
fn is_address(target: &str) -> bool {
    ["https://", "http://"].iter().any(|begins| target.starts_with(begins))
}

/// Checks the properties that every page must have.
fn check_page(html: &str) {
    let tags = tags(html);
    let mut ids = BTreeSet::new();
    for id in tags.iter().filter_map(|tag| tag.attribute("id")) {
        assert!(ids.insert(id), "the id {id} is there twice");
    }
    let mut level = 0;
    for tag in tags.iter().filter(|tag| !tag.is_closing) {
        let attributes = tag.rest.split('"').step_by(2).map(str::trim).filter(|n| n.ends_with('='));
        let once: BTreeSet<&str> = attributes.clone().collect();
        assert_eq!(once.len(), attributes.count(), "an attribute twice: {}", tag.rest);
        assert!(!["img", "iframe", "link", "object"].contains(&tag.name), "{}", tag.name);
        // A page has no event handlers and fetches nothing.
        assert!(!tag.rest.contains(" on"), "{}", tag.rest);
        for name in ["href", "aria-labelledby", "aria-describedby"] {
            let Some(value) = tag.attribute(name) else { continue };
            for target in value.split(' ') {
                let anchor = target.strip_prefix('#').or((name != "href").then_some(target));
                match anchor {
                    Some(id) => assert!(ids.contains(id), "nothing has the id {id}"),
                    None => assert!(is_address(target) && tag.name == "a", "{target}"),
                }
            }
        }
        if let Some(rank) = tag.name.strip_prefix('h').and_then(|n| n.parse::<usize>().ok()) {
            assert!(rank <= level + 1, "h{rank} after h{level}: {:.80}", tag.after);
            assert!(rank > 1 || level == 0, "one h1");
            level = rank;
        }
        if tag.name == "svg" {
            let is_named = tag.attribute("role") == Some("img");
            let is_hidden = tag.attribute("aria-hidden") == Some("true");
            assert!(is_named || is_hidden, "{}", tag.rest);
        }
        if tag.name == "th" {
            assert!(tag.attribute("scope").is_some(), "{}", tag.rest);
        }
    }
    assert!(level > 0, "it has headings");
    // The only script is that of the search in the contents, and the page declares its hash.
    let scripts: Vec<&Tag<'_>> = tags.iter().filter(|tag| tag.name == "script" && !tag.is_closing).collect();
    assert!(scripts.len() <= 1 && scripts.iter().all(|script| script.rest.is_empty()));
    for script in scripts {
        let inside = script.after.split_once("</script>").expect("an end").0;
        let hash = base64::engine::general_purpose::STANDARD.encode(hmac_sha256::Hash::hash(inside.as_bytes()));
        assert!(html.contains(&format!("script-src 'sha256-{hash}'")), "the policy of the page names another: {hash}");
    }
    let bare = html.replace(" href=\"https://", "").replace(" href=\"http://", "");
    assert!(!bare.contains("http://") && !bare.contains("https://"), "an address");
    let is_odd = |c: &char| {
        let is_bidi =
            matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        (c.is_control() && *c != '\n') || is_bidi
    };
    assert_eq!(html.chars().find(is_odd), None);
    assert!(html.contains(Book::MARK) && html.contains("<html lang=\"en\">"));
}

/// Returns a page without its style, its drawings and its list of all rule sets, which grows with every era; one
/// element per line, for reading.
fn readable(html: &str) -> String {
    let mut out = html.to_owned();
    let elided = [
        ("<svg", "</svg>", "<svg>"),
        ("<style>", "</style>", "<style>"),
        ("id=\":rule-sets\">", "</dl>", "id=\":rule-sets\">"),
    ];
    for (from, to, short) in elided {
        let mut parts = out.split(from);
        let mut shortened = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (_, after) = part.split_once(to).expect("it ends");
            for text in [short, "…", to, after] {
                shortened.push_str(text);
            }
        }
        out = shortened;
    }
    let lines = [
        "<head", "<body", "<main", "<article", "<header", "<section", "<footer", "<div", "<h", "<p", "<ul", "<ol",
        "<li", "<table", "<caption", "<thead", "<tbody", "<tr", "<th", "<td", "<details", "<figure", "<dl", "<dt",
        "<dd", "<meta", "<nav",
    ];
    for line in lines {
        out = out.replace(line, &format!("\n{line}"));
    }
    out.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_page_reads_as_it_should() {
    let file = read_scenario(&root().join("scenarios/city/round-a-gap.yaml"));
    let page = render_report(&[file], &RuleSet::all());
    check_page(&page);
    let mut settings = insta::Settings::clone_current();
    settings.set_omit_expression(true);
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| insta::assert_snapshot!("report__round-a-gap", readable(&page)));
}

#[test]
fn a_step_of_the_dragon_is_numbered_once() {
    let file = read_scenario(&root().join("scenarios/dragon/halves-one-by-one.yaml"));
    let html = render_report(&[file], &RuleSet::all());
    assert!(html.contains("<li>Step 1 is to a.</li>") && !html.contains("<ol"), "{html}");
}

#[test]
fn a_book_of_every_scenario_is_whole() {
    let files = scenario_files();
    let book = render_report(&files.iter().map(|p| read_scenario(p)).collect::<Vec<_>>(), &RuleSet::all());
    check_page(&book);
    assert!(book.len() < MOST_BYTES * files.len(), "{} bytes for {} answers", book.len(), files.len());
    let (_, contents) = book.split_once("<nav class=\"contents\"").expect("contents");
    let (contents, answers) = contents.split_once("</nav>").expect("contents end");
    for file in files {
        let below = file.strip_prefix(root().join("scenarios")).expect("below it");
        let anchor = below.with_extension("").to_string_lossy().replace('\\', "/");
        assert!(contents.contains(&format!("<a href=\"#{anchor}\"")), "{anchor} is in the contents");
        assert!(contents.contains(&format!("id=\":to:{anchor}\"")), "{anchor} finds the way back");
        assert!(answers.contains(&format!("<article id=\"{anchor}\"")), "{anchor} is answered");
    }
}

#[test]
fn the_same_files_give_the_same_bytes() {
    let file = || vec![read_scenario(&root().join("scenarios/barn/two-doubles.yaml"))];
    assert_eq!(render_report(&file(), &RuleSet::all()), render_report(&file(), &RuleSet::all()));
}

#[test]
fn a_page_by_itself_is_whole_too() {
    for (n, path) in scenario_files().iter().step_by(4).enumerate() {
        let file = [read_scenario(path)];
        let single = render_report(&file, &[RuleSet::present_rules()]);
        check_page(&single);
        assert!(!single.contains("all 1 rule sets"), "{}", path.display());
        // The book already checks the answers under every rule set.
        if n % 2 == 0 {
            let page = render_report(&file, &RuleSet::all());
            check_page(&page);
            assert!(!page.contains("class=\"contents\""), "one answer needs no contents");
        }
    }
}

/// A text that would be markup, with characters that act on a page.
const HOSTILE: &str = "</p></style></title><script>alert(1)</script><img src=x onerror=alert(1)>\\\"'&amp; &lt;!--\\u202e\\u2066\\u001b[31m\\u0007 --> ]]> </svg>";

/// Returns a scenario that is hostile in every free text.
fn hostile() -> String {
    let long = "x".repeat(1000);
    format!(
        "question: \"{HOSTILE} {long}\"\nsource: \"{HOSTILE} {long}\"\nboard: |\n  .  a\n  b  p\\q\n\
         tiles:\n  a: {{ city: S, coats: 1 }}\n  b: {{ city: E }}\n  p: {{ city: WL }}\n  q: {{ city: NL }}\n\
         meeples: {{ red: a.city }}\nclaims: {{ red: {{ a.city: 10 }} }}\n"
    )
}

#[test]
fn what_a_file_says_is_text_wherever_it_stands() {
    // The most hostile name that a table may have.
    let rules = format!(
        "name: \"Ours & 'theirs'\"\nover: 2021\nrules:\n  count.road-city: {{ reading: per-tile, because: \"{HOSTILE}\" }}\n"
    );
    let mut sets = RuleSet::all();
    sets.push(House::read(&source("rules.yaml", rules)).expect("rules of a table"));
    let name = "q/<script>alert(2)</script>\"' onload=x.yaml".to_owned();
    let odd_name = "q/\u{202e}\u{7}--><svg onload=alert(3)>.yaml".to_owned();
    let files = [(name.clone(), hostile()), (odd_name, hostile()), (name.clone(), hostile())];
    for page in [render_report(&files, &sets), render_report(&files[..1], &sets)] {
        check_page(&page);
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "it is there to be read");
        assert!(page.contains("&lt;script&gt;alert(2)&lt;/script&gt;"), "the name of the file too");
        // A book has its own script.
        let script_count = usize::from(page.contains("<script>const field"));
        assert!(page.matches("<script").count() == script_count && !page.contains("<img"), "and nowhere markup");
    }
    let sets = RuleSet::all();
    let title = Some("</title><script>alert(4)</script>");
    let shelf = Shelf::new([Path::new(&name)]);
    let leaves = [leaf(&name, &hostile(), &shelf.spots[0], &sets)];
    check_page(
        &Book { title, leaves: &leaves, rule_sets: &sets, config_decisions: None, language: Language::ENGLISH }.html(),
    );
}

/// Runs `oracle report` in a folder; returns both streams and the exit code.
fn run_report(folder: &TemporaryFolder, words: &[&str]) -> (String, String, i32) {
    running::run_to_completion(&mut report_program(folder, words), b"")
}

fn report_program(folder: &TemporaryFolder, words: &[&str]) -> Command {
    let mut program = running::program();
    program.arg("report").args(words).current_dir(folder.path());
    program
}

/// Runs `oracle report` in a folder, which must succeed; returns what it prints.
fn print_report(folder: &TemporaryFolder, words: &[&str]) -> String {
    running::run_successfully(&mut report_program(folder, words), b"")
}

const CITY: &str =
    "question: Is it 4?\nboard: |\n  a\n  b\ntiles:\n  a: { city: S }\n  b: { city: N }\nmeeples: { red: a.city }\n";

#[test]
fn a_folder_becomes_a_book_and_an_earlier_report_is_replaced_by_force() {
    let folder = TemporaryFolder::new();
    folder.write("q/city/one.yaml", CITY);
    folder.write("q/road/two.yml", CITY);
    folder.write("q/kitchen.yaml", "name: Ours\nrules: { gap.field: { reading: joins, because: so } }\n");
    let expected = |answers: &str| (format!("book.html: {answers}\n"), String::new(), 0);
    assert_eq!(run_report(&folder, &["-o", "book.html", "q"]), expected("2 answers"));
    check_page(&folder.read_text("book.html"));
    assert_eq!(
        run_report(&folder, &["--output", "book.html", "q/city/one.yaml", "--title", "Ours", "--force"]),
        expected("1 answer")
    );
    let page = folder.read_text("book.html");
    assert!(page.contains("<title>Ours</title>") && !page.contains("class=\"contents\""));
    assert_eq!(folder.names(), ["book.html", "q"], "nothing else is left");
    let html = print_report(&folder, &["-o", "-", "q/city/one.yaml"]);
    check_page(&html);
    // The pages differ only in the title.
    assert_eq!(html.replace("<title>Is it 4?</title>", "<title>Ours</title>"), page);
}

#[test]
fn flags_choose_the_rules_and_what_is_unfolded() {
    let folder = TemporaryFolder::new();
    folder.write("one.yaml", CITY);
    folder.write("two.yaml", &read_scenario(&root().join("scenarios/city/pair-closes-city.yaml")).1);
    folder.write(
        "kitchen.yaml",
        "name: Ours\nover: 2021\nrules: { count.road-city: { reading: per-tile, because: we like it } }\n",
    );
    folder.write("three.yaml", &read_scenario(&root().join("scenarios/monastery/final-scoring.yaml")).1);
    let page = |file: &str, words: &[&str]| {
        let html = print_report(&folder, &[&["-o", "-", file], words].concat());
        check_page(&html);
        html
    };
    // Counts the folded parts: questions that do not decide, and the steps of two monasteries.
    let count_folded = |words: &[&str]| {
        let html = page("three.yaml", words);
        html.matches("<details>").count() + html.matches("<details class=\"rest\">").count()
    };
    assert_eq!([count_folded(&[]), count_folded(&["--law"]), count_folded(&["--steps"])], [3, 2, 1]);
    assert_eq!(count_folded(&["--explain"]), 0);
    let two = page("two.yaml", &["--rules", "community,2021"]);
    assert_eq!(two.matches("<th scope=\"col\"").count(), 3);
    assert!(page("two.yaml", &["--as-of", "2016-05-01"]).contains("Under the rules of 2016-05-01 (2015)"));
    assert!(page("two.yaml", &["--house", "kitchen.yaml"]).contains("we like it"));
}

#[test]
fn what_is_wrong_is_told_and_the_rest_reported() {
    let folder = TemporaryFolder::new();
    folder.write("q/one.yaml", CITY);
    folder.write("q/two.yaml", CITY.replace("city: N", "road: N"));
    folder.write("notes.html", "my own");
    let (out, err, code) = run_report(&folder, &["-o", "book.html", "none", "q"]);
    assert_eq!((code, out.as_str()), (2, "book.html: 1 answer\n"));
    assert!(err.contains("no such file or folder: none") && err.contains("board::edges"), "{err}");
    check_page(&folder.read_text("book.html"));
    // Without an answer to report, nothing is written.
    let (out, err, code) = run_report(&folder, &["-o", "new.html", "q/two.yaml"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("board::edges"), "{err}");
    for (words, complaint) in [
        (&["q"][..], "no output file"),
        (&["-o", "notes.html", "q"][..], "notes.html already exists"),
        (&["-o", "q", "q"][..], "q is a folder"),
        (&["-o", "no/book.html", "q"][..], "no such folder: no"),
        (&["-o", "x.html", "none"][..], "no such file or folder: none"),
        (&["-o", "x.html", "--rules", "1999", "q"][..], "`1999` is not a rule set or a date"),
    ] {
        let (out, err, code) = run_report(&folder, words);
        assert_eq!((code, out.as_str()), (2, ""), "{words:?}");
        assert!(err.contains(complaint) && err.contains("help: "), "{err}");
    }
    assert_eq!(folder.read_text("notes.html"), "my own");
    assert_eq!(folder.names(), ["book.html", "notes.html", "q"]);
}

/// The text formats, each with the markup before and after the address of a picture.
const TEXTS: [(&str, &str, &str); 3] =
    [("markdown", "![Is it 4?](", ")"), ("wikitext", "[[File:", "|alt=Is it 4?]]"), ("bbcode", "[img]", "[/img]")];

#[test]
fn a_text_names_its_pictures_which_lie_beside_it() {
    let end = if cfg!(feature = "png") { "png" } else { "svg" };
    for (format, before, after) in TEXTS {
        let folder = TemporaryFolder::new();
        folder.write("q/city/one.yaml", CITY);
        folder.write("q/road/two.yml", CITY);
        folder.write("q/city-one.yaml", CITY);
        let out = print_report(&folder, &["--format", format, "-o", "our <answer>.txt", "q/city/one.yaml"]);
        assert_eq!(out, "our <answer>.txt: 1 answer, 1 picture beside it\n");
        let text = folder.read_text("our <answer>.txt");
        assert!(text.contains(&format!("{before}our--answer-.{end}{after}")), "{text}");
        let out = print_report(&folder, &["--format", format, "-o", "book.txt", "--title", "Ours [b]*", "q"]);
        assert_eq!(out, "book.txt: 3 answers, 3 pictures beside it\n");
        // Each named file exists and is a picture. Two files whose pictures would have the same name get two.
        let text = folder.read_text("book.txt");
        let files: Vec<String> = match format {
            "markdown" => crate::markdown::picture_files(&text),
            "wikitext" => crate::wikitext::render_wikitext(&text).files,
            _ => crate::bbcode::render_post(&text).files,
        };
        let expected = ["book-city-one", "book-city-one-2", "book-road-two"].map(|name| format!("{name}.{end}"));
        assert_eq!(files.iter().cloned().collect::<BTreeSet<_>>(), expected.into());
        for name in &files {
            let bytes = folder.read(name);
            assert!(bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"<svg"), "{name}");
        }
        // On standard output the text has its boards in characters, and no other file is written.
        let before = folder.names();
        let text = print_report(&folder, &["--format", format, "-o", "-", "q"]);
        assert!(text.contains("┌") && !text.contains(end), "{text}");
        assert_eq!(folder.names(), before);
    }
}

#[test]
fn a_picture_that_is_there_is_replaced_by_force_alone() {
    let end = if cfg!(feature = "png") { "png" } else { "svg" };
    let folder = TemporaryFolder::new();
    folder.write("one.yaml", CITY);
    let picture = format!("one.{end}");
    folder.write(&picture, "my own");
    let (out, err, code) = run_report(&folder, &["--format", "wikitext", "-o", "one.wiki", "one.yaml"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains(&format!("{picture} already exists")) && err.contains("--force"), "{err}");
    assert_eq!(folder.read_text(&picture), "my own");
    assert_eq!(folder.names(), [&picture, "one.yaml"], "nothing is written");
    let _ = print_report(&folder, &["--format", "wikitext", "-o", "one.wiki", "--force", "one.yaml"]);
    assert_ne!(folder.read(&picture), b"my own");
}

#[test]
fn flags_choose_what_a_text_tells() {
    let folder = TemporaryFolder::new();
    folder.write("two.yaml", &read_scenario(&root().join("scenarios/city/pair-closes-city.yaml")).1);
    let text =
        |words: &[&str]| run_report(&folder, &[&["--format", "markdown", "-o", "-", "two.yaml"], words].concat()).0;
    let (short, law, steps) = (text(&[]), text(&["--law"]), text(&["--steps"]));
    assert!(short.starts_with("# Red closes the city") && !short.contains("## "), "{short}");
    assert!(law.contains("## When two half tiles share one space") && !law.contains("It covers 4 tiles"), "{law}");
    assert!(steps.contains("- It covers 4 tiles on 3 spaces") && !steps.contains("(count.road-city)"), "{steps}");
    let both = text(&["--explain", "--title", "Ours"]);
    assert!(both.starts_with("# Ours\n\n## Red closes the city") && both.contains("### When two half tiles"), "{both}");
}
