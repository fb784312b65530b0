//! Regions as text: what goes through the system's clipboard and into files of stamps.
//!
//! A region's text is a small battle file under a line that says what it is, so any window of ours
//! and any text editor can read it. Must not know the interface.

use oblique_rules::Registry;
use oblique_scenario::Region;

/// The first line of every text.
const HEADER: &str = "// A part of a map, for Oblique.";

/// The text of a region; `None` if it is larger than a board may be.
pub fn region_text(registry: Registry, region: &Region, ruleset: &str, name: &str) -> Option<String> {
    let scenario = region.to_scenario(ruleset, name)?;
    Some(format!("{HEADER}\n{}", registry.write_scenario(&scenario)))
}

/// Does a text begin like one of ours?
pub fn is_region_text(text: &str) -> bool {
    text.trim_start().starts_with(HEADER)
}

/// The name and the region a text holds; `None` if it is no text of ours, or an empty one.
pub fn read_region(registry: Registry, text: &str) -> Option<(String, Region)> {
    if !is_region_text(text) {
        return None;
    }
    let scenario = registry.read_scenario(text).scenario?;
    let region = Region::from_scenario(&scenario);
    (!region.cells.is_empty()).then_some((scenario.meta.title, region))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shipped;
    use oblique_board::hex::HexSet;
    use oblique_board::hex::shape;
    use oblique_rulesets::REGISTRY;

    #[test]
    fn a_region_goes_through_text_and_comes_back() {
        for battle in &shipped(REGISTRY) {
            let scenario = REGISTRY.read_scenario(battle.text).scenario.expect("a battle");
            let layout = scenario.board.layout();
            for (from, to) in [((0, 0), (9, 9)), ((5, 4), (16, 14))] {
                let set = shape::ellipse(layout, layout.at(from.0, from.1), layout.at(to.0, to.1));
                let region = Region::lift(&scenario, &set, set.middle().expect("hexes"));
                let text = region_text(REGISTRY, &region, &scenario.ruleset, "Here").expect("small enough");
                let (name, back) = read_region(REGISTRY, &text).expect("a region");
                assert_eq!(name, "Here");
                assert_eq!((&back.cells, &back.palette), (&region.cells, &region.palette), "{}", battle.id);
                assert_eq!((back.lines.len(), back.labels.len()), (region.lines.len(), region.labels.len()));
                let kept =
                    |r: &Region| r.pieces.iter().map(|(_, p)| (p.name.clone(), p.hex)).collect::<Vec<_>>();
                assert_eq!(kept(&back), kept(&region), "{}", battle.id);
            }
            let empty = Region::lift(&scenario, &HexSet::new(layout), layout.at(0, 0));
            assert!(region_text(REGISTRY, &empty, "", "").is_none());
        }
        assert!(read_region(REGISTRY, "(format: 1)").is_none(), "a battle is no region");
        assert!(read_region(REGISTRY, &format!("{HEADER}\n garbage")).is_none());
    }
}
