//! How large and how strong obstacles, streams and blocks are: those of a kind alike in a battle, but for features and
//! hexes that say otherwise of themselves (`obstacle.edge`, `stream.edge`, `river.edge`, `town.enter`).
//!
//! Must not know what is made of it: that is the chart's.

use crate::CATALOG;
use oblique_board::Feature;
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_rules::catalog::Attribute;
use oblique_scenario::{Attrs, Scenario, Value};
use std::collections::BTreeMap;

/// A wall, fence or hedge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Obstacle {
    /// Inches across it.
    pub cost: i32,
    /// Who stands behind it has cover.
    pub covers: bool,
    /// It stops small arms and canister.
    pub screens: bool,
}

/// A town block (`town.enter`, `town.cover`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Block {
    /// Contours it is high.
    pub height: i32,
    /// Models it holds.
    pub capacity: i32,
}

/// What may lie along a hexside, each as it is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EdgeSizes {
    /// In the order of [`OBSTACLES`].
    pub obstacles: [Obstacle; 4],
    /// Inches across a stream and a ford.
    pub waters: [i32; 2],
}

/// Kinds of obstacles.
pub(super) const OBSTACLES: [&str; 4] = ["wall", "fence", "hedge", "tall_hedge"];
const WATERS: [&str; 2] = ["stream", "ford"];

/// Sizes of a battle.
#[derive(Clone, Debug)]
pub(super) struct Sizes {
    usual: EdgeSizes,
    /// Hexsides of features that say otherwise, by the row, column and side of their owner.
    edges: BTreeMap<(i32, i32, usize), EdgeSizes>,
    /// Blocks that say otherwise, by row and column.
    blocks: BTreeMap<(i32, i32), Block>,
}

/// What is given of a feature or hex: what it says of itself, else what the battle says, else the catalog.
struct Given<'a> {
    own: &'a Attrs,
    known: &'a [Attribute],
    params: &'a Attrs,
}

impl<'a> Given<'a> {
    fn value<T>(&self, id: &str, read: impl Fn(&'a Value) -> Option<T>) -> Option<T> {
        let attribute = self.known.iter().find(|attribute| attribute.id == id)?;
        let usual = || read(attribute.usual(self.params, &CATALOG)).or_else(|| read(&attribute.default));
        self.own.get(id).and_then(&read).or_else(usual)
    }

    fn number(&self, id: &str) -> i32 {
        let number = self.value(id, Value::int).and_then(|n| i32::try_from(n).ok());
        number.unwrap_or(0).max(0)
    }

    fn flag(&self, id: &str) -> bool {
        self.value(id, Value::flag).unwrap_or(false)
    }
}

const fn key(edge: Edge) -> (i32, i32, usize) {
    let owner = edge.owner();
    (owner.y, owner.x, edge.slot())
}

impl Sizes {
    /// Of a scenario.
    pub(super) fn of(s: &Scenario) -> Self {
        let mut usual = EdgeSizes::default();
        for kind in OBSTACLES.into_iter().chain(WATERS) {
            usual.put(kind, &Attrs::new(), &s.params);
        }
        let mut sizes = Self { usual, edges: BTreeMap::new(), blocks: BTreeMap::new() };
        for feature in s.board.features().values().filter(|feature| !feature.attrs.is_empty()) {
            sizes.put_feature(feature, s.board.layout(), &s.params);
        }
        for (hex, own) in s.board.hex_attrs().iter() {
            let block = s.board.terrain_id(hex).and_then(|id| block(id, own, &s.params));
            sizes.blocks.extend(block.map(|block| ((hex.y, hex.x), block)));
        }
        sizes
    }

    fn put_feature(&mut self, feature: &Feature, layout: Layout, params: &Attrs) {
        for edge in feature.edges(layout) {
            let at = self.edges.entry(key(edge)).or_insert(self.usual);
            at.put(&feature.kind, &feature.attrs, params);
        }
    }

    /// Of what lies along a hexside.
    pub(super) fn at(&self, edge: Edge) -> &EdgeSizes {
        if self.edges.is_empty() { &self.usual } else { self.edges.get(&key(edge)).unwrap_or(&self.usual) }
    }

    /// Of a block, where it says otherwise than its terrain.
    pub(super) fn block_at(&self, hex: Hex) -> Option<Block> {
        if self.blocks.is_empty() { None } else { self.blocks.get(&(hex.y, hex.x)).copied() }
    }
}

impl EdgeSizes {
    /// Sets what is said of a feature of a kind; kinds without sizes are left out.
    fn put(&mut self, kind: &str, own: &Attrs, params: &Attrs) {
        let known = CATALOG.linear(kind).map_or(&[][..], |linear| &linear.attributes);
        let given = Given { own, known, params };
        if let Some(obstacle) =
            OBSTACLES.iter().position(|id| *id == kind).and_then(|i| self.obstacles.get_mut(i))
        {
            *obstacle = Obstacle {
                cost: given.number("cost"),
                covers: given.flag("covers"),
                screens: given.flag("screens"),
            };
        }
        if let Some(water) = WATERS.iter().position(|id| *id == kind).and_then(|i| self.waters.get_mut(i)) {
            // Twice the width, which is counted in halves.
            *water = given.number("width");
        }
    }
}

/// A block of a terrain; `None` if it is none.
pub(super) fn block(terrain: &str, own: &Attrs, params: &Attrs) -> Option<Block> {
    let known = &CATALOG.terrain(terrain)?.attributes;
    let given = Given { own, known, params };
    known
        .iter()
        .any(|attribute| attribute.id == "capacity")
        .then(|| Block { height: given.number("height"), capacity: given.number("capacity") })
}

#[cfg(test)]
mod tests {
    use super::{Block, Sizes, block};
    use crate::CATALOG;
    use oblique_board::hex::{Edge, Layout, Orientation};
    use oblique_board::{Feature, FeatureId, Path};
    use oblique_scenario::{Attrs, Scenario, Value};

    #[test]
    fn what_a_feature_says_of_itself_goes_before_the_battle_and_that_before_the_catalog() {
        let layout = Layout::new(Orientation::Pointy, 12, 12);
        let palettes = CATALOG.palettes();
        let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
        let mut s = Scenario::new("dessauer", oblique_board::Board::new(layout, terrain, palettes.linear));
        let edge = |col: i32| {
            let at = layout.at(col, 5);
            Edge::between(at, layout.at(col, 4), Orientation::Pointy)
                .or_else(|| Edge::new(at, Orientation::Pointy.sides()[0], Orientation::Pointy))
                .unwrap()
        };
        let wall = |col, attrs| Some(Feature { attrs, ..Feature::new("wall", Path::Edges(vec![edge(col)])) });
        s.board.put_feature(FeatureId("one".to_owned()), wall(2, Attrs::new()));
        let own = Attrs::from([("cost".to_owned(), Value::Int(6))]);
        s.board.put_feature(FeatureId("other".to_owned()), wall(5, own.clone()));
        let costs = |s: &Scenario| {
            let sizes = Sizes::of(s);
            [sizes.at(edge(2)).obstacles[0].cost, sizes.at(edge(5)).obstacles[0].cost]
        };
        assert_eq!(costs(&s), [2, 6]);
        s.params.insert("wall_cost".to_owned(), Value::Int(4));
        assert_eq!(costs(&s), [4, 6]);
        assert_eq!(block("town", &Attrs::new(), &s.params), Some(Block { height: 1, capacity: 24 }));
        let own = Attrs::from([("capacity".to_owned(), Value::Int(40))]);
        assert_eq!(block("tall_town", &own, &s.params), Some(Block { height: 2, capacity: 40 }));
        assert_eq!(block("woods", &own, &s.params), None);
    }
}
