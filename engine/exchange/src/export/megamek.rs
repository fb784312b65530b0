//! Boards for `MegaMek`: a line of text a hex.

use super::{Battle, ExportError, Exported, Exporter, Lost};
use oblique_board::Path;
use oblique_board::hex::{Hex, Hour, Layout, Orientation, Shift};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What ground and lines become.
const TABLE: &str = include_str!("../../../../assets/exports/megamek.ron");
/// Hexes between two questions whether to go on.
const ASK_EVERY: usize = 16_384;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Codes {
    /// By the look of the ground.
    terrain: BTreeMap<String, String>,
    /// By the look of lines that run from hex to hex.
    lines: BTreeMap<String, String>,
}

/// Writes `.board` files.
#[derive(Clone, Copy, Debug)]
pub struct MegamekBoard;

impl Exporter for MegamekBoard {
    fn id(&self) -> &'static str {
        "megamek"
    }

    fn name(&self) -> &'static str {
        "MegaMek board"
    }

    fn description(&self) -> &'static str {
        "A board for MegaMek: ground, heights, roads, and names as notes."
    }

    fn plural(&self) -> &'static str {
        "MegaMek boards"
    }

    fn files(&self) -> &'static str {
        "MegaMek boards"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["board"]
    }

    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError> {
        let board = &battle.scenario.board;
        let layout = board.layout();
        if layout.is_empty() {
            return Err(ExportError::Unfit("The board has no hexes; give it a size first.".to_owned()));
        }
        if layout.orientation != Orientation::Flat {
            let why = "Boards of MegaMek have hexes with a flat side on top. Stand the hexes the other way first: Board, Stand the hexes the other way.";
            return Err(ExportError::Unfit(why.to_owned()));
        }
        let mut lost = Lost::default();
        // There the second column lies lower. Where ours does not, an empty column before all others makes it so.
        let before = u16::from(layout.shift == Shift::Even);
        if before > 0 {
            lost.add("An empty column was put before the first, as MegaMek's second column lies lower", None);
        }
        let codes: Codes = ron::from_str(TABLE).unwrap_or_default();
        let roads = roads(battle, &codes, &mut lost);
        let columns = u32::from(layout.width + before);
        let digits = if columns.max(u32::from(layout.height)) > 99 { 4 } else { 2 };
        let name = |hex: Hex| {
            let (column, row) = layout.col_row(hex);
            format!("{:0digits$}{:0digits$}", column + 1 + i32::from(before), row + 1)
        };
        let mut out = format!("size {columns} {}\n", layout.height);
        // Writing to a string does not fail.
        for row in (1..=layout.height).filter(|_| before > 0) {
            let _ = writeln!(out, "hex {:0digits$}{row:0digits$} 0 \"\" \"\"", 1);
        }
        for (at, hex) in layout.hexes().enumerate() {
            if at % ASK_EVERY == 0 && !go_on(at as f32 / layout.len() as f32) {
                return Err(ExportError::Cancelled);
            }
            let id = board.terrain_id(hex).unwrap_or_default();
            let look = battle.rules.catalog().terrain(id).map_or(id, |terrain| &terrain.look);
            let ground = codes.terrain.get(look).map_or_else(
                || {
                    lost.add(&format!("Ground of the sort '{look}' is left out"), Some(hex));
                    ""
                },
                String::as_str,
            );
            let road = roads.get(&at).map(|(code, exits)| format!("{code}:{exits}"));
            let all: Vec<&str> =
                [ground, road.as_deref().unwrap_or("")].into_iter().filter(|code| !code.is_empty()).collect();
            let level = board.level(hex).unwrap_or(0);
            let _ = writeln!(out, "hex {} {level} \"{}\" \"\"", name(hex), all.join(";"));
        }
        for label in board.labels().values().filter(|label| layout.contains(label.hex)) {
            let text = label.text.replace('"', "'").split_whitespace().collect::<Vec<_>>().join(" ");
            let _ = writeln!(out, "note {} \"{text}\"", name(label.hex));
        }
        out.push_str("end\n");
        beside_the_ground(battle, &mut lost);
        Ok(Exported { bytes: out.into_bytes(), beside: Vec::new(), notes: lost.sentences(layout) })
    }
}

/// The code of the line through each hex that has one, and through which sides it leaves, a bit each from the top
/// clockwise.
fn roads<'a>(battle: &Battle<'_>, codes: &'a Codes, lost: &mut Lost) -> BTreeMap<usize, (&'a str, u8)> {
    let layout = battle.scenario.board.layout();
    let mut roads: BTreeMap<usize, (&str, u8)> = BTreeMap::new();
    for feature in battle.scenario.board.features().values() {
        let look = battle.rules.catalog().linear(&feature.kind).map_or(&feature.kind, |line| &line.look);
        let first = feature.hexes(layout).first().copied();
        let (Path::Hexes(hexes), Some(code)) = (&feature.path, codes.lines.get(look)) else {
            lost.add(&format!("Lines of the sort '{look}' are left out"), first);
            continue;
        };
        for pair in hexes.windows(2) {
            for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                if let (Some(at), Some(bit)) = (on(layout, from), side(layout, from, to)) {
                    roads.entry(at).or_insert((code, 0)).1 |= bit;
                }
            }
        }
    }
    roads
}

fn on(layout: Layout, hex: Hex) -> Option<usize> {
    layout.contains(hex).then(|| layout.index(hex)).flatten()
}

/// The bit of the side that leads from a hex to its neighbour.
fn side(layout: Layout, from: Hex, to: Hex) -> Option<u8> {
    let hour = Hour::between(from, to, layout.orientation)?;
    let place = layout.orientation.sides().iter().position(|side| *side == hour)?;
    Some(1 << place)
}

/// What is no ground.
fn beside_the_ground(battle: &Battle<'_>, lost: &mut Lost) {
    let scenario = battle.scenario;
    for piece in scenario.pieces.values() {
        lost.add("Units are left out", piece.hex);
    }
    for objective in scenario.objectives.values() {
        lost.add("Objectives are left out", Some(objective.hex));
    }
}

#[cfg(test)]
mod tests {
    use super::{Codes, MegamekBoard, TABLE};
    use crate::export::{Battle, ExportError, Exporter};
    use crate::import::{self, Gathered, Imported, Importer, Parameters, Target};
    use oblique_board::hex::{Layout, Orientation, Shift};
    use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
    use oblique_rules::blank_on;
    use oblique_rulesets::RULESETS;
    use oblique_scenario::Scenario;

    fn battle(shift: Shift, side: u16) -> Scenario {
        let layout = Layout { shift, ..Layout::new(Orientation::Flat, side, 3) };
        let mut s = blank_on(RULESETS[0], layout, TerrainIx(0));
        let woods = s.board.terrain_ix("woods").unwrap();
        s.board.set_terrain(layout.at(1, 1), woods);
        s.board.set_level(layout.at(2, 2), 3);
        let second = if shift == Shift::Odd { layout.at(1, 0) } else { layout.at(1, 1) };
        let hexes = vec![layout.at(0, 0), second, layout.at(2, 1)];
        let road = Feature::new("road", Path::Hexes(hexes));
        s.board.put_feature(FeatureId("r".to_owned()), Some(road));
        let label = Label {
            text: "The \"old\" mill".to_owned(),
            hex: layout.at(2, 0),
            size: LabelSize::Small,
            angle_deg: 0,
        };
        s.board.put_label(LabelId("l".to_owned()), Some(label));
        s
    }

    fn there_and_back(s: &Scenario) -> (Scenario, Vec<crate::Note>) {
        let rules = RULESETS[0];
        let file = MegamekBoard.export(&Battle { scenario: s, rules, stem: "x" }, &mut |_| true).unwrap();
        let gathered = Gathered { bytes: file.bytes, ..Gathered::default() };
        let target = Target { scenario: s, rules };
        let made = import::MegamekBoard.import(
            &gathered.source("x.board", None),
            &target,
            &Parameters::default(),
            &mut |_| true,
        );
        let Ok(Imported::Scenario { scenario, notes, .. }) = made else { panic!("{made:?}") };
        assert_eq!(notes, Vec::<crate::Note>::new());
        (*scenario, file.notes)
    }

    #[test]
    fn ground_heights_roads_and_names_come_back() {
        for side in [3, 120] {
            let s = battle(Shift::Odd, side);
            let (back, notes) = there_and_back(&s);
            assert!(notes.is_empty(), "{notes:?}");
            assert_eq!(back.board.terrain_cells(), s.board.terrain_cells());
            assert_eq!(back.board.level_cells(), s.board.level_cells());
            let paths =
                |s: &Scenario| s.board.features().values().map(|f| f.path.clone()).collect::<Vec<_>>();
            assert_eq!(paths(&back), paths(&s));
            assert_eq!(back.board.labels().values().next().unwrap().text, "The 'old' mill");
        }
    }

    #[test]
    fn a_board_staggered_the_other_way_gets_a_column_before_and_hexes_stay_neighbours() {
        let s = battle(Shift::Even, 3);
        let (back, notes) = there_and_back(&s);
        assert!(notes[0].contains("An empty column"), "{notes:?}");
        let layout = back.board.layout();
        assert_eq!((layout.width, layout.shift), (4, Shift::Odd));
        assert_eq!(back.board.terrain_id(layout.at(2, 1)), Some("woods"));
        let Path::Hexes(road) = &back.board.features().values().next().unwrap().path else {
            panic!("a road")
        };
        assert_eq!(road.iter().map(|hex| layout.col_row(*hex)).collect::<Vec<_>>(), [(1, 0), (2, 1), (3, 1)]);
    }

    #[test]
    fn pointy_hexes_are_refused_and_the_table_names_looks_that_rulesets_have() {
        let s = blank_on(RULESETS[0], Layout::new(Orientation::Pointy, 3, 3), TerrainIx(0));
        let refused =
            MegamekBoard.export(&Battle { scenario: &s, rules: RULESETS[0], stem: "x" }, &mut |_| true);
        assert!(matches!(refused, Err(ExportError::Unfit(_))));
        let codes: Codes = ron::from_str(TABLE).unwrap();
        for look in RULESETS.iter().flat_map(|rules| &rules.catalog().terrain).map(|terrain| &terrain.look) {
            assert!(codes.terrain.contains_key(look) || look == "sunken_road", "{look}");
        }
    }
}
