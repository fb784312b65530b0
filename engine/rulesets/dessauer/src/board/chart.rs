//! Ground and hexsides as these rules read them, looked up once for a battle (section 11).

pub(crate) use super::sizes::Block;
use super::sizes::{OBSTACLES, Sizes, block};
use crate::tables::Tables;
use oblique_board::Board;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Edge, Hex};
use oblique_scenario::{Attrs, Scenario};
use std::collections::BTreeSet;

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ground {
    /// Open ground and fields.
    Open,
    /// Woods.
    Woods,
    /// A town block.
    Town(Block),
    /// Nobody enters.
    Water,
}

/// What a hexside bears. A river with a bridge or ford is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Side {
    /// A road runs across it.
    pub road: bool,
    /// A wall, fence or hedge.
    pub obstacle: bool,
    /// One that covers who stands behind it (`obstacle.edge`).
    pub covers: bool,
    /// One that stops small arms and canister (`fire.over`).
    pub screen: bool,
    /// Fieldworks.
    pub works: bool,
    /// Fieldworks whose inside is not the hex come from: they shelter who stands beyond (`works.edge`).
    pub shelters: bool,
    /// A stream, or a ford.
    pub stream: bool,
    /// A river nobody crosses here.
    pub river: bool,
    /// A bridge.
    pub bridge: bool,
    /// A steep slope.
    pub steep: bool,
    /// Inches to cross it (`obstacle.edge`, `works.edge`, `stream.edge`).
    pub inches: i32,
}

/// A board's terrain by its palette, the bits of its linear features, and what they are worth in this battle.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    terrain: Vec<Ground>,
    /// In the order of [`LINEAR`].
    bits: [u16; LINEAR.len()],
    sizes: Sizes,
    /// Where works that have an inside are crossed outward: the hexes within and without, by row and column.
    outward: BTreeSet<[(i32, i32); 2]>,
}

const LINEAR: [&str; 13] = [
    "road",
    "wall",
    "fence",
    "hedge",
    "tall_hedge",
    "works",
    "works_left",
    "works_right",
    "stream",
    "river",
    "bridge",
    "ford",
    "steep",
];

const fn place(hex: Hex) -> (i32, i32) {
    (hex.y, hex.x)
}

/// Does a hex lie to the left of a step of a course?
fn is_left_of(hex: Hex, step: &[Stop]) -> bool {
    let [from, to] = [step.first(), step.last()].map(|stop| stop.map_or((0, 0), |stop| stop.thirds()));
    let (along, aside) = ((to.0 - from.0, to.1 - from.1), (hex.x * 3 - from.0, hex.y * 3 - from.1));
    i64::from(along.0) * i64::from(aside.1) < i64::from(along.1) * i64::from(aside.0)
}

/// Where works that have an inside are crossed outward: it is on the left of their course or on the right.
fn outward(board: &Board) -> BTreeSet<[(i32, i32); 2]> {
    let layout = board.layout();
    let mut found = BTreeSet::new();
    for feature in board.features().values() {
        let inside_left = match feature.kind.as_str() {
            "works_left" => true,
            "works_right" => false,
            _ => continue,
        };
        for chain in Chain::parts(&feature.path, layout) {
            for (edge, pair) in chain.edges(layout).into_iter().zip(chain.stops().windows(2)) {
                let [one, other] = edge.hexes(layout.orientation);
                let inner = if is_left_of(one, pair) == inside_left { one } else { other };
                let outer = if inner == one { other } else { one };
                found.insert([place(inner), place(outer)]);
            }
        }
    }
    found
}

impl Chart {
    /// Of a scenario's board.
    pub(crate) fn of(scenario: &Scenario) -> Self {
        let (board, sizes) = (&scenario.board, Sizes::of(scenario));
        let ground = |id: &String| match (id.as_str(), block(id, &Attrs::new(), &scenario.params)) {
            (_, Some(block)) => Ground::Town(block),
            ("woods", None) => Ground::Woods,
            ("water", None) => Ground::Water,
            _ => Ground::Open,
        };
        let bit = |id: &str| board.linear_kind(id).map_or(0, |kind| 1u16 << kind.0);
        let terrain = board.palette().iter().map(ground).collect();
        Self { terrain, bits: LINEAR.map(bit), sizes, outward: outward(board) }
    }

    /// What a hex is; water off the board.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> Ground {
        let found = board.terrain(hex).and_then(|id| self.terrain.get(usize::from(id.0)));
        match found.copied().unwrap_or(Ground::Water) {
            Ground::Town(usual) => Ground::Town(self.sizes.block_at(hex).unwrap_or(usual)),
            other => other,
        }
    }

    /// Is it woods?
    pub(crate) fn is_woods(&self, board: &Board, hex: Hex) -> bool {
        self.at(board, hex) == Ground::Woods
    }

    /// Is it a town block?
    pub(crate) fn is_town(&self, board: &Board, hex: Hex) -> bool {
        matches!(self.at(board, hex), Ground::Town(_))
    }

    /// Models a town block holds; nobody elsewhere.
    pub(crate) fn capacity(&self, board: &Board, hex: Hex) -> i32 {
        if let Ground::Town(block) = self.at(board, hex) { block.capacity } else { 0 }
    }

    /// Does a woods hex touch ground that is not woods (`woods.sight`)?
    pub(crate) fn is_wood_edge(&self, board: &Board, hex: Hex) -> bool {
        board.layout().neighbours(hex).any(|(_, next)| !self.is_woods(board, next))
    }

    /// Does a road lead out of a hex?
    pub(crate) fn is_on_road(&self, board: &Board, hex: Hex) -> bool {
        board.layout().neighbours(hex).any(|(_, next)| self.side(board, hex, next).road)
    }

    /// The level of what stands on it: blocks add their height (`los.hill`).
    pub(crate) fn top(&self, board: &Board, hex: Hex) -> i32 {
        let block = if let Ground::Town(block) = self.at(board, hex) { block.height } else { 0 };
        level(board, hex) + block
    }

    /// Does the hexside between two neighbours bear a river with a bridge or ford?
    pub(crate) fn is_crossed_river(&self, board: &Board, from: Hex, to: Hex) -> bool {
        let [.., river, bridge, ford, _] = self.borne(board, from, to);
        river && (bridge || ford)
    }

    /// Does it bear water of any kind?
    pub(crate) fn is_wet(&self, board: &Board, from: Hex, to: Hex) -> bool {
        let [.., stream, river, _, ford, _] = self.borne(board, from, to);
        stream || river || ford
    }

    /// Which kinds of hexsides the one between two neighbours bears, in the order of their bits.
    fn borne(&self, board: &Board, from: Hex, to: Hex) -> [bool; LINEAR.len()] {
        let edge = Edge::between(from, to, board.layout().orientation);
        let mask = edge.map_or(0, |edge| board.linear_mask(edge));
        self.bits.map(|bit| mask & bit != 0)
    }

    /// What the hexside between two neighbours bears, for who goes or fires from the first to the second.
    pub(crate) fn side(&self, board: &Board, from: Hex, to: Hex) -> Side {
        let Some(edge) = Edge::between(from, to, board.layout().orientation) else { return Side::default() };
        let mask = board.linear_mask(edge);
        if mask == 0 {
            return Side::default();
        }
        let has = self.bits.map(|bit| mask & bit != 0);
        let [road, wall, fence, hedge, tall, works, left, right, stream, river, bridge, ford, steep] = has;
        let leaves = (left || right) && self.outward.contains(&[place(from), place(to)]);
        let (sizes, of) = (self.sizes.at(edge), |holds: bool, inches: i32| if holds { inches } else { 0 });
        let there: [bool; OBSTACLES.len()] = [wall, fence, hedge, tall];
        let obstacles = || sizes.obstacles.iter().zip(there).filter(|(_, holds)| *holds).map(|(one, _)| one);
        let dearest = obstacles().map(|one| one.cost).max().unwrap_or(0);
        let [stream_cost, ford_cost] = sizes.waters;
        let water = if ford { ford_cost } else { of(stream, stream_cost) };
        let any_works = works || left || right;
        let inches = dearest + of(any_works, Tables::get().ground.works) + of(!bridge, water);
        Side {
            road,
            obstacle: there.contains(&true),
            covers: obstacles().any(|one| one.covers),
            screen: obstacles().any(|one| one.screens),
            works: any_works,
            shelters: any_works && (works || !leaves),
            // Over a bridge the water is no obstacle.
            stream: (stream && !bridge) || ford,
            river: river && !bridge && !ford,
            bridge,
            steep,
            inches,
        }
    }
}

/// The level of the ground, 0 off the board.
pub(crate) fn level(board: &Board, hex: Hex) -> i32 {
    i32::from(board.level(hex).unwrap_or(0))
}
