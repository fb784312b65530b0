//! Reinforcements (`seq.arrive`).
//!
//! Must not know how they are used afterwards.

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::angles::facing_kind;
use crate::board::arc::ORIENTATION;
use crate::board::zones::on_edge;
use crate::ids::{DecisionKind, formation, rule};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Standing};
use oblique_scenario::Side;

impl Battle {
    /// The general and units of a brigade that are due and find a way in, in roster order.
    pub(crate) fn arriving(&self, general: PieceIx) -> Vec<PieceIx> {
        let due = |pix: &PieceIx| {
            let own = *pix == general || self.leader_of(*pix) == Some(general);
            own && matches!(self.piece(*pix).standing, Standing::Due(phase) if phase <= self.field().turn)
        };
        self.everyone().filter(|pix| due(pix) && !self.ways_in(*pix).is_empty()).collect()
    }

    /// The hexes by which a piece may enter now, in the scenario's order.
    fn ways_in(&self, pix: PieceIx) -> Vec<Hex> {
        let piece = self.piece(pix);
        let (leads, enemy) = (self.nature(pix).arm.leads(), piece.side().other());
        let within = u32::try_from(Tables::get().approach.starts_within).unwrap_or(0);
        let open = |hex: &&Hex| {
            let ground = self.ground().chart.at(self.board(), **hex);
            let free = Side::BOTH.into_iter().all(|side| self.unit_at(side, **hex).is_none());
            // Nobody rides a general down on his way in (`gen.invisible`).
            let alone = self.at(**hex).iter().all(|p| self.piece(*p).side() != enemy);
            let stands = alone && (leads || (free && !is_sector(&ground.id)));
            let near = self.nearest_unit(enemy, **hex).is_some_and(|(_, far)| far <= within);
            stands && !near && !ground.impassable && !self.is_ruined(**hex)
        };
        let listed = self.ground().entries.get(&piece.info.id);
        let edge = |hex: &&Hex| on_edge(self.board().layout(), **hex);
        listed.into_iter().flatten().filter(edge).filter(open).copied().collect()
    }

    /// One after another enters; who has a choice is asked.
    pub(crate) fn run_arrivals(&mut self, general: PieceIx) {
        let Some(pix) = self.arriving(general).first().copied() else {
            self.change_memory(MemoryChange::Pop);
            return;
        };
        match self.ways_in(pix).as_slice() {
            [only] => self.enter(pix, *only),
            ways => {
                let side = self.piece(pix).side();
                if let Some(first) = ways.first() {
                    self.ask(DecisionKind::Arrive, side, Some(pix), entering(pix, *first));
                }
            }
        }
    }

    pub(crate) fn arrival_orders(&self, general: PieceIx) -> Vec<Order> {
        let Some(pix) = self.arriving(general).first().copied() else { return Vec::new() };
        self.ways_in(pix).into_iter().map(|hex| entering(pix, hex)).collect()
    }

    pub(crate) fn obey_arrival(&mut self, order: &Order) {
        if let Order::Place { piece: Some(pix), to: Some(hex), .. } = *order {
            self.enter(pix, hex);
        }
    }

    /// Puts a piece on the board, a unit on the march and facing inward.
    fn enter(&mut self, pix: PieceIx, to: Hex) {
        let nature = self.nature(pix);
        let marching = match nature.arm {
            // An army marches as it fights (`army.rules`).
            Arm::Infantry | Arm::Cavalry(_) if !nature.forms() => Some(self.piece(pix).formation),
            Arm::Infantry => Some(formation::MARCH_COLUMN),
            Arm::Cavalry(_) => Some(formation::CAVALRY_COLUMN),
            Arm::Guns { .. } => Some(formation::LIMBERED),
            Arm::Leader | Arm::Chief => None,
        };
        if let Some(shape) = marching {
            let facing = facing_kind(shape).nearest(self.inward(to), ORIENTATION);
            self.stand(pix, shape, facing);
        }
        self.arrive_at(pix, to);
        self.say(rule::SEQ_ARRIVE, Some(pix), format!("{} arrives", self.name(pix)));
        if marching.is_some() {
            self.shake(self.leader_of(pix));
            self.warn_generals();
        }
    }

    /// The hour of a side that looks into the board from a hex of its edge, by its baselines towards the middle.
    fn inward(&self, hex: Hex) -> Hour {
        let layout = self.board().layout();
        let ((column, row), width) = (layout.col_row(hex), i32::from(layout.width));
        Hour::new(match (column, row) {
            (0, _) => 3,
            _ if column == width - 1 => 9,
            (_, 0) if column * 2 < width => 5,
            (_, 0) => 7,
            _ if column * 2 < width => 1,
            _ => 11,
        })
    }
}

/// The order to enter by a hex.
const fn entering(pix: PieceIx, hex: Hex) -> Order {
    Order::Place { piece: Some(pix), to: Some(hex), beside: None, facing: None }
}
