//! Worked cases of the sheet: sectors, movement, turning, forming, recovering, disengaging,
//! charging, rallying.

use super::field::Case;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use oblique_board::hex::{Hex, Hour, Sector};
use oblique_rules::RuleId;
use oblique_rules::play::{Game as _, Order, PieceIx, Refusal, Verb, Why};
use oblique_scenario::Side;

/// The hex of a column and row of the small board.
fn h(col: i32, row: i32) -> Hex {
    Case::new(16, 16).scenario.board.layout().at(col, row)
}

/// A board of 16 x 16 with leaders in the corners and side A's corps leader active.
fn case() -> Case {
    Case::new(16, 16).leaders([h(1, 15), h(6, 14)], [h(15, 0), h(14, 0)])
}

/// Opens the battle and takes it to the movement phase of A's corps leader.
fn moving(case: &Case) -> Battle {
    let mut battle = case.battle(1, false);
    for _ in 0..200 {
        let Some(decision) = battle.decision().cloned() else { break };
        if decision.kind == "movement"
            && decision.side == Side::A
            && decision.piece == Some(battle.named("a-corps"))
        {
            return battle;
        }
        let mine = decision.kind == "initiative" && decision.piece == Some(battle.named("a-corps"));
        let order = match decision.kind {
            "initiative" if !mine => Order::Defer,
            _ => decision.default.clone(),
        };
        if mine {
            battle.dice(&[1]);
        }
        battle.carry_out(&order).unwrap();
    }
    panic!("no movement phase");
}

fn refused(battle: &Battle, order: &Order) -> Option<RuleId> {
    battle.judge(order).err().map(|r: Refusal| r.rule)
}

fn give(battle: &mut Battle, order: &Order, dice: &[i32]) {
    battle.dice(dice);
    battle.carry_out(order).unwrap();
}

fn halves(battle: &Battle, pix: PieceIx) -> i32 {
    battle.get(pix, track::MP)
}

#[test]
fn sectors_at_range() {
    let o = oblique_board::hex::Orientation::Flat;
    let at = |f: i32, v: Hex| oblique_board::hex::sector(Hour::new(f), v, o);
    assert_eq!(at(1, Hex::new(-1, -1)), Sector::Front);
    assert_eq!(at(1, Hex::new(-3, 0)), Sector::Flank);
    assert_eq!(at(1, Hour::new(6).vector(o)), Sector::Rear);
    assert_eq!(at(2, Hour::new(2).vector(o)), Sector::Front);
    assert_eq!(at(2, Hour::new(6).vector(o)), Sector::Flank);
    assert_eq!(at(2, Hour::new(8).vector(o)), Sector::Rear);
}

#[test]
fn a_line_steps_and_checks() {
    let mut c = case();
    c.put(Side::A, "pru", "infantry", h(6, 10), Some(1), "line", &[("men", 700)]);
    let mut b = moving(&c);
    let pru = b.named("pru");
    b.set(pru, track::QUALITY, 6, Why::Sequence);
    let front = b.front(pru)[0];
    give(&mut b, &Order::step(pru, front), &[7]);
    assert_eq!((b.piece(pru).hex, b.disruption(pru), halves(&b, pru)), (front, 0, 8));
    let next = b.front(pru)[0];
    give(&mut b, &Order::step(pru, next), &[9]);
    assert_eq!((b.disruption(pru), halves(&b, pru)), (2, 4));
    give(&mut b, &Order::of(Verb::Turn, pru).with_amount(1), &[7]);
    assert_eq!((b.piece(pru).facing, b.disruption(pru)), (Some(Hour::new(3)), 2));
    assert!(b.is(pru, mark::MOVED) && b.is(pru, mark::FINISHED));
    // One point left: a step costs two.
    let ahead = b.front(pru)[0];
    assert_eq!(refused(&b, &Order::step(pru, ahead)), Some(rule::MOVE_STEP));
    assert_eq!(refused(&b, &Order::of(Verb::Rally, b.named("b-corps"))), Some(rule::SEQ_TURN));
}

#[test]
fn roads_brush_and_woods() {
    let mut c = case();
    c.put(Side::A, "col", "infantry", h(6, 10), Some(0), "column", &[]);
    c.put(Side::A, "line", "infantry", h(9, 10), Some(1), "line", &[]);
    c.road((5..11).map(|row| h(6, row)).collect());
    c.terrain(h(6, 9), "woods");
    c.terrain(h(9, 9), "woods");
    let mut b = moving(&c);
    let (col, line) = (b.named("col"), b.named("line"));
    give(&mut b, &Order::step(col, h(6, 9)), &[]);
    assert_eq!(halves(&b, col), 11);
    give(&mut b, &Order::of(Verb::Turn, col).with_amount(1), &[]);
    assert_eq!(halves(&b, col), 11);
    assert_eq!(refused(&b, &Order::of(Verb::Form, col).with_amount(1)), Some(rule::MOVE_NA));
    assert_eq!(refused(&b, &Order::step(line, h(9, 9))), Some(rule::MOVE_NA));
}

#[test]
fn zones_stop_and_hold() {
    let mut c = case();
    c.put(Side::A, "pru", "infantry", h(6, 10), Some(1), "line", &[]);
    c.put(Side::A, "col", "infantry", h(4, 8), Some(0), "column", &[]);
    c.put(Side::B, "aus", "infantry", h(6, 8), Some(7), "line", &[]);
    let mut b = moving(&c);
    let pru = b.named("pru");
    let north = h(6, 9);
    assert!(b.enemy_zone(Side::A, north));
    give(&mut b, &Order::step(pru, north), &[1]);
    assert!(b.is(pru, mark::STOPPED));
    assert_eq!(refused(&b, &Order::of(Verb::Turn, pru).with_amount(1)), Some(rule::ZOC_STOP));
    assert_eq!(refused(&b, &Order::of(Verb::Recover, pru)), Some(rule::RECOVER_ATTEMPT));
    assert_eq!(refused(&b, &Order::of(Verb::Disengage, pru).with_hex(h(6, 10))), Some(rule::DISENGAGE_WHO));
}

#[test]
fn formations_turn_a_quarter() {
    let mut c = case();
    c.put(Side::A, "col", "infantry", h(6, 10), Some(2), "column", &[]);
    c.put(Side::A, "bat", "artillery", h(8, 10), Some(0), "limbered", &[]);
    let mut b = moving(&c);
    let (col, bat) = (b.named("col"), b.named("bat"));
    give(&mut b, &Order::of(Verb::Form, col).with_amount(-1), &[1]);
    assert_eq!(b.piece(col).facing, Some(Hour::new(11)));
    assert_eq!((b.piece(col).formation, halves(&b, col)), (formation::LINE, 8));
    give(&mut b, &Order::of(Verb::Form, bat).with_amount(1), &[]);
    assert_eq!((b.piece(bat).facing, b.piece(bat).formation), (Some(Hour::new(3)), formation::UNLIMBERED));
    b.set(col, track::DISRUPTION, 5, Why::Sequence);
    assert_eq!(refused(&b, &Order::of(Verb::Form, col).with_amount(1)), Some(rule::EFF_DISRUPTION));
}

#[test]
fn recovering() {
    let mut c = case();
    c.put(Side::A, "pru", "infantry", h(6, 10), Some(1), "line", &[]);
    c.put(Side::A, "hus", "cavalry", h(8, 10), Some(1), "line", &[]);
    let mut b = moving(&c);
    let (pru, hus) = (b.named("pru"), b.named("hus"));
    assert_eq!(refused(&b, &Order::of(Verb::Recover, pru)), Some(rule::RECOVER_ATTEMPT));
    for pix in [pru, hus] {
        b.set(pix, track::DISRUPTION, 4, Why::Sequence);
    }
    give(&mut b, &Order::of(Verb::Recover, pru), &[2]);
    assert_eq!(b.disruption(pru), 2);
    give(&mut b, &Order::of(Verb::Recover, hus), &[2]);
    assert_eq!(b.disruption(hus), 3);
    give(&mut b, &Order::of(Verb::Recover, hus), &[5]);
    assert_eq!(b.disruption(hus), 3);
}

#[test]
fn leaving_a_stack_from_beneath() {
    let mut c = case();
    c.put(Side::A, "top", "infantry", h(6, 10), Some(1), "line", &[]);
    c.put(Side::A, "low", "infantry", h(6, 10), Some(1), "line", &[]);
    let mut b = moving(&c);
    let (top, low) = (b.named("top"), b.named("low"));
    assert!(b.piece(top).top && !b.piece(low).top);
    let ahead = b.front(low)[0];
    give(&mut b, &Order::step(low, ahead), &[5, 5, 7]);
    assert_eq!((b.disruption(top), b.disruption(low)), (1, 2));
    assert!(b.piece(low).top);
}

#[test]
fn rallying_and_its_points() {
    let mut c = case();
    c.put(Side::A, "pru", "infantry", h(6, 10), Some(1), "line", &[]);
    c.put(Side::A, "run", "infantry", h(8, 11), None, "rout", &[("morale", 0)]);
    let mut b = moving(&c);
    let (pru, run) = (b.named("pru"), b.named("run"));
    assert_eq!(b.memory().rally_points, 8);
    b.set(pru, track::MORALE, 3, Why::Sequence);
    give(&mut b, &Order::of(Verb::Rally, pru), &[6]);
    assert_eq!((b.morale(pru), b.memory().rally_points), (3, 7));
    give(&mut b, &Order::of(Verb::Rally, run), &[4, 2]);
    assert_eq!((b.morale(run), b.disruption(run), b.piece(run).formation), (1, 2, formation::LINE));
    assert!(!b.routed(run));
    assert_eq!(refused(&b, &Order::of(Verb::Turn, run).with_amount(1)), Some(rule::MOVE_WHO));
    b.change_memory(MemoryChange::RallyPoints(5));
    b.set(pru, track::MORALE, 7, Why::Sequence);
    b.set(run, track::MORALE, 4, Why::Sequence);
    give(&mut b, &Order::blank(Verb::AutoRally).with_amount(6), &[5, 9, 2]);
    assert_eq!((b.morale(run), b.morale(pru), b.memory().rally_points), (6, 7, 2));
}

/// Auto-rally raises one unit to its level before it turns to the next: promised is what the points are expected to buy that way,
/// not as much for every attempt as for the first, which brings a routed unit to a stand.
#[test]
fn auto_rally_promises_what_its_points_buy() {
    let mut c = case();
    for (id, at) in [("run", h(8, 11)), ("flee", h(5, 11))] {
        c.put(Side::A, id, "infantry", at, None, "rout", &[("morale", 0)]);
    }
    let b = moving(&c);
    assert_eq!(b.memory().rally_points, 8);
    let promised = |level: i32| b.appraise_order(&Order::blank(Verb::AutoRally).with_amount(level)).good;
    // At quality 5 a step takes two points: both stand again, or one of them is raised to 4.
    assert!(promised(2) > promised(1));
    assert!(promised(2) > promised(10), "{} and {}", promised(2), promised(10));
    assert_eq!(promised(4), promised(10));
}

/// A leader who has points is worth more the nearer he is to those of his who run, until they are in his radius.
#[test]
fn a_leader_is_needed_by_those_who_run() {
    let mut c = case();
    c.put(Side::A, "run", "cavalry", h(6, 3), None, "rout", &[("morale", 0), ("men", 400)]);
    c.put(Side::A, "pru", "infantry", h(6, 13), Some(1), "line", &[]);
    let mut b = moving(&c);
    let corps = b.named("a-corps");
    let step = |b: &Battle, to: Hex| b.appraise_order(&Order::step(corps, to));
    let (nearer, farther) = (step(&b, h(6, 13)), step(&b, h(6, 15)));
    assert!(nearer.good > 0 && nearer.cost == 0, "{nearer:?}");
    assert!(farther.cost > 0 && farther.good == 0, "{farther:?}");
    b.change_memory(MemoryChange::RallyPoints(0));
    assert_eq!(step(&b, h(6, 13)).good, 0, "without points he can do nothing for it");
}

#[test]
fn a_charge_rides_to_its_target() {
    let mut c = case();
    c.put(Side::A, "cui", "cavalry", h(6, 10), Some(1), "line", &[("men", 400)]);
    c.put(Side::A, "far", "cavalry", h(2, 14), Some(1), "line", &[]);
    c.put(Side::B, "aus", "infantry", h(6, 7), Some(1), "line", &[]);
    let mut b = moving(&c);
    let (cui, far) = (b.named("cui"), b.named("far"));
    assert_eq!(refused(&b, &Order::of(Verb::Charge, far)), Some(rule::CHARGE_ZONE));
    give(&mut b, &Order::of(Verb::Charge, cui), &[]);
    assert!(b.is(cui, mark::CHARGING));
    assert_eq!(refused(&b, &Order::EndPhase), Some(rule::CHARGE_MOVE));
    assert_eq!(refused(&b, &Order::ChargeStand), Some(rule::CHARGE_ZONE));
    // Modifier +1, clear -1: ten against Quality 5 gains five.
    give(&mut b, &Order::blank(Verb::ChargeStep).with_hex(h(6, 9)), &[10]);
    assert_eq!(b.disruption(cui), 5);
    give(&mut b, &Order::blank(Verb::ChargeStep).with_hex(h(6, 8)), &[1]);
    assert!(b.memory().turn.ride.is_none());
    assert_eq!(b.memory().turn.charges.get(&cui).map(|l| l.last_step_halves), Some(4));
}

#[test]
fn an_assault_move_must_close() {
    let mut c = case();
    c.put(Side::A, "pru", "infantry", h(6, 12), Some(1), "line", &[]);
    c.put(Side::B, "aus", "infantry", h(6, 7), Some(1), "line", &[]);
    let mut b = moving(&c);
    let pru = b.named("pru");
    give(&mut b, &Order::of(Verb::AssaultMove, pru), &[]);
    assert_eq!(halves(&b, pru), 16);
    assert_eq!(refused(&b, &Order::EndPhase), Some(rule::ASSAULTMOVE_ENFORCE));
    assert_eq!(refused(&b, &Order::of(Verb::Turn, pru).with_amount(1)), Some(rule::ASSAULTMOVE_ENFORCE));
    for row in [11, 10, 9, 8] {
        give(&mut b, &Order::step(pru, h(6, row)), &[1]);
    }
    assert!(b.judge(&Order::EndPhase).is_ok());
}

#[test]
fn fog_hides_numbers_and_chance() {
    let mut c = case();
    c.put(Side::B, "aus", "infantry", h(6, 7), Some(7), "line", &[]);
    c.put(Side::B, "under", "infantry", h(6, 7), Some(7), "line", &[]);
    let b = c.battle(9, true);
    let (aus, under) = (b.named("aus"), b.named("under"));
    let seen = b.see(Some(Side::A));
    assert!(!seen.piece(aus).known && seen.piece(aus).tracks.iter().all(|t| *t == 0));
    assert_eq!(seen.piece(aus).figures, b.piece(aus).figures);
    assert_ne!(seen.piece(under).info.name, b.piece(under).info.name);
    assert_ne!(seen.stream, b.field().stream);
    assert!(b.see(Some(Side::B)).piece(aus).known);
    assert_eq!(&*b.see(None), b.field());
}

#[test]
fn fog_hides_the_enemys_men_in_the_statistics_and_not_his_charge_modifier() {
    let mut c = case();
    c.put(Side::B, "aus", "infantry", h(6, 7), Some(7), "line", &[]);
    let told = |fog: bool, row: &str| {
        let rows = c.battle(9, fog).statistics(Some(Side::A));
        rows.iter().any(|(name, _)| name == row)
    };
    for row in ["Side A: men left", "Side A: withdrawal level", "Side B: charge disruption modifier"] {
        assert!(told(true, row), "{row}");
    }
    for row in ["Side B: men left", "Side B: withdrawal level"] {
        assert!(told(false, row) && !told(true, row), "{row}");
    }
}
