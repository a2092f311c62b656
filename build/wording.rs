//! The sentences as Rust data. Each message of `src/wording/en` is a type with its named parts; every other language
//! must have the same messages, and use no other parts.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use crate::Outcome;
use crate::texts::Texts;

/// The language that defines which messages exist, and their parts.
const FIRST: &str = "en";

/// The prefix of ids of messages that name a symbol of tiles in a legend; the symbol's word follows.
const SYMBOL: &str = "symbol-";

/// The messages of a file, by their ids.
type File = BTreeMap<String, Pattern<String>>;

/// The tables of the parts of all messages and the cases of all choices, as Rust source. The text of a message or a
/// case is a run of parts.
struct Tables<'t> {
    parts: Vec<String>,
    cases: Vec<String>,
    texts: &'t mut Texts,
}

/// The code generated for messages.
pub(crate) struct Laid {
    /// The messages, a module for each subject.
    pub(crate) messages: String,
    /// The tables of their texts.
    pub(crate) parts: String,
    /// The table of the languages.
    pub(crate) languages: String,
    /// The codes of the languages, English first.
    pub(crate) codes: Vec<String>,
}

/// Returns the messages as Rust source, and the tables of their texts.
pub(crate) fn lay_out(folder: &Path, texts: &mut Texts) -> Outcome<Laid> {
    let mut languages: BTreeMap<String, BTreeMap<String, File>> = BTreeMap::new();
    for (language, path) in entries(folder)?.into_iter().filter(|(_, path)| path.is_dir()) {
        let files = languages.entry(language).or_default();
        for (name, path) in entries(&path)? {
            let Some(subject) = name.strip_suffix(".ftl") else {
                return Err(format!("{}: not a file of messages", path.display()).into());
            };
            files.insert(subject.to_owned(), read(&path)?);
        }
    }
    let first = languages.remove(FIRST).ok_or("no messages in English")?;
    let mut out = String::new();
    let (mut constants, mut symbols): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut all = Tables { parts: Vec::new(), cases: Vec::new(), texts };
    let mut names: Vec<&str> = vec![FIRST];
    names.extend(languages.keys().map(String::as_str));
    for (subject, messages) in &first {
        writeln!(out, "/// What is said by `{subject}`.\npub(crate) mod {} {{", snake(subject))?;
        for (id, pattern) in messages {
            let at = format!("{FIRST}/{subject}.ftl, `{id}`");
            let mut args: Vec<String> = Vec::new();
            collect(pattern, &mut args).map_err(|e| format!("{at}: {e}"))?;
            let mut says = vec![all.says(pattern, &args).map_err(|e| format!("{at}: {e}"))?];
            for (language, files) in &languages {
                let at = format!("{language}/{subject}.ftl, `{id}`");
                let theirs = files
                    .get(subject)
                    .and_then(|file| file.get(id))
                    .ok_or_else(|| format!("{at}: there is no such message"))?;
                says.push(all.says(theirs, &args).map_err(|e| format!("{at}: {e}"))?);
            }
            message(&mut out, all.texts, (subject, id), pattern, &args, &says)?;
            let itself = format!("{}::{}::MESSAGE", snake(subject), camel(id));
            if let Some(symbol) = id.strip_prefix(SYMBOL) {
                symbols.push(format!("({symbol:?}, {itself})"));
            }
            constants.push(itself);
        }
        out.push_str("}\n");
    }
    for (language, files) in &languages {
        for (subject, file) in files {
            let known = first.get(subject);
            let more = file.keys().find(|id| known.is_none_or(|known| !known.contains_key(*id)));
            if let Some(id) = more {
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
    let codes: Vec<String> = names.iter().map(ToString::to_string).collect();
    let many = codes.len();
    let table = format!("/// The languages, by their codes.\npub const LANGUAGES: [&str; {many}] = {codes:?};\n");
    Ok(Laid { messages: out, parts: all.tables()?, languages: table, codes })
}

/// Returns the files and folders in a folder, by name.
fn entries(folder: &Path) -> Outcome<BTreeMap<String, std::path::PathBuf>> {
    let mut all = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).ok_or("a name")?.to_owned();
        all.insert(name, path);
    }
    Ok(all)
}

fn read(path: &Path) -> Outcome<File> {
    let text = std::fs::read_to_string(path)?;
    let name = path.display();
    let resource = fluent_syntax::parser::parse(text.clone()).map_err(|(_, errors)| {
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
                if !message.attributes.is_empty() {
                    return Err(format!("{name}: `{id}` has attributes").into());
                }
                if file.insert(id.clone(), value).is_some() {
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
fn collect(pattern: &Pattern<String>, args: &mut Vec<String>) -> Outcome<()> {
    let add = |name: String, args: &mut Vec<String>| {
        if !args.contains(&name) {
            args.push(name);
        }
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Inline(inline) => add(named(inline)?.0, args),
            Expression::Select { selector, variants } => {
                add(named(selector)?.0, args);
                for variant in variants {
                    collect(&variant.value, args)?;
                }
            }
        }
    }
    Ok(())
}

/// Returns the part that an expression names, and the variant of `Part` that joins its list: `Arg` by "and", `Or` for
/// `OR($list)`, `Apart` for `APART($list)`.
fn named(inline: &InlineExpression<String>) -> Outcome<(String, &'static str)> {
    let (id, arguments) = match inline {
        InlineExpression::VariableReference { id } => return Ok((id.name.clone(), "Arg")),
        InlineExpression::FunctionReference { id, arguments } => (id, arguments),
        other => return Err(format!("neither a part nor a function: {other:?}").into()),
    };
    let variant = match id.name.as_str() {
        "OR" => "Or",
        "APART" => "Apart",
        name => return Err(format!("unknown function `{name}`").into()),
    };
    match arguments.positional.as_slice() {
        [InlineExpression::VariableReference { id }] => Ok((id.name.clone(), variant)),
        _ => Err(format!("`{}` takes one part", id.name).into()),
    }
}

impl Tables<'_> {
    /// Adds the text of a pattern, and returns the run of its parts as Rust source.
    fn says(&mut self, pattern: &Pattern<String>, args: &[String]) -> Outcome<String> {
        let place = |name: &str| {
            let found = args.iter().position(|arg| arg == name);
            found.ok_or_else(|| format!("no part is called `${name}`"))
        };
        let mut own = Vec::new();
        for element in &pattern.elements {
            own.push(match element {
                PatternElement::TextElement { value } => self.text(&value.replace('\n', " ")),
                PatternElement::Placeable { expression } => match expression {
                    Expression::Inline(InlineExpression::StringLiteral { value }) => self.text(value),
                    Expression::Inline(inline) => {
                        let (name, variant) = named(inline)?;
                        format!("Part::{variant}({})", place(&name)?)
                    }
                    Expression::Select { selector, variants } => {
                        let arg = place(&named(selector)?.0)?;
                        let (other, cases): (Vec<_>, Vec<_>) = variants.iter().partition(|v| v.default);
                        let mut told = Vec::new();
                        for case in cases {
                            let says = self.says(&case.value, args)?;
                            told.push(format!("({}, {says})", self.key(case)?));
                        }
                        let other = other.first().ok_or("no default")?;
                        let other = self.says(&other.value, args)?;
                        let cases = run("Cases", &mut self.cases, told);
                        format!("Part::Choose {{ arg: {arg}, cases: {cases}, other: {other} }}")
                    }
                },
            });
        }
        Ok(run("Parts", &mut self.parts, own))
    }

    fn text(&mut self, text: &str) -> String {
        format!("Part::Text({})", self.texts.add(text))
    }

    fn key(&mut self, variant: &Variant<String>) -> Outcome<String> {
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
    fn tables(&self) -> Outcome<String> {
        let Self { parts, cases, .. } = self;
        let mut out = String::new();
        writeln!(out, "/// The parts of all messages.")?;
        writeln!(out, "static PARTS: [Part; {}] = [\n{}];", parts.len(), parts.join(",\n"))?;
        writeln!(out, "/// The cases of all choices.")?;
        writeln!(out, "static CASES: [(Case, Parts); {}] = [\n{}];", cases.len(), cases.join(",\n"))?;
        Ok(out)
    }
}

/// Adds to a table, and returns the run of the added entries as Rust source.
fn run(of: &str, table: &mut Vec<String>, more: Vec<String>) -> String {
    let (from, count) = (table.len(), more.len());
    table.extend(more);
    format!("{of}::new({from}, {count})")
}

/// Writes the type of a message with its parts.
fn message(
    out: &mut String,
    texts: &mut Texts,
    (subject, id): (&str, &str),
    pattern: &Pattern<String>,
    args: &[String],
    says: &[String],
) -> Outcome<()> {
    let name = camel(id);
    writeln!(out, "/// {}", shown(pattern))?;
    if args.is_empty() {
        writeln!(out, "pub(crate) struct {name};")?;
    } else {
        writeln!(out, "pub(crate) struct {name} {{")?;
        for arg in args {
            writeln!(out, "/// `${arg}`\npub(crate) {}: super::Arg,", snake(arg))?;
        }
        writeln!(out, "}}")?;
    }
    let given: Vec<String> = args.iter().map(|arg| format!("said.{}", snake(arg))).collect();
    let unused = if args.is_empty() { "_" } else { "said" };
    writeln!(
        out,
        "impl {name} {{ /// The message itself.\npub(crate) const MESSAGE: &'static super::Message = &super::Message {{ id: super::{}, \
         args: super::{}, says: [{}] }}; }}\nimpl From<{name}> for super::Sentence {{ fn \
         from({unused}: {name}) -> Self {{ super::Sentence::new({name}::MESSAGE, vec![{}]) }} }}",
        texts.add(&format!("{subject}.{id}")),
        texts.list(args),
        says.iter().map(|says| format!("super::{says}")).collect::<Vec<_>>().join(", "),
        given.join(", "),
    )?;
    Ok(())
}

/// Returns a pattern in one line, for the documentation.
fn shown(pattern: &Pattern<String>) -> String {
    let shown = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(inline) => {
                named(inline).map_or_else(|_| String::new(), |(name, _)| format!("`${name}`"))
            }
            Expression::Select { variants, .. } => {
                variants.iter().find(|v| v.default).map(|v| shown(&v.value)).unwrap_or_default()
            }
        },
    });
    let shown: String = shown.collect();
    shown.replace('[', "\\[").replace('<', "\\<")
}

fn snake(id: &str) -> String {
    id.replace('-', "_")
}

fn camel(id: &str) -> String {
    let words = id.split('-').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        format!("{}{rest}", first.to_uppercase())
    });
    words.collect()
}
