//! The order of pieces that share a hex: who is on top, and who is when one comes or goes.
//!
//! A system says which pieces stand in one stack ([`System::stack_of`]); which of them gets on top when is its
//! rules' to say, by what they call here. Must not know who may share a hex.

use super::{State, System};
use crate::play::{Event, PieceIx};
use oblique_board::hex::Hex;

impl<S: System> State<S> {
    /// The pieces of a hex that stand in a stack: those on top first, then the others, each in roster order.
    pub fn stacked_at(&self, hex: Hex) -> impl Iterator<Item = PieceIx> + '_ {
        let here = self.at(hex);
        let some = move |top: bool| {
            here.iter().copied().filter(move |p| self.piece(*p).top == top && S::stack_of(self, *p).is_some())
        };
        some(true).chain(some(false))
    }

    /// Do two pieces of a hex stand in one stack?
    pub(crate) fn same_stack(&self, a: PieceIx, b: PieceIx) -> bool {
        S::stack_of(self, a).is_some_and(|stack| S::stack_of(self, b) == Some(stack))
    }

    /// Puts a piece on top or beneath, if it is not there yet.
    pub fn set_top(&mut self, pix: PieceIx, top: bool) {
        if self.piece(pix).top != top {
            self.emit(Event::Topped { piece: pix, top });
        }
    }

    /// Exactly one piece of every stack of a hex is on top: in that of `chosen` it, in others the one that
    /// was, else the first in roster order.
    pub fn settle_tops(&mut self, hex: Hex, chosen: Option<PieceIx>) {
        let tops = self.tops(hex, chosen);
        for (pix, top) in tops {
            self.set_top(pix, top);
        }
    }

    /// A piece that has come into its hex goes beneath those it stands in one stack with; alone it is on top.
    pub fn go_beneath(&mut self, pix: PieceIx) {
        let beneath = self.stacked_at(self.piece(pix).hex).any(|o| o != pix && self.same_stack(o, pix));
        self.set_top(pix, !beneath);
    }

    /// Before the battle opens: exactly one piece of every stack of the board is on top, whatever the scenario
    /// says. No event.
    pub fn choose_tops(&mut self) {
        let hexes: Vec<Hex> = self.occupants().hexes().map(|(i, _)| self.board().layout().hex(i)).collect();
        for (pix, top) in hexes.into_iter().flat_map(|hex| self.tops(hex, None)).collect::<Vec<_>>() {
            self.adjust(pix, |piece| piece.top = top);
        }
    }

    /// Stacks of a hex that do not have exactly one piece on top, for an audit: how many of how many are.
    pub fn tops_at_fault(&self, hex: Hex) -> Vec<(usize, usize)> {
        let stacked: Vec<PieceIx> = self.stacked_at(hex).collect();
        let mut stacks: Vec<u8> = stacked.iter().filter_map(|p| S::stack_of(self, *p)).collect();
        stacks.sort_unstable();
        stacks.dedup();
        let counts = stacks.into_iter().map(|stack| {
            let of = || stacked.iter().filter(|p| S::stack_of(self, **p) == Some(stack));
            (of().filter(|p| self.piece(**p).top).count(), of().count())
        });
        counts.filter(|(tops, _)| *tops != 1).collect()
    }

    /// The stacked pieces of a hex, and whether each is to be on top.
    fn tops(&self, hex: Hex, chosen: Option<PieceIx>) -> Vec<(PieceIx, bool)> {
        let stacked: Vec<PieceIx> = self.stacked_at(hex).collect();
        let top = |(i, pix): (usize, &PieceIx)| {
            let top = match chosen.filter(|c| self.same_stack(*c, *pix)) {
                Some(chosen) => chosen == *pix,
                None => !stacked[..i].iter().any(|o| self.same_stack(*o, *pix)),
            };
            (*pix, top)
        };
        stacked.iter().enumerate().map(top).collect()
    }
}
