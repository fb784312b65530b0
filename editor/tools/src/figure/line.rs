//! Straight lines, one after another.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;
use oblique_text::Text;

/// A line from corner to corner.
#[derive(Default)]
pub(crate) struct Line;

impl Figure for Line {
    const PAINT: Title = Title { id: "line", name: Text("tools-line"), key: "L", icon: icons::LINE };
    const SELECT: Title = Title {
        id: "select-line",
        name: Text("tools-select-along-a-line"),
        key: "Shift+L",
        icon: icons::SELECT_LINE,
    };
    const HAND: Hand = Hand::Clicks;
    const HAS_INSIDE: bool = false;
    const EVEN: Option<Text> = None;
    const HOW: Text = Text("tools-drag-a-line-or-click-from-corner-to");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        shape::polyline(context.scenario().board.layout(), corners)
    }
}
