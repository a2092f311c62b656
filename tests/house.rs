//! The structure that ARCHITECTURE.md describes: each module imports only those above it in its folder, and every file is part of
//! its crate. Public items have an example.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::common::files;
use crate::documents;
use crate::project::{read_file, root};

/// Returns the source files of a folder, at any depth.
pub(crate) fn source_files(folder: &Path) -> Vec<PathBuf> {
    files(folder).into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "rs")).collect()
}

/// Returns the folders of the sources of all crates of the workspace but the page.
fn crate_sources() -> Vec<PathBuf> {
    let crates = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
    let sources = crates.map(|entry| entry.path().join("src"));
    sources.chain([root().join("src")]).collect()
}

#[test]
fn every_crate_is_in_the_table_of_the_architecture() {
    let text = read_file(documents::ARCHITECTURE);
    let table = text.lines().skip_while(|line| *line != "| crate | what it owns |").skip(2);
    let listed: BTreeSet<&str> =
        table.take_while(|line| line.starts_with("| `")).filter_map(|row| row.split('`').nth(1)).collect();
    let folders = std::fs::read_dir(root().join("crates")).expect("crates").flatten();
    let existing: Vec<String> = folders.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    assert_eq!(listed, existing.iter().map(String::as_str).chain(["oracle"]).collect());
}

/// The modules of a crate by path, each with its code without comments and unit tests.
struct Modules(BTreeMap<Vec<String>, String>);

impl Modules {
    fn read(src: &Path) -> Self {
        let mut modules = BTreeMap::new();
        for file in source_files(src) {
            let relative = file.strip_prefix(src).expect("a file of src").with_extension("");
            let mut path: Vec<String> = relative.iter().map(|part| part.to_str().expect("a name").to_owned()).collect();
            let last = path.last().map(String::as_str);
            // The helpers of unit tests may use all modules.
            if last == Some("main") || is_for_tests(&file) {
                continue;
            }
            if matches!(last, Some("mod" | "lib")) {
                path.pop();
            }
            let text = read_file(&file);
            let text = text.split("\nmod tests {").next().unwrap_or_default();
            let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            modules.insert(path, code.join("\n"));
        }
        Self(modules)
    }

    /// Returns the full paths that a module imports, each with its local name, and `true` if it is re-exported.
    fn imports(&self, module: &[String]) -> Vec<(Vec<String>, String, bool)> {
        let code = &self.0[module];
        let mut found = Vec::new();
        let mut statement: Option<String> = None;
        let mut rest = String::new();
        for line in code.lines() {
            let trimmed = line.trim_start();
            let is_import = trimmed.starts_with("use ") || (trimmed.starts_with("pub") && trimmed.contains(" use "));
            if statement.is_none() && is_import {
                statement = Some(String::new());
            }
            match &mut statement {
                Some(text) => text.push_str(line),
                None => rest.extend([line, "\n"]),
            }
            if let Some(text) = statement.take_if(|text| text.contains(';')) {
                let (head, tree) = text.split_once("use ").expect("a use");
                for (path, name) in flatten_use(tree.trim_end_matches(|c| c != ';').trim_end_matches(';')) {
                    found.push((path, name, head.contains("pub")));
                }
            }
        }
        // Paths that are used in place, without an import.
        for (offset, first) in words(&rest) {
            let before = rest[..offset].chars().next_back();
            let is_child = self.0.contains_key(&[module, &[first.to_owned()]].concat());
            let is_path = rest[offset + first.len()..].starts_with("::");
            let is_own = matches!(first, "crate" | "super") || is_child;
            if is_path && is_own && before != Some(':') && !rest[..offset].ends_with("(in ") {
                let end = rest[offset..].find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
                let path = &rest[offset..offset + end.unwrap_or(rest.len() - offset)];
                let path: Vec<String> = path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
                found.push((path, String::new(), false));
            }
        }
        let resolve = |path: Vec<String>| self.resolve_path(module, &path);
        found.into_iter().filter_map(|(path, name, handed_on)| Some((resolve(path)?, name, handed_on))).collect()
    }

    /// Returns a path from the root of the crate; `None` for one of another crate.
    fn resolve_path(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module, rest].concat()),
            "super" => {
                let (_, parent) = module.split_last()?;
                match rest.first().map(String::as_str) {
                    Some("super") => self.resolve_path(parent, rest),
                    _ => Some([parent, rest].concat()),
                }
            }
            name => {
                let child = [module, &[name.to_owned()]].concat();
                self.0.contains_key(&child).then(|| [&child[..], rest].concat())
            }
        }
    }

    /// Returns the module that defines the target of a path, through re-exports.
    fn find_owner(&self, path: &[String], reexports: &Reexports, depth: usize) -> Option<Vec<String>> {
        let module = (0..=path.len()).rev().map(|n| &path[..n]).find(|p| self.0.contains_key(*p))?;
        let target = path
            .get(module.len())
            .and_then(|name| reexports.get(&(module.to_vec(), name.clone())).filter(|to| **to != path));
        match target {
            Some(to) if depth < 9 => {
                let full_path = [&to[..], &path[module.len() + 1..]].concat();
                self.find_owner(&full_path, reexports, depth + 1)
            }
            _ => Some(module.to_vec()),
        }
    }

    /// Returns the pairs of a module and a module that it needs.
    fn dependencies(&self) -> BTreeSet<(Vec<String>, Vec<String>)> {
        let mut reexports = Reexports::new();
        let imports: Vec<_> = self.0.keys().map(|module| (module, self.imports(module))).collect();
        for (module, imports) in &imports {
            for (path, name, _) in imports.iter().filter(|(_, name, _)| !name.is_empty()) {
                reexports.insert(((*module).clone(), name.clone()), path.clone());
            }
        }
        let mut pairs = BTreeSet::new();
        for (module, imports) in &imports {
            for (path, _, is_reexport) in imports {
                let Some(owner) = self.find_owner(path, &reexports, 0) else { continue };
                // A re-export from a module's own folder creates no dependency.
                let is_door = *is_reexport && owner.starts_with(module);
                if owner != **module && !is_door {
                    pairs.insert(((*module).clone(), owner));
                }
            }
        }
        pairs
    }
}

/// Returns `true` if a file is a module for unit tests only.
fn is_for_tests(file: &Path) -> bool {
    let (folder, name) = (file.parent(), file.file_stem().and_then(|name| name.to_str()));
    let roots = folder.into_iter().flat_map(|folder| ["mod.rs", "lib.rs"].map(|root| folder.join(root)));
    let root = roots.map(std::fs::read_to_string).find_map(Result::ok);
    let Some((text, name)) = root.zip(name) else { return false };
    let lines: Vec<&str> = text.lines().collect();
    let is_own = |line: &str| line.ends_with(&format!("mod {name};"));
    lines.windows(2).any(|pair| pair[0] == "#[cfg(test)]" && is_own(pair[1]))
}

/// The re-exports: a module and a name in it, with the path of the definition.
type Reexports = BTreeMap<(Vec<String>, String), Vec<String>>;

/// Returns the words of a text, each with the offset of its first byte.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let ends = text.char_indices().filter(move |(_, c)| !is_word(*c)).map(|(n, c)| (n, n + c.len_utf8()));
    let mut from = 0;
    let cut = ends.chain([(text.len(), text.len())]).map(move |(end, next)| {
        let word = (from, &text[from..end]);
        from = next;
        word
    });
    cut.filter(|(_, word)| !word.is_empty())
}

/// Returns the paths of a `use` tree, each with its local name.
fn flatten_use(tree: &str) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    let Some((head, body)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Vec<String> = path.split("::").map(|part| part.trim().to_owned()).collect();
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let last_name = path.last().cloned().unwrap_or_default();
        return vec![(path, if name.is_empty() { last_name } else { name.trim().to_owned() })];
    };
    let body = body.trim_end().trim_end_matches('}');
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (n, c) in body.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&body[from..n]);
                from = n + 1;
            }
            _ => {}
        }
    }
    parts.push(&body[from..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| flatten_use(&format!("{head}{}", part.trim()))).collect()
}

/// Returns the dependencies between the parts of a folder; `.` is its `mod.rs`.
fn folder_dependencies(
    folder: &[String],
    dependencies: &BTreeSet<(Vec<String>, Vec<String>)>,
) -> BTreeSet<(String, String)> {
    let node = |module: &Vec<String>| {
        let rest = module.strip_prefix(folder)?;
        Some(rest.first().map_or(".", String::as_str).to_owned())
    };
    let both = dependencies.iter().filter_map(|(from, to)| Some((node(from)?, node(to)?)));
    both.filter(|(from, to)| from != to).collect()
}

/// Returns `true` if one part needs another, directly or indirectly.
fn reaches(from: &str, to: &str, arrows: &BTreeSet<(String, String)>) -> bool {
    let mut visited: BTreeSet<&str> = BTreeSet::new();
    let mut queue = vec![from];
    while let Some(node) = queue.pop() {
        for (_, neighbor) in arrows.iter().filter(|(own, _)| own == node) {
            if neighbor == to {
                return true;
            }
            if visited.insert(neighbor) {
                queue.push(neighbor);
            }
        }
    }
    false
}

#[test]
fn each_module_imports_only_those_above_it_in_its_folder() {
    let (mut violations, mut cycles) = (Vec::new(), BTreeSet::new());
    for src in crate_sources() {
        check_order(&src, &mut violations, &mut cycles);
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
    assert!(cycles.is_empty(), "modules that need one another: {cycles:?}");
}

/// Adds what is wrong with the order of the modules of a crate.
fn check_order(src: &Path, violations: &mut Vec<String>, cycles: &mut BTreeSet<(String, Vec<String>)>) {
    let modules = Modules::read(src);
    let dependencies = modules.dependencies();
    for folder in modules.0.keys() {
        let arrows = folder_dependencies(folder, &dependencies);
        let file = if folder.is_empty() { "lib.rs" } else { "mod.rs" };
        let file = src.join(folder.iter().collect::<PathBuf>()).join(file);
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let order: Vec<&str> =
            text.lines().filter_map(|line| line.strip_suffix(';')?.split_once("mod ")).map(|(_, name)| name).collect();
        for (from, to) in &arrows {
            if reaches(to, from, &arrows) {
                let all = || arrows.iter().map(|(from, _)| from.as_str());
                let cycle =
                    all().filter(|one| *one == from || (reaches(from, one, &arrows) && reaches(one, from, &arrows)));
                let cycle: BTreeSet<String> = cycle.map(str::to_owned).collect();
                cycles.insert((folder.join("/"), cycle.into_iter().collect()));
            } else if from != "." && to != "." {
                let place = |name: &str| order.iter().position(|own| *own == name);
                if place(to) > place(from) {
                    violations.push(format!("{}: `mod {to};` belongs above `mod {from};`", file.display()));
                }
            }
        }
    }
}

#[test]
fn every_file_is_a_module_of_its_folder() {
    let mut undeclared = Vec::new();
    for (src, file) in
        crate_sources().into_iter().flat_map(|src| source_files(&src).into_iter().map(move |file| (src.clone(), file)))
    {
        let name = file.file_stem().and_then(|n| n.to_str()).expect("a name");
        let folder = file.parent().expect("a folder");
        let (name, parent) = match name {
            "lib" | "main" => continue,
            "mod" => (folder.file_name().and_then(|n| n.to_str()).expect("a name"), folder.parent()),
            _ => (name, Some(folder)),
        };
        let parent = parent.expect("a folder");
        let root = if parent == src { parent.join("lib.rs") } else { parent.join("mod.rs") };
        let text = read_file(&root);
        if !text.lines().any(|line| line.ends_with(&format!("mod {name};"))) {
            undeclared.push(format!("{} needs `mod {name};` in {}", file.display(), root.display()));
        }
    }
    assert!(undeclared.is_empty(), "{}", undeclared.join("\n"));
}

/// The other places that may make problems: the type itself, and guesses, each of which is a separate problem.
const WORDED_ELSEWHERE: [&str; 2] = ["crates/text/src/problem.rs", "crates/typing/src/repairs"];

/// The functions that make a problem.
const PROBLEM_MAKERS: [&str; 3] = ["Problem::new", "Refused::whole", "Refused::unreadable"];

#[test]
fn the_texts_of_problems_stand_in_modules_of_that_name() {
    let mut violations = Vec::new();
    for file in crate_sources().iter().flat_map(|src| source_files(src)) {
        let is_allowed = file.with_extension("").iter().any(|part| part == "problems")
            || WORDED_ELSEWHERE.iter().any(|own| file.starts_with(root().join(own)));
        if is_allowed || is_for_tests(&file) {
            continue;
        }
        let text = read_file(&file);
        let code = text.split("\nmod tests {").next().unwrap_or_default();
        if PROBLEM_MAKERS.iter().any(|made| code.contains(made)) {
            violations.push(format!("{}: word it in the `problems` of its folder", file.display()));
        }
    }
    assert!(violations.is_empty(), "{}", violations.join("\n"));
}

#[test]
fn no_test_depends_on_the_configuration_of_whoever_runs_it() {
    // Split in two, so that this file does not name it.
    let program = ["CARGO_BIN_EXE", "oracle"].join("_");
    for file in source_files(&root().join("tests")) {
        let text = read_file(&file);
        let is_allowed = !text.contains(&program) || file.ends_with("running/mod.rs");
        assert!(is_allowed, "{}: run the program by `running::program`", file.display());
        let is_unset = text.contains("TestCases::new()") && !text.contains("ORACLE_CONFIG");
        assert!(!is_unset, "{}: leave the configuration out", file.display());
    }
}

/// Returns the folder of the sources of a crate, or of a module of the root package.
fn source_of(owner: &str) -> PathBuf {
    match owner.strip_prefix("carcassonne_") {
        Some(name) => root().join("crates").join(name).join("src"),
        None => root().join("src").join(owner),
    }
}

/// Returns the re-exports at the root of lib.rs, each with its crate or module.
fn root_reexports() -> Vec<(String, String)> {
    let text = read_file("src/lib.rs");
    let mut reexports = Vec::new();
    for (at, _) in text.match_indices("\npub use ") {
        let (tree, _) = text[at..].split_once(';').expect("the end of a `use`");
        for (path, name) in flatten_use(tree.trim_start().trim_start_matches("pub use ")) {
            reexports.push((path.first().expect("a crate").clone(), name));
        }
    }
    reexports
}

/// Returns the name of the function, struct or enum that a line declares as public.
fn declared_name(line: &str) -> Option<&str> {
    // The method `word` of each enum, which the macro `words!` generates.
    if line.trim() == "fn word;" {
        return Some("word");
    }
    let rest = line.trim_start().strip_prefix("pub ")?;
    let rest = rest.strip_prefix("const ").unwrap_or(rest);
    let rest = ["fn ", "struct ", "enum "].into_iter().find_map(|kind| rest.strip_prefix(kind))?;
    rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next()
}

/// Returns the public items of a file that belong to one of `roots`, as paths in the form of the API list, each with
/// `true` if it has an example. Hidden items are left out.
fn public_items(text: &str, roots: &[&str]) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let (mut owner, mut docs) = (String::new(), String::new());
    for line in text.lines().take_while(|line| *line != "mod tests {") {
        let trimmed = line.trim_start();
        if trimmed.starts_with("///") || trimmed.starts_with("#[") {
            docs.push_str(trimmed);
            docs.push('\n');
            continue;
        }
        if let Some(rest) = line.strip_prefix("impl").map(|rest| rest.trim_start_matches("<'_>").trim()) {
            rest.trim_end_matches(['{', ' ']).clone_into(&mut owner);
        } else if let Some(name) = declared_name(line) {
            let is_root = !line.contains("fn ") || !line.starts_with(' ');
            if is_root {
                name.clone_into(&mut owner);
            }
            let path = if is_root { name.to_owned() } else { format!("{owner}::{name}") };
            if roots.contains(&owner.as_str()) && !docs.contains("#[doc(hidden)]") {
                found.push((path, docs.matches("```").count() >= 2));
            }
        }
        docs.clear();
    }
    found
}

#[test]
fn what_is_public_has_an_example() {
    let reexports = root_reexports();
    let owners: BTreeSet<&str> = reexports.iter().map(|(owner, _)| owner.as_str()).collect();
    let mut found = BTreeMap::new();
    for owner in owners {
        let names: Vec<&str> =
            reexports.iter().filter(|(own, _)| own == owner).map(|(_, name)| name.as_str()).collect();
        for file in source_files(&source_of(owner)) {
            let text = read_file(&file);
            found.extend(public_items(&text, &names));
        }
    }
    let undocumented: Vec<&str> = found.iter().filter(|(_, has)| !**has).map(|(path, _)| path.as_str()).collect();
    assert!(undocumented.is_empty(), "without an example: {}", undocumented.join(", "));

    // The search must find every item of the API list, so that none is missed because of its formatting.
    let list = read_file("tests/snapshots/api.txt");
    let is_method = |path: &str| path.rsplit("::").next().is_some_and(|name| name.starts_with(char::is_lowercase));
    let promised = list.lines().skip(1).filter_map(|line| match line.strip_prefix("  ") {
        Some(path) => (path.contains("::") && is_method(path)).then_some(path),
        None => line.split_once(' ').map(|(_, name)| name),
    });
    let promised: BTreeSet<&str> = promised.collect();
    assert_eq!(found.keys().map(String::as_str).collect::<BTreeSet<_>>(), promised);
}

#[test]
fn an_example_that_is_missing_is_missed() {
    let text = "/// A coin.\n///\n/// ```\n/// toss();\n/// ```\n#[derive(Debug)]\npub struct Coin;\n\nimpl Coin {\n    /// Tosses it.\n    \
                pub fn toss(self) {}\n\n    #[doc(hidden)]\n    pub fn edge(self) {}\n\n    fn hide(self) {}\n}\n\nimpl Other {\n    pub fn x() {}\n}\n";
    assert_eq!(public_items(text, &["Coin"]), [("Coin".to_owned(), true), ("Coin::toss".to_owned(), false)]);
}
