//! The corners of the neat line by latitude and longitude.

use super::{board_follows, make, memory, remember};
use crate::words::degrees;
use egui::{ComboBox, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::degrees::Axis;
use oblique_digitize::placing::{Sides, by_sides};
use oblique_scenario::Ellipsoid;
use oblique_text::{Text, text};
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

#[derive(Clone, Default)]
struct Typed {
    sides: [String; 4],
    ellipsoid: Option<Ellipsoid>,
}

/// A side of the sheet: its name, what its degrees are, how they may be written.
const SIDES: [(Text, Axis, &str); 4] = [
    (Text("conversion-north"), Axis::Latitude, "34°30'N"),
    (Text("conversion-south"), Axis::Latitude, "34°15'N"),
    (Text("conversion-west"), Axis::Longitude, "117°30'W"),
    (Text("conversion-east"), Axis::Longitude, "117°15'W"),
];

/// Points a field is wider than what is written in it, on both sides together.
const FIELD_FRAME: f32 = 8.0;
/// Points a field takes at least and at most: degrees, minutes and seconds of a longitude fit into the least.
const LEAST_FIELD: f32 = 96.0;
const MOST_FIELD: f32 = 130.0;
/// Points for the name of a side.
const NAME_WIDTH: f32 = 36.0;

/// A figure of the earth as people know it.
fn figure_name(figure: Ellipsoid) -> &'static str {
    match figure {
        Ellipsoid::Clarke1866 => text!("conversion-clarke-1866-north-america"),
        Ellipsoid::Bessel1841 => text!("conversion-bessel-1841-central-europe"),
        Ellipsoid::Airy1830 => text!("conversion-airy-1830-great-britain"),
        Ellipsoid::Wgs84 => text!("conversion-wgs-84-modern"),
    }
}

pub(super) fn corners(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, _)) = context.view.sheets.chosen(context.scenario()) else { return };
    widgets::group(ui, text!("conversion-corners-by-latitude-and-longitude"));
    let mut typed: Typed = memory(ui, context, "corners");
    let error = Tokens::of(ui).error;
    let read: Vec<_> =
        SIDES.iter().zip(&typed.sides).map(|((_, axis, _), text)| degrees(text, *axis)).collect();
    // In a grid a field would be no wider than its column was.
    let gaps = 4.0 * ui.spacing().item_spacing.x + 2.0 * FIELD_FRAME;
    let half = (ui.available_width() - 2.0 * NAME_WIDTH - gaps) / 2.0;
    // Two beside each other only where a longitude can be read in them.
    let (rows, wide): (&[&[usize]], f32) = if half >= LEAST_FIELD {
        (&[&[0, 1], &[2, 3]], half.min(MOST_FIELD))
    } else {
        (&[&[0], &[1], &[2], &[3]], MOST_FIELD)
    };
    for row in rows {
        ui.horizontal(|ui| {
            for n in row.iter().copied() {
                let (name, _, hint) = SIDES[n];
                let label = widgets::sized_name(ui, name.get(), NAME_WIDTH);
                let wrong = !typed.sides[n].is_empty() && read[n].is_none();
                let mut field = TextEdit::singleline(&mut typed.sides[n]).hint_text(hint).desired_width(wide);
                if wrong {
                    field = field.text_color(error);
                }
                let field = ui.add(field).labelled_by(label.id);
                let _ = field.on_hover_text(text!("conversion-degrees-as-34-15-34d15m-n-or-34"));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        let figure = typed.ellipsoid.unwrap_or(Ellipsoid::Clarke1866);
        let list =
            ComboBox::from_id_salt("figure of the earth").selected_text(figure_name(figure)).width(210.0);
        let list = list.show_ui(ui, |ui| {
            for (_, figure) in Ellipsoid::WORDS {
                ui.selectable_value(&mut typed.ellipsoid, Some(figure), figure_name(figure));
            }
        });
        let help = text!("conversion-the-figure-of-the-earth-the-sheet-was");
        let _ = list.response.on_hover_text(help).accessible_name(text!("conversion-figure-of-the-earth"));
        let sides = match read.as_slice() {
            [Some(north), Some(south), Some(west), Some(east)] if north > south && west != east => {
                Some(Sides {
                    north: *north,
                    south: *south,
                    west: *west,
                    east: *east,
                    ellipsoid: typed.ellipsoid.unwrap_or(Ellipsoid::Clarke1866),
                })
            }
            _ => None,
        };
        let button =
            ui.add_enabled(sides.is_some(), egui::Button::new(text!("conversion-place-by-its-corners")));
        let help = text!("conversion-the-corners-of-the-neat-line-become");
        let button = button
            .on_hover_text(help)
            .on_disabled_hover_text(text!("conversion-all-four-sides-are-needed-north-above"));
        if let (true, Some(sides)) = (button.clicked(), sides) {
            make(
                text!("conversion-place-by-its-corners"),
                by_sides(context.scenario(), id, sides, board_follows(ui, context)),
                out,
            );
        }
    });
    remember(ui, context, "corners", typed);
}
