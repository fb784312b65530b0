//! Who may recover from disorder (`rally.cost`, `spec.drilled`, `spec.undrilled`, `spec.militia`).

use crate::board::chart::Chart;
use crate::command::span::in_command;
use crate::ids::rule;
use crate::refuse;
use crate::sight::hidden_by_ground;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::{Arm, Special};
use oblique_rules::play::Refusal;

/// May a unit rally where it stands? That it does so once an activation is for the activation to say.
///
/// # Errors
/// Why it may not, with the rule.
pub(crate) fn may_rally<D: Division>(position: &D, chart: &Chart, unit: D::Piece) -> Result<(), Refusal> {
    let (table, nature) = (&Tables::get().disorder, position.nature(unit));
    let down_to = match nature.arm {
        Arm::Infantry => table.infantry_recovers_to,
        Arm::Cavalry(_) => table.cavalry_recovers_to,
        Arm::Guns { .. } => return refuse(rule::RALLY_COST, "Artillery never recovers"),
        Arm::Leader | Arm::Chief => return refuse(rule::RALLY_COST, "A general has no disorder"),
    };
    let disorder = position.disorder(unit);
    if disorder <= down_to {
        return refuse(rule::RALLY_COST, format!("It recovers no further than disorder {down_to}"));
    }
    if nature.has(Special::Militia) && disorder > table.militia_recovers_from {
        return refuse(rule::SPEC_MILITIA, "Militia in such disorder does not rally");
    }
    if !in_command(position, unit) {
        return refuse(rule::RALLY_COST, "It is out of command");
    }
    let Some(hex) = position.hex_of(unit) else { return refuse(rule::RALLY_COST, "It is not on the map") };
    let undrilled = nature.has(Special::Undrilled);
    let within = if undrilled { table.undrilled_enemy_within } else { table.enemy_within };
    let within = u32::try_from(within).unwrap_or(0);
    let near = |enemy: &D::Piece| {
        let at = position.hex_of(*enemy).filter(|at| at.unsigned_distance_to(hex) <= within);
        at.is_some_and(|at| undrilled || hidden_by_ground(position.board(), chart, hex, at).is_none())
    };
    let enemies = position.units_of(position.side_of(unit).other());
    if !nature.has(Special::Drilled) && enemies.iter().any(near) {
        let rule = if undrilled { rule::SPEC_UNDRILLED } else { rule::RALLY_COST };
        return refuse(rule, "An enemy is too near");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::may_rally;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hex;
    use oblique_rules::RuleId;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    /// The rule by which a unit of a kind in such disorder, with those flags, may not rally with an enemy there.
    fn barred(kind: &str, dis: i64, flags: &[&str], enemy: Hex, wood: Option<Hex>) -> Option<RuleId> {
        let formation = if kind == "cavalry" { "cavalry_line" } else { "line" };
        let mut field = Field::new(&[
            ("leader", "A", at(10, 11), ""),
            (kind, "A", at(10, 10), formation),
            ("infantry", "B", enemy, "line"),
        ]);
        field.piece(1).attrs.insert("dis".to_owned(), Value::Int(dis));
        for flag in flags {
            set(field.piece(1), flag);
        }
        if let Some(hex) = wood {
            field.paint(hex, "woods");
        }
        field.asked(|p, pieces| may_rally(p, &Chart::of(p.board()), pieces[1]).err().map(|r| r.rule))
    }

    #[test]
    fn an_enemy_in_sight_within_four_forbids_it() {
        assert_eq!(barred("infantry", 3, &[], at(15, 10), None), None);
        assert_eq!(barred("infantry", 3, &[], at(14, 10), None), Some(rule::RALLY_COST));
        assert_eq!(barred("infantry", 3, &[], at(14, 10), Some(at(12, 10))), None);
        assert_eq!(barred("infantry", 2, &["drilled"], at(12, 10), None), None);
        assert_eq!(barred("infantry", 2, &["undrilled"], at(16, 10), None), Some(rule::SPEC_UNDRILLED));
        assert_eq!(barred("infantry", 2, &["undrilled"], at(17, 10), None), None);
    }

    #[test]
    fn arms_recover_so_far() {
        let far = at(30, 10);
        assert_eq!(barred("cavalry", 2, &[], far, None), Some(rule::RALLY_COST));
        assert_eq!(
            (barred("cavalry", 3, &[], far, None), barred("infantry", 2, &[], far, None)),
            (None, None)
        );
        assert_eq!(barred("infantry", 1, &[], far, None), Some(rule::RALLY_COST));
        assert_eq!(barred("infantry", 3, &["militia"], far, None), Some(rule::SPEC_MILITIA));
        assert_eq!(barred("infantry", 2, &["militia"], far, None), None);
    }
}
