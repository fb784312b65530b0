//! What a value was under the old rules and is under the new ones, in words.

use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Scenario, Value};

/// A place that is told of, with what was there and what is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where, in the new scenario.
    pub place: Place,
    /// What was there; `None` if nothing was, or the place is no single value.
    pub from: Option<String>,
    /// What is there; likewise.
    pub to: Option<String>,
}

impl Change {
    /// 'from → to' where both are known and differ, or one is gone or new; else `None`.
    #[must_use]
    pub fn sentence(&self) -> Option<String> {
        match (&self.from, &self.to) {
            (Some(from), Some(to)) if from != to => Some(format!("{from} → {to}")),
            (Some(from), None) => Some(format!("{from} → none")),
            (None, Some(to)) => Some(format!("none → {to}")),
            _ => None,
        }
    }
}

/// What stands at a place of a scenario, in the catalog's words; `None` where it is no single value or there
/// is none.
pub(super) fn value_at(scenario: &Scenario, catalog: &Catalog, place: &Place) -> Option<String> {
    match place {
        Place::Piece(id, field) => {
            let piece = scenario.pieces.get(id)?;
            let kind = catalog.kind(&piece.kind);
            match field.as_str() {
                "kind" => kind.map(|k| k.name.clone()),
                "formation" => catalog.formation(&piece.formation).map(|f| f.name.clone()),
                "facing" => piece
                    .facing
                    .map(|hour| format!("{} o'clock", if hour.get() == 0 { 12 } else { hour.get() })),
                "hex" => piece.hex.map(|hex| scenario.board.layout().name(hex)),
                "arrives" => piece.arrives.as_ref().map(|a| format!("{} {}", catalog.turn_name, a.turn)),
                id => attribute(kind.map_or(&[][..], |k| &k.attributes), &piece.attrs, id),
            }
        }
        Place::Side(side, id) => attribute(&catalog.side_params, &scenario.side(*side).params, id),
        Place::Param(id) => attribute(&catalog.params, &scenario.params, id),
        _ => None,
    }
}

/// The value of an attribute as given, or the list's default, with its unit.
fn attribute(list: &[Attribute], given: &Attrs, id: &str) -> Option<String> {
    let known = list.iter().find(|a| a.id == id)?;
    let value = given.get(id).unwrap_or(&known.default);
    let text = match (value, &known.domain) {
        (Value::Text(word), Domain::Choice(words)) => {
            words.iter().find(|(id, _)| id == word).map_or_else(|| word.clone(), |(_, name)| name.clone())
        }
        (Value::Text(word), _) => word.clone(),
        (Value::Flag(on), _) => if *on { "yes" } else { "no" }.to_owned(),
        (Value::Int(minutes), Domain::Clock) => format!("{:02}:{:02}", minutes / 60, minutes % 60),
        (Value::Int(number), _) if known.unit.is_empty() => number.to_string(),
        (Value::Int(number), _) => format!("{number} {}", known.unit_name()),
    };
    Some(text)
}
