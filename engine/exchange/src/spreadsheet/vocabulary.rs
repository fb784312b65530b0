//! What the words of a sheet may mean: the things of a catalog by their ids, and by their names in every language.
//!
//! Must not know which languages there are: the names are handed in.

use super::column::fold;
use oblique_rules::catalog::Catalog;

/// Names of things in the order of their letters, each with what the same is called in other languages.
pub type Names = &'static [(&'static str, &'static [&'static str])];

/// What a sheet is read by.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary<'a> {
    /// What there is, with the names that are shown to whoever reads the sheet in.
    pub catalog: &'a Catalog,
    /// What the same is called in other languages, those of the catalog's own names among them; nothing of it, and only the
    /// catalog's names are understood.
    pub names: Names,
}

impl<'a> Vocabulary<'a> {
    /// The things of a catalog by their names in every language.
    #[must_use]
    pub const fn new(catalog: &'a Catalog, names: Names) -> Self {
        Self { catalog, names }
    }

    /// The thing a word means: by its id or name as it is written, else as it sounds, else by its name in another language.
    /// `of` says what a thing's id and name are.
    pub(super) fn find<'t, T>(
        self,
        things: impl IntoIterator<Item = &'t T, IntoIter: Clone>,
        word: &str,
        of: impl Fn(&'t T) -> (&'t str, &'t str),
    ) -> Option<&'t T> {
        let (things, word, wanted) = (things.into_iter(), word.trim(), fold(word));
        let exact = |thing: &&'t T| <[&str; 2]>::from(of(thing)).contains(&word);
        let folded = |thing: &&'t T| <[&str; 2]>::from(of(thing)).iter().any(|name| fold(name) == wanted);
        let elsewhere = |thing: &&'t T| self.calls(of(thing).1, &wanted);
        let found = things.clone().find(exact).or_else(|| things.clone().find(folded));
        found.or_else(|| things.clone().find(elsewhere))
    }

    /// Is a folded word what something of that name is called in another language?
    pub(super) fn calls(self, name: &str, wanted: &str) -> bool {
        self.others(name).iter().any(|other| fold(other) == wanted)
    }

    /// What something of that name is called in other languages.
    pub(super) fn others(self, name: &str) -> &'static [&'static str] {
        let at = self.names.binary_search_by(|(own, _)| (*own).cmp(name)).ok();
        at.and_then(|at| self.names.get(at)).map_or(&[], |(_, others)| others)
    }
}

impl<'a> From<&'a Catalog> for Vocabulary<'a> {
    fn from(catalog: &'a Catalog) -> Self {
        Self::new(catalog, &[])
    }
}
