//! Army lists, read from `assets/rulesets/dessauer/lists/`, with the prices of the cost chart (`cost.chart`).
//!
//! The game has a chart of costs and no lists: those are ours. Must not know a scenario.

#[cfg(test)]
mod tests;

use crate::CATALOG;
use crate::battle::class_of;
use crate::ids::attribute;
use crate::units::class::{Arm, Class, Grade};
use crate::units::cost;
use oblique_rules::catalog::Kind;
use oblique_rules::lists::{ArmyList, ArmyLists, Common, Count, Price};
use oblique_rules::manual::Status;
use oblique_scenario::Value;
use std::sync::LazyLock;

oblique_rules::ruleset_data!(@ COMMON, Common, "rulesets/dessauer/lists/common.ron");
oblique_rules::ruleset_data!(@ PRUSSIA, ArmyList, "rulesets/dessauer/lists/prussia.ron");
oblique_rules::ruleset_data!(@ AUSTRIA, ArmyList, "rulesets/dessauer/lists/austria.ron");
oblique_rules::ruleset_data!(@ SAXONY, ArmyList, "rulesets/dessauer/lists/saxony.ron");
oblique_rules::ruleset_data!(@ FRANCE, ArmyList, "rulesets/dessauer/lists/france.ron");
oblique_rules::ruleset_data!(@ BRITAIN, ArmyList, "rulesets/dessauer/lists/britain.ron");
oblique_rules::ruleset_data!(@ RUSSIA, ArmyList, "rulesets/dessauer/lists/russia.ron");
oblique_rules::ruleset_data!(@ SPAIN, ArmyList, "rulesets/dessauer/lists/spain.ron");

static LISTS: LazyLock<ArmyLists> = LazyLock::new(|| ArmyLists {
    lists: [&PRUSSIA, &AUSTRIA, &SAXONY, &FRANCE, &BRITAIN, &RUSSIA, &SPAIN].map(|l| (**l).clone()).to_vec(),
    common: Common { prices: CATALOG.kinds.iter().map(price).collect(), ..COMMON.clone() },
});

/// All lists.
pub(crate) fn all() -> &'static ArmyLists {
    &LISTS
}

/// What the chart says of a kind: so much a model by grade, so much a gun, so much a general.
fn price(kind: &Kind) -> Price {
    let class = class_of(&kind.id);
    Price {
        kind: kind.id.clone(),
        points: if class.is_none() { cost::of_general() } else { 0 },
        counts: class.map(counted).unwrap_or_default(),
        each: Vec::new(),
        when: Vec::new(),
        status: Status::Seed,
    }
}

fn counted(class: Class) -> Vec<Count> {
    let usual = cost::of_model(class, Grade::C, false);
    let grades = [("a", Grade::A), ("b", Grade::B), ("d", Grade::D)].map(|(word, grade)| {
        let more = cost::of_model(class, grade, false) - usual;
        (attribute::GRADE.to_owned(), Value::Text(word.to_owned()), more)
    });
    let ranks = cost::of_model(class, Grade::C, true) - usual;
    let ranks = (ranks != 0).then(|| (attribute::TWO_RANKS.to_owned(), Value::Flag(true), ranks));
    let when = grades.into_iter().chain(ranks).collect();
    let models = Count { of: attribute::MODELS.to_owned(), points: usual, when };
    let gun = Count { of: attribute::GUNS.to_owned(), points: cost::of_gun(class), when: Vec::new() };
    std::iter::once(models).chain((class.arm() == Arm::Guns).then_some(gun)).collect()
}
