//! The Set-ups panel: alternative set-ups of the battle, kept by name.

use super::Panel;
use egui::{ScrollArea, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_scenario::{Edit, PieceId, Posting, SetUp, SetUpId};
use oblique_text::text;
use oblique_ui::widgets;

/// The panel.
#[derive(Default)]
pub(crate) struct SetUps {
    name: String,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(SetUps::default())
}

impl Panel for SetUps {
    fn id(&self) -> &'static str {
        "set_ups"
    }

    fn title(&self) -> String {
        text!("army-deployments").to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        // A narrow panel has the button under the name rather than half of it out of sight.
        ui.horizontal_wrapped(|ui| {
            let field = TextEdit::singleline(&mut self.name)
                .hint_text(text!("army-name-of-the-deployment"))
                .desired_width(220.0);
            ui.add(field).accessible_name(text!("army-name-of-the-deployment"));
            let keep = widgets::primary(ui, text!("army-save-this-deployment"));
            if keep.on_hover_text(text!("army-saves-where-everybody-stands-now-under")).clicked() {
                let n = context.scenario().setups.len() + 1;
                let name = self.name.trim();
                let name = if name.is_empty() { text!("army-deployment-n", n) } else { name.to_owned() };
                let id = context.scenario().fresh_set_up_id(&name);
                let set_up = context.scenario().present_set_up(&name);
                out.push(Intent::edit(
                    text!("army-save-name", name),
                    Edit::SetUp(id, Some(Box::new(set_up))),
                ));
                self.name.clear();
            }
        });
        if context.scenario().setups.is_empty() {
            widgets::empty(
                ui,
                text!("army-no-deployments-saved"),
                text!("army-keep-this-one-then-try-another-what-is"),
            );
            return;
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (id, set_up) in &context.scenario().setups {
                ui.push_id(id, |ui| one(ui, context, id, set_up, out));
            }
        });
    }
}

fn one(ui: &mut Ui, context: &EditorContext<'_>, id: &SetUpId, set_up: &SetUp, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let others = scenario.differing_from(set_up);
    let name = &set_up.name;
    ui.separator();
    let mut text = name.clone();
    let field = ui.add(TextEdit::singleline(&mut text).desired_width(f32::INFINITY));
    let field = field.accessible_name(text!("army-deployment-name", name));
    if field.gained_focus() || field.changed() {
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            let edit = Edit::SetUp(id.clone(), Some(Box::new(SetUp { name: text, ..set_up.clone() })));
            out.push(Intent::Edit { label: text!("army-rename-a-deployment").to_owned(), edit, gesture });
        }
    }
    let what = match others.len() {
        0 => text!("army-as-on-the-map-now").to_owned(),
        1 => text!("army-1-piece-stands-otherwise").to_owned(),
        n => text!("army-n-pieces-stand-otherwise", n),
    };
    widgets::note(ui, &what);
    ui.horizontal_wrapped(|ui| {
        let differs = !others.is_empty();
        let take = ui.add_enabled(differs, egui::Button::new(text!("army-apply")));
        let take = take.on_hover_text(text!("army-everybody-goes-where-this-deployment-has"));
        if take.accessible_name(text!("army-apply-name", name)).clicked() {
            out.push(Intent::edit(text!("army-apply-name", name), scenario.taking_up(set_up)));
            out.push(Intent::Say(text!("army-name-others-moved", name, others = others.len())));
        }
        let compare = ui.add_enabled(differs, egui::Button::new(text!("army-compare")));
        let compare = compare.on_hover_text(text!("army-selects-the-pieces-that-stand-otherwise"));
        if compare.accessible_name(text!("army-compare-name", name)).clicked() {
            out.push(Intent::Select(Selection::Pieces(others.iter().cloned().collect())));
        }
        let renew = ui.add_enabled(differs, egui::Button::new(text!("army-update")));
        let renew = renew.on_hover_text(text!("army-saves-where-everybody-stands-now-under-2"));
        if renew.accessible_name(text!("army-update-name", name)).clicked() {
            let new = SetUp { remark: set_up.remark.clone(), ..scenario.present_set_up(name) };
            out.push(Intent::edit(
                text!("army-update-name", name),
                Edit::SetUp(id.clone(), Some(Box::new(new))),
            ));
        }
        let remove = ui.button(text!("army-remove")).on_hover_text(text!("army-deletes-this-deployment"));
        if remove.accessible_name(text!("army-remove-name", name)).clicked() {
            out.push(Intent::edit(text!("army-remove-name", name), Edit::SetUp(id.clone(), None)));
        }
    });
    if !others.is_empty() {
        differences(ui, context, set_up, &others, out);
    }
    let mut remark = set_up.remark.clone();
    let field = ui
        .add(TextEdit::singleline(&mut remark).hint_text(text!("army-remark")).desired_width(f32::INFINITY));
    let field = field.accessible_name(text!("army-remark-on-name", name));
    if field.gained_focus() || field.changed() {
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            let edit = Edit::SetUp(id.clone(), Some(Box::new(SetUp { remark, ..set_up.clone() })));
            out.push(Intent::Edit { label: text!("army-remark-on-a-deployment").to_owned(), edit, gesture });
        }
    }
}

/// Those who stand otherwise, each with where it stands there and where now.
fn differences(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    set_up: &SetUp,
    others: &[PieceId],
    out: &mut Vec<Intent>,
) {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    let place = |posting: &Posting| match (posting.hex, &posting.arrives) {
        (Some(hex), _) => layout.name(hex),
        (None, Some(arrival)) => text!("army-arriving-on-turn", turn = arrival.turn),
        (None, None) => text!("army-off-the-map").to_owned(),
    };
    egui::CollapsingHeader::new(text!("army-differences")).id_salt("differences").show(ui, |ui| {
        for id in others.iter().take(60) {
            let (Some(piece), Some(posting)) = (scenario.pieces.get(id), set_up.postings.get(id)) else {
                continue;
            };
            let now = Posting::of(piece);
            let line = if place(&now) == place(posting) {
                text!("army-piece-hex-formed-or-faced-otherwise", piece = piece.name, hex = place(&now))
            } else {
                text!(
                    "army-piece-hex-there-hex-2-now",
                    piece = piece.name,
                    hex = place(posting),
                    hex_2 = place(&now)
                )
            };
            if ui.add(egui::Label::new(line).sense(egui::Sense::click())).clicked() {
                out.push(Intent::Select(Selection::Pieces([id.clone()].into())));
            }
        }
    });
}
