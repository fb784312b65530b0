//! A new battle, of any ruleset.

pub use oblique_rules::{blank, blank_on};

#[cfg(test)]
mod tests {
    use super::blank;
    use oblique_rulesets::RULESETS;
    use oblique_scenario::check::{Checker, Place};

    #[test]
    fn a_new_battle_has_no_problem_but_what_is_still_to_do() {
        for ruleset in RULESETS {
            let usual = ruleset.catalog().orientations[0];
            let scenario = blank(*ruleset, usual, 30, 24);
            let checker = Checker::new(ruleset.checks(), &scenario);
            let found = checker.diagnostics();
            let wrong: Vec<_> = found.iter().filter(|d| !d.still_to_do(&scenario)).collect();
            assert!(wrong.is_empty(), "{wrong:?}");
            // Nations and edges are chosen for a new battle, not left to be.
            let chosen = |place: &Place| match place {
                Place::Side(_, of) => !of.is_empty(),
                place => matches!(place, Place::Nation(_)),
            };
            let left: Vec<_> = found.iter().filter(|d| chosen(&d.place)).collect();
            assert!(left.is_empty(), "{left:?}");
        }
    }
}
