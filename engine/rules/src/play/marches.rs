//! Where a piece can march to, and by which ways: the tree of cheapest ways through the map.
//!
//! Plain data the rulesets fill in from the functions their judges use. Must not know any one
//! system, nor who asks.

use super::ReachHex;
use oblique_board::hex::{Hex, Hour, Layout};
use std::collections::BTreeMap;

/// A place on the ways of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Its hex.
    pub hex: Hex,
    /// Which way the piece would face there.
    pub facing: Option<Hour>,
    /// Which ways it may choose to face there at no further cost; none where the way decides.
    pub facings: Vec<Hour>,
    /// The station before, by its index; `None` for where the piece stands.
    pub before: Option<usize>,
    /// Movement points from where it stands, in halves; `None` where the ruleset counts none.
    pub halves: Option<i32>,
    /// Chance to lose order on the way, in thousandths.
    pub risk_permille: i32,
    /// Must it stop there?
    pub stops: bool,
    /// May its march end there? Some hexes are only passed.
    pub ends: bool,
}

/// What tells a better way from a worse: surely disordered, cost in halves, risk.
type Rank = (bool, Option<i32>, i32);

impl Station {
    const fn rank(&self) -> Rank {
        (self.risk_permille >= 1000, self.halves, self.risk_permille)
    }
}

/// Where a piece can march to by movement orders of the present decision.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Marches {
    /// The stations, first where the piece stands, then those it was told to go along.
    pub stations: Vec<Station>,
    /// Movement points it has, in halves, where the ruleset counts them.
    pub budget: Option<i32>,
}

impl Marches {
    /// The index of the station of the best way to a hex where a march may end: the cheapest, of those
    /// the safest; one that surely costs order only where no other leads there.
    #[must_use]
    pub fn best(&self, hex: Hex) -> Option<usize> {
        let ends = self.stations.iter().enumerate().skip(1).filter(|(_, s)| s.ends && s.hex == hex);
        ends.min_by_key(|(_, s)| s.rank()).map(|(i, _)| i)
    }

    /// The hexes entered on the way to a station, the first first.
    #[must_use]
    pub fn way(&self, station: usize) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = self.stations.get(station);
        while let Some(station) = at {
            let Some(before) = station.before else { break };
            way.push(station.hex);
            at = self.stations.get(before);
            if way.len() > self.stations.len() {
                break;
            }
        }
        way.reverse();
        way
    }

    /// Every hex a march may end in but the one it begins in, row by row, each with its best way.
    #[must_use]
    pub fn reach(&self, layout: Layout) -> Vec<ReachHex> {
        let Some(start) = self.stations.first().map(|s| s.hex) else { return Vec::new() };
        let mut found: BTreeMap<usize, (Rank, ReachHex)> = BTreeMap::new();
        for station in self.stations.iter().skip(1).filter(|s| s.ends && s.hex != start) {
            let Some(i) = layout.index(station.hex) else { continue };
            let reach = ReachHex {
                hex: station.hex,
                halves: station.halves,
                risk_permille: station.risk_permille,
                stops: station.stops,
            };
            if found.get(&i).is_none_or(|(rank, _)| station.rank() < *rank) {
                found.insert(i, (station.rank(), reach));
            }
        }
        found.into_values().map(|(_, reach)| reach).collect()
    }
}
