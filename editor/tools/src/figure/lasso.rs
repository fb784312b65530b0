//! What a free hand goes round.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;
use oblique_text::Text;

/// The hexes on and inside the pointer's way.
#[derive(Default)]
pub(crate) struct Lasso;

impl Figure for Lasso {
    const PAINT: Title = Title { id: "lasso", name: Text("tools-lasso"), key: "F", icon: icons::LASSO };
    const SELECT: Title = Title {
        id: "select-lasso",
        name: Text("tools-select-with-a-lasso"),
        key: "Shift+F",
        icon: icons::SELECT_LASSO,
    };
    const HAND: Hand = Hand::Free;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<Text> = None;
    const HOW: Text = Text("tools-drag-round-an-area");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        shape::polygon(context.scenario().board.layout(), corners)
    }
}
