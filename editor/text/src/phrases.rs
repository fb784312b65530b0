//! Phrases of the engine: sentences with holes, by which what the engine says in English is said in another language.
//!
//! The engine speaks English alone, for its sentences are part of records, cases and the command line. Each of its phrases
//! stands in an English file, `the {unit} is out of command`; a sentence is laid against them, and what fills the holes is
//! put into the phrase of the same key in the language of the interface.
//!
//! Must not know which phrases there are.

use std::fmt::Write as _;

/// Holes of these names are filled with numbers.
const COUNTS: [&str; 4] = ["count", "n", "need", "number"];

/// With fewer letters a phrase may be a part of a name.
const LETTERS_OF_NO_NAME: usize = 4;

/// A piece of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// Words.
    Words(String),
    /// What is filled in, by its name.
    Hole(String),
}

/// A sentence with holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Phrase(Vec<Part>);

impl Phrase {
    /// Reads the value of a message of a language file, which stands on one line: `{ $unit } is out of command`.
    pub(crate) fn read(value: &str) -> Self {
        let mut parts = Vec::new();
        let mut rest = value;
        while let Some((before, after)) = rest.split_once('{') {
            push_words(&mut parts, before);
            // A brace that is meant as one stands in quotes: `{"{"}`.
            if let Some((quoted, after)) = after.strip_prefix('"').and_then(|after| after.split_once("\"}")) {
                push_words(&mut parts, quoted);
                rest = after;
                continue;
            }
            let (inside, after) = after.split_once('}').unwrap_or((after, ""));
            parts.push(Part::Hole(inside.trim().trim_start_matches('$').to_owned()));
            rest = after;
        }
        push_words(&mut parts, rest);
        Self(parts)
    }

    /// Reads a string as `format!` takes it; holes without a name are numbered: `a1`, `a2`.
    pub(crate) fn of_format(text: &str) -> Self {
        let (mut parts, mut words, mut unnamed) = (Vec::new(), String::new(), 0);
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '{' | '}' if letters.peek() == Some(&letter) => words.extend(letters.next()),
                '{' => {
                    let inside: String = letters.by_ref().take_while(|c| *c != '}').collect();
                    let name = inside.split(':').next().unwrap_or_default().trim();
                    push_words(&mut parts, &std::mem::take(&mut words));
                    unnamed += usize::from(name.is_empty());
                    let numbered = name.is_empty().then(|| format!("a{unnamed}"));
                    let numbered =
                        numbered.or_else(|| name.parse::<usize>().ok().map(|n| format!("a{}", n + 1)));
                    parts.push(Part::Hole(
                        numbered.unwrap_or_else(|| name.trim_start_matches('_').to_owned()),
                    ));
                }
                _ => words.push(letter),
            }
        }
        push_words(&mut parts, &words);
        Self(parts).trimmed()
    }

    /// Without blanks at its ends, which no language file keeps.
    fn trimmed(mut self) -> Self {
        if let Some(Part::Words(words)) = self.0.first_mut() {
            *words = words.trim_start().to_owned();
        }
        if let Some(Part::Words(words)) = self.0.last_mut() {
            *words = words.trim_end().to_owned();
        }
        self.0.retain(|part| *part != Part::Words(String::new()));
        self
    }

    /// As the value of a message of a language file.
    pub(crate) fn written(&self) -> String {
        let mut text = String::new();
        for part in &self.0 {
            match part {
                Part::Words(words) => words.chars().for_each(|c| match c {
                    // Writing to a String cannot fail.
                    '{' | '}' => drop(write!(text, "{{\"{c}\"}}")),
                    _ => text.push(c),
                }),
                Part::Hole(name) => drop(write!(text, "{{ ${name} }}")),
            }
        }
        text
    }

    /// Its words without what is filled in.
    pub(crate) fn words(&self) -> String {
        let words = |part: &Part| if let Part::Words(words) = part { words.clone() } else { " ".to_owned() };
        self.0.iter().map(words).collect()
    }

    /// The phrase itself, where nothing is to be filled in.
    pub(crate) fn whole(&self) -> Option<&str> {
        match self.0.as_slice() {
            [Part::Words(words)] => Some(words),
            _ => None,
        }
    }

    /// Are its words in a sentence? Only then it fits a part of it.
    pub(crate) fn is_within(&self, sentence: &str) -> bool {
        self.0.iter().enumerate().all(|(at, part)| match part {
            // The first letter may be large or small.
            Part::Words(words) if at == 0 => {
                let mut letters = words.chars();
                letters.next();
                sentence.contains(letters.as_str())
            }
            Part::Words(words) => sentence.contains(words.as_str()),
            Part::Hole(_) => true,
        })
    }

    /// Itself with what is in its holes; those of names that are not given are empty.
    pub(crate) fn filled(&self, filled: &[(&str, String)]) -> String {
        let said = |name: &str| filled.iter().find(|(given, _)| *given == name).map_or("", |(_, said)| said);
        let text = |part: &Part| match part {
            Part::Words(words) => words.clone(),
            Part::Hole(name) => said(name).to_owned(),
        };
        self.0.iter().map(text).collect()
    }

    /// How many letters of it are given: of two phrases that a sentence fits, the one with more says what it is.
    pub(crate) fn given(&self) -> usize {
        let letters = |part: &Part| if let Part::Words(words) = part { words.len() } else { 0 };
        self.0.iter().map(letters).sum()
    }

    /// Has it so many letters, or a sign, that no name is taken for it, as one might for `{} of {}`?
    pub(crate) fn is_no_name(&self) -> bool {
        let words = self.words();
        words.contains(['+', '−', '×', ':'])
            || words.chars().filter(|c| c.is_alphabetic()).count() >= LETTERS_OF_NO_NAME
    }

    /// What a sentence has in its holes; `None` where the words are others. The first letter may be large or small.
    pub(crate) fn fit<'p, 's>(&'p self, sentence: &'s str) -> Option<Vec<(&'p str, &'s str)>> {
        let mut filled: Vec<(&str, &str)> = Vec::new();
        let mut rest = sentence;
        let mut open: Option<&str> = None;
        for (at, part) in self.0.iter().enumerate() {
            match (part, open) {
                (Part::Hole(name), None) => open = Some(name),
                // Nothing stands between two holes: the first has it all.
                (Part::Hole(name), Some(before)) => {
                    filled.push((name, ""));
                    open = Some(before);
                }
                (Part::Words(words), None) if at == 0 => rest = after_first(rest, words)?,
                (Part::Words(words), None) => rest = rest.strip_prefix(words.as_str())?,
                (Part::Words(words), Some(name)) => {
                    let last = at + 1 == self.0.len();
                    let start =
                        if last { rest.len().checked_sub(words.len()) } else { rest.find(words.as_str()) }?;
                    if !rest.get(start..)?.starts_with(words.as_str()) {
                        return None;
                    }
                    filled.push((name, rest.get(..start)?));
                    rest = rest.get(start + words.len()..)?;
                    open = None;
                }
            }
        }
        match open {
            Some(name) => filled.push((name, rest)),
            None if !rest.is_empty() => return None,
            None => {}
        }
        // A blank before what follows would be another phrase's: '37 %' is no '{}%'.
        let fits =
            |(name, said): &(&str, &str)| !said.ends_with(' ') && (!COUNTS.contains(name) || is_figure(said));
        filled.iter().all(fits).then_some(filled)
    }
}

/// Is it a number?
pub(crate) fn is_figure(said: &str) -> bool {
    said.contains(|c: char| c.is_ascii_digit()) && !said.contains(char::is_alphabetic)
}

/// What follows words at the beginning, whose first letter may be large or small.
fn after_first<'s>(sentence: &'s str, words: &str) -> Option<&'s str> {
    if let Some(rest) = sentence.strip_prefix(words) {
        return Some(rest);
    }
    let (mut said, mut asked) = (sentence.chars(), words.chars());
    let alike = said.next()?.eq_ignore_ascii_case(&asked.next()?);
    if alike { said.as_str().strip_prefix(asked.as_str()) } else { None }
}

/// Adds words to those before them.
fn push_words(parts: &mut Vec<Part>, words: &str) {
    match parts.last_mut() {
        _ if words.is_empty() => {}
        Some(Part::Words(before)) => before.push_str(words),
        _ => parts.push(Part::Words(words.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::Phrase;

    #[test]
    fn a_phrase_is_read_as_it_is_written() {
        for (format, value) in [
            ("{} is out of command", "{ $a1 } is out of command"),
            (" of {men:>3} men", "of { $men } men"),
            ("{{half}} of {0}", "{\"{\"}half{\"}\"} of { $a1 }"),
        ] {
            let phrase = Phrase::of_format(format);
            assert_eq!(phrase.written(), value);
            assert_eq!(Phrase::read(value), phrase);
        }
    }

    #[test]
    fn a_sentence_fits_the_phrase_it_was_made_by() {
        let phrase = Phrase::of_format("{name} is {yards} yards from {leader}, too far by {over}");
        let filled = phrase.fit("The Guards is 300 yards from Alten, too far by 20").expect("its own");
        assert_eq!(filled, [("name", "The Guards"), ("yards", "300"), ("leader", "Alten"), ("over", "20")]);
        assert!(phrase.fit("The Guards is 300 yards from Alten").is_none());
        let ends = Phrase::of_format("no line enters {terrain}");
        assert_eq!(ends.fit("No line enters Woods").expect("large or small"), [("terrain", "Woods")]);
        let plural = Phrase::of_format("{n} hit{s} on {whom}.");
        assert_eq!(plural.fit("1 hit on A."), Some(vec![("n", "1"), ("s", ""), ("whom", "A")]));
    }

    #[test]
    fn words_of_several_bytes_are_no_trouble() {
        let phrase = Phrase::of_format("{a} – {b} é");
        assert_eq!(phrase.fit("ä – ö é"), Some(vec![("a", "ä"), ("b", "ö")]));
        assert_eq!(phrase.fit("ä"), None);
        assert_eq!(Phrase::of_format("éa {b}").fit("Éb"), None);
    }
}
