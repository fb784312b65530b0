//! The chances told of an assault against the assaults the engine fights: as often as the dice say.

use super::assault_cases::launch;
use super::combat::{cast, field, in_phase, middle, step};
use crate::assault::odds::{End, Uncounted};
use crate::assault::trials::TIMES;
use crate::battle::flow::Flow;
use crate::ids::{phase, rule};
use crate::battle::state::Battle;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, Stream};
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// Assaults fought of each case. (Of 60,000 each, every end came as often as told within four standard
/// deviations too; that takes two minutes.)
const FOUGHT: u64 = 1200;

/// Morale and disruption of attacker and defender, and the attacker's facing and place by the hour.
type Given = ([(&'static str, i64); 2], [(&'static str, i64); 2], (i32, i32));

#[test]
fn an_assault_ends_as_often_in_each_way_as_is_told() {
    let cases: [Given; 5] = [
        ([("morale", 8), ("disruption", 0)], [("morale", 7), ("disruption", 0)], (6, 1)),
        ([("morale", 4), ("disruption", 4)], [("morale", 3), ("disruption", 3)], (6, 1)),
        ([("morale", 3), ("disruption", 6)], [("morale", 6), ("disruption", 1)], (6, 1)),
        ([("morale", 2), ("disruption", 2)], [("morale", 2), ("disruption", 2)], (6, 1)),
        ([("morale", 5), ("disruption", 2)], [("morale", 5), ("disruption", 5)], (4, 9)),
    ];
    for (attacker, defender, (place, facing)) in cases {
        let mut case = field();
        let m = middle();
        cast(&mut case, Side::B, "aus", m, if place == 6 { 5 } else { 1 }, &defender);
        cast(&mut case, Side::A, "pru", m + step(place), facing, &attacker);
        let mut start = in_phase(&case, phase::ASSAULT, &[]);
        start.plot_assault("pru");
        let (by, at) = (start.named("pru"), start.named("aus"));
        let quoted = start.assault_ends(&start.plotted_pairs(None), by).expect("a fight of two");
        let quoted: BTreeMap<End, u64> = quoted.into_iter().collect();
        held_against(&quoted, &fought(&start, by, at), &format!("{attacker:?}"));
    }
}

/// How the assault of a unit on another came out in battles begun with other seeds.
fn fought(start: &Battle, by: PieceIx, at: PieceIx) -> BTreeMap<End, u64> {
    let (from, to) = (start.piece(by).hex, start.piece(at).hex);
    let mut fought: BTreeMap<End, u64> = BTreeMap::new();
    for seed in 0..FOUGHT {
        let mut b = start.clone();
        b.seed_dice(seed);
        let mut flow = b.begin_assault_step();
        while let Flow::Ask(decision) = flow {
            b.answer_advance(&decision.default);
            flow = b.continue_assault();
        }
        let a_left = b.routed(by) || ![from, to].contains(&b.piece(by).hex) || !b.piece(by).on_map();
        let d_left = b.routed(at) || b.piece(at).hex != to || !b.piece(at).on_map();
        // Whoever stays when all would go does not advance.
        let gave_up = |e: &Event| matches!(e, Event::Said(m) if m.rule == rule::OUT_BOTH && m.piece == Some(by));
        let gave_up = b.events().iter().any(gave_up);
        assert!(!gave_up || b.piece(by).hex == from, "nobody advances");
        let end = match (a_left, d_left) {
            (false, true) if gave_up => End::Emptied,
            (false, true) => End::DrivenOff,
            (true, false) => End::ThrownBack,
            (true, true) => End::BothGo,
            (false, false) => End::BothStand,
        };
        *fought.entry(end).or_default() += 1;
    }
    fought
}

/// Did every end come as often as is told, within four standard deviations, and none that is not told?
fn held_against(quoted: &BTreeMap<End, u64>, fought: &BTreeMap<End, u64>, case: &str) {
    let all: u64 = quoted.values().sum();
    for end in quoted.keys().chain(fought.keys()) {
        let share = |of: &BTreeMap<End, u64>, n: u64| of.get(end).copied().unwrap_or(0) as f64 / n as f64;
        let (expected, seen) = (share(quoted, all), share(fought, FOUGHT));
        let counted = all != u64::from(TIMES);
        assert!(!counted || quoted.contains_key(end), "{case} {end:?}: nobody told of it");
        // What was sampled too is as uncertain as the count of fights behind it.
        let drawn = if counted { 0.0 } else { 1.0 / f64::from(TIMES) };
        let both = f64::midpoint(expected, seen);
        let spread = if counted { expected } else { both };
        let sigma = (spread * (1.0 - spread) * (1.0 / FOUGHT as f64 + drawn)).sqrt();
        // One fight more or less says nothing of an end that comes once in many thousands.
        let one = 1.0 / FOUGHT as f64 + drawn;
        assert!((seen - expected).abs() <= 4.0 * sigma + one, "{case} {end:?}: {seen} of {expected}");
    }
}

/// A fight that is not counted, and why not.
type Hard = (&'static str, Vec<(Side, &'static str, Hex, i32, Vec<(&'static str, i64)>)>, Uncounted);

#[test]
fn fights_that_are_not_counted_are_fought_out_and_say_why() {
    let m = middle();
    let cases: Vec<Hard> = vec![
        (
            "one against two",
            vec![
                (Side::B, "aus", m + step(0), 7, vec![]),
                (Side::B, "aus2", m + step(2), 7, vec![]),
                (Side::A, "pru", m, 1, vec![]),
            ],
            Uncounted::More,
        ),
        (
            "horse that may countercharge",
            vec![(Side::B, "cui", m + step(0), 5, vec![]), (Side::A, "pru", m, 1, vec![])],
            Uncounted::Countercharge,
        ),
        (
            "few men left",
            vec![(Side::B, "aus", m + step(0), 7, vec![("men", 60)]), (Side::A, "pru", m, 1, vec![])],
            Uncounted::LastMan,
        ),
    ];
    for (name, units, why) in cases {
        let mut case = field();
        for (side, id, hex, facing, more) in &units {
            cast(&mut case, *side, id, *hex, *facing, more);
        }
        let start = in_phase(&case, phase::ASSAULT, &[]);
        let (by, at) = (start.named("pru"), start.named(units[0].1));
        let pairs = start.plotted_pairs(Some(by));
        assert_eq!(start.assault_ends(&pairs, by), Err(why), "{name}");
        let before = start.hash_all();
        let quoted = start.fought(Some(by), &pairs).remove(&(by, at)).expect("the fight");
        assert_eq!(start.hash_all(), before, "{name}: nothing has changed");
        assert_eq!(quoted.values().sum::<u64>(), u64::from(TIMES), "{name}");
        assert!(quoted.len() > 1, "{name}: chance has a part: {quoted:?}");
        let mut plotted = start.clone();
        plotted.plot_assault("pru");
        held_against(&quoted, &fought(&plotted, by, at), name);
        let charts: Vec<_> = start.assault_odds(by).into_iter().filter(|o| o.sampled.is_some()).collect();
        let met = units.iter().filter(|(side, ..)| *side == Side::B).count();
        assert_eq!(charts.len(), met, "{name}: a chart an enemy");
        assert!(charts.iter().all(|o| o.sampled.is_some_and(|s| s.why == why.in_words())), "{name}");
    }
}

#[test]
fn a_charge_launched_is_fought_out_when_plotting_is_finished() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[]);
    cast(&mut case, Side::B, "aus2", m + step(6), 1, &[]);
    cast(&mut case, Side::A, "cui", m, 1, &[]);
    cast(&mut case, Side::A, "pru", m + step(6) + step(6), 1, &[]);
    let mut start = in_phase(&case, phase::ASSAULT, &[]);
    launch(&mut start, "cui", 2);
    let (by, at) = (start.named("cui"), start.named("aus"));
    let pairs = start.all_pairs();
    assert_eq!(start.assault_ends(&pairs, by), Err(Uncounted::Charge));
    let quoted = start.fought(None, &pairs).remove(&(by, at)).expect("the fight");
    held_against(&quoted, &fought(&start, by, at), "a charge");
    let charts = start.resolution_odds(Side::A);
    let sampled = charts.iter().filter_map(|o| o.sampled).map(|s| s.why).collect::<Vec<_>>();
    assert_eq!(sampled, [Uncounted::Charge.in_words()], "{charts:?}");
}
