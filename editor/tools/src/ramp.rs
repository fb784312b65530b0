//! Lays an even slope between two heights.

use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons, options};
use oblique_board::heights::{Ramp, Range};
use oblique_board::hex::{Hex, HexSet};
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_scenario::Edit;
use oblique_text::{Text, text};
use oblique_ui::widgets;
use std::cell::RefCell;
use std::sync::Arc;

/// A slope and its hexes with their levels, when they were last asked for.
type Known = (Ramp, Vec<(Hex, i8)>, Arc<HexSet>);

/// The ramp tool.
#[derive(Default)]
pub(crate) struct RampTool {
    /// Where the button went down.
    from: Option<Hex>,
    /// Where the pointer is.
    to: Option<Hex>,
    known: RefCell<Option<Known>>,
    /// The level it begins at; `None` is the ground's own.
    from_level: Option<i8>,
    /// The level it ends at, likewise.
    to_level: Option<i8>,
}

impl RampTool {
    fn ramp(&self, context: &EditorContext<'_>) -> Option<Ramp> {
        let (from, to) = (self.from?, self.to?);
        let board = &context.scenario().board;
        // Ends lie at the ground's own height unless the bar says otherwise.
        let from_level = self.from_level.or_else(|| board.level(from))?;
        let to_level = self.to_level.or_else(|| board.level(to))?;
        Some(Ramp { from, from_level, to, to_level, reach: context.view.tools.brush_radius })
    }

    /// The hexes of the slope: preview and click both ask here.
    fn affected<R>(
        &self,
        context: &EditorContext<'_>,
        read: impl FnOnce(&Ramp, &[(Hex, i8)], &Arc<HexSet>) -> R,
    ) -> Option<R> {
        let ramp = self.ramp(context)?;
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|(r, _, _)| *r != ramp) {
            let layout = context.scenario().board.layout();
            let (low, high) = context.catalog().levels;
            let cells = ramp.cells(layout, Range::new(low, high));
            let cells: Vec<_> = cells.into_iter().filter(|(hex, _)| context.view.allows(*hex)).collect();
            let set = HexSet::of(layout, cells.iter().map(|(hex, _)| *hex));
            *known = Some((ramp, cells, Arc::new(set)));
        }
        known.as_ref().map(|(ramp, cells, set)| read(ramp, cells, set))
    }

    fn let_go(&mut self) {
        self.from = None;
        *self.known.borrow_mut() = None;
    }
}

impl Described for RampTool {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "ramp",
        name: Text("tools-ramp"),
        key: "A",
        icon: icons::RAMP,
        group: Group::Ground,
        flyout: Text("tools-heights"),
    };
}

impl Tool for RampTool {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-drag-from-one-height-to-another-the-ground").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let layout = context.scenario().board.layout();
        if layout.contains(pointer.hex) {
            self.to = Some(pointer.hex);
        }
        match pointer.phase {
            PointerPhase::Down => self.from = Some(pointer.hex).filter(|hex| layout.contains(*hex)),
            PointerPhase::Up => {
                let edit = self.affected(context, |ramp, cells, _| {
                    let label = text!(
                        "tools-ramp-from-level-from-level-to-to-level",
                        from_level = ramp.from_level,
                        to_level = ramp.to_level
                    );
                    (ramp.from != ramp.to).then(|| Intent::edit(label, Edit::Levels(cells.to_vec())))
                });
                out.extend(edit.flatten());
                self.let_go();
            }
            PointerPhase::Drag | PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        if key == egui::Key::Escape && self.from.is_some() {
            self.let_go();
            return true;
        }
        options::radius_key(context, key, out)
    }

    fn cancel(&mut self) {
        self.let_go();
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let layout = context.scenario().board.layout();
        let shown = self.affected(context, |ramp, _, set| {
            let ends = [ramp.from, ramp.to].map(|hex| geometry::center(layout, hex));
            let steps = ramp.from.unsigned_distance_to(ramp.to);
            Preview {
                set: Some(Arc::clone(set)),
                lines: vec![ends.map(|p| [f64::from(p.x), f64::from(p.y)]).to_vec()],
                caption: text!(
                    "tools-level-from-level-to-to-level-over-steps",
                    from_level = ramp.from_level,
                    to_level = ramp.to_level,
                    steps
                ),
                ..Preview::default()
            }
        });
        shown.unwrap_or_else(|| {
            let level = context.view.hover.and_then(|hex| context.scenario().board.level(hex));
            Preview {
                hexes: context.view.hover.into_iter().collect(),
                caption: level.map_or_else(String::new, |level| text!("tools-level-level", level)),
                ..Preview::default()
            }
        })
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        options::radius(ui, context, out);
        ui.separator();
        end(ui, context, text!("tools-from"), &mut self.from_level);
        end(ui, context, text!("tools-to"), &mut self.to_level);
    }
}

/// The level of one end: the ground's, or one given.
fn end(ui: &mut egui::Ui, context: &EditorContext<'_>, name: &str, given_level: &mut Option<i8>) {
    let now = *given_level;
    let (low, high) = context.catalog().levels;
    let label = ui.label(name).id;
    let mut given = now.is_some();
    let words = if given { text!("tools-level") } else { text!("tools-as-it-is") };
    let help = text!("tools-as-it-is-at-the-height-of-the");
    let toggle = ui.toggle_value(&mut given, words).on_hover_text(help);
    toggle.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::Role::CheckBox,
            true,
            given,
            text!("tools-name-a-level-of-its-own", name),
        )
    });
    if given != now.is_some() {
        *given_level = given.then_some(0);
    }
    if let Some(mut level) = now {
        let field = widgets::whole_number(ui, &mut level).range(low.min(high)..=high.max(low));
        if ui.add(field).labelled_by(label).changed() {
            *given_level = Some(level);
        }
    }
}
