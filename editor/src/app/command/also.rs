//! What commands are called elsewhere, so that the palette finds them under the names people bring with
//! them from other programs.
//!
//! Must not know how they are looked for.

/// Words by the id of the command.
const WORDS: &[(&str, &str)] = &[
    ("map.numbers", "Number the hexes, renumber"),
    ("map.number", "Begin the hex numbers here, renumber from here"),
    ("tool.board", "Resize, grow, crop, canvas size"),
    ("map.make_up", "Make up ground, random map"),
    ("map.reshape", "Stand the hexes the other way, change layout"),
    ("map.flip_left_right", "Mirror the map"),
    ("map.flip_top_bottom", "Mirror the map"),
    ("map.turn_right", "Turn the map"),
    ("map.turn_left", "Turn the map"),
    ("map.turn_half", "Turn upside down, rotate by 180"),
    ("lines.turn", "Turn the line round"),
    ("lines.mend", "Mend the line"),
    ("area.fill", "Terrain in hand"),
    ("area.again", "The hexes selected last"),
    ("area.rim", "Rim, outline"),
    ("area.stamp", "Keep as a stamp"),
    ("paint.own_brush", "Brush of the selected shape, custom brush"),
    ("paint.center", "Middle of the symmetry here"),
    ("analysis.view", "Viewshed, visible hexes"),
    ("analysis.sight", "LOS"),
    ("analysis.reach", "Movement range"),
    ("analysis.times", "Isochrones"),
    ("analysis.pockets", "Hexes no unit can reach"),
    ("panel.section", "Cross-section, elevation profile"),
    ("tool.fill", "Bucket, flood fill"),
    ("tool.eyedropper", "Pick a colour, sample"),
    ("tool.scissors", "Cut a road, split"),
    ("tool.measure", "Ruler, distance"),
    ("tool.scatter", "Spray, mixed woods"),
    ("tool.wand", "Select alike, contiguous"),
    ("tool.place", "Set down, deploy"),
    ("tool.entry", "Reinforcements, arrivals"),
    ("panel.schedule", "Reinforcements, arrivals"),
    ("panel.problems", "Errors, mend, validate"),
    ("panel.scenario", "National traits, nations, sides, turns, losses, on the day"),
    ("panel.set_ups", "Set-ups, alternative deployments, variants"),
    ("roster.change_many", "Change many, mass edit"),
    ("roster.template", "Insert units"),
    ("roster.keep_template", "Keep as a template"),
    ("file.gallery", "Start page, welcome, examples, included battles, recent files"),
    ("file.pick_up", "Random battle, meeting engagement, skirmish"),
    ("file.from_map", "New battle from a scan"),
    ("file.print_kit", "Print and play, counters, cards, charts, roster, turn track, PDF, paper game"),
    ("file.export_picture", "Export a drawing (SVG), PNG, image, screenshot, print the map, poster"),
    ("file.change_rules", "Convert to another ruleset"),
    ("battle.open", "Take up a battle, resume, load"),
    ("help.manual", "Manual, rules, help, documentation"),
    ("help.shortcuts", "Keys, hotkeys, customise"),
    ("help.tour", "Tutorial"),
    ("file.quit", "Exit, close"),
    ("view.palette", "Commands"),
    ("view.fit", "Fit the board, zoom to all"),
    ("view.problems", "Marks of problems"),
    ("view.objectives", "Marks of objectives"),
];

/// What a command is called elsewhere; empty where it has no other name.
#[must_use]
pub fn also(id: &str) -> &'static str {
    WORDS.iter().find(|(known, _)| *known == id).map_or("", |(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::app::command::commands;

    #[test]
    fn every_other_name_is_one_of_a_command() {
        let all = commands();
        for (id, words) in WORDS {
            assert!(all.iter().any(|command| command.id == *id), "{id} ({words})");
        }
    }
}
