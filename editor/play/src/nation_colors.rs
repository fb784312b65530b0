//! The colours counters of nations have, told apart across the lines: both sides may have come in blue.
//!
//! Must not know how a counter is drawn.

use oblique_cartography::Rgba;
use oblique_mapview::pieces::side_color;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::Field;
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeMap;

/// Colours less far apart than this, of a distance of 441 between black and white, are taken for one.
const ALIKE: f32 = 40.0;

/// The colour of each nation of each side, by its key.
#[derive(Default)]
pub(crate) struct NationColors<'f>(BTreeMap<(usize, &'f str), Rgba>);

impl<'f> NationColors<'f> {
    /// Of those who are in the field: a nation's own, or its side's where an enemy nation has nearly the same.
    pub(crate) fn of(field: &'f Field, scenario: &Scenario, catalog: &Catalog) -> Self {
        let mut own = BTreeMap::new();
        for piece in &field.pieces {
            let (side, nation) = (piece.side(), piece.info.nation.as_str());
            let found = || color(nation, scenario, catalog).map(|color| (side, color));
            own.entry((side.index(), nation)).or_insert_with(found);
        }
        let own: BTreeMap<_, (Side, Rgba)> =
            own.into_iter().filter_map(|(key, of)| Some((key, of?))).collect();
        let clashes = |side: Side, color: Rgba| {
            own.values().any(|(other, its)| *other != side && distance(color, *its) < ALIKE)
        };
        let told_apart = |(side, color): (Side, Rgba)| {
            if clashes(side, color) { side_color(scenario, side) } else { color }
        };
        Self(own.iter().map(|(key, of)| (*key, told_apart(*of))).collect())
    }

    /// That of a nation of a side; `None` if nobody says it.
    pub(crate) fn get(&self, side: Side, nation: &str) -> Option<Rgba> {
        self.0.get(&(side.index(), nation)).copied()
    }
}

/// A nation's own colour, by the scenario or by the catalog.
fn color(nation: &str, scenario: &Scenario, catalog: &Catalog) -> Option<Rgba> {
    let own = scenario.nations.get(nation);
    let row = own.map_or(nation, |own| &own.traits_of);
    own.and_then(|own| Rgba::parse(&own.color))
        .or_else(|| Rgba::parse(&catalog.nations.iter().find(|n| n.id == row)?.color))
}

fn distance(a: Rgba, b: Rgba) -> f32 {
    let part = |a: u8, b: u8| (f32::from(a) - f32::from(b)).powi(2);
    (part(a.r, b.r) + part(a.g, b.g) + part(a.b, b.b)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::begun::begun;

    #[test]
    fn nations_of_both_sides_in_one_colour_are_drawn_in_those_of_their_sides() {
        let (scenario, ruleset, game) = begun(include_str!("../../../scenarios/drums/retschow.ron"));
        let colors = NationColors::of(game.field(), &scenario, ruleset.catalog());
        let [allies, french] = Side::BOTH.map(|side| side_color(&scenario, side));
        assert_eq!(colors.get(Side::B, "france"), Some(french), "the line in navy blue");
        assert_eq!(colors.get(Side::A, "prussia"), Some(allies), "the hussars in navy blue");
        assert_eq!(colors.get(Side::A, "sweden"), Rgba::parse("4f6fa0"), "nobody else is in light blue");
        assert_eq!(colors.get(Side::B, "sweden"), None);
    }
}
