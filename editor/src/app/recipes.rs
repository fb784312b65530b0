//! The recipe of how the board came to be, written as a file.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use egui::Context;
use oblique_digitize::recipe::{Beside, Recipe, recipe_of};
use oblique_document::scans;
use oblique_text::text;
use std::path::Path;

impl Workbench {
    /// Asks where to save the recipe, or says why there is none.
    pub(super) fn save_recipe(&mut self, ctx: &Context) {
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
            heights: self.services.level_drafts.heights_part(&self.world),
            spots: chosen.and_then(|(id, _)| self.services.level_drafts.spots_part(&self.world, id)),
            contours: chosen.and_then(|(id, _)| self.services.level_drafts.contours_part(&self.world, id)),
        };
        recipe_of(scenario, chosen.map(|(_, sheet)| sheet), beside)
            .ok_or(text!("conversion-the-board-lies-nowhere-yet-place-a"))
    }
}
