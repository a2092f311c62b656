//! The structure that ARCHITECTURE.md describes: each layer imports only layers above it in the list, each module of a
//! layer only those above it in its folder, and every file is part of the program. Public items have an example.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::documents;

/// Returns the source files of a folder, at any depth.
pub(crate) fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Returns the layers in the order of the table in ARCHITECTURE.md, the topmost first.
fn rooms() -> Vec<String> {
    let text = documents::read(documents::ARCHITECTURE);
    let table = text.lines().skip_while(|line| *line != "| module | what it owns |").skip(2);
    let rows = table.take_while(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split('`').nth(1)).map(ToOwned::to_owned).collect()
}

/// Returns the layers that a text names, as `crate::layer`.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1))
        .map(|rest| rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or(""))
}

#[test]
fn each_room_imports_only_rooms_above_it() {
    let rooms = rooms();
    let folders = std::fs::read_dir(src()).expect("src").flatten();
    let mut there: Vec<String> = folders
        .filter(|entry| entry.path().is_dir())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    let mut listed = rooms.clone();
    there.sort();
    listed.sort();
    assert_eq!(listed, there, "the rooms of src/ against the table in ARCHITECTURE.md");

    let mut against = Vec::new();
    for (n, room) in rooms.iter().enumerate() {
        // The helpers of unit tests for mechanics may use all layers.
        let files = sources(&src().join(room)).into_iter().filter(|f| !f.ends_with("try_out.rs"));
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a source file");
            let below = named(&text).find(|name| rooms[n + 1..].iter().any(|r| r == name));
            against.extend(below.map(|below| format!("{} imports {below}", file.display())));
        }
    }
    assert!(against.is_empty(), "{}", against.join("\n"));
}

/// The modules of `src` by path, each with its code without comments and unit tests.
struct House(BTreeMap<Vec<String>, String>);

/// The accepted cycles: modules of one folder of which each needs the others. `.` is the `mod.rs` itself. None may be
/// added.
const KNOTS: [(&str, &[&str]); 0] = [];

impl House {
    fn read() -> Self {
        let mut modules = BTreeMap::new();
        for file in sources(&src()) {
            let relative = file.strip_prefix(src()).expect("a file of src").with_extension("");
            let mut path: Vec<String> = relative.iter().map(|part| part.to_str().expect("a name").to_owned()).collect();
            let last = path.last().map(String::as_str);
            // The helpers of unit tests may use all layers.
            if matches!(last, Some("lib" | "main")) || is_for_tests(&file) {
                continue;
            }
            if last == Some("mod") {
                path.pop();
            }
            let text = std::fs::read_to_string(&file).expect("a source file");
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
            let begins = trimmed.starts_with("use ") || (trimmed.starts_with("pub") && trimmed.contains(" use "));
            if statement.is_none() && begins {
                statement = Some(String::new());
            }
            match &mut statement {
                Some(text) => text.push_str(line),
                None => rest.extend([line, "\n"]),
            }
            if let Some(text) = statement.take_if(|text| text.contains(';')) {
                let (head, tree) = text.split_once("use ").expect("a use");
                for (path, name) in flat(tree.trim_end_matches(|c| c != ';').trim_end_matches(';')) {
                    found.push((path, name, head.contains("pub")));
                }
            }
        }
        // Paths that are used in place, without an import.
        for (at, first) in words(&rest) {
            let before = rest[..at].chars().next_back();
            let child = self.0.contains_key(&[module, &[first.to_owned()]].concat());
            let is_path = rest[at + first.len()..].starts_with("::");
            let is_own = matches!(first, "crate" | "super") || child;
            if is_path && is_own && before != Some(':') && !rest[..at].ends_with("(in ") {
                let end = rest[at..].find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
                let path = &rest[at..at + end.unwrap_or(rest.len() - at)];
                let path: Vec<String> = path.split("::").filter(|part| !part.is_empty()).map(str::to_owned).collect();
                found.push((path, String::new(), false));
            }
        }
        let whole = |path: Vec<String>| self.whole(module, &path);
        found.into_iter().filter_map(|(path, name, handed_on)| Some((whole(path)?, name, handed_on))).collect()
    }

    /// Returns a path from the root of the crate; `None` for one of another crate.
    fn whole(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([module, rest].concat()),
            "super" => {
                let (_, parent) = module.split_last()?;
                match rest.first().map(String::as_str) {
                    Some("super") => self.whole(parent, rest),
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
    fn owner(&self, path: &[String], handed: &Handed, deep: usize) -> Option<Vec<String>> {
        let module = (1..=path.len()).rev().map(|n| &path[..n]).find(|p| self.0.contains_key(*p))?;
        let target = path
            .get(module.len())
            .and_then(|name| handed.get(&(module.to_vec(), name.clone())).filter(|to| **to != path));
        match target {
            Some(to) if deep < 9 => {
                let whole = [&to[..], &path[module.len() + 1..]].concat();
                self.owner(&whole, handed, deep + 1)
            }
            _ => Some(module.to_vec()),
        }
    }

    /// Returns the pairs of a module and a module that it needs.
    fn needs(&self) -> BTreeSet<(Vec<String>, Vec<String>)> {
        let mut handed = Handed::new();
        let imports: Vec<_> = self.0.keys().map(|module| (module, self.imports(module))).collect();
        for (module, imports) in &imports {
            for (path, name, _) in imports.iter().filter(|(_, name, _)| !name.is_empty()) {
                handed.insert(((*module).clone(), name.clone()), path.clone());
            }
        }
        let mut needs = BTreeSet::new();
        for (module, imports) in &imports {
            for (path, _, handed_on) in imports {
                let Some(owner) = self.owner(path, &handed, 0) else { continue };
                // A re-export from a module's own folder creates no dependency.
                let is_door = *handed_on && owner.starts_with(module);
                if owner != **module && !is_door {
                    needs.insert(((*module).clone(), owner));
                }
            }
        }
        needs
    }
}

/// Returns `true` if a file is a module for unit tests only.
fn is_for_tests(file: &Path) -> bool {
    let (folder, name) = (file.parent(), file.file_stem().and_then(|name| name.to_str()));
    let root = folder.map(|folder| folder.join("mod.rs"));
    let Some((Ok(text), name)) = root.map(std::fs::read_to_string).zip(name) else { return false };
    let lines: Vec<&str> = text.lines().collect();
    let is_own = |line: &str| line.ends_with(&format!("mod {name};"));
    lines.windows(2).any(|pair| pair[0] == "#[cfg(test)]" && is_own(pair[1]))
}

/// The re-exports: a module and a name in it, with the path of the definition.
type Handed = BTreeMap<(Vec<String>, String), Vec<String>>;

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
fn flat(tree: &str) -> Vec<(Vec<String>, String)> {
    let tree = tree.trim();
    let Some((head, body)) = tree.split_once('{') else {
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let mut path: Vec<String> = path.split("::").map(|part| part.trim().to_owned()).collect();
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let own = path.last().cloned().unwrap_or_default();
        return vec![(path, if name.is_empty() { own } else { name.trim().to_owned() })];
    };
    let body = body.trim_end().trim_end_matches('}');
    let (mut deep, mut from, mut parts) = (0, 0, Vec::new());
    for (n, c) in body.char_indices() {
        match c {
            '{' => deep += 1,
            '}' => deep -= 1,
            ',' if deep == 0 => {
                parts.push(&body[from..n]);
                from = n + 1;
            }
            _ => {}
        }
    }
    parts.push(&body[from..]);
    let parts = parts.into_iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| flat(&format!("{head}{}", part.trim()))).collect()
}

/// Returns the dependencies between the parts of a folder; `.` is its `mod.rs`.
fn within(folder: &[String], needs: &BTreeSet<(Vec<String>, Vec<String>)>) -> BTreeSet<(String, String)> {
    let node = |module: &Vec<String>| {
        let rest = module.strip_prefix(folder)?;
        Some(rest.first().map_or(".", String::as_str).to_owned())
    };
    let both = needs.iter().filter_map(|(from, to)| Some((node(from)?, node(to)?)));
    both.filter(|(from, to)| from != to).collect()
}

/// Returns `true` if one part needs another, directly or indirectly.
fn reaches(from: &str, to: &str, arrows: &BTreeSet<(String, String)>) -> bool {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut next = vec![from];
    while let Some(at) = next.pop() {
        for (_, there) in arrows.iter().filter(|(own, _)| own == at) {
            if there == to {
                return true;
            }
            if seen.insert(there) {
                next.push(there);
            }
        }
    }
    false
}

#[test]
fn each_module_imports_only_those_above_it_in_its_folder() {
    let house = House::read();
    let needs = house.needs();
    let mut against = Vec::new();
    let mut knots: BTreeSet<(String, Vec<String>)> = BTreeSet::new();
    for folder in house.0.keys() {
        let arrows = within(folder, &needs);
        let file = src().join(folder.iter().collect::<PathBuf>()).join("mod.rs");
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let order: Vec<&str> =
            text.lines().filter_map(|line| line.strip_suffix(';')?.split_once("mod ")).map(|(_, name)| name).collect();
        for (from, to) in &arrows {
            if reaches(to, from, &arrows) {
                let all = || arrows.iter().map(|(from, _)| from.as_str());
                let knot =
                    all().filter(|one| *one == from || (reaches(from, one, &arrows) && reaches(one, from, &arrows)));
                let knot: BTreeSet<String> = knot.map(str::to_owned).collect();
                knots.insert((folder.join("/"), knot.into_iter().collect()));
            } else if from != "." && to != "." {
                let place = |name: &str| order.iter().position(|own| *own == name);
                if place(to) > place(from) {
                    against.push(format!("{}: `mod {to};` belongs above `mod {from};`", file.display()));
                }
            }
        }
    }
    assert!(against.is_empty(), "{}", against.join("\n"));
    let known =
        KNOTS.iter().map(|(folder, all)| ((*folder).to_owned(), all.iter().map(|one| (*one).to_owned()).collect()));
    let known: BTreeSet<(String, Vec<String>)> = known.collect();
    assert_eq!(knots, known, "modules that need one another");
}

#[test]
fn every_file_is_a_module_of_its_room() {
    let mut idle = Vec::new();
    for file in sources(&src()) {
        let name = file.file_stem().and_then(|n| n.to_str()).expect("a name");
        let folder = file.parent().expect("a folder");
        let (name, parent) = match name {
            "lib" | "main" => continue,
            "mod" => (folder.file_name().and_then(|n| n.to_str()).expect("a name"), folder.parent()),
            _ => (name, Some(folder)),
        };
        let parent = parent.expect("a folder");
        let root = if parent == src() { parent.join("lib.rs") } else { parent.join("mod.rs") };
        let text = std::fs::read_to_string(&root).expect("the file of a module");
        if !text.lines().any(|line| line.ends_with(&format!("mod {name};"))) {
            idle.push(format!("{} needs `mod {name};` in {}", file.display(), root.display()));
        }
    }
    assert!(idle.is_empty(), "{}", idle.join("\n"));
}

/// The other places that may make problems: the type itself, and guesses, each of which is a separate problem.
const WORDED_ELSEWHERE: [&str; 2] = ["text/problem.rs", "hints"];

/// The functions that make a problem.
const MAKES_PROBLEMS: [&str; 3] = ["Problem::new", "Refused::whole", "Refused::unreadable"];

#[test]
fn the_texts_of_problems_stand_in_modules_of_that_name() {
    let mut elsewhere = Vec::new();
    for file in sources(&src()) {
        let path = file.strip_prefix(src()).expect("a file of src").with_extension("");
        let is_there = path.iter().any(|part| part == "problems")
            || WORDED_ELSEWHERE.iter().any(|own| file.starts_with(src().join(own)));
        if is_there || is_for_tests(&file) {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a source file");
        let code = text.split("\nmod tests {").next().unwrap_or_default();
        if MAKES_PROBLEMS.iter().any(|made| code.contains(made)) {
            elsewhere.push(format!("{}: word it in the `problems` of its room", file.display()));
        }
    }
    assert!(elsewhere.is_empty(), "{}", elsewhere.join("\n"));
}

#[test]
fn no_test_depends_on_the_configuration_of_whoever_runs_it() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    // Split in two, so that this file does not name it.
    let program = ["CARGO_BIN_EXE", "oracle"].join("_");
    for file in sources(&tests) {
        let text = std::fs::read_to_string(&file).expect("a test");
        let alone = !text.contains(&program) || file.ends_with("running/mod.rs");
        assert!(alone, "{}: run the program by `running::program`", file.display());
        let unset = text.contains("TestCases::new()") && !text.contains("ORACLE_CONFIG");
        assert!(!unset, "{}: leave the configuration out", file.display());
    }
}

/// Returns the re-exports at the root of lib.rs, each with its layer.
fn handed_on() -> Vec<(String, String)> {
    let text = std::fs::read_to_string(src().join("lib.rs")).expect("lib.rs");
    let mut all = Vec::new();
    for (at, _) in text.match_indices("\npub use ") {
        let (tree, _) = text[at..].split_once(';').expect("the end of a `use`");
        for (path, name) in flat(tree.trim_start().trim_start_matches("pub use ")) {
            all.push((path.first().expect("a room").clone(), name));
        }
    }
    all
}

/// Returns the name of the function, struct or enum that a line declares as public.
fn declared(line: &str) -> Option<&str> {
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
fn public_in(text: &str, roots: &[&str]) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    let (mut owner, mut about) = (String::new(), String::new());
    for line in text.lines().take_while(|line| *line != "mod tests {") {
        let trimmed = line.trim_start();
        if trimmed.starts_with("///") || trimmed.starts_with("#[") {
            about.push_str(trimmed);
            about.push('\n');
            continue;
        }
        if let Some(rest) = line.strip_prefix("impl").map(|rest| rest.trim_start_matches("<'_>").trim()) {
            rest.trim_end_matches(['{', ' ']).clone_into(&mut owner);
        } else if let Some(name) = declared(line) {
            let is_root = !line.contains("fn ") || !line.starts_with(' ');
            if is_root {
                name.clone_into(&mut owner);
            }
            let path = if is_root { name.to_owned() } else { format!("{owner}::{name}") };
            if roots.contains(&owner.as_str()) && !about.contains("#[doc(hidden)]") {
                found.push((path, about.matches("```").count() >= 2));
            }
        }
        about.clear();
    }
    found
}

#[test]
fn what_is_public_has_an_example() {
    let handed_on = handed_on();
    let rooms: BTreeSet<&str> = handed_on.iter().map(|(room, _)| room.as_str()).collect();
    let mut found = BTreeMap::new();
    for room in rooms {
        let names: Vec<&str> = handed_on.iter().filter(|(own, _)| own == room).map(|(_, name)| name.as_str()).collect();
        for file in sources(&src().join(room)) {
            let text = std::fs::read_to_string(&file).expect("a source file");
            found.extend(public_in(&text, &names));
        }
    }
    let without: Vec<&str> = found.iter().filter(|(_, has)| !**has).map(|(path, _)| path.as_str()).collect();
    assert!(without.is_empty(), "without an example: {}", without.join(", "));

    // The search must find every item of the API list, so that none is missed because of its formatting.
    let list = std::fs::read_to_string(src().with_file_name("tests").join("snapshots/api.txt")).expect("the list");
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
                pub fn toss(self) {}\n\n    #[doc(hidden)]\n    pub fn edge(self) {}\n\n    fn own(self) {}\n}\n\nimpl Other {\n    pub fn x() {}\n}\n";
    assert_eq!(public_in(text, &["Coin"]), [("Coin".to_owned(), true), ("Coin::toss".to_owned(), false)]);
}
