//! The national lists (`list.form`, `list.leaders`), read from `assets/rulesets/drums/lists/`.
//!
//! Prices are ours: the published lists have none. Must not know a scenario.

#[cfg(test)]
mod tests;

use oblique_rules::lists::{ArmyList, ArmyLists, Common};
use std::sync::LazyLock;

oblique_rules::ruleset_data!(@ COMMON, Common, "rulesets/drums/lists/common.ron");
oblique_rules::ruleset_data!(@ FRANCE, ArmyList, "rulesets/drums/lists/france.ron");
oblique_rules::ruleset_data!(@ AUSTRIA, ArmyList, "rulesets/drums/lists/austria.ron");
oblique_rules::ruleset_data!(@ PRUSSIA, ArmyList, "rulesets/drums/lists/prussia.ron");
oblique_rules::ruleset_data!(@ RUSSIA, ArmyList, "rulesets/drums/lists/russia.ron");
oblique_rules::ruleset_data!(@ BRITAIN, ArmyList, "rulesets/drums/lists/britain.ron");
oblique_rules::ruleset_data!(@ SPAIN, ArmyList, "rulesets/drums/lists/spain.ron");

static LISTS: LazyLock<ArmyLists> = LazyLock::new(|| ArmyLists {
    lists: [&FRANCE, &AUSTRIA, &PRUSSIA, &RUSSIA, &BRITAIN, &SPAIN].map(|list| (**list).clone()).to_vec(),
    common: COMMON.clone(),
});

/// All national lists.
pub(crate) fn all() -> &'static ArmyLists {
    &LISTS
}
