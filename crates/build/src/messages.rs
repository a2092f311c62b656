//! The sentences as Rust data.
//!
//! Each message of `messages/en` is a type with its named parts; every other language
//! must have the same messages, and use no other parts. Messages of problems, in the folder `problems`, have a code and
//! further texts in attributes; a language may leave them out.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::clauses::{Clauses, plain_text};
use crate::rust_names::type_name;
use crate::text_table::Texts;
use crate::{BuildResult, Output};

/// The language that defines which messages exist, and their parts.
const FIRST_LANGUAGE: &str = "en";

/// The prefix of ids of messages that name a symbol of tiles in a legend; the symbol's word follows.
const SYMBOL_PREFIX: &str = "symbol-";

/// The folder of the messages of problems within that of a language.
const PROBLEMS: &str = "problems/";

/// The crate that has the types of messages, and the number of its first message.
const WORDS: (&str, usize) = ("words", 60_000);

/// The file of the messages that join the items of lists.
const LISTS: &str = "lists";

/// The attributes of a message of a problem that are texts; each is one of `Attribute` in `messages/message.rs` of the words.
const FAULT_TEXTS: [&str; 5] = ["label", "help", "offer", "related", "also"];

/// The functions that write a part of a message in their own way; `messages/speech.rs` of the words has them.
const FUNCTIONS: [&str; 6] = ["OR", "APART", "LINE", "PHRASE", "QUOTED", "ANY"];

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
    /// The texts of all messages, one after the other.
    texts: String,
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
    pub fn write_problems(&self, out: &Output) -> BuildResult<()> {
        out.write("messages.txt", &self.texts)?;
        self.problems.iter().try_for_each(|(file, source)| out.write(&format!("problems/{file}.rs"), source))
    }
}

/// The messages of English with their translations, as they are turned into Rust source.
struct Generator<'g> {
    /// The languages besides English, by code.
    languages: &'g BTreeMap<String, BTreeMap<String, File>>,
    /// The crate that has the messages.
    of_crate: &'g str,
    /// The files of problems that other crates name.
    shared: &'g [&'g str],
    texts: Texts,
    /// The number of messages so far.
    count: usize,
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
            self.add_message(&mut module, (subject, id), source)
                .map_err(|e| format!("{FIRST_LANGUAGE}/{subject}.ftl, `{id}`: {e}"))?;
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
        let args = source.args()?;
        let is_problem = subject.starts_with(PROBLEMS);
        let head = if is_problem { source.fault_head()? } else { format!("id {subject}.{id}\n") };
        let mut texts: Vec<String> = Vec::new();
        for (location, translated) in self.translations((subject, id), source)? {
            let text = message_text(&head, source, translated, &args).map_err(|e| format!("{location}: {e}"))?;
            texts.push(format!("crate::message_texts::part({})", self.texts.add_range(&text)));
        }
        self.count += 1;
        let words = if self.of_crate == WORDS.0 { "crate".to_owned() } else { format!("carcassonne_{}", WORDS.0) };
        let plain = format!("{words}::messages::plain");
        let sentence_type = if is_problem || subject == LISTS { &plain } else { "crate::wording" };
        let file = subject.strip_prefix(PROBLEMS).unwrap_or(subject);
        let visibility = if is_problem && !self.shared.contains(&file) { "pub(crate)" } else { "pub" };
        let first = if self.of_crate == WORDS.0 { WORDS.1 } else { 0 };
        let message = GeneratedMessage {
            args: &args,
            texts: &texts.join(", "),
            pattern: &source.pattern,
            number: first + self.count,
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

    /// Returns the message in each language, with its location for errors. A problem that a language lacks is in English
    /// there.
    fn translations(&self, (subject, id): (&str, &str), source: &'g Source) -> BuildResult<Vec<(String, &'g Source)>> {
        let translation = |(language, files): (&String, &'g BTreeMap<String, File>)| {
            let location = format!("{language}/{subject}.ftl, `{id}`");
            match files.get(subject).and_then(|file| file.get(id)) {
                Some(translated) => Ok((location, translated)),
                None if subject.starts_with(PROBLEMS) => Ok((location, source)),
                None => Err(format!("{location}: there is no such message").into()),
            }
        };
        let english = Ok((FIRST_LANGUAGE.to_owned(), source));
        std::iter::once(english).chain(self.languages.iter().map(translation)).collect()
    }
}

/// Returns the messages of a crate, in a folder, as Rust source. `more` are further files of problems in English, by name;
/// `shared` are the files of problems that other crates name.
///
/// # Errors
///
/// The file and the message that cannot be read, or that a language lacks.
pub fn generate(
    (of_crate, folder): (&str, &Path),
    more: impl IntoIterator<Item = (String, String)>,
    shared: &[&str],
) -> BuildResult<GeneratedMessages> {
    crate::watch(folder)?;
    let mut languages: BTreeMap<String, BTreeMap<String, File>> = BTreeMap::new();
    for (language, path) in folder_entries(folder)?.into_iter().filter(|(_, path)| path.is_dir()) {
        let files = languages.entry(language).or_default();
        read_folder(&path, "", files)?;
    }
    let mut english = languages.remove(FIRST_LANGUAGE).ok_or("no messages in English")?;
    for (subject, text) in more {
        english.insert(format!("{PROBLEMS}{subject}"), parse_messages(&subject, &text)?);
    }
    let mut generator = Generator {
        languages: &languages,
        of_crate,
        shared,
        texts: Texts::default(),
        count: 0,
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
    let Generator { mut out, lists, problems, constants, symbols, clauses, texts, .. } = generator;
    for (language, files) in &languages {
        for (subject, file) in files {
            let known = english.get(subject);
            let extra = file.keys().find(|id| known.is_none_or(|known| !known.contains_key(*id)));
            if let Some(id) = extra {
                return Err(format!("{language}/{subject}.ftl, `{id}`: English has none").into());
            }
        }
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
    let codes: Vec<String> = std::iter::once(FIRST_LANGUAGE.to_owned()).chain(languages.into_keys()).collect();
    let count = codes.len();
    let table = format!("/// The languages, by their codes.\npub const LANGUAGES: [&str; {count}] = {codes:?};\n");
    Ok(GeneratedMessages {
        messages: out,
        lists: format!("/// The messages that join the items of lists.\nmod lists {{\n{lists}}}\n"),
        problems,
        texts: texts.contents,
        languages: table,
        clauses: clauses.to_source()?,
        codes,
    })
}

/// Adds the files of messages in a folder and in its subfolders to `files`, by subject.
fn read_folder(folder: &Path, prefix: &str, files: &mut BTreeMap<String, File>) -> BuildResult<()> {
    for (name, path) in folder_entries(folder)? {
        if path.is_dir() {
            read_folder(&path, &format!("{prefix}{name}/"), files)?;
            continue;
        }
        let Some(subject) = name.strip_suffix(".ftl") else {
            return Err(format!("{}: not a file of messages", path.display()).into());
        };
        files.insert(format!("{prefix}{subject}"), read_messages(&path)?);
    }
    Ok(())
}

impl Source {
    /// Returns the texts of a problem besides its message, by attribute.
    fn fault_texts(&self) -> impl Iterator<Item = (&'static str, &Pattern<String>)> {
        FAULT_TEXTS.into_iter().filter_map(|name| {
            let own = self.attributes.iter().find(|attribute| attribute.id.name == name)?;
            Some((name, &own.value))
        })
    }

    /// Returns the names of the parts, in the order of their first use.
    fn args(&self) -> BuildResult<Vec<String>> {
        let mut args = Vec::new();
        collect_args(&self.pattern, &mut args)?;
        self.fault_texts().try_for_each(|(_, text)| collect_args(text, &mut args))?;
        Ok(args)
    }

    /// Returns the first lines of the text of a problem: its code, and whether it is told once.
    fn fault_head(&self) -> BuildResult<String> {
        let is_told_once = self.attributes.iter().any(|attribute| attribute.id.name == "once");
        Ok(format!("code {}\n{}", self.code()?, if is_told_once { "once yes\n" } else { "" }))
    }

    /// Returns the code of the message of a problem.
    fn code(&self) -> BuildResult<String> {
        let is_known = |name: &str| ["code", "once"].contains(&name) || FAULT_TEXTS.contains(&name);
        if let Some(unknown) = self.attributes.iter().find(|attribute| !is_known(&attribute.id.name)) {
            return Err(format!("unknown attribute `.{}`", unknown.id.name).into());
        }
        let code = self.attributes.iter().find(|attribute| attribute.id.name == "code").ok_or("no `.code`")?;
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
        format!("{name}:{line}: {error}")
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

/// Returns the text of a message in a language, as `messages/message.rs` of the words describes it. A problem has the English
/// text of an attribute that the translation lacks.
fn message_text(head: &str, english: &Source, translated: &Source, args: &[String]) -> BuildResult<String> {
    let mut text = format!("{head}says {}", pattern_text(&translated.pattern, args)?);
    for (name, pattern) in english.fault_texts() {
        let own = translated.fault_texts().find(|(other, _)| *other == name);
        write!(text, "\n{name} {}", pattern_text(own.map_or(pattern, |(_, own)| own), args)?)?;
    }
    if !args.is_empty() {
        write!(text, "\nargs {}", args.join(" "))?;
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
    /// The text in each language.
    texts: &'m str,
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
        let Self { args, texts, pattern, number, visibility, words } = self;
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
             &{words}::messages::Message::new({number}, [{texts}]); }}\nimpl From<{name}> for {types}::Sentence {{ fn \
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
