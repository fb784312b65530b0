//! What a line goes round that is drawn freely, from corner to corner, or both in turn.

use super::{Figure, Hand, Lasso, Title};
use oblique_board::hex::{Hex, HexSet};
use oblique_context::EditorContext;
use oblique_text::Text;

/// The hexes on and inside an outline.
#[derive(Default)]
pub(crate) struct Outline;

impl Figure for Outline {
    const PAINT: Title = Lasso::PAINT;
    const SELECT: Title = Lasso::SELECT;
    const HAND: Hand = Hand::FreeOrClicks;
    const HAS_INSIDE: bool = true;
    const EVEN: Option<Text> = None;
    const HOW: Text = Text("tools-drag-round-an-area-or-click-from-corner");

    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet {
        Lasso.hexes(context, corners)
    }
}
