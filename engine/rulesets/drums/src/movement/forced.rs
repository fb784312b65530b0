//! Straight back: retreats, withdrawals, recalls (`geo.back`, `move.push`, `con.retreat`, `app.withdraw`,
//! `app.retreat_choice`, `gun.result`, `brk.fight`).
//!
//! Streams, walls and difficult ground never matter here. Must not know why a unit goes.

use crate::board::arc::ORIENTATION;
use crate::board::back::{facing_to, row_back};
use crate::board::chart::Chart;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Hour};

/// How a unit goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Manner {
    /// Pushed by fire: not at all where a sector lies in the way, through friends to their harm.
    Pushed,
    /// Driven off without being beaten: through friends to their harm, stopping before what bars the way.
    Falling,
    /// Beaten: as before, but an enemy or the edge is its end, and impassable ground costs it.
    Beaten,
    /// By its own choice or the trumpet: through friends without harm, never farther than it may.
    Freely,
}

/// What becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fate {
    /// It stands where it stopped.
    Stands,
    /// The way was barred: it stands, and has a level of disorder more.
    Hurt,
    /// It is eliminated.
    Gone,
}

/// The way a unit goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Course<P> {
    /// The hexes it enters; empty where it stays.
    pub path: Vec<Hex>,
    /// Friends it disorders on its way, in the order it comes to them.
    pub pushed: Vec<P>,
    /// What becomes of it.
    pub fate: Fate,
}

/// What bars a hex.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bar {
    /// An enemy unit, or the edge of the board.
    End,
    /// Impassable ground.
    Ground,
}

/// The way of a unit that goes so many hexes along a row. It does not end in a sector or on a friend: unless it goes
/// freely it goes on to the first free hex.
pub(crate) fn course<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (row, hexes): (Hour, i32),
    manner: Manner,
) -> Course<D::Piece> {
    let (board, side) = (position.board(), position.side_of(unit));
    let stays = |fate| Course { path: Vec::new(), pushed: Vec::new(), fate };
    let (Some(start), Some(step)) = (position.hex_of(unit), row.step(ORIENTATION)) else {
        return stays(Fate::Stands);
    };
    let sector = |hex: Hex| is_sector(&chart.at(board, hex).id);
    let barred = |hex: Hex| {
        if !board.layout().contains(hex) || position.unit_at(side.other(), hex).is_some() {
            return Some(Bar::End);
        }
        let ground = chart.at(board, hex).impassable
            || position.is_ruined(hex)
            || (manner == Manner::Pushed && sector(hex));
        ground.then_some(Bar::Ground)
    };
    let free = |hex: Hex| position.unit_at(side, hex).is_none() && !sector(hex);
    let most = usize::try_from(hexes).unwrap_or(0);
    let (mut path, mut last_free, mut bar) = (Vec::new(), 0, None);
    let mut hex = start;
    while last_free < most {
        hex += step;
        bar = barred(hex);
        if bar.is_some() || (manner == Manner::Freely && path.len() == most) {
            break;
        }
        path.push(hex);
        if free(hex) {
            last_free = path.len();
        }
    }
    let gone = manner == Manner::Beaten && (bar == Some(Bar::End) || (bar.is_some() && last_free == 0));
    if !gone {
        path.truncate(last_free);
    }
    let hurt = manner == Manner::Beaten && bar == Some(Bar::Ground);
    let harmed = |hex: &Hex| {
        let friend = position.unit_at(side, *hex)?;
        let spared = position.nature(friend).arm.is_guns()
            || position.disorder(friend) >= Tables::get().disorder.no_approach;
        (!spared).then_some(friend)
    };
    let pushed = if manner == Manner::Freely { Vec::new() } else { path.iter().filter_map(harmed).collect() };
    let fate = match (gone, hurt) {
        (true, _) => Fate::Gone,
        (false, true) => Fate::Hurt,
        (false, false) => Fate::Stands,
    };
    Course { path, pushed, fate }
}

/// The way of a unit that goes so many hexes straight back from an enemy; `None` if it is not on the map.
pub(crate) fn straight_back<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    (enemy, hexes): (Hex, i32),
    manner: Manner,
) -> Option<Course<D::Piece>> {
    let row = row_back(enemy, position.hex_of(unit)?, position.side_of(unit))?;
    Some(course(position, chart, unit, (row, hexes), manner))
}

/// The facing of a unit that turns to an enemy and stands in a formation (`geo.back`).
pub(crate) fn fronting<D: Division>(position: &D, unit: D::Piece, formation: u8, enemy: Hex) -> Option<Hour> {
    facing_to(formation, position.facing_of(unit), position.hex_of(unit)?, enemy)
}

#[cfg(test)]
mod tests {
    use super::{Course, Fate, Manner, fronting, straight_back};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::formation::ATTACK_COLUMN;
    use crate::test_field::Field;
    use oblique_board::hex::{Hex, Hour};
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// A line of B at (9,9) that goes back from (9,10), and others.
    fn field(others: &[(&str, &str, Hex, &str)]) -> Field {
        let mut pieces = vec![("infantry", "B", at(9, 9), "line")];
        pieces.extend_from_slice(others);
        Field::new(&pieces)
    }

    /// How it goes three hexes: path, how many friends it disorders, its fate.
    fn goes(field: &Field, manner: Manner) -> (Vec<Hex>, usize, Fate) {
        field.asked(|p, all| {
            let back = straight_back(p, &Chart::of(p.board()), all[0], (at(9, 10), 3), manner);
            let Course { path, pushed, fate } = back.expect("on the map");
            (path, pushed.len(), fate)
        })
    }

    const ROW: [(i32, i32); 4] = [(10, 8), (10, 7), (11, 6), (11, 5)];

    fn row(hexes: usize) -> Vec<Hex> {
        ROW[..hexes].iter().map(|(column, row)| at(*column, *row)).collect()
    }

    #[test]
    fn a_beaten_line_goes_three_hexes_and_fronts() {
        let field = field(&[]);
        assert_eq!(goes(&field, Manner::Beaten), (row(3), 0, Fate::Stands));
        let front = field.asked(|p, all| fronting(p, all[0], ATTACK_COLUMN, at(9, 10)));
        assert_eq!(front, Some(Hour::new(7)));
    }

    #[test]
    fn friends_on_the_way_are_disordered_but_guns_and_the_worn_are_not() {
        let mut friends = field(&[
            ("infantry", "B", at(10, 8), "line"),
            ("artillery", "B", at(10, 7), "unlimbered"),
            ("infantry", "B", at(11, 6), "line"),
        ]);
        assert_eq!(goes(&friends, Manner::Beaten), (row(4), 2, Fate::Stands), "on to the first free hex");
        assert_eq!(goes(&friends, Manner::Freely), (vec![], 0, Fate::Stands), "no free hex within three");
        friends.piece(3).attrs.insert("dis".to_owned(), Value::Int(3));
        assert_eq!(goes(&friends, Manner::Falling), (row(4), 1, Fate::Stands));
    }

    #[test]
    fn enemies_and_the_edge_end_the_beaten_and_stop_others() {
        let enemy = field(&[("infantry", "A", at(11, 6), "line"), ("infantry", "B", at(10, 7), "line")]);
        assert_eq!(goes(&enemy, Manner::Beaten), (row(2), 1, Fate::Gone));
        assert_eq!(goes(&enemy, Manner::Falling), (row(1), 0, Fate::Stands), "the friend is not reached");
        let edge = Field::new(&[("infantry", "B", at(9, 1), "line")]);
        let back = |manner| {
            edge.asked(|p, all| {
                let back = straight_back(p, &Chart::of(p.board()), all[0], (at(9, 2), 3), manner);
                back.map(|course| (course.path.len(), course.fate))
            })
        };
        assert_eq!(back(Manner::Beaten), Some((1, Fate::Gone)));
        assert_eq!(back(Manner::Falling), Some((1, Fate::Stands)));
    }

    #[test]
    fn impassable_ground_costs_the_beaten() {
        let mut lake = field(&[("infantry", "B", at(10, 8), "line")]);
        lake.paint(at(11, 6), "water");
        assert_eq!(goes(&lake, Manner::Beaten), (row(2), 1, Fate::Hurt));
        lake.paint(at(10, 7), "water");
        assert_eq!(goes(&lake, Manner::Beaten), (row(1), 1, Fate::Gone), "no free hex at all");
        assert_eq!(goes(&lake, Manner::Falling), (vec![], 0, Fate::Stands));
    }

    #[test]
    fn a_sector_is_passed_by_the_beaten_and_stops_the_pushed() {
        let mut village = field(&[]);
        village.paint(at(11, 6), "sector");
        assert_eq!(goes(&village, Manner::Beaten), (row(4), 0, Fate::Stands));
        village.paint(at(10, 8), "sector");
        assert_eq!(goes(&village, Manner::Pushed), (vec![], 0, Fate::Stands));
    }
}
