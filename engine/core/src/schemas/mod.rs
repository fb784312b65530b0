//! JSON Schemas of every file format the engine reads, for editors that check while one types.
//!
//! RON is seen as the JSON it corresponds to: groups of fields and tables are objects, tuples are
//! arrays. Must not know files: a test keeps the shipped schemas equal to these.

use crate::commander::Temperament;
use crate::roster::template::NationFile;
use crate::rules::RULESETS;
use crate::rules::catalog::Catalog;
use crate::rules::manual::Manual;
use crate::rules::translation::Translation;
use crate::{battle, format};
use schemars::{JsonSchema, schema_for};
use serde_json::Value;

/// Every schema by its name: those of scenarios and logs, of what rulesets are made of, and each
/// ruleset's tables as `<id>-tables`.
#[must_use]
pub fn all() -> Vec<(String, Value)> {
    let [cases, cast] = battle::cases::schemas();
    let mut all = vec![
        ("cases".to_owned(), cases),
        ("cast".to_owned(), cast),
        ("scenario".to_owned(), format::schema()),
        ("log".to_owned(), battle::log::schema()),
        ("saved-battle".to_owned(), battle::saved::schema()),
        ("catalog".to_owned(), of::<Catalog>()),
        ("manual".to_owned(), of::<Manual>()),
        ("nations".to_owned(), of::<NationFile>()),
        ("rerule".to_owned(), of::<Translation>()),
        ("commanders".to_owned(), of::<Vec<Temperament>>()),
    ];
    let tables =
        RULESETS.iter().filter_map(|r| Some((format!("{}-tables", r.catalog().id), r.tables_schema()?)));
    all.extend(tables);
    all
}

fn of<T: JsonSchema>() -> Value {
    schema_for!(T).to_value()
}
