//! Which languages there are and which of them is spoken. Must not know what a text is.

use crate::number::Marks;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The files of a language: its folder in `assets/languages`, a file a room of the editor.
macro_rules! files {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../../assets/languages/", $folder, "/army.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/commands.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/context.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/conversion.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/files.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/panels.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/play.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/tools.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/windows.ftl")),
        ]
    };
}

/// A language of the interface: an index into the list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Language(usize);

/// A row of the list.
struct Row {
    /// Code of ISO 639: 'de'.
    code: &'static str,
    /// What it calls itself.
    name: &'static str,
    /// Are nouns written with a capital letter inside sentences?
    large_nouns: bool,
    /// In its numbers.
    marks: Marks,
    /// Its texts.
    files: &'static [&'static str],
}

/// Every language, the one that has every text first; to add one is a folder and a line here.
const LANGUAGES: &[Row] = &[
    Row { code: "en", name: "English", large_nouns: false, marks: Marks::ENGLISH, files: files!("en") },
    Row {
        code: "de",
        name: "Deutsch",
        large_nouns: true,
        marks: Marks { thousands: '.', decimal: ',', percent: " %" },
        files: files!("de"),
    },
];

/// How many there are.
pub(crate) const COUNT: usize = LANGUAGES.len();

/// The one that is spoken.
static SPOKEN: AtomicUsize = AtomicUsize::new(0);
/// The system's.
static SYSTEMS: AtomicUsize = AtomicUsize::new(0);

impl Language {
    /// The language that has every text.
    pub const ENGLISH: Self = Self(0);

    /// Every language.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNT).map(Self)
    }

    /// Its code: 'de'.
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].code
    }

    /// What it calls itself: 'Deutsch'.
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].name
    }

    /// The language of that code or locale: of 'de', 'de-AT' and `de_DE.UTF-8` alike. `None` where there is none.
    pub fn of(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::all().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Are nouns written with a capital letter inside sentences?
    pub(crate) fn writes_nouns_large(self) -> bool {
        LANGUAGES[self.0].large_nouns
    }

    /// What stands in its numbers.
    pub(crate) fn marks(self) -> Marks {
        LANGUAGES[self.0].marks
    }

    /// Its texts, file by file.
    pub fn files(self) -> &'static [&'static str] {
        LANGUAGES[self.0].files
    }

    /// Its place in the list.
    pub(crate) fn index(self) -> usize {
        self.0
    }
}

/// The language of the interface: English before another is set.
pub fn language() -> Language {
    Language(SPOKEN.load(Ordering::Relaxed).min(COUNT - 1))
}

/// Says which locale the system has ('de_DE.UTF-8'), once, by whoever starts the program. Tests never do: they are in
/// English everywhere.
pub fn set_system(locale: &str) {
    let language = Language::of(locale).unwrap_or(Language::ENGLISH);
    SYSTEMS.store(language.0, Ordering::Relaxed);
}

/// Makes the language of that code the interface's, of the whole process: texts asked for from now on are in it. Where
/// the code is empty or none of ours, it is the system's language, and English where that is none of ours.
pub fn speak(code: &str) {
    let language = Language::of(code).map_or_else(|| SYSTEMS.load(Ordering::Relaxed), Language::index);
    SPOKEN.store(language, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_language_is_found_by_the_locales_of_systems() {
        for locale in ["de", "de-AT", "de_DE.UTF-8", "DE"] {
            assert_eq!(Language::of(locale).map(Language::code), Some("de"), "{locale}");
        }
        assert_eq!(Language::of("en_GB"), Some(Language::ENGLISH));
        for locale in ["fr_FR", "C", "POSIX", "", "deutsch"] {
            assert_eq!(Language::of(locale), None, "{locale}");
        }
    }
}
