//! Forms of labels and objectives.

use super::evidence;
use super::form::{self, FieldValue};
use egui::Ui;
use oblique_board::{Label, LabelId, LabelSize};
use oblique_context::EditorContext;
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Edit, Objective, ObjectiveId, Side};
use oblique_text::text;
use oblique_ui::widgets;

/// Draws the form of a label.
pub(super) fn label(ui: &mut Ui, context: &EditorContext<'_>, id: &LabelId, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some(label) = scenario.board.labels().get(id) else { return };
    ui.heading(if label.text.is_empty() { text!("panels-label") } else { &label.text });
    let mut put = |what: &str, new: Label, gesture: Gesture| {
        let edit = Edit::Label(id.clone(), Some(new));
        out.push(Intent::Edit { label: text!("panels-label-what", what), edit, gesture });
    };
    if let Some((text, gesture)) =
        form::text(ui, text!("panels-text"), "", &FieldValue::One(label.text.clone()))
    {
        put(text!("panels-changed-text"), Label { text, ..label.clone() }, gesture);
    }
    let answer = form::hex(
        ui,
        text!("panels-hex"),
        text!("panels-the-hex-it-is-written-on"),
        scenario,
        &FieldValue::One(Some(label.hex)),
    );
    if let Some((Some(hex), gesture)) = answer {
        put(text!("panels-changed-hex"), Label { hex, ..label.clone() }, gesture);
    }
    let sizes = [("small", LabelSize::Small), ("medium", LabelSize::Medium), ("large", LabelSize::Large)];
    let options: Vec<_> = [
        ("small", text!("panels-small")),
        ("medium", text!("panels-medium")),
        ("large", text!("panels-large")),
    ]
    .map(|(i, n)| (i.into(), n.into()))
    .into();
    let now = sizes.iter().find(|(_, s)| *s == label.size).map_or("medium", |(id, _)| id);
    if let Some((id, gesture)) =
        form::choice(ui, text!("panels-size"), "", &FieldValue::One(now.to_owned()), &options)
    {
        let size = sizes.iter().find(|(i, _)| *i == id).map(|(_, s)| *s).unwrap_or_default();
        put(text!("panels-changed-size"), Label { size, ..label.clone() }, gesture);
    }
    let turned = FieldValue::One(i64::from(label.angle_deg));
    let answer = form::number(
        ui,
        text!("panels-turned"),
        text!("panels-clockwise"),
        &turned,
        -180..=180,
        4,
        text!("panels-degrees"),
    );
    if let Some((angle, gesture)) = answer {
        put(
            text!("panels-changed-angle"),
            Label { angle_deg: i16::try_from(angle).unwrap_or(0), ..label.clone() },
            gesture,
        );
    }
    ui.horizontal(|ui| {
        let new = evidence::mark(ui, scenario, text!("panels-the-name"), scenario.label_evidence.get(id));
        widgets::note(ui, text!("panels-source-of-the-name-and-its-place"));
        if let Some((new, gesture)) = new {
            let edit = Edit::LabelEvidence(id.clone(), new.entry());
            out.push(Intent::Edit { label: text!("panels-source-of-a-name").to_owned(), edit, gesture });
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
    ui.heading(if objective.name.is_empty() { text!("panels-objective") } else { &objective.name });
    let mut put = |what: &str, new: Objective, gesture: Gesture| {
        let edit = Edit::Objective(id.clone(), Some(new));
        out.push(Intent::Edit { label: text!("panels-objective-what", what), edit, gesture });
    };
    if let Some((name, gesture)) =
        form::text(ui, text!("panels-name"), "", &FieldValue::One(objective.name.clone()))
    {
        put(text!("panels-changed-name"), Objective { name, ..objective.clone() }, gesture);
    }
    let answer = form::hex(ui, text!("panels-hex"), "", scenario, &FieldValue::One(Some(objective.hex)));
    if let Some((Some(hex), gesture)) = answer {
        put(text!("panels-changed-hex"), Objective { hex, ..objective.clone() }, gesture);
    }
    for side in Side::BOTH {
        let name = text!("panels-worth-to-side", side = scenario.side(side).name);
        let shown = FieldValue::One(i64::from(objective.value[side.index()]));
        if let Some((worth, gesture)) = form::number(
            ui,
            &name,
            text!("panels-0-to-999"),
            &shown,
            worth_range(),
            1,
            text!("panels-points"),
        ) {
            let mut new = objective.clone();
            new.value[side.index()] = i32::try_from(worth).unwrap_or(0);
            put(text!("panels-changed-worth"), new, gesture);
        }
    }
    let mut options = vec![(String::new(), text!("panels-nobody").to_owned())];
    options.extend(Side::BOTH.map(|s| (s.to_string(), scenario.side(s).name.clone())));
    let now = objective.holder.map(|s| s.to_string()).unwrap_or_default();
    if let Some((id, gesture)) = form::choice(
        ui,
        text!("panels-held-by"),
        text!("panels-at-the-start"),
        &FieldValue::One(now),
        &options,
    ) {
        let holder = Side::BOTH.into_iter().find(|s| s.to_string() == id);
        put(text!("panels-changed-holder"), Objective { holder, ..objective.clone() }, gesture);
    }
    ui.horizontal(|ui| {
        let new = evidence::mark(ui, scenario, text!("panels-the-objective"), objective.evidence.as_ref());
        widgets::note(ui, text!("panels-source-of-place-and-worth"));
        if let Some((verdict, gesture)) = new {
            put(
                text!("panels-changed-evidence"),
                Objective { evidence: verdict.entry(), ..objective.clone() },
                gesture,
            );
        }
    });
    delete(ui, out);
}

/// The button that removes what is selected.
pub(super) fn delete(ui: &mut Ui, out: &mut Vec<Intent>) {
    ui.add_space(oblique_ui::theme::size::GAP);
    if ui
        .button(text!("panels-delete"))
        .on_hover_text(text!("panels-takes-it-off-the-board-undo-brings-it"))
        .clicked()
    {
        out.push(Intent::Run("edit.delete"));
    }
}
