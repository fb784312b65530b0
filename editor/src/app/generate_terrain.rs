//! Ground made up: knobs on the left, the map as it would be on the right, made by a job while the
//! knobs are turned.

use super::Workbench;
use super::jobs::waking;
use crate::command::Gesture;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{ColorImage, Slider, TextureHandle, TextureOptions, Ui, vec2};
use oblique_board::generate::{Kinds, Recipe, generate};
use oblique_board::hex::HexSet;
use oblique_board::{Board, TerrainIx};
use oblique_cartography::overview::overview;
use oblique_cartography::{Layers, MapSource, MapStyle, geometry, raster, scene};
use oblique_jobs::{Cancelled, Slot};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Edit, lay_ground};
use std::sync::Arc;

/// Size of the picture, in points and in pixels.
const PICTURE: [f32; 2] = [420.0, 340.0];
/// From so many pixels a hex the picture is a drawn map, below it has a texel a hex.
const DRAWN_PX: f32 = 4.0;

/// The dialog.
pub(super) struct TerrainGenerator {
    recipe: Recipe,
    /// Only the hexes selected.
    selected_only: bool,
    names_go: bool,
    job: Slot<(Edit, ColorImage)>,
    /// What was asked for last.
    asked: Option<Choices>,
    ready: Option<Ready>,
}

/// What the knobs say: the recipe, whether only the hexes selected are made, whether names go.
type Choices = (Recipe, bool, bool);

struct Ready {
    choices: Choices,
    edit: Edit,
    picture: TextureHandle,
}

impl TerrainGenerator {
    fn new(selected_only: bool) -> Self {
        Self {
            recipe: Recipe::default(),
            selected_only,
            names_go: false,
            job: Slot::default(),
            asked: None,
            ready: None,
        }
    }

    const fn choices(&self) -> Choices {
        (self.recipe, self.selected_only, self.names_go)
    }

    /// Is what is shown what the knobs say?
    fn is_ready(&self) -> bool {
        self.ready.as_ref().is_some_and(|ready| ready.choices == self.choices())
    }
}

impl Workbench {
    /// Opens the dialog.
    pub(crate) fn make_up_ground(&mut self) {
        self.generator = Some(TerrainGenerator::new(self.world.view.area.is_some()));
    }

    /// Starts a job where the knobs say something new.
    fn ask_for_ground(&mut self, ctx: &egui::Context) {
        let Some(generator) = &mut self.generator else { return };
        let choices = generator.choices();
        if generator.asked == Some(choices) {
            return;
        }
        generator.asked = Some(choices);
        let scenario = self.world.document.scenario().clone();
        let layout = scenario.board.layout();
        let area = self.world.view.area.as_deref().filter(|_| choices.1);
        let domain = area.map_or_else(|| HexSet::all(layout), HexSet::clone);
        let catalog = self.world.ruleset.catalog();
        generator.job.start(&self.jobs.list, "Generating terrain", waking(ctx), move |task| {
            let stopped = || task.is_cancelled();
            let kinds = kinds_of(catalog, &scenario.board);
            let ground = generate(&domain, &choices.0, &kinds, &stopped).ok_or(Cancelled)?;
            let edit = lay_ground(&scenario, &domain, &ground, choices.2);
            let mut scenario = scenario;
            let _ = edit.clone().apply(&mut scenario);
            if stopped() {
                return Err(Cancelled);
            }
            let picture = picture_of(scenario.board, catalog);
            Ok((edit, picture))
        });
    }

    /// Takes in the terrain a job has made.
    pub(super) fn take_ground(&mut self, ctx: &egui::Context) {
        let Some(outcome) = self.generator.as_mut().and_then(|generator| generator.job.poll()) else {
            return;
        };
        let Some((edit, picture)) = self.result_of(outcome) else { return };
        if let Some(generator) = &mut self.generator
            && let Some(choices) = generator.asked
        {
            let picture = ctx.load_texture("ground", picture, TextureOptions::LINEAR);
            generator.ready = Some(Ready { choices, edit, picture });
        }
    }

    pub(super) fn show_terrain_generator(&mut self, ctx: &egui::Context) {
        let has_area = self.world.view.area.is_some();
        let Some(generator) = &mut self.generator else { return };
        let modal = crate::ui::modal(ctx, "terrain generator").show(ctx, |ui| {
            ui.heading("Generate terrain");
            ui.add_space(size::GAP);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(size::LABEL_WIDTH + 210.0);
                    knobs(ui, generator, has_area);
                });
                ui.add_space(size::GAP);
                picture(ui, generator);
            });
            ui.add_space(size::GAP_LARGE);
            ui.horizontal(|ui| {
                let lay = ui.add_enabled_ui(generator.is_ready(), |ui| widgets::primary(ui, "Apply")).inner;
                (lay.clicked(), ui.button("Cancel").clicked())
            })
            .inner
        });
        let (lay, cancel) = modal.inner;
        let closed = modal.should_close();
        if lay {
            let ready = self.generator.take().and_then(|generator| generator.ready);
            if let Some(ready) = ready {
                self.edit("Generate terrain", ready.edit, Gesture::Whole);
            }
            ctx.request_repaint();
        } else if cancel || closed {
            self.generator = None;
            ctx.request_repaint();
        } else {
            self.ask_for_ground(ctx);
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

fn knobs(ui: &mut Ui, generator: &mut TerrainGenerator, has_area: bool) {
    let recipe = &mut generator.recipe;
    let mut knob = |name: &str, help: &str, value: &mut u8, range: std::ops::RangeInclusive<u8>| {
        widgets::row(ui, name, help, |ui| ui.add(Slider::new(value, range)));
    };
    knob("Relief", "Levels between the lowest and the highest ground", &mut recipe.relief, 0..=20);
    knob("Hill spacing", "Hexes from hill to hill", &mut recipe.breadth, 4..=60);
    knob("Streams", "How soon water gathers to a stream", &mut recipe.streams, 0..=10);
    knob("Woods", "Of a hundred hexes", &mut recipe.woods_percent, 0..=80);
    knob("Marsh", "Of a hundred hexes beside water in low ground", &mut recipe.marsh_percent, 0..=100);
    knob("Villages", "To a thousand hexes; roads join them", &mut recipe.villages, 0..=20);
    widgets::row(ui, "Seed", "The same seed makes the same ground", |ui| {
        ui.add(egui::DragValue::new(&mut recipe.seed).range(0..=u32::MAX))
    });
    if ui.button("Another seed").clicked() {
        recipe.seed = recipe.seed.wrapping_add(1);
    }
    ui.add_space(size::GAP);
    if has_area {
        ui.checkbox(&mut generator.selected_only, "Only the hexes selected");
    }
    ui.checkbox(&mut generator.names_go, "Remove names and objectives");
    widgets::note(ui, "Terrain, levels, roads and streams are replaced. Units stay where they are.");
}

fn picture(ui: &mut Ui, generator: &TerrainGenerator) {
    let tokens = Tokens::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE[0], PICTURE[1]), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, "Preview of the terrain"));
    ui.painter().rect_filled(rect, size::RADIUS, tokens.table);
    if let Some(ready) = &generator.ready {
        let [w, h] = ready.picture.size();
        let scale = (PICTURE[0] / w as f32).min(PICTURE[1] / h as f32);
        let place = egui::Rect::from_center_size(rect.center(), vec2(w as f32, h as f32) * scale);
        let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        let dim = if generator.is_ready() { egui::Color32::WHITE } else { egui::Color32::from_gray(190) };
        ui.painter().image(ready.picture.id(), place, whole, dim);
    }
    if !generator.is_ready() {
        let at = rect.left_bottom() + vec2(8.0, -8.0);
        let font = egui::FontId::proportional(size::BODY);
        let painter = ui.painter();
        let asked = generator.asked.is_none_or(|asked| asked != generator.choices());
        let text =
            if asked || generator.job.is_busy() { "Working" } else { "This terrain could not be generated" };
        let galley = painter.layout_no_wrap(text.to_owned(), font, tokens.text);
        let place = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size());
        painter.rect_filled(place.expand(4.0), size::RADIUS, tokens.window);
        painter.galley(place.min, galley, tokens.text);
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
    use super::{Workbench, waking};
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
                workbench.take_ground(&ctx);
                std::thread::yield_now();
            }
        };
        workbench.make_up_ground();
        let generator = workbench.generator.as_mut().expect("it is open");
        generator.asked = Some(generator.choices());
        let list = workbench.jobs.list.clone();
        generator.job.start(&list, "Generating terrain", waking(&ctx), |_| panic!("a hole in the ground"));
        wait(&mut workbench);
        workbench.ask_for_ground(&ctx);
        assert!(!workbench.busy());
        let generator = workbench.generator.as_mut().expect("it is open");
        assert!(!generator.is_ready());
        generator.recipe.seed += 1;
        workbench.ask_for_ground(&ctx);
        wait(&mut workbench);
        assert!(workbench.generator.as_ref().is_some_and(super::TerrainGenerator::is_ready));
    }
}
