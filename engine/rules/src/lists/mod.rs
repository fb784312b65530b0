//! Army lists of rulesets that have them: which commands an army may be made of, who is in them, how good their generals
//! are, what units are worth.
//!
//! All of it is data under `assets/rulesets/<id>/lists/`, a file a list and one of what they share. Must not know any one
//! ruleset, nor whether a figure means much or little: kinds and attributes are the catalog's.

mod draw;
mod legality;
mod muster;
mod plan;
mod wished;

pub use draw::{Army, Command, Recruit};
pub use legality::{Problem, problems};
pub use muster::muster;
pub use plan::{ArmyPlan, ByHand, CommandPlan, PartPlan, Thrown, UnitPlan, sorts};
pub use wished::Raised;

use crate::catalog::Catalog;
use crate::manual::Status;
use oblique_scenario::{Attrs, Scenario, Side, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The army lists of a ruleset.
#[derive(Clone, Debug, PartialEq)]
pub struct ArmyLists {
    /// A list a nation.
    pub lists: Vec<ArmyList>,
    /// What they share.
    pub common: Common,
}

/// What the lists of a ruleset share.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Common {
    /// First and last year they are for.
    pub years: (u16, u16),
    /// Dice for what a general has beside his figures, by the name lists refer to them.
    pub traits: BTreeMap<String, Vec<Face>>,
    /// Where these come from.
    pub traits_status: Status,
    /// Attributes in which a unit may differ from its entry: what the army gives it beside.
    #[serde(default)]
    pub free: Vec<String>,
    /// What an army is usually worth, points.
    pub usual_points: i32,
    /// What pieces are worth, a row a kind; the ruleset fills it in where its tables say it.
    #[serde(default)]
    pub prices: Vec<Price>,
}

/// What pieces of a kind are worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Price {
    /// The catalog's kind.
    pub kind: String,
    /// Points of one with nothing to add or take off.
    pub points: i32,
    /// Points for everything it has a number of: models, guns.
    #[serde(default)]
    pub counts: Vec<Count>,
    /// An attribute, its value at which nothing is added, and points for every step above it; as many are taken off for
    /// every step below.
    pub each: Vec<(String, i64, i32)>,
    /// An attribute, a value and the points where it is that.
    pub when: Vec<(String, Value, i32)>,
    /// Where the figures come from.
    pub status: Status,
}

/// Points for each of what a piece has a number of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Count {
    /// The attribute that is the number.
    pub of: String,
    /// Points of each with nothing to add.
    pub points: i32,
    /// An attribute, a value and the points more for each where it is that.
    #[serde(default)]
    pub when: Vec<(String, Value, i32)>,
}

impl Price {
    /// The attributes it asks after.
    pub fn asks(&self) -> impl Iterator<Item = &str> {
        let each = self.each.iter().map(|row| &row.0);
        let when = self.when.iter().chain(self.counts.iter().flat_map(|count| &count.when)).map(|row| &row.0);
        each.chain(self.counts.iter().map(|count| &count.of)).chain(when).map(String::as_str)
    }
}

/// A list: the armies of a nation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ArmyList {
    /// Its id, that of a nation of the catalog.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many commands an army has, its reserve not counted.
    pub commands: u8,
    /// Units there are.
    pub entries: Vec<Entry>,
    /// Commands there are.
    pub types: Vec<CommandType>,
    /// How good generals are.
    pub generals: Vec<GeneralTable>,
    /// Names for generals.
    pub names: Vec<String>,
    /// What else is to be known of it, a sentence each.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// A unit of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Entry {
    /// Its id within the list.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The catalog's kind.
    pub kind: String,
    /// Its attributes; what is missing is the kind's usual.
    pub attrs: Attrs,
}

/// A sort of command of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CommandType {
    /// Its id within the list.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// First and last years it is there; in all of them where none are given.
    #[serde(default)]
    pub years: Vec<(u16, u16)>,
    /// Does an army need one of this sort, or of the others marked so?
    #[serde(default)]
    pub core: bool,
    /// Is it the reserve, under the commander in chief himself?
    #[serde(default)]
    pub reserve: bool,
    /// How many an army has at most.
    pub most: u8,
    /// Who is in it: of each part one alternative.
    pub parts: Vec<Vec<Units>>,
    /// What its leader has beside what is diced for.
    #[serde(default)]
    pub leader: Attrs,
    /// Where it comes from.
    pub status: Status,
    /// Figures of another status.
    #[serde(default)]
    pub other: String,
}

/// So many units, each any one of these entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Units(pub u8, pub Vec<String>);

/// A die for the quality of generals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GeneralTable {
    /// The catalog's kind of general.
    pub kind: String,
    /// For the first so-manieth of an army, from 1.
    pub from: u8,
    /// Up to that.
    pub to: u8,
    /// What the die gives, in rising order.
    pub faces: Vec<Face>,
    /// Where it comes from.
    pub status: Status,
    /// Rows of another status.
    #[serde(default)]
    pub other: String,
}

/// What faces of a die give.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Face {
    /// Up to this face.
    pub to: i32,
    /// Attributes it gives.
    pub attrs: Attrs,
    /// The die of [`Common::traits`] thrown then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
}

impl ArmyLists {
    /// The list of an id.
    #[must_use]
    pub fn list(&self, id: &str) -> Option<&ArmyList> {
        self.lists.iter().find(|list| list.id == id)
    }

    /// The years in which armies of all these lists can be raised.
    #[must_use]
    pub fn common_years(&self, lists: &[&ArmyList]) -> Vec<u16> {
        let (first, last) = self.common.years;
        (first..=last).filter(|year| lists.iter().all(|list| list.raised_in(*year))).collect()
    }

    /// What a piece is worth in points; `None` of a kind without a price. What its attributes do not say is the
    /// kind's usual.
    #[must_use]
    pub fn price(&self, catalog: &Catalog, kind: &str, attrs: &Attrs) -> Option<i32> {
        let price = self.common.prices.iter().find(|price| price.kind == kind)?;
        let kind = catalog.kind(kind)?;
        let value = |id: &str| attrs.get(id).or_else(|| kind.attribute(id).map(|a| &a.default));
        let each = price.each.iter().map(|(id, at, points)| {
            let steps = value(id).and_then(Value::int).map_or(0, |value| value - at);
            points.saturating_mul(i32::try_from(steps).unwrap_or(0))
        });
        let held = |rows: &[(String, Value, i32)]| {
            let rows = rows.iter().filter(|(id, wanted, _)| value(id) == Some(wanted)).map(|row| row.2);
            rows.fold(0, i32::saturating_add)
        };
        let counts = price.counts.iter().map(|count| {
            let number = value(&count.of).and_then(Value::int).unwrap_or(0).max(0);
            let points = count.points.saturating_add(held(&count.when));
            points.saturating_mul(i32::try_from(number).unwrap_or(i32::MAX))
        });
        Some(each.chain(counts).chain([held(&price.when)]).fold(price.points, i32::saturating_add).max(0))
    }

    /// What the pieces of a side are worth; those of a kind without a price count nothing.
    #[must_use]
    pub fn points_of(&self, catalog: &Catalog, scenario: &Scenario, side: Side) -> i32 {
        let own = scenario.pieces.values().filter(|p| p.side == side);
        own.filter_map(|p| self.price(catalog, &p.kind, &p.attrs)).fold(0, i32::saturating_add)
    }
}

impl ArmyList {
    /// The entry of an id.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// The sort of command of an id.
    #[must_use]
    pub fn command_type(&self, id: &str) -> Option<&CommandType> {
        self.types.iter().find(|sort| sort.id == id)
    }

    /// Can an army be raised in a year: is there a command it needs?
    #[must_use]
    pub fn raised_in(&self, year: u16) -> bool {
        let needed = self.types.iter().any(|sort| sort.core);
        !needed || self.types.iter().any(|sort| sort.core && sort.is_in(year))
    }

    /// The die of the so-manieth general of a kind, from 1; of one beyond all the last.
    fn general(&self, kind: &str, place: u8) -> Option<&GeneralTable> {
        let of_kind = || self.generals.iter().filter(move |table| table.kind == kind);
        of_kind().find(|table| (table.from..=table.to).contains(&place)).or_else(|| of_kind().next_back())
    }
}

impl CommandType {
    /// Is it there in a year?
    #[must_use]
    pub fn is_in(&self, year: u16) -> bool {
        self.years.is_empty() || self.years.iter().any(|(first, last)| (*first..=*last).contains(&year))
    }
}
