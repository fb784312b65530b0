//! Terrain made by chance: what the knobs say, the terrain of it made by a job while they are turned, the edit
//! that lays it down.

use super::{Service, ServiceContext};
use crate::app::world::World;
use egui::{ColorImage, TextureHandle, TextureOptions};
use oblique_board::generate::{Kinds, Recipe, generate};
use oblique_board::hex::HexSet;
use oblique_board::{Board, TerrainIx};
use oblique_cartography::overview::overview;
use oblique_cartography::{Layers, MapSource, MapStyle, geometry, raster, scene};
use oblique_context::{Gesture, Intent};
use oblique_jobs::{Cancelled, Slot};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ChangeSet, Edit, lay_ground};
use oblique_text::text;
use std::sync::Arc;

/// Size of the preview, in points and in pixels.
pub(in crate::app) const PICTURE: [f32; 2] = [420.0, 340.0];
/// From so many pixels a hex the preview is a drawn map, below it has a texel a hex.
const DRAWN_PX: f32 = 4.0;

/// What the knobs say.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::app) struct Choices {
    pub recipe: Recipe,
    /// Only the hexes selected.
    pub selected_only: bool,
    /// Do names and objectives go?
    pub names_go: bool,
}

/// Terrain being generated, while its window is open.
#[derive(Default)]
pub(crate) struct TerrainGenerator {
    draft: Option<Draft>,
}

struct Draft {
    choices: Choices,
    job: Slot<(Edit, ColorImage)>,
    /// What was asked for last: where that failed it is not tried again.
    asked: Option<Choices>,
    ready: Option<Ready>,
}

struct Ready {
    choices: Choices,
    edit: Edit,
    picture: TextureHandle,
}

impl Draft {
    /// Is what is shown what the knobs say?
    fn is_ready(&self) -> bool {
        self.ready.as_ref().is_some_and(|ready| ready.choices == self.choices)
    }
}

impl Service for TerrainGenerator {
    fn opened(&mut self, _: &mut World) {}

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    /// Takes in the terrain a job has made.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        let Some(draft) = &mut self.draft else { return };
        let Some(outcome) = draft.job.poll() else { return };
        let Some((edit, picture)) = context.result_of(outcome) else { return };
        if let Some(choices) = draft.asked {
            let picture = context.egui.load_texture("ground", picture, TextureOptions::LINEAR);
            draft.ready = Some(Ready { choices, edit, picture });
        }
    }

    /// Starts a job where the knobs say something new.
    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        let Some(draft) = &mut self.draft else { return };
        let choices = draft.choices;
        if draft.asked == Some(choices) {
            return;
        }
        draft.asked = Some(choices);
        let scenario = context.world.document.scenario().clone();
        let layout = scenario.board.layout();
        let area = context.world.view.area.as_deref().filter(|_| choices.selected_only);
        let domain = area.map_or_else(|| HexSet::all(layout), HexSet::clone);
        let catalog = context.world.ruleset.catalog();
        draft.job.start(context.jobs, text!("windows-generating-terrain"), context.waking(), move |task| {
            let stopped = || task.is_cancelled();
            let kinds = kinds_of(catalog, &scenario.board);
            let ground = generate(&domain, &choices.recipe, &kinds, &stopped).ok_or(Cancelled)?;
            let edit = lay_ground(&scenario, &domain, &ground, choices.names_go);
            let mut scenario = scenario;
            let _ = edit.clone().apply(&mut scenario);
            if stopped() {
                return Err(Cancelled);
            }
            let picture = picture_of(scenario.board, catalog);
            Ok((edit, picture))
        });
    }
}

impl TerrainGenerator {
    /// Begins with the knobs as at first: of the hexes selected alone, if any are.
    pub(in crate::app) fn open(&mut self, world: &World) {
        let selected_only = world.view.area.is_some();
        let choices = Choices { recipe: Recipe::default(), selected_only, names_go: false };
        self.draft = Some(Draft { choices, job: Slot::default(), asked: None, ready: None });
    }

    /// Lets go of everything; a job under way is cancelled.
    pub(in crate::app) fn close(&mut self) {
        self.draft = None;
    }

    /// Is terrain being generated?
    pub(in crate::app) const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// The knobs, to turn.
    pub(in crate::app) fn choices_mut(&mut self) -> Option<&mut Choices> {
        self.draft.as_mut().map(|draft| &mut draft.choices)
    }

    /// Is the preview what the knobs say?
    pub(in crate::app) fn is_ready(&self) -> bool {
        self.draft.as_ref().is_some_and(Draft::is_ready)
    }

    /// Is a preview under way, or about to be?
    pub(in crate::app) fn is_working(&self) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.asked != Some(draft.choices) || draft.job.is_busy())
    }

    /// The newest preview, of what the knobs said when it was asked for.
    pub(in crate::app) fn picture(&self) -> Option<&TextureHandle> {
        self.draft.as_ref()?.ready.as_ref().map(|ready| &ready.picture)
    }

    /// Lays the terrain down as one step and closes.
    pub(in crate::app) fn apply(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(ready) = self.draft.take().and_then(|draft| draft.ready) {
            let label = text!("windows-generate-terrain").to_owned();
            context.out.push(Intent::Edit { label, edit: ready.edit, gesture: Gesture::Whole });
        }
    }
}

/// The terrains and lines of a ruleset by their looks.
fn kinds_of(catalog: &Catalog, board: &Board) -> Kinds {
    let terrain = |looks: &[&str]| -> Option<TerrainIx> {
        let found = looks.iter().find_map(|look| catalog.terrain.iter().find(|t| t.look == *look))?;
        board.terrain_ix(&found.id)
    };
    let line = |look: &str, along_edges: bool| {
        let fits = |l: &&oblique_rules::catalog::Linear| l.along_edges == along_edges && l.look == look;
        catalog.linear.iter().find(fits).map(|l| l.id.clone())
    };
    Kinds {
        open: terrain(&["open", "field"]).unwrap_or_default(),
        woods: terrain(&["woods"]),
        brush: terrain(&["brush"]),
        marsh: terrain(&["marsh"]),
        village: terrain(&["village", "town"]),
        town: terrain(&["town", "village"]),
        road: line("road", false),
        trail: line("trail", false),
        stream: line("stream", true),
        levels: catalog.levels,
    }
}

/// The map in small.
fn picture_of(board: Board, catalog: &'static Catalog) -> ColorImage {
    let frame = geometry::bounds(board.layout());
    let px = (PICTURE[0] / frame.width().max(1.0)).min(PICTURE[1] / frame.height().max(1.0));
    let (map, style) = (MapSource::new(Arc::new(board), catalog), MapStyle::period());
    if px < DRAWN_PX {
        let far = overview(&map, style);
        return ColorImage::from_rgba_premultiplied([far.width, far.height], &far.rgba);
    }
    let px = px.min(24.0);
    let (w, h) = ((frame.width() * px).ceil().max(1.0), (frame.height() * px).ceil().max(1.0));
    let scene = scene::compose(&map, style, frame, px, Layers::ALL);
    ColorImage::from_rgba_premultiplied([w as usize, h as usize], &raster::render(&scene, w as u32, h as u32))
}

#[cfg(test)]
mod tests {
    use super::Service;
    use crate::app::Workbench;
    use crate::app::jobs::waking;
    use crate::document::blank;
    use crate::settings::Settings;
    use oblique_board::hex::Orientation;
    use oblique_rulesets::RULESETS;
    use std::time::{Duration, Instant};

    #[test]
    fn terrain_whose_job_panics_is_not_waited_for_nor_tried_again_before_the_knobs_are_turned() {
        let ctx = egui::Context::default();
        let mut workbench =
            Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 12, 10));
        let wait = |workbench: &mut Workbench| {
            let end = Instant::now() + Duration::from_secs(20);
            while workbench.busy() {
                assert!(Instant::now() < end, "somebody still waits");
                workbench.serve(&ctx, |services, context| services.terrain.begin_frame(context));
                std::thread::yield_now();
            }
        };
        let ask = |workbench: &mut Workbench| {
            workbench.serve(&ctx, |services, context| services.terrain.end_frame(context));
        };
        workbench.open_terrain_generator();
        let list = workbench.jobs.list.clone();
        let draft = workbench.services.terrain.draft.as_mut().expect("it is open");
        draft.asked = Some(draft.choices);
        draft.job.start(&list, "Generating terrain", waking(&ctx), |_| panic!("a hole in the ground"));
        wait(&mut workbench);
        ask(&mut workbench);
        assert!(!workbench.busy());
        let generator = &mut workbench.services.terrain;
        assert!(!generator.is_ready());
        generator.choices_mut().expect("it is open").recipe.seed += 1;
        ask(&mut workbench);
        wait(&mut workbench);
        assert!(workbench.services.terrain.is_ready());
    }
}
