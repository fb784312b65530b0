//! What an order of a movement phase foretells of the order of units is what is drawn for it.

use super::whole_battles::skirmish;
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::draws;
use crate::ids::rule;
use oblique_rules::play::{Event, Game as _, Order, Stream, Verb};
use std::collections::BTreeSet;

/// Rules and chances to lose order; of a hex left from beneath the rule alone is told.
type Checks = BTreeSet<(String, Option<String>)>;

fn foretold(battle: &Battle, order: &Order) -> Checks {
    let lines = battle.quote(order).lines.into_iter();
    lines
        .filter_map(|line| {
            let chance = line.text.strip_suffix("% to lose order").and_then(|t| t.rsplit(' ').next());
            let told = chance.is_some() || line.rule == rule::STACK_LEAVE;
            told.then(|| (line.rule.to_string(), chance.map(str::to_owned)))
        })
        .collect()
}

fn drawn(battle: &Battle, order: &Order) -> Checks {
    let mut copy = battle.clone();
    copy.clear_events();
    copy.script_dice(0, [1; 32]);
    let unit = order.piece().or_else(|| battle.memory().turn.ride.map(|r| r.unit));
    let events = copy.carry_out(order).unwrap();
    let checks = events.iter().filter_map(|event| match event {
        Event::Drew(draw) if draw.name == draws::DISRUPTION_CHECK => Some(draw),
        _ => None,
    });
    checks
        .filter(|draw| draw.rule == rule::STACK_LEAVE || draw.piece == unit)
        .map(|draw| {
            let chance = || battle.disorder_chance(draw.piece.unwrap(), total(&draw.modifiers)).to_string();
            (draw.rule.to_string(), (draw.rule != rule::STACK_LEAVE).then(chance))
        })
        .collect()
}

#[test]
fn the_checks_foretold_are_the_checks_drawn() {
    let (mut seen, mut luck): (BTreeSet<String>, _) = (BTreeSet::new(), Stream::new(7));
    for seed in 0..4 {
        let mut battle = skirmish().battle(seed, false);
        while let Some(orders) = battle.decision().is_some().then(|| battle.orders(None)) {
            let motions = [
                Verb::Move,
                Verb::Turn,
                Verb::Form,
                Verb::Disengage,
                Verb::Charge,
                Verb::ChargeStep,
                Verb::ChargeStand,
            ];
            for order in orders.iter().filter(|o| motions.contains(&o.verb())) {
                let told = foretold(&battle, order);
                let mut checks = drawn(&battle, order);
                // A launch foretells the check of striking at once, which is drawn when it is chosen.
                if order.verb() == Verb::Charge && checks.is_empty() {
                    let in_place = rule::CHARGE_IN_PLACE.to_string();
                    checks = told.iter().filter(|(rule, _)| *rule == in_place).cloned().collect();
                }
                assert_eq!(told, checks, "{order:?}");
                seen.extend(told.into_iter().map(|(rule, _)| rule));
            }
            let last = i32::try_from(orders.len()).unwrap_or(1) - 1;
            let pick = usize::try_from(luck.draw(0, last)).unwrap_or(0);
            battle.carry_out(&orders[pick]).unwrap_or_else(|e| panic!("{:?}: {e:?}", orders[pick]));
        }
    }
    let all = [
        rule::FACE_TURN,
        rule::MOVE_DISRUPTION,
        rule::FORM_CHANGE,
        rule::DISENGAGE_WHO,
        rule::STACK_LEAVE,
        rule::CHARGE_CHECK,
        rule::CHARGE_IN_PLACE,
    ];
    assert_eq!(seen, all.iter().map(ToString::to_string).collect());
}
