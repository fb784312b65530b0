//! Ground made up, laid on a scenario's board as one edit.
//!
//! Must not know how ground is made up.

use super::region::{Contents, clear};
use super::{Edit, Scenario};
use oblique_board::generate::Ground;
use oblique_board::hex::HexSet;
use oblique_board::{FeatureId, TerrainIx};
use std::collections::BTreeSet;

/// The edit that puts ground in place of what is on some hexes. Lines break off at the rim of the
/// hexes; names and objectives go if `names_go`; units stay where they are.
pub fn lay_ground(scenario: &Scenario, domain: &HexSet, ground: &Ground, names_go: bool) -> Edit {
    let gone =
        Contents { terrain: false, levels: false, lines: true, names: names_go, pieces: false, empty: true };
    let mut edits = clear(scenario, domain, gone, TerrainIx(0));
    let layout = domain.layout();
    let terrain = domain.indices().filter_map(|n| Some((layout.hex(n), *ground.terrain.get(n)?)));
    edits.push(Edit::Terrain(terrain.collect()));
    let levels = domain.indices().filter_map(|n| Some((layout.hex(n), *ground.level.get(n)?)));
    edits.push(Edit::Levels(levels.collect()));
    let mut taken: BTreeSet<FeatureId> = scenario.board.features().keys().cloned().collect();
    taken.extend(scenario.feature_evidence.keys().cloned());
    // What `clear` breaks in pieces has new ids, too.
    taken.extend(edits.iter().filter_map(|edit| match edit {
        Edit::Feature(id, Some(_)) => Some(id.clone()),
        _ => None,
    }));
    let mut number = 1_u32;
    for line in &ground.lines {
        let id = loop {
            let id = FeatureId(format!("{}-{number:02}", line.kind));
            number += 1;
            if taken.insert(id.clone()) {
                break id;
            }
        };
        edits.push(Edit::Feature(id, Some(line.clone())));
    }
    Edit::Many(edits)
}

#[cfg(test)]
mod tests {
    use super::lay_ground;
    use crate::Scenario;
    use oblique_board::generate::{Kinds, Recipe, generate};
    use oblique_board::hex::{Hex, HexSet, Layout, Orientation, shape};
    use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};

    #[test]
    fn it_is_laid_within_the_hexes_and_undone_at_once() {
        let layout = Layout::new(Orientation::Flat, 30, 30);
        let palette = ["open", "woods", "village"].map(str::to_owned).to_vec();
        let linear = vec!["road".to_owned(), "stream".to_owned()];
        let mut scenario = Scenario::new("test", Board::new(layout, palette, linear));
        let hexes: Vec<Hex> = layout.at(0, 15).line_to(layout.at(29, 15)).collect();
        let road = Feature { name: "High road".to_owned(), ..Feature::new("road", Path::Hexes(hexes)) };
        scenario.board.put_feature(FeatureId("road-01".to_owned()), Some(road));
        let label =
            Label { text: "Here".to_owned(), hex: layout.at(15, 15), size: LabelSize::Small, angle_deg: 0 };
        scenario.board.put_label(LabelId("here".to_owned()), Some(label));
        let before = scenario.clone();
        let domain = shape::rectangle(layout, layout.at(5, 5), layout.at(24, 24));
        let kinds = Kinds {
            woods: Some(TerrainIx(1)),
            village: Some(TerrainIx(2)),
            road: Some("road".to_owned()),
            stream: Some("stream".to_owned()),
            levels: (0, 9),
            ..Kinds::default()
        };
        let recipe = Recipe { villages: 20, streams: 10, ..Recipe::default() };
        let ground = generate(&domain, &recipe, &kinds, &|| false).unwrap();
        let edit = lay_ground(&scenario, &domain, &ground, true);
        let (inverse, change) = edit.apply(&mut scenario);
        assert!(!change.is_empty() && scenario.board.labels().is_empty());
        let outside = HexSet::inverted(&domain);
        for hex in outside.iter() {
            assert_eq!(scenario.board.terrain(hex), Some(TerrainIx(0)));
        }
        let high: Vec<_> = scenario.board.features().values().filter(|f| f.name == "High road").collect();
        assert_eq!(high.len(), 2, "it goes on on both sides");
        assert_eq!(scenario.board.features().len(), ground.lines.len() + 2);
        let _ = inverse.apply(&mut scenario);
        assert_eq!(scenario, before);
    }
}
