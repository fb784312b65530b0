//! What is known of a hex: terrain, level, features, and who stands there.

use super::form::{self, FieldValue};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_rules::catalog::Attribute;
use oblique_scenario::{Attrs, Edit};
use oblique_ui::theme::color_of;
use oblique_ui::widgets::{self, Mark};

/// Draws the form of a hex.
pub(super) fn hex(ui: &mut Ui, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let board = &scenario.board;
    let layout = board.layout();
    let (Some(terrain), Some(level)) = (board.terrain_id(hex), board.level(hex)) else {
        widgets::empty(ui, "Off the board", "Click a hex of the map.");
        return;
    };
    let name = layout.name(hex);
    ui.heading(format!("Hex {name}"));
    let options: Vec<_> = board
        .palette()
        .iter()
        .map(|id| (id.clone(), context.catalog().terrain(id).map_or_else(|| id.clone(), |t| t.name.clone())))
        .collect();
    let answer = form::choice(ui, "Terrain", "", &FieldValue::One(terrain.to_owned()), &options);
    if let Some((id, gesture)) = answer
        && let Some(ix) = board.terrain_ix(&id)
    {
        let label = format!("Terrain of {name}");
        out.push(Intent::Edit { label, edit: Edit::Terrain(vec![(hex, ix)]), gesture });
    }
    if let Some(terrain) = context.catalog().terrain(terrain) {
        widgets::note(ui, &terrain.note);
    }
    let (low, high) = context.catalog().levels;
    let shown = FieldValue::One(i64::from(level));
    let answer = form::number(ui, "Level", "Height of the ground", &shown, low.into()..=high.into(), 1, "");
    if let Some((level, gesture)) = answer {
        let edit = Edit::Levels(vec![(hex, i8::try_from(level).unwrap_or(0))]);
        out.push(Intent::Edit { label: format!("Level of {name}"), edit, gesture });
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
    widgets::group(ui, "Its own");
    let mut answer = None;
    for attribute in known {
        let usual = attribute.usual(&context.scenario().params, context.catalog());
        let shown = own.get(&attribute.id).unwrap_or(usual).clone();
        let field = form::attribute(ui, context, attribute, &FieldValue::One(shown));
        if let Some((value, gesture)) = field {
            let mut new = own.clone();
            new.insert(attribute.id.clone(), value);
            answer = Some((attribute.name.to_lowercase(), new, gesture));
        }
    }
    if own.is_empty() {
        widgets::note(ui, "As all others of its kind in this battle, until it is given its own.");
    } else if ui.button("As all others").on_hover_text("Takes its own away again").clicked() {
        answer = Some(("as all others".to_owned(), Attrs::new(), Gesture::Whole));
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
    widgets::group(ui, "On the map");
    for (id, feature) in here {
        let kind = context.catalog().linear(&feature.kind).map_or(feature.kind.as_str(), |l| l.name.as_str());
        let text =
            if feature.name.is_empty() { kind.to_owned() } else { format!("{}, {kind}", feature.name) };
        if ui.link(text).clicked() {
            out.push(Intent::Select(Selection::Feature(id.clone())));
        }
    }
    for (id, label) in labels {
        if ui.link(format!("{}, label", label.text)).clicked() {
            out.push(Intent::Select(Selection::Label(id.clone())));
        }
    }
    for (id, objective) in objectives {
        if ui.link(format!("{}, objective", objective.name)).clicked() {
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
    widgets::group(ui, "Standing here");
    if here.is_empty() {
        widgets::note(ui, "Nobody");
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
