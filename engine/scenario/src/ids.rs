//! Fresh ids, and who hangs on whom.

use super::letters::unaccented;
use super::{NoteId, ObjectiveId, Piece, PieceId, Scenario, SetUpId, SheetId, Side};
use oblique_board::{FeatureId, LabelId};
use std::collections::BTreeMap;

impl Scenario {
    /// An unused id for a piece of a side: `a-schwerin`, then `a-schwerin-02`, `a-schwerin-03`, ...
    /// `stem` may be any text, a name for example.
    #[must_use]
    pub fn fresh_piece_id(&self, side: Side, stem: &str) -> PieceId {
        fresh(&PieceId::stem(side, stem).0, |id| PieceId(id.to_owned()), |id| self.pieces.contains_key(id))
    }

    /// An unused id for a linear feature.
    #[must_use]
    pub fn fresh_feature_id(&self, stem: &str) -> FeatureId {
        let taken =
            |id: &FeatureId| self.board.features().contains_key(id) || self.feature_evidence.contains_key(id);
        fresh(&plain(stem), |id| FeatureId(id.to_owned()), taken)
    }

    /// An unused id for a label.
    #[must_use]
    pub fn fresh_label_id(&self, stem: &str) -> LabelId {
        let taken =
            |id: &LabelId| self.board.labels().contains_key(id) || self.label_evidence.contains_key(id);
        fresh(&plain(stem), |id| LabelId(id.to_owned()), taken)
    }

    /// An unused id for an objective.
    #[must_use]
    pub fn fresh_objective_id(&self, stem: &str) -> ObjectiveId {
        fresh(&plain(stem), |id| ObjectiveId(id.to_owned()), |id| self.objectives.contains_key(id))
    }

    /// An unused id for a designer's note.
    #[must_use]
    pub fn fresh_note_id(&self, stem: &str) -> NoteId {
        fresh(&plain(stem), |id| NoteId(id.to_owned()), |id| self.notes.contains_key(id))
    }

    /// An unused id for a sheet.
    #[must_use]
    pub fn fresh_sheet_id(&self, stem: &str) -> SheetId {
        fresh(&plain(stem), |id| SheetId(id.to_owned()), |id| self.sheets.contains_key(id))
    }

    /// An unused id for an alternative set-up.
    #[must_use]
    pub fn fresh_set_up_id(&self, stem: &str) -> SetUpId {
        fresh(&plain(stem), |id| SetUpId(id.to_owned()), |id| self.setups.contains_key(id))
    }

    /// The pieces attached to a leader, in roster order.
    #[must_use]
    pub fn subordinates(&self, leader: &PieceId) -> Vec<(&PieceId, &Piece)> {
        let mut found: Vec<_> =
            self.pieces.iter().filter(|(_, p)| p.leader.as_ref() == Some(leader)).collect();
        found.sort_by_key(|(id, p)| (p.side, p.order, *id));
        found
    }

    /// The place in the roster after the last piece of a side.
    #[must_use]
    pub fn next_order(&self, side: Side) -> u32 {
        let own = self.pieces.values().filter(|p| p.side == side);
        own.map(|p| p.order).max().map_or(0, |last| last.saturating_add(1))
    }
}

/// Gives out unused ids of many pieces. Ids of a stem count up where the last left off, so that a thousand
/// pieces of one name take the time of their number. For ids that are given to pieces at once.
#[derive(Clone, Debug, Default)]
pub struct FreshPieceIds(BTreeMap<PieceId, u32>);

impl FreshPieceIds {
    /// The next unused id for a piece of that side and name: that of [`Scenario::fresh_piece_id`].
    pub fn next(&mut self, scenario: &Scenario, side: Side, name: &str) -> PieceId {
        let stem = PieceId::stem(side, name);
        let last = self.0.entry(stem.clone()).or_insert(0);
        loop {
            *last += 1;
            let id = if *last == 1 { stem.clone() } else { PieceId(format!("{stem}-{last:02}")) };
            if !scenario.pieces.contains_key(&id) {
                return id;
            }
        }
    }
}

impl PieceId {
    /// What the ids of a side's pieces of a name begin with; where several have it numbers follow.
    #[must_use]
    pub fn stem(side: Side, name: &str) -> Self {
        let letter = if side == Side::A { 'a' } else { 'b' };
        Self(format!("{letter}-{}", plain(name)))
    }
}

/// A text as an id: lower-case letters, digits and hyphens.
fn plain(stem: &str) -> String {
    let mut id = String::new();
    for c in stem.chars().flat_map(char::to_lowercase) {
        if let Some(letters) = unaccented(c) {
            id.push_str(letters);
            continue;
        }
        let folded = match c {
            c if c.is_ascii_alphanumeric() => {
                id.push(c);
                continue;
            }
            _ if id.is_empty() || id.ends_with('-') => "",
            _ => "-",
        };
        id.push_str(folded);
    }
    let id = id.trim_end_matches('-');
    if id.is_empty() { "x".to_owned() } else { id.to_owned() }
}

/// The stem itself if it is free, else the first free number from 02.
fn fresh<T>(stem: &str, make: impl Fn(&str) -> T, taken: impl Fn(&T) -> bool) -> T {
    let mut id = make(stem);
    let mut number = 2_u32;
    while taken(&id) {
        id = make(&format!("{stem}-{number:02}"));
        number += 1;
    }
    id
}
