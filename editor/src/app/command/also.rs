//! What commands are called elsewhere, so that the palette finds them under the names people bring with
//! them from other programs.
//!
//! Must not know how they are looked for.

use oblique_text::Text;

/// Words by the id of the command.
const WORDS: &[(&str, Text)] = &[
    ("map.numbers", Text("commands-number-the-hexes-renumber")),
    ("map.number", Text("commands-begin-the-hex-numbers-here-renumber-from")),
    ("tool.board", Text("commands-resize-grow-crop-canvas-size")),
    ("map.make_up", Text("commands-make-up-ground-random-map")),
    ("map.reshape", Text("commands-stand-the-hexes-the-other-way-change")),
    ("map.flip_left_right", Text("commands-mirror-the-map")),
    ("map.flip_top_bottom", Text("commands-mirror-the-map")),
    ("map.turn_right", Text("commands-turn-the-map")),
    ("map.turn_left", Text("commands-turn-the-map")),
    ("map.turn_half", Text("commands-turn-upside-down-rotate-by-180")),
    ("lines.turn", Text("commands-turn-the-line-round")),
    ("lines.mend", Text("commands-mend-the-line")),
    ("area.fill", Text("commands-terrain-in-hand")),
    ("area.again", Text("commands-the-hexes-selected-last")),
    ("area.rim", Text("commands-rim-outline")),
    ("area.stamp", Text("commands-keep-as-a-stamp")),
    ("paint.own_brush", Text("commands-brush-of-the-selected-shape-custom-brush")),
    ("paint.center", Text("commands-middle-of-the-symmetry-here")),
    ("analysis.view", Text("commands-viewshed-visible-hexes")),
    ("analysis.sight", Text("commands-los")),
    ("analysis.reach", Text("commands-movement-range")),
    ("analysis.times", Text("commands-isochrones")),
    ("analysis.pockets", Text("commands-hexes-no-unit-can-reach")),
    ("panel.section", Text("commands-cross-section-elevation-profile")),
    ("tool.fill", Text("commands-bucket-flood-fill")),
    ("tool.eyedropper", Text("commands-pick-a-colour-sample")),
    ("tool.scissors", Text("commands-cut-a-road-split")),
    ("tool.measure", Text("commands-ruler-distance")),
    ("tool.scatter", Text("commands-spray-mixed-woods")),
    ("tool.wand", Text("commands-select-alike-contiguous")),
    ("tool.place", Text("commands-set-down-deploy")),
    ("tool.entry", Text("commands-reinforcements-arrivals")),
    ("panel.schedule", Text("commands-reinforcements-arrivals")),
    ("panel.problems", Text("commands-errors-mend-validate")),
    ("panel.scenario", Text("commands-national-traits-nations-sides-turns-losses")),
    ("panel.set_ups", Text("commands-set-ups-alternative-deployments-variants")),
    ("roster.change_many", Text("commands-change-many-mass-edit")),
    ("roster.template", Text("commands-insert-units")),
    ("roster.keep_template", Text("commands-keep-as-a-template")),
    ("edit.preferences", Text("commands-language-english-german-settings-options")),
    ("file.gallery", Text("commands-start-page-welcome-examples-included")),
    ("file.pick_up", Text("commands-random-battle-meeting-engagement-skirmish")),
    ("file.from_map", Text("commands-convert-a-map-into-a-new-battle")),
    ("sheets.guided", Text("commands-convert-a-map-trace-scan-georeference")),
    ("sheets.add", Text("commands-convert-a-map-import-scan-photograph")),
    ("sheets.recipe", Text("commands-convert-a-map-again-recipe")),
    ("panel.guided", Text("commands-convert-a-map-trace-scan-georeference")),
    ("panel.sheets", Text("commands-convert-scan-georeference-neat-line")),
    ("panel.teach", Text("commands-convert-classify-terrain-of-a-scan")),
    ("panel.map-lines", Text("commands-convert-trace-lines-of-a-scan")),
    ("panel.contours", Text("commands-convert-trace-contours-of-a-scan")),
    ("sheets.vectors", Text("commands-convert-gis-shapefile-geojson")),
    ("file.from_heights", Text("commands-new-battle-from-elevation")),
    ("sheets.heights", Text("commands-elevation-hills-dem")),
    ("file.print_kit", Text("commands-print-and-play-counters-cards-charts")),
    ("file.export_picture", Text("commands-export-a-drawing-svg-png-image-screenshot")),
    ("file.change_rules", Text("commands-convert-to-another-ruleset")),
    ("battle.open", Text("commands-take-up-a-battle-resume-load")),
    ("help.manual", Text("commands-manual-rules-help-documentation")),
    ("help.shortcuts", Text("commands-keys-hotkeys-customise")),
    ("help.tour", Text("commands-tutorial")),
    ("file.quit", Text("commands-exit-close")),
    ("view.palette", Text("commands-commands")),
    ("view.fit", Text("commands-fit-the-board-zoom-to-all")),
    ("view.problems", Text("commands-marks-of-problems")),
    ("view.objectives", Text("commands-marks-of-objectives")),
];

/// What a command is called elsewhere; empty where it has no other name.
#[must_use]
pub fn also(id: &str) -> &'static str {
    WORDS.iter().find(|(known, _)| *known == id).map_or("", |(_, words)| words.get())
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::app::command::{commands, score};
    use oblique_text::Text;

    /// The command led to by words of a language.
    fn led_to(language: &str, query: &str) -> Vec<&'static str> {
        let words = |key: &str| {
            let path = format!("{}/../assets/languages/{language}/commands.ftl", env!("CARGO_MANIFEST_DIR"));
            let texts = std::fs::read_to_string(path).expect("the texts of the language");
            let start = format!("{key} = ");
            texts.lines().find_map(|line| line.strip_prefix(&start).map(str::to_owned)).unwrap_or_default()
        };
        let fits = |text: &Text| score(query, &words(text.0)).is_some();
        WORDS.iter().filter(|(_, text)| fits(text)).map(|(id, _)| *id).collect()
    }

    #[test]
    fn a_map_is_converted_in_both_languages() {
        let ways = [
            ("en", ["convert", "trace", "scan", "georeference"]),
            ("de", ["umwandeln", "nachzeichnen", "Scan", "georeferenzieren"]),
        ];
        for (language, queries) in ways {
            for query in queries {
                let found = led_to(language, query);
                assert!(found.contains(&"sheets.guided"), "{language}, {query}: {found:?}");
            }
            assert!(led_to(language, queries[0]).contains(&"file.from_map"), "{language}");
        }
    }

    #[test]
    fn every_other_name_is_one_of_a_command() {
        let all = commands();
        for (id, words) in WORDS {
            assert!(all.iter().any(|command| command.id == *id), "{id} ({words})");
        }
    }
}
