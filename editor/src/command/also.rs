//! What commands are called elsewhere, so that the palette finds them under the names people bring with
//! them from other programs.
//!
//! Must not know how they are looked for.

/// Words by the id of the command.
const WORDS: &[(&str, &str)] = &[
    ("map.numbers", "Renumber"),
    ("map.number", "Renumber from here"),
    ("tool.board", "Resize, grow, crop, canvas size"),
    ("map.make_up", "Generate terrain, random map"),
    ("map.reshape", "Change layout, flat or pointy top"),
    ("map.flip_left_right", "Mirror the map"),
    ("map.flip_top_bottom", "Mirror the map"),
    ("map.turn_right", "Rotate the map"),
    ("map.turn_left", "Rotate the map"),
    ("map.turn_half", "Rotate by 180"),
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
    ("panel.scenario", "National traits, nations, sides, turns, losses"),
    ("panel.set_ups", "Alternative deployments, variants"),
    ("help.shortcuts", "Keys, hotkeys, customise"),
    ("help.tour", "Tutorial"),
    ("file.quit", "Exit, close"),
    ("view.palette", "Commands"),
    ("view.fit", "Zoom to all"),
];

/// What a command is called elsewhere; empty where it has no other name.
#[must_use]
pub fn also(id: &str) -> &'static str {
    WORDS.iter().find(|(known, _)| *known == id).map_or("", |(_, words)| words)
}

#[cfg(test)]
mod tests {
    use super::WORDS;
    use crate::command::commands;

    #[test]
    fn every_other_name_is_one_of_a_command() {
        let all = commands();
        for (id, words) in WORDS {
            assert!(all.iter().any(|command| command.id == *id), "{id} ({words})");
        }
    }
}
