use super::{Cases, CasesError};
use oblique_testing::toy::REGISTRY;

const CAST: &str = r#"(ruleset: "toy", size: (6, 6), leaders: ("", ""))"#;

fn read(case: &str) -> Result<Cases, CasesError> {
    let text = format!(
        r#"(cases: [(rule: "toy.turn", name: "a case", {case} pieces: (
            a: (side: "A", kind: "foot", hex: "0202"), b: (side: "B", kind: "foot", hex: "0505"),
        ))])"#
    );
    Cases::read(REGISTRY, &text, CAST)
}

/// What differs when a case is played.
fn differs(case: &str) -> Vec<String> {
    let report = read(case).expect("it reads").run();
    report.failures.into_iter().flat_map(|failure| failure.differs).collect()
}

#[test]
fn draws_of_one_name_are_read_one_by_one_or_together() {
    let read = read(r#"dice: [("fire", 6), ("hit", [1, 2])],"#).expect("it reads");
    let dice: Vec<(&str, i32)> =
        read.cases[0].dice.iter().map(|(name, value)| (name.as_str(), *value)).collect();
    assert_eq!(dice, [("fire", 6), ("hit", 1), ("hit", 2)]);
    assert!(super::tests::read(r#"dice: [("fire", "six")],"#).is_err());
}

#[test]
fn the_rule_a_decision_rests_on_is_compared() {
    assert_eq!(differs(r#"then: (asked: "orders", asked_rule: "toy.turn"),"#), Vec::<String>::new());
    let other = differs(r#"then: (asked_rule: "toy.fire"),"#);
    assert_eq!(other, ["orders rests on rule 'toy.turn', not on toy.fire"]);
}

#[test]
fn those_an_order_is_offered_to_are_compared_and_nobody_is_left_out() {
    assert_eq!(differs(r#"then: (offered_to: [(move, "a")]),"#), Vec::<String>::new());
    assert_eq!(differs(r#"then: (offered_to: [(move, "")]),"#), ["Move is offered to [a]"]);
    assert_eq!(differs(r#"then: (offered_to: [(move, "a b")]),"#), ["Move is offered to [a]"]);
    assert_eq!(differs(r#"then: (offered_to: [(move, "c")]),"#), ["there is no piece 'c'"]);
}

#[test]
fn what_is_not_under_way_and_gauges_there_are_not_differ() {
    let nothing = differs(r#"then: (under_way: [(rule: "toy.turn", who: "a", left: (actions: 1))]),"#);
    assert_eq!(nothing, ["under way are 0: "]);
    let gauge = differs(r#"then: (gauges: [(side: A, rule: "toy.end", value: 1, limit: 2, note: "x")]),"#);
    assert_eq!(gauge, ["the gauges say "]);
}

#[test]
fn a_battle_is_opened_by_its_file_and_brings_its_own_pieces() {
    let both = differs(r#"battle: "x.ron","#);
    assert_eq!(both, ["a battle brings its own pieces"]);
    let text = r#"(cases: [(rule: "toy.turn", name: "a case", battle: "x.ron", then: (asked: "orders"))])"#;
    let mut cases = Cases::read(REGISTRY, text, CAST).expect("it reads");
    let differences =
        |cases: &Cases| cases.run().failures.into_iter().flat_map(|f| f.differs).collect::<Vec<_>>();
    assert_eq!(differences(&cases), ["the battle x.ron was not given"]);
    assert_eq!(cases.read_battles(|path| Err(path.to_owned())), Err("x.ron".to_owned()));
    assert_eq!(cases.read_battles(|_| Ok::<_, ()>("()".to_owned())), Ok(()));
    assert_eq!(differences(&cases), ["x.ron is no battle"]);
}

#[test]
fn a_ruleset_without_generator_or_lists_says_so() {
    let text = r#"(cases: [(rule: "toy.turn", name: "a case", pickup: (steps: []))])"#;
    let report = Cases::read(REGISTRY, text, CAST).expect("it reads").run();
    assert_eq!(report.failures[0].differs, ["the ruleset makes no pick-up games"]);
    let list = differs(r#"of_list: (side: "A", list: "nowhere", year: 1813),"#);
    assert_eq!(list, ["there is no army list 'nowhere'"]);
}
