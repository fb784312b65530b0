//! Approaches, played.

use crate::approach::spending::closing_order;
use crate::battle::state::Battle;
use crate::board::tests::at;
use crate::ids::{DecisionKind, formation, mark, track};
use crate::test_field::{Field, activated, first_offered, given, set};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_scenario::Value;

/// Kind and formation.
type Unit = (&'static str, &'static str);

const LINE: Unit = ("infantry", "line");
const COLUMN: Unit = ("infantry", "attack_column");
const HORSE: Unit = ("cavalry", "cavalry_line");

/// A's unit `p1` at (10,10) facing up, B's `p3` at (10,8) facing it.
fn field(attacker: Unit, defender: Unit) -> Field {
    Field::new(&[
        ("leader", "A", at(10, 16), ""),
        (attacker.0, "A", at(10, 10), attacker.1),
        ("leader", "B", at(10, 2), ""),
        (defender.0, "B", at(10, 8), defender.1),
    ])
}

/// The attacker Approaches with the last of so many actions; the dice fall so, its own first.
fn approached(field: Field, actions: usize, dice: &[i32]) -> Battle {
    let mut battle = activated(field, "p1", actions);
    battle.script_dice(0, dice.iter().copied());
    let order = Order::Assault { piece: battle.by_id("p1") };
    given(&mut battle, &order);
    if actions > 1 {
        assert_eq!(asked(&battle), Some(DecisionKind::ApproachDice.id()));
        given(&mut battle, &Order::Choose { alternative: 0 });
    }
    battle
}

fn asked(battle: &Battle) -> Option<&'static str> {
    battle.memory().decision.as_ref().map(|decision| decision.kind)
}

fn place(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it takes part")
}

fn dis(battle: &Battle) -> [i32; 2] {
    ["p1", "p3"].map(|id| battle.get(place(battle, id), track::DIS))
}

/// Verbs offered, each once, in order.
fn verbs(battle: &Battle) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = battle.offered().iter().map(Order::verb).collect();
    verbs.dedup();
    verbs
}

/// How far a piece is from where it began.
fn gone(battle: &Battle, id: &str, column: i32, row: i32) -> u32 {
    battle.piece(place(battle, id)).hex.unsigned_distance_to(at(column, row))
}

#[test]
fn the_first_die_disorders_and_an_action_won_closes() {
    let battle = approached(field(LINE, LINE), 1, &[6, 5, 3, 1, 5, 5, 2, 1]);
    assert_eq!((dis(&battle), asked(&battle)), ([0, 1], Some(DecisionKind::Use.id())));
    assert_eq!(verbs(&battle), [Verb::Charge, Verb::Retreat, Verb::Form, Verb::Done]);
    let unit = place(&battle, "p1");
    assert!(battle.offered().contains(&closing_order(unit, at(10, 9))), "{:?}", battle.offered());
}

#[test]
fn an_attacker_who_does_not_close_falls_back_three_hexes() {
    let mut battle = approached(field(LINE, LINE), 1, &[6, 5, 3, 1, 5, 5, 2, 1]);
    given(&mut battle, &Order::Done);
    assert_eq!(gone(&battle, "p1", 10, 10), 3);
    assert_eq!(asked(&battle), Some(DecisionKind::Activate.id()), "its activation is over");
}

#[test]
fn a_defender_cancels_the_action_won_against_it() {
    // First drawn, second to the attacker, third to the defender.
    let mut battle = approached(field(LINE, LINE), 1, &[5, 5, 1, 1, 5, 2, 2, 1]);
    assert_eq!(dis(&battle), [1, 1]);
    assert_eq!(verbs(&battle), [Verb::Choose, Verb::Retreat, Verb::Form, Verb::Done]);
    given(&mut battle, &Order::Choose { alternative: 0 });
    assert_eq!(gone(&battle, "p1", 10, 10), 3, "nothing is left to close with");
}

/// The defender wins both and closes with one action; the attacker's kept action can only become a die.
#[test]
fn once_one_side_has_closed_actions_are_dice_alone() {
    let mut battle = approached(field(LINE, LINE), 2, &[5, 2, 2, 1, 5, 4, 4, 1]);
    let closes = first_offered(&battle, Verb::Charge);
    given(&mut battle, &closes);
    assert_eq!((asked(&battle), battle.offered().len()), (Some(DecisionKind::ContactDice.id()), 2));
    given(&mut battle, &Order::Choose { alternative: 1 });
    assert_eq!((asked(&battle), battle.offered().len()), (Some(DecisionKind::ContactDice.id()), 2));
    // Six dice for the defender, who moved in: four, the action, the disorder of the other.
    battle.clear_events();
    battle.obey(&Order::Choose { alternative: 1 });
    let drawn = battle.events().iter().filter(|e| matches!(e, oblique_rules::play::Event::Drew(_))).count();
    assert_eq!(drawn, 12);
}

#[test]
fn a_line_forms_square_before_cavalry_which_goes_back() {
    let mut battle = approached(field(HORSE, LINE), 1, &[5, 5, 1, 1, 5, 2, 2, 1]);
    assert_eq!(battle.get(place(&battle, "p3"), track::SK), 0, "its first action, straight on");
    assert_eq!(verbs(&battle), [Verb::Form, Verb::Done]);
    let square = battle.offered()[0].clone();
    given(&mut battle, &square);
    assert_eq!(battle.piece(place(&battle, "p3")).formation, formation::SQUARE);
    assert_eq!(gone(&battle, "p1", 10, 10), 4);
}

#[test]
fn skirmishers_only_step_back_before_a_later_action() {
    let mut field = field(HORSE, LINE);
    field.piece(1).facing = Some(oblique_board::hex::Hour::new(2));
    let mut battle = activated(field, "p1", 2);
    // The order to turn is another chapter's; here the action is spent and the unit faces the enemy.
    battle.change_memory(crate::battle::memory::MemoryChange::Spend(1));
    let horse = place(&battle, "p1");
    battle.stand(horse, formation::CAVALRY_LINE, Some(oblique_board::hex::Hour::new(0)));
    given(&mut battle, &Order::Assault { piece: Some(horse) });
    assert_eq!(battle.get(place(&battle, "p3"), track::SK), 1);
}

#[test]
fn conscripts_have_no_square_for_one_action() {
    let mut conscripts = field(HORSE, LINE);
    set(conscripts.piece(3), "conscript");
    let battle = approached(conscripts, 1, &[5, 5, 1, 1, 5, 2, 2, 1]);
    assert_eq!(verbs(&battle), [Verb::Charge, Verb::Retreat, Verb::Form, Verb::Done], "the attacker's turn");
}

#[test]
fn cavalry_evades_cavalry_and_ends_it() {
    let mut battle = approached(field(HORSE, HORSE), 1, &[5, 5, 1, 1, 5, 2, 2, 1]);
    assert_eq!(verbs(&battle), [Verb::Charge, Verb::Withdraw, Verb::Done]);
    let evade = first_offered(&battle, Verb::Withdraw);
    given(&mut battle, &evade);
    assert_eq!(gone(&battle, "p3", 10, 8), 4);
    given(&mut battle, &Order::Done);
    assert_eq!(gone(&battle, "p1", 10, 10), 0, "the attacker stands fast");
}

#[test]
fn who_eliminates_everybody_may_carry_the_position() {
    let mut worn = field(LINE, COLUMN);
    worn.piece(3).attrs.insert("dis".to_owned(), Value::Int(3));
    // Seven dice against three; the first is drawn, the attacker wins an action.
    let mut battle = approached(worn, 1, &[6, 5, 1, 1, 1, 1, 1, 6, 3, 3]);
    assert!(!battle.piece(place(&battle, "p3")).on_map());
    assert_eq!(
        (dis(&battle)[0], verbs(&battle)),
        (1, vec![Verb::Advance, Verb::Form, Verb::Turn, Verb::Done])
    );
    let carry = battle.offered()[0].clone();
    given(&mut battle, &carry);
    assert_eq!(battle.piece(place(&battle, "p1")).hex, at(10, 8));
}

#[test]
fn a_determined_defender_throws_a_die_again() {
    let mut determined = field(LINE, LINE);
    set(determined.piece(3), "determined");
    let mut battle = approached(determined, 1, &[6, 4, 2, 1, 6, 3, 1, 1, 5]);
    assert_eq!(asked(&battle), Some(DecisionKind::Reroll.id()));
    given(&mut battle, &Order::Choose { alternative: 1 });
    // 6, 5, 3 now: the first drawn, both others won; it may close.
    assert_eq!((dis(&battle), verbs(&battle)[0]), ([1, 1], Verb::Charge));
}

#[test]
fn loaded_guns_are_empty_after_it_and_passive_ones_are_not() {
    let over = |battle: &mut Battle| {
        while asked(battle) == Some(DecisionKind::Use.id()) {
            given(battle, &Order::Done);
        }
        battle.is(place(battle, "p3"), mark::EMPTY)
    };
    // Five dice, one of them for skirmishers, against four.
    let mut battle = approached(field(LINE, ("artillery", "unlimbered")), 1, &[5, 5, 1, 1, 1, 5, 2, 2, 1]);
    assert!(dis(&battle) == [1, 1] && over(&mut battle));
    // From its flank: the battery is passive.
    let mut flanked = field(LINE, ("artillery", "unlimbered"));
    flanked.piece(3).facing = Some(oblique_board::hex::Hour::new(0));
    let mut battle = approached(flanked, 1, &[5, 5, 1, 1, 1, 1, 1, 5, 2, 2, 1]);
    assert_eq!(dis(&battle), [0, 1], "a drawn first die hurts only the target");
    assert!(!over(&mut battle));
}

#[test]
fn infantry_that_takes_no_disorder_wears_out_where_that_is_played() {
    let mut worn = field(LINE, LINE);
    worn.0.params.insert("worn_units".to_owned(), Value::Flag(true));
    let mut battle = approached(worn, 1, &[6, 5, 3, 1, 5, 5, 2, 1]);
    given(&mut battle, &Order::Done);
    let is_worn = |id| battle.is(place(&battle, id), mark::WORN);
    assert!(is_worn("p1") && !is_worn("p3"));
}

#[test]
fn nobody_approaches_with_nobody_before_it() {
    let mut behind = field(LINE, LINE);
    behind.piece(1).facing = Some(oblique_board::hex::Hour::new(6));
    let battle = activated(behind, "p1", 1);
    assert!(battle.offered().iter().all(|order| order.verb() != Verb::Assault));
}

/// Four dice against four: the sheet's table of odds.
#[test]
fn odds_are_told_before_the_dice_fall() {
    let permille = |odds: &oblique_rules::play::Odds| -> Vec<(String, u64)> {
        odds.chances.iter().map(|chance| (chance.text.clone(), odds.permille(chance) / 10)).collect()
    };
    let battle = activated(field(LINE, LINE), "p1", 1);
    let odds = battle.fight_odds(&Order::Assault { piece: battle.by_id("p1") });
    let texts = ["the enemy is disordered", "both are disordered", "the attacker is disordered"];
    let first: Vec<(String, u64)> = texts.map(str::to_owned).into_iter().zip([31, 37, 31]).collect();
    assert_eq!(permille(&odds[0]), first);
    assert_eq!(permille(&odds[1])[0], ("actions won 2 to 0".to_owned(), 32));
    // The enemy is disordered: it closes with five dice against four, and wins a drawn first die.
    let closing = approached(field(LINE, LINE), 1, &[6, 5, 3, 1, 5, 5, 2, 1]);
    let fight = closing.fight_odds(&closing_order(place(&closing, "p1"), at(10, 9)));
    let won = &fight[0].chances[0];
    assert_eq!(won.text, "the Contact is won");
    assert!(fight[0].permille(won) > 640 && won.then.is_some(), "{}", fight[0].permille(won));
    let lost = closing.fight_odds(&Order::Done);
    assert!(lost.is_empty());
}
