//! The Layers panel: what the map shows, how strongly, and what is locked.

use super::Panel;
use crate::command::Intent;
use crate::desk::Desk;
use crate::ui::theme::size;
use crate::ui::widgets;
use crate::view::{LayersShown, Lockable};
use egui::{ScrollArea, Slider, Ui};

/// The panel.
#[derive(Default)]
pub struct Layers;

/// Makes it.
pub fn make() -> Box<dyn Panel> {
    Box::new(Layers)
}

type Flag = fn(&mut LayersShown) -> &mut bool;
type Percent = fn(&mut LayersShown) -> &mut u8;

/// A row: name, whether it is shown, how strongly, and what locking it keeps.
struct Row {
    name: &'static str,
    shown: Flag,
    percent: Option<Percent>,
    lock: Option<Lockable>,
}

const fn row(name: &'static str, shown: Flag, percent: Option<Percent>, lock: Option<Lockable>) -> Row {
    Row { name, shown, percent, lock }
}

/// The layers, the topmost first.
const ROWS: &[Row] = &[
    row("Units and leaders", |l| &mut l.pieces, Some(|l| &mut l.pieces_percent), Some(Lockable::Pieces)),
    row("Objectives", |l| &mut l.objectives, Some(|l| &mut l.objectives_percent), Some(Lockable::Objectives)),
    row("Names", |l| &mut l.labels, Some(|l| &mut l.opacity.labels), Some(Lockable::Labels)),
    row("Hex numbers", |l| &mut l.numbers, Some(|l| &mut l.opacity.numbers), None),
    row("Hex grid", |l| &mut l.grid, Some(|l| &mut l.opacity.grid), None),
    row("Roads and streams", |l| &mut l.linear, Some(|l| &mut l.opacity.linear), Some(Lockable::Linear)),
    row("Relief", |l| &mut l.relief, Some(|l| &mut l.opacity.relief), Some(Lockable::Relief)),
    row("Hill-shading", |l| &mut l.shading, None, None),
    row("Level numbers", |l| &mut l.levels, None, None),
    row("Terrain", |l| &mut l.terrain, Some(|l| &mut l.opacity.terrain), Some(Lockable::Terrain)),
    row("Rulers", |l| &mut l.rulers, None, None),
];

impl Panel for Layers {
    fn id(&self) -> &'static str {
        "layers"
    }

    fn title(&self) -> String {
        "Layers".to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            style(ui, desk, out);
            widgets::group(ui, "Layers, the topmost first");
            for row in ROWS {
                layer(ui, desk, row, out);
            }
            ui.add_space(size::GAP);
            if ui.button("Show everything as usual").clicked() {
                out.push(Intent::view(|view| {
                    view.layers = LayersShown::default();
                    view.locked.clear();
                }));
            }
        });
    }
}

fn style(ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
    let now = desk.style();
    widgets::row(ui, "Map style", "Looks only: nothing of the battle changes", |ui| {
        egui::ComboBox::from_id_salt("map style")
            .selected_text(&now.name)
            .show_ui(ui, |ui| {
                for style in oblique_cartography::style::styles() {
                    let choice = ui.selectable_label(style.id == now.id, &style.name);
                    if choice.on_hover_text(&style.about).clicked() {
                        out.push(Intent::Style(&style.id));
                    }
                }
            })
            .response
    });
    widgets::note(ui, &now.about);
}

fn layer(ui: &mut Ui, desk: &Desk<'_>, row: &Row, out: &mut Vec<Intent>) {
    let mut layers = desk.view.layers;
    ui.horizontal(|ui| {
        ui.set_min_height(size::ROW);
        let before = layers;
        ui.allocate_ui_with_layout(
            egui::vec2(size::LABEL_WIDTH + 36.0, size::ROW),
            egui::Layout::left_to_right(egui::Align::Center),
            |ui| {
                ui.set_min_width(size::LABEL_WIDTH + 36.0);
                ui.checkbox((row.shown)(&mut layers), row.name);
            },
        );
        if let Some(lock) = row.lock {
            let locked = desk.view.locked.contains(&lock);
            let mut now = locked;
            let name = format!("Lock {}", row.name.to_lowercase());
            let toggle = ui.toggle_value(&mut now, if locked { "Locked" } else { "Lock" });
            let toggle = toggle.on_hover_text("What is locked cannot be changed on the map");
            toggle.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, now, &name));
            if now != locked {
                out.push(Intent::view(move |view| {
                    if now {
                        view.locked.insert(lock)
                    } else {
                        view.locked.remove(&lock)
                    };
                }));
            }
        } else {
            ui.add_space(46.0);
        }
        if let Some(percent) = row.percent {
            ui.spacing_mut().slider_width = (ui.available_width() - 60.0).clamp(40.0, 120.0);
            let enabled = *(row.shown)(&mut layers);
            let slider = Slider::new(percent(&mut layers), 0..=100).suffix(" %");
            let slider = ui.add_enabled(enabled, slider).on_hover_text("How strongly it is drawn");
            let _ = slider.accessible_name(format!("Strength of {}", row.name.to_lowercase()));
        }
        if layers != before {
            out.push(Intent::view(move |view| view.layers = layers));
        }
    });
}
