//! Commands on what is selected: delete, duplicate.

use super::Workbench;
use super::services::clipboard::clearing;
use crate::view::Selection;
use oblique_context::Gesture;
use oblique_context::strength::{who, who_of};
use oblique_roster::copies::{CopyOptions, copies};
use oblique_roster::pasting::{PasteSpot, Pasted, pasted};
use oblique_roster::removal::removal;
use oblique_roster::totals::Totals;
use oblique_scenario::{Edit, PieceId};
use oblique_text::{text, translated};
use std::collections::BTreeSet;

impl Workbench {
    pub(crate) fn delete_selected(&mut self) {
        let scenario = self.world.document.scenario();
        let (label, edit): (String, Edit) = match self.world.view.selection.clone() {
            Selection::Nothing | Selection::Hex(_) => {
                let cleared =
                    self.world.view.area.as_ref().and_then(|_| clearing(&self.world, text!("windows-clear")));
                let Some(clearing) = cleared else { return };
                clearing
            }
            Selection::Feature(id) => {
                let edits = vec![Edit::Feature(id.clone(), None), Edit::FeatureEvidence(id, None)];
                (text!("windows-delete-feature").to_owned(), Edit::Many(edits))
            }
            Selection::Label(id) => {
                let edits = vec![Edit::Label(id.clone(), None), Edit::LabelEvidence(id, None)];
                (text!("windows-delete-label").to_owned(), Edit::Many(edits))
            }
            Selection::Objective(id) => {
                (text!("windows-delete-objective").to_owned(), Edit::Objective(id, None))
            }
            Selection::Pieces(ids) => {
                let label = match ids.iter().next().and_then(|id| scenario.pieces.get(id)) {
                    Some(piece) if ids.len() == 1 => text!("windows-delete-piece", piece = piece.name),
                    _ => text!(
                        "windows-delete-piece",
                        piece = who_of(self.world.ruleset.catalog(), scenario, &ids)
                    ),
                };
                let (edit, message) = removal(scenario, self.world.ruleset.catalog(), &ids);
                self.toasts.say(translated(&message).into_owned());
                (label, edit)
            }
        };
        self.edit(&label, edit, Gesture::Whole);
    }

    pub(crate) fn duplicate_selected(&mut self) {
        self.duplicate(CopyOptions::default());
    }

    /// Copies what is selected. A copy stands in reserve: two units in one place are seldom meant.
    pub(crate) fn duplicate(&mut self, wish: CopyOptions) {
        let Selection::Pieces(ids) = &self.world.view.selection else { return };
        let (edit, new) = copies(self.world.document.scenario(), self.world.ruleset.catalog(), ids, wish);
        if new.is_empty() {
            return;
        }
        // Edits that bring in pieces the document has not: the copies.
        let made = |edit: &Edit| match edit {
            Edit::Piece(id, Some(piece)) if new.contains(id) => {
                Some(Totals::of_piece(self.world.ruleset.catalog(), piece))
            }
            _ => None,
        };
        let mut totals = Totals::default();
        if let Edit::Many(all) = &edit {
            all.iter().filter_map(made).for_each(|one| totals.add(&one));
        }
        let count = who(&totals);
        self.edit(&text!("windows-duplicate-count", count), edit, Gesture::Whole);
        self.toasts.say(text!("windows-duplicated-count-they-are-not-on-the-map", count));
        self.world.view.selection = Selection::Pieces(new);
    }

    /// Pastes copies of units: under the leader selected, on the hex selected and those about it, or else right after the
    /// originals.
    pub(crate) fn paste_copies(&mut self, ids: &BTreeSet<PieceId>) {
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let leads = |id: &PieceId| {
            let kind = scenario.pieces.get(id).and_then(|piece| catalog.kind(&piece.kind));
            kind.is_some_and(|kind| kind.role.leads())
        };
        let spot = match &self.world.view.selection {
            Selection::Hex(hex) => PasteSpot::OnMap(*hex),
            Selection::Pieces(chosen) if chosen.len() == 1 && !chosen.is_subset(ids) => {
                let leader = chosen.iter().find(|id| leads(id)).cloned();
                leader.map_or(PasteSpot::Beside, PasteSpot::Under)
            }
            _ => PasteSpot::Beside,
        };
        let Pasted { edit, new, spot } = pasted(scenario, catalog, ids, spot);
        if new.is_empty() {
            return;
        }
        let mut totals = Totals::default();
        for piece in ids.iter().filter_map(|id| scenario.pieces.get(id)) {
            totals.add(&Totals::of_piece(catalog, piece));
        }
        let count = who(&totals);
        let told = match &spot {
            PasteSpot::Under(leader) => {
                let leader = scenario.pieces.get(leader).map_or("", |piece| piece.name.as_str());
                text!("windows-pasted-count-under-leader", count, leader)
            }
            PasteSpot::OnMap(hex) => {
                text!("windows-pasted-count-at-hex", count, hex = scenario.board.layout().name(*hex))
            }
            PasteSpot::Beside => text!("windows-pasted-count-they-are-not-on-the-map", count),
        };
        self.edit(&text!("windows-paste-count", count), edit, Gesture::Whole);
        self.toasts.say(told);
        self.world.view.selection = Selection::Pieces(new);
    }

    /// Copies a whole army to the other side.
    pub(crate) fn duplicate_army(&mut self) {
        let scenario = self.world.document.scenario();
        let side = match &self.world.view.selection {
            Selection::Pieces(ids) => ids.iter().find_map(|id| scenario.pieces.get(id)).map(|p| p.side),
            _ => None,
        };
        let Some(side) = side else { return };
        let army = scenario.pieces.iter().filter(|(_, p)| p.side == side).map(|(id, _)| id.clone()).collect();
        self.world.view.selection = Selection::Pieces(army);
        self.duplicate(CopyOptions { commands: true, other_side: true });
    }
}
