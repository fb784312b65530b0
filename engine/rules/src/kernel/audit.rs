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
            let Some(front) = S::zone(self, pix).filter(|_| S::keeps_zone(self, pix)) else { continue };
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

#[cfg(test)]
mod tests {
    use crate::catalog::Catalog;
    use crate::catalog::Role;
    use crate::kernel::{Front, Memory, State, System};
    use crate::play::{
        Decision, Event, Field, Marks, PieceInfo, PieceIx, PieceState, Standing, Stream, TRACKS, Why,
    };
    use crate::position::Position;
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{PieceId, Side};
    use std::sync::Arc;

    /// A system of one rule: a zone of control all around.
    #[derive(Clone, Debug)]
    struct Bare;

    #[derive(Clone, Debug, Default, Hash)]
    struct Nothing;

    impl Memory for Nothing {
        type MemoryChange = ();
        fn apply(&mut self, (): &()) {}
        fn decision(&self) -> Option<&Decision> {
            None
        }
    }

    impl System for Bare {
        type Facts = ();
        type Ground = ();
        type Memory = Nothing;
        type Cache = ();
        fn catalog() -> &'static Catalog {
            unreachable!("it asks nothing")
        }
        fn zone<P: Position>(position: &P, piece: P::Piece) -> Option<Front> {
            Some(position.board().layout().neighbours(position.hex_of(piece)?).map(|(_, h)| h).collect())
        }
        fn facts_of_joined(_: &State<Self>, _: &PieceState) {}
    }

    fn battle() -> State<Bare> {
        let board = Board::new(Layout::new(Orientation::Flat, 6, 6), vec!["clear".to_owned()], Vec::new());
        let layout = board.layout();
        let piece = |(side, col): (Side, i32)| PieceState {
            info: Arc::new(PieceInfo {
                id: PieceId(format!("{side}")),
                side,
                name: format!("{side}"),
                kind: 0,
                role: Role::Foot,
                nation: String::new(),
            }),
            standing: Standing::OnMap,
            hex: layout.at(col, 3),
            facing: None,
            formation: 0,
            top: true,
            leader: None,
            tracks: [0; TRACKS],
            marks: Marks::default(),
            figures: 1,
            known: true,
        };
        let field = Field {
            turn: 1,
            phase: 0,
            active_side: None,
            active_leader: None,
            pieces: [(Side::A, 1), (Side::B, 4)].into_iter().map(piece).collect(),
            objectives: Vec::new(),
            stream: Stream::new(1),
            outcome: None,
        };
        State::new(Arc::new(board), (), vec![(), ()], field, Nothing)
    }

    #[test]
    fn events_keep_the_tables_and_a_recount_finds_what_does_not_fit() {
        let mut state = battle();
        assert_eq!(state.recount(), [] as [String; 0]);
        let (from, to) = (state.piece(PieceIx(0)).hex, state.board().layout().at(2, 3));
        state.emit(Event::Moved { piece: PieceIx(0), from, to, why: Why::Ordered });
        state.emit(Event::Stood { piece: PieceIx(1), standing: Standing::Lost, why: Why::Fire });
        assert_eq!(state.recount(), [] as [String; 0]);
        assert_eq!(state.at(to), [PieceIx(0)]);
        assert!(state.enemy_zone(Side::B, from) && !state.enemy_zone(Side::A, from));

        let mut wrong = state.clone();
        wrong.zones[0][0] += 1;
        assert_eq!(wrong.recount().len(), 1);
        let mut wrong = state.clone();
        wrong.field.pieces[0].hex = from;
        assert_eq!(wrong.recount().len(), 2);
    }

    #[test]
    fn an_event_from_where_nobody_is_is_wrong() {
        let state = battle();
        let layout = state.board().layout();
        let moved = |from, to| Event::Moved { piece: PieceIx(0), from, to, why: Why::Ordered };
        let (here, next) = (layout.at(1, 3), layout.at(2, 3));
        assert_eq!(super::wrong_place(&state, &moved(here, next)), None);
        assert!(super::wrong_place(&state, &moved(next, here)).is_some());
        assert!(super::wrong_place(&state, &moved(here, layout.at(-1, 3))).is_some());
    }
}
