//! The fonts of the interface have a glyph for every character that it shows of itself, in any of its families, and for
//! the letters battles are written in; pictures of faces and things they do not have, which would be half a megabyte.

use egui::{FontFamily, FontId};
use oblique_ui::theme;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Where texts are that the interface shows, under the root of the repository, and how their files end.
const TEXTS: &[(&str, &str)] = &[
    ("assets", "ftl"),
    ("assets", "ron"),
    ("assets/rulesets", "md"),
    ("docs/handbook", "md"),
    ("scenarios", "ron"),
    ("editor", "rs"),
    ("engine/rules", "rs"),
    ("engine/rulesets", "rs"),
    ("engine/roster", "rs"),
    ("engine/scenario", "rs"),
];
/// Signs and letters that users may meet in titles and names: of the Latin, Greek and Cyrillic scripts.
const LETTERS: &[std::ops::RangeInclusive<char>] =
    &['\u{a1}'..='\u{ac}', '\u{ae}'..='\u{17f}', 'Ά'..='Ά', 'Έ'..='Ί', 'Α'..='Ρ', 'Σ'..='ώ', 'Ѐ'..='џ'];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder that end so.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|its| its == ending) {
            found.push(path);
        }
    }
}

/// What of a file may be shown: of code what is no comment.
fn shown(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    if path.extension().is_none_or(|ending| ending != "rs") {
        return text;
    }
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect()
}

#[test]
fn every_character_of_the_interface_has_a_glyph() {
    let ctx = egui::Context::default();
    theme::install(&ctx);
    ctx.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
    let mut characters: BTreeMap<char, PathBuf> = BTreeMap::new();
    for (folder, ending) in TEXTS {
        let mut found = Vec::new();
        files(&root().join(folder), ending, &mut found);
        assert!(!found.is_empty(), "no .{ending} below {folder}");
        for path in found {
            for c in shown(&path).chars().filter(|c| !c.is_whitespace()) {
                characters.entry(c).or_insert_with(|| path.clone());
            }
        }
    }
    for c in LETTERS.iter().cloned().flatten() {
        characters.entry(c).or_default();
    }
    assert!(characters.len() > 400, "only {} characters were found", characters.len());
    let [body, heading] = [egui::TextStyle::Body, egui::TextStyle::Heading]
        .map(|style| ctx.global_style().text_styles[&style].family.clone());
    ctx.fonts_mut(|fonts| {
        for family in [body, heading, FontFamily::Monospace] {
            let font = FontId::new(14.0, family);
            let missing: Vec<_> = characters.iter().filter(|(c, _)| !fonts.has_glyph(&font, **c)).collect();
            assert!(missing.is_empty(), "{:?} has no {missing:?}", font.family);
        }
        let names: Vec<&str> = fonts.definitions().font_data.keys().map(String::as_str).collect();
        assert_eq!(names, ["Hack", "Ubuntu-Light", "egui-icons", "serif"]);
    });
}
