//! Drill of pieces that stand on the map: shift, turn, face about, wheel, mirror, align, distribute,
//! change formation.
//!
//! Positions are lattice turns about hexes, so that doing a thing twice or six times gives back what
//! was. Nothing is done by halves: where one piece would leave the board nobody moves.

use super::{Course, Plan, legal_hours, nearest_hour};
use oblique_board::hex::{Hex, Hour, Orientation, Turn};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Piece, PieceId, Posting, Scenario};
use std::collections::BTreeSet;
use thiserror::Error;

/// A movement of all pieces together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drill {
    /// By so much, as an axial vector.
    Shift(Hex),
    /// Each in its place, so many legal steps clockwise.
    Turn(i32),
    /// Each in its place, to the opposite hour.
    AboutFace,
    /// All by 60 degrees about a hex, clockwise so many times.
    Wheel {
        /// The pivot.
        pivot: Hex,
        /// Sixths of a turn, clockwise if positive.
        sixths: i32,
    },
    /// Left and right exchanged about the middle of them.
    MirrorLeftRight,
    /// Top and bottom exchanged about the middle of them.
    MirrorTopBottom,
    /// Onto the line between the two furthest apart.
    Align,
    /// At even distances on the line between the two furthest apart.
    Distribute,
}

/// Why a drill moves nobody.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrillError {
    /// Nobody of those asked for is deployed.
    #[error("None of the selected pieces stands on the map.")]
    NobodyStands,
    /// A piece, by its name, would go off the board.
    #[error("{0} would leave the board; nobody has moved.")]
    OffTheBoard(String),
    /// All stand in one hex.
    #[error("They all stand in one place; there is no line to go by.")]
    OnePlace,
    /// The line has fewer hexes than there are places wanted.
    #[error("The line has {room} hexes; {wanted} are wanted.")]
    LineTooShort {
        /// Hexes of the line.
        room: usize,
        /// Places wanted.
        wanted: usize,
    },
}

/// Carries a drill out for the pieces of some ids that stand on the map.
///
/// # Errors
/// Why nobody moves; see [`DrillError`].
pub fn drill(
    scenario: &Scenario,
    catalog: &Catalog,
    ids: &BTreeSet<PieceId>,
    what: Drill,
) -> Result<Plan, DrillError> {
    let layout = scenario.board.layout();
    let o = layout.orientation;
    let standing: Vec<(&PieceId, &Piece, Hex)> = ids
        .iter()
        .filter_map(|id| scenario.pieces.get_key_value(id))
        .filter_map(|(id, piece)| Some((id, piece, piece.hex?)))
        .collect();
    if standing.is_empty() {
        return Err(DrillError::NobodyStands);
    }
    let hexes: Vec<Hex> = standing.iter().map(|(_, _, hex)| *hex).collect();
    let turn_of = |sixths: i32| Turn::new(sixths.rem_euclid(6) as u8, false);
    let faced = |piece: &Piece, turn: &dyn Fn(Hour) -> Hour| piece.facing.map(turn);
    let mut plan = Plan::default();
    let places = match what {
        Drill::Align | Drill::Distribute => Some(on_a_line(&hexes, what == Drill::Distribute)?),
        _ => None,
    };
    for (n, (id, piece, hex)) in standing.into_iter().enumerate() {
        let (hex, facing) = match what {
            Drill::Shift(by) => (hex + by, piece.facing),
            Drill::Turn(steps) => (hex, turned(catalog, piece, o, steps)),
            Drill::AboutFace => (hex, faced(piece, &Hour::opposite)),
            Drill::Wheel { pivot, sixths } => {
                let turn = turn_of(sixths);
                (turn.about(pivot, hex, o), faced(piece, &|hour| turn.hour(hour)))
            }
            Drill::MirrorLeftRight => {
                (left_right(hex, &hexes, o), faced(piece, &|hour| Turn::LEFT_RIGHT.hour(hour)))
            }
            Drill::MirrorTopBottom => {
                (top_bottom(hex, &hexes, o), faced(piece, &|hour| Turn::TOP_BOTTOM.hour(hour)))
            }
            Drill::Align | Drill::Distribute => {
                (places.as_ref().and_then(|p| p.get(n)).copied().unwrap_or(hex), piece.facing)
            }
        };
        if !layout.contains(hex) {
            return Err(DrillError::OffTheBoard(piece.name.clone()));
        }
        let posting = Posting { hex: Some(hex), facing, ..Posting::of(piece) };
        plan.posted.push((id.clone(), posting));
    }
    Ok(plan)
}

/// A facing so many legal steps on.
fn turned(catalog: &Catalog, piece: &Piece, o: Orientation, steps: i32) -> Option<Hour> {
    let hours = legal_hours(catalog, &piece.formation, o);
    if hours.is_empty() {
        return piece.facing;
    }
    let Some(now) = piece.facing.and_then(|f| hours.iter().position(|hour| *hour == f)) else {
        return hours.first().copied();
    };
    let count = i32::try_from(hours.len()).unwrap_or(1);
    let next = (i32::try_from(now).unwrap_or(0) + steps).rem_euclid(count);
    hours.get(usize::try_from(next).unwrap_or(0)).copied()
}

/// The middle of some numbers, a half going to the even one: a mirroring about it has the same
/// middle, so that a second one undoes it.
fn middle(numbers: impl Iterator<Item = i32> + Clone) -> i32 {
    let sum = numbers.clone().min().unwrap_or(0) + numbers.max().unwrap_or(0);
    let floor = sum.div_euclid(2);
    if sum.rem_euclid(2) == 1 && floor.rem_euclid(2) == 1 { floor + 1 } else { floor }
}

fn left_right(hex: Hex, all: &[Hex], o: Orientation) -> Hex {
    match o {
        Orientation::Flat => {
            let axis = middle(all.iter().map(|h| h.x));
            Hex::new(2 * axis - hex.x, hex.y + hex.x - axis)
        }
        Orientation::Pointy => {
            let axis = middle(all.iter().map(|h| 2 * h.x + h.y));
            Hex::new(axis - hex.x - hex.y, hex.y)
        }
    }
}

fn top_bottom(hex: Hex, all: &[Hex], o: Orientation) -> Hex {
    match o {
        Orientation::Flat => {
            let axis = middle(all.iter().map(|h| 2 * h.y + h.x));
            Hex::new(hex.x, axis - hex.x - hex.y)
        }
        Orientation::Pointy => {
            let axis = middle(all.iter().map(|h| h.y));
            Hex::new(hex.x + hex.y - axis, 2 * axis - hex.y)
        }
    }
}

/// Where pieces stand once they are on the line between the two of them that are furthest apart.
fn on_a_line(hexes: &[Hex], evenly: bool) -> Result<Vec<Hex>, DrillError> {
    let far = |a: Hex, b: Hex| a.unsigned_distance_to(b);
    let pairs = hexes.iter().flat_map(|a| hexes.iter().map(move |b| (*a, *b)));
    let ends = pairs.max_by_key(|(a, b)| (far(*a, *b), std::cmp::Reverse((a.y, a.x, b.y, b.x))));
    let Some((first, last)) = ends.filter(|(a, b)| a != b) else {
        return Err(DrillError::OnePlace);
    };
    let course = Course::through(&[first, last]);
    let way = course.hexes();
    let near = |hex: Hex| {
        let at = way.iter().enumerate().min_by_key(|(n, on)| (far(hex, **on), *n));
        at.map_or(0, |(n, _)| n)
    };
    let mut order: Vec<usize> = (0..hexes.len()).collect();
    order.sort_by_key(|n| (hexes.get(*n).map_or(0, |hex| near(*hex)), *n));
    // Pieces that share a hex go on sharing one.
    let mut groups: Vec<(Hex, Vec<usize>)> = Vec::new();
    for n in order {
        let Some(hex) = hexes.get(n) else { continue };
        match groups.iter_mut().find(|(of, _)| of == hex) {
            Some((_, group)) => group.push(n),
            None => groups.push((*hex, vec![n])),
        }
    }
    let (count, room) = (groups.len(), way.len());
    if count > room {
        return Err(DrillError::LineTooShort { room, wanted: count });
    }
    let mut places = hexes.to_vec();
    let mut free = 0;
    for (at, (hex, group)) in groups.into_iter().enumerate() {
        let left = count - 1 - at;
        let slot = if evenly && count > 1 {
            at * (room - 1) / (count - 1)
        } else {
            near(hex).max(free).min(room - 1 - left)
        };
        free = slot + 1;
        for n in group {
            if let (Some(place), Some(on)) = (places.get_mut(n), way.get(slot)) {
                *place = *on;
            }
        }
    }
    Ok(places)
}

/// What became of a change of formation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Formed {
    /// Who takes it.
    pub plan: Plan,
    /// Who cannot, and why.
    pub refused: Vec<(PieceId, String)>,
}

/// Puts pieces into a formation; those whose kind does not know it stay as they are. Facings that the
/// formation does not allow go to the nearest it does.
#[must_use]
pub fn in_formation(
    scenario: &Scenario,
    catalog: &Catalog,
    ids: &BTreeSet<PieceId>,
    formation: &str,
) -> Formed {
    let o = scenario.board.layout().orientation;
    let name = catalog.formation(formation).map_or(formation, |f| f.name.as_str()).to_lowercase();
    let mut formed = Formed::default();
    for (id, piece) in ids.iter().filter_map(|id| scenario.pieces.get_key_value(id)) {
        let kind = catalog.kind(&piece.kind);
        if !kind.is_some_and(|k| k.formations.iter().any(|f| f == formation)) {
            let what = kind.map_or("this kind", |k| k.name.as_str());
            formed.refused.push((id.clone(), format!("{what} knows no {name}")));
            continue;
        }
        let hours = legal_hours(catalog, formation, o);
        let facing = match piece.facing {
            Some(hour) if hours.contains(&hour) => Some(hour),
            Some(hour) => nearest_hour(catalog, formation, o, hour.vector(o)),
            None => hours.first().copied(),
        };
        let posting = Posting { facing, formation: formation.to_owned(), ..Posting::of(piece) };
        formed.plan.posted.push((id.clone(), posting));
    }
    formed
}
