//! Step 5: each side places area and linear elements in its zones (`setup.terrain`, `setup.place`).

use super::{GROUND, Making};
use crate::CATALOG;
use crate::board::arc::ORIENTATION;
use crate::board::zones::zone_of;
use crate::tables::Tables;
use oblique_board::hex::{Edge, Hex, Hour, Layout};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_rules::chance::Chance;
use oblique_scenario::Side;

/// In which order the defender chooses his zones, and the attacker his.
const ZONES: [[i32; 2]; 3] = [[2, 1], [1, 2], [3, 3]];
/// Both lower sides of a hex, from left to right: along a row they make a chain.
const LOWER: [i32; 2] = [7, 5];

/// A table while elements are placed on it.
struct Table<'b> {
    board: &'b mut Board,
    /// Hexes of area elements.
    covered: Vec<Hex>,
    /// Hexsides of linear elements.
    lined: Vec<Edge>,
    /// Is there a sector?
    sector: bool,
    /// Whose stream it is, if there shall be one.
    stream: Option<Side>,
    said: Vec<String>,
}

/// Places every element; who has to lay a stream, if anybody.
pub(super) fn lay(making: &mut Making<'_>, attacker: Side, part: u32) -> Option<Side> {
    let mut chance = making.chance(&GROUND, part);
    let names = Side::BOTH.map(|side| making.name(side).to_owned());
    let setup = &Tables::get().setup;
    let mut table = Table {
        board: &mut making.scenario.board,
        covered: Vec::new(),
        lined: Vec::new(),
        sector: false,
        stream: None,
        said: Vec::new(),
    };
    for zones in ZONES {
        for (side, zone) in [(attacker.other(), zones[0]), (attacker, zones[1])] {
            let zone = (side, zone, names[side.index()].as_str());
            for _ in 0..setup.area_elements {
                table.area(zone, &mut chance);
            }
            for _ in 0..setup.linear_elements {
                table.linear(zone, &mut chance);
            }
        }
    }
    let (stream, said) = (table.stream, table.said);
    making.note(GROUND, chance, said);
    stream
}

/// Side, zone and the side's name.
type ZoneOf<'n> = (Side, i32, &'n str);

fn in_zone(layout: Layout, zone: ZoneOf<'_>, hex: Hex) -> bool {
    zone_of(layout, hex) == Some((zone.0, zone.1))
}

impl Table<'_> {
    fn area(&mut self, zone: ZoneOf<'_>, chance: &mut Chance) {
        let setup = &Tables::get().setup;
        let about = |what: &str| format!("{}, zone {}, {what}", zone.2, zone.1);
        let kind = match chance.throw(about("area element"), 6) {
            1..=3 => "woods",
            5 => "steep",
            6 if !self.sector => "sector",
            _ => "rough",
        };
        let mut side = |what| {
            if chance.throw(about(what), 6) <= 3 { setup.element_least } else { setup.element_most }
        };
        let (width, depth) = if kind == "sector" { (1, 1) } else { (side("width"), side("depth")) };
        let least = if kind == "sector" { 1 } else { setup.element_least };
        for (width, depth) in [(width, depth), (least, least)] {
            let places = self.blocks(zone, width, depth);
            if places.is_empty() {
                continue;
            }
            let place = chance.place(places.len());
            let hexes = &places[place];
            let name = CATALOG.terrain(kind).map_or(kind, |terrain| terrain.name.as_str());
            let at = self.board.layout().name(hexes[0]);
            self.said.push(format!("{}, zone {}: {name}, {width} by {depth} from {at}.", zone.2, zone.1));
            self.paint(kind, hexes.clone());
            return;
        }
        self.said.push(format!("{}, zone {}: no room for an area element.", zone.2, zone.1));
    }

    /// Every block of that size in the zone that is far enough from other elements.
    fn blocks(&self, zone: ZoneOf<'_>, width: i32, depth: i32) -> Vec<Vec<Hex>> {
        let layout = self.board.layout();
        let clear = u32::try_from(Tables::get().setup.clear_between).unwrap_or(0);
        let block = |corner: Hex| {
            let (column, row) = layout.col_row(corner);
            let rows = (0..depth).flat_map(|y| (0..width).map(move |x| (x, y)));
            let hexes: Vec<Hex> = rows.map(|(x, y)| layout.at(column + x, row + y)).collect();
            let fits = |hex: &Hex| {
                in_zone(layout, zone, *hex)
                    && self.covered.iter().all(|other| other.unsigned_distance_to(*hex) > clear)
            };
            hexes.iter().all(fits).then_some(hexes)
        };
        layout.hexes().filter_map(block).collect()
    }

    fn paint(&mut self, kind: &str, hexes: Vec<Hex>) {
        let Some(terrain) = self.board.terrain_ix(kind) else { return };
        for hex in &hexes {
            self.board.set_terrain(*hex, terrain);
            if kind == "steep" {
                self.board.set_level(*hex, 1);
            }
        }
        self.sector |= kind == "sector";
        self.covered.extend(hexes);
    }

    fn linear(&mut self, zone: ZoneOf<'_>, chance: &mut Chance) {
        let kind = match chance.throw(format!("{}, zone {}, linear element", zone.2, zone.1), 6) {
            1 | 2 => "hedge",
            4 => "ditch",
            5 => "wall",
            6 if self.stream.is_none() => {
                self.stream = Some(zone.0);
                self.said.push(format!("{}, zone {}: a stream, laid after the rest.", zone.2, zone.1));
                return;
            }
            _ => "fence",
        };
        let runs = self.runs(zone);
        if runs.is_empty() {
            self.said.push(format!("{}, zone {}: no room for a linear element.", zone.2, zone.1));
            return;
        }
        let run = runs[chance.place(runs.len())].clone();
        let name = CATALOG.linear(kind).map_or(kind, |linear| linear.name.as_str());
        let at = self.board.layout().name(run[0].owner());
        self.said.push(format!("{}, zone {}: {name} at {at}.", zone.2, zone.1));
        self.lined.extend(&run);
        let feature = Feature::new(kind, Path::Edges(run));
        put(self.board, feature);
    }

    /// Every run of hexsides along a row inside the zone that meets no other: the front of three hexes.
    fn runs(&self, zone: ZoneOf<'_>) -> Vec<Vec<Edge>> {
        let layout = self.board.layout();
        let hexes = Tables::get().setup.linear_hexes / 2;
        let run = |from: Hex| {
            let (column, row) = layout.col_row(from);
            let below = |hex: Hex| LOWER.map(|hour| Edge::new(hex, Hour::new(hour), ORIENTATION));
            let edges = (0..hexes).flat_map(|x| below(layout.at(column + x, row)));
            let edges: Vec<Edge> = edges.collect::<Option<_>>()?;
            let touches = |a: &Edge, b: &Edge| a == b || a.joint(*b, ORIENTATION).is_some();
            let fits = |edge: &Edge| {
                edge.hexes(ORIENTATION).iter().all(|hex| in_zone(layout, zone, *hex))
                    && !self.lined.iter().any(|other| touches(edge, other))
            };
            edges.iter().all(fits).then_some(edges)
        };
        layout.hexes().filter_map(run).collect()
    }
}

/// Puts a feature on the board under an id nobody has.
pub(super) fn put(board: &mut Board, feature: Feature) {
    let id = FeatureId(format!("{}-{}", feature.kind, board.features().len() + 1));
    board.put_feature(id, Some(feature));
}
