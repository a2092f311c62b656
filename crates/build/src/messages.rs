//! The sentences as Rust data.
//!
//! Each message of `messages/en` is a type with its named parts. A translation says the same with all of these parts; those
//! that it names besides are parts of the type, too. Messages of problems, in the folder `problems`, have a code and further
//! texts in attributes; a language may leave them out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::clauses::{Clauses, plain_text};
use crate::rust_names::type_name;
use crate::text_file::{TextFile, is_page};
use crate::text_table::Texts;
use crate::translation::Translation;
use crate::{BuildResult, Output};

/// The language that defines which messages exist.
const FIRST_LANGUAGE: &str = "en";

/// The prefix of ids of messages that name a symbol of tiles in a legend; the symbol's word follows.
const SYMBOL_PREFIX: &str = "symbol-";

/// The folder of the messages of problems within that of a language.
const PROBLEMS: &str = "problems/";

/// The crate that has the types of messages.
const WORDS: &str = "words";

/// The number before that of the first message of each crate.
const FIRST_NUMBERS: [(&str, usize); 8] = [
    ("position", 0),
    ("text", 10_000),
    ("board", 15_000),
    ("law", 20_000),
    ("rules", 25_000),
    ("typing", 35_000),
    ("oracle", 45_000),
    ("words", 60_000),
];

/// The file of the messages that join the items of lists.
const LISTS: &str = "lists";

/// The file of the messages of the pages of `oracle explain` and of the listings, which the page's module never shows.
const LOOKED_UP: &str = "law-page";

/// The attributes of a message of a problem that are texts; each is one of `Attribute` in `messages/message.rs` of the words.
const FAULT_TEXTS: [&str; 5] = ["label", "help", "offer", "related", "also"];

/// The functions that write a part of a message in their own way; `messages/speech.rs` of the words has them.
const FUNCTIONS: [&str; 9] = ["OR", "APART", "LINE", "PHRASE", "QUOTED", "ANY", "ACC", "DAT", "GEN"];

/// The attributes of a translation that are its text in an oblique case.
const CASE_TEXTS: [&str; 3] = ["acc", "dat", "gen"];

/// The attribute of a translation with the parts that it leaves out.
const LEFT_OUT: &str = "leaves-out";

/// The name of a case that every choice may have; others are named by an English message.
const ONE: &str = "one";

/// The messages of a file, by their ids.
type File = BTreeMap<String, Source>;

/// A message as it is written: its text, and the attributes that make it data; only those of English count.
struct Source {
    pattern: Pattern<String>,
    attributes: Vec<Attribute<String>>,
}

/// The code generated for messages.
pub struct GeneratedMessages {
    /// The messages as Rust source, a module for each subject.
    pub messages: String,
    /// The messages that join the items of lists, as Rust source.
    pub lists: String,
    /// The messages of problems by subject, as Rust source.
    problems: BTreeMap<String, String>,
    /// The texts of all messages in English, one after the other.
    english: String,
    /// The translated texts of each language besides English, by the numbers of the messages.
    translated: Vec<TextFile>,
    /// The table of the languages, as Rust source.
    pub languages: String,
    /// The table of the messages that are data too, as Rust source.
    pub clauses: String,
    /// The codes of the languages, English first.
    pub codes: Vec<String>,
}

impl GeneratedMessages {
    /// Writes the texts of all messages, and the messages of problems, a file for each subject.
    ///
    /// # Errors
    ///
    /// The message of the operating system.
    pub fn write_texts(&self, out: &Output) -> BuildResult<()> {
        out.write("messages.txt", &self.english)?;
        TextFile::write_all(&self.translated, out, "message_translations")?;
        self.problems.iter().try_for_each(|(file, source)| out.write(&format!("problems/{file}.rs"), source))
    }
}

/// The messages of English with their translations, as they are turned into Rust source.
struct Generator<'g> {
    /// The languages besides English, each with its messages by file.
    translations: &'g [(Translation, BTreeMap<String, File>)],
    /// The crate that has the messages.
    of_crate: &'g str,
    /// The files of problems that other crates name.
    shared: &'g [&'g str],
    /// The names of the cases of English choices, by part.
    case_names: BTreeMap<String, BTreeSet<String>>,
    /// The texts in English.
    english: Texts,
    /// The texts of each language besides English.
    translated: Vec<TextFile>,
    /// The number of the last message.
    number: usize,
    /// The faults of the messages.
    faults: Vec<String>,
    out: String,
    lists: String,
    problems: BTreeMap<String, String>,
    /// The paths of all messages that are not of problems.
    constants: Vec<String>,
    symbols: Vec<String>,
    clauses: Clauses,
}

impl<'g> Generator<'g> {
    /// Adds the messages of a file.
    fn add_file(&mut self, subject: &str, messages: &'g File) -> BuildResult<()> {
        let mut module = String::new();
        for (id, source) in messages {
            if let Err(fault) = self.add_message(&mut module, (subject, id), source) {
                self.faults.push(format!("{FIRST_LANGUAGE}/{subject}.ftl, `{id}`: {fault}"));
            }
        }
        if let Some(file) = subject.strip_prefix(PROBLEMS) {
            self.problems.insert(snake_case(file), module);
        } else {
            let name = snake_case(subject);
            writeln!(self.out, "/// What is said by `{subject}`.\npub mod {name} {{\n{module}}}")?;
        }
        Ok(())
    }

    /// Adds a message to a module.
    fn add_message(&mut self, module: &mut String, (subject, id): (&str, &str), source: &'g Source) -> BuildResult<()> {
        let translations = self.find_translations(subject, id);
        let mut args = source.args()?;
        for (_, translated) in translations.iter().filter_map(Option::as_ref) {
            // An unreadable part is a fault of `translated_text`, too.
            _ = translated.collect_args(&mut args);
        }
        let is_problem = subject.starts_with(PROBLEMS);
        let head = if is_problem {
            source.fault_head()?
        } else if is_page() {
            format!("id {id}\n")
        } else {
            format!("id {subject}.{id}\n")
        };
        let last = if args.is_empty() { String::new() } else { format!("\nargs {}", args.join(" ")) };
        let says = if subject == LOOKED_UP && is_page() { "says ".to_owned() } else { message_text(source, &args)? };
        let english = format!("{head}{says}{last}");
        let range = self.english.add_range(&english);
        self.number += 1;
        for (n, translation) in translations.into_iter().enumerate() {
            let Some((location, translated)) = translation else { continue };
            let text = self.translated_text(&location, source, translated, &args);
            self.translated[n].add(self.number.to_string(), &text);
        }
        let words = if self.of_crate == WORDS { "crate".to_owned() } else { format!("carcassonne_{WORDS}") };
        let plain = format!("{words}::messages::plain");
        let sentence_type = if is_problem || subject == LISTS { &plain } else { "crate::wording" };
        let file = subject.strip_prefix(PROBLEMS).unwrap_or(subject);
        let visibility = if is_problem && !self.shared.contains(&file) { "pub(crate)" } else { "pub" };
        let message = GeneratedMessage {
            args: &args,
            range: &range,
            pattern: &source.pattern,
            number: self.number,
            visibility,
            words: &words,
        };
        if subject == LISTS {
            return message.write(&mut self.lists, sentence_type, id);
        }
        message.write(module, sentence_type, id)?;
        if is_problem {
            return Ok(());
        }
        let constant = format!("{}::{}::MESSAGE", snake_case(subject), type_name(id));
        if let Some(symbol) = id.strip_prefix(SYMBOL_PREFIX) {
            self.symbols.push(format!("({symbol:?}, {constant})"));
        }
        self.clauses.add(&constant, &source.attributes, &args)?;
        self.constants.push(constant);
        Ok(())
    }

    /// Returns the translations of a message, with their locations; `None` where it is in English. A whole language lacks
    /// none but those of problems.
    fn find_translations(&mut self, subject: &str, id: &str) -> Vec<Option<(String, &'g Source)>> {
        let mut found = Vec::new();
        for (translation, files) in self.translations {
            let location = format!("{}/{subject}.ftl, `{id}`", translation.code);
            let translated = files.get(subject).and_then(|file| file.get(id));
            if translated.is_none() && translation.is_whole() && !subject.starts_with(PROBLEMS) {
                self.faults.push(format!("{location}: there is no such message"));
            }
            found.push(translated.map(|translated| (location, translated)));
        }
        found
    }

    /// Returns the text of a translation; empty, with what is wrong among the faults, if it has any.
    fn translated_text(&mut self, location: &str, english: &Source, translated: &Source, args: &[String]) -> String {
        let mut faults = translated.translation_faults(english);
        for pattern in translated.patterns() {
            self.collect_case_faults(pattern, &mut faults);
        }
        match message_text(translated, args) {
            Ok(text) if faults.is_empty() => return text,
            Ok(_) => {}
            Err(fault) => faults.push(fault.to_string()),
        }
        self.faults.extend(faults.into_iter().map(|fault| format!("{location}: {fault}")));
        String::new()
    }

    /// Adds what is wrong with the names of the cases of a translation: those that no English choice by the part has.
    fn collect_case_faults(&self, pattern: &Pattern<String>, faults: &mut Vec<String>) {
        let none = BTreeSet::new();
        for_each_choice(pattern, &mut |part, variants| {
            let known = self.case_names.get(part).unwrap_or(&none);
            for variant in variants.iter().filter(|variant| !variant.default) {
                let name = case_key(variant);
                let is_number = matches!(variant.key, VariantKey::NumberLiteral { .. });
                if !is_number && name != ONE && !known.contains(name) {
                    let names: Vec<&str> = known.iter().map(String::as_str).filter(|known| *known != ONE).collect();
                    faults.push(format!("no case of `${part}` is `{name}`: numbers, {ONE}, {}", names.join(", ")));
                }
            }
        });
    }
}

/// Returns the messages of a crate, in a folder, as Rust source. `more` are further files of problems in English, by name;
/// `shared` are the files of problems that other crates name.
///
/// # Errors
///
/// All that is wrong with messages, a line for each: the file and the message.
pub fn generate(
    (of_crate, folder): (&str, &Path),
    more: impl IntoIterator<Item = (String, String)>,
    shared: &[&str],
) -> BuildResult<GeneratedMessages> {
    generate_in(Translation::all()?, (of_crate, folder), more, shared)
}

/// Like [`generate`], in English and the languages given.
fn generate_in(
    languages: Vec<Translation>,
    (of_crate, folder): (&str, &Path),
    more: impl IntoIterator<Item = (String, String)>,
    shared: &[&str],
) -> BuildResult<GeneratedMessages> {
    crate::watch(folder)?;
    let mut faults = Vec::new();
    for code in folder_entries(folder)?.into_keys() {
        if code != FIRST_LANGUAGE && languages.iter().all(|language| language.code != code) {
            faults.push(format!("{}/{code}: no language of `{}`", folder.display(), Translation::FILE));
        }
    }
    let mut english = BTreeMap::new();
    read_folder(&folder.join(FIRST_LANGUAGE), "", &mut english, &mut faults)?;
    for (subject, text) in more {
        english.insert(format!("{PROBLEMS}{subject}"), parse_messages(&subject, &text)?);
    }
    let mut translations = Vec::new();
    for language in languages {
        let (mut files, path) = (BTreeMap::new(), folder.join(&language.code));
        if path.is_dir() {
            read_folder(&path, "", &mut files, &mut faults)?;
        }
        for (subject, id) in files.iter().flat_map(|(subject, file)| file.keys().map(move |id| (subject, id))) {
            if english.get(subject).is_none_or(|file: &File| !file.contains_key(id)) {
                faults.push(format!("{}/{subject}.ftl, `{id}`: English has none", language.code));
            }
        }
        translations.push((language, files));
    }
    let first =
        FIRST_NUMBERS.iter().find(|(name, _)| *name == of_crate).ok_or("a crate without numbers of messages")?;
    let mut generator = Generator {
        translations: &translations,
        of_crate,
        shared,
        case_names: case_names(&english),
        english: Texts::default(),
        translated: translations.iter().map(|(language, _)| TextFile::new(&language.code)).collect(),
        number: first.1,
        faults,
        out: String::new(),
        lists: String::new(),
        problems: BTreeMap::new(),
        constants: Vec::new(),
        symbols: Vec::new(),
        clauses: Clauses::default(),
    };
    for (subject, messages) in &english {
        generator.add_file(subject, messages)?;
    }
    let Generator { mut out, lists, problems, constants, symbols, clauses, english, translated, faults, .. } =
        generator;
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    writeln!(
        out,
        "/// What a legend calls the symbols of tiles, by their words.\npub const SYMBOLS: [(&str, &Message); {}] = [{}];",
        symbols.len(),
        symbols.join(", ")
    )?;
    writeln!(
        out,
        "/// Every message.\npub const MESSAGES: [&Message; {}] = [{}];",
        constants.len(),
        constants.join(", ")
    )?;
    let mut codes = vec![FIRST_LANGUAGE.to_owned()];
    let mut is_whole = vec![true];
    is_whole.extend(translations.iter().map(|(language, _)| language.is_whole()));
    codes.extend(translations.into_iter().map(|(language, _)| language.code));
    let count = codes.len();
    let table = format!(
        "/// The languages, by their codes.\npub const LANGUAGES: [&str; {count}] = {codes:?};\n\
         /// The number of languages whose texts are compiled in.\npub const COMPILED: usize = {};\n\
         /// The languages that say all but problems.\nconst IS_WHOLE: [bool; {count}] = {is_whole:?};\n",
        if is_page() { 1 } else { count }
    );
    Ok(GeneratedMessages {
        messages: out,
        lists: format!("/// The messages that join the items of lists.\nmod lists {{\n{lists}}}\n"),
        problems,
        english: english.contents,
        translated,
        languages: table,
        clauses: clauses.to_source()?,
        codes,
    })
}

/// Returns the names of the cases of all choices, by part.
fn case_names(english: &BTreeMap<String, File>) -> BTreeMap<String, BTreeSet<String>> {
    let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in english.values().flat_map(BTreeMap::values) {
        for pattern in source.patterns() {
            for_each_choice(pattern, &mut |part, variants| {
                let keys = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some(name.clone()),
                    VariantKey::NumberLiteral { .. } => None,
                });
                names.entry(part.to_owned()).or_default().extend(keys);
            });
        }
    }
    names
}

/// Calls `visit` with the part and the cases of each choice of a pattern, and of those within its cases.
fn for_each_choice(pattern: &Pattern<String>, visit: &mut dyn FnMut(&str, &[Variant<String>])) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        if let Ok((part, _)) = parse_part(selector) {
            visit(&part, variants);
        }
        for variant in variants {
            for_each_choice(&variant.value, visit);
        }
    }
}

/// Adds the files of messages in a folder and in its subfolders to `files`, by subject.
fn read_folder(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, File>,
    faults: &mut Vec<String>,
) -> BuildResult<()> {
    for (name, path) in folder_entries(folder)? {
        if path.is_dir() {
            read_folder(&path, &format!("{prefix}{name}/"), files, faults)?;
            continue;
        }
        let Some(subject) = name.strip_suffix(".ftl") else {
            faults.push(format!("{}: not a file of messages", path.display()));
            continue;
        };
        match read_messages(&path) {
            Ok(file) => _ = files.insert(format!("{prefix}{subject}"), file),
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    Ok(())
}

impl Source {
    /// Returns the texts of a problem besides its message, by attribute.
    fn fault_texts(&self) -> impl Iterator<Item = (&'static str, &Pattern<String>)> {
        FAULT_TEXTS.into_iter().filter_map(|name| Some((name, &self.attribute(name)?.value)))
    }

    /// Returns the texts of a translation in oblique cases, by attribute.
    fn case_texts(&self) -> impl Iterator<Item = (&'static str, &Pattern<String>)> {
        CASE_TEXTS.into_iter().filter_map(|name| Some((name, &self.attribute(name)?.value)))
    }

    /// Returns the message and its further texts.
    fn patterns(&self) -> impl Iterator<Item = &Pattern<String>> {
        let more = self.fault_texts().chain(self.case_texts());
        std::iter::once(&self.pattern).chain(more.map(|(_, pattern)| pattern))
    }

    fn attribute(&self, name: &str) -> Option<&Attribute<String>> {
        self.attributes.iter().find(|attribute| attribute.id.name == name)
    }

    /// Returns the names of the parts, in the order of their first use.
    fn args(&self) -> BuildResult<Vec<String>> {
        let mut args = Vec::new();
        self.collect_args(&mut args)?;
        Ok(args)
    }

    /// Adds the names of the parts to `args`, in the order of their first use.
    fn collect_args(&self, args: &mut Vec<String>) -> BuildResult<()> {
        self.patterns().try_for_each(|text| collect_args(text, args))
    }

    /// Returns what is wrong with a translation of an English message: attributes that nothing reads, and parts that it lacks.
    fn translation_faults(&self, english: &Source) -> Vec<String> {
        let is_known = |name: &str| CASE_TEXTS.contains(&name) || name == LEFT_OUT || english.attribute(name).is_some();
        let names = self.attributes.iter().map(|attribute| attribute.id.name.as_str());
        let mut faults: Vec<String> =
            names.filter(|name| !is_known(name)).map(|name| format!("unknown attribute `.{name}`")).collect();
        let (Ok(parts), Ok(mut said)) = (english.args(), self.args()) else { return faults };
        // A problem has the English text where it lacks one.
        for (name, text) in english.fault_texts() {
            if self.attribute(name).is_none() && collect_args(text, &mut said).is_err() {
                return faults;
            }
        }
        let left_out = self.attribute(LEFT_OUT).map(|attribute| plain_text(&attribute.value));
        let left_out = left_out.transpose().unwrap_or_default().unwrap_or_default();
        let left_out: Vec<&str> = left_out.split(", ").filter(|part| !part.is_empty()).collect();
        for part in &parts {
            if !said.contains(part) && !left_out.contains(&part.as_str()) {
                faults.push(format!("says nothing of `${part}`; if it need not, add `.{LEFT_OUT} = {part}`"));
            }
        }
        for part in left_out {
            if !parts.iter().any(|known| known == part) || said.iter().any(|known| known == part) {
                faults.push(format!("`.{LEFT_OUT}`: `{part}` is no part that it leaves out"));
            }
        }
        faults
    }

    /// Returns the first lines of the text of a problem: its code, and whether it is told once.
    fn fault_head(&self) -> BuildResult<String> {
        let is_told_once = self.attribute("once").is_some();
        Ok(format!("code {}\n{}", self.code()?, if is_told_once { "once yes\n" } else { "" }))
    }

    /// Returns the code of the message of a problem.
    fn code(&self) -> BuildResult<String> {
        let is_known = |name: &str| ["code", "once"].contains(&name) || FAULT_TEXTS.contains(&name);
        if let Some(unknown) = self.attributes.iter().find(|attribute| !is_known(&attribute.id.name)) {
            return Err(format!("unknown attribute `.{}`", unknown.id.name).into());
        }
        let code = self.attribute("code").ok_or("no `.code`")?;
        plain_text(&code.value)
    }
}

/// Returns the files and folders in a folder, by name.
fn folder_entries(folder: &Path) -> BuildResult<BTreeMap<String, std::path::PathBuf>> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name")?.to_owned();
        all.insert(name, path);
    }
    Ok(all)
}

fn read_messages(path: &Path) -> BuildResult<File> {
    parse_messages(&path.display().to_string(), &std::fs::read_to_string(path)?)
}

/// Reads the messages of a text, which has a name.
fn parse_messages(name: &str, text: &str) -> BuildResult<File> {
    let resource = fluent_syntax::parser::parse(text.to_owned()).map_err(|(_, errors)| {
        let error = &errors[0];
        let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
        format!("{name}:{line}: {}", error.to_string().escape_debug())
    })?;
    let mut file = File::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let Some(value) = message.value else {
                    return Err(format!("{name}: `{id}` says nothing").into());
                };
                let source = Source { pattern: value, attributes: message.attributes };
                if file.insert(id.clone(), source).is_some() {
                    return Err(format!("{name}: `{id}` is there twice").into());
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(term) => {
                return Err(format!("{name}: `-{}`: no terms here", term.id.name).into());
            }
            Entry::Junk { content } => {
                return Err(format!("{name}: not understood: {content}").into());
            }
        }
    }
    Ok(file)
}

/// Adds the named parts of a pattern to `args`, in the order of their first use.
fn collect_args(pattern: &Pattern<String>, args: &mut Vec<String>) -> BuildResult<()> {
    let add = |name: String, args: &mut Vec<String>| {
        if !args.contains(&name) {
            args.push(name);
        }
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Inline(inline) => add(parse_part(inline)?.0, args),
            Expression::Select { selector, variants } => {
                add(parse_part(selector)?.0, args);
                for variant in variants {
                    collect_args(&variant.value, args)?;
                }
            }
        }
    }
    Ok(())
}

/// Returns the part that an expression names, and the function that writes it; the function is empty for `$part` alone.
fn parse_part(inline: &InlineExpression<String>) -> BuildResult<(String, &str)> {
    let (id, arguments) = match inline {
        InlineExpression::VariableReference { id } => return Ok((id.name.clone(), "")),
        InlineExpression::FunctionReference { id, arguments } => (id, arguments),
        other => return Err(format!("neither a part nor a function: {other:?}").into()),
    };
    if !FUNCTIONS.contains(&id.name.as_str()) {
        return Err(format!("unknown function `{}`", id.name).into());
    }
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id: part }] => Ok((part.name.clone(), &id.name)),
        _ => Err(format!("`{}` takes one part", id.name).into()),
    }
}

/// Returns the text of a message in a language, as `messages/message.rs` of the words describes it, without what is of English
/// alone.
fn message_text(source: &Source, args: &[String]) -> BuildResult<String> {
    let mut text = format!("says {}", pattern_text(&source.pattern, args)?);
    for (name, pattern) in source.fault_texts().chain(source.case_texts()) {
        write!(text, "\n{name} {}", pattern_text(pattern, args)?)?;
    }
    Ok(text)
}

/// Returns a pattern with its parts by their indices: `{0}`, `{1 OR}`, `{2[one]a tile[]{2} tiles}`.
fn pattern_text(pattern: &Pattern<String>, args: &[String]) -> BuildResult<String> {
    let part_text = |inline| -> BuildResult<(usize, &str)> {
        let (name, function) = parse_part(inline)?;
        let index = args.iter().position(|arg| *arg == name);
        Ok((index.ok_or_else(|| format!("no part is called `${name}`"))?, function))
    };
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => push_escaped(&value.replace('\n', " "), &mut text),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => push_escaped(value, &mut text),
                Expression::Inline(inline) => {
                    let (index, function) = part_text(inline)?;
                    let space = if function.is_empty() { "" } else { " " };
                    write!(text, "{{{index}{space}{function}}}")?;
                }
                Expression::Select { selector, variants } => {
                    write!(text, "{{{}", part_text(selector)?.0)?;
                    let (other, cases): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
                    for case in cases.into_iter().chain(other) {
                        write!(text, "[{}]{}", case_key(case), pattern_text(&case.value, args)?)?;
                    }
                    text.push('}');
                }
            },
        }
    }
    Ok(text)
}

/// Adds literal text; each sign that has a meaning in patterns follows a backslash.
fn push_escaped(literal: &str, text: &mut String) {
    for c in literal.chars() {
        if "\\{}[".contains(c) {
            text.push('\\');
        }
        text.push(c);
    }
}

/// Returns the key of a case; empty for that which is used if no other fits.
fn case_key(variant: &Variant<String>) -> &str {
    match &variant.key {
        _ if variant.default => "",
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// A message as Rust source.
struct GeneratedMessage<'m> {
    args: &'m [String],
    /// The bytes of the text in English.
    range: &'m str,
    pattern: &'m Pattern<String>,
    /// The number of the message.
    number: usize,
    visibility: &'m str,
    /// The crate that has the types of messages.
    words: &'m str,
}

impl GeneratedMessage<'_> {
    /// Writes the type of a message with its parts; `types` is the module that has the types of its sentences.
    fn write(&self, out: &mut String, types: &str, id: &str) -> BuildResult<()> {
        let Self { args, range, pattern, number, visibility, words } = self;
        let name = type_name(id);
        writeln!(out, "/// ```text\n/// {}\n/// ```", describe_pattern(pattern))?;
        if args.is_empty() {
            writeln!(out, "{visibility} struct {name};")?;
        } else {
            writeln!(out, "{visibility} struct {name} {{")?;
            for arg in *args {
                writeln!(out, "/// `${arg}`\n{visibility} {}: {types}::Arg,", snake_case(arg))?;
            }
            writeln!(out, "}}")?;
        }
        let field_values: Vec<String> = args.iter().map(|arg| format!("said.{}", snake_case(arg))).collect();
        let binding = if args.is_empty() { "_" } else { "said" };
        writeln!(
            out,
            "impl {name} {{ /// The message itself.\n{visibility} const MESSAGE: &'static {words}::messages::Message = \
             &{words}::messages::Message::new({number}, &crate::message_texts::TEXTS, {range}); }}\nimpl From<{name}> for {types}::Sentence {{ fn \
             from({binding}: {name}) -> Self {{ {types}::Sentence::new({name}::MESSAGE, vec![{}]) }} }}",
            field_values.join(", "),
        )?;
        Ok(())
    }
}

/// Returns a pattern in one line, for the documentation.
fn describe_pattern(pattern: &Pattern<String>) -> String {
    let pieces = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(inline) => {
                parse_part(inline).map_or_else(|_| String::new(), |(name, _)| format!("${name}"))
            }
            Expression::Select { variants, .. } => {
                variants.iter().find(|v| v.default).map(|v| describe_pattern(&v.value)).unwrap_or_default()
            }
        },
    });
    pieces.collect()
}

fn snake_case(id: &str) -> String {
    id.replace('-', "_")
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::translation::State;

    /// English messages, of which each Dutch text of the tests is a translation.
    const ENGLISH: &str = "\
sides = { $sides ->
    [one] a side
   *[other] { $sides } sides
} of the { $kind ->
    [city] city
   *[road] road
}
at = the meeple on { $tile }
";

    /// Generates the messages of English and of a Dutch file; returns the generated source, or all faults.
    fn generate_dutch(dutch: &str, state: State) -> Result<GeneratedMessages, String> {
        let folder = tempfile::tempdir().expect("a folder");
        for (language, text) in [("en", ENGLISH), ("nl", dutch)] {
            std::fs::create_dir(folder.path().join(language)).expect("a folder");
            std::fs::write(folder.path().join(language).join("city.ftl"), text).expect("a file");
        }
        let dutch = Translation { code: "nl".to_owned(), name: "Dutch".to_owned(), state };
        generate_in(vec![dutch], ("position", folder.path()), [], &[]).map_err(|faults| faults.to_string())
    }

    #[test]
    fn a_translation_may_choose_order_and_decline_as_its_language_does() {
        let dutch = "\
sides = { $kind ->
    [road] weg
   *[city] stad
} met { $sides ->
    [0] geen zijden
    [one] \u{e9}\u{e9}n zijde
   *[x] { $sides } zijden
}
at = de { $figure } op { DAT($tile) }
    .gen = van de { $figure } op { $tile }
";
        let generated = generate_dutch(dutch, State::Whole).expect("a translation");
        assert_eq!(generated.codes, ["en", "nl"]);
        assert!(generated.translated[0].lines.contains("says de {1} op {0 DAT}\u{2028}gen van de {1} op {0}"));
        assert!(generated.messages.contains("/// `$figure`"), "a part that only Dutch names is one of the message");
    }

    #[test]
    fn what_a_language_lacks_is_english_until_it_is_whole() {
        let dutch = "at = de meeple op { $tile }\n";
        let generated = generate_dutch(dutch, State::Begun).expect("a translation");
        let lines: Vec<&str> = generated.translated[0].lines.lines().collect();
        assert!(matches!(lines.as_slice(), [line] if line.ends_with("\tsays de meeple op {0}")), "{lines:?}");
        let faults = generate_dutch(dutch, State::Whole).err();
        assert_eq!(faults.as_deref(), Some("nl/city.ftl, `sides`: there is no such message"));
    }

    #[test]
    fn all_faults_of_a_language_are_told_in_one_run() {
        let dutch = "\
sides = { $sides ->
    [few] weinig
   *[other] veel
} { $kind ->
    [citty] stad
   *[road] weg
}
at = de meeple
towers = torens
";
        let expected = [
            "nl/city.ftl, `towers`: English has none",
            "nl/city.ftl, `at`: says nothing of `$tile`; if it need not, add `.leaves-out = tile`",
            "nl/city.ftl, `sides`: no case of `$sides` is `few`: numbers, one, other",
            "nl/city.ftl, `sides`: no case of `$kind` is `citty`: numbers, one, city, road",
        ];
        let faults = generate_dutch(dutch, State::Whole).err().expect("refused");
        assert_eq!(faults.lines().collect::<Vec<&str>>(), expected);
    }

    #[test]
    fn a_translation_that_cannot_be_meant_is_refused() {
        for (dutch, fault) in [
            ("at = op { NOM($tile) }\n", "unknown function `NOM`"),
            ("at = op { $tile }\n    .dative = x\n", "unknown attribute `.dative`"),
            ("at = op { $tile }\n    .leaves-out = tile\n", "`tile` is no part that it leaves out"),
            ("at = op het bord\n    .leaves-out = tyle\n", "`tyle` is no part that it leaves out"),
            ("at = op { $tile }\nen zo voort\n", "city.ftl:"),
            ("at = op { $tile }\nat = x\n", "`at` is there twice"),
        ] {
            let faults = generate_dutch(dutch, State::Begun).err().expect(dutch);
            assert!(faults.contains(fault), "{dutch}: {faults}");
        }
        assert!(generate_dutch("at = op het bord\n    .leaves-out = tile\n", State::Begun).is_ok());
    }
}
