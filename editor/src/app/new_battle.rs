//! The form of a new battle: rules, size with its scale, which way the hexes stand, base terrain.

use super::board_size::{MILE_YARDS, yards};
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::pickup::PickupForm;
use super::request::Request;
use crate::app::rulesets::RULESETS;
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
use oblique_text::{Text, decimals, text};

/// Sizes to begin with: name, columns, rows.
const SIZES: &[(Text, u16, u16)] = &[
    (Text("windows-outpost-fight"), 20, 15),
    (Text("windows-battle"), 40, 30),
    (Text("windows-great-battle"), 80, 60),
    (Text("windows-two-armies-march"), 200, 150),
    (Text("windows-province"), 1000, 1000),
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
        ui.heading(text!("windows-new-battle"));
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
            if widgets::primary(ui, text!("windows-create")).clicked() {
                let scenario = blank_on(self.ruleset, self.layout(), self.base);
                return Answer::Do(Request::Open { scenario: Box::new(scenario), unsaved: false });
            }
            if let Some(form) = PickupForm::new(self.ruleset)
                && ui.button(text!("windows-pick-up-game")).clicked()
            {
                return Answer::Do(Request::Ask(Box::new(form)));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }

    fn rules(&mut self, ui: &mut Ui) {
        if let Some(chosen) = rules_row(ui, self.ruleset) {
            *self = Self { width: self.width, height: self.height, ..Self::new(chosen) };
        }
        widgets::note(ui, &self.ruleset.catalog().about);
    }

    fn hexes(&mut self, ui: &mut Ui) {
        let name = |o: Orientation| match o {
            Orientation::Flat => text!("windows-flat-top"),
            Orientation::Pointy => text!("windows-pointy-top"),
        };
        widgets::row(ui, text!("windows-hexes"), text!("windows-orientation-of-the-hexes"), |ui| {
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
            Orientation::Flat => (text!("windows-columns"), text!("windows-lower")),
            Orientation::Pointy => (text!("windows-rows"), text!("windows-further-right")),
        };
        let name = |shift: Shift| match shift {
            Shift::Odd => text!("windows-the-even-lines-lie-where-to", lines, where_to),
            Shift::Even => text!("windows-the-odd-lines-lie-where-to", lines, where_to),
        };
        let help = text!("windows-as-on-the-printed-map-so-that-hex");
        widgets::row(ui, text!("windows-stagger"), help, |ui| {
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
        widgets::row(ui, text!("windows-size"), "", |ui| {
            ComboBox::from_id_salt("new size")
                .selected_text(now.map_or(text!("windows-other"), |(name, _, _)| name.get()))
                .width(200.0)
                .show_ui(ui, |ui| {
                    for (name, width, height) in SIZES {
                        let chosen = now.is_some_and(|(n, _, _)| n == name);
                        if ui
                            .selectable_label(
                                chosen,
                                text!("windows-name-width-by-height", name, width, height),
                            )
                            .clicked()
                        {
                            (self.width, self.height) = (*width, *height);
                        }
                    }
                })
                .response
        });
        let range = LEAST..=Layout::MAX_SIDE;
        widgets::row(ui, text!("windows-columns-2"), text!("windows-hexes-across"), |ui| {
            ui.add(widgets::whole_number(ui, &mut self.width).range(range.clone()))
        });
        widgets::row(ui, text!("windows-rows-2"), text!("windows-hexes-down"), |ui| {
            ui.add(widgets::whole_number(ui, &mut self.height).range(range))
        });
    }

    fn terrain(&mut self, ui: &mut Ui) {
        let terrain = &self.ruleset.catalog().terrain;
        let now = terrain.get(usize::from(self.base.0)).map_or("", |t| t.name.as_str());
        widgets::row(ui, text!("windows-ground"), text!("windows-the-terrain-every-hex-begins-with"), |ui| {
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
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::Role::Image, true, text!("windows-preview-of-the-board"))
        });
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

/// The list of rules; gives those that are chosen in place of others.
pub(super) fn rules_row(ui: &mut Ui, now: &'static dyn Ruleset) -> Option<&'static dyn Ruleset> {
    let mut chosen = None;
    widgets::row(ui, text!("windows-rules"), "", |ui| {
        let combo = ComboBox::from_id_salt("new rules").selected_text(&now.catalog().name);
        combo
            .show_ui(ui, |ui| {
                for ruleset in RULESETS {
                    let catalog = ruleset.catalog();
                    if ui.selectable_label(catalog.id == now.catalog().id, &catalog.name).clicked() {
                        chosen = Some(*ruleset);
                    }
                }
            })
            .response
    });
    chosen
}

/// How large the ground is, in words.
fn scale_lines(layout: Layout, hex_yards: u32) -> Vec<String> {
    let [x, y] = yards(layout, f64::from(hex_yards));
    vec![
        text!("windows-hex-yards-yards-a-hex", hex_yards),
        text!("windows-x-by-y-yards", x = thousands(x.round() as i64), y = thousands(y.round() as i64)),
        text!(
            "windows-x-by-y-miles",
            x = decimals(&format!("{:.1}", x / MILE_YARDS)),
            y = decimals(&format!("{:.1}", y / MILE_YARDS))
        ),
        text!(
            "windows-x-by-y-kilometres",
            x = decimals(&format!("{:.1}", x / KM_YARDS)),
            y = decimals(&format!("{:.1}", y / KM_YARDS))
        ),
        text!("windows-thousands-hexes", thousands = thousands(layout.len() as i64)),
    ]
}
