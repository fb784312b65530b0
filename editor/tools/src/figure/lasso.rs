//! What a free hand goes round.

use super::{Figure, Hand, Title};
use crate::icons;
use oblique_board::hex::{Hex, HexSet, shape};
use oblique_context::EditorContext;

/// The hexes on and inside the pointer's way.
#[derive(Default)]
pub(crate) struct Lasso;

impl Figure for Lasso {
    const PAINT: Title = Title { id: "lasso", name: "Lasso", key: "F", icon: icons::LASSO };
    const SELECT: Title =
        Title { id: "select-lasso", name: "Select with a lasso", key: "Shift+F", icon: icons::SELECT_LASSO };
    const HAND: Hand = Hand::Free;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<&'static str> = None;
    const HOW: &'static str = "Drag round an area.";

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        shape::polygon(context.scenario().board.layout(), corners)
    }
}
