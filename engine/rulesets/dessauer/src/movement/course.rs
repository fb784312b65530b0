//! What a unit has done of its move, and what is left of it (`move.step`, `move.half`, `road.march`, `charge.speed`).
//!
//! The same inches are paid from several purses side by side: that of the allowance, that of half of it, those of a march
//! by road, that of a charge. One that cannot pay is gone, and with it what it stands for.

use crate::movement::purse::Purse;
use oblique_board::hex::Hex;

/// The purses of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Of {
    /// The allowance.
    Whole,
    /// Half of it.
    Half,
    /// The allowance by road.
    Road,
    /// Half of that.
    HalfRoad,
    /// At charge speed.
    Charge,
}

/// A move so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Course {
    purses: [Option<Purse>; 5],
    /// To which side the last forward step went, -1 left and 1 right; 0 if none or straight (`move.forward`).
    pub(crate) slide: i8,
    /// Steps taken.
    pub(crate) steps: i32,
    /// Wheels made.
    pub(crate) wheels: i32,
    /// Formation or facing changed (`move.change`)?
    pub(crate) changed: bool,
    /// Closed up from skirmish order, so that it does not reform before its next turn (`skirm.close`).
    pub(crate) closed_up: bool,
    /// Moved, wheeled or changed: reforming is none of it (`fire.need`).
    pub(crate) stirred: bool,
    /// Whom it charged has evaded: it may go on at charge speed (`evade.caught`).
    pub(crate) presses: bool,
    /// Where the turn began for it (`charge.shape`).
    pub(crate) from: Hex,
}

/// What a step is, beside its price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manner {
    /// By road, in column.
    pub road: bool,
    /// Straight ahead, or the one opening wheel.
    pub straight: bool,
}

impl Course {
    /// Of a unit that has done nothing, by its allowances in halves of an inch.
    pub(crate) fn fresh(from: Hex, whole: i32, road: Option<i32>, charge: Option<i32>) -> Self {
        let (of, by_road) = (Purse::of_halves(whole), road.map(Purse::of_halves));
        let purses =
            [Some(of), Some(of.half()), by_road, by_road.map(Purse::half), charge.map(Purse::of_halves)];
        Self {
            purses,
            slide: 0,
            steps: 0,
            wheels: 0,
            changed: false,
            closed_up: false,
            stirred: false,
            presses: false,
            from,
        }
    }

    /// A purse, if it has paid for all so far.
    pub(crate) const fn purse(&self, of: Of) -> Option<Purse> {
        self.purses[of as usize]
    }

    /// The purses a move may be paid from: that of the usual speed and by road; of who presses on after a charge that of the
    /// charge, straight ahead (`evade.caught`).
    fn usual(&self) -> impl Iterator<Item = Of> + use<> {
        let of = if self.presses { [Of::Charge, Of::Charge] } else { [Of::Whole, Of::Road] };
        of.into_iter()
    }

    /// Has it left the straight way of a charge that it presses on with, though its usual speed would do?
    pub(crate) fn strays(&self) -> bool {
        self.presses && self.purse(Of::Charge).is_none() && self.purse(Of::Whole).is_some()
    }

    /// Is the move legal at the usual speed, by road, or pressing on after a charge?
    pub(crate) fn is_legal(&self) -> bool {
        self.usual().any(|of| self.purse(of).is_some())
    }

    /// Is it no more than half a move (`move.half`)?
    pub(crate) fn is_half(&self) -> bool {
        self.purse(Of::Half).is_some() || self.purse(Of::HalfRoad).is_some()
    }

    /// Has it at least half of its move left, so that a change is of the first half (`move.change`)?
    pub(crate) fn has_half(&self) -> bool {
        self.purse(Of::Whole).is_some_and(Purse::has_half)
    }

    /// Parts of an inch left at the usual speed, or by road where that is more.
    pub(crate) fn left(&self) -> i32 {
        self.usual().filter_map(|of| self.purse(of)).map(Purse::left).max().unwrap_or(0)
    }

    /// Parts of an inch paid since an earlier point of the same move.
    pub(crate) fn paid_since(&self, before: &Self) -> i32 {
        let by = |of: Of| Some(self.purse(of)?.paid_since(before.purse(of)?));
        self.usual().find_map(by).unwrap_or(0).max(0)
    }

    /// After paying so many inches.
    pub(crate) fn paid(mut self, inches: i32, manner: Manner) -> Self {
        for (of, purse) in self.purses.iter_mut().enumerate() {
            let holds = match of {
                2 | 3 => manner.road,
                4 => manner.straight,
                _ => true,
            };
            *purse = purse.filter(|_| holds).and_then(|purse| purse.after(inches));
        }
        self
    }

    /// After a change that costs half the allowance or all of it, to a formation of so many halves of an inch.
    pub(crate) fn after_change(mut self, whole: bool, halves: i32) -> Self {
        let change = |purse: Option<Purse>| purse.and_then(|purse| purse.changed(whole, halves));
        let half = self.purse(Of::Half).filter(|_| !whole);
        self.purses = [change(self.purse(Of::Whole)), change(half), None, None, None];
        self
    }

    /// After reforming on the spot for half the move or all of it: who stands on a road has left none (`road.march`).
    pub(crate) fn after_reform(mut self, whole: bool) -> Self {
        let pay = |purse: Option<Purse>| purse.and_then(|purse| purse.reformed(whole));
        let half = |of: Of| self.purse(of).filter(|_| !whole);
        self.purses = [
            pay(self.purse(Of::Whole)),
            pay(half(Of::Half)),
            pay(self.purse(Of::Road)),
            pay(half(Of::HalfRoad)),
            None,
        ];
        self
    }

    /// With nothing left of it, but still half a move where it was.
    pub(crate) fn ended(mut self) -> Self {
        self.purses = self.purses.map(|purse| purse.map(Purse::emptied));
        self
    }
}
