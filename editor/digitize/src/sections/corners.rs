//! The corners of the neat line by latitude and longitude.

use super::{board_follows, make, memory, remember};
use egui::{ComboBox, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::degrees::{Axis, parse};
use oblique_digitize::placing::{Sides, by_sides};
use oblique_scenario::Ellipsoid;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

#[derive(Clone, Default)]
struct Typed {
    sides: [String; 4],
    ellipsoid: Option<Ellipsoid>,
}

/// A side of the sheet: its name, what its degrees are, how they may be written.
const SIDES: [(&str, Axis, &str); 4] = [
    ("North", Axis::Latitude, "34°30'N"),
    ("South", Axis::Latitude, "34°15'N"),
    ("West", Axis::Longitude, "117°30'W"),
    ("East", Axis::Longitude, "117°15'W"),
];

/// Points a field is wider than what is written in it, on both sides together.
const FIELD_FRAME: f32 = 8.0;
/// Points a field takes at least and at most: degrees, minutes and seconds of a longitude fit into the least.
const LEAST_FIELD: f32 = 96.0;
const MOST_FIELD: f32 = 130.0;
/// Points for the name of a side.
const NAME_WIDTH: f32 = 36.0;

/// A figure of the earth as people know it.
const fn figure_name(figure: Ellipsoid) -> &'static str {
    match figure {
        Ellipsoid::Clarke1866 => "Clarke 1866 (North America)",
        Ellipsoid::Bessel1841 => "Bessel 1841 (central Europe)",
        Ellipsoid::Airy1830 => "Airy 1830 (Great Britain)",
        Ellipsoid::Wgs84 => "WGS 84 (modern)",
    }
}

pub(super) fn corners(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, _)) = context.view.sheets.chosen(context.scenario()) else { return };
    widgets::group(ui, "Corners by latitude and longitude");
    let mut typed: Typed = memory(ui, "corners");
    let error = Tokens::of(ui).error;
    let read: Vec<_> =
        SIDES.iter().zip(&typed.sides).map(|((_, axis, _), text)| parse(text, *axis)).collect();
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
                let label = widgets::sized_name(ui, name, NAME_WIDTH);
                let wrong = !typed.sides[n].is_empty() && read[n].is_none();
                let mut field = TextEdit::singleline(&mut typed.sides[n]).hint_text(hint).desired_width(wide);
                if wrong {
                    field = field.text_color(error);
                }
                let field = ui.add(field).labelled_by(label.id);
                let _ = field.on_hover_text(
                    "Degrees as 34°15', 34d15m N or 34.25; west and south with W and S or a minus",
                );
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        let figure = typed.ellipsoid.unwrap_or(Ellipsoid::Clarke1866);
        let list = ComboBox::from_id_salt("figure of the earth").selected_text(figure_name(figure)).width(210.0);
        let list = list.show_ui(ui, |ui| {
            for (_, figure) in Ellipsoid::WORDS {
                ui.selectable_value(&mut typed.ellipsoid, Some(figure), figure_name(figure));
            }
        });
        let help = "The figure of the earth the sheet was drawn by; on a sheet of a quarter of a degree it matters little";
        let _ = list.response.on_hover_text(help).accessible_name("Figure of the earth");
        let sides = match read.as_slice() {
            [Some(north), Some(south), Some(west), Some(east)] if north > south && west != east => Some(Sides {
                north: *north,
                south: *south,
                west: *west,
                east: *east,
                ellipsoid: typed.ellipsoid.unwrap_or(Ellipsoid::Clarke1866),
            }),
            _ => None,
        };
        let button = ui.add_enabled(sides.is_some(), egui::Button::new("Place by its corners"));
        let help = "The corners of the neat line become control points";
        let button = button.on_hover_text(help).on_disabled_hover_text("All four sides are needed, north above south");
        if let (true, Some(sides)) = (button.clicked(), sides) {
            make("Place by its corners", by_sides(context.scenario(), id, sides, board_follows(ui, context)), out);
        }
    });
    remember(ui, "corners", typed);
}
