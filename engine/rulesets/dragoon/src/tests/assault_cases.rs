//! Worked cases of assaults, charges, withdrawals, routs and pursuits.

use super::combat::{cast, field, in_phase, middle, step};
use crate::battle::flow::Flow;
use crate::battle::memory::{MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::ids::{formation, mark, phase, rule};
use crate::sequence::memory::{Launched, TurnChange};
use oblique_rules::play::{Standing, Verb};
use oblique_scenario::Side;

/// Notes a charge launched from where a unit stands, its last step over clear ground.
pub(super) fn launch(b: &mut Battle, id: &str, last_step_halves: i32) {
    let pix = b.named(id);
    let end = at_hex(b.piece(pix).hex);
    b.set_mark(pix, mark::CHARGING, true);
    b.change_memory(MemoryChange::Turn(TurnChange::Charge(pix, Some(Launched { end, last_step_halves }))));
}

#[test]
fn a_flank_assault_from_first_check_to_last() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "aus", m, 1, &[("men", 350)]);
    cast(&mut case, Side::A, "pru", m + step(4), 9, &[("disruption", 2), ("regimental_guns", 2)]);
    // MC1: 8 - 2 - 2 = 4 passes; 3 + 2 + 3 = 8 loses 3. Blows: 3 hits, no fraction, no return.
    // Disruption: 4 against 6; 5 + 1 = 6 against 5. MC2: 4 + 2; 4 + 1.
    let mut b = in_phase(&case, phase::ASSAULT, &[8, 3, 100, 330, 80, 80, 80, 4, 5, 4, 4]);
    b.plot_assault("pru");
    assert_eq!(b.begin_assault_step(), Flow::Done);
    assert_eq!(b.state_of("pru"), (700, 8, 2));
    // A hit on 350 men of 700: 25 x 0.5 x 0.8 = 10 men.
    assert_eq!(b.state_of("aus"), (320, 4, 1));
    assert!(b.memory().combat.assault.is_none());
    b.dice_used(11);
}

#[test]
fn lone_guns_are_taken_without_dice() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "bat", m + step(0), 7, &[]);
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    let mut b = in_phase(&case, phase::ASSAULT, &[]);
    b.plot_assault("pru");
    assert_eq!(b.begin_assault_step(), Flow::Done);
    assert_eq!(b.piece(b.named("bat")).standing, Standing::Lost);
    // One attacker, one hex: it must enter.
    assert_eq!(b.piece(b.named("pru")).hex, m + step(0));
    b.dice_used(0);
}

#[test]
fn one_winner_of_two_hexes_chooses() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "bat", m + step(0), 7, &[]);
    cast(&mut case, Side::B, "bat2", m + step(2), 7, &[]);
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    let mut b = in_phase(&case, phase::ASSAULT, &[]);
    b.plot_assault("pru");
    let Flow::Ask(decision) = b.begin_assault_step() else { panic!("no choice offered") };
    assert_eq!(decision.kind, "advance_assault");
    let orders = b.advance_orders();
    assert_eq!(orders.len(), 2);
    assert_eq!(orders[0], decision.default);
    assert_eq!(orders[0].hex(), Some(m + step(0)));
    let decline = oblique_rules::play::Order::blank(Verb::Decline);
    assert_eq!(b.refuse_advance(&decline).map(|r| r.rule), Some(rule::OUT_WIN));
    b.answer_advance(&orders[1]);
    assert_eq!(b.continue_assault(), Flow::Done);
    assert_eq!(b.piece(b.named("pru")).hex, m + step(2));
}

#[test]
fn square_check_modifiers_and_a_square() {
    let m = middle();
    let setup = |horse: &str, disruption: i64, dice: &[i32]| {
        let mut case = field();
        cast(&mut case, Side::B, "aus", m, 1, &[("disruption", disruption)]);
        cast(&mut case, Side::A, horse, m + step(4), 9, &[]);
        let mut b = in_phase(&case, phase::ASSAULT, dice);
        launch(&mut b, horse, 4);
        b
    };
    let b = setup("cui", 3, &[]);
    assert_eq!(total(&b.square_modifiers(b.named("aus"), b.named("cui"))), -1);
    let b = setup("hus", 0, &[]);
    assert_eq!(total(&b.square_modifiers(b.named("aus"), b.named("hus"))), 1);
    // 4 + 1 = 5: square. Its fire at a quarter (M 7: 600 x .75 x 1.1 x .25 = 123.75, a half hit),
    // fraction too high. MC1: hussars 2 + 3 - 0 + 1 (600 to 300 men: +2) ...
    let mut b = setup("hus", 0, &[4, 100, 1000, 9, 1]);
    b.begin_assault_step();
    assert!(b.formed(b.named("aus"), formation::SQUARE));
    // 9 + 2 (twice the men) + 3 (square) against 5: nine lost of eight, it routs and the square
    // stands where it was.
    assert!(b.routed(b.named("hus")));
    assert_eq!(b.piece(b.named("aus")).hex, m);
}

#[test]
fn charge_strengths_of_the_sheet() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "cui", m, 1, &[("disruption", 2)]);
    cast(&mut case, Side::A, "drg", m + step(4) * 3, 1, &[("disruption", 3)]);
    cast(&mut case, Side::A, "hus", m + step(8) * 3, 1, &[("disruption", 1), ("morale", 4)]);
    cast(&mut case, Side::B, "cui2", m + step(0), 7, &[]);
    cast(&mut case, Side::B, "aus", m + step(4) * 3 + step(0), 7, &[("disruption", 1)]);
    cast(&mut case, Side::B, "aus2", m + step(8) * 3 + step(0), 3, &[("disruption", 8)]);
    let b = in_phase(&case, phase::ASSAULT, &[]);
    let value = |by: &str, at: &str| {
        let (by, at) = (b.named(by), b.named(at));
        let sector = b.sector_of(at, b.piece(by).hex);
        b.charge_strength(by, b.shape(by), at, b.shape(at), sector, false).value()
    };
    assert_eq!(value("cui", "cui2"), 400_000);
    assert_eq!(value("drg", "aus"), 122_500);
    assert_eq!(value("hus", "aus2"), 214_326);
}

#[test]
fn hussars_ride_down_a_router_and_pursue() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[("morale", 5)]);
    cast(&mut case, Side::A, "hus", m, 1, &[]);
    // MC1 of the hussars, then the pursuit check 3 + 2 + 1 = 6 against 5.
    let mut b = in_phase(&case, phase::ASSAULT, &[3, 3]);
    let aus = b.named("aus");
    b.become_routed(aus);
    launch(&mut b, "hus", 4);
    assert_eq!(b.begin_assault_step(), Flow::Done);
    assert_eq!(b.piece(aus).hex.unsigned_distance_to(m + step(0)), 4, "the router ran");
    let hus = b.named("hus");
    assert_eq!(b.piece(hus).hex, m + step(0));
    assert!(b.is(hus, mark::PURSUING) && !b.has_zone(hus));
    assert_eq!(b.state_of("hus").2, 2);
    b.dice_used(2);
    // Pursuit and rout: 15 of 100 lost, four hexes more, the hunters after it.
    b.dice(&[15]);
    b.pursuit_rout_phase();
    assert_eq!(b.state_of("aus").0, 510);
    assert!(b.piece(hus).hex != m + step(0));
    b.dice_used(1);
    // Next turn they try to reform: 5 against 5.
    b.emit(oblique_rules::play::Event::Turn(2));
    b.dice(&[5, 10]);
    b.pursuit_rout_phase();
    assert!(!b.is(hus, mark::PURSUING));
    assert_eq!(b.state_of("hus").2, 5);
}

#[test]
fn retreat_takes_the_clear_hex_and_disorders() {
    let m = middle();
    let withdraw = |morale: i64, dice: &[i32]| {
        let mut case = field();
        cast(&mut case, Side::B, "aus", m, 1, &[("morale", morale)]);
        cast(&mut case, Side::A, "pru", m + step(0), 7, &[]);
        case.terrain(m + step(6), "brush");
        let mut b = in_phase(&case, phase::SECOND_FIRE, dice);
        let aus = b.named("aus");
        b.withdrawal_step(&[aus]);
        (b.piece(aus).hex, b.state_of("aus").2, b.field().stream.drawn())
    };
    // Rear hexes 6 and 8; the one at 6 is brush.
    assert_eq!(withdraw(1, &[5]), (m + step(8), 2, 1));
    assert_eq!(withdraw(2, &[80, 1]), (m + step(8), 0, 2));
    assert_eq!(withdraw(2, &[81]), (m, 0, 1));
    assert_eq!(withdraw(3, &[]), (m, 0, 0));
}

#[test]
fn a_unit_shut_in_surrenders_and_a_blocked_one_routs() {
    let m = middle();
    let mut case = field();
    cast(&mut case, Side::B, "aus", m, 1, &[("morale", 0)]);
    case.scenario.pieces.values_mut().filter(|p| p.name == "aus").for_each(|p| {
        "rout".clone_into(&mut p.formation);
        p.facing = None;
    });
    for (i, hour) in [0, 4, 8].into_iter().enumerate() {
        // Three lines facing inwards shut the six neighbours.
        let facing = hour + 7;
        cast(&mut case, Side::A, &format!("pru{i}"), m + step(hour) * 2, facing, &[]);
    }
    let mut b = in_phase(&case, phase::SECOND_FIRE, &[]);
    let aus = b.named("aus");
    let shut = (0..6).all(|i| b.enemy_zone(Side::B, m + step(2 * i)));
    b.withdrawal_step(&[aus]);
    if shut {
        assert_eq!(b.piece(aus).standing, Standing::Lost);
        assert_eq!(b.men_lost(Side::B), 600);
    } else {
        assert!(b.piece(aus).on_map());
    }
}

#[test]
fn routers_disorder_the_friends_they_run_through() {
    let m = middle();
    let mut case = field();
    cast(&mut case, Side::B, "aus", m, 1, &[]);
    cast(&mut case, Side::A, "pru", m + step(6), 1, &[]);
    // Friends on the way to the north, home of side B's router.
    for (i, hex) in [m + step(0), m + step(2), m + step(10)].into_iter().enumerate() {
        cast(&mut case, Side::B, &format!("aus{}", i + 2), hex, 7, &[]);
    }
    let mut b = in_phase(&case, phase::SECOND_FIRE, &[7]);
    let aus = b.named("aus");
    b.become_routed(aus);
    b.withdrawal_step(&[aus]);
    let hit: Vec<i32> = (2..5).map(|i| b.state_of(&format!("aus{i}")).2).collect();
    assert_eq!(hit.iter().sum::<i32>(), 2, "{hit:?}");
    assert_eq!(b.piece(aus).hex.unsigned_distance_to(m), 4);
    b.dice_used(1);
}

#[test]
fn if_all_would_go_the_steadier_stays() {
    let m = middle();
    // MC1 with d10 1 keeps everybody's morale; sizes are equal.
    let fight = |attacker: i64, defender: i64, dice: &[i32]| {
        let mut case = field();
        cast(&mut case, Side::B, "aus", m + step(0), 7, &[("morale", defender)]);
        cast(&mut case, Side::A, "pru", m, 1, &[("morale", attacker), ("men", 600)]);
        let mut b = in_phase(&case, phase::ASSAULT, dice);
        b.plot_assault("pru");
        b.begin_assault_step();
        (b.piece(b.named("pru")).hex == m, b.piece(b.named("aus")).hex == m + step(0))
    };
    // Defender at 2 draws 50: it would retreat, and stays as the steadier. The attacker's retreat die.
    assert_eq!(fight(1, 2, &[1, 1, 50, 1]), (false, true));
    assert_eq!(fight(1, 1, &[1, 1, 1]), (false, true));
}

#[test]
fn infantry_leaves_a_charged_enemy_alone() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "aus", m, 7, &[]);
    cast(&mut case, Side::A, "pru", m + step(6), 1, &[]);
    cast(&mut case, Side::A, "cui", m + step(8), 3, &[]);
    let mut b = in_phase(&case, phase::ASSAULT, &[]);
    let pru = b.named("pru");
    assert_eq!(b.refuse_assault(pru), None);
    launch(&mut b, "cui", 4);
    assert_eq!(b.refuse_assault(pru).map(|r| r.rule), Some(rule::ASS_NOMIX));
    cast(&mut case, Side::B, "aus2", m + step(6) + step(2), 7, &[]);
    let mut b = in_phase(&case, phase::ASSAULT, &[]);
    launch(&mut b, "cui", 4);
    assert_eq!(b.refuse_assault(b.named("pru")), None);
}
