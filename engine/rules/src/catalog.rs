//! The catalog: what a ruleset offers the editor and the play pane, as data.
//!
//! Palettes, forms, inspectors, action buttons and shortcut sheets are built from it.

mod facing;
mod models;
mod pieces;
mod time;

pub use models::{Amount, ModelCount, Models};

use oblique_board::hex::Orientation;
use oblique_scenario::{Attrs, Edit, Nation, Piece, Value};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Everything the editor and the play pane know of a ruleset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Catalog {
    /// Id, e.g. the folder's name.
    pub id: String,
    /// Name as published.
    pub name: String,
    /// One paragraph about it.
    pub about: String,
    /// Yards across a hex.
    pub hex_yards: u32,
    /// Minutes a turn, if it has turns.
    pub turn_minutes: Option<u32>,
    /// What it counts as turns, e.g. `Turn` or `Activation`.
    #[serde(default = "turn")]
    pub turn_name: String,
    /// What moves cost: one of it, several of it.
    #[serde(default = "move_unit")]
    pub move_unit: (String, String),
    /// The points of an outcome are counted in parts: so many make one (points counted in halves: 2).
    #[serde(default = "whole")]
    pub points_scale: i32,
    /// The orientations a board may have, the usual one first.
    pub orientations: Vec<Orientation>,
    /// Lowest and highest level.
    pub levels: (i8, i8),
    /// Terrain; the first is the base of a new board.
    pub terrain: Vec<Terrain>,
    /// Linear features.
    pub linear: Vec<Linear>,
    /// Formations.
    pub formations: Vec<Formation>,
    /// Kinds of units and leaders.
    pub kinds: Vec<Kind>,
    /// Scenario parameters.
    pub params: Vec<Attribute>,
    /// Parameters of each side.
    pub side_params: Vec<Attribute>,
    /// Traits of a nation.
    pub nation_traits: Vec<Attribute>,
    /// Nation rows the ruleset comes with.
    pub nations: Vec<NationRow>,
    /// What is tracked of a piece in play; its tracks follow this order.
    pub tracks: Vec<Track>,
    /// States a piece can be in; bit k of a piece's marks is entry k.
    pub marks: Vec<Mark>,
    /// Phases of a turn; the phase of a running battle is an index into it.
    pub phases: Vec<Phase>,
    /// Actions a player can take, as buttons and keys.
    pub actions: Vec<Action>,
    /// Decisions a battle can wait for.
    pub decisions: Vec<DecisionKind>,
    /// What the play pane can pick out on the map, as buttons and keys.
    #[serde(default)]
    pub views: Vec<View>,
    /// May units leave the board by hexes that a scenario names?
    #[serde(default)]
    pub exits: bool,
}

fn move_unit() -> (String, String) {
    ("point".to_owned(), "points".to_owned())
}

fn turn() -> String {
    "Turn".to_owned()
}

const fn whole() -> i32 {
    1
}

const fn whole_hundred() -> u8 {
    100
}

impl Catalog {
    /// Side parameters that hold a letter of the compass, by id.
    #[must_use]
    pub fn compass_params(&self) -> Vec<&str> {
        let is = |attribute: &&Attribute| match &attribute.domain {
            Domain::Choice(words) => {
                let letters: std::collections::BTreeSet<&str> =
                    words.iter().map(|(id, _)| id.as_str()).collect();
                letters == std::collections::BTreeSet::from(["N", "E", "S", "W"])
            }
            _ => false,
        };
        self.side_params.iter().filter(is).map(|a| a.id.as_str()).collect()
    }

    /// Points of an outcome as they are shown.
    #[must_use]
    pub fn points(&self, parts: i32) -> String {
        if self.points_scale == 2 { crate::halves(parts) } else { parts.to_string() }
    }
}

/// A terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Terrain {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// The letter it has in scenario files.
    pub letter: char,
    /// How a map style draws it: `open`, `woods`, `brush`, `village`, `town`, `marsh`,
    /// `sunken_road`, `water`, `rough`, `field`, ...
    pub look: String,
    /// What it does, in one line.
    pub note: String,
    /// What a hex of it may say of itself.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
}

/// A linear feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Linear {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Does it run along hexsides (else from hex to hex)?
    pub along_edges: bool,
    /// How a map style draws it: `road`, `trail`, `stream`, `river`, `wall`, `hedge`, `fence`, ...
    pub look: String,
    /// What it does, in one line.
    pub note: String,
    /// What a feature of it may say of itself.
    #[serde(default)]
    pub attributes: Vec<Attribute>,
}

impl Linear {
    /// Does it carry water, and so flow, have a source, and want bridges?
    #[must_use]
    pub fn flows(&self) -> bool {
        self.along_edges && matches!(self.look.as_str(), "stream" | "river")
    }

    /// Does it keep to low ground?
    #[must_use]
    pub(crate) fn keeps_low(&self) -> bool {
        self.flows() || matches!(self.look.as_str(), "gully" | "ditch")
    }

    /// Does it take whoever comes across water: a bridge, a ford, that stands on a hexside?
    #[must_use]
    pub fn spans(&self) -> bool {
        self.along_edges && matches!(self.look.as_str(), "bridge" | "ford")
    }
}

/// What a formation's facing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FacingKind {
    /// Faces a vertex.
    Vertex,
    /// Faces a side.
    Side,
    /// Fronts all round.
    Round,
    /// Has none.
    None,
}

/// A formation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Formation {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its facing.
    pub facing: FacingKind,
    /// How a counter shows it: `line`, `bent`, `column`, `square`, `garrison`, `rout`, `open`, `open_line`, `limbered`,
    /// `unlimbered`.
    pub look: String,
    /// Stands abreast, of units counted in models; 0 where the look tells.
    #[serde(default)]
    pub stands_abreast: u8,
}

/// Whether a kind fights or leads, and with what arm: what a counter shows and a commander plans by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Role {
    /// Formed foot.
    Foot,
    /// Light troops on foot.
    Light,
    /// Cavalry.
    Horse,
    /// Artillery.
    Guns,
    /// A subordinate leader.
    Leader,
    /// The commander in chief.
    Chief,
}

impl Role {
    /// Is it a leader of either sort?
    #[must_use]
    pub const fn leads(self) -> bool {
        matches!(self, Self::Leader | Self::Chief)
    }

    /// Is it foot or horse, and neither guns nor a leader: what is attached to a leader by its kind?
    #[must_use]
    pub const fn is_foot_or_horse(self) -> bool {
        matches!(self, Self::Foot | Self::Light | Self::Horse)
    }
}

/// A kind of unit or leader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Kind {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Role.
    pub role: Role,
    /// Formations it may take, the usual one first; empty for kinds without.
    pub formations: Vec<String>,
    /// Must it be attached to a leader (of role [`Role::Leader`])?
    pub attached: bool,
    /// The attribute and the value of it by which units are known that stand on the flanks of a
    /// line of battle, if any do.
    #[serde(default)]
    pub flank_guard: Option<(String, String)>,
    /// How a counter draws its men, mounts and guns where no attribute `type` says so: `grenadier`, `cuirassier`,
    /// `dragoon`, `hussar`, `light`, `medium`, `heavy`, `howitzer`; empty for plain ones.
    #[serde(default)]
    pub arm: String,
    /// How it is counted in models, if it is.
    #[serde(default)]
    pub models: Option<Models>,
    /// Of one that has left the map, how many in a hundred men and guns are lost, where losses are counted up.
    #[serde(default = "whole_hundred")]
    pub lost_percent_off_map: u8,
    /// Attributes.
    pub attributes: Vec<Attribute>,
}

/// What values an attribute takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Domain {
    /// A whole number.
    Int {
        /// Lowest legal.
        min: i64,
        /// Highest legal.
        max: i64,
        /// Step of a form's buttons.
        step: i64,
    },
    /// One of some words: (id, name).
    Choice(Vec<(String, String)>),
    /// Yes or no.
    Flag,
    /// Free text.
    Text,
    /// A clock time, minutes after midnight.
    Clock,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Attribute {
    /// Id, the key in scenario files.
    pub id: String,
    /// Name.
    pub name: String,
    /// Unit of measure, or empty.
    pub unit: String,
    /// Its values.
    pub domain: Domain,
    /// What a missing one means.
    pub default: Value,
    /// Id of the scenario's parameter that says what a missing one means, in place of the default; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub inherits: String,
    /// The rule that reads it, without prefix.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

impl Attribute {
    /// What a missing one means in a scenario of these parameters: the parameter it inherits, or its default.
    #[must_use]
    pub fn usual<'a>(&'a self, params: &'a Attrs, catalog: &'a Catalog) -> &'a Value {
        let inherited = catalog.params.iter().find(|param| param.id == self.inherits);
        inherited.map_or(&self.default, |param| params.get(&param.id).unwrap_or(&param.default))
    }

    /// Its lowest and highest legal number; `None` if it is none.
    #[must_use]
    pub const fn range(&self) -> Option<RangeInclusive<i64>> {
        if let Domain::Int { min, max, .. } = self.domain { Some(min..=max) } else { None }
    }

    /// Is a value one of its own: of its sort and within its range?
    #[must_use]
    pub fn takes(&self, value: &Value) -> bool {
        match (&self.domain, value) {
            (Domain::Int { min, max, .. }, Value::Int(n)) => (min..=max).contains(&n),
            (Domain::Choice(words), Value::Text(word)) => words.iter().any(|(id, _)| id == word),
            (Domain::Clock, Value::Int(n)) => (0..1440).contains(n),
            (Domain::Flag, Value::Flag(_)) | (Domain::Text, Value::Text(_)) => true,
            _ => false,
        }
    }

    /// Ids of the words it may be, in the catalog's order; none if it is no choice.
    #[must_use]
    pub fn words(&self) -> Vec<&str> {
        let Domain::Choice(words) = &self.domain else { return Vec::new() };
        words.iter().map(|(id, _)| id.as_str()).collect()
    }

    /// Does it count something, so that the figures of several units add up and one is divided among its
    /// companies? Ratings and allowances do not: twice morale 8 is not morale 16.
    #[must_use]
    pub fn adds_up(&self) -> bool {
        matches!(self.domain, Domain::Int { .. }) && matches!(self.unit.as_str(), "men" | "guns")
    }
}

/// A nation the ruleset knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct NationRow {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Coat colour, `RRGGBB`.
    pub color: String,
    /// Traits by id.
    pub traits: oblique_scenario::Attrs,
}

/// Something counted on a piece in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Track {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Short name for counters and tables.
    pub short: String,
    /// What a display divides by (movement points are counted in halves: 2).
    pub scale: i32,
    /// Is it hidden from the enemy under fog of war?
    pub hidden: bool,
    /// Names for the values 0, 1, ... where it has names (quality), else empty.
    pub names: Vec<String>,
    /// Id of the track that limits it, if one does: it is shown as so many boxes filled.
    #[serde(default)]
    pub of: String,
    /// Are its names a scale, shown as steps from the worst to the best?
    #[serde(default)]
    pub ladder: bool,
}

/// How a counter shows a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Sign {
    /// Not at all.
    #[default]
    None,
    /// By a word under it.
    Word,
    /// By a loaded musket: its first fire is still to come.
    Volley,
    /// By powder smoke.
    Smoke,
    /// By being pale: it has had its turn.
    Spent,
    /// By crossed swords: it charges.
    Charge,
}

/// A state of a piece in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Mark {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Is it hidden from the enemy under fog of war?
    pub hidden: bool,
    /// How a counter shows it.
    #[serde(default)]
    pub sign: Sign,
    /// Is it the state that the back of a printed counter shows?
    #[serde(default)]
    pub on_back: bool,
    /// The same of whoever has left the map with it; the least of all counts.
    #[serde(default = "whole_hundred")]
    pub lost_percent_off_map: u8,
}

/// Something the play pane can pick out on the map of a side's own pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Id.
    pub id: String,
    /// Name on the button.
    pub name: String,
    /// Key, as printed, or empty.
    pub key: String,
    /// What it picks out.
    pub shows: Shows,
    /// Its rule.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

/// What a [`View`] picks out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Shows {
    /// The hexes in reach of the leader who is active or selected.
    Radius,
    /// The units of that leader.
    Led,
    /// Pieces with a mark on, or off.
    Mark {
        /// The mark's id.
        mark: String,
        /// Is it on?
        on: bool,
        /// Leaders, or else units?
        leaders: bool,
    },
    /// Units with a track of at least and at most so much.
    Track {
        /// The track's id.
        track: String,
        /// Least value.
        least: Option<i32>,
        /// Most value.
        most: Option<i32>,
    },
}

/// A phase or step of the sequence of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Phase {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// Its rule.
    pub rule: String,
}

/// How an action is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Aim {
    /// At once.
    None,
    /// A hex on the map.
    Hex,
    /// Left or right.
    LeftRight,
    /// A number.
    Amount,
    /// A leader.
    Piece,
    /// An enemy of the piece that acts.
    Target,
    /// A formation and a facing.
    Formation,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Action {
    /// The order's verb.
    pub verb: super::play::Verb,
    /// Name on the button.
    pub name: String,
    /// Key, as printed: `L`, `;`, or empty.
    pub key: String,
    /// How it is aimed.
    pub aim: Aim,
    /// Left (-1) or right (1) where the button decides it.
    #[serde(default)]
    pub turn: i8,
    /// Does it need a selected piece?
    pub piece: bool,
    /// Its rule.
    pub rule: String,
    /// Help in one line.
    pub help: String,
}

/// A kind of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DecisionKind {
    /// Id.
    pub id: String,
    /// Title of the prompt.
    pub title: String,
    /// What the player is asked.
    pub prompt: String,
    /// Its rule.
    pub rule: String,
    /// What its answers are called, where the action's name does not say what it means here.
    #[serde(default)]
    pub answers: Vec<AnswerName>,
}

/// What an order is called as the answer to a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AnswerName {
    /// The order's verb.
    pub verb: super::play::Verb,
    /// The order's amount, if it makes a difference.
    #[serde(default)]
    pub amount: Option<i32>,
    /// Its name.
    pub name: String,
}

impl DecisionKind {
    /// What an order is called as its answer, if the decision has a name of its own for it.
    #[must_use]
    pub fn answer(&self, verb: super::play::Verb, amount: i32) -> Option<&str> {
        let fits = |a: &&AnswerName| a.verb == verb && a.amount.is_none_or(|n| n == amount);
        self.answers.iter().find(fits).map(|a| a.name.as_str())
    }
}

impl Catalog {
    /// The kind of that id.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&Kind> {
        self.kinds.iter().find(|k| k.id == id)
    }

    /// The formation of that id.
    #[must_use]
    pub fn formation(&self, id: &str) -> Option<&Formation> {
        self.formations.iter().find(|f| f.id == id)
    }

    /// Terrain and linear kinds as scenario files need them.
    #[must_use]
    pub fn palettes(&self) -> oblique_scenario::format::Palettes {
        oblique_scenario::format::Palettes {
            terrain: self.terrain.iter().map(|t| (t.id.clone(), t.letter)).collect(),
            linear: self.linear.iter().map(|l| l.id.clone()).collect(),
        }
    }

    /// The terrain of that id.
    #[must_use]
    pub fn terrain(&self, id: &str) -> Option<&Terrain> {
        self.terrain.iter().find(|t| t.id == id)
    }

    /// The linear feature of that id.
    #[must_use]
    pub fn linear(&self, id: &str) -> Option<&Linear> {
        self.linear.iter().find(|l| l.id == id)
    }
}

impl NationRow {
    /// Lists the nation in a scenario, with this row's traits.
    #[must_use]
    pub fn listed(&self) -> Edit {
        let nation = Nation {
            name: self.name.clone(),
            color: self.color.clone(),
            traits_of: self.id.clone(),
            ..Nation::default()
        };
        Edit::Nation(self.id.clone(), Some(nation))
    }
}

impl Kind {
    /// The attribute of that id.
    #[must_use]
    pub fn attribute(&self, id: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|a| a.id == id)
    }

    /// A piece as one of this kind: what the kind has not is left out, its formation the usual one where
    /// the kind has not that of the piece.
    #[must_use]
    pub(crate) fn recast(&self, piece: &Piece) -> Piece {
        let mut recast = piece.clone();
        recast.kind.clone_from(&self.id);
        recast.attrs.retain(|id, _| self.attribute(id).is_some());
        if !self.formations.contains(&recast.formation) {
            recast.formation = self.formations.first().cloned().unwrap_or_default();
        }
        if self.role.leads() {
            (recast.leader, recast.facing) = (None, None);
        }
        recast
    }
}
