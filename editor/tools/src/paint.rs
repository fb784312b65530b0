//! One stroke for every tool that paints: what a hand does is here, what it leaves behind is a
//! [`Paint`].
//!
//! A new paint tool is a `Paint` in a file of its own and a line in the registry.

use super::stroke::{self, Stroke};
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, options};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::{Gesture, Intent};
use oblique_scenario::Edit;
use oblique_text::text;

/// What a stroke leaves behind.
pub trait Paint {
    /// What the tool is called and where it stands in the tool bar.
    const DESCRIPTION: ToolDescription;
    /// What a drag does, for the status bar. How to pick and to change the size is added to it.
    fn hint(&self, context: &EditorContext<'_>) -> String;
    /// Name of the undo step and change of hexes the stroke comes to for the first time; `None`
    /// where nothing changes. `other`: Shift is held.
    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)>;
    /// Whether an edit replaces the whole of what is painted, as a zone's does: [`Paint::change`]
    /// then gets every hex of the stroke, for the edits of one frame do not see each other.
    fn whole(&self) -> bool {
        false
    }
    /// Takes up what is under the pointer as what to paint with.
    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>);
    /// The colours hexes would have, where they are not all the same.
    fn ghost(&self, context: &EditorContext<'_>, hexes: &[Hex]) -> Vec<(Hex, egui::Color32)> {
        let _ = (context, hexes);
        Vec::new()
    }
    /// What to write beside the pointer. `painting`: a stroke is being made.
    fn caption(&self, context: &EditorContext<'_>, hex: Hex, other: bool, painting: bool) -> String;
    /// Its settings beside the size of the brush.
    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>);
}

/// A tool that paints in strokes.
#[derive(Default)]
pub struct Painter<P> {
    paint: P,
    stroke: Option<Stroke>,
    /// Shift is held.
    other: bool,
}

impl<P: Paint> Painter<P> {
    fn paint(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let Some(stroke) = &mut self.stroke else { return };
        let hexes = stroke.pass(stroke::affected(context, hex));
        if hexes.is_empty() {
            return;
        }
        let hexes = if self.paint.whole() { stroke.all() } else { hexes };
        if let Some((label, edit)) = self.paint.change(context, &hexes, self.other) {
            out.push(Intent::Edit { label, edit, gesture: Gesture::Part(stroke.gesture) });
        }
    }
}

impl<P: Paint + Default> Described for Painter<P> {
    const DESCRIPTION: ToolDescription = P::DESCRIPTION;
}

impl<P: Paint + Default> Tool for Painter<P> {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        text!("tools-hint-alt-or-ctrl-picks-what-is-under", hint = self.paint.hint(context))
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down if pointer.picks() => self.paint.pick(context, pointer.hex, out),
            PointerPhase::Down => {
                self.other = pointer.shift;
                self.stroke = Some(Stroke::begin());
                self.paint(context, pointer.hex, out);
            }
            PointerPhase::Drag => self.paint(context, pointer.hex, out),
            PointerPhase::Up => self.stroke = None,
            PointerPhase::Hover => self.other = pointer.shift,
            PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        if key == egui::Key::Escape
            && let Some(stroke) = self.stroke.take()
        {
            out.push(Intent::GiveUp(stroke.gesture));
            return true;
        }
        options::radius_key(context, key, out)
    }

    fn heeds_symmetry(&self) -> bool {
        true
    }

    fn cancel(&mut self) {
        self.stroke = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let caption = self.paint.caption(context, hex, self.other, self.stroke.is_some());
        let hexes = stroke::affected(context, hex);
        let ghost = if self.other { Vec::new() } else { self.paint.ghost(context, &hexes) };
        Preview { hexes, ghost, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        options::radius(ui, context, out);
        options::symmetry(ui, context, out);
        ui.separator();
        self.paint.options(ui, context, out);
    }
}
