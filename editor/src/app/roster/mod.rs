//! The windows of the order-of-battle room: many units changed at once, templates added and kept.

mod bulk;
mod cells;
mod evidence;
mod own_templates;
mod picker;
mod preview;
mod split;

use super::Workbench;
use super::jobs::waking;
use crate::document::nations::{TemplateFile, own_templates, shipped_templates, templates_folder};
use crate::view::Selection;
use oblique_scenario::PieceId;
use oblique_text::text;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Which windows of the order of battle are open.
#[derive(Default)]
pub(super) struct RosterWindows {
    bulk: Option<bulk::Bulk>,
    picker: Option<picker::Picker>,
    /// What was added from a template last.
    last_added: Option<picker::Last>,
    evidence: Option<evidence::Asked>,
    /// Cells that are to be written, where some cannot be.
    plan: Option<oblique_roster::cells::Plan>,
    split: Option<split::Splitting>,
    /// Frames until the table has the keyboard back: what lies under a window is given none.
    keyboard_back: u8,
    /// The name of a template to keep.
    keep: Option<String>,
    /// Templates to choose from, once looked for.
    templates: Option<Arc<Vec<TemplateFile>>>,
}

impl RosterWindows {
    /// Is a window of it open? Keys are the window's then.
    pub(super) const fn is_open(&self) -> bool {
        self.bulk.is_some()
            || self.evidence.is_some()
            || self.picker.is_some()
            || self.keep.is_some()
            || self.plan.is_some()
            || self.split.is_some()
    }
}

impl Workbench {
    /// Opens the window that changes many units at once.
    pub(crate) fn change_many(&mut self) {
        let some = matches!(self.world.view.selection, Selection::Pieces(_));
        self.roster_windows.bulk = Some(bulk::Bulk::new(&self.context(), some));
    }

    /// Opens the templates.
    pub(crate) fn pick_template(&mut self, ctx: &egui::Context) {
        if self.roster_windows.templates.is_none() {
            self.roster_windows.templates = Some(Arc::new(shipped_templates()));
            if let Some(folder) = self.services.files.data_folder().map(templates_folder) {
                self.jobs.templates.start(
                    &self.jobs.list,
                    text!("army-reading-the-templates"),
                    waking(ctx),
                    move |_| Ok(own_templates(&folder)),
                );
            }
        }
        self.roster_windows.picker =
            Some(picker::Picker::new(&self.context(), self.roster_windows.last_added.as_ref()));
    }

    /// Asks for the name of a template of what is selected.
    pub(crate) fn ask_template_name(&mut self) {
        if let Some(ids) = self.selected_pieces() {
            let first = ids.iter().find_map(|id| self.world.document.scenario().pieces.get(id));
            self.roster_windows.keep = Some(first.map(|p| p.name.clone()).unwrap_or_default());
        }
    }

    pub(super) fn templates_found(&mut self, own: Vec<TemplateFile>) {
        let templates = self.roster_windows.templates.get_or_insert_with(|| Arc::new(shipped_templates()));
        Arc::make_mut(templates).extend(own);
    }

    /// The windows that are open.
    pub(super) fn show_room(&mut self, ctx: &egui::Context) {
        self.show_bulk(ctx);
        self.show_picker(ctx);
        self.show_keep(ctx);
        self.show_plan(ctx);
        self.show_split(ctx);
        self.show_evidence(ctx);
    }

    fn selected_pieces(&self) -> Option<&BTreeSet<PieceId>> {
        match &self.world.view.selection {
            Selection::Pieces(ids) => Some(ids),
            _ => None,
        }
    }
}
