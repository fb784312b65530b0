//! What a module of ours says of the battle it was made of, so that it comes in again as it went out: in markers of its
//! pieces and in a file of its own. The engine passes both over.

use oblique_scenario::{Attrs, Nation, Objective, ObjectiveId, Piece, PieceId, Scenario, Side};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The file in the archive.
pub(crate) const FILE: &str = "oblique.json";

/// What of a piece is put into its markers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Own {
    /// A unit or leader.
    Piece(PieceId, Box<Piece>),
    /// An objective.
    Objective(ObjectiveId, Objective),
}

/// What of the battle belongs to no piece and is not on the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct OwnBattle {
    /// The id of its ruleset.
    pub ruleset: String,
    date: String,
    place: String,
    author: String,
    description: String,
    params: Attrs,
    colors: [String; 2],
    side_params: [Attrs; 2],
    nations: BTreeMap<String, Nation>,
}

impl OwnBattle {
    /// Of a battle.
    pub(crate) fn of(scenario: &Scenario) -> Self {
        let (meta, sides) = (&scenario.meta, Side::BOTH.map(|side| scenario.side(side)));
        Self {
            ruleset: scenario.ruleset.clone(),
            date: meta.date.clone(),
            place: meta.place.clone(),
            author: meta.author.clone(),
            description: meta.description.clone(),
            params: scenario.params.clone(),
            colors: sides.map(|side| side.color.clone()),
            side_params: sides.map(|side| side.params.clone()),
            nations: scenario.nations.clone(),
        }
    }

    /// As it stands in the archive.
    pub(crate) fn written(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// What such a file says; none where it is damaged.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }

    /// Puts it on a battle of the same ruleset; of one of another what every ruleset has.
    pub(crate) fn put(self, scenario: &mut Scenario) {
        let meta = &mut scenario.meta;
        (meta.date, meta.place, meta.author) = (self.date, self.place, self.author);
        meta.description = self.description;
        let same = self.ruleset == scenario.ruleset;
        let [color_a, color_b] = self.colors;
        let [params_a, params_b] = self.side_params;
        for (info, (color, params)) in
            scenario.sides.iter_mut().zip([(color_a, params_a), (color_b, params_b)])
        {
            info.color = color;
            if same {
                info.params = params;
            }
        }
        if same {
            scenario.params = self.params;
            scenario.nations = self.nations;
        } else {
            // Traits are the ruleset's; name and coat every nation has.
            let plain = |nation: Nation| Nation { traits: Attrs::new(), traits_of: String::new(), ..nation };
            scenario.nations.extend(self.nations.into_iter().map(|(key, nation)| (key, plain(nation))));
        }
    }
}
