//! Forms of labels and objectives.

use super::evidence;
use super::form::{self, FieldValue};
use egui::Ui;
use oblique_board::{Label, LabelId, LabelSize};
use oblique_context::EditorContext;
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Edit, Objective, ObjectiveId, Side};
use oblique_ui::widgets;

/// Draws the form of a label.
pub(super) fn label(ui: &mut Ui, context: &EditorContext<'_>, id: &LabelId, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    let Some(label) = scenario.board.labels().get(id) else { return };
    ui.heading(if label.text.is_empty() { "Label" } else { &label.text });
    let mut put = |what: &str, new: Label, gesture: Gesture| {
        let edit = Edit::Label(id.clone(), Some(new));
        out.push(Intent::Edit { label: format!("Label: {what}"), edit, gesture });
    };
    if let Some((text, gesture)) = form::text(ui, "Text", "", &FieldValue::One(label.text.clone())) {
        put("text", Label { text, ..label.clone() }, gesture);
    }
    let answer = form::hex(ui, "Hex", "The hex it is written on", layout, &FieldValue::One(Some(label.hex)));
    if let Some((Some(hex), gesture)) = answer {
        put("hex", Label { hex, ..label.clone() }, gesture);
    }
    let sizes = [("small", LabelSize::Small), ("medium", LabelSize::Medium), ("large", LabelSize::Large)];
    let options: Vec<_> = [("small", "Small"), ("medium", "Medium"), ("large", "Large")]
        .map(|(i, n)| (i.into(), n.into()))
        .into();
    let now = sizes.iter().find(|(_, s)| *s == label.size).map_or("medium", |(id, _)| id);
    if let Some((id, gesture)) = form::choice(ui, "Size", "", &FieldValue::One(now.to_owned()), &options) {
        let size = sizes.iter().find(|(i, _)| *i == id).map(|(_, s)| *s).unwrap_or_default();
        put("size", Label { size, ..label.clone() }, gesture);
    }
    let turned = FieldValue::One(i64::from(label.angle_deg));
    let answer = form::number(ui, "Turned", "Clockwise", &turned, -180..=180, 4, "degrees");
    if let Some((angle, gesture)) = answer {
        put("angle", Label { angle_deg: i16::try_from(angle).unwrap_or(0), ..label.clone() }, gesture);
    }
    ui.horizontal(|ui| {
        let new = evidence::mark(ui, scenario, "the name", scenario.label_evidence.get(id));
        widgets::note(ui, "Source of the name and its place");
        if let Some((new, gesture)) = new {
            let edit = Edit::LabelEvidence(id.clone(), new.entry());
            out.push(Intent::Edit { label: "Source of a name".to_owned(), edit, gesture });
        }
    });
    delete(ui, out);
}

/// The points an objective may be worth.
fn worth_range() -> std::ops::RangeInclusive<i64> {
    i64::from(*Objective::WORTH.start())..=i64::from(*Objective::WORTH.end())
}

/// Draws the form of an objective.
pub(super) fn objective(ui: &mut Ui, context: &EditorContext<'_>, id: &ObjectiveId, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some(objective) = scenario.objectives.get(id) else { return };
    ui.heading(if objective.name.is_empty() { "Objective" } else { &objective.name });
    let mut put = |what: &str, new: Objective, gesture: Gesture| {
        let edit = Edit::Objective(id.clone(), Some(new));
        out.push(Intent::Edit { label: format!("Objective: {what}"), edit, gesture });
    };
    if let Some((name, gesture)) = form::text(ui, "Name", "", &FieldValue::One(objective.name.clone())) {
        put("name", Objective { name, ..objective.clone() }, gesture);
    }
    let layout = scenario.board.layout();
    let answer = form::hex(ui, "Hex", "", layout, &FieldValue::One(Some(objective.hex)));
    if let Some((Some(hex), gesture)) = answer {
        put("hex", Objective { hex, ..objective.clone() }, gesture);
    }
    for side in Side::BOTH {
        let name = format!("Worth to {}", scenario.side(side).name);
        let shown = FieldValue::One(i64::from(objective.value[side.index()]));
        if let Some((worth, gesture)) =
            form::number(ui, &name, "0 to 999", &shown, worth_range(), 1, "points")
        {
            let mut new = objective.clone();
            new.value[side.index()] = i32::try_from(worth).unwrap_or(0);
            put("worth", new, gesture);
        }
    }
    let mut options = vec![(String::new(), "Nobody".to_owned())];
    options.extend(Side::BOTH.map(|s| (s.to_string(), scenario.side(s).name.clone())));
    let now = objective.holder.map(|s| s.to_string()).unwrap_or_default();
    if let Some((id, gesture)) = form::choice(ui, "Held by", "At the start", &FieldValue::One(now), &options)
    {
        let holder = Side::BOTH.into_iter().find(|s| s.to_string() == id);
        put("holder", Objective { holder, ..objective.clone() }, gesture);
    }
    ui.horizontal(|ui| {
        let new = evidence::mark(ui, scenario, "the objective", objective.evidence.as_ref());
        widgets::note(ui, "Source of place and worth");
        if let Some((verdict, gesture)) = new {
            put("evidence", Objective { evidence: verdict.entry(), ..objective.clone() }, gesture);
        }
    });
    delete(ui, out);
}

/// The button that removes what is selected.
pub(super) fn delete(ui: &mut Ui, out: &mut Vec<Intent>) {
    ui.add_space(oblique_ui::theme::size::GAP);
    if ui.button("Delete").on_hover_text("Takes it off the board; undo brings it back").clicked() {
        out.push(Intent::Run("edit.delete"));
    }
}
