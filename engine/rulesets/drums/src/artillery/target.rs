//! What a battery may fire at (`gun.need`, `gun.reload`, `gun.move_fire`).

use crate::board::arc::in_arc;
use crate::board::chart::Chart;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::sight::hidden;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::Arm;
use crate::units::standing::is_sector;
use oblique_board::hex::Hex;
use oblique_rules::play::Refusal;
use oblique_scenario::Side;

/// What stands where a shot falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Target<P> {
    /// A unit.
    Unit(P),
    /// A built-up sector, empty or with its garrison.
    Sector,
}

/// May a battery fire at all now, whatever at?
///
/// # Errors
/// What keeps it from firing.
pub(crate) fn may_fire<D: Division>(position: &D, battery: D::Piece) -> Result<(), Refusal> {
    let Arm::Guns { horse, .. } = position.nature(battery).arm else {
        return refuse(rule::GUN_NEED, "Only batteries fire");
    };
    if position.formation_of(battery) != formation::UNLIMBERED {
        return refuse(rule::GUN_NEED, "Limbered guns do not fire");
    }
    if position.is_marked(battery, mark::FIRED) {
        return refuse(rule::GUN_RELOAD, "It has fired in this activation");
    }
    if position.is_marked(battery, mark::JOINED) {
        return refuse(rule::OPT_GRAND, "It does not fire in the phase in which it joined");
    }
    if !position.is_loaded(battery) {
        return refuse(rule::GUN_NEED, "Its guns are empty");
    }
    if !horse && position.is_marked(battery, mark::MOVED) {
        return refuse(rule::GUN_MOVE_FIRE, "Foot artillery does not move and fire in one activation");
    }
    Ok(())
}

/// May a battery reload now: unlimbered and empty?
///
/// # Errors
/// What keeps it from reloading.
pub(crate) fn may_reload<D: Division>(position: &D, battery: D::Piece) -> Result<(), Refusal> {
    if !position.nature(battery).arm.is_guns() || position.is_loaded(battery) {
        return refuse(rule::GUN_RELOAD, "Only empty guns are reloaded");
    }
    if position.formation_of(battery) != formation::UNLIMBERED {
        return refuse(rule::GUN_RELOAD, "Limbered guns are not reloaded");
    }
    Ok(())
}

/// What stands on a hex for guns of a side to fire at, could they.
fn standing_at<D: Division>(position: &D, chart: &Chart, side: Side, hex: Hex) -> Option<Target<D::Piece>> {
    let sector = is_sector(&chart.at(position.board(), hex).id)
        && !position.is_ruined(hex)
        && position.unit_at(side, hex).is_none();
    match position.unit_at(side.other(), hex) {
        _ if sector => Some(Target::Sector),
        unit => unit.map(Target::Unit),
    }
}

/// What a battery would fire at on a hex: an enemy unit, or a sector that no friend holds. A garrison is fired at
/// through its sector alone.
///
/// # Errors
/// The rule that bars the shot.
pub(crate) fn target_at<D: Division>(
    position: &D,
    chart: &Chart,
    battery: D::Piece,
    hex: Hex,
) -> Result<Target<D::Piece>, Refusal> {
    may_fire(position, battery)?;
    let side = position.side_of(battery);
    let Some(from) = position.hex_of(battery) else { return refuse(rule::GUN_NEED, "It is not on the map") };
    let Some(target) = standing_at(position, chart, side, hex) else {
        let there = position.board().layout().name(hex);
        return refuse(rule::GUN_NEED, format!("Nothing to fire at stands on {there}"));
    };
    if from.unsigned_distance_to(hex) > u32::try_from(Tables::get().fire.long_to).unwrap_or(0) {
        return refuse(rule::GUN_NEED, "It is out of range");
    }
    if !in_arc(position.formation_of(battery), position.facing_of(battery), from, hex) {
        return refuse(rule::GUN_NEED, "It is not before the guns");
    }
    match hidden(position, chart, side, (from, hex)) {
        Some(hidden) => refuse(hidden.rule, "It is out of sight"),
        None => Ok(target),
    }
}

/// Every hex a battery may fire at, with what it would fire at there.
pub(crate) fn targets<D: Division>(
    position: &D,
    chart: &Chart,
    battery: D::Piece,
) -> Vec<(Hex, Target<D::Piece>)> {
    let Some(from) = position.hex_of(battery).filter(|_| may_fire(position, battery).is_ok()) else {
        return Vec::new();
    };
    let layout = position.board().layout();
    let range = u32::try_from(Tables::get().fire.long_to).unwrap_or(0);
    let side = position.side_of(battery);
    let hexes = layout.hexes().filter(|hex| from.unsigned_distance_to(*hex) <= range);
    let hexes = hexes.filter(|hex| standing_at(position, chart, side, *hex).is_some());
    hexes.filter_map(|hex| Some((hex, target_at(position, chart, battery, hex).ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Target, may_reload, target_at, targets};
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hex;
    use oblique_rules::RuleId;
    use oblique_rules::position::Position as _;

    /// A medium battery of A at (10,14) and a line of B.
    fn field(enemy: Hex) -> Field {
        Field::new(&[("artillery", "A", at(10, 14), "unlimbered"), ("infantry", "B", enemy, "line")])
    }

    fn fires(field: &Field, hex: Hex) -> Result<bool, RuleId> {
        field.asked(|p, all| {
            let target = target_at(p, &Chart::of(p.board()), all[0], hex);
            target.map(|target| matches!(target, Target::Sector)).map_err(|refusal| refusal.rule)
        })
    }

    #[test]
    fn guns_fire_at_who_is_in_range_arc_and_sight() {
        assert_eq!(fires(&field(at(10, 8)), at(10, 8)), Ok(false));
        assert_eq!(fires(&field(at(10, 1)), at(10, 1)), Err(rule::GUN_NEED), "13 hexes");
        assert_eq!(fires(&field(at(14, 14)), at(14, 14)), Err(rule::GUN_NEED), "beside the guns");
        assert_eq!(fires(&field(at(10, 8)), at(10, 6)), Err(rule::GUN_NEED), "nobody there");
        let mut hidden = field(at(10, 8));
        hidden.paint(at(10, 10), "woods");
        assert_eq!(fires(&hidden, at(10, 8)), Err(rule::LOS_WOODS));
        let mut limbered = field(at(10, 8));
        limbered.piece(0).formation = "limbered".to_owned();
        assert_eq!(fires(&limbered, at(10, 8)), Err(rule::GUN_NEED));
    }

    #[test]
    fn a_garrison_is_fired_at_through_its_sector() {
        let mut village = field(at(10, 8));
        village.paint(at(10, 8), "sector");
        village.paint(at(9, 9), "sector");
        assert_eq!((fires(&village, at(10, 8)), fires(&village, at(9, 9))), (Ok(true), Ok(true)));
        let friends = Field::new(&[
            ("artillery", "A", at(10, 14), "unlimbered"),
            ("infantry", "A", at(10, 8), "garrison"),
        ]);
        assert_eq!(fires(&friends, at(10, 8)), Err(rule::GUN_NEED));
    }

    #[test]
    fn guns_fire_once_loaded_and_foot_guns_do_not_move_besides() {
        let mark = |flag: &str| {
            let mut field = field(at(10, 8));
            set(field.piece(0), flag);
            field
        };
        assert_eq!(fires(&mark("empty"), at(10, 8)), Err(rule::GUN_NEED));
        assert_eq!(fires(&mark("fired"), at(10, 8)), Err(rule::GUN_RELOAD));
        assert_eq!(fires(&mark("moved"), at(10, 8)), Err(rule::GUN_MOVE_FIRE));
        let mut horse = mark("moved");
        set(horse.piece(0), "horse");
        assert_eq!(fires(&horse, at(10, 8)), Ok(false));
        let reloads = |field: Field| field.asked(|p, all| may_reload(p, all[0]).is_ok());
        assert!(reloads(mark("empty")) && !reloads(field(at(10, 8))));
        let mut limbered = mark("empty");
        limbered.piece(0).formation = "limbered".to_owned();
        assert!(!reloads(limbered));
        let found = field(at(10, 8)).asked(|p, all| targets(p, &Chart::of(p.board()), all[0]).len());
        assert_eq!(found, 1);
    }
}
