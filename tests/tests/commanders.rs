//! What rulesets say of the computer's officers can be read, and speaks of officers there are.

use oblique_commander::{Differences, TEMPERAMENTS};
use oblique_rulesets::RULESETS;

#[test]
fn what_rulesets_say_of_officers_is_of_those_there_are() {
    for rules in RULESETS {
        let id = &rules.catalog().id;
        let own = Differences::read(rules.data().commanders);
        let own = own.unwrap_or_else(|error| panic!("assets/rulesets/{id}/commanders.ron: {error}"));
        for officer in own.named() {
            assert!(TEMPERAMENTS.iter().any(|t| t.id == officer), "{id}: nobody is called '{officer}'");
        }
    }
}
