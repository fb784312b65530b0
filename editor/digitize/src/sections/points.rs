//! The control points: where each lies on the sheet and on the ground, and how far it is off.

use super::{board_follows, make, memory, remember, type_on};
use crate::words::degrees;
use egui::{ComboBox, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{Clicked, SheetHand, SheetsChange};
use oblique_digitize::degrees::{Axis, written};
use oblique_digitize::{DigitizeError, placed, placing};
use oblique_scenario::words::rounded;
use oblique_scenario::{
    ByPoints, ControlPoint, Decimal, Degrees, FitModel, GroundPoint, Known, Sheet, SheetId, SheetPlacement,
};
use oblique_text::{inside, text, translated};
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// A fit as people know it.
fn fit_name(fit: FitModel) -> &'static str {
    match fit {
        FitModel::Similarity => text!("conversion-move-turn-and-scale"),
        FitModel::Affine => text!("conversion-also-stretch"),
        FitModel::Projective => text!("conversion-also-tilt"),
        FitModel::ThinPlate => text!("conversion-bend-through-every-point"),
    }
}

fn known(text: &[String; 2], in_yards: bool) -> Option<Known> {
    if in_yards {
        let number = |text: &str| text.trim().replace(',', ".").parse::<Decimal>().ok();
        return Some(Known::Yards(GroundPoint { east: number(&text[0])?, south: number(&text[1])? }));
    }
    let (longitude, latitude) = (degrees(&text[0], Axis::Longitude)?, degrees(&text[1], Axis::Latitude)?);
    Some(Known::Degrees(Degrees { longitude, latitude }))
}

fn words(known: &Known) -> [String; 2] {
    match known {
        Known::Yards(at) => [at.east.to_string(), at.south.to_string()],
        Known::Degrees(at) => [written(at.longitude, Axis::Longitude), written(at.latitude, Axis::Latitude)],
    }
}

/// Yards to a tenth where that says anything.
fn off_words(yards: f64) -> String {
    if yards < 1_000.0 { format!("{yards:.1}") } else { rounded(yards) }
}

pub(super) fn points(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    out: &mut Vec<Intent>,
) {
    widgets::group(ui, text!("conversion-control-points"));
    let by = match &sheet.placement {
        SheetPlacement::Points(by) => by.clone(),
        _ => ByPoints::default(),
    };
    if let SheetPlacement::Points(by) = &sheet.placement {
        table(ui, context, id, sheet, by, out);
    }
    pending(ui, context, id, by, out);
}

/// Puts other points in place of those there are.
fn replaced(
    ui: &Ui,
    label: &str,
    context: &EditorContext<'_>,
    id: &SheetId,
    by: ByPoints,
    out: &mut Vec<Intent>,
) {
    let board = board_follows(ui, context);
    make(label, placing::replace(context.scenario(), id, SheetPlacement::Points(by), board), out);
}

fn table(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    by: &ByPoints,
    out: &mut Vec<Intent>,
) {
    let fit = placed(sheet, context.scenario().board_place.as_ref()).ok().and_then(|p| p.fit);
    let on = by.points.iter().filter(|p| p.on).count();
    let spare = on > placing::points_needed(by.fit) || by.fit == FitModel::ThinPlate && on > 3;
    let worst = fit.as_ref().and_then(oblique_georeference::placement::Fit::worst).filter(|_| spare);
    for (n, point) in by.points.iter().enumerate() {
        let name = if point.name.is_empty() {
            text!("conversion-point-n", n = n + 1)
        } else {
            translated(&point.name).into()
        };
        let yards = fit.as_ref().and_then(|fit| fit.residuals.get(n)).map(|residual| residual.yards);
        let off = match yards {
            Some(_) if !spare && point.on => text!("conversion-held").to_owned(),
            Some(yards) if yards.is_finite() => text!("conversion-yards-yards-off", yards = off_words(yards)),
            _ => text!("conversion-not-known-how-far-off").to_owned(),
        };
        let change =
            ui.push_id(("control point", n), |ui| row(ui, &name, n, point, &off, worst == Some(n))).inner;
        if let Some(change) = change {
            let (label, by) = changed(by.clone(), n, change);
            replaced(ui, label, context, id, by, out);
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("conversion-the-fit-may"));
        let list = ComboBox::from_id_salt("fit").width(180.0).selected_text(fit_name(by.fit));
        let list = list.show_ui(ui, |ui| {
            for (_, fit) in FitModel::WORDS {
                let need = placing::points_needed(fit);
                let choice = egui::Button::selectable(fit == by.fit, fit_name(fit));
                let choice = ui.add_enabled(on >= need, choice);
                if choice
                    .on_disabled_hover_text(text!("conversion-it-needs-need-points-that-are-on", need))
                    .clicked()
                {
                    replaced(
                        ui,
                        text!("conversion-choose-the-fit"),
                        context,
                        id,
                        ByPoints { fit, ..by.clone() },
                        out,
                    );
                }
            }
        });
        let _ = list.response.accessible_name(text!("conversion-what-the-fit-may-do"));
        if let (true, Some(fit)) = (spare, &fit) {
            ui.label(text!(
                "conversion-root-mean-square-yards-yards-off-on-the",
                root_mean_square_yards = off_words(fit.root_mean_square_yards())
            ));
        }
    });
}

/// So much room the button beside the fields of a point takes, in points of the screen, the margins of the fields with it.
const REMOVE_POINTS: f32 = 84.0;

/// What the row of a point asks for.
enum Change {
    Heed(bool),
    Ground(Known),
    Remove,
}

/// The points after that, and what it is called.
fn changed(mut by: ByPoints, n: usize, change: Change) -> (&'static str, ByPoints) {
    let label = match (change, by.points.get_mut(n)) {
        (Change::Heed(on), Some(point)) => {
            point.on = on;
            if on {
                text!("conversion-switch-a-control-point-on")
            } else {
                text!("conversion-switch-a-control-point-off")
            }
        }
        (Change::Ground(known), Some(point)) => {
            point.known = known;
            text!("conversion-set-the-ground-of-a-control-point")
        }
        (Change::Remove, Some(_)) => {
            by.points.remove(n);
            // Fewer points hold a simpler fit only.
            by.fit = placing::fit_for(by.points.len(), by.fit);
            text!("conversion-remove-a-control-point")
        }
        (_, None) => text!("conversion-control-points"),
    };
    (label, by)
}

/// A point: is it heeded, how far is it off, and below that where it lies.
fn row(ui: &mut Ui, name: &str, n: usize, point: &ControlPoint, off: &str, worst: bool) -> Option<Change> {
    let mut change = None;
    egui::Sides::new().shrink_left().truncate().show(
        ui,
        |ui| {
            let mut on = point.on;
            let help = text!(
                "conversion-at-pixel-on-the-sheet-does-the-fit",
                pixel = crate::words::pixel_words(point.pixel)
            );
            if ui.checkbox(&mut on, name).on_hover_text(help).changed() {
                change = Some(Change::Heed(on));
            }
        },
        |ui| {
            if worst {
                ui.colored_label(Tokens::of(ui).error, text!("conversion-off-worst", off))
                    .on_hover_text(text!("conversion-the-point-farthest-off"));
            } else {
                ui.weak(off);
            }
        },
    );
    // Beside the fields, or the name of a point that is the worst would be cut off.
    let (ground, removed) = ui
        .horizontal(|ui| {
            let ground = ground_fields(ui, name, n, &point.known);
            (
                ground,
                ui.small_button(text!("conversion-remove"))
                    .accessible_name(text!("conversion-remove-name", name))
                    .clicked(),
            )
        })
        .inner;
    let removed = removed.then_some(Change::Remove);
    removed.or(change).or_else(|| ground.map(Change::Ground))
}

/// The two fields of a point's ground; the new ground once they were left.
fn ground_fields(ui: &mut Ui, name: &str, n: usize, now: &Known) -> Option<Known> {
    let in_yards = matches!(now, Known::Yards(_));
    let shown = words(now);
    let mut answer = None;
    let names = if in_yards {
        [text!("conversion-east-2"), text!("conversion-south-2")]
    } else {
        [text!("conversion-longitude"), text!("conversion-latitude")]
    };
    let spaces = 4.0 * ui.spacing().item_spacing.x;
    let wide = ((ui.available_width() - REMOVE_POINTS - spaces) / 2.0).clamp(72.0, 130.0);
    for (axis, part) in names.into_iter().enumerate() {
        let memory_id = egui::Id::unique(("ground of a point", n, axis));
        let kept = ui.data(|d| d.get_temp::<String>(memory_id));
        let mut text = kept.unwrap_or_else(|| shown[axis].clone());
        let field = ui.add(TextEdit::singleline(&mut text).hint_text(part).desired_width(wide));
        let field = field.accessible_name(format!("{name}, {part}"));
        let unit = if in_yards { text!("conversion-in-yards") } else { "" };
        let field = field.on_hover_text(text!("conversion-its-part-unit", part, unit));
        if field.has_focus() {
            ui.data_mut(|d| d.insert_temp(memory_id, text));
        } else {
            if field.lost_focus() && text != shown[axis] {
                let mut both = shown.clone();
                both[axis] = text;
                answer = known(&both, in_yards).filter(|new| new != now);
            }
            ui.data_mut(|d| d.remove::<String>(memory_id));
        }
    }
    answer
}

/// What points whose ground is not known yet are known in is kept under that.
const IN_YARDS: &str = "points in yards";

fn pending(ui: &mut Ui, context: &EditorContext<'_>, id: &SheetId, by: ByPoints, out: &mut Vec<Intent>) {
    let clicked: &[Clicked] =
        if context.view.sheets.hand == SheetHand::Points { &context.view.sheets.pending } else { &[] };
    if clicked.is_empty() {
        widgets::note(ui, text!("conversion-take-control-points-and-click-places-on"));
        return;
    }
    let mut in_yards: bool = memory(ui, context, IN_YARDS);
    ui.horizontal(|ui| {
        ui.label(text!("conversion-new-points-are-known-in"));
        ui.radio_value(&mut in_yards, false, text!("conversion-degrees"));
        ui.radio_value(&mut in_yards, true, text!("conversion-yards"));
    });
    remember(ui, context, IN_YARDS, in_yards);
    let names = if in_yards {
        [text!("conversion-east-2"), text!("conversion-south-2")]
    } else {
        [text!("conversion-longitude"), text!("conversion-latitude")]
    };
    for (n, point) in clicked.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            let at = crate::words::pixel_words(point.pixel);
            ui.label(text!("conversion-new-point-n-at-at", n = n + 1, at));
            let mut typed = point.typed.clone();
            let is_last = n + 1 == clicked.len();
            for (place, (text, name)) in typed.iter_mut().zip(names).enumerate() {
                let field = ui.add(TextEdit::singleline(text).hint_text(name).desired_width(92.0));
                if is_last && place == 0 {
                    type_on(ui, context, "point asked for", point.pixel, &field);
                }
                let _ = field.accessible_name(text!("conversion-new-point-n-what", n = n + 1, what = name));
            }
            if typed != point.typed {
                out.push(Intent::sheets(SheetsChange::TypePoint(n, typed)));
            }
            if ui
                .small_button(text!("conversion-drop"))
                .accessible_name(text!("conversion-drop-new-point-n", n = n + 1))
                .clicked()
            {
                out.push(Intent::sheets(SheetsChange::DropPoint(n)));
            }
        });
    }
    let points: Option<Vec<ControlPoint>> = clicked
        .iter()
        .map(|point| {
            let known = known(&point.typed, in_yards)?;
            Some(ControlPoint { name: String::new(), pixel: point.pixel, known, on: true })
        })
        .collect();
    let enough = by.points.len() + clicked.len() >= 2;
    let button = ui.add_enabled(
        points.is_some() && enough,
        egui::Button::new(text!("conversion-add-to-the-control-points")),
    );
    let why = if enough {
        text!("conversion-say-where-each-new-point-lies")
    } else {
        text!("conversion-two-points-are-needed-at-least")
    };
    if let (true, Some(points)) = (button.on_disabled_hover_text(why).clicked(), points) {
        add(ui, context, id, by, points, out);
    }
}

/// Adds points to those there are. Where that places nothing they stay as they were typed, to be fixed.
fn add(
    ui: &Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    mut by: ByPoints,
    points: Vec<ControlPoint>,
    out: &mut Vec<Intent>,
) {
    let before = by.points.len();
    by.points.extend(points);
    let board = board_follows(ui, context);
    match placing::replace(context.scenario(), id, SheetPlacement::Points(by), board) {
        Ok(edit) => {
            out.push(Intent::edit(text!("conversion-add-control-points"), edit));
            out.push(Intent::sheets(SheetsChange::DropPoints));
        }
        Err(DigitizeError::FarPoint { point }) if point >= before => {
            let why = text!("conversion-new-point-n-lies-far-off", n = point - before + 1);
            out.push(Intent::Warn(format!("{}: {}", text!("conversion-add-control-points"), inside(&why))));
        }
        Err(why) => make(text!("conversion-add-control-points"), Err(why), out),
    }
}
