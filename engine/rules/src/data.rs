//! What a ruleset reads from its files, in one place: catalog, manual, words of conversion, the computer's
//! officers, numbers.
//!
//! Must not know any one ruleset, nor what the numbers mean.

use crate::TablesError;
use crate::catalog::Catalog;
use crate::charts::Charts;
use crate::manual::Manual;
use crate::translation::Translation;
use std::sync::LazyLock;

/// The data of a ruleset, read when first asked for. [`ruleset_data!`](crate::ruleset_data) declares it from the files
/// under `assets/rulesets/`.
pub struct RulesetData {
    /// The word scenario files name it by, which the catalog repeats: known without reading any file.
    pub id: &'static str,
    /// What the editor offers under it: terrain, kinds, formations, attributes, actions.
    pub catalog: &'static LazyLock<Catalog>,
    /// Its rules, one entry an id.
    pub manual: &'static LazyLock<Manual>,
    /// Its words in the common vocabulary; `None`: no scenario is converted to or from it.
    pub translation: Option<&'static LazyLock<Translation>>,
    /// In what the computer's officers differ under it from what they are elsewhere: text of a file of entries written as
    /// those of `assets/commanders.ron` are, with what differs only.
    pub commanders: &'static str,
    /// Its file of numbers; `None`: it keeps none in a file.
    pub tables: Option<TablesFile>,
}

/// The file of a ruleset's numbers.
pub struct TablesFile {
    /// How players look them up.
    pub charts: &'static LazyLock<Charts>,
    /// Its JSON Schema, in a program that writes schemas.
    pub schema: fn() -> Option<serde_json::Value>,
    /// Its numbers, as the schema describes them.
    pub values: fn() -> serde_json::Value,
    /// See [`Ruleset::supply_tables`](crate::Ruleset::supply_tables).
    pub supply: fn(Option<&str>) -> Result<(), TablesError>,
}
