//! Prices are the chart's, lists name nothing the catalog has not, and what is drawn of them is legal.

use super::all;
use crate::CATALOG;
use crate::battle::class_of;
use crate::units::class::{Arm, Grade};
use crate::units::cost;
use oblique_rules::lists::ArmyPlan;
use oblique_scenario::{Attrs, Value};

#[test]
fn pieces_cost_what_the_chart_says() {
    for kind in &CATALOG.kinds {
        let Some(class) = class_of(&kind.id) else {
            assert_eq!(all().price(&CATALOG, &kind.id, &Attrs::new()), Some(100), "{}", kind.id);
            continue;
        };
        let guns = if class.arm() == Arm::Guns { 2 } else { 0 };
        for (word, grade) in [("a", Grade::A), ("b", Grade::B), ("c", Grade::C), ("d", Grade::D)] {
            for (models, two_ranks) in [(8, false), (21, false), (21, true)] {
                let mut attrs = Attrs::from([
                    ("grade".to_owned(), Value::Text(word.to_owned())),
                    ("models".to_owned(), Value::Int(i64::from(models))),
                ]);
                let ranked = two_ranks && kind.attribute("two_ranks").is_some();
                if ranked {
                    attrs.insert("two_ranks".to_owned(), Value::Flag(true));
                }
                let due = cost::of_unit(class, grade, ranked, models, guns);
                assert_eq!(all().price(&CATALOG, &kind.id, &attrs), Some(due), "{} {word} {models}", kind.id);
            }
        }
    }
}

#[test]
fn lists_name_only_what_the_catalog_has_and_leave_nothing_out() {
    for list in &all().lists {
        assert!(CATALOG.nations.iter().any(|nation| nation.id == list.id), "{}", list.id);
        for entry in &list.entries {
            let kind = CATALOG.kind(&entry.kind).unwrap_or_else(|| panic!("{}: {}", list.id, entry.kind));
            for (id, value) in &entry.attrs {
                let known = kind.attribute(id).unwrap_or_else(|| panic!("{}: {id}", entry.id));
                assert_eq!(std::mem::discriminant(value), std::mem::discriminant(&known.default), "{id}");
            }
            let models = entry.attrs["models"].int().expect("a number");
            let range = CATALOG.range_of(
                &oblique_scenario::Piece::new(oblique_scenario::Side::A, &entry.kind, ""),
                "models",
            );
            assert!(range.is_some_and(|range| range.contains(&models)), "{}: {models}", entry.id);
            let mut used = list.types.iter().flat_map(|sort| sort.parts.iter().flatten());
            assert!(used.any(|units| units.1.contains(&entry.id)), "{} of {} is drawn", entry.id, list.id);
        }
        for units in list.types.iter().flat_map(|sort| sort.parts.iter().flatten()) {
            units.1.iter().for_each(|id| assert!(list.entry(id).is_some(), "{}: {id}", list.id));
        }
    }
}

#[test]
fn whatever_is_drawn_in_any_year_is_legal_and_about_as_large_as_is_usual() {
    let usual = all().common.usual_points;
    for list in &all().lists {
        let years = all().common_years(&[list]);
        assert_eq!(years.len(), 93, "{}", list.id);
        for year in years {
            let plan = ArmyPlan::new(all(), &CATALOG, list, year, u64::from(year)).expect("it can be raised");
            assert_eq!(plan.problems(all(), &CATALOG, list), [], "{} {year}", list.id);
            let points = plan.army(&CATALOG, list).expect("an army").points(all(), &CATALOG);
            assert!((usual / 2..=usual * 3 / 2).contains(&points), "{} {year}: {points}", list.id);
        }
    }
}
