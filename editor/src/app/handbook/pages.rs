//! The pages of the handbook, from `docs/handbook`, and which of them is about what.
//!
//! Must not know how they are drawn.

use super::translations;
use oblique_text::{Language, language};

/// The sources by their file names without the ending.
const SOURCES: &[(&str, &str)] = &[
    ("first-evening", include_str!("../../../../docs/handbook/first-evening.md")),
    ("whole-battle", include_str!("../../../../docs/handbook/whole-battle.md")),
    ("map-room", include_str!("../../../../docs/handbook/map-room.md")),
    ("historical-maps", include_str!("../../../../docs/handbook/historical-maps.md")),
    ("vectors", include_str!("../../../../docs/handbook/vectors.md")),
    ("recipes", include_str!("../../../../docs/handbook/recipes.md")),
    ("other-programs", include_str!("../../../../docs/handbook/other-programs.md")),
    ("print-kit", include_str!("../../../../docs/handbook/print-kit.md")),
    ("heights", include_str!("../../../../docs/handbook/heights.md")),
    ("lines", include_str!("../../../../docs/handbook/lines.md")),
    ("selection", include_str!("../../../../docs/handbook/selection.md")),
    ("analysis", include_str!("../../../../docs/handbook/analysis.md")),
    ("order-of-battle", include_str!("../../../../docs/handbook/order-of-battle.md")),
    ("bulk-edit", include_str!("../../../../docs/handbook/bulk-edit.md")),
    ("spreadsheets", include_str!("../../../../docs/handbook/spreadsheets.md")),
    ("deployment", include_str!("../../../../docs/handbook/deployment.md")),
    ("schedule", include_str!("../../../../docs/handbook/schedule.md")),
    ("sources", include_str!("../../../../docs/handbook/sources.md")),
    ("problems", include_str!("../../../../docs/handbook/problems.md")),
    ("playing", include_str!("../../../../docs/handbook/playing.md")),
    ("time-bar", include_str!("../../../../docs/handbook/time-bar.md")),
    ("trials", include_str!("../../../../docs/handbook/trials.md")),
    ("files", include_str!("../../../../docs/handbook/files.md")),
    ("places", include_str!("../../../../docs/handbook/places.md")),
    ("browser", include_str!("../../../../docs/handbook/browser.md")),
    ("shortcuts", include_str!("../../../../docs/handbook/shortcuts.md")),
    ("command-line", include_str!("../../../../docs/handbook/command-line.md")),
    ("ruleset-writing", include_str!("../../../../docs/handbook/ruleset-writing.md")),
];

/// The contents, as mdBook reads them.
const SUMMARY: &str = include_str!("../../../../docs/handbook/SUMMARY.md");

/// The page the handbook opens at first.
pub(super) const FIRST: &str = "first-evening";

/// A page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Page {
    /// The name of its file without the ending.
    pub id: &'static str,
    /// Its title in the contents.
    pub title: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// Every page in the language of the interface, in the order of the contents.
pub(super) fn pages() -> impl Iterator<Item = Page> {
    pages_in(language())
}

/// Every page in a language, those it lacks in English, in the order of the contents.
pub(super) fn pages_in(language: Language) -> impl Iterator<Item = Page> {
    SUMMARY.lines().filter_map(move |line| {
        let (title, file) = line.trim().strip_prefix("- [")?.strip_suffix(')')?.split_once("](")?;
        let (id, text) = SOURCES.iter().find(|(id, _)| Some(*id) == file.strip_suffix(".md"))?;
        let translated = translations::text(id, language)
            .and_then(|text| Some(Page { id, title: translations::heading(text)?, text }));
        Some(translated.unwrap_or(Page { id, title, text }))
    })
}

/// The page a link of another one leads to: `files.md`, or `../files.md` where a language has no page of its own.
pub(super) fn linked(file: &str) -> Option<Page> {
    page(file.trim_start_matches("../").strip_suffix(".md")?)
}

/// The page of an id.
pub(super) fn page(id: &str) -> Option<Page> {
    pages().find(|page| page.id == id)
}

/// The page about a panel; `None` if it is about no panel of that id.
pub(super) fn of_panel(panel: &str) -> Option<&'static str> {
    Some(match panel {
        "analysis" | "section" => "analysis",
        "layers" | "stamps" | "objectives" => "map-room",
        "vectors" => "vectors",
        "guided" | "sheets" | "teach" | "map-lines" | "contours" | "heights" => "historical-maps",
        "history" | "compare" => "files",
        "inspector" | "order_of_battle" | "roster" | "scenario" => "order-of-battle",
        "notes" => "sources",
        "problems" => "problems",
        "rules_comparison" => "playing",
        "trials" => "trials",
        "reserve" | "set_ups" => "deployment",
        "schedule" => "schedule",
        _ => return None,
    })
}

/// The page about a tool.
pub(super) fn of_tool(tool: &str) -> &'static str {
    match tool {
        "elevation" | "contour" | "ramp" => "heights",
        "sheet" => "historical-maps",
        "road" | "stream" | "scissors" => "lines",
        "analyse" | "measure" => "analysis",
        "unit" | "place" | "line_of_battle" | "march_column" | "zone" | "exits" => "deployment",
        "entry" => "schedule",
        "wand" => "selection",
        tool if tool.starts_with("select") => "selection",
        _ => "map-room",
    }
}

#[cfg(test)]
mod tests {
    use super::{FIRST, SOURCES, SUMMARY, of_panel, of_tool, page, pages};
    use crate::app::command::commands;
    use crate::app::handbook::text::{FENCE, Piece, pieces};
    use crate::panels::PANELS;
    use crate::tools::TOOLS;

    #[test]
    fn every_entry_of_the_contents_has_a_page_with_its_title() {
        let entries = SUMMARY.lines().filter(|line| line.starts_with("- ")).count();
        assert_eq!((pages().count(), SOURCES.len()), (entries, entries));
        assert!(page(FIRST).is_some());
        for page in pages() {
            assert_eq!(page.text.lines().next(), Some(format!("# {}", page.title).as_str()));
        }
    }

    #[test]
    fn links_lead_to_pages_and_keys_are_those_of_commands() {
        let all = commands();
        for page in pages() {
            for piece in page.text.lines().flat_map(pieces) {
                if let Piece::Link { to, .. } = piece {
                    assert!(super::linked(to).is_some(), "{}: {to}", page.id);
                }
            }
            // Braces in an example are the example's.
            let words: String = page.text.split(FENCE).step_by(2).collect();
            for part in words.split('{').skip(1) {
                let id = part.split('}').next().unwrap_or_default();
                assert!(all.iter().any(|command| command.id == id), "{}: no command {id}", page.id);
            }
        }
    }

    #[test]
    fn guides_of_rulesets_begin_with_a_heading_and_name_keys_of_commands() {
        let all = commands();
        for guide in oblique_rulesets::RULESETS.iter().filter_map(|ruleset| ruleset.guide()) {
            assert!(guide.starts_with("# "));
            for part in guide.split('{').skip(1) {
                let id = part.split('}').next().unwrap_or_default();
                assert!(all.iter().any(|command| command.id == id), "no command {id}");
            }
        }
    }

    #[test]
    fn panels_and_tools_have_pages() {
        for panel in PANELS.iter().map(|make| make()) {
            let found = of_panel(panel.id()).and_then(page);
            assert!(found.is_some(), "nothing is said of the panel {}", panel.id());
        }
        for tool in TOOLS.iter().map(|entry| entry.description) {
            assert!(page(of_tool(tool.id)).is_some(), "nothing is said of the tool {}", tool.id);
        }
    }
}
