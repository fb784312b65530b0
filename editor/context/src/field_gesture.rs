//! The undo step of a field being edited.

use egui::{Id, Response, Ui};
use oblique_document::Gesture;

/// The gesture of a field: all changes from gaining the focus (or being grabbed) until the next
/// time are one undo step.
pub fn gesture(ui: &Ui, response: &Response) -> Gesture {
    let id = Id::unique(("gesture", response.id));
    let fresh = response.gained_focus() || response.drag_started();
    ui.data_mut(|data| {
        let number = data.get_temp::<u64>(id).filter(|_| !fresh).unwrap_or_else(Gesture::fresh);
        data.insert_temp(id, number);
        Gesture::Part(number)
    })
}
