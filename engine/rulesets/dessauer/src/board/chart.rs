//! Ground and hexsides as these rules read them, looked up once for a battle (section 11).

use crate::tables::Tables;
use oblique_board::Board;
use oblique_board::hex::{Edge, Hex};

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Ground {
    /// Open ground and fields.
    Open,
    /// Woods.
    Woods,
    /// A town block of so many contours.
    Town(i32),
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
    /// One that stops small arms and canister (`fire.over`).
    pub screen: bool,
    /// Fieldworks.
    pub works: bool,
    /// A stream, or a ford.
    pub stream: bool,
    /// A river nobody crosses here.
    pub river: bool,
    /// A bridge.
    pub bridge: bool,
    /// A steep slope.
    pub steep: bool,
}

impl Side {
    /// Inches to cross it (`obstacle.edge`, `works.edge`, `stream.edge`).
    pub(crate) fn inches(self) -> i32 {
        let numbers = &Tables::get().ground;
        let each = [
            (self.obstacle, numbers.obstacle),
            (self.works, numbers.works),
            (self.stream && !self.bridge, numbers.stream),
        ];
        each.into_iter().filter(|(holds, _)| *holds).map(|(_, inches)| inches).sum()
    }
}

/// A board's terrain by its palette, and the bits of its linear features.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    terrain: Vec<Ground>,
    /// In the order of [`LINEAR`].
    bits: [u16; LINEAR.len()],
}

const LINEAR: [&str; 11] =
    ["road", "wall", "fence", "hedge", "tall_hedge", "works", "stream", "river", "bridge", "ford", "steep"];

impl Chart {
    /// Of a board.
    pub(crate) fn of(board: &Board) -> Self {
        let ground = |id: &String| match id.as_str() {
            "woods" => Ground::Woods,
            "town" => Ground::Town(1),
            "tall_town" => Ground::Town(2),
            "water" => Ground::Water,
            _ => Ground::Open,
        };
        let bit = |id: &str| board.linear_kind(id).map_or(0, |kind| 1u16 << kind.0);
        Self { terrain: board.palette().iter().map(ground).collect(), bits: LINEAR.map(bit) }
    }

    /// What a hex is; water off the board.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> Ground {
        let found = board.terrain(hex).and_then(|id| self.terrain.get(usize::from(id.0)));
        found.copied().unwrap_or(Ground::Water)
    }

    /// Is it woods?
    pub(crate) fn is_woods(&self, board: &Board, hex: Hex) -> bool {
        self.at(board, hex) == Ground::Woods
    }

    /// Is it a town block?
    pub(crate) fn is_town(&self, board: &Board, hex: Hex) -> bool {
        matches!(self.at(board, hex), Ground::Town(_))
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
        let block = if let Ground::Town(height) = self.at(board, hex) { height } else { 0 };
        level(board, hex) + block
    }

    /// Does the hexside between two neighbours bear a river with a bridge or ford?
    pub(crate) fn is_crossed_river(&self, board: &Board, from: Hex, to: Hex) -> bool {
        let edge = Edge::between(from, to, board.layout().orientation);
        let mask = edge.map_or(0, |edge| board.linear_mask(edge));
        let [.., river, bridge, ford, _] = self.bits.map(|bit| mask & bit != 0);
        river && (bridge || ford)
    }

    /// What the hexside between two neighbours bears.
    pub(crate) fn side(&self, board: &Board, from: Hex, to: Hex) -> Side {
        let edge = Edge::between(from, to, board.layout().orientation);
        let mask = edge.map_or(0, |edge| board.linear_mask(edge));
        let has = self.bits.map(|bit| mask & bit != 0);
        let [road, wall, fence, hedge, tall, works, stream, river, bridge, ford, steep] = has;
        Side {
            road,
            obstacle: wall || fence || hedge || tall,
            screen: tall,
            works,
            stream: stream || ford,
            river: river && !bridge && !ford,
            bridge,
            steep,
        }
    }
}

/// The level of the ground, 0 off the board.
pub(crate) fn level(board: &Board, hex: Hex) -> i32 {
    i32::from(board.level(hex).unwrap_or(0))
}
