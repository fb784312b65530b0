//! Closing to Contact (`con.move`).

use crate::board::arc::{front_hexes, in_arc};
use crate::board::chart::Chart;
use crate::tables::Crossing;
use crate::units::division::Division;
use crate::units::standing::is_sector;
use oblique_board::hex::Hex;

/// Can troops in Contact reach each other over the hexside between two hexes: unless water closes it?
pub(crate) fn reaches<D: Division>(position: &D, chart: &Chart, a: Hex, b: Hex) -> bool {
    chart.crossing(position.board(), a, b) != Some(Crossing::Closed)
}

/// Does a way of one step or two lead to a hex whose enemy is gone, over no water that is closed and nothing that bars
/// it (`app.elim`, `move.stream`)?
pub(crate) fn carries<D: Division>(position: &D, chart: &Chart, unit: D::Piece, hex: Hex) -> bool {
    let Some(from) = position.hex_of(unit) else { return false };
    let (board, enemy) = (position.board(), position.side_of(unit).other());
    let step = |a: Hex, b: Hex| a.unsigned_distance_to(b) == 1 && reaches(position, chart, a, b);
    let open = |by: Hex| {
        !chart.at(board, by).impassable && !position.is_ruined(by) && position.unit_at(enemy, by).is_none()
    };
    let by = |by: Hex| step(from, by) && open(by) && step(by, hex);
    step(from, hex) || board.layout().neighbours(hex).any(|(_, mid)| by(mid))
}

/// The hexes a unit may close to, in clock order, so that it touches one of those it fights: its own where it touches
/// one before its front already.
pub(crate) fn closing_hexes<D: Division>(
    position: &D,
    chart: &Chart,
    unit: D::Piece,
    enemies: &[D::Piece],
) -> Vec<Hex> {
    let Some(from) = position.hex_of(unit) else { return Vec::new() };
    let (formation, facing) = (position.formation_of(unit), position.facing_of(unit));
    let touches = |hex: Hex| {
        let mut near = enemies.iter().filter_map(|enemy| position.hex_of(*enemy));
        near.any(|at| at.unsigned_distance_to(hex) == 1 && reaches(position, chart, hex, at))
    };
    let before =
        |enemy: &D::Piece| position.hex_of(*enemy).is_some_and(|at| in_arc(formation, facing, from, at));
    if !enemies.iter().any(before) {
        return Vec::new();
    }
    if touches(from) {
        return vec![from];
    }
    let board = position.board();
    let free = |hex: &Hex| {
        let ground = chart.at(board, *hex);
        let units = position.pieces_at(*hex).any(|p| !position.nature(p).arm.leads());
        board.layout().contains(*hex) && !units && !ground.impassable && !is_sector(&ground.id)
    };
    let fronts = front_hexes(formation, facing, from).into_iter();
    fronts.filter(|hex| free(hex) && reaches(position, chart, from, *hex) && touches(*hex)).collect()
}

#[cfg(test)]
mod tests {
    use super::closing_hexes;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_board::hex::{Hex, Hour};
    use oblique_rules::position::Position as _;

    /// An attack column of A at (10,10) facing 3 and lines of B.
    fn field(enemies: &[Hex]) -> Field {
        let mut pieces = vec![("infantry", "A", at(10, 10), "attack_column")];
        pieces.extend(enemies.iter().map(|hex| ("infantry", "B", *hex, "line")));
        let mut field = Field::new(&pieces);
        field.piece(0).facing = Some(Hour::new(3));
        field
    }

    fn closes(field: &Field) -> Vec<Hex> {
        field.asked(|p, all| closing_hexes(p, &Chart::of(p.board()), all[0], &all[1..2]))
    }

    #[test]
    fn it_goes_a_hex_ahead_that_touches_the_target() {
        assert_eq!(closes(&field(&[at(12, 10)])), [at(11, 10)]);
        assert_eq!(closes(&field(&[at(11, 10)])), [at(10, 10)], "they touch already");
        assert_eq!(closes(&field(&[at(11, 9)])), [at(11, 10)], "on the edge of its arc");
        let mut line = field(&[at(11, 9)]);
        line.piece(0).formation = "line".to_owned();
        line.piece(0).facing = Some(Hour::new(2));
        assert_eq!(closes(&line), [at(10, 9), at(11, 10)], "a line has two front hexes");
    }

    #[test]
    fn what_stands_or_flows_between_keeps_it_off() {
        assert!(closes(&field(&[at(12, 10), at(11, 10)])).is_empty(), "somebody is in the hex");
        assert!(closes(&field(&[at(8, 10)])).is_empty(), "behind it");
        let mut stream = field(&[at(12, 10)]);
        stream.edge("stream", at(11, 10), at(12, 10));
        assert!(closes(&stream).is_empty());
        stream.edge("bridge", at(11, 10), at(12, 10));
        assert_eq!(closes(&stream), [at(11, 10)]);
        let mut lake = field(&[at(12, 10)]);
        lake.paint(at(11, 10), "water");
        assert!(closes(&lake).is_empty());
    }
}
