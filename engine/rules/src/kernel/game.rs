//! The running battle as the rest of the program plays it.

use super::{Memory as _, State, System};
use crate::play::{
    Agenda, Appraisal, Area, Decision, Event, Field, FireArea, Game, Gauge, GroundChange, Highlight, Ledger,
    LineOfSight, Marches, Marks, Odds, Order, PieceIx, Prospects, Quote, ReachHex, Refusal, Relation,
    UnderWay, enumerate,
};
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;
use std::borrow::Cow;
use std::ops::DerefMut;

/// What only a system's rules can answer; everything else a [`Game`] is asked the kernel answers. Those
/// with a default are for systems that have such a thing.
pub trait Rules: DerefMut<Target = State<Self::System>> + Clone + Send + Sync + 'static {
    /// The system.
    type System: System;

    /// The order as the rules read it: what an order may name twice, once.
    fn plain<'o>(&self, order: &'o Order) -> Cow<'o, Order> {
        Cow::Borrowed(order)
    }

    /// May an order be given now?
    ///
    /// # Errors
    /// Why it may not, with the rule.
    fn judged(&self, order: &Order) -> Result<(), Refusal>;

    /// What a legal order costs and may lead to.
    fn quote(&self, order: &Order) -> Quote;

    /// Carries out an order already judged, as far as it goes by itself.
    fn execute(&mut self, order: &Order);

    /// Goes on until somebody must decide or the battle is over.
    fn advance(&mut self);

    /// Legal orders of the present decision: all, or of one piece.
    fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order>;

    /// The same without their paths, where a system leaves them out: see [`Game::orders_without_paths`].
    fn legal_orders_without_paths(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.legal_orders(piece)
    }

    /// One of them as [`Self::legal_orders`] has it.
    fn order_with_path(&self, order: Order) -> Order {
        order
    }

    /// Who has a legal order, and the orders that are no piece's.
    fn agenda_of(&self) -> Agenda {
        self.legal_orders(None).into()
    }

    /// What an order is worth to the deciding side.
    fn appraise_order(&self, order: &Order) -> Appraisal;

    /// What an order is worth at the most, where that is quickly told: see [`Game::appraise_at_most`].
    fn appraise_order_at_most(&self, order: &Order) -> Option<Appraisal> {
        let _ = order;
        None
    }

    /// What an order lets be expected of the next acts of both sides: see [`Game::outlook`].
    fn outlook_of(&self, order: &Order) -> i32 {
        let _ = order;
        0
    }

    /// What the map highlights.
    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight>;

    /// What a seat sees of the field; all of it where nothing is hidden.
    fn view(&self, seat: Option<Side>) -> Cow<'_, Field> {
        let _ = seat;
        Cow::Borrowed(self.field())
    }

    /// Marks that hold for a piece, its own and those it has a share in.
    fn shown_marks(&self, pix: PieceIx) -> Marks {
        self.piece(pix).marks
    }

    /// Lines of command.
    fn lines_of_command(&self, seat: Option<Side>) -> Vec<Relation> {
        let _ = seat;
        Vec::new()
    }

    /// What the decision stands within, the outermost first.
    fn frames(&self) -> Vec<UnderWay> {
        Vec::new()
    }

    /// The contest under way.
    fn contest(&self) -> Option<Ledger> {
        None
    }

    /// How near each side is to its end.
    fn gauges_of(&self, seat: Option<Side>) -> Vec<Gauge> {
        let _ = seat;
        Vec::new()
    }

    /// When the battle ends at the latest, and who would have won if it ended now.
    fn prospects_of(&self, seat: Option<Side>) -> Prospects;

    /// What a side's units that can still fight are worth, strength times quality, as a seat may know.
    fn strength_of(&self, seat: Option<Side>, side: Side) -> i64;

    /// Is a piece acting or fighting, so that commanders may play out what follows: see [`Game::is_acting`]?
    fn acts(&self) -> bool {
        false
    }

    /// How much better a side has come out, in men: see [`Game::balance`].
    fn balance_of(&self, side: Side) -> i32 {
        let _ = side;
        0
    }

    /// Rows of the battle's statistics.
    fn stat_rows(&self, seat: Option<Side>) -> Vec<(String, String)>;

    /// What is wrong with the state.
    fn faults(&self, at_rest: bool) -> Vec<String>;

    /// What is wrong with an event about to be applied.
    fn fault_of(&self, event: &Event) -> Option<String>;

    /// A copy the deciding side may reckon with, in which these dice fall.
    fn supposed(&self, dice: &[i32]) -> Self {
        let mut copy = self.clone();
        copy.script_dice(0, dice.iter().copied());
        copy
    }

    /// The odds of an order.
    fn odds_of(&self, order: &Order) -> Vec<Odds> {
        enumerate(self, order, None)
    }

    /// Hexes in a side's zones of control.
    fn zone_hexes(&self, side: Side) -> Vec<Hex> {
        let layout = self.board().layout();
        let counts = self.zone_counts(side).iter().enumerate();
        counts.filter(|(_, n)| **n > 0).map(|(i, _)| layout.hex(i)).collect()
    }

    /// Parts of the board the rules measure by.
    fn areas_of(&self, selected: Option<PieceIx>) -> Vec<Area> {
        let _ = selected;
        Vec::new()
    }

    /// What the battle has done to the ground.
    fn ground_changed(&self) -> Vec<GroundChange> {
        Vec::new()
    }

    /// The ways of a piece through the map.
    ///
    /// # Errors
    /// Why it does not move.
    fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal>;

    /// The order that takes a piece on along a way: its next step, unless a system moves by paths.
    fn order_along(&self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) -> Option<Order> {
        let _ = facing;
        way.first().map(|hex| Order::step(pix, *hex))
    }

    /// Where a piece may fire.
    ///
    /// # Errors
    /// Why it does not fire.
    fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal>;

    /// What stands in a line of sight.
    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight;
}

impl<R: Rules> Game for R {
    fn field(&self) -> &Field {
        State::field(self)
    }

    fn see(&self, seat: Option<Side>) -> Cow<'_, Field> {
        self.view(seat)
    }

    fn decision(&self) -> Option<&Decision> {
        State::decision(self)
    }

    fn judge(&self, order: &Order) -> Result<Quote, Refusal> {
        let order = self.plain(order);
        self.judged(&order)?;
        Ok(self.quote(&order))
    }

    fn carry_out(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        let order = self.plain(order).into_owned();
        self.judged(&order)?;
        self.execute(&order);
        self.advance();
        Ok(self.take_events())
    }

    fn apply(&mut self, event: &Event) {
        self.apply_event(event);
    }

    fn orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.legal_orders(piece)
    }

    fn orders_without_paths(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.legal_orders_without_paths(piece)
    }

    fn with_path(&self, order: Order) -> Order {
        self.order_with_path(order)
    }

    fn agenda(&self) -> Agenda {
        self.agenda_of()
    }

    fn appraise(&self, order: &Order) -> Appraisal {
        self.appraise_order(&self.plain(order))
    }

    fn appraise_at_most(&self, order: &Order) -> Option<Appraisal> {
        self.appraise_order_at_most(&self.plain(order))
    }

    fn outlook(&self, order: &Order) -> i32 {
        self.outlook_of(&self.plain(order))
    }

    fn highlights(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        self.highlighted(selected)
    }

    fn relations(&self, seat: Option<Side>) -> Vec<Relation> {
        self.lines_of_command(seat)
    }

    fn marks_of(&self, pix: PieceIx) -> Marks {
        self.shown_marks(pix)
    }

    fn under_way(&self) -> Vec<UnderWay> {
        self.frames()
    }

    fn ledger(&self) -> Option<Ledger> {
        self.contest()
    }

    fn gauges(&self, seat: Option<Side>) -> Vec<Gauge> {
        let mut gauges = self.gauges_of(seat);
        if self.field().outcome.is_some() {
            // They tell of what is to come, and nothing is.
            for gauge in &mut gauges {
                gauge.note.clear();
            }
        }
        gauges
    }

    fn prospects(&self, seat: Option<Side>) -> Prospects {
        self.prospects_of(seat)
    }

    fn strength(&self, seat: Option<Side>, side: Side) -> i64 {
        self.strength_of(seat, side)
    }

    fn statistics(&self, seat: Option<Side>) -> Vec<(String, String)> {
        self.stat_rows(seat)
    }

    fn state_hash(&self) -> u64 {
        State::field(self).state_hash(self.memory())
    }

    fn audit(&self, at_rest: bool) -> Vec<String> {
        let mut faults = self.faults(at_rest);
        faults.extend(self.recount());
        faults
    }

    fn audit_event(&self, event: &Event) -> Option<String> {
        super::wrong_place(self, event).or_else(|| self.fault_of(event))
    }

    fn supposing(&self, dice: &[i32]) -> Option<Box<dyn Game>> {
        Some(Box::new(self.supposed(dice)))
    }

    fn is_acting(&self) -> bool {
        self.acts()
    }

    fn rehearsal(&self, seed: u64) -> Option<Box<dyn Game>> {
        let copy = || {
            let mut copy = self.clone();
            copy.seed_dice(seed);
            Box::new(copy) as Box<dyn Game>
        };
        self.acts().then(copy)
    }

    fn balance(&self, side: Side) -> i32 {
        self.balance_of(side)
    }

    fn odds(&self, order: &Order) -> Vec<Odds> {
        self.odds_of(order)
    }

    fn zones(&self, side: Side) -> Vec<Hex> {
        self.zone_hexes(side)
    }

    fn areas(&self, selected: Option<PieceIx>) -> Vec<Area> {
        self.areas_of(selected)
    }

    fn ground_changes(&self) -> Vec<GroundChange> {
        self.ground_changed()
    }

    fn reach(&self, pix: PieceIx) -> Result<Vec<ReachHex>, Refusal> {
        Ok(self.marched(pix, &[])?.reach(self.board().layout()))
    }

    fn marches(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        self.marched(pix, along)
    }

    fn march_order(&self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) -> Option<Order> {
        self.order_along(pix, way, facing)
    }

    fn field_of_fire(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        self.fire_area(pix)
    }

    fn sight(&self, from: Hex, to: Hex) -> Option<LineOfSight> {
        Some(self.line_of_sight(from, to))
    }

    fn boxed_clone(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

impl<S: System> State<S> {
    /// What the battle waits for; `None` when it is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.memory.decision().filter(|_| self.field.outcome.is_none())
    }
}
