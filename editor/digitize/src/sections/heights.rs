//! Levels from a height model, with its histogram.

use super::{count, memory, remember};
use egui::{Color32, DragValue, Rect, Sense, Ui, pos2, vec2};
use oblique_context::EditorContext;
use oblique_context::draft::{HeightUnit, HeightsView, HexHeight};
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Shown};
use oblique_context::view::Selection;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

pub(crate) fn heights(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if context.scenario().board_place.is_none() {
        widgets::empty(
            ui,
            "The board does not lie on the ground yet",
            "Lay a historical map under it and place that.",
        );
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let help = "Heights of the ground: an ESRI ASCII grid (.asc), an SRTM tile (.hgt) or a GeoTIFF";
        if ui.button("Open a height model…").on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::OpenHeights));
        }
    });
    levels(ui, context, out);
}

/// Levels drafted of whatever height model there is: base and step, what they come to, accepting them.
pub(crate) fn levels(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some(found) = context.view.sheets.heights.as_deref() else { return };
    let unit = found.settings.unit;
    let (low, high) = found.range_metres;
    ui.label(format!("{}: {} to {} on this board", found.file, unit.words(low), unit.words(high)));
    let mut settings = found.settings;
    settings.base_metres = Some(found.base_metres);
    settings.step_metres = Some(found.step_metres);
    let before = settings;
    ui.horizontal_wrapped(|ui| {
        ui.label("A hex is as high as");
        for (name, of_hex) in [
            ("the mean of its cells", HexHeight::Mean),
            ("the middle one", HexHeight::Median),
            ("the highest", HexHeight::Most),
        ] {
            ui.radio_value(&mut settings.of_hex, of_hex, name);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let (mut base, mut step) = (unit.of_metres(found.base_metres), unit.of_metres(found.step_metres));
        let suffix = format!(" {}", unit.short());
        let label = ui.label("Level 0 from");
        let field =
            DragValue::new(&mut base).speed(1.0).suffix(&suffix).range(-40_000.0..=40_000.0).max_decimals(1);
        ui.add(field).labelled_by(label.id);
        let label = ui.label("a level each");
        let field =
            DragValue::new(&mut step).speed(0.5).suffix(&suffix).range(0.1..=16_000.0).max_decimals(1);
        ui.add(field).labelled_by(label.id);
        let typed = |now: f64, shown: f64| {
            // What nobody has touched stays as it is, to the last digit.
            if (unit.of_metres(now) - shown).abs() < 1e-9 { now } else { unit.metres(shown) }
        };
        settings.base_metres = Some(typed(found.base_metres, base));
        settings.step_metres = Some(typed(found.step_metres, step));
        for other in HeightUnit::ALL {
            ui.radio_value(&mut settings.unit, other, other.name());
        }
        let help = "Base and step that give the board as many levels as fit the rules";
        if ui.button("As proposed").on_hover_text(help).clicked() {
            (settings.base_metres, settings.step_metres) = (None, None);
        }
    });
    ui.checkbox(&mut settings.burn_streams, "Streams that are drawn run downhill")
        .on_hover_text("Hexes along them are lowered until water runs down");
    if settings != before {
        out.push(Intent::Sheets(SheetsRequest::DraftHeights(settings)));
    }
    histogram(ui, found);
    disagreements(ui, context, found, out);
    ui.horizontal_wrapped(|ui| {
        let mut shown = context.view.sheets.shown == Shown::Heights;
        if ui.checkbox(&mut shown, "Show the levels").changed() {
            let shown = if shown { Shown::Heights } else { Shown::Nothing };
            out.push(Intent::sheets(SheetsChange::ShowDraft(shown)));
        }
        let changed = changed(context, found);
        let button = ui.add_enabled(
            changed > 0,
            egui::Button::new(format!("Accept levels of {} hexes", count(changed))),
        );
        if button.on_hover_text("In one step to undo; a note says where they are from").clicked() {
            out.push(Intent::Sheets(SheetsRequest::AcceptHeights));
        }
        if ui.button("Throw the levels away").clicked() {
            out.push(Intent::Sheets(SheetsRequest::DropDraft));
        }
    });
}

/// Hexes whose level would be another.
fn changed(context: &EditorContext<'_>, found: &HeightsView) -> usize {
    let board = &context.scenario().board;
    found.levels.iter().filter(|(hex, level)| board.level(*hex).is_some_and(|now| now != *level)).count()
}

/// Hexes by height, coloured by the level they get.
fn histogram(ui: &mut Ui, found: &HeightsView) {
    let tokens = Tokens::of(ui);
    let wide = ui.available_width().min(360.0);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 84.0), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, "Hexes by height"));
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 2.0, tokens.field);
    let most = found.histogram.iter().copied().max().unwrap_or(0).max(1) as f32;
    let (low, high) = found.range_metres;
    let unit = found.settings.unit;
    let bars = found.histogram.len().max(1) as f32;
    let metres = |n: f32| low + (high - low) * f64::from(n / bars);
    for (n, count) in found.histogram.iter().enumerate() {
        let n = n as f32;
        let level = ((metres(n + 0.5) - found.base_metres) / found.step_metres).floor();
        let even = level.rem_euclid(2.0) < 1.0;
        let color: Color32 = if even { tokens.accent } else { tokens.text_weak };
        let x = |n: f32| rect.left() + rect.width() * n / bars;
        let top = rect.bottom() - (rect.height() - 4.0) * *count as f32 / most;
        painter.rect_filled(
            Rect::from_min_max(pos2(x(n), top), pos2(x(n + 1.0) - 0.5, rect.bottom())),
            0.0,
            color,
        );
    }
    widgets::note(
        ui,
        &format!(
            "{} on the left, {} on the right; colours change with the level",
            unit.words(low),
            unit.words(high)
        ),
    );
}

/// What the model lacks and where it contradicts.
fn disagreements(ui: &mut Ui, context: &EditorContext<'_>, found: &HeightsView, out: &mut Vec<Intent>) {
    if found.by_middles {
        let text = "The board lies at no place of the earth: the middle of the model lies under its middle. Place the sheet by \
                    latitude and longitude, and the model finds its own place.";
        widgets::note(ui, text);
    }
    if found.bare > 0 {
        let text =
            format!("{} hexes lie where no heights are known: they keep their level.", count(found.bare));
        widgets::note(ui, &text);
    }
    if found.burnt > 0 {
        widgets::note(
            ui,
            &format!("{} hexes along streams are lowered so that water runs down.", count(found.burnt)),
        );
    }
    if found.disagreements.is_empty() {
        return;
    }
    let layout = context.scenario().board.layout();
    let mut open = memory::<bool>(ui, "disagreements");
    let text = format!(
        "{} hexes differ from the hills that are drawn by two levels or more",
        count(found.disagreements.len())
    );
    if ui.selectable_label(open, text).clicked() {
        open = !open;
        remember(ui, "disagreements", open);
    }
    if !open {
        return;
    }
    egui::ScrollArea::vertical().id_salt("disagreements").max_height(150.0).min_scrolled_height(150.0).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = size::GAP_SMALL / 2.0;
            for (hex, drawn, model) in found.disagreements.iter().take(500) {
                let text = format!("{}: drawn {drawn}, the model says {model}", layout.name(*hex));
                if ui.link(text).clicked() {
                    out.push(Intent::Select(Selection::Hex(*hex)));
                    out.push(Intent::LookAt(*hex));
                }
            }
        },
    );
}
