//! What actions won in an Approach buy (`app.priority`, `app.use_attacker`, `app.use_defender`,
//! `app.use_vs_cavalry`, `app.elim`, `bua.attack`).
//!
//! Must not know the board: whether there is a hex to close to or to go back to is asked beside this.

use crate::ids::{formation, rule};
use crate::units::nature::Arm;
use oblique_rules::RuleId;

/// A use of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Use {
    /// Close to Contact.
    Close,
    /// Go back by choice.
    Retreat,
    /// Cavalry that goes back before cavalry.
    Evade,
    /// Change formation; guns limber.
    Form,
    /// Form square.
    Square,
    /// Turn a step.
    Rotate,
    /// Take an action off the attacker.
    Cancel,
    /// Enter the hex of the eliminated.
    Carry,
    /// Cavalry that goes back from where it eliminated somebody, free.
    Back,
}

/// One who spends, as far as uses hang on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spender {
    /// What it is.
    pub arm: Arm,
    /// Its formation now.
    pub formation: u8,
    /// Has it formations to change (`army.rules`)?
    pub forms: bool,
    /// Actions a change of formation costs it (`spec.conscript`).
    pub forming: u8,
    /// Actions it may spend.
    pub actions: u8,
    /// Is it flanked? Of an attacker: does it no longer front its target?
    pub turned: bool,
    /// Has it gone back by choice already?
    pub retreated: bool,
}

/// Whom an attacker has before it, as far as closing hangs on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Against {
    /// Infantry or guns in the field.
    Foot,
    /// Cavalry among them.
    Horse,
    /// The garrison of a sector.
    Garrison,
}

/// Uses a defender has against an attacker of an arm that holds so many actions, `won` of them by the dice.
pub(crate) fn of_defender(unit: Spender, attacker: Arm, holds: u8, won: u8) -> Vec<Use> {
    if unit.actions == 0 {
        return Vec::new();
    }
    let forms = unit.actions >= unit.forming;
    let cancel = (holds > 0).then_some(Use::Cancel);
    let horse = matches!(attacker, Arm::Cavalry(_));
    match unit.arm {
        Arm::Infantry if unit.formation == formation::GARRISON => cancel.into_iter().collect(),
        Arm::Guns { .. } if horse => cancel.into_iter().collect(),
        Arm::Guns { .. } => {
            let limbered = unit.formation == formation::LIMBERED;
            let limber = if limbered { Use::Retreat } else { Use::Form };
            let rotate = unit.turned.then_some(Use::Rotate);
            cancel.into_iter().chain([limber]).chain(rotate).collect()
        }
        Arm::Infantry if horse => {
            let square = unit.formation == formation::SQUARE;
            let form = (forms && !square).then_some(Use::Square);
            form.into_iter().chain((unit.turned && !square).then_some(Use::Rotate)).collect()
        }
        Arm::Cavalry(_) if horse => {
            let closes = why_defender_stays(unit, attacker, won).is_none();
            closes.then_some(Use::Close).into_iter().chain([Use::Evade]).collect()
        }
        Arm::Infantry | Arm::Cavalry(_) => {
            let all = [
                (Use::Close, why_defender_stays(unit, attacker, won).is_none()),
                (Use::Retreat, true),
                (Use::Form, forms),
                (Use::Rotate, unit.turned && unit.formation != formation::SQUARE),
            ];
            let usual = all.into_iter().filter(|(_, may)| *may).map(|(it, _)| it);
            cancel.into_iter().chain(usual).collect()
        }
        Arm::Leader | Arm::Chief => Vec::new(),
    }
}

/// Why a defender cannot close on an attacker of an arm who won so many actions, whatever the ground; as a clause.
pub(crate) const fn why_defender_stays(unit: Spender, attacker: Arm, won: u8) -> Option<&'static str> {
    let horse = matches!(attacker, Arm::Cavalry(_));
    match unit.arm {
        Arm::Guns { .. } | Arm::Leader | Arm::Chief => Some("it only defends"),
        Arm::Infantry if unit.formation == formation::GARRISON => Some("a garrison only defends"),
        Arm::Infantry if horse => Some("foot does not close on horse"),
        Arm::Infantry | Arm::Cavalry(_) if unit.turned => Some("it is flanked"),
        Arm::Infantry | Arm::Cavalry(_) if unit.retreated => Some("it has gone back"),
        Arm::Cavalry(_) if horse => None,
        // Where the attacker won an action too, nobody closes on him.
        Arm::Infantry | Arm::Cavalry(_) if won > 0 => Some("the attacker won an action too"),
        Arm::Infantry | Arm::Cavalry(_) if unit.formation == formation::SQUARE => Some("it stands in square"),
        Arm::Infantry | Arm::Cavalry(_) => None,
    }
}

/// Uses an attacker has whose defenders are still there.
pub(crate) fn of_attacker(unit: Spender, against: Against) -> Vec<Use> {
    if unit.actions == 0 {
        return Vec::new();
    }
    let all = [
        (Use::Close, why_not_close(unit, against).is_none()),
        (Use::Retreat, true),
        (Use::Form, unit.actions >= unit.forming),
    ];
    all.into_iter().filter(|(_, may)| *may).map(|(it, _)| it).collect()
}

/// Why an attacker cannot close, whatever the ground: a clause, and the rule.
pub(crate) fn why_not_close(unit: Spender, against: Against) -> Option<(&'static str, RuleId)> {
    let foot = unit.arm == Arm::Infantry;
    if foot && against == Against::Horse {
        return Some(("foot does not close on horse", rule::APP_WHO));
    }
    // It may have changed formation with the action before; an army has no columns (`army.rules`).
    let formed = [formation::LINE, formation::MARCH_COLUMN].contains(&unit.formation);
    if against == Against::Garrison && formed && unit.forms {
        return Some(("only an attack column closes on a garrison", rule::BUA_ATTACK));
    }
    let barred = [
        (unit.formation == formation::SQUARE, "it stands in square"),
        (unit.turned, "it no longer fronts the enemy"),
        (unit.retreated, "it has gone back"),
    ];
    barred.into_iter().find(|(so, _)| *so).map(|(_, why)| (why, rule::APP_USE_ATTACKER))
}

/// Uses an attacker has of whom nobody is left to attack; going back is free for cavalry.
pub(crate) fn after_elimination(unit: Spender) -> Vec<Use> {
    let acts = unit.actions > 0;
    let all = [
        (Use::Carry, acts),
        (Use::Form, acts && unit.actions >= unit.forming),
        (Use::Rotate, acts && unit.formation != formation::SQUARE),
        (Use::Back, matches!(unit.arm, Arm::Cavalry(_))),
    ];
    all.into_iter().filter(|(_, may)| *may).map(|(it, _)| it).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        Against, Spender, Use, after_elimination, of_attacker, of_defender, why_defender_stays, why_not_close,
    };
    use crate::ids::formation::{ATTACK_COLUMN, CAVALRY_LINE, GARRISON, LIMBERED, LINE, SQUARE, UNLIMBERED};
    use crate::ids::rule;
    use crate::units::nature::{Arm, Calibre, Class};

    const HORSE: Arm = Arm::Cavalry(Class::Heavy);
    const GUNS: Arm = Arm::Guns { calibre: Calibre::Medium, horse: false };

    fn spender(arm: Arm, formation: u8, actions: u8) -> Spender {
        Spender { arm, formation, forms: true, forming: 1, actions, turned: false, retreated: false }
    }

    #[test]
    fn foot_against_foot_closes_only_where_the_attacker_won_nothing() {
        let line = spender(Arm::Infantry, ATTACK_COLUMN, 1);
        assert_eq!(of_defender(line, Arm::Infantry, 0, 0), [Use::Close, Use::Retreat, Use::Form]);
        assert_eq!(of_defender(line, Arm::Infantry, 1, 1), [Use::Cancel, Use::Retreat, Use::Form]);
        let kept = of_defender(line, Arm::Infantry, 1, 0);
        assert_eq!(kept, [Use::Cancel, Use::Close, Use::Retreat, Use::Form], "what he kept may be cancelled");
        let flanked = Spender { turned: true, ..line };
        assert_eq!(of_defender(flanked, Arm::Infantry, 0, 0), [Use::Retreat, Use::Form, Use::Rotate]);
        assert!(of_defender(Spender { actions: 0, ..line }, Arm::Infantry, 1, 1).is_empty());
    }

    #[test]
    fn who_cannot_close_is_told_why() {
        let line = spender(Arm::Infantry, LINE, 1);
        assert_eq!(why_defender_stays(line, Arm::Infantry, 1), Some("the attacker won an action too"));
        assert_eq!(why_defender_stays(line, Arm::Infantry, 0), None);
        assert_eq!(
            why_defender_stays(Spender { turned: true, ..line }, Arm::Infantry, 0),
            Some("it is flanked")
        );
        let square = Spender { formation: SQUARE, ..line };
        assert_eq!(why_not_close(square, Against::Foot).map(|(why, _)| why), Some("it stands in square"));
    }

    #[test]
    fn against_horse_foot_forms_square_or_turns() {
        let line = spender(Arm::Infantry, LINE, 1);
        assert_eq!(of_defender(line, HORSE, 1, 1), [Use::Square]);
        let conscripts = Spender { forming: 2, ..line };
        assert!(of_defender(conscripts, HORSE, 1, 1).is_empty(), "a square takes them two actions");
        let flanked = Spender { turned: true, ..line };
        assert_eq!(of_defender(flanked, HORSE, 0, 0), [Use::Square, Use::Rotate]);
        assert!(of_defender(spender(Arm::Infantry, SQUARE, 2), HORSE, 0, 0).is_empty());
        let horse = spender(HORSE, CAVALRY_LINE, 1);
        assert_eq!(of_defender(horse, HORSE, 0, 0), [Use::Close, Use::Evade]);
        let evading = Spender { retreated: true, ..horse };
        assert_eq!(of_defender(evading, HORSE, 0, 0), [Use::Evade], "it has left the combat");
    }

    #[test]
    fn guns_and_garrisons_cancel() {
        let guns = spender(GUNS, UNLIMBERED, 1);
        assert_eq!(of_defender(guns, HORSE, 1, 1), [Use::Cancel]);
        assert!(of_defender(guns, HORSE, 0, 0).is_empty());
        assert_eq!(of_defender(guns, Arm::Infantry, 1, 1), [Use::Cancel, Use::Form]);
        assert_eq!(of_defender(spender(GUNS, LIMBERED, 1), Arm::Infantry, 0, 0), [Use::Retreat]);
        assert_eq!(of_defender(spender(Arm::Infantry, GARRISON, 2), Arm::Infantry, 1, 0), [Use::Cancel]);
    }

    #[test]
    fn an_attacker_closes_goes_back_or_forms() {
        let line = spender(Arm::Infantry, LINE, 2);
        assert_eq!(of_attacker(line, Against::Foot), [Use::Close, Use::Retreat, Use::Form]);
        assert_eq!(of_attacker(line, Against::Horse), [Use::Retreat, Use::Form]);
        assert_eq!(why_not_close(line, Against::Horse).map(|(_, rule)| rule), Some(rule::APP_WHO));
        assert_eq!(
            of_attacker(Spender { formation: SQUARE, ..line }, Against::Foot),
            [Use::Retreat, Use::Form]
        );
        assert_eq!(
            of_attacker(Spender { retreated: true, ..line }, Against::Foot),
            [Use::Retreat, Use::Form]
        );
        assert_eq!(of_attacker(spender(HORSE, CAVALRY_LINE, 1), Against::Horse)[0], Use::Close);
        let garrison = |shape| why_not_close(Spender { formation: shape, ..line }, Against::Garrison);
        assert_eq!(garrison(ATTACK_COLUMN), None);
        assert_eq!(garrison(LINE).map(|(_, rule)| rule), Some(rule::BUA_ATTACK));
    }

    #[test]
    fn who_eliminated_everybody_carries_forms_or_turns() {
        let line = spender(Arm::Infantry, LINE, 1);
        assert_eq!(after_elimination(line), [Use::Carry, Use::Form, Use::Rotate]);
        assert_eq!(after_elimination(spender(HORSE, CAVALRY_LINE, 0)), [Use::Back]);
    }
}
