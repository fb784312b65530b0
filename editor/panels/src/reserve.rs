//! The Reserve panel: units and leaders that are not on the map, by side and command. Drag them onto
//! the map, set them down click by click, or form a command in a line of battle.

use super::Panel;
use egui::{Id, ScrollArea, Sense, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::drag::DraggedPieces;
use oblique_context::panel::Home;
use oblique_context::view::Selection;
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, PieceId, Side};
use oblique_text::{inside, text};
use oblique_ui::widgets;
use std::collections::BTreeSet;

/// The panel.
pub(crate) struct Reserve;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Reserve)
}

/// Those of one command that are off the map.
struct Group {
    title: String,
    ids: Vec<PieceId>,
}

/// Those off the map that do not arrive later, by command in roster order.
fn groups(context: &EditorContext<'_>, side: Side) -> Vec<Group> {
    let scenario = context.scenario();
    let mut groups: Vec<(Option<PieceId>, Group)> = Vec::new();
    for id in scenario.roster() {
        let Some(piece) = scenario.pieces.get(id) else { continue };
        if piece.side != side || piece.hex.is_some() || piece.arrives.is_some() {
            continue;
        }
        let leads = context.catalog().kind(&piece.kind).is_some_and(|k| k.role == Role::Leader);
        let key = if leads { Some(id.clone()) } else { piece.leader.clone() };
        if let Some((_, group)) = groups.iter_mut().find(|(of, _)| *of == key) {
            group.ids.push(id.clone());
            continue;
        }
        let leader = key.as_ref().and_then(|id| scenario.pieces.get(id));
        let title =
            leader.map_or_else(|| text!("army-under-nobody").to_owned(), |leader| leader.name.clone());
        groups.push((key, Group { title, ids: vec![id.clone()] }));
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn select(ids: impl IntoIterator<Item = PieceId>) -> Intent {
    Intent::Select(Selection::Pieces(ids.into_iter().collect()))
}

impl Panel for Reserve {
    fn id(&self) -> &'static str {
        "reserve"
    }

    fn title(&self) -> String {
        text!("army-reserve").to_owned()
    }

    fn home(&self) -> Home {
        Home::LEFT
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let sides = Side::BOTH.map(|side| (side, groups(context, side)));
        if sides.iter().all(|(_, groups)| groups.is_empty()) {
            let later = context.scenario().pieces.values().filter(|p| p.hex.is_none() && p.arrives.is_some());
            let title = match later.count() {
                0 => text!("army-everybody-is-on-the-map").to_owned(),
                later => text!("army-everybody-is-on-the-map-or-arrives-later", later),
            };
            widgets::empty(ui, &title, text!("army-units-that-are-not-on-the-map-are"));
            return;
        }
        widgets::note(ui, text!("army-drag-onto-the-map-or-place-them-click"));
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (side, groups) in sides.into_iter().filter(|(_, groups)| !groups.is_empty()) {
                let count: usize = groups.iter().map(|group| group.ids.len()).sum();
                widgets::group(ui, &format!("{}: {count}", context.scenario().side(side).name));
                for group in groups {
                    ui.push_id((side, &group.title), |ui| command(ui, context, &group, out));
                }
            }
        });
    }
}

fn command(ui: &mut Ui, context: &EditorContext<'_>, group: &Group, out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(egui::RichText::new(format!("{} ({})", group.title, group.ids.len())).strong());
        let line = ui
            .small_button(text!("army-in-line"))
            .on_hover_text(text!("army-draw-a-line-of-battle-for-all-of"));
        if line.accessible_name(text!("army-title-in-line", title = group.title)).clicked() {
            out.extend([select(group.ids.clone()), Intent::Tool("line_of_battle")]);
        }
        let place = ui
            .small_button(text!("army-place"))
            .on_hover_text(text!("army-places-them-on-the-map-one-with-each"));
        if place.accessible_name(text!("army-place-title", title = group.title)).clicked() {
            out.extend([select(group.ids.clone()), Intent::Tool("place")]);
        }
    });
    let selected = match &context.view.selection {
        Selection::Pieces(ids) => ids.clone(),
        _ => BTreeSet::new(),
    };
    for id in &group.ids {
        let Some(piece) = context.scenario().pieces.get(id) else { continue };
        row(ui, context, id, piece, &selected, out);
    }
}

fn row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &PieceId,
    piece: &Piece,
    selected: &BTreeSet<PieceId>,
    out: &mut Vec<Intent>,
) {
    let kind = context.catalog().kind(&piece.kind).map_or(piece.kind.as_str(), |k| k.name.as_str());
    let on = selected.contains(id);
    let text = format!("{}, {}", if piece.name.is_empty() { &id.0 } else { &piece.name }, inside(kind));
    let shown = ui.selectable_label(on, text);
    let response = ui.interact(shown.rect, Id::unique(("reserve", id)), Sense::click_and_drag());
    if response.drag_started() {
        let ids = if on { selected.clone() } else { BTreeSet::from([id.clone()]) };
        response.dnd_set_drag_payload(DraggedPieces(ids));
        if !on {
            out.push(select([id.clone()]));
        }
    }
    if response.clicked() {
        let more = ui.input(|i| i.modifiers.shift || i.modifiers.command);
        let mut new = if more { selected.clone() } else { BTreeSet::new() };
        if !(more && new.remove(id)) {
            new.insert(id.clone());
        }
        out.push(if new.is_empty() { Intent::Select(Selection::Nothing) } else { select(new) });
    }
    if response.double_clicked() {
        out.extend([select([id.clone()]), Intent::Tool("place")]);
    }
}
