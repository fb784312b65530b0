//! Commands and requests about historical maps: files chosen for them, and the drafts made of them.

use super::dialogs::Pick;
use super::services::sheets::Sheets;
use super::{Workbench, file::name_of};
use egui::Context;
use oblique_context::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Step};
use oblique_mapview::map_canvas::Compare;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Does what panels ask for about historical maps.
    pub(super) fn sheets_request(&mut self, request: SheetsRequest, ctx: &Context) {
        match request {
            SheetsRequest::Import => self.pick(Pick::SCAN, ctx),
            SheetsRequest::ShowStep(step) if self.panel_shown("guided") => {
                self.world.view.sheets.apply(SheetsChange::Step(step));
            }
            SheetsRequest::ShowStep(step) => self.show_panel(step.panel()),
            SheetsRequest::Find(id) => {
                self.world.view.sheets.apply(SheetsChange::Choose(id));
                self.pick(Pick::FIND_SCAN, ctx);
            }
            SheetsRequest::Examine(id) => self.serve(ctx, |s, context| s.sheets.examine(context, id)),
            SheetsRequest::ByTags(id) => self.serve(ctx, |_, context| Sheets::place_by_tags(context, &id)),
            SheetsRequest::WorldFile(id) => {
                self.world.view.sheets.apply(SheetsChange::Choose(id));
                self.pick(Pick::WORLD_FILE, ctx);
            }
            SheetsRequest::OpenHeights => self.pick(Pick::HEIGHT_MODEL, ctx),
            SheetsRequest::DraftTerrain(id) => {
                self.serve(ctx, |s, context| s.terrain_drafts.draft(context, id));
            }
            SheetsRequest::UseTraining(teacher) => {
                self.serve(ctx, |s, context| s.terrain_drafts.use_training(context, &teacher));
            }
            SheetsRequest::OpenTraining => self.pick(Pick::TRAINING, ctx),
            SheetsRequest::AcceptTerrain => {
                self.serve(ctx, |s, context| s.terrain_drafts.accept(context));
            }
            SheetsRequest::DraftHeights(settings) => {
                self.serve(ctx, |s, context| s.level_drafts.draft(context, settings));
            }
            SheetsRequest::DraftSpotHeights => {
                self.serve(ctx, |s, context| s.level_drafts.draft_spots(context));
            }
            SheetsRequest::AcceptHeights => {
                let folder = self.path().and_then(Path::parent).map(Path::to_path_buf);
                self.serve(ctx, |s, context| s.level_drafts.accept(context, folder.as_deref()));
            }
            SheetsRequest::Tracing(request) => {
                self.serve(ctx, |s, context| s.tracing.request(context, request));
            }
            SheetsRequest::Contours(request) => {
                self.serve(ctx, |s, context| s.level_drafts.contours_request(context, request));
            }
            SheetsRequest::SaveRecipe => self.save_recipe(ctx),
            SheetsRequest::Vectors(request) => self.vectors_request(request, ctx),
            SheetsRequest::DropTerrain => self.serve(ctx, |s, context| s.terrain_drafts.drop_draft(context)),
            SheetsRequest::DropHeights => self.serve(ctx, |s, context| s.level_drafts.drop_draft(context)),
        }
    }

    /// Lays a scan under the grid.
    pub(super) fn import_scan(&mut self, path: PathBuf, ctx: &Context) {
        self.serve(ctx, |s, context| s.sheets.import(context, path, None));
    }

    /// Lays a page of a file under the grid.
    pub(super) fn import_page(&mut self, path: PathBuf, page: u32, ctx: &Context) {
        self.serve(ctx, |s, context| s.sheets.import(context, path, Some(page)));
    }

    /// Takes a file for the sheet worked on.
    pub(super) fn scan_found(&mut self, path: PathBuf, ctx: &Context) {
        let view = &self.world.view.sheets;
        let chosen = view.chosen(self.world.document.scenario()).map(|(id, _)| id.clone());
        if let Some(id) = chosen {
            self.serve(ctx, |s, context| s.sheets.found(context, id, path));
        }
    }

    /// Places the sheet worked on by a world file.
    pub(super) fn place_by_world_file(&mut self, path: PathBuf, ctx: &Context) {
        self.serve(ctx, |s, context| s.sheets.place_by_world_file(context, path));
    }

    /// Reads a height model.
    pub(super) fn open_heights(&mut self, path: PathBuf, ctx: &Context) {
        let name = name_of(&path);
        self.serve(ctx, |s, context| s.level_drafts.open(context, path, name));
    }

    /// Lets the sheet worked on learn from those of another battle.
    pub(super) fn open_training(&mut self, path: PathBuf, ctx: &Context) {
        self.serve(ctx, |s, context| {
            let tiles = s.sheets.tiles();
            s.terrain_drafts.open_training(context, path, tiles);
        });
    }

    /// Shows the hex a draft of terrain is least sure of, and the next one after that.
    pub(crate) fn least_sure_next(&mut self, ctx: &Context) {
        let intents = oblique_digitize_room::least_sure_next(&self.context());
        self.carry_out(intents, ctx);
    }

    /// Begins, or goes on with, the way from a historical map to a battlefield.
    pub(crate) fn go_historical_way(&mut self, ctx: &Context) {
        self.carry_out(vec![Intent::ShowPanel("guided")], ctx);
        if self.world.document.scenario().sheets.is_empty() {
            self.world.view.sheets.apply(SheetsChange::Step(Step::Scan));
            self.pick(Pick::SCAN, ctx);
        }
    }

    /// Asks for a height model, and shows the levels it gives.
    pub(crate) fn go_heights(&mut self, ctx: &Context) {
        self.carry_out(vec![Intent::ShowPanel("heights")], ctx);
        if self.world.view.sheets.heights.is_none() {
            self.pick(Pick::HEIGHT_MODEL, ctx);
        }
    }

    /// Begins a battle of a height model: an empty board, which comes to lie over the middle of the model.
    pub(crate) fn begin_from_heights(&mut self, path: PathBuf, ctx: &Context) {
        self.empty_board();
        self.carry_out(vec![Intent::ShowPanel("heights")], ctx);
        self.open_heights(path, ctx);
    }

    /// Lays a scan of the user's choice under the grid.
    pub(crate) fn add_scan(&mut self, ctx: &Context) {
        self.pick(Pick::SCAN, ctx);
    }

    /// Moves the historical map worked on by so many tenths of a hex to the right and down.
    pub(crate) fn nudge_sheet(&mut self, by: (i32, i32), ctx: &Context) {
        let intents = oblique_digitize_room::nudged(&self.context(), by);
        self.carry_out(intents, ctx);
    }

    /// Takes the ground away from over the sheets, or lays it back.
    pub(crate) fn blink(&mut self) {
        let now = self.world.view.sheets.compare;
        let next = if now == Compare::Bare { Compare::Over } else { Compare::Bare };
        self.world.view.sheets.apply(SheetsChange::Compare(next));
    }

    /// Puts the divider between bare sheets and the ground, or takes it away.
    pub(crate) fn swipe(&mut self) {
        let now = self.world.view.sheets.compare;
        let next = if matches!(now, Compare::Swipe(_)) { Compare::Over } else { Compare::Swipe(0.5) };
        self.world.view.sheets.apply(SheetsChange::Compare(next));
    }
}
