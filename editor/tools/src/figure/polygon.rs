//! Polygons, corner by corner.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;
use oblique_text::Text;

/// What lies between corners.
#[derive(Default)]
pub(crate) struct Polygon;

impl Figure for Polygon {
    const PAINT: Title = Title { id: "polygon", name: Text("tools-polygon"), key: "P", icon: icons::POLYGON };
    const SELECT: Title = Title {
        id: "select-polygon",
        name: Text("tools-select-a-polygon"),
        key: "Shift+P",
        icon: icons::SELECT_POLYGON,
    };
    const HAND: Hand = Hand::Clicks;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<Text> = None;
    const HOW: Text = Text("tools-click-corner-after-corner-the-first-one");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        shape::polygon(context.scenario().board.layout(), corners)
    }
}
