//! A battle under construction: what it merely has not got yet is still to do, not wrong.

use super::{Diagnostic, Place, Severity};
use crate::{Scenario, Side};

/// How far a battle has come.
#[derive(Clone, Copy, Debug)]
pub struct Construction {
    /// Sides with a command: a piece of theirs is attached to another.
    commanded: [bool; 2],
}

impl Construction {
    /// Looks at a scenario: at all of its pieces at worst.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        let mut commanded = [false; 2];
        for piece in scenario.pieces.values() {
            commanded[piece.side.index()] |=
                piece.leader.as_ref().is_some_and(|id| scenario.pieces.contains_key(id));
            if commanded == [true; 2] {
                break;
            }
        }
        Self { commanded }
    }

    /// Is the battle obviously unfinished: has a side no command yet, nobody who leads anybody?
    #[must_use]
    pub fn goes_on(self) -> bool {
        self.commanded != [true; 2]
    }

    fn commanded(self, side: Side) -> bool {
        self.commanded[side.index()]
    }

    /// Is a problem of that scenario only that something has not been begun? While the construction goes on: what
    /// is said of a side as a whole or of a parameter of it nobody has set, and of a piece without a leader before
    /// its side has a command. Of a nation before there is any piece or any nation, and of the objectives where there
    /// is none. Such are listed as what is still to do; the battle can be played no more than with any error.
    #[must_use]
    pub fn leaves_to_do(self, scenario: &Scenario, problem: &Diagnostic) -> bool {
        match &problem.place {
            _ if problem.severity == Severity::Note => false,
            Place::Side(side, field) => {
                self.goes_on() && !scenario.side(*side).params.contains_key(field.as_str())
            }
            Place::Nation(_) => scenario.pieces.is_empty(),
            Place::Param(id) => id == "objectives" && scenario.objectives.is_empty(),
            Place::Piece(id, field) => scenario.pieces.get(id).is_some_and(|piece| match field.as_str() {
                "leader" => piece.leader.is_none() && !self.commanded(piece.side),
                "nation" => piece.nation.is_empty() && scenario.nations.is_empty(),
                _ => false,
            }),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Construction;
    use crate::check::{Diagnostic, Place, Severity};
    use crate::{Piece, PieceId, Scenario, Side, Value};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};

    fn problem(place: Place) -> Diagnostic {
        Diagnostic::new("V01", Severity::Error, place, "It is wrong.")
    }

    fn put(scenario: &mut Scenario, side: Side, id: &str, leader: Option<&str>) {
        let mut piece = Piece::new(side, "infantry", id);
        piece.leader = leader.map(|id| PieceId(id.to_owned()));
        scenario.pieces.insert(PieceId(id.to_owned()), piece);
    }

    #[test]
    fn a_battle_under_construction_has_things_to_do_until_both_sides_have_a_command() {
        let layout = Layout::new(Orientation::Flat, 5, 5);
        let board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        let mut s = Scenario::new("toy", board);
        let chiefless = |side| problem(Place::Side(side, String::new()));
        let to_do = |s: &Scenario, p: &Diagnostic| Construction::of(s).leaves_to_do(s, p);
        assert!(to_do(&s, &chiefless(Side::A)));
        // The first piece changes nothing.
        put(&mut s, Side::A, "a-1", None);
        let alone = problem(Place::Piece(PieceId("a-1".to_owned()), "leader".to_owned()));
        assert!(to_do(&s, &chiefless(Side::A)) && to_do(&s, &chiefless(Side::B)) && to_do(&s, &alone));
        let astray = problem(Place::Piece(PieceId("a-1".to_owned()), "hex".to_owned()));
        assert!(!to_do(&s, &astray), "what is wrong with a piece is wrong");
        // A side with a command still waits for the other.
        put(&mut s, Side::A, "a-2", Some("a-1"));
        assert!(to_do(&s, &chiefless(Side::A)) && !to_do(&s, &alone));
        // What somebody has set is no more to do.
        s.sides[0].params.insert("edge".to_owned(), Value::Int(99));
        assert!(!to_do(&s, &problem(Place::Side(Side::A, "edge".to_owned()))));
        assert!(to_do(&s, &problem(Place::Side(Side::A, "level".to_owned()))));
        put(&mut s, Side::B, "b-1", None);
        assert!(to_do(&s, &chiefless(Side::B)));
        put(&mut s, Side::B, "b-2", Some("b-1"));
        assert!(!to_do(&s, &chiefless(Side::A)) && !to_do(&s, &chiefless(Side::B)));
    }
}
