//! From keys to texts. The files of a language are read when it is first spoken. Texts without arguments are kept ready in
//! a table, for the window asks for a thousand of them a frame; the others are put together by Fluent.
//!
//! Must not know which texts there are.

use crate::engine::{translated, translated_name};
use crate::language::{COUNT, Language, language};
use crate::number::number;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::fmt::{self, Display};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// Arguments of these names are sentences of the engine, errors above all, and never what a user has named.
const OF_THE_ENGINE: [&str; 6] = ["error", "message", "outcome", "problem", "reason", "why"];

/// A text known by its key, for tables that are there at compile time; it is worded when it is shown.
///
/// What has no such key is a name of the engine's, or one that a test brings with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text(pub &'static str);

impl Text {
    /// The text in the language of the interface.
    pub fn get(self) -> &'static str {
        plain(self.0)
    }
}

impl Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.get())
    }
}

/// The texts of a language.
struct Wording {
    /// Those that take no arguments.
    ready: HashMap<String, String>,
    bundle: FluentBundle<FluentResource>,
}

impl Wording {
    /// Reads the files of a language. A file with a mistake gives what of it could be read (a test reads every file).
    fn of(language: Language) -> Self {
        let mut bundle = bundle_of(language);
        let mut keys = Vec::new();
        for file in language.files() {
            let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(read, _)| read);
            keys.extend(file.lines().filter_map(key_of).map(str::to_owned));
            // The first of two messages of one key stays; a test finds the other.
            let _ = bundle.add_resource(resource);
        }
        let ready = keys.into_iter().filter_map(|key| {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(bundle.get_message(&key)?.value()?, None, &mut errors);
            // What misses an argument is not ready.
            errors.is_empty().then(|| (key.clone(), text.into_owned()))
        });
        let ready = ready.collect();
        Self { ready, bundle }
    }

    /// A text with its arguments; `None` where the language has no such text.
    fn with(&self, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned())
    }
}

/// A bundle of a language with nothing in it yet.
pub(crate) fn bundle_of(language: Language) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around arguments that turn the direction of writing: our fonts have no glyph for them.
    bundle.set_use_isolating(false);
    bundle
}

/// The key of the message that begins on a line of a file.
fn key_of(line: &str) -> Option<&str> {
    let key = line.split_once('=')?.0.trim_end();
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (key.starts_with(|c: char| c.is_ascii_alphabetic()) && key.chars().all(plain)).then_some(key)
}

fn wording(language: Language) -> &'static Wording {
    static WORDINGS: [OnceLock<Wording>; COUNT] = [const { OnceLock::new() }; COUNT];
    WORDINGS[language.index()].get_or_init(|| Wording::of(language))
}

/// The text of a key in the language of the interface, in English where that has none, and the key itself, as a name of
/// the engine's, where none has: what [`text!`](crate::text) asks without arguments.
pub fn plain(key: &'static str) -> &'static str {
    let of = |language| wording(language).ready.get(key);
    of(language()).or_else(|| of(Language::ENGLISH)).map_or_else(|| translated_name(key), String::as_str)
}

/// The text of a key with what it tells, by the names of its arguments: what [`text!`](crate::text) asks with arguments.
/// Whole numbers choose plural forms, others are written as the language does. What the engine says of it (see [`OF_THE_ENGINE`]) is said in the same language.
pub fn with(key: &'static str, arguments: &[(&'static str, &dyn Display)]) -> String {
    let mut given = FluentArgs::with_capacity(arguments.len());
    for (name, value) in arguments {
        let value = value.to_string();
        let said = OF_THE_ENGINE.contains(name).then(|| translated(&value).into_owned());
        let said = said.unwrap_or_else(|| number(&value).into_owned());
        given.set(*name, argument(said));
    }
    let of = |language| wording(language).with(key, &given);
    of(language()).or_else(|| of(Language::ENGLISH)).unwrap_or_else(|| key.to_owned())
}

/// A name as it stands inside a sentence: small in languages that write nouns so.
pub fn inside(name: impl AsRef<str>) -> String {
    let name = name.as_ref();
    if language().writes_nouns_large() { name.to_owned() } else { name.to_lowercase() }
}

/// A name or phrase as it stands inside a sentence: with a small first letter in languages that write nouns so.
pub fn begun_small(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if !language().writes_nouns_large() => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// A name at the head of something: with a large first letter in languages that write nouns so.
pub fn begun_large(name: &str) -> String {
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if language().writes_nouns_large() => first.to_uppercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// Whole numbers are numbers to Fluent, what else there is stays as it was written.
pub(crate) fn argument(value: String) -> FluentValue<'static> {
    match value.parse::<i32>() {
        Ok(number) if number.to_string() == value => FluentValue::from(number),
        _ => FluentValue::from(value),
    }
}

#[cfg(test)]
mod tests {
    use super::{argument, key_of};
    use fluent_bundle::FluentValue;

    #[test]
    fn whole_numbers_choose_plurals_and_nothing_else_is_made_a_number() {
        assert!(matches!(argument("12".to_owned()), FluentValue::Number(_)));
        for other in ["012", "+3", "1.50", "No. 7", ""] {
            assert!(matches!(argument(other.to_owned()), FluentValue::String(text) if text == other));
        }
    }

    #[test]
    fn messages_begin_at_the_start_of_a_line() {
        assert_eq!(key_of("tools-brush = Brush"), Some("tools-brush"));
        for other in ["# tools-brush = Brush", "    more = of it", "-term = x", ""] {
            assert_eq!(key_of(other), None, "{other}");
        }
    }
}
