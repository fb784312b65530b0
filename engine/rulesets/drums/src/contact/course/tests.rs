//! Contacts, played.

use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::contact::frame::Contact;
use crate::contact::toll::Toll;
use crate::ids::{DecisionKind, formation, mark, track};
use crate::test_field::{Field, activated, first_offered, given, set};
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Verb};
use oblique_scenario::Value;

/// Kind and formation.
type Unit = (&'static str, &'static str);

const LINE: Unit = ("infantry", "line");
const HORSE: Unit = ("cavalry", "cavalry_line");

/// A's unit `p1` at (10,9) against B's `p3` at (10,8) before it; others of either side follow.
fn field(attacker: Unit, defender: Unit, others: &[(&str, &str, Hex, &str)]) -> Field {
    let mut pieces = vec![
        ("leader", "A", at(10, 16), ""),
        (attacker.0, "A", at(10, 9), attacker.1),
        ("leader", "B", at(10, 2), ""),
        (defender.0, "B", at(10, 8), defender.1),
    ];
    pieces.extend_from_slice(others);
    Field::new(&pieces)
}

/// They are in Contact, the attacker with actions to spend, and dice fall so.
fn contact(field: Field, actions: u8, dice: &[i32]) -> Battle {
    let mut battle = activated(field, "p1", 1);
    battle.change_memory(MemoryChange::Spend(1));
    battle.change_memory(MemoryChange::Decide(None));
    let (attacker, defender) = (place(&battle, "p1"), place(&battle, "p3"));
    let mut toll = Toll::default();
    toll.join(&battle, &[attacker, defender], &std::collections::BTreeSet::new());
    let fight = Contact::new(attacker, vec![defender], [actions, 0], toll);
    battle.change_memory(MemoryChange::Push(Frame::Contact(Box::new(fight))));
    battle.script_dice(0, dice.iter().copied());
    battle.run();
    battle
}

fn asked(battle: &Battle) -> Option<&'static str> {
    battle.memory().decision.as_ref().map(|decision| decision.kind)
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

fn dis(battle: &Battle, id: &str) -> i32 {
    battle.get(place(battle, id), track::DIS)
}

fn stands(battle: &Battle, id: &str) -> Option<Hex> {
    let piece = battle.piece(place(battle, id));
    piece.on_map().then_some(piece.hex)
}

#[test]
fn a_beaten_line_is_disordered_retreats_and_is_pursued() {
    let mut battle = contact(field(LINE, LINE, &[]), 0, &[6, 6, 3, 1, 5, 3, 2, 1]);
    let beaten = battle.piece(place(&battle, "p3"));
    assert_eq!((beaten.formation, beaten.hex.unsigned_distance_to(at(10, 8))), (formation::ATTACK_COLUMN, 3));
    assert_eq!((dis(&battle, "p3"), dis(&battle, "p1")), (3, 0));
    assert_eq!(asked(&battle), Some(DecisionKind::AfterContact.id()));
    let carry = first_offered(&battle, Verb::Advance);
    given(&mut battle, &carry);
    assert_eq!(stands(&battle, "p1"), Some(at(10, 8)));
}

#[test]
fn actions_kept_are_dice() {
    let mut battle = contact(field(LINE, LINE, &[]), 2, &[]);
    assert_eq!((asked(&battle), battle.offered().len()), (Some(DecisionKind::ContactDice.id()), 3));
    battle.clear_events();
    battle.obey(&Order::Choose { alternative: 2 });
    let drawn = battle.events().iter().filter(|event| matches!(event, Event::Drew(_))).count();
    assert_eq!(drawn, 6 + 4);
}

#[test]
fn an_attacker_beaten_goes_back_and_the_defender_may_follow() {
    let battle = contact(field(LINE, LINE, &[]), 0, &[4, 4, 2, 1, 5, 4, 1, 1]);
    assert_eq!((dis(&battle, "p1"), dis(&battle, "p3")), (1, 1), "the second die is drawn");
    assert_eq!(stands(&battle, "p1").map(|hex| hex.unsigned_distance_to(at(10, 9))), Some(3));
    let decision = battle.memory().decision.clone().expect("the winner is asked");
    assert_eq!(decision.side, oblique_scenario::Side::B);
}

#[test]
fn foot_beaten_by_horse_is_gone_and_the_horse_is_tired() {
    // Six dice: four, two against infantry; the second die is lost.
    let battle = contact(field(HORSE, LINE, &[]), 0, &[6, 5, 5, 1, 1, 1, 5, 4, 3, 1]);
    assert_eq!(stands(&battle, "p3"), None);
    assert_eq!(dis(&battle, "p1"), 1, "every Contact tires cavalry");
    assert_eq!(battle.memory().loss_halves, [0, 4], "a battalion, and its brigade is shaken");
}

#[test]
fn cavalry_that_eliminated_somebody_breaks_through_once_and_comes_back() {
    let second = [("infantry", "B", at(10, 5), "line")];
    let mut battle = contact(field(HORSE, LINE, &second), 0, &[6, 5, 5, 1, 1, 1, 5, 4, 3, 1]);
    let on = first_offered(&battle, Verb::Charge);
    // It is at disorder 1 now: six dice against five.
    battle.script_dice(0, [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]);
    given(&mut battle, &on);
    assert_eq!((stands(&battle, "p4"), dis(&battle, "p1")), (None, 2));
    let hex = stands(&battle, "p1").expect("it is there");
    assert!(hex.unsigned_distance_to(at(10, 5)) >= 4, "recalled from {hex:?}");
    assert_eq!(asked(&battle), Some(DecisionKind::Activate.id()), "never two in a row");
}

#[test]
fn guns_beaten_are_lost() {
    let battle = contact(field(LINE, ("artillery", "unlimbered"), &[]), 0, &[6, 2, 2, 1, 5, 4, 4, 1]);
    assert_eq!((stands(&battle, "p3"), dis(&battle, "p1")), (None, 2));
}

#[test]
fn a_leader_who_adds_dice_risks_himself() {
    let led = |risk: &[i32]| {
        let mut battle = {
            let mut field = field(LINE, LINE, &[]);
            field.piece(0).hex = Some(at(10, 9));
            set(field.piece(0), "attached");
            let mut battle = activated(field, "p1", 1);
            let leader = place(&battle, "p0");
            battle.set_mark(leader, mark::ATTACHED, true);
            battle.change_memory(MemoryChange::Spend(1));
            battle.change_memory(MemoryChange::Decide(None));
            let (a, d) = (place(&battle, "p1"), place(&battle, "p3"));
            let fight = Contact::new(a, vec![d], [0, 0], Toll::default());
            battle.change_memory(MemoryChange::Push(Frame::Contact(Box::new(fight))));
            battle.run();
            battle
        };
        assert_eq!(asked(&battle), Some(DecisionKind::LeaderDice.id()));
        let dice = [6, 5, 3, 1, 1, 1, 5, 4, 2, 1];
        battle.script_dice(0, dice.into_iter().chain(risk.iter().copied()));
        given(&mut battle, &Order::Choose { alternative: 2 });
        battle
    };
    let lost = led(&[4, 1]);
    assert!(!lost.piece(place(&lost, "p0")).on_map());
    assert_eq!(lost.memory().loss_halves[0], 4);
    let unhurt = led(&[6, 2]);
    assert!(unhurt.piece(place(&unhurt, "p0")).on_map() && unhurt.is(place(&unhurt, "p0"), mark::SPENT));
}

#[test]
fn a_column_that_drives_a_garrison_out_is_the_next() {
    let mut village = field(("infantry", "attack_column"), ("infantry", "garrison"), &[]);
    village.paint(at(10, 8), "sector");
    // Three dice against three and two for the cover.
    let battle = contact(village, 0, &[6, 4, 3, 5, 3, 2, 1, 1]);
    assert_eq!((dis(&battle, "p3"), stands(&battle, "p1")), (2, Some(at(10, 8))));
    let (new, old) = (battle.piece(place(&battle, "p1")), battle.piece(place(&battle, "p3")));
    assert_eq!((new.formation, old.formation), (formation::GARRISON, formation::ATTACK_COLUMN));
    assert_eq!(old.hex.unsigned_distance_to(at(10, 8)), 3);
}

#[test]
fn a_garrison_falls_on_the_next_sector() {
    let mut village = field(("infantry", "garrison"), ("infantry", "garrison"), &[]);
    for hex in [at(10, 9), at(10, 8)] {
        village.paint(hex, "sector");
    }
    village.piece(1).attrs.insert("dis".to_owned(), Value::Int(1));
    let mut battle = activated(village, "p1", 2);
    let on = first_offered(&battle, Verb::Charge);
    given(&mut battle, &on);
    assert_eq!(asked(&battle), Some(DecisionKind::ContactDice.id()));
    battle.clear_events();
    battle.obey(&Order::Choose { alternative: 1 });
    let drawn = battle.events().iter().filter(|event| matches!(event, Event::Drew(_))).count();
    assert_eq!(drawn, 4 + 6);
}

#[test]
fn a_leader_whose_unit_is_gone_is_rolled_for_and_placed() {
    let mut field = field(LINE, LINE, &[("infantry", "A", at(14, 14), "line")]);
    field.piece(0).hex = Some(at(10, 9));
    let mut battle = activated(field, "p1", 1);
    let (leader, unit) = (place(&battle, "p0"), place(&battle, "p1"));
    battle.set_mark(leader, mark::ATTACHED, true);
    battle.change_memory(MemoryChange::Decide(None));
    battle.script_dice(0, [6, 3, 2]);
    battle.eliminate(unit, oblique_rules::play::Why::Melee);
    battle.run();
    assert_eq!(asked(&battle), Some(DecisionKind::PlaceGeneral.id()));
    let to = battle.offered()[0].clone();
    given(&mut battle, &to);
    let general = battle.piece(leader);
    assert!(general.on_map() && Some(general.hex) == to.hex() && !battle.is(leader, mark::ATTACHED));
}
