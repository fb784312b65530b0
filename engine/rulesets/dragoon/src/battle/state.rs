//! The running battle: field, memory, and the two primitives everything is made of, `emit` and
//! `draw`.
//!
//! Everything that changes goes through [`Battle::emit`]; everything by chance through
//! [`Battle::draw`]. Must not know rules: those are in the modules that use it.

use crate::battle::estimate::Reckoned;
use crate::battle::ground::{Arm, Facts, Ground};
use crate::battle::memory::{Memo, Memory};
use crate::battle::occupants::Occupants;
use crate::battle::roster::figures_of;
use crate::ids::{formation, mark, track};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Draw, Event, Field, Marks, Message, Modifier, PieceState, Pix, Why};
use oblique_scenario::Side;
use std::sync::Arc;

/// The front hexes of a unit, none to six.
#[derive(Clone, Copy, Debug)]
pub struct Front {
    hexes: [Hex; 6],
    count: usize,
}

impl std::ops::Deref for Front {
    type Target = [Hex];

    fn deref(&self) -> &[Hex] {
        &self.hexes[..self.count]
    }
}

impl IntoIterator for Front {
    type Item = Hex;
    type IntoIter = std::iter::Take<std::array::IntoIter<Hex, 6>>;

    fn into_iter(self) -> Self::IntoIter {
        self.hexes.into_iter().take(self.count)
    }
}

/// A running battle.
#[derive(Clone, Debug)]
pub struct Battle {
    /// What does not change.
    pub ground: Arc<Ground>,
    /// Fixed facts by piece; replacements are appended when they join.
    pub facts: Vec<Facts>,
    /// The shared facts.
    pub field: Field,
    /// This ruleset's own state.
    pub memory: Memory,
    /// Events of the order being carried out.
    pub(crate) events: Vec<Event>,
    /// Pieces on the map by hex index, in canonical order: derived from `field`.
    pub(crate) occupants: Occupants,
    /// The battle as each side may reckon with it, once it was asked for.
    pub(crate) reckoned: Reckoned,
    /// Number of units whose zone of control covers each hex, for A and B: derived from `field`.
    pub(crate) zones: [Vec<u8>; 2],
}

impl Battle {
    /// Applies an event and records it.
    pub fn emit(&mut self, event: Event) {
        self.apply_event(&event);
        self.events.push(event);
    }

    /// Tells the owner of a piece what he knows, and in fog the enemy only what can be seen
    /// (`screen.fog`).
    pub fn say_to_owner(&mut self, rule: &'static str, pix: Pix, known: String, seen: String) {
        if !self.ground.fog {
            self.say(rule, Some(pix), known);
            return;
        }
        let (hex, owner) = (Some(self.piece(pix).hex), self.piece(pix).side());
        for (text, side) in [(known, owner), (seen, owner.other())] {
            self.emit(Event::Said(Message { text, rule, hex, piece: Some(pix), only: Some(side) }));
        }
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

    /// Draws from the stream. `outcome` is given the natural value.
    pub fn draw(
        &mut self,
        name: &'static str,
        rule: &'static str,
        piece: Option<Pix>,
        range: (i32, i32),
        modifiers: &[Modifier],
        need: Option<i32>,
        outcome: impl FnOnce(i32) -> String,
    ) -> i32 {
        // The value is taken from a copy; applying the event moves the true stream by one draw.
        let value = self.field.stream.clone().draw(range.0, range.1);
        let outcome = outcome(value);
        self.emit(Event::Drew(Draw {
            name,
            piece,
            range,
            value,
            modifiers: modifiers.to_vec(),
            need,
            outcome,
            rule,
        }));
        value
    }

    /// A piece.
    pub fn piece(&self, pix: Pix) -> &PieceState {
        self.field.piece(pix)
    }

    /// Its arm.
    pub fn arm(&self, pix: Pix) -> Arm {
        self.facts[pix.ix()].arm
    }

    /// A track of a piece.
    pub fn get(&self, pix: Pix, track: u8) -> i32 {
        self.piece(pix).tracks[usize::from(track)]
    }

    /// Men of a unit.
    pub fn men(&self, pix: Pix) -> i32 {
        self.get(pix, track::MEN)
    }

    /// Morale of a unit.
    pub fn morale(&self, pix: Pix) -> i32 {
        self.get(pix, track::MORALE)
    }

    /// Disruption of a unit.
    pub fn disruption(&self, pix: Pix) -> i32 {
        self.get(pix, track::DISRUPTION)
    }

    /// Quality of a unit, 4 to 7.
    pub fn quality(&self, pix: Pix) -> i32 {
        self.get(pix, track::QUALITY)
    }

    /// Is a mark on?
    pub fn is(&self, pix: Pix, mark: u8) -> bool {
        self.piece(pix).marks.has(mark)
    }

    /// Is it routed?
    pub fn routed(&self, pix: Pix) -> bool {
        self.is(pix, mark::ROUTED)
    }

    /// Is it in that formation?
    pub fn formed(&self, pix: Pix, formation: u8) -> bool {
        self.piece(pix).formation == formation
    }

    /// Sets a track, if it differs.
    pub fn set(&mut self, pix: Pix, track: u8, to: i32, why: Why) {
        let from = self.get(pix, track);
        if from != to {
            self.emit(Event::Tracked { piece: pix, track, from, to, why });
            let figures = figures_of(self.arm(pix), self.men(pix), self.get(pix, track::GUNS));
            if figures != self.piece(pix).figures {
                self.emit(Event::Figures { piece: pix, figures });
            }
        }
    }

    /// Sets a mark, if it differs.
    pub fn set_mark(&mut self, pix: Pix, mark: u8, on: bool) {
        let marks: Marks = self.piece(pix).marks;
        if marks.has(mark) != on {
            self.emit(Event::Marked { piece: pix, marks: marks.with(mark, on) });
        }
    }

    /// Pieces on the map at a hex, units and leaders, in canonical order.
    pub fn at(&self, hex: Hex) -> &[Pix] {
        self.ground.board.layout().index(hex).map_or(&[], |i| self.occupants.at(i))
    }

    /// Units (not leaders) at a hex, the top unit first.
    pub fn units_at(&self, hex: Hex) -> impl Iterator<Item = Pix> + '_ {
        let units = |top: bool| {
            self.at(hex)
                .iter()
                .copied()
                .filter(move |p| !self.arm(*p).is_leader() && self.piece(*p).top == top)
        };
        units(true).chain(units(false))
    }

    /// The top unit of a hex.
    pub fn top_at(&self, hex: Hex) -> Option<Pix> {
        self.units_at(hex).next()
    }

    /// The side that has units at a hex.
    pub fn side_at(&self, hex: Hex) -> Option<Side> {
        self.top_at(hex).map(|p| self.piece(p).side())
    }

    /// Is the hex in a zone of control of `side`'s enemies?
    pub fn enemy_zone(&self, side: Side, hex: Hex) -> bool {
        let zones = &self.zones[side.other().index()];
        self.ground.board.layout().index(hex).is_some_and(|i| zones[i] > 0)
    }

    /// Front hexes of a unit as it stands (`face.hexes`): two for a vertex facing, one for a side
    /// facing, six for a square, none when routed. Off-map hexes included. Left before right.
    pub fn front(&self, pix: Pix) -> Front {
        let piece = self.piece(pix);
        let o = self.ground.board.layout().orientation;
        if piece.formation == formation::SQUARE {
            return Front { hexes: o.sides().map(|s| piece.hex + s.vector(o)), count: 6 };
        }
        let mut front = Front { hexes: [piece.hex; 6], count: 0 };
        let mut add = |hour: Hour| {
            front.hexes[front.count] = piece.hex + hour.vector(o);
            front.count += 1;
        };
        match piece.facing {
            Some(f) if f.is_side(o) => add(f),
            Some(f) => {
                add(f.turned(-1));
                add(f.turned(1));
            }
            None => {}
        }
        front
    }

    /// Has it a zone of control (`zoc.where`)? Neither ground nor other units take it away
    /// (`zoc.everywhere`).
    pub fn has_zone(&self, pix: Pix) -> bool {
        let piece = self.piece(pix);
        piece.on_map()
            && !self.arm(pix).is_leader()
            && !piece.marks.has(mark::ROUTED)
            && !piece.marks.has(mark::PURSUING)
            && !self.memory.leaving.contains(&pix)
            && matches!(
                piece.formation,
                formation::LINE | formation::SQUARE | formation::NORMAL | formation::UNLIMBERED
            )
    }
}
