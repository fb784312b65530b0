//! The pages of the handbook in languages other than English: a folder of `docs/handbook` and a list here for each.
//!
//! Must not know how they are drawn, nor in which order they stand.

use oblique_text::Language;

/// Pages by the file names of the English ones, without the ending.
type Pages = &'static [(&'static str, &'static str)];

/// Those in German. The pages for who writes programs are English.
const GERMAN: Pages = &[
    ("first-evening", include_str!("../../../../docs/handbook/de/first-evening.md")),
    ("whole-battle", include_str!("../../../../docs/handbook/de/whole-battle.md")),
    ("map-room", include_str!("../../../../docs/handbook/de/map-room.md")),
    ("historical-maps", include_str!("../../../../docs/handbook/de/historical-maps.md")),
    ("vectors", include_str!("../../../../docs/handbook/de/vectors.md")),
    ("recipes", include_str!("../../../../docs/handbook/de/recipes.md")),
    ("other-programs", include_str!("../../../../docs/handbook/de/other-programs.md")),
    ("print-kit", include_str!("../../../../docs/handbook/de/print-kit.md")),
    ("heights", include_str!("../../../../docs/handbook/de/heights.md")),
    ("lines", include_str!("../../../../docs/handbook/de/lines.md")),
    ("selection", include_str!("../../../../docs/handbook/de/selection.md")),
    ("analysis", include_str!("../../../../docs/handbook/de/analysis.md")),
    ("order-of-battle", include_str!("../../../../docs/handbook/de/order-of-battle.md")),
    ("bulk-edit", include_str!("../../../../docs/handbook/de/bulk-edit.md")),
    ("spreadsheets", include_str!("../../../../docs/handbook/de/spreadsheets.md")),
    ("deployment", include_str!("../../../../docs/handbook/de/deployment.md")),
    ("schedule", include_str!("../../../../docs/handbook/de/schedule.md")),
    ("sources", include_str!("../../../../docs/handbook/de/sources.md")),
    ("problems", include_str!("../../../../docs/handbook/de/problems.md")),
    ("playing", include_str!("../../../../docs/handbook/de/playing.md")),
    ("time-bar", include_str!("../../../../docs/handbook/de/time-bar.md")),
    ("trials", include_str!("../../../../docs/handbook/de/trials.md")),
    ("files", include_str!("../../../../docs/handbook/de/files.md")),
    ("places", include_str!("../../../../docs/handbook/de/places.md")),
    ("shortcuts", include_str!("../../../../docs/handbook/de/shortcuts.md")),
];

/// Those of a language by its code.
const TRANSLATED: &[(&str, Pages)] = &[("de", GERMAN)];

/// The text of a page in a language; `None` where it is to be read in English.
pub(super) fn text(id: &str, language: Language) -> Option<&'static str> {
    let (_, pages) = TRANSLATED.iter().find(|(code, _)| *code == language.code())?;
    pages.iter().find(|(page, _)| *page == id).map(|(_, text)| *text)
}

/// The heading a text begins with.
pub(super) fn heading(text: &'static str) -> Option<&'static str> {
    text.lines().next()?.strip_prefix("# ")
}

#[cfg(test)]
mod tests {
    use super::{TRANSLATED, heading, text};
    use crate::app::handbook::pages::pages_in;
    use crate::app::handbook::text::{Piece, pieces};
    use oblique_text::Language;

    /// What must be alike in every language: the ids of commands, in their order, and the headings by their level.
    fn bones(text: &str) -> (Vec<&str>, Vec<usize>) {
        let ids = text.split('{').skip(1).filter_map(|part| part.split('}').next()).collect();
        let level = |line: &str| line.bytes().take_while(|byte| *byte == b'#').count();
        (ids, text.lines().map(level).filter(|level| *level > 0).collect())
    }

    #[test]
    fn translated_pages_have_the_keys_and_headings_of_the_english_ones() {
        for (code, pages) in TRANSLATED {
            let language = Language::all().find(|language| language.code() == *code).expect("a language");
            for (id, words) in *pages {
                let english =
                    pages_in(Language::ENGLISH).find(|page| page.id == *id).expect("an English page");
                let (mut theirs, mut ours) = (bones(english.text), bones(words));
                theirs.0.sort_unstable();
                ours.0.sort_unstable();
                assert_eq!(ours, theirs, "{code}: {id}");
                assert!(heading(words).is_some(), "{code}: {id} begins with its title");
            }
            for page in pages_in(language) {
                assert_eq!(text(page.id, language).unwrap_or(page.text), page.text);
            }
        }
    }

    #[test]
    fn links_of_translated_pages_lead_to_pages() {
        for (id, words) in TRANSLATED.iter().flat_map(|(_, pages)| pages.iter()) {
            for piece in words.lines().flat_map(pieces) {
                if let Piece::Link { to, .. } = piece {
                    assert!(crate::app::handbook::pages::linked(to).is_some(), "{id}: {to}");
                }
            }
        }
    }
}
