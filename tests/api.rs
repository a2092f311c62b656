//! The public API: every public item, as rustdoc sees it, is on the list `tests/snapshots/api.txt`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::project::{read_file, root};

/// The maximum number of public items: types, functions, methods, fields and variants.
const MOST_ITEMS: usize = 200;

const LIST: &str = "tests/snapshots/api.txt";

/// The JSON output of rustdoc.
struct Rustdoc(Value);

impl Rustdoc {
    /// Reads what `.ci/api` has rustdoc write of a crate.
    fn read(of_crate: &str) -> Self {
        Self(serde_json::from_str(&read_file(format!("target/doc/{of_crate}.json"))).expect("JSON"))
    }

    /// Returns the item at a path.
    fn at_path(&self, path: &Value) -> &Value {
        let paths = self.0["paths"].as_object().expect("the paths");
        let found = paths.iter().find(|(_, item)| item["path"] == *path);
        found.map(|(id, _)| &self.0["index"][id]).expect("a re-exported item")
    }

    fn item(&self, id: &Value) -> Option<&Value> {
        self.0["index"].get(id.to_string())
    }

    /// Returns the kind of an item and its contents.
    fn inner(item: &Value) -> (&str, &Value) {
        let all = item["inner"].as_object().expect("an item has something in it");
        let (kind, inner) = all.iter().next().expect("of one kind");
        (kind, inner)
    }

    fn name(item: &Value) -> &str {
        item["name"].as_str().unwrap_or_default()
    }

    /// Collects every public item below one, with its path.
    fn collect_items(&self, item: &Value, path: &str, found: &mut BTreeSet<String>) {
        let (kind, inner) = Self::inner(item);
        let ids = |list: &Value| list.as_array().cloned().unwrap_or_default();
        if kind == "module" {
            for child in ids(&inner["items"]).iter().filter_map(|id| self.item(id)) {
                let (kind, inner) = Self::inner(child);
                if kind == "use" && self.item(&inner["id"]).is_none() {
                    let path = &self.0["paths"][inner["id"].to_string()]["path"];
                    let other = Self::read(path[0].as_str().expect("a crate"));
                    other.collect_items(other.at_path(path), inner["name"].as_str().unwrap_or_default(), found);
                    continue;
                }
                let (item, name) = match kind {
                    "use" => (self.item(&inner["id"]), inner["name"].as_str().unwrap_or_default()),
                    _ => (Some(child), Self::name(child)),
                };
                if let Some(item) = item {
                    self.collect_items(item, name, found);
                }
            }
            return;
        }
        found.insert(format!("{kind} {path}"));
        for implementation in ids(&inner["impls"]).iter().filter_map(|id| self.item(id)) {
            let (_, impl_inner) = Self::inner(implementation);
            if impl_inner["trait"].is_null() {
                let member_ids = ids(&impl_inner["items"]);
                let public = member_ids.iter().filter_map(|id| self.item(id));
                for member in public.filter(|own| own["visibility"] == "public") {
                    found.insert(format!("  {path}::{}", Self::name(member)));
                }
            }
        }
        for field in ids(&inner["kind"]["plain"]["fields"]).iter().filter_map(|id| self.item(id)) {
            found.insert(format!("  {path}.{}", Self::name(field)));
        }
        for variant in ids(&inner["variants"]).iter().filter_map(|id| self.item(id)) {
            found.insert(format!("  {path}::{}", Self::name(variant)));
        }
    }
}

#[test]
#[ignore = "needs what rustdoc sees: run .ci/api"]
fn what_is_promised_is_on_the_list() {
    let rustdoc = Rustdoc::read("carcassonne_oracle");
    let mut found = BTreeSet::new();
    rustdoc.collect_items(rustdoc.item(&rustdoc.0["root"]).expect("the crate"), "", &mut found);
    assert!((20..=MOST_ITEMS).contains(&found.len()), "{} public items", found.len());
    let items: Vec<&str> = found.iter().map(String::as_str).collect();
    let list = format!("{} public items\n{}\n", found.len(), items.join("\n"));
    if std::env::var("API").is_ok_and(|wanted| wanted == "overwrite") {
        std::fs::write(root().join(LIST), &list).expect("written");
    }
    let known = read_file(LIST);
    assert!(known == list, "accept it with `API=overwrite .ci/api`:\n{list}");
}
