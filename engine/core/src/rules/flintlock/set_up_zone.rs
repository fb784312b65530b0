//! Free set-up: a side with a zone of rows places its pieces there (`seq.loop`).
//!
//! Must not know what a scenario must provide: the scenario checks say that.

use super::refuse;
use super::sequence_work::SequenceWork as Work;
use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Event, Order, Pix, Refusal, Verb, Why};
use crate::scenario::Side;

impl Battle {
    /// Asks a side that has a zone; the side that begins sets up first.
    pub fn open_set_up(&mut self, side: Side) {
        if self.ground.sides[side.index()].set_up_rows.is_some() {
            self.ask("setup", side, None, Order::new(Verb::Done));
        } else {
            self.after_set_up(side);
        }
    }

    fn after_set_up(&mut self, side: Side) {
        let next = if side == self.active() { Work::SetUp(side.other()) } else { Work::Begin };
        self.go(next);
    }

    /// Is a hex in a side's zone?
    fn in_zone(&self, side: Side, hex: Hex) -> bool {
        let layout = self.ground.board.layout();
        let row = u16::try_from(layout.col_row(hex).1 + 1).unwrap_or(0);
        layout.contains(hex)
            && self.ground.sides[side.index()].set_up_rows.is_some_and(|(a, b)| (a..=b).contains(&row))
    }

    /// Orders of a set-up: each piece to each hex of the zone it may stand in.
    pub fn set_up_orders(&self, side: Side, piece: Option<Pix>, orders: &mut Vec<Order>) {
        let pieces: Vec<Pix> = match piece {
            Some(pix) => vec![pix],
            None => self.units_of(side).chain(self.leaders_of(side)).collect(),
        };
        let zone: Vec<Hex> = self.ground.board.layout().hexes().filter(|h| self.in_zone(side, *h)).collect();
        for pix in pieces {
            for hex in &zone {
                let order = Order::of(Verb::Place, pix).at(*hex);
                if self.judge_set_up(side, &order).is_ok() {
                    orders.push(order);
                }
            }
        }
        if piece.is_none() {
            orders.push(Order::new(Verb::Done));
        }
    }

    /// May a piece be set up there?
    ///
    /// # Errors
    /// Why not.
    pub fn judge_set_up(&self, side: Side, order: &Order) -> Result<(), Refusal> {
        match (order.verb, order.piece, order.hex) {
            (Verb::Done, _, _) => Ok(()),
            (Verb::Place, Some(pix), Some(hex)) => {
                if !self.in_zone(side, hex) {
                    return refuse("seq.loop", "The hex is not in your set-up zone");
                }
                if order.facing.is_some_and(|f| !self.hours_of(self.piece(pix).formation).contains(&f)) {
                    return refuse("face.sides", "The formation cannot face that way");
                }
                if self.piece(pix).hex == hex {
                    return if order.facing.is_some() {
                        Ok(())
                    } else {
                        refuse("seq.loop", "It stands there")
                    };
                }
                self.may_stand(pix, hex)
            }
            _ => refuse("seq.loop", "Place a piece in your zone, or finish"),
        }
    }

    /// Carries out an order of a set-up.
    pub fn answer_set_up(&mut self, side: Side, order: &Order) {
        let (Verb::Place, Some(pix), Some(hex)) = (order.verb, order.piece, order.hex) else {
            self.answered();
            self.after_set_up(side);
            return;
        };
        let from = self.piece(pix).hex;
        if from != hex {
            self.emit(Event::Moved { piece: pix, from, to: hex, why: Why::Ordered });
        }
        if let Some(facing) = order.facing {
            self.emit(Event::Faced { piece: pix, facing: Some(facing) });
        }
    }
}
