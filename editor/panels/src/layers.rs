//! The Layers panel: what the map shows, how strongly, and what is locked.

use super::Panel;
use egui::{ScrollArea, Slider, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::settings::SettingsChange;
use oblique_context::view::ViewChange;
use oblique_context::view::{LayersShown, Lockable};
use oblique_text::{Text, inside, text, translated};
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
    name: Text,
    shown: Flag,
    percent: Option<Percent>,
    lock: Option<Lockable>,
}

const fn row(name: Text, shown: Flag, percent: Option<Percent>, lock: Option<Lockable>) -> Row {
    Row { name, shown, percent, lock }
}

/// The layers, the topmost first.
const ROWS: &[Row] = &[
    row(Text("panels-problems"), |l| &mut l.problems, None, None),
    row(Text("panels-tasks-zones-and-exits"), |l| &mut l.zones, None, None),
    row(
        Text("panels-units-and-leaders"),
        |l| &mut l.pieces,
        Some(|l| &mut l.pieces_percent),
        Some(Lockable::Pieces),
    ),
    row(Text("panels-names-of-units-from-250"), |l| &mut l.unit_names, None, None),
    row(Text("panels-strengths-of-units-from-150"), |l| &mut l.unit_strengths, None, None),
    row(
        Text("panels-objectives"),
        |l| &mut l.objectives,
        Some(|l| &mut l.objectives_percent),
        Some(Lockable::Objectives),
    ),
    row(Text("panels-names"), |l| &mut l.labels, Some(|l| &mut l.opacity.labels), Some(Lockable::Labels)),
    row(Text("panels-hex-numbers"), |l| &mut l.numbers, Some(|l| &mut l.opacity.numbers), None),
    row(Text("panels-hex-grid"), |l| &mut l.grid, Some(|l| &mut l.opacity.grid), None),
    row(
        Text("panels-roads-and-streams"),
        |l| &mut l.linear,
        Some(|l| &mut l.opacity.linear),
        Some(Lockable::Linear),
    ),
    row(Text("panels-relief"), |l| &mut l.relief, Some(|l| &mut l.opacity.relief), Some(Lockable::Relief)),
    row(Text("panels-hill-shading"), |l| &mut l.shading, None, None),
    row(Text("panels-level-numbers"), |l| &mut l.levels, None, None),
    row(
        Text("panels-terrain"),
        |l| &mut l.terrain,
        Some(|l| &mut l.opacity.terrain),
        Some(Lockable::Terrain),
    ),
    row(Text("panels-historical-maps"), |l| &mut l.sheets, Some(|l| &mut l.sheets_percent), None),
    row(Text("panels-rulers"), |l| &mut l.rulers, None, None),
];

impl Panel for Layers {
    fn id(&self) -> &'static str {
        "layers"
    }

    fn title(&self) -> String {
        text!("panels-layers").to_owned()
    }

    fn home(&self) -> Home {
        Home::RIGHT.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            style(ui, context, out);
            widgets::group(ui, text!("panels-layers-the-topmost-first"));
            for row in ROWS {
                layer(ui, context, row, out);
            }
            ui.add_space(size::GAP);
            let help = text!("panels-every-layer-shown-fully-opaque");
            if ui.button(text!("panels-reset-the-layers")).on_hover_text(help).clicked() {
                out.push(Intent::view(ViewChange::LayersAsAtFirst));
            }
            bookmarks(ui, context, out);
        });
    }
}

/// The bookmarks of the battle, to name and to go to.
fn bookmarks(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    widgets::group(ui, text!("panels-bookmarks"));
    let mine: Vec<_> =
        context.settings.bookmarks.iter().filter(|b| b.battle == context.view.battle).collect();
    if mine.is_empty() {
        let (set, go) = (context.keys(ui.ctx(), "bookmark.set_1"), context.keys(ui.ctx(), "bookmark.go_1"));
        let text = text!("panels-nine-bookmarks-keep-where-the-map-is", set, go);
        widgets::note(ui, &text);
    }
    for bookmark in mine {
        ui.horizontal(|ui| {
            let slot = bookmark.slot;
            let help =
                context.help(ui.ctx(), text!("panels-looks-there-again"), &format!("bookmark.go_{slot}"));
            if ui.button(text!("panels-go-to-slot", slot)).on_hover_text(help).clicked() {
                out.push(Intent::GoBookmark(slot));
            }
            let mut name = bookmark.name.clone();
            let field = egui::TextEdit::singleline(&mut name).desired_width(ui.available_width() - 70.0);
            let field = ui.add(field).accessible_name(text!("panels-name-of-bookmark-slot", slot));
            let battle = bookmark.battle.clone();
            if field.changed() {
                let battle = battle.clone();
                out.push(Intent::Settings(SettingsChange::RenameBookmark { battle, slot, name }));
            }
            if ui.button(text!("panels-delete")).on_hover_text(text!("panels-removes-the-bookmark")).clicked()
            {
                out.push(Intent::Settings(SettingsChange::RemoveBookmark { battle, slot }));
            }
        });
    }
}

fn style(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let now = context.style();
    widgets::row(
        ui,
        text!("panels-map-style"),
        text!("panels-looks-only-nothing-of-the-battle-changes"),
        |ui| {
            egui::ComboBox::from_id_salt("map style")
                .selected_text(translated(&now.name))
                .show_ui(ui, |ui| {
                    for style in oblique_cartography::style::styles() {
                        let choice = ui.selectable_label(style.id == now.id, translated(&style.name));
                        if choice.on_hover_text(translated(&style.about)).clicked() {
                            out.push(Intent::Style(&style.id));
                        }
                    }
                })
                .response
        },
    );
    widgets::note(ui, &translated(&now.about));
}

fn layer(ui: &mut Ui, context: &EditorContext<'_>, row: &Row, out: &mut Vec<Intent>) {
    let mut layers = context.view.layers;
    let before = layers;
    if ui.available_width() < ONE_ROW {
        ui.checkbox((row.shown)(&mut layers), row.name.get());
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
                    ui.checkbox((row.shown)(&mut layers), row.name.get());
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
        let name = text!("panels-lock-row", row = inside(row.name.get()));
        let text = if locked { text!("panels-locked") } else { text!("panels-lock") };
        let toggle = ui.add_sized([LOCK_WIDTH, size::ROW], egui::Button::selectable(locked, text));
        now ^= toggle.clicked();
        let toggle = toggle.on_hover_text(text!("panels-what-is-locked-cannot-be-changed-on-the"));
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
        let name = text!("panels-opacity-of-row", row = inside(row.name.get()));
        let _ = field.on_hover_text(text!("panels-how-opaque-it-is-drawn")).accessible_name(name);
    }
}
