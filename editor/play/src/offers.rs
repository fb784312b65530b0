//! What can be ordered now, and why not.
//!
//! The legal orders of the present decision, worked out once a change; actions of the catalog are
//! matched against them. Must not know any one system.

use super::Session;
use oblique_battle::BattleSetting;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::{Action, ActionAim};
use oblique_rules::play::{Field, Game, Order, PieceIx, Refusal, Verb};
use std::collections::BTreeMap;

/// Most orders that a prompt lists one by one.
const FEW: usize = 9;
/// Enemies that are tried, to say why an action cannot be aimed at any.
const NEAREST: usize = 3;

/// The legal orders of the present decision, if a person takes it.
#[derive(Default)]
pub struct Offers {
    revision: Option<u64>,
    orders: Vec<Order>,
}

impl Offers {
    /// Works the orders out anew if the battle has gone on.
    pub fn refresh(&mut self, session: &Session) {
        if self.revision == Some(session.revision()) {
            return;
        }
        self.revision = Some(session.revision());
        let asked = session.person_decides();
        self.orders = if asked { session.battle().game().orders(None) } else { Vec::new() };
    }

    /// All of them.
    pub fn all(&self) -> &[Order] {
        &self.orders
    }

    /// The orders that are this action, for the selected piece where it needs one.
    pub fn of(&self, action: &Action, selected: Option<PieceIx>) -> Vec<Order> {
        let fits = |o: &&Order| {
            // A ruleset that names the facing itself leaves the way round to the player.
            let turn = action.turn == 0
                || o.amount().signum() == i32::from(action.turn)
                || (o.amount() == 0 && o.facing().is_some());
            let piece = !action.piece
                || action.aim == ActionAim::Piece
                || (selected.is_some() && o.piece() == selected);
            o.verb() == action.verb && turn && piece
        };
        self.orders.iter().filter(fits).cloned().collect()
    }

    /// Are targets chosen now?
    pub fn plotting(&self) -> bool {
        self.orders.iter().any(|o| matches!(o.verb(), Verb::Plot | Verb::Unplot | Verb::Assault))
    }

    /// Can anybody be ordered this now?
    pub fn any(&self, action: &Action) -> bool {
        self.orders.iter().any(|o| o.verb() == action.verb)
    }

    /// What a click on a hex orders the selected piece, without an action chosen: the first action
    /// of the catalog aimed at a hex or an enemy that is legal there.
    pub fn direct(
        &self,
        actions: &[Action],
        seen: &Field,
        selected: Option<PieceIx>,
        hex: Hex,
    ) -> Vec<Order> {
        for action in actions.iter().filter(|a| is_aimed(a)) {
            let mut orders = self.of(action, selected);
            orders.retain(|o| aimed_hex(seen, action.aim, o) == Some(hex));
            if !orders.is_empty() {
                return orders;
            }
        }
        Vec::new()
    }

    /// Pieces that can still be ordered something, in roster order.
    pub fn movers(&self) -> Vec<PieceIx> {
        let mut all: Vec<PieceIx> =
            self.orders.iter().filter_map(oblique_rules::play::Order::piece).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The only piece that can be ordered something, where the prompt does not list all there is to order.
    pub fn sole_mover(&self) -> Option<PieceIx> {
        match self.movers().as_slice() {
            [only] if !self.are_few() => Some(*only),
            _ => None,
        }
    }

    /// Does every one of them name a piece? Giving up is always possible.
    pub fn all_name_a_piece(&self) -> bool {
        self.orders.iter().filter(|o| o.verb() != Verb::Concede).all(|o| o.piece().is_some())
    }

    /// Are they so few that the prompt lists them all?
    const fn are_few(&self) -> bool {
        self.orders.len() <= FEW
    }

    /// The answers of the prompt: all orders where they are few, else those that name no piece.
    pub fn answers(&self, actions: &[Action]) -> Vec<Order> {
        if self.are_few() {
            // Points, and targets chosen, have rows of their own.
            let own = |o: &&Order| !matches!(o.verb(), Verb::Allot | Verb::Unplot);
            return self.orders.iter().filter(own).cloned().collect();
        }
        // What names a piece has its button with the selected piece, unless the action needs none.
        let at_once = |o: &&Order| {
            let fits = |a: &Action| {
                a.verb == o.verb()
                    && matches!(a.aim, ActionAim::None | ActionAim::Piece)
                    && (o.piece().is_none() || !a.piece)
            };
            o.hex().is_none() && actions.iter().any(fits)
        };
        self.orders.iter().filter(at_once).cloned().collect()
    }
}

/// Where an order leads: the hex it names, or the end of its path.
pub(crate) fn place(order: &Order) -> Option<Hex> {
    order.hex().or_else(|| order.path().last().copied())
}

/// Is an action aimed at something on the map?
pub(crate) const fn is_aimed(action: &Action) -> bool {
    matches!(action.aim, ActionAim::Hex | ActionAim::Target)
}

/// Where an order of an action is aimed on the map: at its hex, or at the hex of its target.
pub(crate) fn aimed_hex(seen: &Field, aim: ActionAim, order: &Order) -> Option<Hex> {
    let target = order.target().filter(|_| aim == ActionAim::Target);
    target.and_then(|pix| seen.get(pix)).map(|piece| piece.hex).or_else(|| place(order))
}

/// Why an action cannot be taken: the refusal most of its possible orders meet, and such an order.
pub(crate) fn refusal(
    game: &dyn Game,
    setting: &BattleSetting,
    seen: &Field,
    action: &Action,
    selected: Option<PieceIx>,
) -> Option<(Order, Refusal)> {
    let base = Order::blank(action.verb).with_piece(selected.filter(|_| action.piece));
    let probes: Vec<Order> = match action.aim {
        ActionAim::None => vec![base.with_amount(i32::from(action.turn))],
        ActionAim::Hex => {
            hexes_to_try(setting, seen, selected).into_iter().map(|h| base.clone().with_hex(h)).collect()
        }
        ActionAim::LeftRight | ActionAim::Formation => [-1, 1].map(|n| base.clone().with_amount(n)).to_vec(),
        ActionAim::Amount => vec![base.with_amount(1)],
        ActionAim::Piece => vec![base],
        ActionAim::Target => {
            let near = nearest_enemies(seen, selected).into_iter();
            near.map(|(target, _)| base.clone().with_target(target)).collect()
        }
    };
    let mut met: BTreeMap<(RuleId, String), (usize, Order)> = BTreeMap::new();
    for probe in probes {
        if let Err(refusal) = game.judge(&probe) {
            met.entry((refusal.rule, refusal.message)).or_insert((0, probe)).0 += 1;
        }
    }
    let ((rule, message), (_, order)) = met.into_iter().max_by_key(|(_, (n, _))| *n)?;
    Some((order, Refusal { rule, message }))
}

/// Neighbours of a piece and the nearest enemies: where it might have been sent or aimed.
fn hexes_to_try(setting: &BattleSetting, seen: &Field, selected: Option<PieceIx>) -> Vec<Hex> {
    let Some(piece) = selected.and_then(|p| seen.get(p)) else { return Vec::new() };
    let mut hexes: Vec<Hex> = setting.board.layout().neighbours(piece.hex).map(|(_, h)| h).collect();
    hexes.extend(nearest_enemies(seen, selected).into_iter().map(|(_, hex)| hex));
    hexes
}

/// The enemies nearest to a piece, with their hexes.
fn nearest_enemies(seen: &Field, selected: Option<PieceIx>) -> Vec<(PieceIx, Hex)> {
    let Some(piece) = selected.and_then(|p| seen.get(p)) else { return Vec::new() };
    let enemies = seen.iter().filter(|(_, p)| p.on_map() && p.side() != piece.side());
    let mut enemies: Vec<(PieceIx, Hex)> = enemies.map(|(pix, p)| (pix, p.hex)).collect();
    enemies.sort_by_key(|(_, hex)| hex.unsigned_distance_to(piece.hex));
    enemies.truncate(NEAREST);
    enemies
}
