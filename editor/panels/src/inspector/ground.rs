//! What is known of a hex: terrain, level, features, and who stands there.

use super::form::{self, FieldValue};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_rules::catalog::Attribute;
use oblique_scenario::{Attrs, Edit};
use oblique_text::{inside, text};
use oblique_ui::theme::color_of;
use oblique_ui::widgets::{self, Mark};

/// Draws the form of a hex.
pub(super) fn hex(ui: &mut Ui, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let board = &scenario.board;
    let layout = board.layout();
    let (Some(terrain), Some(level)) = (board.terrain_id(hex), board.level(hex)) else {
        widgets::empty(ui, text!("panels-off-the-board"), text!("panels-click-a-hex-of-the-map"));
        return;
    };
    let name = layout.name(hex);
    ui.heading(text!("panels-hex-name", name));
    let options: Vec<_> = board
        .palette()
        .iter()
        .map(|id| (id.clone(), context.catalog().terrain(id).map_or_else(|| id.clone(), |t| t.name.clone())))
        .collect();
    let answer =
        form::choice(ui, text!("panels-terrain"), "", &FieldValue::One(terrain.to_owned()), &options);
    if let Some((id, gesture)) = answer
        && let Some(ix) = board.terrain_ix(&id)
    {
        let label = text!("panels-terrain-of-name", name);
        out.push(Intent::Edit { label, edit: Edit::Terrain(vec![(hex, ix)]), gesture });
    }
    if let Some(terrain) = context.catalog().terrain(terrain) {
        widgets::note(ui, &terrain.note);
    }
    let (low, high) = context.catalog().levels;
    let shown = FieldValue::One(i64::from(level));
    let answer = form::number(
        ui,
        text!("panels-level"),
        text!("panels-height-of-the-ground"),
        &shown,
        low.into()..=high.into(),
        1,
        "",
    );
    if let Some((level, gesture)) = answer {
        let edit = Edit::Levels(vec![(hex, i8::try_from(level).unwrap_or(0))]);
        out.push(Intent::Edit { label: text!("panels-level-of-name", name), edit, gesture });
    }
    if let Some(terrain) = board.terrain_id(hex).and_then(|id| context.catalog().terrain(id)) {
        let own = board.hex_attrs().get(hex).cloned().unwrap_or_default();
        if let Some((what, new, gesture)) = attributes(ui, context, &terrain.attributes, &own) {
            let label = format!("{name}: {what}");
            out.push(Intent::Edit { label, edit: Edit::HexAttrs(hex, Some(new)), gesture });
        }
    }
    features(ui, context, hex, out);
    standing(ui, context, hex, out);
}

/// The fields of what a hex or a feature may say of itself. Returns what was changed, all it says now, and the gesture.
pub(super) fn attributes(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    known: &'static [Attribute],
    own: &Attrs,
) -> Option<(String, Attrs, Gesture)> {
    if known.is_empty() {
        return None;
    }
    widgets::group(ui, text!("panels-its-own"));
    let mut answer = None;
    for attribute in known {
        let usual = attribute.usual(&context.scenario().params, context.catalog());
        let shown = own.get(&attribute.id).unwrap_or(usual).clone();
        let field = form::attribute(ui, context, attribute, &FieldValue::One(shown));
        if let Some((value, gesture)) = field {
            let mut new = own.clone();
            new.insert(attribute.id.clone(), value);
            answer = Some((inside(&attribute.name), new, gesture));
        }
    }
    if own.is_empty() {
        widgets::note(ui, text!("panels-as-all-others-of-its-kind-in-this"));
    } else if ui
        .button(text!("panels-as-all-others"))
        .on_hover_text(text!("panels-takes-its-own-away-again"))
        .clicked()
    {
        answer = Some((text!("panels-as-all-others-2").to_owned(), Attrs::new(), Gesture::Whole));
    }
    answer
}

fn features(ui: &mut Ui, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
    let board = &context.scenario().board;
    let here: Vec<_> =
        board.features().iter().filter(|(_, f)| f.hexes(board.layout()).contains(&hex)).collect();
    let labels: Vec<_> = board.labels().iter().filter(|(_, l)| l.hex == hex).collect();
    let objectives: Vec<_> = context.scenario().objectives.iter().filter(|(_, o)| o.hex == hex).collect();
    if here.is_empty() && labels.is_empty() && objectives.is_empty() {
        return;
    }
    widgets::group(ui, text!("panels-on-the-map"));
    for (id, feature) in here {
        let kind = context.catalog().linear(&feature.kind).map_or(feature.kind.as_str(), |l| l.name.as_str());
        let text =
            if feature.name.is_empty() { kind.to_owned() } else { format!("{}, {kind}", feature.name) };
        if ui.link(text).clicked() {
            out.push(Intent::Select(Selection::Feature(id.clone())));
        }
    }
    for (id, label) in labels {
        if ui.link(text!("panels-label-label", label = label.text)).clicked() {
            out.push(Intent::Select(Selection::Label(id.clone())));
        }
    }
    for (id, objective) in objectives {
        if ui.link(text!("panels-objective-objective", objective = objective.name)).clicked() {
            out.push(Intent::Select(Selection::Objective(id.clone())));
        }
    }
}

fn standing(ui: &mut Ui, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let here: Vec<_> = scenario
        .roster()
        .into_iter()
        .filter_map(|id| scenario.pieces.get(id).map(|p| (id, p)))
        .filter(|(_, p)| p.hex == Some(hex))
        .collect();
    widgets::group(ui, text!("panels-standing-here"));
    if here.is_empty() {
        widgets::note(ui, text!("panels-nobody"));
    }
    for (id, piece) in here {
        let color = color_of(&scenario.side(piece.side).color);
        ui.horizontal(|ui| {
            widgets::mark(ui, Mark::Square, color);
            if ui.link(&piece.name).clicked() {
                out.push(Intent::Select(Selection::Pieces([id.clone()].into())));
            }
        });
    }
}
