//! Selects the one piece that can be ordered something: after its dice have been thrown, or the enemy has answered them, nobody
//! is to click on who acts anyway.
//!
//! Must not know any one system: who can be ordered something is what is offered.

use super::Session;
use super::offers::Offers;
use super::screen::Screen;
use oblique_rules::play::PieceState;

/// Selects it, once for each order given, unless another has been selected.
pub(crate) fn select(session: &Session, screen: &mut Screen, offers: &Offers) {
    let given = session.battle().steps().len();
    if screen.selected.is_some() || screen.sole_at == Some(given) || session.looking_back() {
        return;
    }
    let Some(pix) = offers.sole_mover() else { return };
    let field = session.seen();
    if let Some(piece) = field.get(pix).filter(|piece| PieceState::on_map(piece)) {
        screen.sole_at = Some(given);
        (screen.selected, screen.inspected) = (Some(pix), Some(piece.hex));
    }
}
