//! Selects the piece that is to act, where there is no choice: whom a decision is about, and the only one that can be ordered
//! something after its dice have been thrown, or the enemy has answered them. Nobody is to click on who acts anyway.
//!
//! Must not know any one system: who can be ordered something is what is offered.

use super::Session;
use super::march::Plan;
use super::offers::Offers;
use super::screen::Screen;
use super::selection::drop_aim;
use oblique_rules::play::{PieceIx, PieceState};

/// Selects it, once for each order given; where the decision is about it, whoever was looked at before.
pub(crate) fn select(session: &Session, screen: &mut Screen, offers: &Offers) {
    let given = session.battle().steps().len();
    if screen.sole_at == Some(given) || session.looking_back() {
        return;
    }
    let asked = asked_about(session, offers);
    let sole = || offers.sole_mover().filter(|_| screen.selected.is_none());
    let Some(pix) = asked.or_else(sole) else { return };
    let field = session.visible_field();
    let Some(piece) = field.get(pix).filter(|piece| PieceState::on_map(piece)) else { return };
    screen.sole_at = Some(given);
    if screen.selected != Some(pix) {
        drop_aim(screen);
        (screen.stack, screen.details, screen.plan) = (None, None, Plan::default());
        screen.company.clear();
    }
    (screen.selected, screen.inspected) = (Some(pix), Some(piece.hex));
}

/// Whom the decision of a person is about: his own piece, while nobody else can be ordered anything.
fn asked_about(session: &Session, offers: &Offers) -> Option<PieceIx> {
    let decision = session.battle().game().decision().filter(|_| session.person_decides())?;
    let pix = match offers.movers().as_slice() {
        [] => decision.piece?,
        [only] if decision.piece == Some(*only) || offers.all_name_a_piece() => *only,
        _ => return None,
    };
    session.battle().game().field().get(pix).filter(|piece| piece.side() == decision.side).map(|_| pix)
}
