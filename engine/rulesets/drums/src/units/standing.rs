//! On what ground a piece may stand (`geo.terrain`, `bua.sector`).

use crate::board::chart::Chart;
use crate::ids::formation;
use crate::units::division::Division;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;

/// May a piece stand on a hex by the ground of it? Nobody in what is impassable; in a sector infantry as garrison,
/// and generals; a garrison nowhere else.
pub(crate) fn ground_allows<D: Division>(position: &D, chart: &Chart, piece: D::Piece, hex: Hex) -> bool {
    let ground = chart.at(position.board(), hex);
    let garrison = position.formation_of(piece) == formation::GARRISON;
    match position.nature(piece).arm {
        _ if ground.impassable => false,
        Arm::Leader | Arm::Chief => true,
        Arm::Infantry => garrison == is_sector(&ground.id),
        Arm::Cavalry(_) | Arm::Guns { .. } => !is_sector(&ground.id),
    }
}

/// Is that terrain a built-up sector?
pub(crate) fn is_sector(terrain: &str) -> bool {
    terrain == "sector"
}

#[cfg(test)]
mod tests {
    use super::ground_allows;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;
    use oblique_rules::position::Position as _;

    fn allowed(kind: &str, formation: &str, ground: &str) -> bool {
        let mut field = Field::new(&[(kind, "A", at(4, 4), formation)]);
        field.paint(at(8, 8), ground);
        field.asked(|p, pieces| ground_allows(p, &Chart::of(p.board()), pieces[0], at(8, 8)))
    }

    #[test]
    fn a_sector_holds_a_garrison_and_a_garrison_holds_a_sector() {
        assert!(allowed("infantry", "garrison", "sector") && !allowed("infantry", "line", "sector"));
        assert!(!allowed("infantry", "garrison", "clear") && allowed("infantry", "line", "woods"));
        assert!(!allowed("cavalry", "cavalry_line", "sector") && allowed("leader", "", "sector"));
        assert!(!allowed("leader", "", "water"));
    }
}
