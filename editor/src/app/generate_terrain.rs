//! The window of generated terrain: knobs on the left, the map as it would be on the right.
//!
//! What is generated, and when, is [`super::services::terrain`]'s.

use super::Workbench;
use super::services::terrain::{Choices, PICTURE, TerrainGenerator};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Slider, Ui, vec2};
use oblique_text::text;

impl Workbench {
    /// Opens the window.
    pub(crate) fn open_terrain_generator(&mut self) {
        self.services.terrain.open(&self.world);
    }

    pub(super) fn show_terrain_generator(&mut self, ctx: &egui::Context) {
        let has_area = self.world.view.area.is_some();
        let generator = &mut self.services.terrain;
        if !generator.is_open() {
            return;
        }
        let modal = crate::ui::modal(ctx, "terrain generator").show(ctx, |ui| {
            ui.heading(text!("windows-generate-terrain"));
            ui.add_space(size::GAP);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(size::LABEL_WIDTH + 210.0);
                    if let Some(choices) = generator.choices_mut() {
                        knobs(ui, choices, has_area);
                    }
                });
                ui.add_space(size::GAP);
                picture(ui, generator);
            });
            ui.add_space(size::GAP_LARGE);
            ui.horizontal(|ui| {
                let apply = ui
                    .add_enabled_ui(generator.is_ready(), |ui| widgets::primary(ui, text!("windows-apply")))
                    .inner;
                (apply.clicked(), ui.button(text!("windows-cancel")).clicked())
            })
            .inner
        });
        let (apply, cancel) = modal.inner;
        if apply {
            self.serve(ctx, |services, context| services.terrain.apply(context));
        } else if cancel || modal.should_close() {
            generator.close();
        } else {
            return;
        }
        ctx.request_repaint();
    }
}

fn knobs(ui: &mut Ui, choices: &mut Choices, has_area: bool) {
    let recipe = &mut choices.recipe;
    let mut knob = |name: &str, help: &str, value: &mut u8, range: std::ops::RangeInclusive<u8>| {
        widgets::row(ui, name, help, |ui| ui.add(Slider::new(value, range)));
    };
    knob(
        text!("windows-relief"),
        text!("windows-levels-between-the-lowest-and-the-highest"),
        &mut recipe.relief,
        0..=20,
    );
    knob(
        text!("windows-hill-spacing"),
        text!("windows-hexes-from-hill-to-hill"),
        &mut recipe.breadth,
        4..=60,
    );
    knob(
        text!("windows-streams"),
        text!("windows-how-soon-water-gathers-to-a-stream"),
        &mut recipe.streams,
        0..=10,
    );
    knob(text!("windows-woods"), text!("windows-of-a-hundred-hexes"), &mut recipe.woods_percent, 0..=80);
    knob(
        text!("windows-marsh"),
        text!("windows-of-a-hundred-hexes-beside-water-in-low"),
        &mut recipe.marsh_percent,
        0..=100,
    );
    knob(
        text!("windows-villages"),
        text!("windows-to-a-thousand-hexes-roads-join-them"),
        &mut recipe.villages,
        0..=20,
    );
    widgets::row(ui, text!("windows-seed"), text!("windows-the-same-seed-makes-the-same-ground"), |ui| {
        ui.add(widgets::whole_number(ui, &mut recipe.seed).range(0..=u32::MAX).unmarked())
    });
    if ui.button(text!("windows-another-seed")).clicked() {
        recipe.seed = recipe.seed.wrapping_add(1);
    }
    ui.add_space(size::GAP);
    if has_area {
        ui.checkbox(&mut choices.selected_only, text!("windows-only-the-hexes-selected"));
    }
    ui.checkbox(&mut choices.names_go, text!("windows-remove-names-and-objectives"));
    widgets::note(ui, text!("windows-terrain-levels-roads-and-streams-are"));
}

fn picture(ui: &mut Ui, generator: &TerrainGenerator) {
    let tokens = Tokens::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(PICTURE[0], PICTURE[1]), egui::Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, text!("windows-preview-of-the-terrain"))
    });
    ui.painter().rect_filled(rect, size::RADIUS, tokens.table);
    if let Some(picture) = generator.picture() {
        let [w, h] = picture.size();
        let scale = (PICTURE[0] / w as f32).min(PICTURE[1] / h as f32);
        let place = egui::Rect::from_center_size(rect.center(), vec2(w as f32, h as f32) * scale);
        let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
        let dim = if generator.is_ready() { egui::Color32::WHITE } else { egui::Color32::from_gray(190) };
        ui.painter().image(picture.id(), place, whole, dim);
    }
    if !generator.is_ready() {
        let at = rect.left_bottom() + vec2(8.0, -8.0);
        let font = egui::FontId::proportional(size::BODY);
        let painter = ui.painter();
        let text = if generator.is_working() {
            text!("windows-working")
        } else {
            text!("windows-this-terrain-could-not-be-generated")
        };
        let galley = painter.layout_no_wrap(text.to_owned(), font, tokens.text);
        let place = egui::Align2::LEFT_BOTTOM.anchor_size(at, galley.size());
        painter.rect_filled(place.expand(4.0), size::RADIUS, tokens.window);
        painter.galley(place.min, galley, tokens.text);
    }
}
