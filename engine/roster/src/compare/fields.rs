//! A part of a scenario divided into its fields, and put together again.
//!
//! Tables inside a part (a unit's attributes, its evidence, a nation's traits) are fields each;
//! places and paths are one field, so that a merge never mixes halves of two.

use super::ScenarioPart;
use serde_json::{Map, Value as Json};
use std::collections::BTreeMap;

/// A field of a part.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Field {
    /// Its name in the model: `hex`, `attrs`, `evidence`.
    pub name: String,
    /// The key within it, where it is a table: `men`. The empty key is one, too.
    pub key: Option<String>,
}

impl Field {
    /// A plain field.
    #[must_use]
    pub fn plain(name: &str) -> Self {
        Self { name: name.to_owned(), key: None }
    }

    /// An entry of a table.
    #[must_use]
    pub fn of(name: &str, key: &str) -> Self {
        Self { name: name.to_owned(), key: Some(key.to_owned()) }
    }
}

/// Fields with their values; a table's entry that is not there is not there.
pub(super) type Fields = BTreeMap<Field, Json>;

/// The fields of a part that are tables.
const fn tables(part: &ScenarioPart) -> &'static [&'static str] {
    match part {
        ScenarioPart::Piece(_) => &["attrs", "evidence"],
        ScenarioPart::Nation(_) => &["traits"],
        ScenarioPart::Side(_) => &["params"],
        ScenarioPart::Meta => &["sources"],
        ScenarioPart::SetUp(_) => &["postings"],
        _ => &[],
    }
}

const SIDES: [&str; 2] = ["A", "B"];

/// The fields of a value. What is no table of fields is one field without a name.
pub(super) fn flatten(part: &ScenarioPart, value: Json) -> Fields {
    let mut fields = Fields::new();
    let Json::Object(object) = value else {
        fields.insert(Field::plain(""), value);
        return fields;
    };
    for (name, value) in object {
        match value {
            Json::Object(table) if tables(part).contains(&name.as_str()) => {
                fields.extend(table.into_iter().map(|(key, value)| (Field::of(&name, &key), value)));
            }
            Json::Array(sides) if *part == ScenarioPart::History && name == "sides" => {
                for (key, side) in SIDES.into_iter().zip(sides) {
                    let Json::Object(side) = side else { continue };
                    fields.extend(side.into_iter().map(|(name, value)| (Field::of(&name, key), value)));
                }
            }
            value => _ = fields.insert(Field { name, key: None }, value),
        }
    }
    fields
}

/// The value made of fields: the inverse of [`flatten`].
pub(super) fn unflatten(part: &ScenarioPart, fields: Fields) -> Json {
    let mut object = Map::new();
    for table in tables(part) {
        object.insert((*table).to_owned(), Json::Object(Map::new()));
    }
    let mut sides = [Map::new(), Map::new()];
    for (Field { name, key }, value) in fields {
        match key {
            None if name.is_empty()
                && matches!(part, ScenarioPart::Ruleset | ScenarioPart::Zone(_) | ScenarioPart::Exits(_)) =>
            {
                return value;
            }
            None => _ = object.insert(name, value),
            Some(key) if *part == ScenarioPart::History => {
                let [a, b] = &mut sides;
                let side = if key == SIDES[0] { a } else { b };
                side.insert(name, value);
            }
            Some(key) => {
                if let Some(Json::Object(table)) = object.get_mut(&name) {
                    table.insert(key, value);
                }
            }
        }
    }
    if *part == ScenarioPart::History {
        object.insert("sides".to_owned(), Json::Array(sides.map(Json::Object).to_vec()));
    }
    Json::Object(object)
}
