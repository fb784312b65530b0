//! The running battle: field, memory, and the two primitives everything is made of, `emit` and
//! `draw`.
//!
//! Everything that changes goes through [`Battle::emit`]; everything by chance through
//! [`Battle::draw`]. Must not know rules: those are in the modules that use it.

use crate::battle::ground::{Arm, Facts, Ground};
use crate::battle::memory::{Frame, Memo, Memory};
use crate::ids::{mark, track};
use crate::tables::Form;
use oblique_board::hex::Hex;
use oblique_rules::play::{Draw, Event, Field, Marks, Message, Modifier, PieceState, Pix, Why};
use oblique_scenario::Side;
use std::sync::Arc;

/// A running battle.
#[derive(Clone, Debug)]
pub struct Battle {
    /// What does not change.
    pub ground: Arc<Ground>,
    /// Fixed facts by piece; skirmishers are appended when they join.
    pub facts: Vec<Facts>,
    /// The shared facts.
    pub field: Field,
    /// This ruleset's own state.
    pub memory: Memory,
    /// Events of the order being carried out.
    pub(crate) events: Vec<Event>,
    /// Pieces on the map by hex index, in roster order: derived from `field`.
    pub(crate) occupants: Vec<Vec<Pix>>,
    /// Number of units whose zone of control covers each hex, for A and B: derived from `field`.
    pub(crate) zones: [Vec<u8>; 2],
}

impl Battle {
    /// Applies an event and records it.
    pub fn emit(&mut self, event: Event) {
        self.apply_event(&event);
        self.events.push(event);
    }

    /// Tells both sides something.
    pub fn say(&mut self, rule: &'static str, piece: Option<Pix>, text: impl Into<String>) {
        let hex = piece.map(|p| self.piece(p).hex);
        self.emit(Event::Said(Message { text: text.into(), rule, hex, piece, only: None }));
    }

    /// Changes this ruleset's own memory.
    pub fn memo(&mut self, memo: Memo) {
        self.emit(Event::Own(Box::new(memo)));
    }

    /// Starts something on top of what is under way.
    pub fn push(&mut self, frame: Frame) {
        self.memo(Memo::Push(frame));
    }

    /// What is on top goes on from here.
    pub fn replace(&mut self, frame: Frame) {
        self.memo(Memo::Replace(frame));
    }

    /// What is on top is over.
    pub fn pop(&mut self) {
        self.memo(Memo::Pop);
    }

    /// Draws one six-sided die (`dice.one`). `outcome` is given the natural value.
    pub fn draw(
        &mut self,
        name: &'static str,
        rule: &'static str,
        piece: Option<Pix>,
        modifiers: &[Modifier],
        need: Option<i32>,
        outcome: impl FnOnce(i32) -> String,
    ) -> i32 {
        // The value is taken from a copy; applying the event moves the true stream by one draw.
        let range = (1, 6);
        let value = self.field.stream.clone().draw(range.0, range.1);
        let outcome = outcome(value);
        let modifiers = modifiers.to_vec();
        self.emit(Event::Drew(Draw { name, piece, range, value, modifiers, need, outcome, rule }));
        value
    }

    /// A piece.
    pub fn piece(&self, pix: Pix) -> &PieceState {
        self.field.piece(pix)
    }

    /// Its name.
    pub fn name(&self, pix: Pix) -> &str {
        &self.piece(pix).info.name
    }

    /// Its arm.
    pub fn arm(&self, pix: Pix) -> Arm {
        self.facts[pix.ix()].arm
    }

    /// The row of the formation table it fights by (`form.same`).
    pub fn form(&self, pix: Pix) -> Form {
        match self.piece(pix).formation {
            crate::ids::formation::COLUMN => Form::Column,
            crate::ids::formation::CLOSE => Form::Close,
            crate::ids::formation::SKIRMISH => Form::Skirmish,
            crate::ids::formation::MOUNTED => Form::Cavalry,
            _ => Form::Open,
        }
    }

    /// A track of a piece.
    pub fn get(&self, pix: Pix, track: u8) -> i32 {
        self.piece(pix).tracks[usize::from(track)]
    }

    /// Morale of a unit.
    pub fn morale(&self, pix: Pix) -> i32 {
        self.get(pix, track::MORALE)
    }

    /// Is a mark on?
    pub fn is(&self, pix: Pix, mark: u8) -> bool {
        self.piece(pix).marks.has(mark)
    }

    /// Is it Disordered?
    pub fn disordered(&self, pix: Pix) -> bool {
        self.is(pix, mark::DISORDERED)
    }

    /// Is it Reduced?
    pub fn reduced(&self, pix: Pix) -> bool {
        self.is(pix, mark::REDUCED)
    }

    /// Sets a track, if it differs.
    pub fn set(&mut self, pix: Pix, track: u8, to: i32, why: Why) {
        let from = self.get(pix, track);
        if from != to {
            self.emit(Event::Tracked { piece: pix, track, from, to, why });
        }
    }

    /// Sets a mark, if it differs.
    pub fn set_mark(&mut self, pix: Pix, mark: u8, on: bool) {
        let marks: Marks = self.piece(pix).marks;
        if marks.has(mark) != on {
            self.emit(Event::Marked { piece: pix, marks: marks.with(mark, on) });
        }
    }

    /// Every piece's index.
    pub fn everyone(&self) -> impl Iterator<Item = Pix> + use<> {
        (0..self.field.pieces.len()).map(|i| Pix(u16::try_from(i).unwrap_or(u16::MAX)))
    }

    /// The leader whose command a unit belongs to.
    pub fn command_of(&self, pix: Pix) -> Option<Pix> {
        self.piece(pix).leader
    }

    /// Units of a command on the map, in roster order.
    pub fn units_under(&self, leader: Pix) -> impl Iterator<Item = Pix> + '_ {
        let on_map = |p: &PieceState| p.on_map() && p.is_unit();
        self.field.iter().filter(move |(_, p)| p.leader == Some(leader) && on_map(p)).map(|(pix, _)| pix)
    }

    /// Units and guns of a side on the map, in roster order.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = Pix> + '_ {
        let mine = move |p: &PieceState| p.on_map() && p.side() == side && p.is_unit();
        self.field.iter().filter(move |(_, p)| mine(p)).map(|(pix, _)| pix)
    }

    /// Leaders of a side on the map, in roster order.
    pub fn leaders_of(&self, side: Side) -> impl Iterator<Item = Pix> + '_ {
        let mine = move |p: &PieceState| p.on_map() && p.side() == side && !p.is_unit();
        self.field.iter().filter(move |(_, p)| mine(p)).map(|(pix, _)| pix)
    }

    /// The overall leader of a side, while there is one.
    pub fn overall(&self, side: Side) -> Option<Pix> {
        self.leaders_of(side).find(|p| self.arm(*p) == Arm::Overall)
    }

    /// Pieces on the map at a hex, units, guns and leaders, in roster order.
    pub fn at(&self, hex: Hex) -> &[Pix] {
        self.ground.board.layout().index(hex).map_or(&[], |i| &self.occupants[i])
    }

    /// Infantry and cavalry at a hex, the top unit first.
    pub fn bodies_at(&self, hex: Hex) -> impl Iterator<Item = Pix> + '_ {
        let some = move |top: bool| {
            let here = self.at(hex).iter().copied();
            here.filter(move |p| self.arm(*p).is_body() && self.piece(*p).top == top)
        };
        some(true).chain(some(false))
    }

    /// Guns at a hex.
    pub fn guns_at(&self, hex: Hex) -> impl Iterator<Item = Pix> + '_ {
        self.at(hex).iter().copied().filter(|p| self.arm(*p).is_gun())
    }

    /// A combat unit (infantry, cavalry, gun) at a hex that is no abandoned gun, if there is one.
    pub fn fighter_at(&self, hex: Hex) -> Option<Pix> {
        self.bodies_at(hex).chain(self.guns_at(hex)).find(|p| !self.is(*p, mark::ABANDONED))
    }

    /// Is a combat unit of `side`'s enemies at the hex (`piece.kinds`; an abandoned gun is none)?
    pub fn enemy_at(&self, side: Side, hex: Hex) -> bool {
        self.fighter_at(hex).is_some_and(|p| self.piece(p).side() != side)
    }

    /// Is the hex next to a combat unit of `side`'s enemies?
    pub fn beside_enemy(&self, side: Side, hex: Hex) -> bool {
        self.around(hex).any(|h| self.enemy_at(side, h))
    }

    /// Is the hex in a zone of control of `side`'s enemies?
    pub fn enemy_zone(&self, side: Side, hex: Hex) -> bool {
        let zones = &self.zones[side.other().index()];
        self.ground.board.layout().index(hex).is_some_and(|i| zones[i] > 0)
    }

    /// The neighbours of a hex on the board, in clock order.
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<> {
        self.ground.board.layout().neighbours(hex).map(|(_, h)| h)
    }

    /// Is it a unit or gun on the map?
    pub fn fights(&self, pix: Pix) -> bool {
        let piece = self.piece(pix);
        piece.on_map() && piece.is_unit()
    }
}
