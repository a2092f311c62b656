//! The sentences as Rust data. Each message of `src/wording/en` is a type with its named parts; every other language
//! must have the same messages, and use no other parts. Messages of problems, in the folder `problems`, have a code and
//! further texts in attributes; a language may leave them out.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use crate::BuildResult;
use crate::clauses::{Clauses, plain_text};
use crate::mechanics::type_name;
use crate::repair_table::RepairTable;
use crate::text_table::Texts;

/// The language that defines which messages exist, and their parts.
const FIRST_LANGUAGE: &str = "en";

/// The prefix of ids of messages that name a symbol of tiles in a legend; the symbol's word follows.
const SYMBOL_PREFIX: &str = "symbol-";

/// The folder of the messages of problems within that of a language.
const PROBLEMS: &str = "problems/";

/// The module that has the types of sentences that name no thing of a position.
const PLAIN: &str = "crate::messages::plain";

/// The file of the messages that join the items of lists.
const LISTS: &str = "lists";

/// The attributes of a message of a problem that are texts; each is a variant of `Attribute` in
/// `src/messages/message.rs`.
const FAULT_TEXTS: [&str; 5] = ["label", "help", "offer", "related", "also"];

/// The messages of a file, by their ids.
type File = BTreeMap<String, Source>;

/// A message as it is written: its text, and the attributes that make it data; only those of English count.
struct Source {
    pattern: Pattern<String>,
    attributes: Vec<Attribute<String>>,
}

/// The tables of the parts of all messages and the cases of all choices, as Rust source. The text of a message or a
/// case is a run of parts.
struct Tables<'t> {
    parts: Vec<String>,
    cases: Vec<String>,
    texts: &'t mut Texts,
}

/// The code generated for messages.
pub(crate) struct GeneratedMessages {
    /// The messages as Rust source, a module for each subject.
    pub(crate) messages: String,
    /// The messages that join the items of lists, as Rust source.
    pub(crate) lists: String,
    /// The messages of problems by subject, as Rust source.
    pub(crate) problems: BTreeMap<String, String>,
    /// The codes of problems.
    pub(crate) problem_codes: BTreeSet<String>,
    /// The tables of the messages' texts, as Rust source.
    pub(crate) parts: String,
    /// The table of the languages, as Rust source.
    pub(crate) languages: String,
    /// The table of the messages that are data too, as Rust source.
    pub(crate) clauses: String,
    /// The codes of the languages, English first.
    pub(crate) codes: Vec<String>,
}

/// The messages of English with their translations, as they are turned into Rust source.
struct Generator<'g, 't> {
    /// The languages besides English, by code.
    languages: &'g BTreeMap<String, BTreeMap<String, File>>,
    tables: Tables<'t>,
    out: String,
    lists: String,
    problems: BTreeMap<String, String>,
    problem_codes: BTreeSet<String>,
    /// The paths of all messages that are not of problems.
    constants: Vec<String>,
    symbols: Vec<String>,
    clauses: Clauses,
}

impl<'g> Generator<'g, '_> {
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
            writeln!(self.out, "/// What is said by `{subject}`.\npub(crate) mod {name} {{\n{module}}}")?;
        }
        Ok(())
    }

    /// Adds a message to a module.
    fn add_message(&mut self, module: &mut String, (subject, id): (&str, &str), source: &'g Source) -> BuildResult<()> {
        let is_problem = subject.starts_with(PROBLEMS);
        let mut args: Vec<String> = Vec::new();
        collect_args(&source.pattern, &mut args)?;
        if is_problem {
            source.fault_texts().try_for_each(|(_, text)| collect_args(text, &mut args))?;
        }
        let translations = self.translations((subject, id), source)?;
        let patterns = translations.iter().map(|(location, translated)| (location.as_str(), &translated.pattern));
        let says = self.add_patterns(&source.pattern, patterns, &args)?;
        let fault = if is_problem { self.add_fault(source, &translations, &args)? } else { "None".to_owned() };
        let sentence_type = if is_problem { PLAIN } else { "crate::wording" };
        let message = GeneratedMessage { sentence_type, args: &args, says: &says, fault };
        message.write(module, self.tables.texts, (subject, id), &source.pattern)?;
        if is_problem {
            return Ok(());
        }
        if subject == LISTS {
            let message = GeneratedMessage { sentence_type: PLAIN, ..message };
            message.write(&mut self.lists, self.tables.texts, (subject, id), &source.pattern)?;
        }
        let constant = format!("{}::{}::MESSAGE", snake_case(subject), type_name(id));
        if let Some(symbol) = id.strip_prefix(SYMBOL_PREFIX) {
            self.symbols.push(format!("({symbol:?}, {constant})"));
        }
        self.clauses.add(&constant, &source.attributes, &args)?;
        self.constants.push(constant);
        Ok(())
    }

    /// Returns the message in each other language, with its location for errors. A problem that a language lacks is in
    /// English there.
    fn translations(&self, (subject, id): (&str, &str), source: &'g Source) -> BuildResult<Vec<(String, &'g Source)>> {
        let translation = |(language, files): (&String, &'g BTreeMap<String, File>)| {
            let location = format!("{language}/{subject}.ftl, `{id}`");
            match files.get(subject).and_then(|file| file.get(id)) {
                Some(translated) => Ok((location, translated)),
                None if subject.starts_with(PROBLEMS) => Ok((location, source)),
                None => Err(format!("{location}: there is no such message").into()),
            }
        };
        self.languages.iter().map(translation).collect()
    }

    /// Adds a text in English and in each other language, and returns the runs of their parts as Rust source.
    fn add_patterns<'p>(
        &mut self,
        english: &Pattern<String>,
        others: impl Iterator<Item = (&'p str, &'p Pattern<String>)>,
        args: &[String],
    ) -> BuildResult<Vec<String>> {
        let mut says = vec![self.tables.add_pattern(english, args)?];
        for (location, pattern) in others {
            says.push(self.tables.add_pattern(pattern, args).map_err(|e| format!("{location}: {e}"))?);
        }
        Ok(says)
    }

    /// Adds the code and the further texts of the message of a problem, and returns them as Rust source.
    fn add_fault(
        &mut self,
        source: &Source,
        translations: &[(String, &Source)],
        args: &[String],
    ) -> BuildResult<String> {
        let code = source.code()?;
        let mut texts = Vec::new();
        for (name, text) in source.fault_texts() {
            let translated = translations.iter().map(|(location, translated)| {
                let same = translated.fault_texts().find(|(other, _)| *other == name);
                (location.as_str(), same.map_or(text, |(_, text)| text))
            });
            let says = self.add_patterns(text, translated, args)?;
            texts.push(format!("(crate::messages::Attribute::{}, [{}])", type_name(name), in_messages(&says)));
        }
        let is_told_once = source.attributes.iter().any(|attribute| attribute.id.name == "once");
        let fault = format!(
            "Some(&crate::messages::Fault {{ code: crate::texts::{}, is_told_once: {is_told_once}, texts: &[{}] }})",
            self.tables.texts.add(&code),
            texts.join(", ")
        );
        self.problem_codes.insert(code);
        Ok(fault)
    }
}

/// Returns the messages as Rust source, and the tables of their texts.
pub(crate) fn generate(
    folder: &Path,
    tables_of_repairs: &[RepairTable],
    texts: &mut Texts,
) -> BuildResult<GeneratedMessages> {
    let mut languages: BTreeMap<String, BTreeMap<String, File>> = BTreeMap::new();
    for (language, path) in folder_entries(folder)?.into_iter().filter(|(_, path)| path.is_dir()) {
        let files = languages.entry(language).or_default();
        read_folder(&path, "", files)?;
    }
    let mut english = languages.remove(FIRST_LANGUAGE).ok_or("no messages in English")?;
    for table in tables_of_repairs {
        let subject = table.subject();
        english.insert(format!("{PROBLEMS}{subject}"), parse_messages(&subject, &table.messages()?)?);
    }
    let mut generator = Generator {
        languages: &languages,
        tables: Tables { parts: Vec::new(), cases: Vec::new(), texts },
        out: String::new(),
        lists: String::new(),
        problems: BTreeMap::new(),
        problem_codes: BTreeSet::new(),
        constants: Vec::new(),
        symbols: Vec::new(),
        clauses: Clauses::default(),
    };
    for (subject, messages) in &english {
        generator.add_file(subject, messages)?;
    }
    let Generator { mut out, lists, problems, problem_codes, constants, symbols, clauses, tables, .. } = generator;
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
        "/// What a legend calls the symbols of tiles, by their words.\npub(crate) const SYMBOLS: [(&str, &Message); {}] = [{}];",
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
        problem_codes,
        parts: tables.to_source()?,
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

/// Returns the part that an expression names, and the variant of `Part` that joins its list: `Arg` by "and", `Or` for
/// `OR($list)`, `Apart` for `APART($list)`.
fn parse_part(inline: &InlineExpression<String>) -> BuildResult<(String, &'static str)> {
    let (id, arguments) = match inline {
        InlineExpression::VariableReference { id } => return Ok((id.name.clone(), "Arg")),
        InlineExpression::FunctionReference { id, arguments } => (id, arguments),
        other => return Err(format!("neither a part nor a function: {other:?}").into()),
    };
    let variant = match id.name.as_str() {
        "OR" => "Or",
        "APART" => "Apart",
        "LINE" => "Line",
        "PHRASE" => "Phrase",
        "QUOTED" => "Quoted",
        "ANY" => "AnyQuoted",
        name => return Err(format!("unknown function `{name}`").into()),
    };
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] => Ok((id.name.clone(), variant)),
        _ => Err(format!("`{}` takes one part", id.name).into()),
    }
}

impl Tables<'_> {
    /// Adds the text of a pattern, and returns the run of its parts as Rust source.
    fn add_pattern(&mut self, pattern: &Pattern<String>, args: &[String]) -> BuildResult<String> {
        let arg_index = |name: &str| {
            let found = args.iter().position(|arg| arg == name);
            found.ok_or_else(|| format!("no part is called `${name}`"))
        };
        let mut parts = Vec::new();
        for element in &pattern.elements {
            parts.push(match element {
                PatternElement::TextElement { value } => self.text_part(&value.replace('\n', " ")),
                PatternElement::Placeable { expression } => match expression {
                    Expression::Inline(InlineExpression::StringLiteral { value }) => self.text_part(value),
                    Expression::Inline(inline) => {
                        let (name, variant) = parse_part(inline)?;
                        format!("Part::{variant}({})", arg_index(&name)?)
                    }
                    Expression::Select { selector, variants } => {
                        let arg = arg_index(&parse_part(selector)?.0)?;
                        let (other, cases): (Vec<_>, Vec<_>) = variants.iter().partition(|v| v.default);
                        let mut case_codes = Vec::new();
                        for case in cases {
                            let says = self.add_pattern(&case.value, args)?;
                            case_codes.push(format!("({}, {says})", self.case_key(case)?));
                        }
                        let other = other.first().ok_or("no default")?;
                        let other = self.add_pattern(&other.value, args)?;
                        let cases = add_run("Cases", &mut self.cases, case_codes);
                        format!("Part::Choose {{ arg: {arg}, cases: {cases}, other: {other} }}")
                    }
                },
            });
        }
        Ok(add_run("Parts", &mut self.parts, parts))
    }

    fn text_part(&mut self, text: &str) -> String {
        format!("Part::Text({})", self.texts.add(text))
    }

    fn case_key(&mut self, variant: &Variant<String>) -> BuildResult<String> {
        Ok(match &variant.key {
            VariantKey::Identifier { name } if name == "one" => "Case::One".to_owned(),
            VariantKey::Identifier { name } => format!("Case::Word({})", self.texts.add(name)),
            VariantKey::NumberLiteral { value } => {
                let number: i64 = value.parse().map_err(|_| format!("`{value}` is no whole number"))?;
                format!("Case::Exactly({number})")
            }
        })
    }

    /// Returns the tables as Rust source.
    fn to_source(&self) -> BuildResult<String> {
        let Self { parts, cases, .. } = self;
        let mut out = String::new();
        writeln!(out, "/// The parts of all messages.")?;
        writeln!(out, "static PARTS: [Part; {}] = [\n{}];", parts.len(), parts.join(",\n"))?;
        writeln!(out, "/// The cases of all choices.")?;
        writeln!(out, "static CASES: [(Case, Parts); {}] = [\n{}];", cases.len(), cases.join(",\n"))?;
        Ok(out)
    }
}

/// Adds the entries `more` to a table, and returns their run as Rust source.
fn add_run(type_name: &str, table: &mut Vec<String>, more: Vec<String>) -> String {
    let (from, count) = (table.len(), more.len());
    table.extend(more);
    format!("{type_name}::new({from}, {count})")
}

/// A message as Rust source.
struct GeneratedMessage<'m> {
    /// The module that has the types of its sentences.
    sentence_type: &'static str,
    args: &'m [String],
    says: &'m [String],
    fault: String,
}

impl GeneratedMessage<'_> {
    /// Writes the type of a message with its parts.
    fn write(
        &self,
        out: &mut String,
        texts: &mut Texts,
        (subject, id): (&str, &str),
        pattern: &Pattern<String>,
    ) -> BuildResult<()> {
        let Self { sentence_type, args, says, fault } = self;
        let name = type_name(id);
        writeln!(out, "/// ```text\n/// {}\n/// ```", describe_pattern(pattern))?;
        if args.is_empty() {
            writeln!(out, "pub(crate) struct {name};")?;
        } else {
            writeln!(out, "pub(crate) struct {name} {{")?;
            for arg in *args {
                writeln!(out, "/// `${arg}`\npub(crate) {}: {sentence_type}::Arg,", snake_case(arg))?;
            }
            writeln!(out, "}}")?;
        }
        let field_values: Vec<String> = args.iter().map(|arg| format!("said.{}", snake_case(arg))).collect();
        let binding = if args.is_empty() { "_" } else { "said" };
        writeln!(
            out,
            "impl {name} {{ /// The message itself.\npub(crate) const MESSAGE: &'static crate::messages::Message = \
             &crate::messages::Message {{ id: crate::texts::{}, args: crate::texts::{}, says: [{}], fault: {fault} \
             }}; }}\nimpl From<{name}> for {sentence_type}::Sentence {{ fn from({binding}: {name}) -> Self {{ \
             {sentence_type}::Sentence::new({name}::MESSAGE, vec![{}]) }} }}",
            // A problem is known by its code, and needs no id.
            texts.add(&if subject.starts_with(PROBLEMS) { String::new() } else { format!("{subject}.{id}") }),
            texts.add_list(args),
            in_messages(says),
            field_values.join(", "),
        )?;
        Ok(())
    }
}

/// Returns runs of parts as Rust source for any module.
fn in_messages(says: &[String]) -> String {
    says.iter().map(|says| format!("crate::messages::{says}")).collect::<Vec<_>>().join(", ")
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
