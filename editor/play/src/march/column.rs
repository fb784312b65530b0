//! Marches of one gesture, one after another, and what is to be told of them.
//!
//! Must not know who carries their orders out.

use super::controller::{Halt, March};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Game, PieceIx};
use oblique_scenario::Side;
use std::collections::VecDeque;

/// Somebody still to set out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub piece: PieceIx,
    /// Where to.
    pub goal: Hex,
    /// How it should face there, where it may choose.
    pub facing: Option<Hour>,
    /// Along which hexes first.
    pub along: Vec<Hex>,
    /// As near to the goal as it gets, or not at all?
    pub nearly: bool,
    /// Has it waited for others to make room already?
    pub waited: bool,
}

/// Marches of one gesture.
#[derive(Clone, Debug, Default)]
pub struct Column {
    /// Who is on the march.
    pub march: Option<March>,
    /// Who is still to set out, in this order.
    pub waiting: VecDeque<Waiting>,
    /// Who did not get where he was sent, and why.
    pub halts: Vec<Halt>,
    /// How many orders had been given when it set out.
    pub first_step: usize,
    /// Was it one piece alone?
    pub alone: bool,
    /// What was asked of whom when it set out.
    pub asked: Option<(&'static str, Side)>,
    /// Who was selected then.
    pub anchor: Option<PieceIx>,
}

impl Column {
    /// Those, about to set out, when so many orders have been given.
    pub fn new(waiting: Vec<Waiting>, first_step: usize, anchor: Option<PieceIx>, game: &dyn Game) -> Self {
        let alone = waiting.len() == 1;
        let asked = game.decision().map(|d| (d.kind, d.side));
        Self { march: None, waiting: waiting.into(), halts: Vec::new(), first_step, alone, asked, anchor }
    }

    /// Does it go on now, wait for the enemy's answer, or is it over (`None`)?
    pub fn goes_on(&self, game: &dyn Game) -> Option<bool> {
        let (now, then) = (game.decision().map(|d| (d.kind, d.side))?, self.asked?);
        if now == then { Some(true) } else { (now.1 != then.1).then_some(false) }
    }
}
