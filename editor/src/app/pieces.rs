//! Commands on what is selected: delete, duplicate.

use super::Workbench;
use crate::command::Gesture;
use crate::document::fresh_piece_id;
use crate::view::Selection;
use oblique_core::scenario::Edit;
use std::collections::BTreeSet;

impl Workbench {
    pub(crate) fn delete_selected(&mut self) {
        let scenario = self.document.scenario();
        let (label, edit) = match self.view.selection.clone() {
            Selection::Nothing | Selection::Hex(_) => {
                if self.view.area.is_some() {
                    self.clear_region("Clear");
                }
                return;
            }
            Selection::Feature(id) => {
                let edits = vec![Edit::Feature(id.clone(), None), Edit::FeatureEvidence(id, None)];
                ("Delete feature".to_owned(), Edit::Many(edits))
            }
            Selection::Label(id) => {
                let edits = vec![Edit::Label(id.clone(), None), Edit::LabelEvidence(id, None)];
                ("Delete label".to_owned(), Edit::Many(edits))
            }
            Selection::Objective(id) => ("Delete objective".to_owned(), Edit::Objective(id, None)),
            Selection::Pieces(ids) => {
                let label = match ids.iter().next().and_then(|id| scenario.pieces.get(id)) {
                    Some(piece) if ids.len() == 1 => format!("Delete {}", piece.name),
                    _ => format!("Delete {} units", ids.len()),
                };
                // Those who lose their leader stay, unattached.
                let orphans = scenario.pieces.iter().filter(|(id, piece)| {
                    !ids.contains(*id) && piece.leader.as_ref().is_some_and(|l| ids.contains(l))
                });
                let mut edits: Vec<Edit> = orphans
                    .map(|(id, piece)| {
                        let mut piece = piece.clone();
                        piece.leader = None;
                        Edit::Piece(id.clone(), Some(Box::new(piece)))
                    })
                    .collect();
                edits.extend(ids.into_iter().map(|id| Edit::Piece(id, None)));
                (label, Edit::Many(edits))
            }
        };
        self.edit(&label, edit, Gesture::Whole);
    }

    pub(crate) fn duplicate_selected(&mut self) {
        let Selection::Pieces(ids) = &self.view.selection else { return };
        let scenario = self.document.scenario();
        let mut taken: BTreeSet<_> = scenario.pieces.keys().cloned().collect();
        let mut edits = Vec::new();
        let mut copies = BTreeSet::new();
        for piece in ids.iter().filter_map(|id| scenario.pieces.get(id)) {
            let id = fresh_piece_id(&taken, piece.side, &piece.name);
            taken.insert(id.clone());
            copies.insert(id.clone());
            let mut copy = piece.clone();
            copy.name = format!("{} (copy)", piece.name);
            // A copy stands in reserve: two units in one place are seldom meant.
            (copy.hex, copy.top) = (None, false);
            edits.push(Edit::Piece(id, Some(Box::new(copy))));
        }
        self.edit("Duplicate", Edit::Many(edits), Gesture::Whole);
        self.view.selection = Selection::Pieces(copies);
    }
}
