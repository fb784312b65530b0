//! The last order once more, for the next piece that has had none.
//!
//! Must not know any one system: what can be ordered is what the ruleset offers.

use super::super::dispatch::give;
use super::super::offers::{self, Offers};
use super::super::screen::Screen;
use super::super::{Session, words};
use super::column::Waiting;
use super::dispatch::start;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Field, Game, Order, PieceIx, Verb};
use oblique_text::text;
use std::collections::BTreeSet;

/// The last order of the player to a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Last {
    /// An order, given where it stood.
    Order {
        /// It.
        order: Order,
        /// Where the piece stood.
        from: Hex,
    },
    /// A march.
    March {
        /// Whose.
        piece: PieceIx,
        /// From where to where.
        step: Hex,
        /// How it was to face at its end.
        facing: Option<Hour>,
    },
}

impl Last {
    /// An order about to be given, if it is one to a piece.
    pub fn of(order: &Order, field: &Field) -> Option<Self> {
        let from = order.piece().and_then(|p| field.get(p))?.hex;
        Some(Self::Order { order: order.clone(), from })
    }

    /// Who had it.
    pub fn piece(&self) -> Option<PieceIx> {
        match self {
            Self::Order { order, .. } => order.piece(),
            Self::March { piece, .. } => Some(*piece),
        }
    }

    /// What it was, in a word or two, by the catalog.
    pub fn name(&self, session: &Session) -> String {
        let catalog = session.battle().setting().catalog;
        match self {
            Self::Order { order, .. } => words::verb(catalog, order),
            Self::March { .. } => text!("play-march").to_owned(),
        }
    }
}

/// Pieces ordered something since the present question was first put.
fn ordered(session: &Session) -> BTreeSet<PieceIx> {
    let Some(decision) = session.battle().game().decision() else { return BTreeSet::new() };
    let steps = session.battle().steps().iter().rev();
    let same = steps.take_while(|s| (s.decision, s.side) == (decision.kind, decision.side));
    same.map_while(|s| s.order.piece()).collect()
}

/// Who comes next: the selected piece if it has had no order, else the first in roster order after whoever
/// had the last one.
pub(super) fn next(session: &Session, screen: &Screen, offers: &Offers) -> Option<PieceIx> {
    let (last, done, field) =
        (screen.last.as_ref()?.piece()?, ordered(session), session.battle().game().field());
    let leads = |pix: PieceIx| field.get(pix).is_some_and(|p| p.info.role.leads());
    let fits = |pix: &PieceIx| *pix != last && !done.contains(pix) && leads(*pix) == leads(last);
    let all: Vec<PieceIx> = offers.movers().into_iter().filter(fits).collect();
    let selected = screen.selected.filter(|pix| all.contains(pix));
    selected.or_else(|| all.iter().find(|p| **p > last).or(all.first()).copied())
}

/// The last order, as it would be given to another piece.
fn translated(game: &dyn Game, offers: &Offers, order: &Order, from: Hex, pix: PieceIx) -> Option<Order> {
    let here = game.field().get(pix)?.hex;
    let place = offers::place(order);
    let alike = |o: &&Order| {
        (o.verb(), o.amount(), o.flag(), o.formation())
            == (order.verb(), order.amount(), order.flag(), order.formation())
    };
    let mut all: Vec<&Order> = offers.all().iter().filter(|o| o.piece() == Some(pix)).filter(alike).collect();
    // What is aimed at is the same place; where one goes lies the same way.
    let aimed = matches!(order.verb(), Verb::Plot | Verb::Fire | Verb::Assault | Verb::Charge);
    let to = place.map(|hex| if aimed { hex } else { hex - from + here });
    all.retain(|o| offers::place(o) == to && (order.target().is_none() || o.target() == order.target()));
    let facing = |o: &&&Order| o.facing() == order.facing();
    all.iter().find(facing).or(all.first()).map(|o| (*o).clone())
}

/// Gives the last order to the next piece.
pub(super) fn again(session: &mut Session, screen: &mut Screen, offers: &Offers) {
    let Some(last) = screen.last.clone() else {
        session.tell(text!("play-there-is-no-order-yet-to-give-again").to_owned());
        return;
    };
    let Some(pix) = next(session, screen, offers) else {
        session.tell(text!("play-everybody-who-could-have-the-same-order").to_owned());
        return;
    };
    let game = session.battle().game();
    let Some(here) = game.field().get(pix).map(|p| p.hex) else { return };
    (screen.selected, screen.inspected) = (Some(pix), Some(here));
    match last {
        Last::March { step, facing, .. } => {
            let goal = here + step;
            let facing = facing.or_else(|| game.field().get(pix).and_then(|p| p.facing));
            start(
                session,
                screen,
                vec![Waiting { piece: pix, goal, facing, along: Vec::new(), nearly: false, waited: false }],
            );
            screen.last = Some(Last::March { piece: pix, step, facing: None });
        }
        Last::Order { order, from } => {
            let found = translated(game, offers, &order, from, pix);
            let to = order.hex().map(|hex| hex - from + here);
            let plain = order.with_piece(pix).with_hex(to);
            // Where it is not offered the judge says why.
            give(session, screen, found.unwrap_or_else(|| plain.clone()));
            screen.last = Some(Last::Order { order: plain, from: here });
        }
    }
}
