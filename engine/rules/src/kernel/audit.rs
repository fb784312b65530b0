//! What must hold of every battle under every system.
//!
//! Tells what is wrong and changes nothing.

use super::{State, System};
use crate::play::{Event, PieceState};
use oblique_scenario::Side;

impl<S: System> State<S> {
    /// Are the tables kept beside the pieces what a recount of the pieces gives?
    pub fn recount(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let layout = self.board.layout();
        let here = |piece: &PieceState| layout.index(piece.hex).filter(|_| piece.on_map());
        let standing = self.field.pieces.iter().filter(|p| here(p).is_some()).count();
        if !self.occupants.is_recount(standing, |pix| here(self.field.get(pix)?)) {
            faults.push("the table of who stands where is not a recount of the pieces".to_owned());
        }
        let mut zones = [vec![0u8; layout.len()], vec![0u8; layout.len()]];
        for (pix, piece) in self.field.iter().filter(|(_, p)| p.on_map()) {
            let Some(front) = S::zone(self, pix) else { continue };
            for i in front.into_iter().filter_map(|hex| layout.index(hex)) {
                zones[piece.side().index()][i] += 1;
            }
        }
        for side in Side::BOTH {
            if zones[side.index()] != self.zones[side.index()] {
                faults.push(format!("the table of side {side}'s zones of control is not a recount"));
            }
        }
        faults
    }
}

/// What is wrong with where an event takes a piece, or where it takes it from, under any system.
pub fn wrong_place<S: System>(state: &State<S>, event: &Event) -> Option<String> {
    match event {
        Event::Moved { piece, from, to, .. } => {
            let (name, now) = (state.name(*piece), state.piece(*piece));
            if !now.on_map() {
                Some(format!("{name} moves but is not on the map"))
            } else if now.hex != *from {
                Some(format!("{name} moves from a hex where it is not"))
            } else {
                (!state.on_board(*to)).then(|| format!("{name} moves off the board"))
            }
        }
        Event::Tracked { piece, track, from, .. } if state.get(*piece, *track) != *from => {
            Some(format!("track {track} of {} was not {from}", state.name(*piece)))
        }
        _ => None,
    }
}
