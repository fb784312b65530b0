//! Who may Approach whom (`app.who`, `app.square`, `app.targets`, `bua.attack`, `react.limits`, `react.cavalry`).

use crate::battle::memory::Cause;
use crate::board::arc::in_arc;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division;
use crate::units::nature::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::Refusal;

/// May a unit Approach anybody with an action won for that cause?
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_approach<D: Division>(position: &D, unit: D::Piece, cause: Cause) -> Result<(), Refusal> {
    let (arm, formation) = (position.nature(unit).arm, position.formation_of(unit));
    match cause {
        Cause::Group(_) => return refuse(rule::GROUP_LIMITS, "Nobody of a group may Approach"),
        Cause::Further => return refuse(rule::RES_FURTHER, "It is hurried on to move and form only"),
        Cause::Activation | Cause::Reaction => {}
    }
    if position.is_marked(unit, mark::RESERVE) {
        return refuse(rule::RES_FROZEN, "The Reserve waits until it is assigned");
    }
    if position.disorder(unit) >= Tables::get().disorder.no_approach {
        return refuse(rule::APP_WHO, "It is too disordered to Approach");
    }
    match (arm, formation) {
        (Arm::Infantry, _) if cause == Cause::Reaction => {
            refuse(rule::REACT_LIMITS, "Infantry does not Approach in a reaction")
        }
        (Arm::Infantry, formation::SQUARE) => refuse(rule::FORM_SQUARE, "A square does not Approach"),
        (Arm::Infantry, formation::GARRISON) => {
            refuse(rule::BUA_SECTOR, "A garrison attacks the next sector or nobody")
        }
        (Arm::Cavalry(_), formation::CAVALRY_COLUMN) if cause == Cause::Reaction => {
            refuse(rule::REACT_CAVALRY, "Cavalry reacts with an Approach in line only")
        }
        (Arm::Infantry | Arm::Cavalry(_), _) => Ok(()),
        (Arm::Guns { .. }, _) => refuse(rule::APP_WHO, "Artillery does not Approach"),
        (Arm::Leader | Arm::Chief, _) => refuse(rule::APP_WHO, "Generals do not fight alone"),
    }
}

/// Enemy units so near to a hex that coming there is an Approach, in roster order.
pub(crate) fn near<D: Division>(position: &D, unit: D::Piece, hex: Hex) -> Vec<D::Piece> {
    let within = u32::try_from(Tables::get().approach.starts_within).unwrap_or(0);
    position.units_within(position.side_of(unit).other(), hex, within)
}

/// Those of them in the front arc of the unit, were it there and faced so: the defending side (`app.targets`).
pub(crate) fn opposed<D: Division>(
    position: &D,
    unit: D::Piece,
    (hex, facing): (Hex, Option<Hour>),
) -> Vec<D::Piece> {
    let formation = position.formation_of(unit);
    let seen =
        |enemy: &D::Piece| position.hex_of(*enemy).is_some_and(|at| in_arc(formation, facing, hex, at));
    near(position, unit, hex).into_iter().filter(seen).collect()
}

/// May a unit come so near to those enemies of a hex? Cavalry never comes near a square in good order, and only an
/// attack column near a garrison.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_come_near<D: Division>(
    position: &D,
    unit: D::Piece,
    enemies: &[D::Piece],
) -> Result<(), Refusal> {
    let horse = matches!(position.nature(unit).arm, Arm::Cavalry(_));
    if horse && enemies.iter().any(|enemy| position.is_steady_square(*enemy)) {
        return refuse(rule::APP_SQUARE, "Cavalry does not come near a square in good order");
    }
    if !enemies.iter().all(|enemy| may_attack(position, unit, *enemy)) {
        return refuse(rule::BUA_ATTACK, "Only an attack column comes near a garrison");
    }
    Ok(())
}

/// May a unit, formed as it is, attack an enemy before it: a garrison only in attack column (`bua.attack`)?
fn may_attack<D: Division>(position: &D, unit: D::Piece, enemy: D::Piece) -> bool {
    let storms = || position.nature(unit).storms(position.formation_of(unit), false);
    position.formation_of(enemy) != formation::GARRISON || storms()
}

/// Those of the enemies before a unit that it may attack.
///
/// # Errors
/// The rule that forbids it, if it may attack none of them.
pub(crate) fn attackable<D: Division>(
    position: &D,
    unit: D::Piece,
    mut opposed: Vec<D::Piece>,
) -> Result<Vec<D::Piece>, Refusal> {
    let any = !opposed.is_empty();
    opposed.retain(|enemy| may_attack(position, unit, *enemy));
    if any && opposed.is_empty() {
        return refuse(rule::BUA_ATTACK, "Only an attack column attacks a garrison");
    }
    Ok(opposed)
}

/// The sides a unit may choose among of those it opposes: each garrison it may attack alone, or all the others. By the
/// number of the answer to the question whom to attack: the others are 1 (`app.targets`).
pub(crate) fn choices<D: Division>(
    position: &D,
    unit: D::Piece,
    opposed: &[D::Piece],
) -> Vec<(i32, Vec<D::Piece>)> {
    let garrison = |enemy: &&D::Piece| position.formation_of(**enemy) == formation::GARRISON;
    let others: Vec<D::Piece> = opposed.iter().filter(|enemy| !garrison(enemy)).copied().collect();
    let stormed = opposed.iter().filter(garrison).filter(|enemy| may_attack(position, unit, **enemy));
    let alone = stormed.map(|enemy| vec![*enemy]);
    let numbered = [0].into_iter().chain(2..).zip(alone);
    numbered.chain((!others.is_empty()).then_some((1, others))).collect()
}

#[cfg(test)]
mod tests {
    use super::{choices, may_approach, may_come_near, near, opposed};
    use crate::battle::memory::Cause;
    use crate::board::tests::at;
    use crate::ids::rule;
    use crate::test_field::{Field, set};
    use oblique_board::hex::Hex;
    use oblique_rules::RuleId;
    use oblique_rules::play::PieceIx;
    use oblique_rules::position::Position as _;
    use oblique_scenario::Value;

    fn who(kind: &str, formation: &str, flag: Option<&str>, cause: Cause) -> Option<RuleId> {
        let mut field = Field::new(&[(kind, "A", at(10, 10), formation)]);
        if let Some(flag) = flag {
            set(field.piece(0), flag);
        }
        field.asked(|p, all| may_approach(p, all[0], cause).err().map(|refusal| refusal.rule))
    }

    #[test]
    fn foot_and_horse_approach_but_not_in_every_state() {
        let own = Cause::Activation;
        assert_eq!(
            (who("infantry", "march_column", None, own), who("infantry", "line", None, own)),
            (None, None)
        );
        assert_eq!(who("cavalry", "cavalry_column", None, own), None);
        assert_eq!(who("artillery", "limbered", None, own), Some(rule::APP_WHO));
        assert_eq!(who("infantry", "square", None, own), Some(rule::FORM_SQUARE));
        assert_eq!(who("infantry", "line", None, Cause::Reaction), Some(rule::REACT_LIMITS));
        assert_eq!(who("cavalry", "cavalry_line", None, Cause::Reaction), None);
        assert_eq!(who("cavalry", "cavalry_column", None, Cause::Reaction), Some(rule::REACT_CAVALRY));
        assert_eq!(who("infantry", "line", None, Cause::Group(PieceIx(0))), Some(rule::GROUP_LIMITS));
        assert_eq!(who("cavalry", "cavalry_line", None, Cause::Further), Some(rule::RES_FURTHER));
        assert_eq!(who("cavalry", "cavalry_line", Some("reserve"), own), Some(rule::RES_FROZEN));
        let mut worn = Field::new(&[("infantry", "A", at(10, 10), "line")]);
        worn.piece(0).attrs.insert("dis".to_owned(), Value::Int(3));
        let barred = worn.asked(|p, all| may_approach(p, all[0], own).err().map(|refusal| refusal.rule));
        assert_eq!(barred, Some(rule::APP_WHO));
    }

    fn comes_near(attacker: (&str, &str), enemy: &str, dis: i64) -> Option<RuleId> {
        let mut field =
            Field::new(&[(attacker.0, "A", at(10, 10), attacker.1), ("infantry", "B", at(10, 8), enemy)]);
        field.piece(1).attrs.insert("dis".to_owned(), Value::Int(dis));
        field.asked(|p, all| may_come_near(p, all[0], &near(p, all[0], at(10, 10))).err().map(|r| r.rule))
    }

    #[test]
    fn horse_comes_near_a_square_only_when_it_is_disordered() {
        let heavy = ("cavalry", "cavalry_line");
        assert_eq!(comes_near(heavy, "square", 2), Some(rule::APP_SQUARE));
        assert_eq!(comes_near(heavy, "square", 3), None);
        assert_eq!(comes_near(("infantry", "line"), "square", 0), None);
    }

    #[test]
    fn attack_columns_alone_come_near_a_garrison() {
        assert_eq!(comes_near(("infantry", "attack_column"), "garrison", 0), None);
        assert_eq!(comes_near(("infantry", "line"), "garrison", 0), Some(rule::BUA_ATTACK));
        assert_eq!(comes_near(("cavalry", "cavalry_line"), "garrison", 0), Some(rule::BUA_ATTACK));
    }

    fn defending(enemies: [(Hex, &str); 3], formation: &str) -> Vec<(i32, Vec<Hex>)> {
        let mut pieces = vec![("infantry", "A", at(10, 10), formation)];
        pieces.extend(enemies.map(|(hex, formation)| ("infantry", "B", hex, formation)));
        Field::new(&pieces).asked(|p, all| {
            let side = opposed(p, all[0], (at(10, 10), p.facing_of(all[0])));
            let hexes = |units: Vec<_>| units.into_iter().filter_map(|unit| p.hex_of(unit)).collect();
            choices(p, all[0], &side).into_iter().map(|(number, units)| (number, hexes(units))).collect()
        })
    }

    #[test]
    fn all_in_the_arc_defend_together_a_garrison_alone() {
        let three = [(at(10, 8), "line"), (at(11, 9), "line"), (at(9, 11), "line")];
        assert_eq!(defending(three, "line"), [(1, vec![at(10, 8), at(11, 9)])]);
        let village = [(at(10, 8), "garrison"), (at(11, 9), "line"), (at(9, 9), "garrison")];
        assert_eq!(defending(village, "line"), [(1, vec![at(11, 9)])], "a line attacks no garrison");
        let before = [(at(10, 8), "garrison"), (at(11, 9), "line"), (at(10, 9), "garrison")];
        assert_eq!(
            defending(before, "attack_column"),
            [(0, vec![at(10, 8)]), (2, vec![at(10, 9)]), (1, vec![at(11, 9)])]
        );
    }
}
