//! Going out of a sector: by choice, beaten, or shelled out (`bua.move`, `bua.lose`, `bua.next`, `bua.damage`).

use crate::approach::who::near;
use crate::board::angles::facing_kind;
use crate::board::arc::ORIENTATION;
use crate::board::chart::Chart;
use crate::built_up::area::{is_empty_sector, sector_at};
use crate::built_up::damage::may_be_entered;
use crate::movement::forced::{Course, Fate, Manner, course};
use crate::movement::judge::{crosses, general_of};
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::standing::is_sector;
use oblique_board::hex::{Hex, Hour};
use oblique_scenario::Side;

/// The hexes outside a garrison may leave for, in clock order, each with its facing there: away from the sector.
pub(crate) fn exits<D: Division>(position: &D, chart: &Chart, garrison: D::Piece) -> Vec<(Hex, Hour)> {
    let Some(from) = position.hex_of(garrison) else { return Vec::new() };
    let board = position.board();
    let free = |hex: Hex| {
        let ground = chart.at(board, hex);
        let held = Side::BOTH.into_iter().any(|side| position.unit_at(side, hex).is_some());
        let barred = ground.impassable || position.is_ruined(hex) || is_sector(&ground.id) || held;
        !barred
            && near(position, garrison, hex).is_empty()
            && !general_of(position, position.side_of(garrison).other(), hex)
            && crosses(position, chart, garrison, (from, hex)).is_ok()
    };
    let beside = board.layout().neighbours(from).filter(|(_, hex)| free(*hex));
    let faces = facing_kind(position.nature(garrison).driven_formation());
    let away = |hex: Hex| faces.nearest(Hour::between(from, hex, ORIENTATION)?, ORIENTATION);
    beside.filter_map(|(_, hex)| Some((hex, away(hex)?))).collect()
}

/// Where a beaten garrison goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Way<P> {
    /// Into the next sector, of which it is the garrison.
    Stops(Hex),
    /// Out, to stand as an attack column that faces back along its row.
    Out(Course<P>),
}

/// The way of a unit beaten out of its sector from a hex beside it: out of the side opposite the attack, but to the
/// next sector there where nobody holds it.
pub(crate) fn driven_out<D: Division>(
    position: &D,
    chart: &Chart,
    garrison: D::Piece,
    enemy: Hex,
) -> Option<Way<D::Piece>> {
    let from = position.hex_of(garrison)?;
    let row = Hour::between(enemy, from, ORIENTATION)?;
    let next = from + row.step(ORIENTATION)?;
    let board = position.board();
    if is_empty_sector(position, chart, next) && may_be_entered(position.sector_damage(next)) {
        return Some(Way::Stops(next));
    }
    let side = position.side_of(garrison);
    if sector_at(board, chart, next) && position.unit_at(side.other(), next).is_some() {
        return Some(Way::Out(Course { path: Vec::new(), pushed: Vec::new(), fate: Fate::Gone }));
    }
    let hexes = Tables::get().sectors.retreat;
    Some(Way::Out(course(position, chart, garrison, (row, hexes), Manner::Beaten)))
}

/// The rows a garrison that its sector is shot to pieces over may withdraw along: towards its own baseline.
pub(crate) const fn rows_home(side: Side) -> [Hour; 2] {
    match side {
        Side::A => [Hour::new(5), Hour::new(7)],
        Side::B => [Hour::new(11), Hour::new(1)],
    }
}

/// Its way along one of them; it is eliminated if it cannot leave at all.
pub(crate) fn shelled_out<D: Division>(
    position: &D,
    chart: &Chart,
    garrison: D::Piece,
    row: Hour,
) -> Course<D::Piece> {
    let hexes = Tables::get().sectors.retreat;
    let way = course(position, chart, garrison, (row, hexes), Manner::Falling);
    let fate = if way.path.is_empty() { Fate::Gone } else { way.fate };
    Course { fate, ..way }
}

#[cfg(test)]
mod tests {
    use super::{Way, driven_out, exits, rows_home, shelled_out};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::movement::forced::{Course, Fate};
    use crate::test_field::Field;
    use oblique_board::hex::Hex;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Side;

    /// A garrison of B in the sector (11,10), further sectors, and others.
    fn village(sectors: &[Hex], others: &[(&str, &str, Hex, &str)]) -> Field {
        let mut pieces = vec![("infantry", "B", at(11, 10), "garrison")];
        pieces.extend_from_slice(others);
        let mut field = Field::new(&pieces);
        for sector in [at(11, 10)].iter().chain(sectors) {
            field.paint(*sector, "sector");
        }
        field
    }

    fn beaten(field: &Field) -> (Option<Hex>, usize, Vec<Hex>, Option<Fate>) {
        field.asked(|p, all| match driven_out(p, &Chart::of(p.board()), all[0], at(10, 10)) {
            Some(Way::Stops(hex)) => (Some(hex), 0, vec![], None),
            Some(Way::Out(Course { path, pushed, fate })) => (None, pushed.len(), path, Some(fate)),
            None => (None, 0, vec![], None),
        })
    }

    #[test]
    fn a_beaten_garrison_goes_out_opposite_the_attack() {
        let out = vec![at(12, 10), at(13, 10), at(14, 10)];
        assert_eq!(beaten(&village(&[], &[])), (None, 0, out, Some(Fate::Stands)));
        let enemy = village(&[], &[("infantry", "A", at(13, 10), "line")]);
        assert_eq!(beaten(&enemy).3, Some(Fate::Gone));
    }

    #[test]
    fn it_stops_in_the_next_sector_where_nobody_holds_it() {
        let next = [at(12, 10)];
        assert_eq!(beaten(&village(&next, &[])).0, Some(at(12, 10)));
        let friend = village(&next, &[("infantry", "B", at(12, 10), "garrison")]);
        let out = vec![at(12, 10), at(13, 10), at(14, 10)];
        assert_eq!(beaten(&friend), (None, 1, out, Some(Fate::Stands)), "past a friend, who takes a level");
        let enemy = village(&next, &[("infantry", "A", at(12, 10), "garrison")]);
        assert_eq!(beaten(&enemy).3, Some(Fate::Gone));
    }

    #[test]
    fn it_leaves_by_choice_where_no_enemy_is_near() {
        let leaves = |field: &Field| field.asked(|p, all| exits(p, &Chart::of(p.board()), all[0]).len());
        assert_eq!((leaves(&village(&[], &[])), leaves(&village(&[at(12, 10)], &[]))), (6, 5));
        let near = village(&[], &[("infantry", "A", at(9, 10), "line")]);
        assert_eq!(leaves(&near), 3, "those farther than two from him");
    }

    #[test]
    fn a_shelled_garrison_goes_home_or_is_lost() {
        let gone = |field: &Field| {
            field.asked(|p, all| {
                let [_, row] = rows_home(Side::B);
                let way = shelled_out(p, &Chart::of(p.board()), all[0], row);
                (way.path.len(), way.fate)
            })
        };
        assert_eq!(gone(&village(&[], &[])), (3, Fate::Stands));
        let shut = village(&[], &[("infantry", "A", at(11, 9), "line")]);
        assert_eq!(gone(&shut), (0, Fate::Gone));
    }
}
