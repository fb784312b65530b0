//! Shipped battles carried over are battles of the new ruleset; what is told of them is true.

use super::{Change, Converted, Sort, convert};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, read_scenario, ruleset, write_scenario};
use oblique_scenario::check::{Checker, Place, Severity};
use oblique_scenario::{PieceId, Scenario};
use std::collections::BTreeSet;

fn shipped(text: &str) -> Scenario {
    read_scenario(text).scenario.unwrap()
}

fn mollwitz() -> Scenario {
    shipped(include_str!("../../../../scenarios/dragoon/mollwitz.ron"))
}

fn cowpens() -> Scenario {
    shipped(include_str!("../../../../scenarios/flintlock/cowpens.ron"))
}

/// The ruleset that is not the scenario's.
fn other(s: &Scenario) -> &'static dyn Ruleset {
    RULESETS.iter().copied().find(|r| r.id() != s.ruleset).unwrap()
}

fn converted(s: &Scenario) -> Converted {
    convert(s, ruleset(&s.ruleset).unwrap(), other(s)).unwrap()
}

#[test]
fn battles_carried_over_have_no_errors_and_read_back_whole() {
    for s in [mollwitz(), cowpens()] {
        let new = converted(&s);
        let checker = Checker::new(other(&s).checks(), &new.scenario);
        let errors: Vec<_> =
            checker.diagnostics().into_iter().filter(|d| d.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}", s.meta.title);
        assert!(new.report.iter().all(|e| e.sort != Sort::Wrong));
        let reading = read_scenario(&write_scenario(&new.scenario));
        assert!(reading.problems.is_empty(), "{:#?}", reading.problems);
        assert_eq!(reading.scenario.as_ref(), Some(&new.scenario));
    }
}

#[test]
fn the_roster_keeps_its_units_and_their_leaders() {
    let s = mollwitz();
    let new = converted(&s).scenario;
    assert_eq!(new.pieces.len(), s.pieces.len());
    for (id, piece) in &s.pieces {
        assert_eq!((new.pieces[id].side, &new.pieces[id].leader), (piece.side, &piece.leader), "{id}");
    }
    // Every hex of one side is held by one unit, or by guns beside one.
    let mut units: Vec<_> =
        new.pieces.values().filter(|p| p.kind != "gun" && !p.kind.ends_with("leader")).collect();
    units.retain(|p| p.hex.is_some() && p.formation != "close");
    let mut hexes: Vec<_> = units.iter().map(|p| new.board.layout().col_row(p.hex.unwrap())).collect();
    hexes.sort_unstable();
    let many = hexes.len();
    hexes.dedup();
    assert_eq!(hexes.len(), many);
}

#[test]
fn parts_are_joined_and_guns_in_a_hex_are_a_battery() {
    let s = shipped(include_str!("../../../../scenarios/flintlock/camden.ron"));
    let new = converted(&s).scenario;
    let guns: i64 = new.pieces.values().filter_map(|p| p.int("guns")).sum();
    let batteries = new.pieces.values().filter(|p| p.formation == "unlimbered").count();
    assert_eq!((batteries, guns), (5, 11));
    let new = converted(&cowpens());
    assert!(new.scenario.pieces.keys().all(|id| !id.0.contains("-sk-")));
    let joined = new.report.iter().find(|e| e.message.contains("whole again")).unwrap();
    assert_eq!(joined.places.len(), 2);
}

#[test]
fn what_has_no_counterpart_is_told_with_its_place() {
    let report = converted(&mollwitz()).report;
    let lost = report.iter().find(|e| e.sort == Sort::Lost && e.message.contains("reinforcements")).unwrap();
    assert_eq!(lost.places.len(), 4);
    assert_eq!(lost.places[0].sentence().as_deref(), Some("Turn 21 → none"));
    let guns = report.iter().find(|e| e.message.contains("single gun")).unwrap();
    let sentences: Vec<_> = guns.places.iter().filter_map(Change::sentence).collect();
    assert!(sentences.iter().all(|t| t.ends_with("→ none") || t.contains(" → 1")), "{sentences:?}");
    let formed = report.iter().find(|e| e.message.starts_with("The formation is")).unwrap();
    assert!(formed.places.iter().all(|p| p.sentence().is_some_and(|s| s.contains(" → "))), "{formed:?}");
    assert!(report.iter().any(|e| e.message.contains("150 yards")));
    assert!(report.iter().all(|e| !e.places.is_empty() && e.message.ends_with('.')));
    assert!(
        report
            .iter()
            .any(|e| e.places.iter().any(|p| matches!(&p.place, Place::Side(_, id) if id == "flight_level")))
    );
    assert!(report.is_sorted_by_key(|e| e.sort));
}

#[test]
fn qualities_come_back_as_they_went() {
    let s = mollwitz();
    let there = converted(&s);
    let back = converted(&there.scenario).scenario;
    let same = |key: &str| {
        let ids = s.pieces.keys().filter(|id| back.pieces.contains_key(*id));
        let (mut all, mut equal) = (0, 0);
        for id in ids.filter(|id| s.pieces[*id].attrs.contains_key(key)) {
            all += 1;
            let usual = |p: &oblique_scenario::Piece| p.text(key).unwrap_or("trained").to_owned();
            equal += usize::from(usual(&s.pieces[id]) == usual(&back.pieces[id]));
        }
        (all, equal)
    };
    let (all, equal) = same("quality");
    assert!(all > 50 && equal * 20 >= all * 19, "{equal} of {all}");
}

#[test]
fn the_same_rules_are_refused() {
    let s = mollwitz();
    let own = ruleset(&s.ruleset).unwrap();
    assert!(convert(&s, own, own).is_err());
}

/// Units whose men are not given become units of the usual strength, and the report says that it is a guess.
#[test]
fn numbers_not_given_are_guessed_and_not_read_as_none() {
    let s = shipped(include_str!("../../../../scenarios/drums/peninsular_clash.ron"));
    let new = convert(&s, ruleset(&s.ruleset).unwrap(), ruleset("dragoon").unwrap()).unwrap();
    let men = |id: &str| new.scenario.pieces.get(&PieceId(id.to_owned())).and_then(|p| p.attrs.get("men"));
    assert_eq!(men("a-guards-1"), None, "the usual strength is not written");
    let place = Place::Piece(PieceId("a-guards-1".to_owned()), "men".to_owned());
    let guessed = new.report.iter().filter(|e| e.sort == Sort::Guessed);
    assert!(guessed.flat_map(|e| &e.places).any(|change| change.place == place));
}

/// Sorts of horse and guns become the kinds that are called so, and come back as what they were.
#[test]
fn deployments_are_carried_over_with_the_pieces() {
    let mut s = mollwitz();
    let mut set_up = s.present_set_up("As they stood");
    // Two battalions that stand alone change places.
    let mut alone = s.pieces.iter().filter(|(_, piece)| {
        let shared = s.pieces.values().filter(|other| other.hex == piece.hex).count() > 1;
        piece.hex.is_some() && piece.side == oblique_scenario::Side::A && piece.kind == "infantry" && !shared
    });
    let [one, other] = [(); 2].map(|()| alone.next().expect("two stand alone").0.clone());
    let [first, second] = [&one, &other].map(|id| set_up.postings[id].clone());
    set_up.postings.extend([(one.clone(), second), (other, first)]);
    let id = s.fresh_set_up_id("as-they-stood");
    s.setups.insert(id.clone(), set_up);
    for rules in RULESETS.iter().copied().filter(|r| r.id() != s.ruleset) {
        let new = convert(&s, ruleset(&s.ruleset).unwrap(), rules).unwrap();
        let kept = &new.scenario.setups[&id];
        let name = rules.id();
        assert_eq!(kept.name, "As they stood", "{name}");
        assert!(kept.postings.keys().all(|piece| new.scenario.pieces.contains_key(piece)), "{name}");
        let differ = new.scenario.differing_from(kept);
        assert!(differ.contains(&one) && differ.len() < kept.postings.len() / 4, "{name}: {differ:?}");
        let mut taken_up = new.scenario.clone();
        let _ = new.scenario.taking_up(kept).apply(&mut taken_up);
        let errors = |s: &Scenario| -> BTreeSet<String> {
            let checker = Checker::new(rules.checks(), s);
            checker
                .diagnostics()
                .into_iter()
                .filter(|d| d.severity == Severity::Error)
                .map(|d| d.message.clone())
                .collect()
        };
        let (before, after) = (errors(&new.scenario), errors(&taken_up));
        assert!(after.is_subset(&before), "{name}: {:#?}", after.difference(&before));
    }
}

#[test]
fn the_year_of_a_battle_is_that_of_its_date() {
    let with_year = RULESETS.iter().find(|r| r.catalog().params.iter().any(|p| p.id == "year"));
    let rules = *with_year.expect("a ruleset that asks for the year");
    let year = |date: &str| {
        let mut s = mollwitz();
        date.clone_into(&mut s.meta.date);
        let new = convert(&s, ruleset(&s.ruleset).unwrap(), rules).unwrap();
        let guessed = new.report.iter().any(|e| e.sort == Sort::Guessed && e.message.contains("'Year'"));
        (new.scenario.params.get("year").and_then(oblique_scenario::Value::int), guessed)
    };
    assert_eq!(year("10 April 1741"), (Some(1741), false));
    assert_eq!(year("1757-06-18"), (Some(1757), false));
    assert_eq!(year("a spring morning"), (None, true));
}

#[test]
fn kinds_go_by_what_they_are_and_come_back() {
    let s = mollwitz();
    let home = ruleset(&s.ruleset).unwrap();
    for to in ["purky", "dessauer"] {
        let there = convert(&s, home, ruleset(to).unwrap()).unwrap();
        let back = convert(&there.scenario, ruleset(to).unwrap(), home).unwrap().scenario;
        let horse = |p: &oblique_scenario::Piece| p.kind == "cavalry";
        let (mut all, mut kinds) = (0, std::collections::BTreeSet::new());
        for (id, piece) in s.pieces.iter().filter(|(_, p)| horse(p)) {
            // Usual values are not written.
            let sort = |p: &oblique_scenario::Piece| p.text("type").unwrap_or("dragoon").to_owned();
            assert_eq!(sort(&back.pieces[id]), sort(piece), "{id} by way of {to}");
            kinds.insert(there.scenario.pieces[id].kind.clone());
            all += 1;
        }
        assert!(all > 20 && kinds.len() > 2, "{to}: {kinds:?}");
        let lost = there.report.iter().filter(|e| e.sort == Sort::Lost);
        let types = lost.filter(|e| e.message.contains("'Type'")).flat_map(|e| &e.places);
        let lost_horse = types.filter(|c| matches!(&c.place, Place::Piece(id, _) if horse(&s.pieces[id])));
        assert_eq!(lost_horse.count(), 0, "{to}");
    }
}

/// Whoever arrives does so at the same time of the battle, in phases as in turns.
#[test]
fn arrivals_keep_their_time() {
    let s = mollwitz();
    let home = ruleset(&s.ruleset).unwrap();
    let turns = |to: &str| {
        let new = if to == s.ruleset {
            s.clone()
        } else {
            convert(&s, home, ruleset(to).unwrap()).unwrap().scenario
        };
        new.pieces.values().filter_map(|p| p.arrives.as_ref()).map(|a| a.turn).max()
    };
    let last = turns("dragoon").expect("somebody arrives");
    assert_eq!(turns("dessauer"), Some(last));
    assert_eq!(turns("drums"), Some(4 * last));
}
