//! Two commanders at a table: who is asked, and what happens to an order that cannot be given.

use super::{Commander, Seat};
use oblique_battle::BattleSetting;
use oblique_rules::play::{Game, Order};
use oblique_scenario::Side;

/// After so many orders in one turn commanders are no longer asked and defaults are taken, so that
/// no commander can keep a battle from ending.
pub const ORDERS_A_TURN: u32 = 20_000;

/// The order a commander gives for the decision at hand, replaced by the default if it is not
/// legal. `None` when the battle is over.
pub fn decide(commander: &mut dyn Commander, game: &dyn Game, setting: &BattleSetting) -> Option<Order> {
    let seat = Seat::of(game, setting)?;
    let order = commander.choose(&seat);
    Some(if seat.judge(&order).is_ok() { order } else { seat.fallback() })
}

/// Both commanders.
pub struct Table {
    commanders: [Box<dyn Commander>; 2],
    turn: u16,
    given: u32,
}

impl Table {
    /// A table with commanders for side A and side B.
    #[must_use]
    pub fn new(commanders: [Box<dyn Commander>; 2]) -> Self {
        Self { commanders, turn: 0, given: 0 }
    }

    /// The next order and who gives it; `None` when the battle is over.
    pub fn next(&mut self, game: &dyn Game, setting: &BattleSetting) -> Option<(Side, Order)> {
        let side = game.decision()?.side;
        if game.field().turn != self.turn {
            self.turn = game.field().turn;
            self.given = 0;
        }
        self.given += 1;
        let order = if self.given > ORDERS_A_TURN {
            Seat::of(game, setting)?.fallback()
        } else {
            decide(self.commanders[side.index()].as_mut(), game, setting)?
        };
        Some((side, order))
    }
}
