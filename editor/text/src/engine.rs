//! What the engine says in English, in the language of the interface.
//!
//! Must not know what is said: `build.rs` puts the files of phrases together.

use crate::language::{COUNT, Language, language};
use crate::phrases::{Phrase, is_figure};
use crate::wording::{argument, bundle_of};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The phrases of the engine by the codes of languages, in the same order in each; empty where a language lacks one.
const PHRASES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

/// Between the phrases of a language.
const BETWEEN: char = '\u{1e}';

/// How many sentences are kept in the language of the interface: the window shows the same ones frame after frame.
const KEPT: usize = 8192;

/// How deep phrases are looked for in what fills other phrases.
const DEEPEST: usize = 9;

/// What stands between sentences that were put together, the widest first.
const JOINTS: &[&str] = &[". ", "; ", ": "];

/// Between the last two of several.
const AND: &str = " and ";

/// The phrases of the engine in a language.
fn phrases(language: Language) -> impl Iterator<Item = &'static str> {
    let own = PHRASES.iter().find(|(code, _)| *code == language.code());
    own.into_iter().flat_map(|(_, phrases)| phrases.split(BETWEEN))
}

/// A string of the engine's code as a message of a language file gives it: of `{} is out of command` it is
/// `{ $a1 } is out of command`. For the test that gathers them.
pub fn phrase_of_format(text: &str) -> String {
    Phrase::of_format(text).written()
}

/// The words of such a string without what is filled in.
pub fn words_of_format(text: &str) -> String {
    Phrase::of_format(text).words()
}

/// What the engine says in English, in the language of the interface; as it stands where that is English, or where
/// the language has not the phrase.
pub fn translated(english: &str) -> Cow<'_, str> {
    let language = language();
    if language == Language::ENGLISH || english.is_empty() {
        return Cow::Borrowed(english);
    }
    book(language).say(english).map_or(Cow::Borrowed(english), Cow::Owned)
}

/// A phrase without holes, of a table of the engine that is there at compile time.
pub(crate) fn translated_name(english: &'static str) -> &'static str {
    let language = language();
    if language == Language::ENGLISH {
        english
    } else {
        book(language).whole.get(english).map_or(english, String::as_str)
    }
}

fn book(language: Language) -> &'static Book {
    static BOOKS: [OnceLock<Book>; COUNT] = [const { OnceLock::new() }; COUNT];
    BOOKS[language.index()].get_or_init(|| Book::of(language))
}

/// What of a sentence of the engine stays as it is in a language: names, numbers, and what the language lacks. For the test
/// that plays battles.
pub fn left_as_it_is(english: &str, language: Language) -> Vec<String> {
    let mut left = Vec::new();
    if book(language).put(english, 0, &mut left).is_none() {
        left = vec![english.to_owned()];
    }
    left
}

/// The phrases of the engine in a language.
struct Book {
    /// Phrases without holes, by what they say in English.
    whole: HashMap<String, String>,
    /// Phrases with holes and their places in the list, those with most words first.
    holed: Vec<(Phrase, usize)>,
    bundle: FluentBundle<FluentResource>,
    /// What has been said already.
    kept: Mutex<HashMap<String, Option<String>>>,
}

impl Book {
    fn of(language: Language) -> Self {
        let mut bundle = bundle_of(language);
        let mut messages = String::new();
        for (at, value) in phrases(language).enumerate().filter(|(_, value)| !value.is_empty()) {
            // Writing to a String cannot fail.
            let _ = writeln!(messages, "{} = {value}", key(at));
        }
        let resource = FluentResource::try_new(messages).unwrap_or_else(|(read, _)| read);
        let _ = bundle.add_resource(resource);
        let (mut whole, mut holed) = (HashMap::new(), Vec::new());
        for (at, value) in phrases(Language::ENGLISH).enumerate() {
            let Some(message) = bundle.get_message(&key(at)) else { continue };
            let phrase = Phrase::read(value);
            match (phrase.whole(), message.value()) {
                (Some(words), Some(pattern)) => {
                    let said = bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
                    // As it is written goes before the same words begun large or small.
                    whole.entry(turned(words)).or_insert_with(|| said.clone());
                    whole.insert(words.to_owned(), said);
                }
                _ => holed.push((phrase, at)),
            }
        }
        holed.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.given()));
        Self { whole, holed, bundle, kept: Mutex::default() }
    }

    /// A sentence in this language, kept from the last time if it was said before.
    fn say(&self, english: &str) -> Option<String> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = kept.get(english) {
            return said.clone();
        }
        let said = self.put(english, 0, &mut Vec::new());
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(english.to_owned(), said.clone());
        said
    }

    /// A sentence or a part of one in this language; adds what of it stays as it is.
    fn put(&self, english: &str, depth: usize, left: &mut Vec<String>) -> Option<String> {
        if depth >= DEEPEST {
            return self.whole.get(english).cloned();
        }
        let words = english.trim();
        if words.len() < english.len() {
            // A clause that is put behind others brings its blank with it.
            let said = self.put(words, depth, left)?;
            return Some(english.replacen(words, &said, 1));
        }
        let said = self.phrase(english, true, depth, left).or_else(|| {
            let bare = english.strip_suffix('.').filter(|bare| !bare.is_empty())?;
            self.phrase(bare, true, depth, left).map(|said| said + ".")
        });
        let whole =
            |tail: &str, _: &mut Vec<String>| self.whole.get(tail).filter(|_| tail.contains(' ')).cloned();
        let plain_name = |name: &str| !name.contains([',', ':', ';', '.']);
        let said = said.or_else(|| said_of(english, left, plain_name, whole));
        let said = said.or_else(|| self.apart(english, JOINTS, depth, left));
        let said = said.or_else(|| self.phrase(english, false, depth, left));
        let said = said.or_else(|| self.bracketed(english, depth, left));
        let said = said.or_else(|| self.apart(english, &[", "], depth, left));
        let said = said.or_else(|| said_of(english, left, |_| true, whole));
        let said = said.or_else(|| self.apart(english, &[AND], depth, left));
        let said = said.or_else(|| {
            said_of(
                english,
                left,
                |_| true,
                |tail, left| tail.contains(' ').then(|| self.phrase(tail, true, depth + 1, left)).flatten(),
            )
        });
        let said = said.or_else(|| self.beside_figures(english, depth, left))?;
        Some(if english.starts_with(char::is_uppercase) { begun_large(&said) } else { said })
    }

    /// A sentence that is one phrase; where it must be, no more than one: nothing in its holes is a sentence.
    fn phrase(&self, english: &str, one: bool, depth: usize, left: &mut Vec<String>) -> Option<String> {
        if let Some(said) = self.whole.get(english) {
            return Some(said.clone());
        }
        // A clause that the engine puts behind others with its comma.
        if let Some(said) = self.whole.get(&format!(", {english}")) {
            return Some(said.strip_prefix(", ").unwrap_or(said).to_owned());
        }
        let (filled, at) = self.holed.iter().find_map(|(phrase, at)| {
            let filled = phrase.fit(english)?;
            let figures = || filled.iter().all(|(_, said)| said.starts_with(|c: char| c.is_ascii_digit()));
            let sure = phrase.is_no_name() || depth == 0 && filled.len() == 1;
            let plain = || !filled.iter().any(|(_, said)| JOINTS.iter().any(|joint| said.contains(joint)));
            ((sure || figures()) && (!one || plain())).then_some((filled, *at))
        })?;
        let mut arguments = FluentArgs::with_capacity(filled.len());
        for (name, said) in filled {
            arguments.set(name, argument(self.put_or_leave(said, depth + 1, left)));
        }
        let key = key(at);
        let pattern = self.bundle.get_message(&key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
    }

    /// Sentences and clauses that were put together, one by one; names among them stay as they are.
    fn apart(
        &self,
        english: &str,
        joints: &[&'static str],
        depth: usize,
        left: &mut Vec<String>,
    ) -> Option<String> {
        let split =
            |joint: &&'static str| english.split_once(*joint).map(|(first, rest)| (*joint, first, rest));
        let (joint, first, rest) = joints.iter().find_map(split)?;
        let [first, rest] = [first, rest].map(|part| self.put_or_leave(part, depth + 1, left));
        let joint = if joint == AND {
            self.whole.get("and").map_or(joint.into(), |and| format!(" {and} "))
        } else {
            joint.into()
        };
        Some(format!("{first}{joint}{rest}"))
    }

    /// Something and what it is worth: 'a friend behind it +1', '-1 range', 'no effect 4 in 6'.
    fn beside_figures(&self, english: &str, depth: usize, left: &mut Vec<String>) -> Option<String> {
        if let Some((figure, words)) = english.split_once(' ').filter(|(figure, _)| is_figure(figure)) {
            return Some(format!("{figure} {}", self.put(words, depth + 1, left)?));
        }
        let (words, figure) = english.rsplit_once(' ').filter(|(_, figure)| is_figure(figure))?;
        let of = words.strip_suffix(" in").and_then(|words| words.rsplit_once(' '));
        let (words, figure) = match of.filter(|(_, ways)| is_figure(ways)) {
            Some((words, ways)) => {
                let of = self.whole.get("in").map_or("in", String::as_str);
                (words, format!("{ways} {of} {figure}"))
            }
            None => (words, figure.to_owned()),
        };
        Some(format!("{} {figure}", self.put(words, depth + 1, left)?))
    }

    /// Words and others behind them in brackets.
    fn bracketed(&self, english: &str, depth: usize, left: &mut Vec<String>) -> Option<String> {
        let inside = english.strip_suffix(')')?;
        if let Some(inside) = inside.strip_prefix('(') {
            return Some(format!("({})", self.put_or_leave(inside, depth + 1, left)));
        }
        let (first, rest) = inside.split_once(" (")?;
        let [first, rest] = [first, rest].map(|part| self.put_or_leave(part, depth + 1, left));
        Some(format!("{first} ({rest})"))
    }

    /// A part of a sentence in this language, or as it is.
    fn put_or_leave(&self, english: &str, depth: usize, left: &mut Vec<String>) -> String {
        self.put(english, depth, left).unwrap_or_else(|| {
            left.push(english.to_owned());
            english.to_owned()
        })
    }
}

/// A name and what is said of it: 'Fusiliers II is about to roll'.
fn said_of(
    english: &str,
    left: &mut Vec<String>,
    may_be_name: impl Fn(&str) -> bool,
    said: impl Fn(&str, &mut Vec<String>) -> Option<String>,
) -> Option<String> {
    let tails = english.match_indices(' ').map(|(at, _)| english.split_at(at + 1));
    let mut verbs = tails.filter(|(name, tail)| tail.starts_with(char::is_lowercase) && may_be_name(name));
    verbs.find_map(|(name, tail)| {
        let said = said(tail, left)?;
        left.push(name.trim_end().to_owned());
        Some(format!("{name}{said}"))
    })
}

/// The key of the phrase at that place of the list.
fn key(at: usize) -> String {
    format!("p{at}")
}

/// Words with their first letter small instead of large, or large instead of small.
fn turned(words: &str) -> String {
    let mut letters = words.chars();
    let Some(first) = letters.next() else { return String::new() };
    let first =
        if first.is_ascii_uppercase() { first.to_ascii_lowercase() } else { first.to_ascii_uppercase() };
    format!("{first}{}", letters.as_str())
}

/// Words that begin with a large letter.
fn begun_large(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
