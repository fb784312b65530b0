//! What becomes of generals in play (`gen.survival`, `gen.capture`, `gen.threat`, `gen.dice`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::command::threat::{Units, endangered};
use crate::ids::{DecisionKind, mark, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Event, Order, PieceIx, Standing, Why};
use oblique_scenario::Side;

/// A die for a general whose unit is gone.
const SURVIVAL: DrawName = DrawName::new("survival");
/// A die for one who is ridden down.
const CAPTURE: DrawName = DrawName::new("capture");

impl Battle {
    /// Rolls dice for a general. Does any remove him?
    pub(crate) fn dies(&mut self, general: PieceIx, name: (DrawName, RuleId), dice: i32) -> bool {
        let on = Tables::get().generals.dies_on;
        let word = |die: i32| if die == on { "lost" } else { "unhurt" }.to_owned();
        let rolled: Vec<i32> =
            (0..dice).map(|_| self.0.draw_from((1, 6), name, Some(general), &[], None, word)).collect();
        rolled.contains(&on)
    }

    /// Takes a general off the board for good, with his points.
    pub(crate) fn remove_general(&mut self, general: PieceIx) {
        self.set_mark(general, mark::ATTACHED, false);
        self.emit(Event::Stood { piece: general, standing: Standing::Lost, why: Why::Melee });
        self.say(rule::WIN_POINTS, Some(general), format!("{} is lost", self.name(general)));
        self.score(general);
    }

    /// An enemy of a side has entered a hex: unattached generals there are captured or chased away.
    pub(crate) fn ride_down(&mut self, hex: Hex, by: Side) {
        let caught = |pix: &&PieceIx| {
            let piece = self.piece(**pix);
            piece.info.role.leads() && piece.side() != by && !self.is(**pix, mark::ATTACHED)
        };
        let generals: Vec<PieceIx> = self.at(hex).iter().filter(caught).copied().collect();
        for general in generals {
            let dice = Tables::get().generals.capture_dice;
            if self.dies(general, (CAPTURE, rule::GEN_CAPTURE), dice) {
                self.remove_general(general);
            } else {
                self.change_memory(MemoryChange::Displaced(general, true));
            }
        }
    }

    /// The Leader of a unit that is eliminated on his hex waits for his fate.
    pub(crate) fn bereave(&mut self, leader: PieceIx) {
        self.change_memory(MemoryChange::Bereaved(leader, true));
    }

    /// Generals left in front of their side wait to be placed.
    pub(crate) fn warn_generals(&mut self) {
        let waits = |pix: &PieceIx| {
            let piece = self.piece(*pix);
            let free = piece.on_map() && piece.info.role.leads() && !self.is(*pix, mark::ATTACHED);
            free && endangered(&self.0, piece.side(), piece.hex)
        };
        let all: Vec<PieceIx> = self.everyone().filter(waits).collect();
        for general in all {
            self.change_memory(MemoryChange::Displaced(general, true));
        }
    }

    /// Goes on with a general who waits for his fate or his place. Was there one?
    pub(crate) fn run_generals(&mut self) -> bool {
        if let Some(leader) = self.memory().bereaved.first().copied() {
            self.change_memory(MemoryChange::Bereaved(leader, false));
            let dice = Tables::get().generals.survival_dice;
            self.set_mark(leader, mark::ATTACHED, false);
            if !self.piece(leader).on_map() {
                return true;
            }
            if self.dies(leader, (SURVIVAL, rule::GEN_SURVIVAL), dice) {
                self.remove_general(leader);
            } else {
                self.change_memory(MemoryChange::Displaced(leader, true));
            }
            return true;
        }
        let Some(general) = self.memory().displaced.first().copied() else { return false };
        let side = self.piece(general).side();
        match self.places_of(general).as_slice() {
            _ if !self.piece(general).on_map() => {}
            [] => {
                self.emit(Event::Stood { piece: general, standing: Standing::Left, why: Why::Retreat });
            }
            [only] => {
                let only = *only;
                self.place_general(general, only);
                return true;
            }
            [first, ..] => {
                let default =
                    Order::Place { piece: Some(general), to: Some(*first), beside: None, facing: None };
                self.ask(DecisionKind::PlaceGeneral, side, Some(general), default);
                return true;
            }
        }
        self.change_memory(MemoryChange::Displaced(general, false));
        true
    }

    /// Where a general may be placed: within his span of a unit he commands, free of enemies and out of danger; else
    /// with the nearest such unit. Nowhere if he commands none.
    pub(crate) fn places_of(&self, general: PieceIx) -> Vec<Hex> {
        let piece = self.piece(general);
        let (side, from, nature) = (piece.side(), piece.hex, self.nature(general));
        let led = |unit: &PieceIx| nature.arm == Arm::Chief || self.leader_of(*unit) == Some(general);
        let units: Vec<Hex> =
            self.units_of(side).into_iter().filter(led).map(|unit| self.piece(unit).hex).collect();
        let span = nature.span().and_then(|span| u32::try_from(span).ok()).unwrap_or(0);
        let threat = Units::of(&self.0, side);
        let fits = |hex: &Hex| {
            let spanned = units.iter().any(|unit| unit.unsigned_distance_to(*hex) <= span);
            let enemy = self.at(*hex).iter().any(|p| self.piece(*p).side() != side);
            spanned
                && !enemy
                && !self.ground().chart.at(self.board(), *hex).impassable
                && !self.is_ruined(*hex)
                && !threat.endanger(*hex)
        };
        let places: Vec<Hex> = self.board().layout().hexes().filter(fits).collect();
        if places.is_empty() {
            units.into_iter().min_by_key(|hex| hex.unsigned_distance_to(from)).into_iter().collect()
        } else {
            places
        }
    }

    /// Orders that place the general who waits first.
    pub(crate) fn placing_orders(&self) -> Vec<Order> {
        let Some(general) = self.memory().displaced.first().copied() else { return Vec::new() };
        let place = |to| Order::Place { piece: Some(general), to: Some(to), beside: None, facing: None };
        self.places_of(general).into_iter().map(place).collect()
    }

    /// Places a general who waits.
    pub(crate) fn place_general(&mut self, general: PieceIx, to: Hex) {
        let from = self.piece(general).hex;
        self.emit(Event::Moved { piece: general, from, to, why: Why::Retreat });
        self.change_memory(MemoryChange::Displaced(general, false));
    }
}

#[cfg(test)]
mod tests;
