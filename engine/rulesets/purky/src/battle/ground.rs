//! What does not change in the course of a battle beside the board, and what does not change of a piece.

use crate::board::chart::Chart;
use crate::tables::{Tables, TypeRow};
use oblique_board::hex::Hex;

/// What a scenario settles for the whole battle.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Rows of the tables by hex and hexside.
    pub(crate) chart: Chart,
    /// The last turn (`end.victory`).
    pub(crate) turns: u16,
    /// Per cent of its value lost at which an army breaks (`end.break`).
    pub(crate) break_percent: i32,
    /// Sides of the die of victorious cavalry (`pursuit.table`).
    pub(crate) pursuit_sides: i32,
}

/// What does not change of a piece.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Its row in the table of types; `None` of a leader.
    pub(crate) row: Option<usize>,
    /// Figures on a full stand; gunners stand alone.
    pub(crate) per_stand: i32,
    /// What it counts when it is lost (`end.break`).
    pub(crate) value: i32,
    /// Is it trained to march obliquely (`move.oblique`)?
    pub(crate) oblique: bool,
    /// Does it add to its side's roll for initiative (`turn.initiative`)?
    pub(crate) exceptional: bool,
    /// Is he hit with his unit (`lead.casualty`)?
    pub(crate) mounted: bool,
    /// From which turn on it arrives, and by which hexes.
    pub(crate) arrives: Option<(u16, Vec<Hex>)>,
}

impl Facts {
    /// Its row in the table of types.
    pub(crate) fn row(&self) -> Option<&'static TypeRow> {
        Tables::get().types.get(self.row?)
    }
}
