//! Names of the user's own, of units, sides and places, which stay as they were given in every language.
//!
//! Must not know whose they are, nor the phrases of the engine.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, RwLock};

/// In the place of a name while a sentence is put into another language: letters for private use, which nobody types.
const FIRST_MARK: u32 = 0xe000;
/// Most names of one sentence that are set apart.
const MOST: usize = 64;

/// The names there are now.
static NAMES: RwLock<Option<Arc<Names>>> = RwLock::new(None);

/// Names to leave as they are.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Names {
    all: BTreeSet<String>,
    /// Those that a phrase might fit or end in, for they have more than one word or a sign; the longest first.
    compound: Vec<String>,
}

/// Takes these names in place of those before; are they others?
pub(crate) fn replace(names: BTreeSet<String>) -> bool {
    let mut now = NAMES.write().unwrap_or_else(PoisonError::into_inner);
    if now.as_ref().map_or(names.is_empty(), |now| now.all == names) {
        return false;
    }
    *now = Some(Arc::new(Names::of(names)));
    true
}

/// The names there are now.
pub(crate) fn names() -> Arc<Names> {
    NAMES.read().unwrap_or_else(PoisonError::into_inner).clone().unwrap_or_default()
}

impl Names {
    pub(crate) fn of(all: BTreeSet<String>) -> Self {
        let several = |name: &&String| name.trim().contains(|c: char| !c.is_alphanumeric());
        let mut compound: Vec<String> = all.iter().filter(several).cloned().collect();
        compound.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Self { all, compound }
    }

    /// Is it one of them?
    pub(crate) fn has(&self, name: &str) -> bool {
        self.all.contains(name)
    }

    /// A sentence with a mark in place of every name of several words in it, and those names by their marks.
    pub(crate) fn set_apart<'n>(&'n self, sentence: &str) -> (String, Vec<&'n str>) {
        let (mut text, mut found) = (sentence.to_owned(), Vec::new());
        for name in self.compound.iter().filter(|name| sentence.contains(name.as_str())) {
            if let Some(mark) = mark(found.len())
                && let Some(marked) = with_mark(&text, name, mark)
            {
                text = marked;
                found.push(name.as_str());
            }
        }
        (text, found)
    }
}

/// The names in place of their marks.
pub(crate) fn put_back(text: &str, found: &[&str]) -> String {
    let name = |n: usize| found.get(n).map(|name| (*name).to_owned());
    let of = |letter: char| usize::try_from(u32::from(letter).checked_sub(FIRST_MARK)?).ok().and_then(name);
    text.chars().map(|letter| of(letter).unwrap_or_else(|| letter.to_string())).collect()
}

fn mark(n: usize) -> Option<char> {
    char::from_u32(FIRST_MARK + u32::try_from(n).ok().filter(|_| n < MOST)?)
}

/// A text with a mark where the name stands by itself; `None` where it nowhere does.
fn with_mark(text: &str, name: &str, mark: char) -> Option<String> {
    let alone = |at: usize| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + name.len()..).and_then(|after| after.chars().next());
        ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    };
    let (mut marked, mut done) = (String::new(), 0);
    for (at, _) in text.match_indices(name).filter(|(at, _)| alone(*at)) {
        marked.push_str(text.get(done..at)?);
        marked.push(mark);
        done = at + name.len();
    }
    marked.push_str(text.get(done..)?);
    (done > 0).then_some(marked)
}

#[cfg(test)]
mod tests {
    use super::{Names, put_back};

    fn names(all: &[&str]) -> Names {
        Names::of(all.iter().map(|name| (*name).to_owned()).collect())
    }

    #[test]
    fn the_longest_name_is_set_apart_where_it_stands_by_itself() {
        let names = names(&["Great battery, left", "Great battery", "Old Horse", "Guard"]);
        let (marked, found) =
            names.set_apart("Great battery, left fires on Great battery: 1 hit; Old Horses run");
        assert_eq!(found, ["Great battery, left", "Great battery"]);
        assert_eq!(marked, "\u{e000} fires on \u{e001}: 1 hit; Old Horses run");
        assert_eq!(
            put_back(&marked, &found),
            "Great battery, left fires on Great battery: 1 hit; Old Horses run"
        );
        assert!(names.has("Guard") && !names.has("Horse"));
    }
}
