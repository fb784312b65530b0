//! What terrain and lines of a ruleset look like on our maps, in small, drawn by a job.

use super::super::dialog::DialogContext;
use super::super::jobs::waking;
use egui::{ColorImage, Context, TextureHandle, TextureOptions, Ui, vec2};
use oblique_board::hex::{Hex, Layout};
use oblique_board::{Feature, FeatureId, Path, TerrainIx};
use oblique_cartography::{Layers, MapStyle, Rect, geometry};
use oblique_exchange::picture::{self, Extent, Format, PieceLayers, Request};
use oblique_jobs::{Cancelled, Slot, Task};
use oblique_rules::{Ruleset, blank_on};
use oblique_text::text;
use std::collections::BTreeMap;

/// Size of a picture in points; twice as many pixels, for fine screens.
const SIZE: [f32; 2] = [42.0, 26.0];
/// Pixels a hex of it.
const HEX_PX: f32 = 56.0;
/// Columns and rows of the board it is cut out of.
const BOARD: (u16, u16) = (5, 5);

/// Pictures by the ids of terrain and lines.
#[derive(Default)]
pub(super) struct Pictures {
    job: Slot<BTreeMap<String, ColorImage>>,
    asked: bool,
    ready: BTreeMap<String, TextureHandle>,
}

impl Pictures {
    /// Has them drawn, once, and takes in those that are.
    pub(super) fn poll(&mut self, rules: &'static dyn Ruleset, at: &mut DialogContext<'_>, ctx: &Context) {
        if !self.asked {
            self.asked = true;
            let style = at.world.settings.style();
            self.job.start(at.jobs, text!("files-drawing-samples-of-terrain"), waking(ctx), move |task| {
                all(rules, style, task).ok_or(Cancelled)
            });
        }
        if let Some(outcome) = self.job.poll()
            && let Some(images) = at.result_of(outcome)
        {
            let load = |(id, image)| {
                let texture = ctx.load_texture(format!("sample {id}"), image, TextureOptions::LINEAR);
                (id, texture)
            };
            self.ready = images.into_iter().map(load).collect();
        }
    }

    /// Draws one; the same room where there is none.
    pub(super) fn show(&self, ui: &mut Ui, id: &str) {
        let (rect, _) = ui.allocate_exact_size(vec2(SIZE[0], SIZE[1]), egui::Sense::hover());
        if let Some(texture) = self.ready.get(id) {
            let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
            ui.painter().image(texture.id(), rect, whole, egui::Color32::WHITE);
        }
    }
}

/// All of a ruleset; `None` if they are not wanted any more.
fn all(rules: &dyn Ruleset, style: &'static MapStyle, task: &Task) -> Option<BTreeMap<String, ColorImage>> {
    let catalog = rules.catalog();
    let terrain = catalog.terrain.iter().map(|terrain| (&terrain.id, None));
    let lines = catalog.linear.iter().filter(|line| !line.along_edges).map(|line| (&line.id, Some(line)));
    let mut images = BTreeMap::new();
    for (id, line) in terrain.chain(lines) {
        if task.is_cancelled() {
            return None;
        }
        let layout = Layout::new(catalog.orientations.first().copied().unwrap_or_default(), BOARD.0, BOARD.1);
        let ground = blank_on(rules, layout, TerrainIx(0)).board.terrain_ix(id).unwrap_or(TerrainIx(0));
        let mut scenario = blank_on(rules, layout, ground);
        let row = |column| layout.at(column, i32::from(BOARD.1) / 2);
        if let Some(line) = line {
            let hexes: Vec<Hex> = (0..i32::from(BOARD.0)).map(row).collect();
            let feature = Feature::new(line.id.clone(), Path::Hexes(hexes));
            let _ = scenario.board.put_feature(FeatureId("sample".to_owned()), Some(feature));
        }
        let middle = geometry::center(layout, row(i32::from(BOARD.0) / 2));
        let half = oblique_cartography::Point::new(SIZE[0] / HEX_PX, SIZE[1] / HEX_PX);
        let layers = Layers { grid: false, numbers: false, labels: false, levels: false, ..Layers::ALL };
        let request = Request {
            style,
            layers,
            pieces: PieceLayers::NONE,
            legend: false,
            frame: false,
            extent: Extent::Area(Rect::new(middle - half, middle + half)),
            ..Request::new(Format::Png, HEX_PX)
        };
        let mut go_on = |_| !task.is_cancelled();
        let drawn = picture::image(&scenario, rules, &request, &mut go_on).ok()?;
        let size = [drawn.width as usize, drawn.height as usize];
        images.insert(id.clone(), ColorImage::from_rgb(size, &drawn.rgb));
    }
    Some(images)
}
