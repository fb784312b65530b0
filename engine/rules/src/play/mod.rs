//! The interface of a running battle: decision -> order -> events.
//!
//! A [`Game`] always waits for one [`Decision`] (or is over). An [`Order`] is judged by a pure
//! function; a [`Refusal`] names its rule. Carrying an order out yields [`Event`]s, and only
//! [`Game::apply`] changes state: applying the events to a copy gives the same state, hash for hash.
//! All chance comes from the [`Stream`] in the [`Field`].
//!
//! Must not know the rules of any one system, nor who plays.

mod agenda;
mod apply;
mod areas;
mod decision;
mod draw_name;
mod event;
mod field;
mod gauge;
mod hashing;
mod judge;
mod ledger;
mod marches;
mod moment;
mod odds;
mod order;
mod prospects;
mod relation;
mod sequel;
mod sightings;
mod sorted_dice;
mod stream;
mod successes;
mod under_way;

pub use agenda::Agenda;
pub use areas::{Area, AreaKind, GroundChange};
pub use decision::Decision;
pub use draw_name::DrawName;
pub use event::{Draw, Event, Message, Modifier, Need, OwnEvent, Why};
pub use field::{
    Field, Marks, ObjectiveState, Outcome, PieceInfo, PieceIx, PieceState, Standing, TRACKS, Victory,
};
pub use gauge::Gauge;
pub use judge::{Appraisal, Highlight, Quote, QuoteLine, Refusal, Shade};
pub use ledger::{Ledger, LedgerRow};
pub use marches::{Marches, Station};
pub use moment::{Moment, PieceMoment};
pub use odds::{Chance, Odds, Sampled, enumerate, reduced};
pub use order::{ExcessPart, Order, Parts, Verb};
pub use prospects::Prospects;
pub use relation::{Bond, Relation};
pub use sequel::{Next, Sequel, sequel};
pub use sightings::{FireArea, LineOfSight, ReachHex};
pub use sorted_dice::{DiceGroup, Die, DieKind, SortedDice};
pub use stream::Stream;
pub use successes::successes;
pub use under_way::{Pool, UnderWay};

use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;
use std::borrow::Cow;

/// How a battle is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Options {
    /// Seed of the battle's stream.
    pub seed: u64,
    /// Is fog of war on?
    pub fog: bool,
    /// Does nobody attend, the computer playing both sides? Some systems limit such battles.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unattended: bool,
}

/// A running battle under one ruleset.
///
/// Implementations keep all state that outcomes depend on in `self`, in ordered collections and
/// integers. They are cheap to clone: branches, undo in play and commanders do.
pub trait Game: Send + Sync {
    /// What every ruleset has: pieces, turn, phase, objectives, stream, outcome.
    fn field(&self) -> &Field;

    /// What a side may see of the field (`None`: an umpire, everything). With fog off it is all.
    fn see(&self, seat: Option<Side>) -> Cow<'_, Field>;

    /// What the battle waits for; `None` when it is over. Decisions without a real option are
    /// never asked.
    fn decision(&self) -> Option<&Decision>;

    /// May the order be given by the side the decision is put to, and what would it cost? Pure.
    ///
    /// # Errors
    /// The refusal, with the rule that forbids it.
    fn judge(&self, order: &Order) -> Result<Quote, Refusal>;

    /// Carries the order out and returns all that happened, already applied.
    ///
    /// # Errors
    /// The refusal of [`Game::judge`]; nothing has changed then.
    fn carry_out(&mut self, order: &Order) -> Result<Vec<Event>, Refusal>;

    /// Applies one event: the only way state changes.
    fn apply(&mut self, event: &Event);

    /// Legal orders of the present decision: all of them, or those of one piece. Never empty for
    /// `None` while a decision is asked; contains the decision's default, except where something
    /// under way must be brought to its end first.
    fn orders(&self, piece: Option<PieceIx>) -> Vec<Order>;

    /// The same orders one for one, for who looks through all of them and gives one: where a system moves by paths, an order
    /// may lack its path if it says where it ends and how the piece faces there. Such an order is appraised as the
    /// whole one is; before it is given it is made whole by [`Self::with_path`].
    fn orders_without_paths(&self, piece: Option<PieceIx>) -> Vec<Order> {
        self.orders(piece)
    }

    /// The order that [`Self::orders`] lists where [`Self::orders_without_paths`] has this one.
    fn with_path(&self, order: Order) -> Order {
        order
    }

    /// Who has a legal order at the present decision, and the orders that are no piece's: what all of [`Self::orders`] come
    /// to, found without spelling them out where a system can.
    fn agenda(&self) -> Agenda;

    /// What a commander of the deciding side may expect of an order, from what his side sees.
    fn appraise(&self, order: &Order) -> Appraisal;

    /// An appraisal that [`Self::appraise`] never betters (no less harm and good, no more cost, no folly that is none), found
    /// quickly; `None` where only appraising the order tells.
    fn appraise_at_most(&self, _order: &Order) -> Option<Appraisal> {
        None
    }

    /// What an order changes in what both sides may be expected to do to each other next, in men, beyond what
    /// [`Self::appraise`] counts; below 0 a danger. 0 where a system does not say.
    fn outlook(&self, _order: &Order) -> i32 {
        0
    }

    /// What the map should highlight for the decision and a selected piece (radius, charge zone,
    /// legal targets, units in command, ...), from what the deciding side sees.
    fn highlights(&self, selected: Option<PieceIx>) -> Vec<Highlight>;

    /// Lines of command as a seat may know them, in the order of the pieces commanded; none where a
    /// ruleset has none.
    fn relations(&self, _seat: Option<Side>) -> Vec<Relation> {
        Vec::new()
    }

    /// The marks that hold for a piece: its own, and those of its leader that it has a share in.
    fn marks_of(&self, pix: PieceIx) -> Marks {
        self.field().get(pix).map(|p| p.marks).unwrap_or_default()
    }

    /// What the present decision stands within, the outermost first: a phase, an activation, a reaction in the middle
    /// of it. Nothing where a system's decisions stand for themselves.
    fn under_way(&self) -> Vec<UnderWay> {
        Vec::new()
    }

    /// The contest the present decision is about, as it stands, where there is one.
    fn ledger(&self) -> Option<Ledger> {
        None
    }

    /// How near each side is to its end, as far as a seat may know.
    fn gauges(&self, _seat: Option<Side>) -> Vec<Gauge> {
        Vec::new()
    }

    /// When the battle ends at the latest, and who would have won if it ended now, as far as a seat may know.
    fn prospects(&self, seat: Option<Side>) -> Prospects;

    /// What a side's units that can still fight are worth, strength times quality, in men (a gun counts as the
    /// ruleset says), as far as a seat may know. Only its proportion to the other side's means anything.
    fn strength(&self, seat: Option<Side>, side: Side) -> i64;

    /// Rows of 'name, value' for the battle-statistics window, from what a seat may see.
    fn statistics(&self, seat: Option<Side>) -> Vec<(String, String)>;

    /// A hash of the whole state, the same on every platform.
    fn state_hash(&self) -> u64;

    /// The ruleset's self-check, for tests: what is wrong with the state, each with its rule; empty
    /// when all is well. It must hold after every single event; with `at_rest`, which is told when a
    /// decision is asked or the battle is over, also what holds only when nothing is half done.
    fn audit(&self, _at_rest: bool) -> Vec<String> {
        Vec::new()
    }

    /// What would be wrong with applying an event to this state (men that come back, a unit that
    /// acts twice in a turn); `None` when all is well.
    fn audit_event(&self, _event: &Event) -> Option<String> {
        None
    }

    /// A copy as the deciding side must reckon it, whose first draws give the values named and whose
    /// later ones tell nothing of those to come; `None` where a ruleset has no such copies.
    fn supposing(&self, _dice: &[i32]) -> Option<Box<dyn Game>> {
        None
    }

    /// Is a piece acting or fighting, so that what is decided now is seen by how that ends? Commanders may then play orders out on
    /// copies ([`Self::rehearsal`]) until it is no longer so. Never where a side may not know what a copy would show it.
    fn is_acting(&self) -> bool {
        false
    }

    /// A copy in which dice of that seed fall, while a piece acts or fights; else, and where a ruleset has no such copies, `None`.
    fn rehearsal(&self, _seed: u64) -> Option<Box<dyn Game>> {
        None
    }

    /// How much better than the other a side has come out so far, in men: units and their state, points scored and threatened.
    /// Only the difference of two states of one battle means anything; 0 where a system does not say.
    fn balance(&self, _side: Side) -> i32 {
        0
    }

    /// The odds of a legal order, as far as the deciding side may know: of each draw that follows at
    /// once, in their order. Exact, or else they say that they were sampled. Empty for an order that
    /// chance has no part in.
    fn odds(&self, _order: &Order) -> Vec<Odds> {
        Vec::new()
    }

    /// Hexes in the zones of control of a side's pieces, row by row.
    fn zones(&self, _side: Side) -> Vec<Hex> {
        Vec::new()
    }

    /// Parts of the board the rules measure by: those of the board, and with a piece selected its own, arcs and
    /// distances; none where a ruleset has none.
    fn areas(&self, _selected: Option<PieceIx>) -> Vec<Area> {
        Vec::new()
    }

    /// What the battle has done to the ground so far, row by row.
    fn ground_changes(&self) -> Vec<GroundChange> {
        Vec::new()
    }

    /// Where a piece can get to by movement orders of the present decision, row by row.
    ///
    /// # Errors
    /// Why it cannot move at all.
    fn reach(&self, _pix: PieceIx) -> Result<Vec<ReachHex>, Refusal> {
        Ok(Vec::new())
    }

    /// The ways on which a piece can march by movement orders of the present decision, once it has gone
    /// along the hexes named.
    ///
    /// # Errors
    /// Why it cannot move at all, or not along there.
    fn marches(&self, _pix: PieceIx, _along: &[Hex]) -> Result<Marches, Refusal> {
        Ok(Marches::default())
    }

    /// The order that takes a piece on along a way, the next hex first, to face so at its end where it
    /// may choose: its next step, or all of it where the ruleset moves by paths.
    fn march_order(&self, pix: PieceIx, way: &[Hex], _facing: Option<Hour>) -> Option<Order> {
        way.first().map(|hex| Order::step(pix, *hex))
    }

    /// What a piece could fire at as it stands.
    ///
    /// # Errors
    /// Why it cannot fire at all.
    fn field_of_fire(&self, _pix: PieceIx) -> Result<FireArea, Refusal> {
        Ok(FireArea::default())
    }

    /// Does a hex see another, as everybody stands now?
    fn sight(&self, _from: Hex, _to: Hex) -> Option<LineOfSight> {
        None
    }

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Game>;
}
