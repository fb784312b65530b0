//! Turning in place (`face.motion`, `face.zoc`).
//!
//! Must not know movement.

use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use oblique_board::hex::Hour;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Verb};

/// Hours of one facing step.
const STEP_HOURS: i32 = 2;

impl Battle {
    /// Orders to turn in place.
    pub(crate) fn turn_orders(&self, pix: PieceIx, orders: &mut Vec<Order>) {
        let hours = self.hours_of(self.piece(pix).formation);
        let turns = hours.into_iter().map(|f| Order::of(Verb::Turn, pix).with_facing(f));
        orders.extend(turns.filter(|order| self.turn_to(pix, order).is_ok()));
    }

    /// Judges a turn in place: it is the unit's action, so who fires, rallies or attacks keeps its
    /// facing (`face.fire`).
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_turn(&self, pix: PieceIx, order: &Order) -> Result<(), Refusal> {
        self.turn_to(pix, order).map(drop)
    }

    /// The facing an order to turn ends with: the one it names, else one step left or right.
    fn turn_to(&self, pix: PieceIx, order: &Order) -> Result<Hour, Refusal> {
        self.may_haul(pix)?;
        let piece = self.piece(pix);
        let Some(old) = piece.facing else { return refuse(rule::FACE_SIDES, "It has no facing") };
        let new = match (order.facing(), order.amount()) {
            (Some(facing), _) => facing,
            (None, amount @ (-1 | 1)) => old.turned(amount * STEP_HOURS),
            _ => return refuse(rule::FACE_MOTION, "Choose the facing it takes"),
        };
        if !self.hours_of(piece.formation).contains(&new) {
            return refuse(rule::FACE_SIDES, format!("{} cannot face that way", self.name(pix)));
        }
        if new == old {
            return refuse(rule::FACE_MOTION, format!("{} faces that way", self.name(pix)));
        }
        if self.is(pix, mark::IN_ZONE) && i32::from(old.distance(new)) > STEP_HOURS {
            return refuse(
                rule::FACE_ZOC,
                format!("{} began in an enemy zone of control and turns one step at most", self.name(pix)),
            );
        }
        // A Close pair turns as one: both take their action.
        if let Some(mate) = self.turns_along(pix)
            && self.is(mate, mark::ACTED)
        {
            return refuse(rule::STACK_CLOSE, format!("{} shares the hex and has acted", self.name(mate)));
        }
        Ok(new)
    }

    /// The other unit of a Close pair, which turns along.
    fn turns_along(&self, pix: PieceIx) -> Option<PieceIx> {
        (self.piece(pix).formation == formation::CLOSE).then(|| self.mate(pix)).flatten()
    }

    /// Turns in place: it is the unit's action; a gun goes on its wheels (`gun.once`).
    pub(crate) fn execute_turn(&mut self, pix: PieceIx, order: &Order) {
        let Ok(new) = self.turn_to(pix, order) else { return };
        for unit in std::iter::once(pix).chain(self.turns_along(pix)) {
            self.set_mark(unit, mark::MOVED, true);
            self.set_mark(unit, mark::ACTED, true);
            self.face_moving(unit, Some(new));
        }
    }

    /// A piece that moves takes a facing, a gun its move side.
    pub(crate) fn face_moving(&mut self, piece: PieceIx, facing: Option<Hour>) {
        let facing = facing.or(self.piece(piece).facing);
        if self.arm(piece).is_gun() && self.piece(piece).formation != formation::MOVE_MODE {
            self.emit(Event::Formed { piece, formation: formation::MOVE_MODE, facing });
        } else if self.piece(piece).facing != facing {
            self.emit(Event::Faced { piece, facing });
        }
    }
}
