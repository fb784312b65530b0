//! How far the two points clicked are apart.

use super::{board_follows, make, memory, remember, type_on};
use egui::{ComboBox, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::SheetsChange;
use oblique_digitize::placing::by_distance;
use oblique_scenario::words::rounded;
use oblique_scenario::{ByDistance, Decimal, SheetPlacement};
use oblique_text::{Text, text};
use oblique_ui::widgets;

/// Units of length on scale bars, in yards.
const UNITS: &[(Text, f64)] = &[
    (Text("conversion-yards"), 1.0),
    (Text("conversion-miles"), 1760.0),
    (Text("conversion-feet"), 1.0 / 3.0),
    (Text("conversion-metres"), 1.0 / 0.9144),
    (Text("conversion-kilometres"), 1000.0 / 0.9144),
    (Text("conversion-german-miles"), 7420.44 / 0.9144),
    (Text("conversion-versts"), 1066.8 / 0.9144),
    (Text("conversion-prussian-paces"), 0.7532 / 0.9144),
    (Text("conversion-rhenish-rods"), 3.7662 / 0.9144),
    (Text("conversion-toises"), 1.949 / 0.9144),
];

/// What is typed: a number and the unit it is in.
#[derive(Clone, Copy)]
struct Typed {
    number: f64,
    unit: usize,
}

impl Default for Typed {
    fn default() -> Self {
        Self { number: 1.0, unit: 1 }
    }
}

impl Typed {
    /// That in yards.
    fn yards(self) -> Option<Decimal> {
        UNITS.get(self.unit).and_then(|(_, yards)| Decimal::rounded(self.number * yards, 3))
    }

    /// How the sheet lies that was placed by it: in the unit that was typed, so that a wrong number is seen.
    fn words(self, yards: Decimal) -> Option<String> {
        let (unit, _) = UNITS.get(self.unit).filter(|(_, yards)| *yards != 1.0)?;
        let number = Decimal::rounded(self.number, 3)?;
        let (unit, yards) = (unit.get(), rounded(yards.get()));
        Some(text!("conversion-placed-by-two-points-distance-in-unit", unit, number, yards))
    }
}

/// How a sheet lies that was placed by a distance typed here; `None` where it was not, or in yards.
pub(super) fn as_typed(ui: &Ui, context: &EditorContext<'_>, by: &ByDistance) -> Option<String> {
    let typed: Typed = memory(ui, context, "distance");
    (typed.yards() == Some(by.yards)).then(|| typed.words(by.yards)).flatten()
}

pub(crate) fn distance_field(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    let [from, to] = match context.view.sheets.pending.as_slice() {
        [from, to] => [from.pixel, to.pixel],
        [_] => {
            widgets::note(ui, text!("conversion-click-the-other-end"));
            return;
        }
        _ => {
            widgets::note(ui, text!("conversion-click-one-end-of-the-distance"));
            return;
        }
    };
    let mut typed: Typed = memory(ui, context, "distance");
    let field =
        widgets::decimal_number(&mut typed.number).speed(0.1).range(0.001..=1_000_000.0).max_decimals(3);
    let field = ui.add(field).on_hover_text(text!("conversion-how-far-the-two-points-are-apart"));
    type_on(ui, context, "distance asked for", to, &field);
    let _ = field.clone().accessible_name(text!("conversion-distance"));
    let unit = UNITS.get(typed.unit).map_or(text!("conversion-yards"), |(name, _)| name.get());
    let list = ComboBox::from_id_salt("unit of the distance").width(96.0).selected_text(unit);
    let list = list.show_ui(ui, |ui| {
        for (n, (name, _)) in UNITS.iter().enumerate() {
            ui.selectable_value(&mut typed.unit, n, name.get());
        }
    });
    let _ = list.response.accessible_name(text!("conversion-unit-of-the-distance"));
    remember(ui, context, "distance", typed);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let place = ui.button(text!("conversion-place-by-this-distance")).clicked() || entered;
    if let SheetPlacement::Points(by) = &sheet.placement {
        widgets::note(ui, &text!("conversion-the-control-points-make-way-for-it", count = by.points.len()));
    }
    if place {
        let yards = typed.yards().unwrap_or_default();
        make(
            text!("conversion-place-by-two-points"),
            by_distance(context.scenario(), id, from, to, yards, board_follows(ui, context)),
            out,
        );
        out.push(Intent::sheets(SheetsChange::DropPoints));
    }
}
