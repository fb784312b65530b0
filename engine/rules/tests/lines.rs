//! Where lines cross and what spans water, under a shipped catalog.

use oblique_board::hex::{Edge, Layout, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_rules::catalog::{Catalog, Linear};
use oblique_rules::line_checks::dead_ends;
use oblique_rules::lines::{crossings, spanning, spans};
use oblique_rulesets::RULESETS;
use oblique_scenario::Facets;
use oblique_scenario::Scenario;
use oblique_scenario::check::{Check, Diagnostic, Place, Severity, fix_all};

/// A catalog with bridges and fords of its own.
fn catalog() -> Catalog {
    let mut catalog = RULESETS[0].catalog().clone();
    for look in ["ford", "bridge"].map(str::to_owned) {
        let (id, name, note) = (look.clone(), look.clone(), String::new());
        catalog.linear.push(Linear { id, name, along_edges: true, look, note, attributes: Vec::new() });
    }
    catalog
}

/// A road down a column over two streams.
fn crossed() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 8, 8);
    let mut s = Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    let side = |row| Edge::between(layout.at(3, row), layout.at(3, row + 1), Orientation::Flat).unwrap();
    let road = Path::Hexes((0..8).map(|row| layout.at(3, row)).collect());
    let lines = [
        ("road", "road", road),
        ("upper", "stream", Path::Edges(vec![side(1)])),
        ("lower", "stream", Path::Edges(vec![side(5)])),
    ];
    for (id, kind, path) in lines {
        let feature = Feature::new(kind, path);
        s.board.put_feature(FeatureId(id.to_owned()), Some(feature));
    }
    s
}

#[test]
fn every_crossing_is_found_and_spanned_once() {
    let (catalog, mut s) = (catalog(), crossed());
    let before = s.clone();
    let open = crossings(&s, &catalog, None);
    assert_eq!(open.len(), 2);
    assert!(open.iter().all(|c| c.spanned.is_none()));
    let kinds = spans(&catalog);
    assert_eq!(kinds.iter().map(|k| k.id.as_str()).collect::<Vec<_>>(), ["bridge", "ford"]);
    let edges: Vec<Edge> = open.iter().map(|c| c.edge).collect();
    let (back, _) = spanning(&s, &catalog, &edges, kinds[0]).unwrap().apply(&mut s);
    let built = crossings(&s, &catalog, None);
    assert!(built.iter().all(|c| c.spanned.as_deref() == Some("bridge")));
    assert!(spanning(&s, &catalog, &edges, kinds[0]).is_none(), "they stand already");
    // A ford takes the place of a bridge.
    let (bridge, _) = spanning(&s, &catalog, &edges[..1], kinds[1]).unwrap().apply(&mut s);
    assert_eq!(crossings(&s, &catalog, None)[0].spanned.as_deref(), Some("ford"));
    assert_eq!(s.board.features().len(), 5);
    let _ = bridge.apply(&mut s);
    let _ = back.apply(&mut s);
    assert_eq!(s, before);
}

#[test]
fn without_kinds_of_its_own_a_ruleset_has_nothing_to_build() {
    let of_catalog = RULESETS[0].catalog();
    assert_eq!(spans(of_catalog).len(), of_catalog.linear.iter().filter(|k| k.spans()).count());
    assert_eq!(crossings(&crossed(), of_catalog, None).len(), 2);
}

#[test]
fn a_long_road_is_taken_away_only_where_there_is_a_choice() {
    let layout = Layout::new(Orientation::Flat, 60, 40);
    let remedies = |from: i32, steps: i32| {
        let mut s = Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
        let road = Path::Hexes((from..=from + steps).map(|column| layout.at(column, 20)).collect());
        s.board.put_feature(FeatureId("road".to_owned()), Some(Feature::new("road", road)));
        let ends = dead_ends(&s, RULESETS[0].catalog());
        assert_eq!(ends.len(), 2);
        ends.into_iter()
            .map(|end| end.fixes.into_iter().map(|fix| fix.label).collect())
            .collect::<Vec<Vec<_>>>()
    };
    let removes = |labels: &Vec<String>| labels.iter().any(|label| label.starts_with("Remove"));
    // In the middle of the board, too far from its rim to be run on to it.
    assert!(remedies(28, 2).iter().all(removes), "a stub goes");
    assert!(remedies(20, 20).iter().all(Vec::is_empty), "a road stays");
    let near = remedies(4, 30);
    assert!(near.iter().any(|labels| labels.len() > 1 && !labels[0].starts_with("Remove")), "{near:?}");
}

/// Roads that end in the open, as a check of a ruleset finds them.
struct DeadEnds;

impl Check for DeadEnds {
    fn id(&self) -> &'static str {
        "T1"
    }
    fn reads(&self) -> Facets {
        Facets::FEATURES
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        found.extend(dead_ends(scenario, RULESETS[0].catalog()).into_iter().map(|end| {
            Diagnostic::new("T1", Severity::Note, Place::Feature(end.id), end.message).with_fixes(end.fixes)
        }));
    }
}

#[test]
fn all_at_once_only_gaps_are_closed_and_fragments_are_left_to_be_looked_at() {
    let layout = Layout::new(Orientation::Flat, 60, 40);
    let mut s = Scenario::new("none", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    let mut road = |id: &str, columns: std::ops::RangeInclusive<i32>, row| {
        let path = Path::Hexes(columns.map(|column| layout.at(column, row)).collect());
        s.board.put_feature(FeatureId(id.to_owned()), Some(Feature::new("road", path)));
    };
    // More fragments than remedies are looked for, before the gaps in their order.
    for n in 0..24 {
        let (column, row) = (4 + n % 6 * 9, [4, 10, 30, 35][n as usize / 6]);
        road(&format!("fragment-{n:02}"), column..=column + 2, row);
    }
    // From rim to rim, interrupted between two hexes side by side, and by one hex.
    road("road-1", 0..=20, 20);
    road("road-2", 21..=40, 20);
    road("road-3", 42..=59, 20);
    let before = s.clone();
    let fixed = fix_all(&DeadEnds, &s).expect("gaps");
    assert_eq!(fixed.remedies, 2, "each gap is closed once");
    assert!(fixed.alone > 0 && fixed.left >= fixed.alone);
    let _ = fixed.edit.apply(&mut s);
    let roads: Vec<&FeatureId> = s.board.features().keys().filter(|id| id.0.starts_with("road")).collect();
    assert_eq!(roads.len(), 1, "{roads:?}");
    let Path::Hexes(hexes) = &s.board.features()[roads[0]].path else { panic!("from hex to hex") };
    assert_eq!(hexes.len(), 60, "no step is taken twice");
    let fragments = |s: &Scenario| {
        let all = s.board.features().iter().filter(|(id, _)| id.0.starts_with("fragment"));
        all.map(|(id, feature)| (id.clone(), feature.clone())).collect::<Vec<_>>()
    };
    assert_eq!(fragments(&s), fragments(&before), "what lies alone is left as it is");
}
