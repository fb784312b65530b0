//! Levels from a height model, with its histogram.

use super::histogram::histogram;
use super::{earth, hexes, memory, remember};
use egui::{RichText, Ui};
use oblique_context::EditorContext;
use oblique_context::draft::{HeightUnit, HeightsView, HexHeight};
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Shown};
use oblique_context::view::Selection;
use oblique_text::text;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

pub(crate) fn heights(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    if scenario.board_place.is_none() && !scenario.sheets.is_empty() {
        widgets::empty(
            ui,
            text!("conversion-the-board-does-not-lie-on-the-ground"),
            text!("conversion-lay-a-historical-map-under-it-and-place"),
        );
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-heights-of-the-ground-an-esri-ascii-grid");
        if ui.button(text!("conversion-open-a-height-model")).on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::OpenHeights));
        }
    });
    if scenario.sheets.is_empty() {
        without_a_map(ui, context, out);
    }
    levels(ui, context, out);
}

/// Where the board lies when only a height model says so.
fn without_a_map(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if context.scenario().board_place.is_none() {
        widgets::note(ui, text!("conversion-no-historical-map-is-needed-the-board"));
        return;
    }
    let middle = context.view.sheets.model_middle;
    let proposed = middle.map(|at| (text!("conversion-middle-of-the-model"), at));
    widgets::group(ui, text!("conversion-where-the-board-lies"));
    if let Some(map) = &context.view.sheets.model_map {
        super::model_map::model_map(ui, context, map, out);
    }
    earth::laying(ui, context, proposed, out);
    ui.add_space(size::GAP_SMALL);
    ui.separator();
}

/// Levels drafted of whatever height model there is: base and step, what they come to, accepting them.
pub(crate) fn levels(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if let Some(lost) = &context.view.sheets.heights_lost {
        ui.label(RichText::new(format!("{}: {}", lost.file, lost.why)).color(Tokens::of(ui).error));
        if ui.button(text!("conversion-throw-the-height-model-away")).clicked() {
            out.push(Intent::Sheets(SheetsRequest::DropHeights));
        }
    }
    let Some(found) = context.view.sheets.heights.as_deref() else { return };
    let unit = found.settings.unit;
    let (low, high) = found.range_metres;
    ui.label(text!(
        "conversion-file-low-to-high-on-this-board",
        file = found.file,
        low = unit.shown(low),
        high = unit.shown(high)
    ));
    let mut settings = found.settings;
    settings.base_metres = Some(found.base_metres);
    settings.step_metres = Some(found.step_metres);
    let before = settings;
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("conversion-a-hex-is-as-high-as"));
        for (name, of_hex) in [
            (text!("conversion-the-mean-of-its-cells"), HexHeight::Mean),
            (text!("conversion-the-middle-one"), HexHeight::Median),
            (text!("conversion-the-highest"), HexHeight::Most),
        ] {
            ui.radio_value(&mut settings.of_hex, of_hex, name);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let (mut base, mut step) = (unit.of_metres(found.base_metres), unit.of_metres(found.step_metres));
        let suffix = format!(" {}", unit.short());
        let label = ui.label(text!("conversion-level-0-from"));
        let field = widgets::decimal_number(&mut base)
            .speed(1.0)
            .suffix(&suffix)
            .range(-40_000.0..=40_000.0)
            .max_decimals(1);
        ui.add(field).labelled_by(label.id);
        let label = ui.label(text!("conversion-a-level-each"));
        let field = widgets::decimal_number(&mut step)
            .speed(0.5)
            .suffix(&suffix)
            .range(0.1..=16_000.0)
            .max_decimals(1);
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
        let help = text!("conversion-base-and-step-that-give-the-board-as");
        if ui.button(text!("conversion-as-proposed")).on_hover_text(help).clicked() {
            (settings.base_metres, settings.step_metres) = (None, None);
        }
    });
    ui.checkbox(&mut settings.burn_streams, text!("conversion-streams-that-are-drawn-run-downhill"))
        .on_hover_text(text!("conversion-hexes-along-them-are-lowered-until-water"));
    if let Some((base, step)) = histogram(ui, context, found) {
        (settings.base_metres, settings.step_metres) = (Some(base), Some(step));
    }
    if settings != before {
        out.push(Intent::Sheets(SheetsRequest::DraftHeights(settings)));
    }
    disagreements(ui, context, found, out);
    super::terrain::spare(ui, context, context.view.sheets.levels_by_hand.as_deref(), out);
    let changed = changed(context, found);
    ui.horizontal_wrapped(|ui| {
        let mut shown = context.view.sheets.shown == Shown::Heights;
        if ui.checkbox(&mut shown, text!("conversion-show-the-levels")).changed() {
            let shown = if shown { Shown::Heights } else { Shown::Nothing };
            out.push(Intent::sheets(SheetsChange::ShowDraft(shown)));
        }
        let name = if changed > 0 {
            text!("conversion-accept-levels-of-changed", changed = hexes(changed))
        } else {
            text!("conversion-levels-accepted").to_owned()
        };
        let button = ui
            .add_enabled(changed > 0, egui::Button::new(name))
            .on_hover_text(text!("conversion-in-one-step-to-undo-a-note-says"))
            .on_disabled_hover_text(text!("conversion-the-board-has-these-levels"));
        if button.clicked() {
            out.push(Intent::Sheets(SheetsRequest::AcceptHeights));
        }
        let help = text!("conversion-levels-that-were-accepted-stay");
        if ui.button(text!("conversion-close-the-model")).on_hover_text(help).clicked() {
            out.push(Intent::Sheets(SheetsRequest::DropHeights));
        }
    });
}

/// Hexes whose level would be another.
fn changed(context: &EditorContext<'_>, found: &HeightsView) -> usize {
    let board = &context.scenario().board;
    let changes = |hex, level| board.level(hex).is_some_and(|now| now != level);
    let view = &context.view.sheets;
    found.levels.iter().filter(|(hex, level)| changes(*hex, *level) && !view.spares_level(*hex)).count()
}

/// What the model lacks and where it contradicts.
fn disagreements(ui: &mut Ui, context: &EditorContext<'_>, found: &HeightsView, out: &mut Vec<Intent>) {
    if found.by_middles {
        let text = text!("conversion-the-board-lies-at-no-place-of-the");
        widgets::note(ui, text);
    }
    if found.bare > 0 {
        let does = if found.bare == 1 { text!("conversion-lies") } else { text!("conversion-lie") };
        let whose = if found.bare == 1 {
            text!("conversion-it-keeps-its")
        } else {
            text!("conversion-they-keep-their")
        };
        let text = text!(
            "conversion-bare-does-where-no-heights-are-known-whose",
            bare = hexes(found.bare),
            does,
            whose
        );
        widgets::note(ui, &text);
    }
    if found.beyond > 0 {
        let (low, high) = context.catalog().levels;
        let text = text!("conversion-hexes-beyond-the-levels-are-cut-off", count = found.beyond, low, high);
        ui.label(RichText::new(text).color(Tokens::of(ui).warning));
    }
    if found.burnt > 0 {
        let are = if found.burnt == 1 { text!("conversion-is") } else { text!("conversion-are") };
        let text =
            text!("conversion-burnt-along-streams-are-lowered-so-that", burnt = hexes(found.burnt), are);
        widgets::note(ui, &text);
    }
    if found.disagreements.is_empty() {
        return;
    }
    let layout = context.scenario().board.layout();
    let mut open = memory::<bool>(ui, context, "disagreements");
    let differ =
        if found.disagreements.len() == 1 { text!("conversion-differs") } else { text!("conversion-differ") };
    let text = text!(
        "conversion-disagreements-differ-from-the-hills-that",
        disagreements = hexes(found.disagreements.len()),
        differ
    );
    if ui.selectable_label(open, text).clicked() {
        open = !open;
        remember(ui, context, "disagreements", open);
    }
    if !open {
        return;
    }
    let list = widgets::scrolled(150.0).id_salt("disagreements").auto_shrink([false, true]);
    list.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = size::GAP_SMALL / 2.0;
        for (hex, drawn, model) in found.disagreements.iter().take(500) {
            let text = text!(
                "conversion-hex-drawn-drawn-the-model-says-model",
                hex = layout.name(*hex),
                drawn,
                model
            );
            if ui.link(text).clicked() {
                out.push(Intent::Select(Selection::Hex(*hex)));
                out.push(Intent::LookAt(*hex));
            }
        }
    });
}
