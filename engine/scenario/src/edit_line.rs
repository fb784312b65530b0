//! Edits as lines of text, for logs. A line may have been damaged: hexes that lie nowhere near any board, and
//! sides and facings no hex has, are refused before anything counts with them.

use super::{Arrival, Edit, Note, Objective, Piece, Posting};
use oblique_board::hex::{Edge, Hex, Hour, Layout};
use oblique_board::{Feature, Label, Path};

/// Why a line is no edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLine {
    /// It cannot be read at all.
    Unreadable,
    /// It names a hex farther off than anything can lie (see [`Layout::FARTHEST`]).
    FarOff(Hex),
    /// It names a hexside or a facing that no hex has.
    NoSuchSide,
}

impl std::fmt::Display for BadLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreadable => f.write_str("it cannot be read"),
            Self::FarOff(hex) => write!(f, "the hex {},{} is too far off any board", hex.x, hex.y),
            Self::NoSuchSide => f.write_str("it names a side that no hex has"),
        }
    }
}

impl std::error::Error for BadLine {}

impl Edit {
    /// The edit as a line of text, for logs; `None` where it replaces the whole ground.
    #[must_use]
    pub fn to_line(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// Reads what [`Edit::to_line`] wrote.
    ///
    /// # Errors
    /// Why it is anything else.
    pub fn from_line(line: &str) -> Result<Self, BadLine> {
        let edit: Self = serde_json::from_str(line).map_err(|_| BadLine::Unreadable)?;
        sound(&edit)?;
        Ok(edit)
    }
}

fn sound(edit: &Edit) -> Result<(), BadLine> {
    match edit {
        Edit::Many(edits) => edits.iter().try_for_each(sound),
        Edit::Terrain(cells) => cells.iter().try_for_each(|(hex, _)| near(*hex)),
        Edit::Levels(cells) => cells.iter().try_for_each(|(hex, _)| near(*hex)),
        Edit::Feature(_, Some(Feature { path: Path::Hexes(hexes), .. })) => {
            hexes.iter().copied().try_for_each(near)
        }
        Edit::Feature(_, Some(Feature { path: Path::Edges(edges), .. })) => {
            edges.iter().copied().try_for_each(side)
        }
        Edit::Label(_, Some(Label { hex, .. })) | Edit::Objective(_, Some(Objective { hex, .. })) => {
            near(*hex)
        }
        Edit::Note(_, Some(Note { hex: Some(hex), .. })) | Edit::HexAttrs(hex, _) => near(*hex),
        Edit::Piece(_, Some(piece)) => {
            let Piece { hex, facing, arrives, task, .. } = &**piece;
            task.iter().flat_map(|task| &task.hexes).copied().try_for_each(near)?;
            posted(*hex, *facing, arrives.as_ref())
        }
        Edit::SetUp(_, Some(set_up)) => set_up.postings.values().try_for_each(|posting| {
            let Posting { hex, facing, arrives, .. } = posting;
            posted(*hex, *facing, arrives.as_ref())
        }),
        Edit::Zone(_, zone) | Edit::Exits(_, zone) => zone.hexes().iter().copied().try_for_each(near),
        Edit::Feature(_, None)
        | Edit::Label(_, None)
        | Edit::Objective(_, None)
        | Edit::Note(..)
        | Edit::Piece(_, None)
        | Edit::SetUp(_, None)
        | Edit::Nation(..)
        | Edit::FeatureEvidence(..)
        | Edit::LabelEvidence(..)
        | Edit::Silence(..)
        | Edit::Meta(_)
        | Edit::Side(..)
        | Edit::Params(_)
        | Edit::History(_)
        | Edit::Sheet(..)
        | Edit::BoardPlace(_)
        | Edit::Board(_) => Ok(()),
    }
}

fn posted(hex: Option<Hex>, facing: Option<Hour>, arrives: Option<&Arrival>) -> Result<(), BadLine> {
    if facing.is_some_and(|hour| hour.get() > 11) {
        return Err(BadLine::NoSuchSide);
    }
    hex.into_iter().chain(arrives.into_iter().flat_map(Arrival::hexes)).try_for_each(near)
}

fn side(edge: Edge) -> Result<(), BadLine> {
    near(edge.owner())?;
    if edge.slot() < 3 { Ok(()) } else { Err(BadLine::NoSuchSide) }
}

/// Columns and rows within [`Layout::FARTHEST`] have cube coordinates within half as much again; a hexside may
/// be owned by the hex beyond.
fn near(hex: Hex) -> Result<(), BadLine> {
    const MOST: i32 = Layout::FARTHEST / 2 * 3 + 2;
    let range = -MOST..=MOST;
    if range.contains(&hex.x) && range.contains(&hex.y) { Ok(()) } else { Err(BadLine::FarOff(hex)) }
}

#[cfg(test)]
mod tests {
    use super::BadLine;
    use crate::{Edit, Piece, Side, Zone};
    use oblique_board::hex::{Hex, Layout, Orientation};

    #[test]
    fn hexes_far_off_any_board_are_refused_and_those_of_files_are_not() {
        let piece = |hex| {
            Edit::Piece(
                super::super::PieceId("p".to_owned()),
                Some(Box::new(Piece { hex: Some(hex), ..Piece::new(Side::A, "infantry", "P") })),
            )
        };
        let back = |edit: &Edit| Edit::from_line(&edit.to_line().expect("a line"));
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 10, 10);
            let most = Layout::FARTHEST - 1;
            for (col, row) in [(most, -most), (-most, most), (most, most), (0, 0), (-1, 4)] {
                let edit = piece(layout.at(col, row));
                assert_eq!(back(&edit), Ok(edit.clone()));
            }
        }
        for far in [Hex::new(i32::MAX, 0), Hex::new(0, i32::MIN), Hex::new(999_999_999, 1)] {
            let bad = Err(BadLine::FarOff(far));
            assert_eq!(back(&piece(far)), bad);
            assert_eq!(back(&Edit::Many(vec![Edit::Levels(vec![(far, 1)])])), bad);
            assert_eq!(back(&Edit::Zone(Side::B, Zone::of([far]))), bad);
        }
    }

    #[test]
    fn sides_no_hex_has_are_refused() {
        let wall = |slot| {
            format!(
                r#"{{"Feature":["w",{{"kind":"wall","name":"","path":{{"Edges":[{{"owner":{{"x":1,"y":1}},"slot":{slot}}}]}}}}]}}"#
            )
        };
        assert!(Edit::from_line(&wall(2)).is_ok());
        assert_eq!(Edit::from_line(&wall(3)), Err(BadLine::NoSuchSide));
        let unit = Edit::Piece(
            super::super::PieceId("p".to_owned()),
            Some(Box::new(Piece {
                facing: Some(oblique_board::hex::Hour::new(7)),
                ..Piece::new(Side::A, "k", "P")
            })),
        );
        let line = unit.to_line().expect("a line");
        assert_eq!(Edit::from_line(&line), Ok(unit));
        assert_eq!(Edit::from_line(&line.replace("\"facing\":7", "\"facing\":77")), Err(BadLine::NoSuchSide));
        assert_eq!(Edit::from_line("{"), Err(BadLine::Unreadable));
    }
}
