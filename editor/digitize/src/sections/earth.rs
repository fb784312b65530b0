//! Where on the earth the middle of a board lies that no historical map gives a place.

use super::{make, memory, remember};
use crate::words::degrees;
use egui::{Grid, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::degrees::{Axis, written};
use oblique_digitize::earth::{laying_at, middle_of_board};
use oblique_scenario::{Decimal, Degrees};
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// Width of a field that holds degrees, minutes, seconds and their hundredths, in points.
const DEGREES_WIDTH: f32 = 118.0;

/// What is typed of the middle of the board: latitude and longitude, and yards a hex.
#[derive(Clone, Default)]
struct Typed {
    middle: [String; 2],
    yards_a_hex: Option<f64>,
}

/// Latitude, longitude and scale of the board, and laying it there; with a place that is proposed and what it is the middle of.
pub(super) fn laying(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    proposed: Option<(&str, Degrees)>,
    out: &mut Vec<Intent>,
) {
    let scenario = context.scenario();
    let mut typed: Typed = memory(ui, context, "middle of the board");
    let now = middle_of_board(scenario);
    let yards_now = scenario.board_place.map(|place| place.yards_a_hex.get());
    let axes = [
        (text!("conversion-latitude-2"), Axis::Latitude, now.map(|at| at.latitude)),
        (text!("conversion-longitude-2"), Axis::Longitude, now.map(|at| at.longitude)),
    ];
    let error = Tokens::of(ui).error;
    let mut read = [None, None];
    let usual = f64::from(context.catalog().hex_yards.max(1));
    let mut yards = typed.yards_a_hex.or(yards_now).unwrap_or(usual);
    Grid::new("middle of the board").num_columns(2).show(ui, |ui| {
        for (((name, axis, now), text), read) in axes.iter().zip(&mut typed.middle).zip(&mut read) {
            // What is not typed stays as it is.
            *read = if text.is_empty() { *now } else { degrees(text, *axis) };
            let hint = now.map(|degrees| written(degrees, *axis)).unwrap_or_default();
            let mut field = TextEdit::singleline(text).desired_width(DEGREES_WIDTH).hint_text(hint);
            if read.is_none() {
                field = field.text_color(error);
            }
            let label = ui.label(*name);
            let field = ui.add(field).labelled_by(label.id);
            let _ = field.on_hover_text(text!("conversion-degrees-as-34-15-34d15m-n-or-34"));
            ui.end_row();
        }
        // Sheets that lie under the board say how large the ground is.
        if scenario.sheets.is_empty() {
            let label = ui.label(text!("conversion-yards-a-hex-2"));
            let field = widgets::decimal_number(&mut yards).speed(1.0).range(1.0..=100_000.0).max_decimals(1);
            let help =
                text!("conversion-catalog-has-hexes-of-usual-yards", catalog = context.catalog().name, usual);
            if ui.add(field).labelled_by(label.id).on_hover_text(help).changed() {
                typed.yards_a_hex = Some(yards);
            }
            ui.end_row();
        }
    });
    let yards = Decimal::rounded(yards, 3).filter(|yards| *yards > Decimal::ZERO);
    let at = match (read, yards) {
        ([Some(latitude), Some(longitude)], Some(yards)) => Some((Degrees { longitude, latitude }, yards)),
        _ => None,
    };
    ui.horizontal_wrapped(|ui| {
        let button = ui.add_enabled(at.is_some(), egui::Button::new(text!("conversion-lay-the-board-there")));
        let button = button.on_disabled_hover_text(text!("conversion-latitude-and-longitude-are-needed"));
        if let (true, Some((at, yards))) = (button.clicked(), at) {
            make(text!("conversion-say-where-the-board-lies"), laying_at(scenario, at, yards), out);
            typed = Typed::default();
        }
        if let Some((what, middle)) = proposed
            && ui.button(what).clicked()
        {
            typed.middle =
                [written(middle.latitude, Axis::Latitude), written(middle.longitude, Axis::Longitude)];
        }
    });
    remember(ui, context, "middle of the board", typed);
}
