//! Who fights: kinds of units and leaders, their formations and nations.
//!
//! Must not know a piece in play.

use super::{Attribute, Models, whole_hundred};
use oblique_scenario::{Attrs, Edit, Nation, Piece};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    pub traits: Attrs,
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
