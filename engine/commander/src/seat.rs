//! A seat at a battle: what the deciding side may see and ask.

use oblique_battle::BattleSetting;
use oblique_rules::play::{
    Agenda, Appraisal, Decision, Field, Game, Gauge, Order, PieceIx, Prospects, Quote, Refusal,
};
use oblique_scenario::Side;
use std::borrow::Cow;

/// The deciding side's view of a battle. It hands out nothing that the side may not know.
pub struct Seat<'a> {
    game: &'a dyn Game,
    setting: &'a BattleSetting,
    decision: &'a Decision,
}

impl<'a> Seat<'a> {
    /// The seat of the side that must decide; `None` when the battle is over.
    #[must_use]
    pub fn of(game: &'a dyn Game, setting: &'a BattleSetting) -> Option<Self> {
        Some(Self { game, setting, decision: game.decision()? })
    }

    /// Whose seat.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.decision.side
    }

    /// What is to be decided.
    #[must_use]
    pub const fn decision(&self) -> &'a Decision {
        self.decision
    }

    /// Catalog and ground.
    #[must_use]
    pub const fn setting(&self) -> &'a BattleSetting {
        self.setting
    }

    /// The field as the side sees it.
    #[must_use]
    pub fn see(&self) -> Cow<'a, Field> {
        self.game.see(Some(self.decision.side))
    }

    /// Turn, phase and active leader: what both sides know, without looking at the whole field.
    #[must_use]
    pub fn now(&self) -> (u16, u8, Option<PieceIx>) {
        let field = self.game.field();
        (field.turn, field.phase, field.active_leader)
    }

    /// When the battle ends at the latest, and who would have won if it ended now.
    #[must_use]
    pub fn prospects(&self) -> Prospects {
        self.game.prospects(Some(self.decision.side))
    }

    /// What a side's units are worth, strength times quality, as the seat may know: see [`Game::strength`].
    #[must_use]
    pub fn strength(&self, side: Side) -> i64 {
        self.game.strength(Some(self.decision.side), side)
    }

    /// How near each side is to its end.
    #[must_use]
    pub fn gauges(&self) -> Vec<Gauge> {
        self.game.gauges(Some(self.decision.side))
    }

    /// Legal orders: all, or of one piece.
    #[must_use]
    pub fn orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.game.orders(piece)
    }

    /// The same one for one, perhaps without their paths, for who looks through many: see [`Game::orders_without_paths`].
    #[must_use]
    pub fn orders_without_paths(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.game.orders_without_paths(piece)
    }

    /// The order to give, of one from that list.
    #[must_use]
    pub fn with_path(&self, order: Order) -> Order {
        self.game.with_path(order)
    }

    /// Who has a legal order, and the orders that are no piece's.
    #[must_use]
    pub fn agenda(&self) -> Agenda {
        self.game.agenda()
    }

    /// May the order be given?
    ///
    /// # Errors
    /// The refusal.
    pub fn judge(&self, order: &Order) -> Result<Quote, Refusal> {
        self.game.judge(order)
    }

    /// What may be expected of an order.
    #[must_use]
    pub fn appraise(&self, order: &Order) -> Appraisal {
        self.game.appraise(order)
    }

    /// What may be expected of an order at the most, where that is told more quickly: see [`Game::appraise_at_most`].
    #[must_use]
    pub fn appraise_at_most(&self, order: &Order) -> Option<Appraisal> {
        self.game.appraise_at_most(order)
    }

    /// What an order changes in what both sides may be expected to do next, in men: see [`Game::outlook`].
    #[must_use]
    pub fn outlook(&self, order: &Order) -> i32 {
        self.game.outlook(order)
    }

    /// Is a piece acting or fighting, so that orders may be played out on copies?
    pub(crate) fn is_acting(&self) -> bool {
        self.game.is_acting()
    }

    /// A copy of the battle in which dice of that seed fall: see [`Game::rehearsal`]. It knows more than the side may, so
    /// nobody outside is handed one.
    pub(crate) fn rehearsal(&self, seed: u64) -> Option<Box<dyn Game>> {
        self.game.rehearsal(seed)
    }

    /// A number that tells the state of the battle from any other.
    pub(crate) fn position_hash(&self) -> u64 {
        self.game.state_hash()
    }

    /// The decision's default or, where the rules do not let it be taken yet, the first legal order.
    #[must_use]
    pub fn fallback(&self) -> Order {
        let default = &self.decision.default;
        if self.judge(default).is_ok() {
            return default.clone();
        }
        self.orders(None).into_iter().next().unwrap_or_else(|| default.clone())
    }
}
