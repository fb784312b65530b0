//! The running battle of this ruleset: the kernel's state, and what rules ask of it all the time.
//!
//! Must not know rules: those are in the modules that use it.

use crate::appraisal::reckoned::Reckoned;
use crate::battle::ground::{Arm, Facts, Ground};
use crate::battle::memory::{Frame, Memory, MemoryChange};
use crate::battle::setup::facts_of_skirmishers;
use crate::command::trace::enemy_at;
use crate::formations::of_command::usual;
use crate::ids::{formation, mark, track};
use crate::movement::geometry::{front, has_zone};
use crate::tables::Form;
use crate::{CATALOG, Flintlock};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::{DrawName, Modifier, Need, PieceIx, PieceState, Why};
use oblique_rules::position::Position;
use oblique_scenario::{Piece, Scenario, Side};

impl System for Flintlock {
    type Facts = Facts;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = Reckoned;

    fn catalog() -> &'static Catalog {
        &crate::CATALOG
    }

    fn renew(cache: &mut Reckoned) {
        cache.renew();
    }

    /// Line infantry that is given none takes that of its command.
    fn formation_of<'p>(scenario: &'p Scenario, piece: &'p Piece) -> &'p str {
        let given = Some(piece.formation.as_str()).filter(|id| !id.is_empty());
        let first = || CATALOG.kind(&piece.kind)?.formations.first().map(String::as_str);
        given.or_else(|| usual(scenario, piece)).or_else(first).unwrap_or("")
    }

    fn zone<P: Position>(position: &P, piece: P::Piece) -> Option<Front> {
        has_zone(position, piece).then(|| front(position, piece))
    }

    /// Guns stand in no order (`stack.guns`).
    fn stack_of(state: &State<Self>, pix: PieceIx) -> Option<u8> {
        state.facts(pix).arm.is_body().then_some(0)
    }

    fn facts_of_joined(state: &State<Self>, piece: &PieceState) -> Facts {
        facts_of_skirmishers(state, piece)
    }
}

oblique_rules::running_battle!(Battle, Flintlock);

/// The row of the formation table a unit of that formation fights by (`form.same`).
pub(crate) const fn form_of(formation: u8) -> Form {
    match formation {
        formation::COLUMN => Form::Column,
        formation::CLOSE => Form::Close,
        formation::SKIRMISH => Form::Skirmish,
        formation::MOUNTED => Form::Cavalry,
        _ => Form::Open,
    }
}

impl Battle {
    /// Starts something on top of what is under way.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.change_memory(MemoryChange::Push(frame));
    }

    /// What is on top goes on from here.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.change_memory(MemoryChange::Replace(frame));
    }

    /// What is on top is over.
    pub(crate) fn pop(&mut self) {
        self.change_memory(MemoryChange::Pop);
    }

    /// Draws one six-sided die (`dice.one`). `outcome` is given the natural value.
    pub(crate) fn draw(
        &mut self,
        name: DrawName,
        rule: RuleId,
        piece: Option<PieceIx>,
        modifiers: &[Modifier],
        need: Option<Need>,
        outcome: impl FnOnce(i32) -> String,
    ) -> i32 {
        self.draw_from((1, 6), (name, rule), piece, modifiers, need, outcome)
    }

    /// Its arm.
    pub(crate) fn arm(&self, pix: PieceIx) -> Arm {
        self.facts(pix).arm
    }

    /// The row of the formation table it fights by (`form.same`).
    pub(crate) fn form(&self, pix: PieceIx) -> Form {
        form_of(self.piece(pix).formation)
    }

    /// Morale of a unit.
    pub(crate) fn morale(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::MORALE)
    }

    /// Is it Disordered?
    pub(crate) fn disordered(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::DISORDERED)
    }

    /// Is it Reduced?
    pub(crate) fn reduced(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::REDUCED)
    }

    /// Sets a track, if it differs.
    pub(crate) fn set(&mut self, pix: PieceIx, track: u8, to: i32, why: Why) {
        self.set_track(pix, track, to, why);
    }

    /// The leader whose command a unit belongs to.
    pub(crate) fn command_of(&self, pix: PieceIx) -> Option<PieceIx> {
        self.piece(pix).leader
    }

    /// Units of a command on the map, in roster order.
    pub(crate) fn units_under(&self, leader: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        let on_map = |p: &PieceState| p.on_map() && p.is_unit();
        self.field().iter().filter(move |(_, p)| p.leader == Some(leader) && on_map(p)).map(|(pix, _)| pix)
    }

    /// Units and guns of a side on the map, in roster order.
    pub(crate) fn units_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        let mine = move |p: &PieceState| p.on_map() && p.side() == side && p.is_unit();
        self.field().iter().filter(move |(_, p)| mine(p)).map(|(pix, _)| pix)
    }

    /// Leaders of a side on the map, in roster order.
    pub(crate) fn leaders_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        let mine = move |p: &PieceState| p.on_map() && p.side() == side && !p.is_unit();
        self.field().iter().filter(move |(_, p)| mine(p)).map(|(pix, _)| pix)
    }

    /// The overall leader of a side, while there is one.
    pub(crate) fn overall(&self, side: Side) -> Option<PieceIx> {
        self.leaders_of(side).find(|p| self.arm(*p) == Arm::Overall)
    }

    /// Infantry and cavalry at a hex, the top unit first.
    pub(crate) fn bodies_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        self.stacked_at(hex)
    }

    /// Guns at a hex.
    pub(crate) fn guns_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        self.at(hex).iter().copied().filter(|p| self.arm(*p).is_gun())
    }

    /// A combat unit (infantry, cavalry, gun) at a hex that is no abandoned gun, if there is one.
    pub(crate) fn fighter_at(&self, hex: Hex) -> Option<PieceIx> {
        self.bodies_at(hex).chain(self.guns_at(hex)).find(|p| !self.is(*p, mark::ABANDONED))
    }

    /// Is a combat unit of `side`'s enemies at the hex (`piece.kinds`; an abandoned gun is none)?
    pub(crate) fn enemy_at(&self, side: Side, hex: Hex) -> bool {
        enemy_at(&self.0, side, hex)
    }

    /// Is the hex next to a combat unit of `side`'s enemies?
    pub(crate) fn beside_enemy(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|h| self.enemy_at(side, h))
    }

    /// Is it a unit or gun on the map?
    pub(crate) fn fights(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        piece.on_map() && piece.is_unit()
    }
}
