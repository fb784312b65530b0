//! What a battle is called where it is shown to others.

use oblique_scenario::Scenario;

/// Its title, or that it has none.
pub(crate) fn title_of(scenario: &Scenario) -> &str {
    if scenario.meta.title.is_empty() { "Untitled battle" } else { &scenario.meta.title }
}
