//! Writes names on the map.

use super::{Pointer, PointerPhase, Preview, Tool};
use crate::command::Intent;
use crate::desk::Desk;
use crate::view::Selection;
use oblique_core::board::{Label, LabelId, LabelSize};
use oblique_core::hex::Hex;
use oblique_core::scenario::Edit;

/// The label tool.
#[derive(Default)]
pub struct Write;

fn at<'a>(desk: &'a Desk<'_>, hex: Hex) -> Option<(&'a LabelId, &'a Label)> {
    desk.scenario().board.labels().iter().find(|(_, label)| label.hex == hex)
}

impl Tool for Write {
    fn id(&self) -> &'static str {
        "label"
    }

    fn name(&self) -> &'static str {
        "Label"
    }

    fn key(&self) -> &'static str {
        "T"
    }

    fn icon(&self) -> super::icons::Icon {
        super::icons::LABEL
    }

    fn group(&self) -> super::Group {
        super::Group::Things
    }

    fn hint(&self, _: &Desk<'_>) -> String {
        "Click a hex to write a name there, then edit it in the inspector; click a name to select it."
            .to_owned()
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        if pointer.phase != PointerPhase::Down || !desk.scenario().board.layout().contains(hex) {
            return;
        }
        let id = if let Some((id, _)) = at(desk, hex) {
            id.clone()
        } else {
            let text = "New label".to_owned();
            let id = desk.scenario().fresh_label_id("label");
            let label = Label { text, hex, size: LabelSize::Medium, angle_deg: 0 };
            out.push(Intent::edit("Write label", Edit::Label(id.clone(), Some(label))));
            id
        };
        out.push(Intent::Select(Selection::Label(id)));
        out.push(Intent::ShowPanel("inspector"));
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let Some(hex) = desk.view.hover else { return Preview::default() };
        let caption = at(desk, hex).map_or_else(|| "New label".to_owned(), |(_, label)| label.text.clone());
        Preview { hexes: vec![hex], caption, ..Preview::default() }
    }
}
