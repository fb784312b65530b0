//! The rulesets there are: one crate beside this one and one line in [`RULESETS`] each.
//!
//! For the command line, the editor and tests of the whole program; nobody else uses it. Whatever works under a ruleset
//! gets it as a parameter.

use oblique_rules::{Registry, Ruleset};
use oblique_scenario::Scenario;
use oblique_scenario::check::Diagnostic;
use oblique_scenario::format::Reading;

/// Every ruleset there is, in the order they are offered.
pub const RULESETS: &[&dyn Ruleset] = &[
    &oblique_dragoon::Dragoon,
    &oblique_flintlock::Flintlock,
    &oblique_drums::Drums,
    &oblique_purky::Purky,
    &oblique_dessauer::Dessauer,
];

/// [`RULESETS`] by their ids.
pub const REGISTRY: Registry = Registry::new(RULESETS);

/// What things of the catalogs are called in each language: a name, in the order of letters, and what the same is called in
/// the others.
pub const NAMES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The ruleset of that id.
#[must_use]
pub fn ruleset(id: &str) -> Option<&'static dyn Ruleset> {
    REGISTRY.get(id)
}

/// The ruleset a scenario is made for.
///
/// # Errors
/// The diagnostic of a scenario whose ruleset we do not have.
pub fn ruleset_of(scenario: &Scenario) -> Result<&'static dyn Ruleset, Vec<Diagnostic>> {
    REGISTRY.of(scenario)
}

/// Reads a scenario file, with the catalogs of [`RULESETS`].
#[must_use]
pub fn read_scenario(text: &str) -> Reading {
    REGISTRY.read_scenario(text)
}

/// Reads the bytes of a scenario file, likewise.
#[must_use]
pub fn read_scenario_bytes(bytes: &[u8]) -> Reading {
    REGISTRY.read_scenario_bytes(bytes)
}

/// Writes a scenario file, with the letters of its ruleset's catalog.
#[must_use]
pub fn write_scenario(scenario: &Scenario) -> String {
    REGISTRY.write_scenario(scenario)
}

#[cfg(test)]
mod tests {
    use super::{NAMES, RULESETS, read_scenario, ruleset_of};
    use oblique_rules::catalog::reserved::{GUNS, MEN, REGIMENTAL_GUNS};

    #[test]
    fn what_counts_men_and_guns_has_the_ids_that_totals_ask_for() {
        let attributes = RULESETS.iter().flat_map(|r| &r.catalog().kinds).flat_map(|k| &k.attributes);
        for attribute in attributes {
            match attribute.unit.as_str() {
                "men" => assert_eq!(attribute.id, MEN),
                "guns" => {
                    assert!([GUNS, REGIMENTAL_GUNS].contains(&attribute.id.as_str()), "{}", attribute.id);
                }
                _ => {}
            }
        }
    }

    #[test]
    fn what_is_in_the_catalogs_has_its_name_in_german() {
        let others = |name: &str| NAMES.iter().find(|row| row.0 == name).map_or(&[][..], |row| row.1);
        assert!(NAMES.is_sorted_by(|one, next| one.0 < next.0), "they are looked up");
        for catalog in RULESETS.iter().map(|ruleset| ruleset.catalog()) {
            let kinds = catalog.kinds.iter().map(|kind| kind.name.as_str());
            let names: Vec<&str> = kinds.chain(catalog.formations.iter().map(|f| f.name.as_str())).collect();
            // A few are called alike in both.
            let alike = names.iter().filter(|name| others(name).is_empty()).count();
            assert!(alike * 5 < names.len(), "{}: {alike} of {}", catalog.id, names.len());
            for (name, own) in names.iter().flat_map(|name| others(name).iter().map(move |own| (name, own))) {
                assert!(others(own).contains(name), "{name}: {own}");
            }
        }
    }

    #[test]
    fn a_ruleset_we_do_not_have_is_named_with_those_we_have() {
        let shipped = include_str!("../../../scenarios/flintlock/cowpens.ron");
        let mut scenario = read_scenario(shipped).scenario.expect("it is whole");
        scenario.ruleset = "whist".to_owned();
        let Err(found) = ruleset_of(&scenario) else { panic!("whist is no ruleset of ours") };
        assert!(found[0].message.contains("whist") && found[0].message.contains("flintlock"));
    }
}
