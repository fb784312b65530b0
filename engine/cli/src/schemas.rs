//! JSON Schemas of every file format the engine reads, for editors that check while one types.
//!
//! RON is seen as the JSON it corresponds to: groups of fields and tables are objects, tuples are
//! arrays. Must not know files: a test keeps the shipped schemas equal to these.

use oblique_battle as battle;
use oblique_commander::{Temperament, TemperamentDifference};
use oblique_digitize::recipe::Recipe;
use oblique_digitize::vectors::MappingTable;
use oblique_roster::template::NationFile;
use oblique_rules::catalog::Catalog;
use oblique_rules::charts::Charts;
use oblique_rules::lists::{self, ArmyList};
use oblique_rules::manual::Manual;
use oblique_rules::translation::Translation;
use oblique_rulesets::RULESETS;
use oblique_scenario::format;
use schemars::{JsonSchema, schema_for};
use serde_json::Value;

/// Every schema by its name: those of scenarios and logs, of what rulesets are made of, and each
/// ruleset's tables as `<id>-tables`.
#[must_use]
pub(crate) fn all() -> Vec<(String, Value)> {
    let [cases, cast] = battle::cases::schemas();
    let mut all = vec![
        ("cases".to_owned(), cases),
        ("cast".to_owned(), cast),
        ("scenario".to_owned(), format::schema()),
        ("log".to_owned(), battle::log::schema()),
        ("saved-battle".to_owned(), battle::saved::schema()),
        ("catalog".to_owned(), of::<Catalog>()),
        ("manual".to_owned(), of::<Manual>()),
        ("charts".to_owned(), of::<Charts>()),
        ("nations".to_owned(), of::<NationFile>()),
        ("army-list".to_owned(), of::<ArmyList>()),
        ("army-lists-common".to_owned(), of::<lists::Common>()),
        ("conversion".to_owned(), of::<Translation>()),
        ("recipe".to_owned(), of::<Recipe>()),
        ("vector-table".to_owned(), of::<MappingTable>()),
        ("commanders".to_owned(), of::<Vec<Temperament>>()),
        ("commander-differences".to_owned(), of::<Vec<TemperamentDifference>>()),
    ];
    let tables =
        RULESETS.iter().filter_map(|r| Some((format!("{}-tables", r.catalog().id), r.tables_schema()?)));
    all.extend(tables);
    all
}

fn of<T: JsonSchema>() -> Value {
    schema_for!(T).to_value()
}

#[cfg(test)]
mod tests {
    use oblique_testing::golden::agrees;
    use std::path::Path;

    /// `BLESS=1` writes the schemas anew.
    #[test]
    fn the_schemas_do_not_drift() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
        let all = super::all();
        for (name, schema) in &all {
            let text = serde_json::to_string_pretty(schema).unwrap() + "\n";
            let file = folder.join(format!("{name}.schema.json"));
            agrees(&file, &text);
        }
        let files = std::fs::read_dir(&folder)
            .unwrap()
            .flatten()
            .filter(|f| f.file_name().to_string_lossy().ends_with(".schema.json"));
        assert_eq!(files.count(), all.len(), "a schema nothing makes any more");
    }
}
