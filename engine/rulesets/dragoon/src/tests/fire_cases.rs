//! Worked cases of fire, bombardment, sight and leader losses.

use super::combat::{cast, field, in_phase, middle, step};
use crate::battle::flow::Flow;
use crate::ids::{formation, mark, phase, rule, track};
use crate::tables::Cover;
use oblique_rules::play::{Order, Standing, Verb, Why};
use oblique_scenario::Side;

#[test]
fn fire_strength_of_the_cast() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "pru", m, 1, &[("disruption", 2), ("regimental_guns", 2)]);
    let less = [("men", 650), ("morale", 9), ("disruption", 1), ("regimental_guns", 1)];
    cast(&mut case, Side::A, "pru2", m + step(2), 1, &less);
    cast(&mut case, Side::A, "gren", m + step(4), 1, &[("regimental_guns", 1)]);
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[("men", 500), ("morale", 8), ("disruption", 3)]);
    cast(&mut case, Side::B, "aus2", m + step(10), 7, &[("morale", 6), ("disruption", 5)]);
    cast(&mut case, Side::B, "pan", m + step(0) * 3, 7, &[]);
    case.word("aus2", "quality", "green");
    let b = in_phase(&case, phase::FIRST_FIRE, &[]);
    let (pru, pru2, gren, aus) = (b.named("pru"), b.named("pru2"), b.named("gren"), b.named("aus"));
    let value = |by, shape, at, cover| b.fire_strength(by, shape, at, cover).value();
    assert_eq!(value(pru, b.shape(pru), aus, Cover::Open), 998_760);
    assert_eq!(value(pru2, b.shape(pru2), aus, Cover::Open), 1_038_081);
    assert_eq!(value(pru2, b.shape(pru2), aus, Cover::Light), 778_560);
    let square = |pix| {
        let mut shape = b.shape(pix);
        shape.formation = formation::SQUARE;
        shape
    };
    assert_eq!(value(gren, square(gren), aus, Cover::Open), 363_285);
    assert_eq!(value(aus, square(aus), pru, Cover::Open), 82_125);
    let (aus2, pan) = (b.named("aus2"), b.named("pan"));
    assert_eq!(value(aus2, b.shape(aus2), pan, Cover::Light), 69_609);
}

#[test]
fn second_fire_through_the_flank_checks_morale_only() {
    let mut case = field();
    let m = middle();
    // The battalion faces 1; its flank hexes lie at hours 10 and 4.
    cast(&mut case, Side::B, "aus", m, 1, &[]);
    cast(&mut case, Side::A, "pru", m + step(4), 9, &[("disruption", 2), ("regimental_guns", 2)]);
    let mut b = in_phase(&case, phase::SECOND_FIRE, &[100, 997, 80, 80, 3]);
    let pru = b.named("pru");
    assert_eq!(b.refuse_plot(pru, m).map(|r| r.rule), Some(rule::FIRE2_WHO));
    b.set_mark(pru, mark::MOVED, true);
    b.plot("pru", m);
    assert_eq!(b.resolve_fire(phase::SECOND_FIRE), Flow::Done);
    // Two hits of 17 men each; 3 + 2 + 3 = 8 against 5.
    assert_eq!(b.state_of("aus"), (600 - 2 * 17, 4, 0));
    b.dice_used(5);
}

#[test]
fn defensive_fire_disorders_moving_cavalry() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "cui", m, 1, &[]);
    cast(&mut case, Side::B, "aus", m + step(0), 5, &[("morale", 8)]);
    let mut b = in_phase(&case, phase::DEFENSIVE_FIRE, &[100, 81, 80, 5, 5]);
    let (cui, aus) = (b.named("cui"), b.named("aus"));
    assert!(b.fire_targets(aus, phase::DEFENSIVE_FIRE).is_empty(), "it neither moved nor fired");
    b.set_mark(cui, mark::MOVED, true);
    assert_eq!(b.fire_targets(aus, phase::DEFENSIVE_FIRE), vec![m]);
    b.plot("aus", m);
    b.resolve_fire(phase::DEFENSIVE_FIRE);
    assert_eq!(b.state_of("cui"), (380, 9, 2));
    b.dice_used(5);
}

#[test]
fn bombardment_without_a_hit_still_checks() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "bat", m, 1, &[]);
    cast(&mut case, Side::A, "pru", m + step(1) * 2, 7, &[("morale", 7)]);
    case.word("pru", "quality", "trained");
    let mut b = in_phase(&case, phase::BOMBARDMENT, &[50, 501, 1, 9]);
    let pru = b.named("pru");
    b.plot("bat", b.piece(pru).hex);
    b.resolve_bombardment();
    assert_eq!(b.state_of("pru"), (700, 3, 0));
    assert!(b.is(b.named("bat"), mark::BOMBARDED));
    assert!(b.memory().plots.is_empty());
    b.dice_used(4);
}

#[test]
fn artillery_strength_of_the_cases() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::B, "bat", m, 1, &[]);
    cast(&mut case, Side::A, "pru", m + step(1) * 2, 7, &[("men", 750)]);
    cast(&mut case, Side::A, "bat2", m + step(0) * 4, 3, &[("guns", 8)]);
    cast(&mut case, Side::B, "cui", m + step(0) * 4 + step(4), 1, &[]);
    case.word("bat2", "type", "light");
    case.word("bat2", "quality", "veteran");
    let b = in_phase(&case, phase::BOMBARDMENT, &[]);
    assert_eq!(b.artillery_strength(b.named("bat"), b.named("pru")).value(), 625_000);
    // 760 -> 950 -> 807.5 -> 1009.375 -> 1514.062 through the flank.
    assert_eq!(b.artillery_strength(b.named("bat2"), b.named("cui")).value(), 1_514_062);
}

#[test]
fn arc_and_sight_of_a_battery() {
    let m = middle();
    let seen = |ground: &[(oblique_board::hex::Hex, &str, i8)], at: oblique_board::hex::Hex| {
        let mut case = field();
        cast(&mut case, Side::B, "bat", m, 1, &[]);
        cast(&mut case, Side::A, "pru", at, 7, &[]);
        for (hex, terrain, level) in ground {
            case.terrain(*hex, terrain);
            case.scenario.board.set_level(*hex, *level);
        }
        let b = in_phase(&case, phase::BOMBARDMENT, &[]);
        b.bombard_targets(b.named("bat")) == vec![at]
    };
    // The arc is 60 degrees to either side of hour 1.
    assert!(seen(&[], m + oblique_board::hex::Hex::new(-1, -2)));
    assert!(!seen(&[], m + oblique_board::hex::Hex::new(-3, 0)));
    // Along the vertex woods must stand on both sides of the line.
    let far = m + step(0) + step(2);
    assert!(seen(&[(m + step(0), "woods", 0)], far));
    assert!(!seen(&[(m + step(0), "woods", 0), (m + step(2), "woods", 0)], far));
    // Levels from the gun to the target, straight up hour 0.
    let up = |levels: &[i8]| {
        let ground: Vec<_> = (0_i32..).zip(levels).map(|(i, l)| (m + step(0) * i, "clear", *l)).collect();
        seen(&ground, m + step(0) * (levels.len() as i32 - 1))
    };
    assert!(up(&[0, 0, 0, 1]));
    assert!(!up(&[0, 0, 1, 1]));
    assert!(!up(&[1, 1, 0, 0]));
    assert!(up(&[1, 0, 0]));
    assert!(up(&[0, 1, 1, 2]));
    // A gun above an obstacle fires over it, one below does not.
    assert!(seen(&[(m, "clear", 1), (m + step(0), "woods", 0)], m + step(0) * 2));
    assert!(!seen(&[(m + step(0), "woods", 0), (m + step(0) * 2, "clear", 1)], m + step(0) * 2));
}

#[test]
fn an_emptied_hex_may_be_entered_after_second_fire() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    cast(&mut case, Side::B, "aus", m + step(0), 7, &[("morale", 1), ("men", 300)]);
    // One hit (spread 50 of 2.1 hits: 1050, fraction 900), morale 9 + 1 against 5: rout.
    let mut b = in_phase(&case, phase::SECOND_FIRE, &[50, 900, 80, 9]);
    b.set_mark(b.named("pru"), mark::MOVED, true);
    b.plot("pru", m + step(0));
    let Flow::Ask(decision) = b.resolve_fire(phase::SECOND_FIRE) else { panic!("no advance offered") };
    assert_eq!((decision.kind, decision.side), ("advance_fire", Side::A));
    assert_eq!(decision.default, Order::blank(Verb::Decline));
    let order = Order::of(Verb::Advance, b.named("pru")).with_hex(m + step(0));
    assert_eq!(b.refuse_advance(&order), None);
    b.answer_advance(&order);
    assert_eq!(b.continue_fire(), Flow::Done);
    assert_eq!(b.piece(b.named("pru")).hex, m + step(0));
    assert!(b.routed(b.named("aus")));
    b.dice_used(4);
}

#[test]
fn columns_caught_by_infantry_go_into_line() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "pru", m, 0, &[]);
    case.scenario
        .pieces
        .values_mut()
        .filter(|p| p.name == "pru")
        .for_each(|p| "column".clone_into(&mut p.formation));
    cast(&mut case, Side::B, "aus", m + step(4), 9, &[]);
    let mut b = in_phase(&case, phase::FIRST_FIRE, &[5]);
    b.resolve_fire(phase::FIRST_FIRE);
    let piece = b.piece(b.named("pru"));
    assert_eq!(
        (piece.formation, piece.facing.map(oblique_board::hex::Hour::get)),
        (formation::LINE, Some(3))
    );
    // Veteran, 5 + 1 = 6: no disruption.
    assert_eq!(b.state_of("pru"), (700, 8, 0));
    b.dice_used(1);
}

#[test]
fn leaders_fall_and_are_replaced() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    cast(&mut case, Side::A, "pru2", m + step(4) * 3, 1, &[("men", 650)]);
    case.scenario.pieces.values_mut().filter(|p| p.name == "a-oa").for_each(|p| {
        p.attrs.insert("cr".to_owned(), oblique_scenario::Value::Int(7));
        p.attrs.insert("sr".to_owned(), oblique_scenario::Value::Int(3));
    });
    let mut b = in_phase(&case, phase::FIRST_FIRE, &[2, 5]);
    assert_eq!(b.withdrawal_level(Side::A), 25);
    let (chief, corps, pru) = (b.named("a-oa"), b.named("a-corps"), b.named("pru"));
    b.lose_leader(chief, rule::LDR_CHANCE);
    assert_eq!(b.withdrawal_level(Side::A), 18);
    assert_eq!(b.quality(pru), 5);
    b.lose_leader(corps, rule::LDR_CHANCE);
    b.lose_leader(b.named("b-corps"), rule::LDR_CHANCE);
    assert_eq!((b.quality(pru), b.quality(b.named("pru2"))), (4, 4));
    // Nobody can be promoted; the corps gets a new leader of rating 2 and radius 5 at the larger
    // battalion. B has no units: nobody replaces its corps leader.
    let before = b.field().pieces.len();
    b.replace_fallen_leaders();
    assert_eq!(b.field().pieces.len(), before + 1);
    let new = b.piece(pru).leader.unwrap();
    assert_eq!((b.get(new, track::CR), b.get(new, track::RADIUS)), (2, 5));
    assert_eq!((b.piece(new).hex, b.piece(new).standing), (m, Standing::OnMap));
    b.dice_used(2);
}

#[test]
fn the_best_corps_leader_is_promoted() {
    let mut case = field();
    let m = middle();
    cast(&mut case, Side::A, "pru", m, 1, &[]);
    case.scenario.pieces.values_mut().filter(|p| p.name == "a-oa").for_each(|p| {
        p.attrs.insert("sr".to_owned(), oblique_scenario::Value::Int(3));
    });
    let mut b = in_phase(&case, phase::FIRST_FIRE, &[2, 5]);
    b.set(b.named("a-corps"), track::SUB, 2, Why::Sequence);
    b.set_mark(b.named("a-corps"), mark::CHECKED, true);
    b.lose_leader(b.named("a-oa"), rule::LDR_CHANCE);
    b.replace_fallen_leaders();
    let chiefs: Vec<_> = b
        .field()
        .iter()
        .filter(|(_, p)| {
            p.on_map() && p.side() == Side::A && p.info.role == oblique_rules::catalog::Role::Chief
        })
        .map(|(pix, _)| pix)
        .collect();
    assert_eq!(chiefs.len(), 1);
    let chief = chiefs[0];
    // Half the fallen leader's rating to give; his own two points and his check stay with him.
    assert_eq!((b.get(chief, track::SUB), b.get(chief, track::CR), b.rating(chief)), (1, 4, 6));
    assert!(b.is(chief, mark::CHECKED));
    assert_eq!(b.get(chief, track::RADIUS), b.get(b.named("a-corps"), track::RADIUS));
    b.expire_sub_points();
    assert_eq!((b.rating(chief), b.memory().turn.sub_points[Side::A.index()]), (4, 1));
    let corps = b.piece(b.named("pru")).leader.unwrap();
    assert_ne!(corps, b.named("a-corps"));
    assert!(b.piece(corps).on_map());
}

#[test]
fn hidden_figures_do_not_change_an_appraisal_in_fog() {
    let m = middle();
    let worth = |morale: i64, fog: bool| {
        let mut case = field();
        cast(&mut case, Side::A, "pru", m, 1, &[]);
        cast(&mut case, Side::B, "aus", m + step(0), 7, &[("morale", morale)]);
        let mut b = case.battle(1, fog);
        let phase = phase::FIRST_FIRE;
        b.emit(oblique_rules::play::Event::Phase { phase, side: Some(Side::A), leader: None });
        b.set_mark(b.named("pru"), mark::TAKING_PART, true);
        b.set(b.named("aus"), track::MP, 0, Why::Sequence);
        b.appraise_combat(&Order::plot(b.named("pru"), m + step(0)))
    };
    assert_eq!(worth(2, true), worth(9, true));
    assert!(worth(3, false).harm > worth(9, false).harm);
}
