//! The form of a new battle: rules, size with its scale, which way the hexes stand, base terrain.

use super::board_size::{MILE_YARDS, yards};
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::pickup::PickupForm;
use super::request::Request;
use crate::document::blank_on;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{ComboBox, Stroke, StrokeKind, Ui, Vec2, vec2};
use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Orientation, Shift};
use oblique_cartography::{MapStyle, geometry};
use oblique_mapview::ground::color;
use oblique_roster::totals::thousands;
use oblique_rules::Ruleset;
use oblique_rulesets::RULESETS;

/// Sizes to begin with: name, columns, rows.
const SIZES: &[(&str, u16, u16)] = &[
    ("Outpost fight", 20, 15),
    ("Battle", 40, 30),
    ("Great battle", 80, 60),
    ("Two armies' march", 200, 150),
    ("Province", 1000, 1000),
];
/// Fewest hexes a side.
const LEAST: u16 = 4;
/// Yards in a kilometre, rounded.
const KM_YARDS: f64 = 1093.6;

/// The form.
pub(super) struct NewBattle {
    ruleset: &'static dyn Ruleset,
    orientation: Orientation,
    shift: Shift,
    width: u16,
    height: u16,
    base: TerrainIx,
}

impl Dialog for NewBattle {
    fn ui(&mut self, ui: &mut Ui, _: &mut DialogContext<'_>) -> Answer {
        self.form(ui)
    }
}

impl NewBattle {
    pub(super) fn new(ruleset: &'static dyn Ruleset) -> Self {
        let orientation = ruleset.catalog().orientations.first().copied().unwrap_or_default();
        Self { ruleset, orientation, shift: Shift::Odd, width: 40, height: 30, base: TerrainIx(0) }
    }

    const fn layout(&self) -> Layout {
        Layout {
            orientation: self.orientation,
            shift: self.shift,
            width: self.width,
            height: self.height,
            numbering: oblique_board::hex::Numbering::USUAL,
        }
    }

    fn form(&mut self, ui: &mut Ui) -> Answer {
        ui.heading("New battle");
        ui.add_space(size::GAP);
        self.rules(ui);
        self.hexes(ui);
        self.size(ui);
        self.terrain(ui);
        ui.add_space(size::GAP);
        ui.horizontal(|ui| {
            self.sketch(ui);
            ui.vertical(|ui| {
                for line in scale_lines(self.layout(), self.ruleset.catalog().hex_yards) {
                    widgets::note(ui, &line);
                }
            });
        });
        buttons(ui, |ui| {
            if widgets::primary(ui, "Create").clicked() {
                let scenario = blank_on(self.ruleset, self.layout(), self.base);
                return Answer::Do(Request::Open { scenario: Box::new(scenario), unsaved: false });
            }
            if let Some(form) = PickupForm::new(self.ruleset)
                && ui.button("Pick-up game…").clicked()
            {
                return Answer::Do(Request::Ask(Box::new(form)));
            }
            cancel(ui, "Cancel")
        })
    }

    fn rules(&mut self, ui: &mut Ui) {
        widgets::row(ui, "Rules", "", |ui| {
            let combo = ComboBox::from_id_salt("new rules").selected_text(&self.ruleset.catalog().name);
            combo
                .show_ui(ui, |ui| {
                    for ruleset in RULESETS {
                        let catalog = ruleset.catalog();
                        let chosen = catalog.id == self.ruleset.catalog().id;
                        if ui.selectable_label(chosen, &catalog.name).clicked() {
                            *self = Self { width: self.width, height: self.height, ..Self::new(*ruleset) };
                        }
                    }
                })
                .response
        });
        widgets::note(ui, &self.ruleset.catalog().about);
    }

    fn hexes(&mut self, ui: &mut Ui) {
        let name = |o: Orientation| match o {
            Orientation::Flat => "Flat top",
            Orientation::Pointy => "Pointy top",
        };
        widgets::row(ui, "Hexes", "Orientation of the hexes", |ui| {
            ComboBox::from_id_salt("new orientation")
                .selected_text(name(self.orientation))
                .show_ui(ui, |ui| {
                    for orientation in &self.ruleset.catalog().orientations {
                        ui.selectable_value(&mut self.orientation, *orientation, name(*orientation));
                    }
                })
                .response
        });
        let (lines, where_to) = match self.orientation {
            Orientation::Flat => ("columns", "lower"),
            Orientation::Pointy => ("rows", "further right"),
        };
        let name = |shift: Shift| match shift {
            Shift::Odd => format!("The even {lines} lie {where_to}"),
            Shift::Even => format!("The odd {lines} lie {where_to}"),
        };
        let help = "As on the printed map, so that hex numbers agree";
        widgets::row(ui, "Stagger", help, |ui| {
            ComboBox::from_id_salt("new stagger")
                .selected_text(name(self.shift))
                .width(200.0)
                .show_ui(ui, |ui| {
                    for shift in [Shift::Odd, Shift::Even] {
                        ui.selectable_value(&mut self.shift, shift, name(shift));
                    }
                })
                .response
        });
    }

    fn size(&mut self, ui: &mut Ui) {
        let now = SIZES.iter().find(|(_, w, h)| (*w, *h) == (self.width, self.height));
        widgets::row(ui, "Size", "", |ui| {
            ComboBox::from_id_salt("new size")
                .selected_text(now.map_or("Other", |(name, _, _)| *name))
                .width(200.0)
                .show_ui(ui, |ui| {
                    for (name, width, height) in SIZES {
                        let chosen = now.is_some_and(|(n, _, _)| n == name);
                        if ui.selectable_label(chosen, format!("{name}, {width} by {height}")).clicked() {
                            (self.width, self.height) = (*width, *height);
                        }
                    }
                })
                .response
        });
        let range = LEAST..=Layout::MAX_SIDE;
        widgets::row(ui, "Columns", "Hexes across", |ui| {
            ui.add(widgets::whole_number(ui, &mut self.width).range(range.clone()))
        });
        widgets::row(ui, "Rows", "Hexes down", |ui| {
            ui.add(widgets::whole_number(ui, &mut self.height).range(range))
        });
    }

    fn terrain(&mut self, ui: &mut Ui) {
        let terrain = &self.ruleset.catalog().terrain;
        let now = terrain.get(usize::from(self.base.0)).map_or("", |t| t.name.as_str());
        widgets::row(ui, "Ground", "The terrain every hex begins with", |ui| {
            ComboBox::from_id_salt("new terrain")
                .selected_text(now)
                .width(200.0)
                .show_ui(ui, |ui| {
                    for (ix, terrain) in terrain.iter().enumerate() {
                        let ix = TerrainIx(u8::try_from(ix).unwrap_or(0));
                        ui.selectable_value(&mut self.base, ix, &terrain.name).on_hover_text(&terrain.note);
                    }
                })
                .response
        });
    }

    /// The sheet in small, with its proportions and, where there is room, its hexes.
    fn sketch(&self, ui: &mut Ui) {
        const SIDE: f32 = 110.0;
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, "Preview of the board"));
        let (layout, tokens) = (self.layout(), Tokens::of(ui));
        let bounds = geometry::bounds(layout);
        let scale = SIDE / bounds.width().max(bounds.height()).max(1.0);
        let sheet =
            egui::Rect::from_center_size(rect.center(), vec2(bounds.width(), bounds.height()) * scale);
        let look = self.ruleset.catalog().terrain.get(usize::from(self.base.0));
        let ground = color(MapStyle::period().far_color(look.map_or("open", |t| t.look.as_str())));
        let line = Stroke::new(1.0, tokens.line_strong);
        let painter = ui.painter();
        if scale < 4.5 {
            painter.rect(sheet, 0.0, ground, line, StrokeKind::Inside);
            return;
        }
        for hex in layout.hexes() {
            let corner = |p: geometry::Point| sheet.min + vec2(p.x, p.y) * scale;
            let corners = geometry::corners(layout, hex).map(corner).to_vec();
            painter.add(egui::Shape::convex_polygon(corners, ground, Stroke::new(0.5, tokens.line)));
        }
    }
}

/// How large the ground is, in words.
fn scale_lines(layout: Layout, hex_yards: u32) -> Vec<String> {
    let [x, y] = yards(layout, hex_yards);
    vec![
        format!("{hex_yards} yards a hex"),
        format!("{} by {} yards", thousands(x.round() as i64), thousands(y.round() as i64)),
        format!("{:.1} by {:.1} miles", x / MILE_YARDS, y / MILE_YARDS),
        format!("{:.1} by {:.1} kilometres", x / KM_YARDS, y / KM_YARDS),
        format!("{} hexes", thousands(layout.len() as i64)),
    ]
}
