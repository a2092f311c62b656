//! The macros that declare the maps of a setup, and what these macros call.

use carcassonne_text::{KeySet, MapEntries, Node, Problems, nearest_word, problem};
use carcassonne_words::messages::plain::Arg;

use super::problems;

/// Declares the maps of a setup: of each its keys with their values. From a declaration come the struct, the list of its keys
/// (`KEYS`), its reader, its printer and its JSON Schema, in which the comments on the keys are their descriptions, each with
/// its example. Behind `=` stands what it is called in messages; a key that must be there says what to write (`help`), and one
/// whose value has a name of its own in messages says that first. Last comes what an editor says of a value of another form.
macro_rules! keys {
    (
        $(
            $(#[doc = $about:literal])+
            $(#[derive($derived:ident)])?
            $vis:vis struct $name:ident = $owner:literal, example $map_example:literal {
                $(
                    $(#[doc = $doc:literal])+
                    $key:ident: $value:ty
                        $(, phrase $phrase:literal)?
                        $(, help $help:literal)?
                        , example $example:literal
                        $(, otherwise $otherwise:literal)?;
                )+
            }
        )+
    ) => {
        $(
            $(#[doc = $about])+
            #[derive(Debug, Clone, PartialEq $(, $derived)?)]
            $vis struct $name {
                $($(#[doc = $doc])+ pub $key: $value,)+
            }

            impl $name {
                /// The keys of the map.
                pub const KEYS: ::carcassonne_text::KeySet = &[$(stringify!($key)),+];
            }

            impl $crate::setup::value::SetupValue for $name {
                const OWNER: &'static str = $owner;

                fn read(
                    node: &::carcassonne_text::Node,
                    _: $crate::setup::value::Key,
                    problems: &mut ::carcassonne_text::Problems,
                ) -> Option<Self> {
                    let fields = ::carcassonne_text::MapEntries::read(node, $owner, Self::KEYS, problems)?;
                    $(
                        let key = $crate::setup::value::Key {
                            word: stringify!($key),
                            owner: $owner,
                            phrase: $crate::setup::setup_macros::first_of(
                                &[$($phrase,)? concat!("`", stringify!($key), "`")],
                            ),
                            help: $crate::setup::setup_macros::first_of(&[$($help,)? ""]),
                        };
                        let $key = <$value>::read_entry(&fields, key, problems);
                    )+
                    Some(Self { $($key: $key?,)+ })
                }

                fn to_node(&self) -> Option<::carcassonne_text::Node> {
                    let entries = [$((stringify!($key), self.$key.to_node())),+];
                    let entries = entries.into_iter().filter_map(|(key, value)| Some((key, value?)));
                    Some(::carcassonne_text::Node::map(entries.collect(), ::carcassonne_text::Span::default()))
                }

                fn visit_names(
                    &mut self,
                    visit: &mut dyn FnMut($crate::setup::FieldKind, &mut ::carcassonne_text::Node),
                ) {
                    $(self.$key.visit_names(visit);)+
                }

                fn schema(parts: &mut $crate::setup::key_schema::SchemaParts) -> serde_json::Value {
                    use $crate::setup::{key_schema, setup_macros::first_of};
                    let keys = vec![$({
                        let mut part = <$value>::schema(parts);
                        key_schema::add_advice(&mut part, first_of(&[$($otherwise,)? ""]));
                        let part = key_schema::describe(part, &key_schema::join_doc(&[$($doc),+]), $example);
                        (stringify!($key), part, <$value>::if_left_out().is_none())
                    }),+];
                    let about = key_schema::join_doc(&[$($about),+]);
                    let map = key_schema::describe(key_schema::closed_map(keys), &about, $map_example);
                    key_schema::name_map(parts, stringify!($name), map)
                }
            }
        )+
    };
}
pub(crate) use keys;

/// Declares maps of which one stands in a place: which, its first key says.
macro_rules! choices {
    (
        $(#[doc = $about:literal])+
        pub enum $name:ident, example $example:literal {
            $($(#[$doc:meta])+ $case:ident($map:ident),)+
        }
    ) => {
        $(#[doc = $about])+
        #[derive(Debug, Clone, PartialEq)]
        pub enum $name {
            $($(#[$doc])+ $case($map),)+
        }

        impl $name {
            /// The maps to choose from: the name of each in messages, and its keys.
            const CASES: &[(&str, ::carcassonne_text::KeySet)] = &[$(($map::OWNER, $map::KEYS)),+];

            /// Returns the key that says which it is.
            pub fn word(&self) -> &'static str {
                match self {
                    $(Self::$case(_) => $map::KEYS[0],)+
                }
            }

            /// Returns what it describes, with an article.
            pub fn owner(&self) -> &'static str {
                match self {
                    $(Self::$case(_) => $map::OWNER,)+
                }
            }
        }

        impl $crate::setup::value::SetupValue for $name {
            fn read(
                node: &::carcassonne_text::Node,
                key: $crate::setup::value::Key,
                problems: &mut ::carcassonne_text::Problems,
            ) -> Option<Self> {
                let chosen = $crate::setup::setup_macros::choose(node, Self::CASES, problems)?;
                $(
                    if chosen == $map::KEYS[0] {
                        return $map::read(node, key, problems).map(Self::$case);
                    }
                )+
                None
            }

            fn to_node(&self) -> Option<::carcassonne_text::Node> {
                match self {
                    $(Self::$case(value) => value.to_node(),)+
                }
            }

            fn visit_names(
                &mut self,
                visit: &mut dyn FnMut($crate::setup::FieldKind, &mut ::carcassonne_text::Node),
            ) {
                match self {
                    $(Self::$case(value) => value.visit_names(visit),)+
                }
            }

            fn schema(parts: &mut $crate::setup::key_schema::SchemaParts) -> serde_json::Value {
                use $crate::setup::key_schema;
                let forms = serde_json::json!({ "anyOf": [$($map::schema(parts)),+] });
                let forms = key_schema::describe(forms, &key_schema::join_doc(&[$($about),+]), $example);
                key_schema::name_map(parts, stringify!($name), forms)
            }
        }
    };
}
pub(crate) use choices;

/// Returns the first key of the one of some maps that a token is; reports a value that is none of them, or several.
pub(super) fn choose(
    node: &Node,
    cases: &'static [(&'static str, KeySet)],
    problems: &mut Problems,
) -> Option<&'static str> {
    let words: Vec<&'static str> = cases.iter().map(|(_, keys)| keys[0]).collect();
    let Some(fields) = MapEntries::from_unchecked(node) else {
        let near = node.text().and_then(|text| nearest_word(text, words.iter().copied()));
        let token = near.unwrap_or("flea").to_owned();
        problems.push(problem!(node.span, problems::TokenAsValue { found: node.describe(), token }));
        return None;
    };
    let known = |word: &str| cases.iter().find(|(_, keys)| keys[0] == word);
    let mut found = fields.iter().filter_map(|(word, span, _)| Some((known(word)?, span)));
    if let Some(((first, keys), at)) = found.next() {
        if let Some(((second, _), span)) = found.find(|((_, others), _)| others != keys) {
            problems.push(problem!(span, problems::TwoTokens { first: *first, second: *second }).at_related(at));
            return None;
        }
        return Some(keys[0]);
    }
    let is_extra = |word: &str| cases.iter().any(|(_, keys)| keys.contains(&word));
    let tokens = Arg::list(words.iter().copied());
    problems.push(match fields.iter().find(|(word, _, _)| !is_extra(word)) {
        Some((word, span, _)) => {
            let near = nearest_word(word, words.iter().copied()).map(str::to_owned);
            problem!(span, problems::UnknownToken { word: word.to_owned(), near, tokens })
        }
        None => problem!(node.span, problems::KindlessToken { tokens }),
    });
    None
}

/// Returns the first of some texts: what a declaration says, or else what is usual.
pub(super) const fn first_of(texts: &[&'static str]) -> &'static str {
    texts[0]
}
