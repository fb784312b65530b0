//! Ellipses, and circles.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;
use oblique_text::Text;

/// An ellipse within the frame of two corners, or a circle about the first.
#[derive(Default)]
pub(crate) struct Ellipse;

impl Figure for Ellipse {
    const PAINT: Title = Title { id: "ellipse", name: Text("tools-ellipse"), key: "C", icon: icons::ELLIPSE };
    const SELECT: Title = Title {
        id: "select-ellipse",
        name: Text("tools-select-an-ellipse"),
        key: "Shift+C",
        icon: icons::SELECT_ELLIPSE,
    };
    const HAND: Hand = Hand::Drag;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<Text> = Some(Text("tools-circle"));
    const HOW: Text = Text("tools-drag-from-corner-to-corner-a-circle-from");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        let layout = context.scenario().board.layout();
        match (corners.first(), corners.last()) {
            (Some(&a), Some(&b)) if context.view.tools.even => shape::circle(layout, a, b),
            (Some(&a), Some(&b)) => shape::ellipse(layout, a, b),
            _ => HexSet::new(layout),
        }
    }
}
