//! Plants objectives.

use super::label::select_all;
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_scenario::{Edit, Objective, ObjectiveId};
use oblique_text::{Text, text};

/// The objective tool.
#[derive(Default)]
pub(crate) struct ObjectiveTool {
    /// The objective just made is called after its hex: the next key is the first letter of a name.
    wants_text: bool,
}

fn at<'a>(context: &'a EditorContext<'_>, hex: Hex) -> Option<(&'a ObjectiveId, &'a Objective)> {
    context.scenario().objectives.iter().find(|(_, objective)| objective.hex == hex)
}

/// What a place is called: by the nearest label within two hexes, else by its hex name.
fn name_of(context: &EditorContext<'_>, hex: Hex) -> String {
    let board = &context.scenario().board;
    let near = board.labels().values().filter(|label| label.hex.unsigned_distance_to(hex) <= 2);
    near.min_by_key(|label| label.hex.unsigned_distance_to(hex))
        .map_or_else(|| board.layout().name(hex), |label| label.text.clone())
}

impl Described for ObjectiveTool {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "objective",
        name: Text("tools-objective"),
        key: "O",
        icon: super::icons::OBJECTIVE,
        group: super::Group::Objects,
        flyout: Text(""),
    };
}

impl Tool for ObjectiveTool {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-a-hex-to-make-it-an-objective").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        if pointer.phase != PointerPhase::Down || !context.scenario().board.layout().contains(hex) {
            return;
        }
        if let Some((id, _)) = at(context, hex) {
            out.push(Intent::Select(Selection::Objective(id.clone())));
            return;
        }
        let name = name_of(context, hex);
        let id = context.scenario().fresh_objective_id(&name);
        self.wants_text = name == context.scenario().board.layout().name(hex);
        let order = context.scenario().last_objective_order();
        let objective =
            Objective { hex, name, value: [Objective::USUAL; 2], holder: None, order, evidence: None };
        out.push(Intent::edit(text!("tools-add-objective"), Edit::Objective(id.clone(), Some(objective))));
        out.push(Intent::Select(Selection::Objective(id)));
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let caption = match at(context, hex) {
            Some((_, objective)) => objective.name.clone(),
            None => text!("tools-new-objective-at-hex", hex = name_of(context, hex)),
        };
        Preview { hexes: vec![hex], caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Selection::Objective(id) = &context.view.selection else { return };
        let Some(objective) = context.scenario().objectives.get(id) else { return };
        let label = ui.label(text!("tools-name")).id;
        let mut name = objective.name.clone();
        let field = ui.add(egui::TextEdit::singleline(&mut name).desired_width(180.0)).labelled_by(label);
        if std::mem::take(&mut self.wants_text) {
            field.request_focus();
            select_all(ui.ctx(), field.id, objective.name.chars().count());
        }
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            let named = Objective { name, ..objective.clone() };
            let edit = Edit::Objective(id.clone(), Some(named));
            out.push(Intent::Edit { label: text!("tools-rename-objective").to_owned(), edit, gesture });
        }
    }
}
