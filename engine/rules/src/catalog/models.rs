//! Models: what a kind has whose strength is single figures on stands, and the guns gunners serve.
//!
//! The catalog says which numbers count them; here they are counted, of a scenario's piece and of a piece in play
//! alike. Must not know how they are drawn.

use super::{Catalog, Kind};
use crate::play::{PieceState, Standing};
use oblique_scenario::Piece;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Most models of a unit, guns of a battery, models of a stand that are counted.
const MOST: u8 = u8::MAX;

/// How a kind is counted in models.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Models {
    /// What one and what several of them are called, e.g. `figure`, `figures`.
    pub names: (String, String),
    /// Attributes whose product is their number at the start.
    pub number: Vec<String>,
    /// The track of those that are left.
    pub left: String,
    /// The track of those there were at the start.
    pub start: String,
    /// Men one of them stands for, where losses are told in men; 0 where nothing says.
    #[serde(default)]
    pub men: u16,
    /// Models on a full stand.
    pub a_stand: Amount,
    /// Models abreast on a stand; the rest stand behind them.
    pub abreast: Amount,
    /// Guns they serve, of gunners.
    #[serde(default)]
    pub guns: Option<Amount>,
    /// The mark of guns that stand without gunners, if there are such.
    #[serde(default)]
    pub unmanned: String,
    /// The mark of gunners who have left their guns, if there are such.
    #[serde(default)]
    pub without_guns: String,
}

/// A number of the sheet, or one that each piece has of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Amount {
    /// For all of a kind.
    Number(u8),
    /// An attribute of the piece.
    Attribute(String),
}

/// The models of a piece, counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModelCount {
    /// Those that are left.
    pub left: u8,
    /// Those there were at the start; none of guns that stand alone.
    pub start: u8,
    /// Models on a full stand, at least 1.
    pub a_stand: u8,
    /// Models abreast on a stand, at least 1 and at most as many as there are on it.
    pub abreast: u8,
    /// Stands abreast in the formation; 0 where its look tells.
    pub stands_abreast: u8,
    /// Guns that stand with them, or alone.
    pub guns: u8,
    /// Are they gunners, who stand about their guns, or would if they had them?
    pub gunners: bool,
}

impl ModelCount {
    /// Stands of so many models.
    #[must_use]
    pub fn stands(self, models: u8) -> u8 {
        models.div_ceil(self.a_stand.max(1))
    }

    /// In words: '19 of 24 figures, 4 stands of 6'.
    #[must_use]
    pub fn in_words(self, names: &(String, String)) -> String {
        let noun = if self.start == 1 { &names.0 } else { &names.1 };
        let guns = match (self.guns, self.gunners) {
            (1, true) => ", 1 gun".to_owned(),
            (guns, true) if guns > 0 => format!(", {guns} guns"),
            _ => String::new(),
        };
        if self.start == 0 {
            return guns.trim_start_matches(", ").to_owned();
        }
        let models = if self.left == self.start {
            format!("{} {noun}", self.start)
        } else {
            format!("{} of {} {noun}", self.left, self.start)
        };
        if self.a_stand < 2 {
            return models + &guns;
        }
        let stands = match self.stands(self.left) {
            1 => "1 stand".to_owned(),
            stands => format!("{stands} stands"),
        };
        format!("{models}, {stands} of {}{guns}", self.a_stand)
    }
}

fn small(n: i64) -> u8 {
    u8::try_from(n.max(0)).unwrap_or(MOST)
}

impl Catalog {
    fn amount(&self, piece: &Piece, amount: &Amount) -> u8 {
        match amount {
            Amount::Number(n) => *n,
            Amount::Attribute(id) => small(self.int_of(piece, id)),
        }
    }

    /// The models of a scenario's piece, all of them there; `None` where its kind is not counted in models.
    #[must_use]
    pub fn models_of(&self, piece: &Piece) -> Option<ModelCount> {
        let kind = self.kind(&piece.kind)?;
        let models = kind.models.as_ref()?;
        let product = models.number.iter().map(|id| self.int_of(piece, id)).fold(1, i64::saturating_mul);
        let a_stand = self.amount(piece, &models.a_stand).max(1);
        let number = small(product);
        Some(ModelCount {
            left: number,
            start: number,
            a_stand,
            abreast: self.amount(piece, &models.abreast).clamp(1, a_stand),
            stands_abreast: self.formation(&piece.formation).map_or(0, |f| f.stands_abreast),
            guns: models.guns.as_ref().map_or(0, |guns| self.amount(piece, guns)),
            gunners: models.guns.is_some(),
        })
    }

    /// The models of a piece in play, of which the scenario's piece tells what does not change: guns that stand alone
    /// are those of the battery that left them. `None` where its kind is not counted in models.
    #[must_use]
    pub fn models_in_play(&self, state: &PieceState, piece: &Piece) -> Option<ModelCount> {
        let kind = self.kinds.get(usize::from(state.info.kind))?;
        let models = kind.models.as_ref()?;
        let track = |id: &str| state.tracks.get(self.track(id)?).map(|n| small(i64::from(*n)));
        let formation = self.formations.get(usize::from(state.formation));
        let all = ModelCount {
            left: track(&models.left)?,
            start: track(&models.start)?,
            stands_abreast: formation.map_or(0, |f| f.stands_abreast),
            ..self.models_of(piece)?
        };
        Some(if self.has_mark(state, &models.unmanned) {
            ModelCount { left: 0, start: 0, ..all }
        } else if self.has_mark(state, &models.without_guns) {
            ModelCount { guns: 0, ..all }
        } else {
            all
        })
    }

    /// Is a piece in play guns that stand without gunners?
    #[must_use]
    pub fn is_unmanned(&self, state: &PieceState) -> bool {
        let kind = self.kinds.get(usize::from(state.info.kind));
        let models = kind.and_then(|kind| kind.models.as_ref());
        models.is_some_and(|models| self.has_mark(state, &models.unmanned))
    }

    /// The track of the models left to a piece in play.
    #[must_use]
    pub fn models_track(&self, state: &PieceState) -> Option<usize> {
        let models = self.kinds.get(usize::from(state.info.kind))?.models.as_ref()?;
        self.track(&models.left)
    }

    /// Men there are of a piece in play: the track of men, where there is one, else what its models stand for.
    #[must_use]
    pub fn men_in_play(&self, state: &PieceState) -> i64 {
        let read = |at: usize| state.tracks.get(at).map_or(0, |n| i64::from(*n));
        if let Some(men) = self.men_track() {
            return read(men);
        }
        let models = self.kinds.get(usize::from(state.info.kind)).and_then(|kind| kind.models.as_ref());
        let men = models.map_or(0, |models| i64::from(models.men));
        men * self.models_track(state).map_or(0, read)
    }

    /// Of what a piece has, how many in a hundred count as lost where losses are counted up: none while it is there or
    /// to come, all once it is lost, and of whoever has left the map as its kind and marks say.
    #[must_use]
    pub fn lost_percent(&self, state: &PieceState) -> u8 {
        match state.standing {
            Standing::OnMap | Standing::Due(_) => 0,
            Standing::Lost => 100,
            Standing::Left => {
                let kind = self.kinds.get(usize::from(state.info.kind)).map(|kind| kind.lost_percent_off_map);
                let marks = self.marks.iter().zip(0_u8..).filter(|(_, k)| state.marks.has(*k));
                let all = kind.into_iter().chain(marks.map(|(mark, _)| mark.lost_percent_off_map));
                all.fold(100, u8::min)
            }
        }
    }

    fn has_mark(&self, state: &PieceState, id: &str) -> bool {
        let marks = self.marks.iter().zip(0_u8..);
        marks.filter(|(mark, _)| !id.is_empty() && mark.id == id).any(|(_, k)| state.marks.has(k))
    }
}

impl Kind {
    /// What its models are called, one and several; `None` where it is not counted in models.
    #[must_use]
    pub fn models_called(&self) -> Option<&(String, String)> {
        self.models.as_ref().map(|models| &models.names)
    }
}

#[cfg(test)]
mod tests {
    use super::ModelCount;

    fn foot(left: u8) -> ModelCount {
        ModelCount { left, start: 24, a_stand: 6, abreast: 3, stands_abreast: 0, guns: 0, gunners: false }
    }

    #[test]
    fn models_are_told_with_their_stands_and_guns() {
        let names = ("figure".to_owned(), "figures".to_owned());
        assert_eq!(foot(19).in_words(&names), "19 of 24 figures, 4 stands of 6");
        assert_eq!(foot(24).in_words(&names), "24 figures, 4 stands of 6");
        assert_eq!(foot(6).in_words(&names), "6 of 24 figures, 1 stand of 6");
        let battery = ModelCount { left: 3, start: 4, a_stand: 1, guns: 2, gunners: true, ..foot(0) };
        let gunners = ("gunner".to_owned(), "gunners".to_owned());
        assert_eq!(battery.in_words(&gunners), "3 of 4 gunners, 2 guns");
        assert_eq!(ModelCount { left: 0, start: 0, guns: 1, ..battery }.in_words(&gunners), "1 gun");
    }
}
