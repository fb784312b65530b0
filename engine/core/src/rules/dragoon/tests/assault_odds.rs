//! The chances told of an assault against the assaults the engine fights: as often as the dice say.

use super::combat::{cast, field, in_phase, middle, step};
use crate::rules::dragoon::assault_odds::End;
use crate::rules::dragoon::ids::phase;
use crate::rules::play::Stream;
use crate::scenario::Side;
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
        let told = start.assault_ends(&start.plotted_pairs(None), by).expect("a fight of two");
        let all: u64 = told.iter().map(|(_, ways)| ways).sum();
        let (from, to) = (start.piece(by).hex, start.piece(at).hex);
        let mut fought: BTreeMap<End, u64> = BTreeMap::new();
        for seed in 0..FOUGHT {
            let mut b = start.clone();
            b.field.stream = Stream::new(seed);
            let _ = b.begin_assault_step();
            let a_left = b.routed(by) || ![from, to].contains(&b.piece(by).hex) || !b.piece(by).on_map();
            let d_left = b.routed(at) || b.piece(at).hex != to || !b.piece(at).on_map();
            let end = match (a_left, d_left) {
                (false, true) => End::DrivenOff,
                (true, false) => End::ThrownBack,
                (true, true) => End::BothGo,
                (false, false) => End::BothStand,
            };
            *fought.entry(end).or_default() += 1;
        }
        for (end, ways) in &told {
            let expected = *ways as f64 / all as f64;
            let seen = fought.remove(end).unwrap_or(0) as f64 / FOUGHT as f64;
            let sigma = (expected * (1.0 - expected) / FOUGHT as f64).sqrt();
            // One fight more or less says nothing of an end that comes once in many thousands.
            let one = 1.0 / FOUGHT as f64;
            assert!(
                (seen - expected).abs() <= 4.0 * sigma + one,
                "{attacker:?} {end:?}: {seen} of {expected}"
            );
        }
        assert!(fought.is_empty(), "{attacker:?}: an end nobody told of: {fought:?} of {told:?}");
    }
}

#[test]
fn fights_of_more_units_are_not_told_exactly() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[]);
    cast(&mut case, Side::B, "aus2", m + step(2), 7, &[]);
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    let mut b = in_phase(&case, phase::ASSAULT, &[]);
    b.plot_assault("pru");
    assert_eq!(b.assault_ends(&b.plotted_pairs(None), b.named("pru")), None);
}
