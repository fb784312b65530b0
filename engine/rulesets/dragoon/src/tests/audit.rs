//! The self-check finds what is wrong: each fault is made on purpose.

use super::whole_battles::skirmish;
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, Game as _, PieceIx, Why};

fn battle() -> Battle {
    skirmish().battle(1, false)
}

fn unit(battle: &Battle, id: &str) -> PieceIx {
    battle.field().iter().find(|(_, p)| p.info.id.to_string() == id).map(|(pix, _)| pix).unwrap()
}

#[test]
fn a_battle_that_opens_has_no_fault() {
    assert_eq!(battle().audit(true), [] as [String; 0]);
}

#[test]
fn every_fault_is_found() {
    type Damage = fn(&mut Battle, PieceIx, PieceIx);
    let faults: [(RuleId, Damage); 7] = [
        (rule::UNIT_ATTRIBUTES, |b, a, _| b.adjust(a, |p| p.tracks[usize::from(track::MORALE)] = 11)),
        (rule::UNIT_ATTRIBUTES, |b, a, _| b.adjust(a, |p| p.facing = None)),
        (rule::UNIT_ELIMINATED, |b, a, _| b.adjust(a, |p| p.tracks[usize::from(track::MEN)] = 0)),
        (rule::EFF_MORALE, |b, a, _| b.adjust(a, |p| p.tracks[usize::from(track::MORALE)] = 0)),
        (rule::ROUT_STATE, |b, a, _| {
            let marks = b.piece(a).marks.with(mark::ROUTED, true);
            b.apply(&Event::Marked { piece: a, marks });
        }),
        (rule::STACK_LIMIT, |b, a, enemy| {
            let (from, to) = (b.piece(a).hex, b.piece(enemy).hex);
            b.apply(&Event::Moved { piece: a, from, to, why: Why::Ordered });
        }),
        (rule::STACK_TOP, |b, a, _| b.apply(&Event::Topped { piece: a, top: false })),
    ];
    for (n, (rule, spoil)) in faults.into_iter().enumerate() {
        let mut battle = battle();
        let (a, b) = (unit(&battle, "a-i0"), unit(&battle, "b-i0"));
        spoil(&mut battle, a, b);
        let found = battle.audit(true);
        assert!(found.iter().any(|f| f.starts_with(&*rule)), "fault {n}, {rule}: {found:?}");
    }
}

#[test]
fn events_that_no_rule_allows_are_found() {
    let mut battle = battle();
    let a = unit(&battle, "a-i0");
    let men = battle.men(a);
    let grows = Event::Tracked { piece: a, track: track::MEN, from: men, to: men + 1, why: Why::Recovery };
    assert!(battle.audit_event(&grows).is_some());
    let falls = Event::Tracked { piece: a, track: track::MEN, from: men, to: men - 1, why: Why::Fire };
    assert_eq!(battle.audit_event(&falls), None);
    let marks = battle.piece(a).marks;
    battle.apply(&Event::Marked { piece: a, marks: marks.with(mark::FINISHED, true) });
    let again = marks.with(mark::FINISHED, true).with(mark::TAKING_PART, true);
    let event = Event::Marked { piece: a, marks: again };
    assert!(battle.audit_event(&event).is_some_and(|f| f.starts_with(&*rule::SEQ_ONCE)));
}
