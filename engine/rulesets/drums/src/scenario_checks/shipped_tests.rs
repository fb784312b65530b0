//! The battles that come with this ruleset are those of the sheet's section 23.

use super::all;
use crate::battle::ground::Ground;
use crate::{CATALOG, Drums};
use oblique_rules::Ruleset as _;
use oblique_rules::play::Options;
use oblique_scenario::check::Checker;
use oblique_scenario::{Scenario, Side, format};
use oblique_testing::shipped::battles_of;
use std::collections::BTreeMap;

/// Name of the file, who begins, units of A and B, break points of A and B.
type Row = (&'static str, Option<Side>, [usize; 2], [i32; 2]);

const SHEET: [Row; 4] = [
    ("peninsular_clash", Some(Side::B), [14, 17], [7, 8]),
    ("retschow", Some(Side::A), [16, 15], [7, 7]),
    ("spanish_pride", Some(Side::B), [17, 15], [8, 7]),
    ("to_vienna", None, [17, 17], [8, 7]),
];

/// The battles by the names of their files, read whole and written as the program writes them.
fn shipped() -> BTreeMap<String, Scenario> {
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it is there");
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let reading = format::read(&text, &|id| (id == CATALOG.id).then(|| CATALOG.palettes()));
        assert_eq!(reading.problems, [], "{name}");
        let scenario = reading.scenario.expect("it is whole");
        assert_eq!(format::write(&scenario, Some(&CATALOG.palettes())), text, "{name}");
        (name, scenario)
    };
    battles_of(&CATALOG.id).into_iter().map(read).collect()
}

#[test]
fn nothing_is_wrong_with_the_battles_that_come_with_the_ruleset() {
    for (name, scenario) in shipped() {
        let checker = Checker::new(all(), &scenario);
        let findings = checker.diagnostics().into_iter().filter(|d| d.silenced(&scenario).is_none());
        let found: Vec<_> = findings.map(|d| (d.id, &d.message)).collect();
        assert_eq!(found, [], "{name}");
    }
}

#[test]
fn they_have_the_numbers_of_the_sheet() {
    let battles = shipped();
    assert_eq!(battles.len(), SHEET.len());
    for (name, first, units, points) in SHEET {
        let scenario = &battles[name];
        let own = |side| scenario.pieces.values().filter(move |p| p.side == side);
        let count = |side| own(side).filter(|p| CATALOG.role_of(p).is_some_and(|role| !role.leads())).count();
        let ground = Ground::of(scenario);
        let given = (ground.begins, Side::BOTH.map(count), ground.break_points);
        assert_eq!(given, (first, units, points), "{name}");
    }
}

#[test]
fn they_open_and_wait_for_somebody() {
    for (name, scenario) in shipped() {
        let game = Drums.begin(&scenario, &Options { seed: 1, fog: false, unattended: false });
        let game = game.unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        assert!(game.decision().is_some() && !game.orders(None).is_empty(), "{name}");
        assert_eq!(game.audit(true), [] as [String; 0], "{name}");
    }
}
