//! A piece on the move and the fire it draws (`fire.reaction-move`, `fire.reaction-once`).
//!
//! Must not know how a shot is made.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::fire::shot::ShotKind;
use crate::ids::{DecisionKind, mark, rule};
use crate::movement::work::MoveWork;
use crate::refuse;
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx, Refusal, Verb};
use std::collections::BTreeSet;

impl Battle {
    /// The mover's next step, or the question who fires at it.
    pub(crate) fn run_move(&mut self, work: MoveWork) {
        match &work.reacting {
            Some(able) if !able.is_empty() && self.piece(work.piece).on_map() => {
                let side = self.piece(work.piece).side().other();
                self.ask(DecisionKind::ReactMove, side, Some(work.piece), Order::Done);
            }
            Some(_) => {
                self.spend_volleys(&work.volleys);
                self.replace(Frame::Move(MoveWork { reacting: None, volleys: BTreeSet::new(), ..work }));
            }
            None => self.step_on(work),
        }
    }

    /// Enemies that may fire at a unit as it enters a hex.
    pub(crate) fn reacting_at(&self, mover: PieceIx, hex: Hex) -> BTreeSet<PieceIx> {
        let side = self.piece(mover).side();
        let near = self.around(hex).flat_map(|h| self.at(h).iter().copied());
        let able = |p: &PieceIx| {
            self.piece(*p).side() != side
                && self.faces(*p, hex)
                && !self.disordered(*p)
                && self.may_answer(*p).is_ok()
        };
        near.filter(able).collect()
    }

    /// Judges an answer.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_reaction(&self, work: &MoveWork, order: &Order) -> Result<(), Refusal> {
        match (order.verb(), order.piece()) {
            (Verb::Done, _) => Ok(()),
            (Verb::Fire, Some(pix)) if work.reacting.as_ref().is_some_and(|able| able.contains(&pix)) => {
                if order.target().is_none_or(|t| t == work.piece) {
                    Ok(())
                } else {
                    refuse(rule::FIRE_REACTION_MOVE, "Only the mover is fired at")
                }
            }
            (Verb::Fire, Some(pix)) => {
                self.may_react(pix, work.piece)?;
                refuse(rule::FIRE_REACTION_MOVE, format!("{} lets it go on", self.name(pix)))
            }
            _ => refuse(rule::FIRE_REACTION_MOVE, "Fire at the mover, or let it go on"),
        }
    }

    /// Legal answers.
    pub(crate) fn reaction_orders(&self, work: &MoveWork, piece: Option<PieceIx>) -> Vec<Order> {
        let able =
            work.reacting.iter().flatten().filter(|p| piece.is_none_or(|q| q == **p) && self.fights(**p));
        let mut orders: Vec<Order> = able.map(|p| Order::fire(*p, work.piece)).collect();
        if piece.is_none() {
            orders.push(Order::Done);
        }
        orders
    }

    /// Carries an answer out.
    pub(crate) fn answer_reaction(&mut self, mut work: MoveWork, order: &Order) {
        self.answered();
        let mover = work.piece;
        let Some(firer) = order.piece().filter(|_| order.verb() == Verb::Fire) else {
            self.replace(Frame::Move(MoveWork { reacting: Some(BTreeSet::new()), ..work }));
            return;
        };
        if let Some(able) = &mut work.reacting {
            able.remove(&firer);
        }
        let volley = self.volley_ready(firer);
        work.volleys.extend(volley);
        self.replace(Frame::Move(work));
        self.set_mark(firer, mark::REACTED, true);
        self.shoot(firer, mover, ShotKind::Reaction, volley.is_some(), None);
    }
}
