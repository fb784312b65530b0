//! Rectangles by column and row.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;
use oblique_text::Text;

/// A rectangle between two corners.
#[derive(Default)]
pub(crate) struct Rectangle;

impl Figure for Rectangle {
    const PAINT: Title =
        Title { id: "rectangle", name: Text("tools-rectangle"), key: "D", icon: icons::RECTANGLE };
    const SELECT: Title = Title {
        id: "select-rectangle",
        name: Text("tools-select-a-rectangle"),
        key: "Shift+D",
        icon: icons::SELECT_RECTANGLE,
    };
    const HAND: Hand = Hand::Drag;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<Text> = Some(Text("tools-square"));
    const HOW: Text = Text("tools-drag-from-corner-to-corner");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        let layout = context.scenario().board.layout();
        let (Some(&a), Some(&b)) = (corners.first(), corners.last()) else { return HexSet::new(layout) };
        if !context.view.tools.even {
            return shape::rectangle(layout, a, b);
        }
        let ((ac, ar), (bc, br)) = (layout.col_row(a), layout.col_row(b));
        let side = (bc - ac).abs().max((br - ar).abs());
        let along = |from: i32, to: i32| from + if to < from { -side } else { side };
        shape::rectangle(layout, a, layout.at(along(ac, bc), along(ar, br)))
    }
}
