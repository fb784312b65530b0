//! Random fire fights: the armies of one battle thrown together at random, one command acting by
//! random orders, mostly fire, with every invariant swept after every event and every list of what
//! follows put to the judge.

use crate::Flintlock;
use crate::ids::{attribute, phase};
use crate::shock::random_melees_tests::{listed, throw_together};
use crate::tests::read_scenario;
use oblique_rules::Ruleset as _;
use oblique_rules::play::{Event, Moment, Options, Order, Stream, Verb};
use oblique_scenario::{Scenario, Side, Value};
use std::collections::{BTreeMap, BTreeSet};

const BATTLE: &str = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
/// Fights tried.
const FIGHTS: u64 = if cfg!(debug_assertions) { 40 } else { 2_000 };

/// What the fights came to.
#[derive(Default)]
struct Tally {
    asked: BTreeMap<&'static str, u32>,
    draws: BTreeMap<&'static str, u32>,
    cited: BTreeSet<&'static str>,
}

/// Of a command's many marches few are put to the judge, of all else each.
fn few_marches(i: usize, order: &Order) -> bool {
    !matches!(order.verb(), Verb::Move | Verb::Turn) || i.is_multiple_of(97)
}

/// A shot or a ride rather than a march, and anything rather than an end.
fn chosen(orders: &[Order], dice: &mut Stream) -> Order {
    let of = |verbs: &[Verb]| orders.iter().filter(|o| verbs.contains(&o.verb())).collect::<Vec<_>>();
    let shots = of(&[Verb::Fire, Verb::Retreat]);
    let some = match dice.draw(1, 8) {
        1 => orders.iter().collect(),
        2 | 3 => of(&[Verb::Move]),
        4 => of(&[Verb::Decline, Verb::Done, Verb::EndPhase]),
        _ => shots,
    };
    let from: Vec<&Order> = if some.is_empty() { orders.iter().collect() } else { some };
    from[dice.draw(0, from.len() as i32 - 1) as usize].clone()
}

fn play(battle: &Scenario, seed: u64, tally: &mut Tally) {
    let mut scenario = battle.clone();
    let mut dice = Stream::new(seed);
    throw_together(&mut scenario, &mut dice);
    for piece in scenario.pieces.values_mut().filter(|p| p.kind == "leader") {
        piece.attrs.insert(attribute::FIRST_VOLLEY.to_owned(), Value::Flag(dice.draw(0, 1) == 1));
    }
    let side = if dice.draw(0, 1) == 0 { Side::A } else { Side::B };
    let led = scenario.pieces.iter().filter(|(_, p)| p.kind == "leader" && p.side == side);
    let leaders: Vec<_> = led.map(|(id, _)| id.clone()).collect();
    let leader = leaders[dice.draw(0, leaders.len() as i32 - 1) as usize].clone();
    let phase = if dice.draw(1, 5) == 1 { phase::GUN_STEP } else { phase::GENERAL };
    let moment = Moment { turn: 3, phase, side: Some(side), leader: Some(leader), ..Moment::default() };
    let opened = Flintlock.begin_at(&scenario, &Options { seed, fog: false, unattended: false }, &moment);
    let (mut game, _) = opened.unwrap_or_else(|e| {
        panic!("seed {seed} cannot open: {:?}", e.iter().map(|d| d.message.clone()).collect::<Vec<_>>())
    });
    let mut along = game.boxed_clone();
    for _ in 0..500 {
        let Some(decision) = game.decision() else { return };
        if matches!(decision.kind, "next_command" | "continue" | "begin") {
            return;
        }
        *tally.asked.entry(decision.kind).or_default() += 1;
        let which = format!("seed {seed}, {decision:?}");
        let order = chosen(&listed(game.as_ref(), &which, few_marches), &mut dice);
        let which = format!("{which}: {order:?}");
        let events = game.carry_out(&order).unwrap_or_else(|r| panic!("{r:?}: {which}"));
        for event in &events {
            assert_eq!(along.audit_event(event), None, "{event:?} of {which}");
            along.apply(event);
            assert_eq!(along.audit(false), [] as [String; 0], "after {event:?} of {which}");
            match event {
                Event::Drew(draw) => {
                    *tally.draws.entry(draw.name.as_str()).or_default() += 1;
                    let sum = draw.value + draw.modifiers.iter().map(|m| m.value).sum::<i32>();
                    let made = draw.need.map(|need| need.margin(sum) >= 0);
                    let failed = draw.outcome == "Disordered";
                    assert!(made != Some(failed), "{draw:?} tells another need than it has: {which}");
                }
                Event::Said(message) => {
                    tally.cited.insert(message.rule.as_str());
                }
                _ => {}
            }
        }
        assert_eq!(game.audit(true), [] as [String; 0], "after {which}");
        assert_eq!(along.state_hash(), game.state_hash(), "the events do not carry the change: {which}");
    }
    panic!("seed {seed}: the fire fight does not end");
}

#[test]
fn random_fire_fights_keep_every_invariant() {
    let battle = read_scenario(BATTLE).scenario.expect("the battle is whole");
    let mut tally = Tally::default();
    for seed in 1..=FIGHTS {
        play(&battle, seed, &mut tally);
    }
    for kind in ["close_fire", "return_fire"] {
        assert!(tally.asked.contains_key(kind), "{kind} was never asked");
    }
    assert!(tally.draws.contains_key("leaderHit"), "no leader was ever in danger");
}
