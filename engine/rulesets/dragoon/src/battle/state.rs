//! The running battle of this ruleset: the kernel's state, and what rules ask of it all the time.
//!
//! Must not know rules: those are in the modules that use it.

use crate::Dragoon;
use crate::battle::cache::BattleCache;
use crate::battle::ground::{Arm, Facts, Ground};
use crate::battle::memory::{Memory, MemoryChange};
use crate::battle::roster::facts_of_replacement;
use crate::ids::{mark, track};
use crate::movement::zones::{front, has_zone};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Front, State, System};
use oblique_rules::play::{DrawName, Event, Modifier, Need, PieceIx, PieceState, Why};
use oblique_rules::position::Position;
use oblique_scenario::Side;

impl System for Dragoon {
    type Facts = Facts;
    type Ground = Ground;
    type Memory = Memory;
    type Cache = BattleCache;

    fn catalog() -> &'static Catalog {
        &crate::CATALOG
    }

    fn zone<P: Position>(position: &P, piece: P::Piece) -> Option<Front> {
        has_zone(position, piece).then(|| front(position, piece))
    }

    /// Whoever is leaving has none.
    fn keeps_zone(state: &State<Self>, pix: PieceIx) -> bool {
        !state.memory().leaving.contains(&pix)
    }

    /// A battery stands beside men, not beneath them: both are top (`stack.top`).
    fn stack_of(state: &State<Self>, pix: PieceIx) -> Option<u8> {
        let arm = state.facts(pix).arm;
        (!arm.is_leader()).then(|| u8::from(arm.is_guns()))
    }

    fn facts_of_joined(state: &State<Self>, piece: &PieceState) -> Facts {
        facts_of_replacement(state, piece)
    }

    /// Zones depend on who is leaving.
    fn zones_touched(state: &State<Self>, change: &MemoryChange) -> Vec<PieceIx> {
        match change {
            MemoryChange::Leaving(units) => state.memory().leaving.union(units).copied().collect(),
            _ => Vec::new(),
        }
    }
}

oblique_rules::running_battle!(Battle, Dragoon);

impl Battle {
    /// Tells the owner of a piece what he knows, and in fog the enemy only what can be seen
    /// (`screen.fog`).
    pub(crate) fn say_to_owner(&mut self, rule: RuleId, pix: PieceIx, known: String, seen: String) {
        if !self.ground().fog {
            self.say(rule, Some(pix), known);
            return;
        }
        let owner = self.piece(pix).side();
        self.say_to(owner, rule, pix, known);
        self.say_to(owner.other(), rule, pix, seen);
    }

    /// Draws from the stream; `need` is a number not to be passed. `outcome` is given the natural value.
    pub(crate) fn draw(
        &mut self,
        name: DrawName,
        rule: RuleId,
        piece: Option<PieceIx>,
        range: (i32, i32),
        modifiers: &[Modifier],
        need: Option<i32>,
        outcome: impl FnOnce(i32) -> String,
    ) -> i32 {
        self.draw_from(range, (name, rule), piece, modifiers, need.map(Need::AtMost), outcome)
    }

    /// Its arm.
    pub(crate) fn arm(&self, pix: PieceIx) -> Arm {
        self.facts(pix).arm
    }

    /// Men of a unit.
    pub(crate) fn men(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::MEN)
    }

    /// Morale of a unit.
    pub(crate) fn morale(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::MORALE)
    }

    /// Disruption of a unit.
    pub(crate) fn disruption(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::DISRUPTION)
    }

    /// Quality of a unit, 4 to 7.
    pub(crate) fn quality(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::QUALITY)
    }

    /// Is it routed?
    pub(crate) fn routed(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::ROUTED)
    }

    /// Is it in that formation?
    pub(crate) fn formed(&self, pix: PieceIx, formation: u8) -> bool {
        self.piece(pix).formation == formation
    }

    /// Sets a track, if it differs, and the figures that show it.
    pub(crate) fn set(&mut self, pix: PieceIx, track: u8, to: i32, why: Why) {
        if self.set_track(pix, track, to, why) {
            let figures = self.figures_of(pix);
            if figures != self.piece(pix).figures {
                self.emit(Event::Figures { piece: pix, figures });
            }
        }
    }

    /// Units (not leaders) at a hex, the top unit first.
    pub(crate) fn units_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        self.stacked_at(hex)
    }

    /// The top unit of a hex.
    pub(crate) fn top_at(&self, hex: Hex) -> Option<PieceIx> {
        self.units_at(hex).next()
    }

    /// The side that has units at a hex.
    pub(crate) fn side_at(&self, hex: Hex) -> Option<Side> {
        self.top_at(hex).map(|p| self.piece(p).side())
    }
}
