//! The recipe of how the board came to be, written as a file, and what it lacks, said in words.

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use egui::Context;
use oblique_digitize::Along;
use oblique_digitize::recipe::{LeftOut, Remembered, StepPart, recipe_of};
use oblique_text::text;

impl Workbench {
    /// Asks where to save the recipe, or says why there is none.
    pub(super) fn save_recipe(&mut self, ctx: &Context) {
        let name = self.suggested_name("recipe.ron");
        match self.recipe() {
            Some(recipe) => {
                let lacks = self.lacks(&recipe);
                self.pick_for(Pick::SAVE_RECIPE.named(name), Keeping::Recipe(Box::new(recipe), lacks), ctx);
            }
            None => self.toasts.warn(text!("conversion-the-board-lies-nowhere-yet-place-a")),
        }
    }

    /// The recipe of what the board got: as the sheet worked on remembers it, or without one as this run does.
    fn recipe(&self) -> Option<Remembered> {
        let document = &self.world.document;
        let scenario = document.scenario();
        let chosen = self.world.view.sheets.chosen(scenario).map(|(id, _)| id);
        let levels = self.services.level_drafts.without_sheet(document);
        let mut beside: Vec<&(u64, StepPart)> =
            levels.chain(self.services.vectors.without_sheet(document)).collect();
        beside.sort_by_key(|(number, _)| *number);
        let beside = beside.into_iter().map(|(_, part)| part.clone()).collect();
        let catalog = self.world.ruleset.catalog();
        let along = |kind: &str| {
            let linear = catalog.linear(kind)?;
            Some(if linear.along_edges { Along::Hexsides } else { Along::Hexes })
        };
        recipe_of(scenario, chosen, beside, &along)
    }

    /// What of the conversion is not in its recipe, in words. What was drawn by hand never is.
    fn lacks(&self, made: &Remembered) -> String {
        let scenario = self.world.document.scenario();
        let mut all = vec![text!("conversion-recipe-lacks-by-hand").to_owned()];
        if made.recipe.sheet.is_none() && made.recipe.steps.is_empty() {
            all.push(text!("conversion-recipe-lacks-earlier").to_owned());
        }
        if made.recipe.sheet.is_none() && !scenario.sheets.is_empty() {
            all.push(text!("conversion-recipe-lacks-sheets").to_owned());
        }
        all.extend(made.left_out.iter().map(|left| match left {
            LeftOut::Lines(1) => text!("conversion-recipe-lacks-a-line").to_owned(),
            LeftOut::Lines(count) => text!("conversion-recipe-lacks-lines", count),
            LeftOut::Samples => text!("conversion-recipe-lacks-samples").to_owned(),
            LeftOut::Drags => text!("conversion-recipe-lacks-drags").to_owned(),
            LeftOut::Sheet(name) => text!("conversion-recipe-lacks-sheet", name),
        }));
        all.join("; ")
    }
}
