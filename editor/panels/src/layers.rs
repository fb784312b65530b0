//! The Layers panel: what the map shows, how strongly, and what is locked.

use super::Panel;
use egui::{ScrollArea, Slider, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::settings::SettingsChange;
use oblique_context::view::ViewChange;
use oblique_context::view::{LayersShown, Lockable};
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of the panel, in points, from which a layer has all of its switches in one row.
const ONE_ROW: f32 = 252.0;

/// The panel.
#[derive(Default)]
pub(crate) struct Layers;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Layers)
}

/// With less room than this a strength is a number to drag.
const SLIDER_ROOM: f32 = 130.0;

/// Width of the button that locks, so that what stands after it is aligned.
const LOCK_WIDTH: f32 = 50.0;

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
    row("Problems", |l| &mut l.problems, None, None),
    row("Tasks, zones and exits", |l| &mut l.zones, None, None),
    row("Units and leaders", |l| &mut l.pieces, Some(|l| &mut l.pieces_percent), Some(Lockable::Pieces)),
    row("Names of units, from 250 %", |l| &mut l.unit_names, None, None),
    row("Strengths of units, from 150 %", |l| &mut l.unit_strengths, None, None),
    row("Objectives", |l| &mut l.objectives, Some(|l| &mut l.objectives_percent), Some(Lockable::Objectives)),
    row("Names", |l| &mut l.labels, Some(|l| &mut l.opacity.labels), Some(Lockable::Labels)),
    row("Hex numbers", |l| &mut l.numbers, Some(|l| &mut l.opacity.numbers), None),
    row("Hex grid", |l| &mut l.grid, Some(|l| &mut l.opacity.grid), None),
    row("Roads and streams", |l| &mut l.linear, Some(|l| &mut l.opacity.linear), Some(Lockable::Linear)),
    row("Relief", |l| &mut l.relief, Some(|l| &mut l.opacity.relief), Some(Lockable::Relief)),
    row("Hill-shading", |l| &mut l.shading, None, None),
    row("Level numbers", |l| &mut l.levels, None, None),
    row("Terrain", |l| &mut l.terrain, Some(|l| &mut l.opacity.terrain), Some(Lockable::Terrain)),
    row("Historical maps", |l| &mut l.sheets, Some(|l| &mut l.sheets_percent), None),
    row("Rulers", |l| &mut l.rulers, None, None),
];

impl Panel for Layers {
    fn id(&self) -> &'static str {
        "layers"
    }

    fn title(&self) -> String {
        "Layers".to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            style(ui, context, out);
            widgets::group(ui, "Layers, the topmost first");
            for row in ROWS {
                layer(ui, context, row, out);
            }
            ui.add_space(size::GAP);
            let help = "Every layer shown, fully opaque";
            if ui.button("Reset the layers").on_hover_text(help).clicked() {
                out.push(Intent::view(ViewChange::LayersAsAtFirst));
            }
            bookmarks(ui, context, out);
        });
    }
}

/// The bookmarks of the battle, to name and to go to.
fn bookmarks(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    widgets::group(ui, "Bookmarks");
    let mine: Vec<_> =
        context.settings.bookmarks.iter().filter(|b| b.battle == context.view.battle).collect();
    if mine.is_empty() {
        let (set, go) = (context.keys(ui.ctx(), "bookmark.set_1"), context.keys(ui.ctx(), "bookmark.go_1"));
        let text = format!(
            "Nine bookmarks keep where the map is looked at from: Set bookmark 1{set} and so on; Go to bookmark \
             1{go} and so on lead back there."
        );
        widgets::note(ui, &text);
    }
    for bookmark in mine {
        ui.horizontal(|ui| {
            let slot = bookmark.slot;
            let help = context.help(ui.ctx(), "Looks there again", &format!("bookmark.go_{slot}"));
            if ui.button(format!("Go to {slot}")).on_hover_text(help).clicked() {
                out.push(Intent::GoBookmark(slot));
            }
            let mut name = bookmark.name.clone();
            let field = egui::TextEdit::singleline(&mut name).desired_width(ui.available_width() - 70.0);
            let field = ui.add(field).accessible_name(format!("Name of bookmark {slot}"));
            let battle = bookmark.battle.clone();
            if field.changed() {
                let battle = battle.clone();
                out.push(Intent::Settings(SettingsChange::RenameBookmark { battle, slot, name }));
            }
            if ui.button("Delete").on_hover_text("Removes the bookmark").clicked() {
                out.push(Intent::Settings(SettingsChange::RemoveBookmark { battle, slot }));
            }
        });
    }
}

fn style(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let now = context.style();
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

fn layer(ui: &mut Ui, context: &EditorContext<'_>, row: &Row, out: &mut Vec<Intent>) {
    let mut layers = context.view.layers;
    let before = layers;
    if ui.available_width() < ONE_ROW {
        ui.checkbox((row.shown)(&mut layers), row.name);
        if row.lock.is_some() || row.percent.is_some() {
            ui.horizontal(|ui| {
                ui.add_space(ui.spacing().icon_width + ui.spacing().icon_spacing);
                lock_and_opacity(ui, context, row, &mut layers, out);
            });
        }
    } else {
        ui.horizontal(|ui| {
            ui.set_min_height(size::ROW);
            ui.allocate_ui_with_layout(
                egui::vec2(size::LABEL_WIDTH + 36.0, size::ROW),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_min_width(size::LABEL_WIDTH + 36.0);
                    ui.checkbox((row.shown)(&mut layers), row.name);
                },
            );
            lock_and_opacity(ui, context, row, &mut layers, out);
        });
    }
    if layers != before {
        out.push(Intent::view(ViewChange::Layers(layers)));
    }
}

/// Whether a layer is locked, and how opaque it is drawn.
fn lock_and_opacity(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    row: &Row,
    layers: &mut LayersShown,
    out: &mut Vec<Intent>,
) {
    if let Some(lock) = row.lock {
        let locked = context.view.locked.contains(&lock);
        let mut now = locked;
        let name = format!("Lock {}", row.name.to_lowercase());
        let text = if locked { "Locked" } else { "Lock" };
        let toggle = ui.add_sized([LOCK_WIDTH, size::ROW], egui::Button::selectable(locked, text));
        now ^= toggle.clicked();
        let toggle = toggle.on_hover_text("What is locked cannot be changed on the map");
        toggle.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, true, now, &name));
        if now != locked {
            out.push(Intent::view(ViewChange::Lock(lock, now)));
        }
    } else {
        ui.add_space(LOCK_WIDTH + ui.spacing().item_spacing.x);
    }
    if let Some(percent) = row.percent {
        let room = ui.available_width();
        let enabled = *(row.shown)(layers);
        let percent = percent(layers);
        let field = if room < SLIDER_ROOM {
            ui.add_enabled(enabled, widgets::whole_number(ui, percent).range(0..=100).suffix(" %"))
        } else {
            ui.spacing_mut().slider_width = (room - 66.0).clamp(40.0, 120.0);
            ui.add_enabled(enabled, Slider::new(percent, 0..=100).suffix(" %"))
        };
        let name = format!("Opacity of {}", row.name.to_lowercase());
        let _ = field.on_hover_text("How opaque it is drawn").accessible_name(name);
    }
}
