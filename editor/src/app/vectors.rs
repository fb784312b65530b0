//! Commands and requests about features of a GIS: files chosen for them, tables and recipes written.

use super::dialogs::{Keeping, Pick};
use super::services::digitizing::recipe_height;
use super::{Workbench, file::name_of};
use egui::Context;
use oblique_context::draft::HeightsView;
use oblique_context::vectors::VectorsRequest;
use oblique_digitize::recipe::{Beside, HeightsPart, Recipe, recipe_of};
use oblique_document::scans;
use oblique_text::text;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Does what the panel asks for about features of a GIS.
    pub(super) fn vectors_request(&mut self, request: VectorsRequest, ctx: &Context) {
        match request {
            VectorsRequest::Open => self.pick(Pick::VECTORS, ctx),
            VectorsRequest::OpenTable => self.pick(Pick::VECTOR_TABLE, ctx),
            VectorsRequest::Close => self.serve(ctx, |s, context| s.vectors.close(context)),
            VectorsRequest::Table(table) => self.serve(ctx, |s, context| s.vectors.go_by(context, table)),
            VectorsRequest::Epsg(epsg) => self.serve(ctx, |s, context| s.vectors.project(context, epsg)),
            VectorsRequest::Accept => self.serve(ctx, |s, context| s.vectors.accept(context)),
            VectorsRequest::SaveTable => {
                let text = self.world.view.sheets.vectors.table.write().map_err(|why| format!("{why}."));
                self.keep_text(Pick::SAVE_VECTOR_TABLE.named("features.ron"), text, ctx);
            }
            VectorsRequest::SaveRecipe => {
                let name = self.suggested_name("recipe.ron");
                match self.recipe() {
                    Ok(recipe) => {
                        let table = self.world.view.sheets.vectors.table.clone();
                        let keeping = Keeping::Recipe(Box::new(recipe), Box::new(table));
                        self.pick_for(Pick::SAVE_RECIPE.named(name), keeping, ctx);
                    }
                    Err(why) => self.toasts.warn(why),
                }
            }
        }
    }

    fn keep_text(&mut self, pick: Pick, text: Result<String, String>, ctx: &Context) {
        match text {
            Ok(text) => self.pick_for(pick, Keeping::Text(text), ctx),
            Err(why) => self.toasts.warn(why),
        }
    }

    /// The recipe of what the battle remembers, and of what is open beside it.
    fn recipe(&self) -> Result<Recipe, &'static str> {
        let scenario = self.world.document.scenario();
        let sheets = &self.world.view.sheets;
        let chosen = sheets.chosen(scenario);
        let folder = self.path().and_then(Path::parent);
        let way = |path: &Path| scans::relative(folder, path);
        let beside = Beside {
            sure_percent: sheets.threshold_percent,
            lines: chosen.map(|(id, _)| self.services.tracing.parts(scenario, id)).unwrap_or_default(),
            traced: chosen
                .map(|(id, _)| self.services.tracing.followed_parts(scenario, id))
                .unwrap_or_default(),
            vectors: self.services.vectors.part(way, sheets.vectors.epsg),
            heights: sheets.heights.as_deref().and_then(heights_part),
            contours: chosen.and_then(|(id, _)| self.services.digitizing.contours_part(&self.world, id)),
        };
        recipe_of(scenario, chosen.map(|(_, sheet)| sheet), beside)
            .ok_or(text!("conversion-the-board-lies-nowhere-yet-place-a"))
    }

    /// Reads features of a GIS.
    pub(super) fn open_vectors(&mut self, path: PathBuf, ctx: &Context) {
        let name = name_of(&path);
        self.serve(ctx, |s, context| s.vectors.open(context, path, name));
    }

    /// Goes by the table in a file.
    pub(super) fn open_vector_table(&mut self, path: &Path, ctx: &Context) {
        let name = name_of(path);
        self.serve(ctx, |s, context| s.vectors.open_table(context, path, &name));
    }

    /// Opens the panel, and asks for a file where there is none.
    pub(crate) fn go_vectors(&mut self, ctx: &Context) {
        self.carry_out(vec![oblique_context::Intent::ShowPanel("vectors")], ctx);
        if self.world.view.sheets.vectors.open.is_none() {
            self.pick(Pick::VECTORS, ctx);
        }
    }
}

/// The part of a recipe that levels of a model are: its file is looked for beside the recipe. Levels of contour lines are none.
fn heights_part(view: &HeightsView) -> Option<HeightsPart> {
    let endings = ["asc", "hgt", "tif", "tiff", "grd"];
    let ending = view.file.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase())?;
    endings.contains(&ending.as_str()).then(|| HeightsPart {
        base_metres: Some(view.base_metres),
        step_metres: Some(view.step_metres),
        of_hex: recipe_height(view.settings.of_hex),
        burn_streams: view.settings.burn_streams,
        ..HeightsPart::of(view.file.clone())
    })
}
