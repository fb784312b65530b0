//! What the engine says in English, in the language of the interface.
//!
//! Must not know what is said: `build.rs` puts the files of phrases together.

use crate::language::{COUNT, Language, language};
use crate::names::{Names, names, put_back, replace};
use crate::number::{Marks, written_anew};
use crate::phrases::{Phrase, is_figure};
use crate::wording::{argument, bundle_of};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The phrases of the engine by the codes of languages, in the same order in each; empty where a language lacks one.
const PHRASES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

/// Between the phrases of a language.
const BETWEEN: char = '\u{1e}';

/// How many sentences are kept in the language of the interface: the window shows the same ones frame after frame.
const KEPT: usize = 8192;

/// How deep phrases are looked for in what fills other phrases.
const DEEPEST: usize = 9;

/// What stands between sentences that were put together, the widest first.
const JOINTS: &[&str] = &[". ", "; ", ": ", " -> ", " → "];

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
    if language == Language::ENGLISH { english } else { book(language).whole(english).unwrap_or(english) }
}

/// Leaves these names of the user's own as they are from now on, wherever the engine says them, and no others.
pub fn keep_names(names: BTreeSet<String>) {
    if replace(names) {
        for book in BOOKS.iter().filter_map(OnceLock::get) {
            book.kept.lock().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }
}

static BOOKS: [OnceLock<Book>; COUNT] = [const { OnceLock::new() }; COUNT];

fn book(language: Language) -> &'static Book {
    BOOKS[language.index()].get_or_init(|| Book::of(language))
}

/// What of a sentence of the engine stays as it is in a language: names, numbers, and what the language lacks. For the test
/// that plays battles.
pub fn left_as_it_is(english: &str, language: Language) -> Vec<String> {
    let mut pass = book(language).pass(english, Arc::default());
    if book(language).put(english, 0, &mut pass).is_none() {
        return vec![english.to_owned()];
    }
    pass.left
}

/// What is known while a sentence is put into another language.
struct Pass<'b> {
    /// Names that stay as they are.
    names: Arc<Names>,
    /// Phrases whose words are in it, in the order of the book: none of the others fits any part of it.
    candidates: Vec<&'b Holed>,
    /// What of it stays as it is.
    left: Vec<String>,
    /// Its parts that were looked at already: they come up again in every way of taking it apart.
    parts: HashMap<String, Option<String>>,
}

/// A phrase with holes.
struct Holed {
    english: Phrase,
    /// Is no name taken for it?
    no_name: bool,
    /// What the language says in its place.
    said: Said,
}

/// What a language says in place of a phrase with holes.
enum Said {
    /// The same holes among other words.
    Plain(&'static str),
    /// It chooses among forms: a message of the bundle.
    Chosen(String),
}

/// The phrases of the engine in a language.
struct Book {
    /// Phrases without holes, by what they say in English.
    whole: HashMap<String, String>,
    /// Phrases with holes, those with most words first.
    holed: Vec<Holed>,
    bundle: FluentBundle<FluentResource>,
    marks: Marks,
    /// What has been said already.
    kept: Mutex<HashMap<String, Option<String>>>,
}

impl Book {
    fn of(language: Language) -> Self {
        let (mut whole, mut holed) = (HashMap::new(), Vec::new());
        let mut messages = String::new();
        let both = phrases(Language::ENGLISH).zip(phrases(language)).enumerate();
        for (at, (english, value)) in both.filter(|(_, (_, value))| !value.is_empty()) {
            let phrase = Phrase::read(english);
            if let Some(words) = phrase.whole() {
                // What asks for something to be filled in there is no translation of it.
                if let Some(said) = Phrase::read(value).whole() {
                    whole.insert(words.to_owned(), said.to_owned());
                }
                continue;
            }
            let said = if value.contains("->") {
                // Writing to a String cannot fail.
                let _ = writeln!(messages, "{} = {value}", key(at));
                Said::Chosen(key(at))
            } else {
                Said::Plain(value)
            };
            holed.push(Holed { no_name: phrase.is_no_name(), english: phrase, said });
        }
        let mut bundle = bundle_of(language);
        let resource = FluentResource::try_new(messages).unwrap_or_else(|(read, _)| read);
        let _ = bundle.add_resource(resource);
        holed.sort_by_key(|holed| std::cmp::Reverse(holed.english.given()));
        Self { whole, holed, bundle, marks: language.marks(), kept: Mutex::default() }
    }

    /// Begins with a sentence.
    fn pass(&self, english: &str, names: Arc<Names>) -> Pass<'_> {
        // A sentence may have lost its full stop.
        let stopped = format!("{english}.");
        let candidates = self.holed.iter().filter(|holed| holed.english.is_within(&stopped)).collect();
        Pass { names, candidates, left: Vec::new(), parts: HashMap::new() }
    }

    /// A phrase without holes, by its words; as they are written goes before the same words begun large or small.
    fn whole(&self, words: &str) -> Option<&str> {
        self.whole.get(words).or_else(|| self.whole.get(&turned(words))).map(String::as_str)
    }

    /// A sentence in this language, kept from the last time if it was said before.
    fn say(&self, english: &str) -> Option<String> {
        if let Some(said) = self.whole.get(english) {
            return Some(said.clone());
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(said) = kept.get(english) {
            return said.clone();
        }
        let said = self.say_anew(english, &names());
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(english.to_owned(), said.clone());
        said
    }

    /// A sentence in this language with the names in it as they are.
    fn say_anew(&self, english: &str, names: &Arc<Names>) -> Option<String> {
        let (marked, found) = names.set_apart(english);
        let said = self.put(&marked, 0, &mut self.pass(&marked, Arc::clone(names)));
        match said {
            Some(said) if !found.is_empty() => {
                let said = put_back(&said, &found);
                Some(if english.starts_with(char::is_uppercase) { begun_large(&said) } else { said })
            }
            // A name may be as the words of a phrase are.
            None if !found.is_empty() => self.put(english, 0, &mut self.pass(english, Arc::clone(names))),
            said => said,
        }
    }

    /// A sentence or a part of one in this language; adds what of it stays as it is.
    fn put(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        if depth >= DEEPEST {
            return self.whole(english).map(str::to_owned);
        }
        let words = english.trim();
        if words.len() < english.len() {
            // A clause that is put behind others brings its blank with it.
            let said = self.put(words, depth, pass)?;
            return Some(english.replacen(words, &said, 1));
        }
        // A letter within a sentence is a name, as that of a chart: only by itself it stands for a word.
        let is_letter = english.len() == 1 && english.starts_with(|c: char| c.is_ascii_uppercase());
        if depth > 0 && (is_letter || pass.names.has(english)) {
            return Some(english.to_owned());
        }
        if let Some(said) = pass.parts.get(english).filter(|_| depth > 0) {
            return said.clone();
        }
        let said = self.take_apart(english, depth, pass);
        if depth > 0 {
            pass.parts.insert(english.to_owned(), said.clone());
        }
        said
    }

    /// A sentence or a part of one, by every way of taking it apart in turn.
    fn take_apart(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        if let Some(said) =
            self.named(english, depth, pass).or_else(|| self.without_stop(english, depth, pass))
        {
            return Some(said);
        }
        let said = self.phrase(english, true, depth, pass).or_else(|| {
            let bare = english.strip_suffix('.').filter(|bare| !bare.is_empty())?;
            self.phrase(bare, true, depth, pass).map(|said| said + ".")
        });
        let said = said.or_else(|| {
            let stopped = self.phrase(&format!("{english}."), true, depth, pass)?;
            stopped.strip_suffix('.').map(str::to_owned)
        });
        let whole =
            |tail: &str, _: &mut Pass<'_>| self.whole(tail).filter(|_| tail.contains(' ')).map(str::to_owned);
        let plain_name = |name: &str| !name.contains([',', ':', ';', '.']);
        let said = said.or_else(|| said_of(english, pass, plain_name, whole));
        let said = said.or_else(|| self.apart(english, JOINTS, depth, pass));
        let said = said.or_else(|| self.phrase(english, false, depth, pass));
        let said = said.or_else(|| self.bracketed(english, depth, pass));
        let said = said.or_else(|| self.apart(english, &[", "], depth, pass));
        let said = said.or_else(|| said_of(english, pass, |_| true, whole));
        let said = said.or_else(|| self.apart(english, &[AND], depth, pass));
        let said = said.or_else(|| {
            said_of(
                english,
                pass,
                |_| true,
                |tail, pass| tail.contains(' ').then(|| self.phrase(tail, true, depth + 1, pass)).flatten(),
            )
        });
        let said = said.or_else(|| self.beside_figures(english, depth, pass))?;
        Some(if english.starts_with(char::is_uppercase) { begun_large(&said) } else { said })
    }

    /// A name, and a whole sentence without holes that is asked of it: 'Browne: choose a target.' A phrase with holes might
    /// fit it by chance.
    fn named(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        let (name, sentence) =
            english.split_once(": ").filter(|(_, sentence)| sentence.ends_with(['.', '?']))?;
        let said = self.whole(sentence)?;
        Some(format!("{}: {said}", self.put_or_leave(name, depth + 1, pass)))
    }

    /// A whole sentence that has lost its full stop, and may have something in brackets in its place: 'Side A breaks (50 %)'.
    fn without_stop(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        let inside = english.strip_suffix(')').and_then(|rest| rest.split_once(" ("));
        // Brackets of several parts are each its part's.
        let inside = inside.filter(|(_, inside)| !inside.contains(['(', ')']));
        let (sentence, inside) = inside.map_or((english, None), |(first, inside)| (first, Some(inside)));
        let stopped = || self.whole(&format!("{sentence}.")).and_then(|said| said.strip_suffix('.'));
        let said = inside.and_then(|_| self.whole(sentence)).or_else(stopped)?.to_owned();
        Some(match inside {
            Some(inside) => format!("{said} ({})", self.put_or_leave(inside, depth + 1, pass)),
            None => said,
        })
    }

    /// A sentence that is one phrase; where it must be, no more than one: nothing in its holes is a sentence.
    fn phrase(&self, english: &str, one: bool, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        if let Some(said) = self.whole(english) {
            return Some(said.to_owned());
        }
        // A clause that the engine puts behind others with its comma.
        if let Some(said) = self.whole.get(&format!(", {english}")) {
            return Some(said.strip_prefix(", ").unwrap_or(said).to_owned());
        }
        let (filled, said) = pass.candidates.iter().find_map(|holed| {
            let Holed { english: phrase, no_name, said } = holed;
            let filled = phrase.fit(english)?;
            let figures = || filled.iter().all(|(_, said)| said.starts_with(|c: char| c.is_ascii_digit()));
            let sure = *no_name || depth == 0 && filled.len() == 1;
            let plain = || !filled.iter().any(|(_, said)| JOINTS.iter().any(|joint| said.contains(joint)));
            // Else the end of a sentence would be taken for the end of what stands in its last hole.
            let ends = |said: &str| one && said.ends_with('.') && english.ends_with(said);
            let whole_brackets = filled.iter().all(|(_, said)| has_whole_brackets(said));
            let sound = whole_brackets && !filled.iter().any(|(_, said)| ends(said));
            (sound && (sure || figures()) && (!one || plain())).then_some((filled, said))
        })?;
        let filled = filled.into_iter().map(|(name, said)| (name, self.put_or_leave(said, depth + 1, pass)));
        let filled: Vec<(&str, String)> = filled.collect();
        match said {
            Said::Plain(value) => Some(Phrase::read(value).filled(&filled)),
            Said::Chosen(key) => {
                let arguments: FluentArgs<'_> =
                    filled.into_iter().map(|(name, said)| (name, argument(said))).collect();
                let pattern = self.bundle.get_message(key)?.value()?;
                Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
            }
        }
    }

    /// Sentences and clauses that were put together, one by one; names among them stay as they are.
    fn apart(
        &self,
        english: &str,
        joints: &[&'static str],
        depth: usize,
        pass: &mut Pass<'_>,
    ) -> Option<String> {
        let split =
            |joint: &&'static str| english.split_once(*joint).map(|(first, rest)| (*joint, first, rest));
        let (joint, first, rest) = joints.iter().find_map(split)?;
        // Phrases that are whole sentences have their full stop.
        let sentence = if joint.starts_with('.') {
            self.put(&format!("{first}."), depth + 1, pass)
                .and_then(|said| said.strip_suffix('.').map(str::to_owned))
        } else {
            None
        };
        let first = sentence.unwrap_or_else(|| self.put_or_leave(first, depth + 1, pass));
        let rest = self.put_or_leave(rest, depth + 1, pass);
        let joint = if joint == AND {
            self.whole("and").map_or(joint.into(), |and| format!(" {and} "))
        } else {
            joint.into()
        };
        Some(format!("{first}{joint}{rest}"))
    }

    /// Something and what it is worth: 'a friend behind it +1', '-1 range', 'no effect 4 in 6'.
    fn beside_figures(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        if let Some((figure, words)) = english.split_once(' ').filter(|(figure, _)| is_figure(figure)) {
            let figure = written_anew(figure, self.marks);
            return Some(format!("{figure} {}", self.put(words, depth + 1, pass)?));
        }
        let (words, figure) = english.rsplit_once(' ').filter(|(_, figure)| is_figure(figure))?;
        let of = words.strip_suffix(" in").and_then(|words| words.rsplit_once(' '));
        let (words, figure) = match of.filter(|(_, ways)| is_figure(ways)) {
            Some((words, ways)) => {
                let of = self.whole("in").unwrap_or("in");
                (words, format!("{ways} {of} {figure}"))
            }
            None => (words, written_anew(figure, self.marks).into_owned()),
        };
        Some(format!("{} {figure}", self.put(words, depth + 1, pass)?))
    }

    /// Words and others behind them in brackets.
    fn bracketed(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> Option<String> {
        if let Some(bare) = english.strip_suffix('.') {
            return self.bracketed(bare, depth, pass).map(|said| said + ".");
        }
        let inside = english.strip_suffix(')')?;
        if let Some(inside) = inside.strip_prefix('(') {
            return Some(format!("({})", self.put_or_leave(inside, depth + 1, pass)));
        }
        // Brackets about the middle of it are another's.
        let (first, rest) = inside.split_once(" (").filter(|(_, rest)| !rest.contains(['(', ')']))?;
        let [first, rest] = [first, rest].map(|part| self.put_or_leave(part, depth + 1, pass));
        Some(format!("{first} ({rest})"))
    }

    /// A part of a sentence in this language, or as it is.
    fn put_or_leave(&self, english: &str, depth: usize, pass: &mut Pass<'_>) -> String {
        self.put(english, depth, pass).unwrap_or_else(|| {
            pass.left.push(english.to_owned());
            written_anew(english, self.marks).into_owned()
        })
    }
}

/// A name and what is said of it: 'Fusiliers II is about to roll'.
fn said_of(
    english: &str,
    pass: &mut Pass<'_>,
    may_be_name: impl Fn(&str) -> bool,
    said: impl Fn(&str, &mut Pass<'_>) -> Option<String>,
) -> Option<String> {
    let tails = english.match_indices(' ').map(|(at, _)| english.split_at(at + 1));
    let mut verbs = tails.filter(|(name, tail)| tail.starts_with(char::is_lowercase) && may_be_name(name));
    verbs.find_map(|(name, tail)| {
        let said = said(tail, pass)?;
        pass.left.push(name.trim_end().to_owned());
        Some(format!("{name}{said}"))
    })
}

/// Is every bracket that is opened in it closed in it, and none closed that was not opened?
fn has_whole_brackets(words: &str) -> bool {
    let mut open = 0_usize;
    words.chars().all(|c| {
        match c {
            '(' => open += 1,
            ')' => return open.checked_sub(1).map(|left| open = left).is_some(),
            _ => {}
        }
        true
    }) && open == 0
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

#[cfg(test)]
mod tests {
    use super::{Book, Language};
    use crate::names::Names;
    use std::sync::Arc;

    #[test]
    fn a_name_before_a_sentence_does_not_make_it_another() {
        let book = Book::of(Language::of("de").expect("there is German"));
        let alone = book.say("Hand out the overall leader's points.").expect("a prompt of a ruleset");
        let named = book.say("Frederick II: hand out the overall leader's points.").expect("the same");
        assert_eq!(named, format!("Frederick II: {alone}"));
    }

    #[test]
    fn a_brigade_that_is_opened_is_no_open_ground() {
        let book = Book::of(Language::of("de").expect("there is German"));
        assert_eq!(
            book.say("Open brigade: French general").as_deref(),
            Some("Brigade öffnen: French general")
        );
    }

    #[test]
    fn the_letter_of_a_chart_is_no_word() {
        let book = Book::of(Language::of("de").expect("there is German"));
        assert_eq!(book.say("Chart D: 3 dice").as_deref(), Some("Tafel D: 3 Würfel"));
    }

    #[test]
    fn numbers_in_sentences_are_written_as_the_language_does() {
        let book = Book::of(Language::of("de").expect("there is German"));
        let said = book.say("1,250 men").expect("a count");
        assert!(said.starts_with("1.250 "), "{said}");
    }

    #[test]
    fn names_of_the_users_own_stay_as_they_are() {
        let book = Book::of(Language::of("de").expect("there is German"));
        let names = ["Great battery, left", "Hussars"].map(str::to_owned);
        let names = Arc::new(Names::of(names.into_iter().collect()));
        let said = |english: &str| book.say_anew(english, &names).expect("the engine says it");
        let other = |english: &str| book.say_anew(english, &Arc::default()).expect("the engine says it");
        let sentence = |name: &str| format!("Heavy battery fires on {name}: 1 hit.");
        assert_eq!(said(&sentence("Hussars")), other(&sentence("Xyzzy")).replace("Xyzzy", "Hussars"));
        assert_eq!(
            said(&sentence("Great battery, left")),
            other(&sentence("Xyzzy")).replace("Xyzzy", "Great battery, left")
        );
        // By itself it is what kind of unit that is.
        assert_eq!(book.say("Hussars").as_deref(), Some("Husaren"));
    }

    #[test]
    fn a_sentence_without_its_stop_is_the_same_sentence() {
        let book = Book::of(Language::of("de").expect("there is German"));
        let whole = book.say("Side A breaks.").expect("a ruleset's reason");
        let bare = whole.trim_end_matches('.');
        assert_eq!(book.say("Side A breaks").as_deref(), Some(bare));
        assert_eq!(book.say("Side A breaks (50 %)"), Some(format!("{bare} (50 %)")));
        let units = book.say("Reserve (2 units)").expect("a part of an army");
        let both = book.say("Reserve (2 units), Reserve (2 units)");
        assert_eq!(both, Some(format!("{units}, {units}")));
        assert_eq!(book.say("2,065 of 5,888 (37 %)").as_deref(), Some("2.065 von 5.888 (37 %)"));
    }

    #[test]
    fn what_no_phrase_says_is_not_guessed() {
        let book = Book::of(Language::of("de").expect("there is German"));
        assert_eq!(book.say("Grenzer Xyzzy"), None);
    }
}
