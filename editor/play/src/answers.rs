//! Which answer Enter gives, which one ends the step, which ones have a digit.
//!
//! What ends a phase or an Activation is never given by a slip: it has no digit, and while somebody could still
//! act it is not the usual answer either. Must not know any one system.

use super::screen::Table;
use super::words;
use oblique_rules::RuleId;
use oblique_rules::catalog::Action;
use oblique_rules::play::{Game, Order, PieceIx, PieceState, Refusal, Verb};
use oblique_text::text;

/// Names told of those who can still be activated.
const NAMED: usize = 3;

/// Does an order end the step in which units are ordered one by one?
pub(crate) const fn ends(order: &Order) -> bool {
    matches!(order.verb(), Verb::Done | Verb::EndPhase)
}

/// Does an order let everything go by?
const fn lets_go(order: &Order) -> bool {
    matches!(order.verb(), Verb::Done | Verb::EndPhase | Verb::Pass)
}

/// Is an order something somebody does? Taking back, letting be and giving up are not.
const fn acts(order: &Order) -> bool {
    !lets_go(order)
        && !matches!(
            order.verb(),
            Verb::Concede | Verb::Decline | Verb::Unplot | Verb::Recall | Verb::AutoRally
        )
}

/// Could somebody be ordered something who has not been passed over?
pub(crate) fn somebody_could_act(table: &Table<'_>) -> bool {
    let passed_over = |o: &Order| o.piece().is_some_and(|p| table.screen.passed_over.contains(&p));
    table.offers.all().iter().any(|o| acts(o) && !passed_over(o))
}

/// Would answers by default let somebody go by who may move: now, or once he is activated, where the default is to activate
/// nobody more?
pub(crate) fn units_wait(game: &dyn Game) -> bool {
    game.decision().is_some_and(|decision| wait(&decision.default, &game.orders(None)))
}

fn wait(default: &Order, orders: &[Order]) -> bool {
    let any = |verb: Verb| orders.iter().any(|order| order.verb() == verb);
    any(Verb::Move) || lets_go(default) && any(Verb::Activate)
}

/// Why defaults are not taken until units can move: they can now, and their orders would be let go by. `None`
/// where they are taken.
pub(crate) fn no_defaults(table: &Table<'_>) -> Option<Refusal> {
    let default = &table.game().decision()?.default;
    let orders = table.offers.all();
    let why = if orders.iter().any(|order| order.verb() == Verb::Move) {
        text!("play-units-can-move-now-order-them-or-end-the-step")
    } else {
        text!("play-somebody-can-still-be-activated-or-end-the-step")
    };
    wait(default, orders).then(|| Refusal::new(RuleId::NONE, why))
}

/// The answers of the prompt, in the order of their keys.
pub(crate) fn listed(table: &Table<'_>) -> Vec<Order> {
    table.offers.answers(&table.catalog().actions)
}

/// Those of them that have a digit, in its order.
pub(crate) fn numbered(table: &Table<'_>) -> Vec<Order> {
    let by_slip = |order: &Order| !ends(order) && !is_proposal(table, order);
    listed(table).into_iter().filter(by_slip).take(9).collect()
}

/// Does an order let nothing go by but propose something to the other side, as a draw: the catalog has it without a key?
fn is_proposal(table: &Table<'_>, order: &Order) -> bool {
    let keyless = |action: &Action| action.verb == Verb::Pass && action.key.is_empty();
    order.verb() == Verb::Pass && table.catalog().actions.iter().any(keyless)
}

/// What Enter gives: the decision's default, unless that ends something while somebody could act.
pub(crate) fn usual(table: &Table<'_>) -> Option<Order> {
    let default = &table.game().decision()?.default;
    (!lets_go(default) || !somebody_could_act(table)).then(|| default.clone())
}

/// What Shift+Enter gives: whatever ends the step, or else the decision's default.
pub(crate) fn ending(table: &Table<'_>) -> Option<Order> {
    let decision = table.game().decision()?;
    if lets_go(&decision.default) {
        return Some(decision.default.clone());
    }
    let ender = table.offers.all().iter().find(|o| ends(o));
    Some(ender.unwrap_or(&decision.default).clone())
}

/// Why the answer that ends the step wants to be given twice: the step before it closed by itself with the last unit's order,
/// which whoever meant to end it cannot know, and this one would let commands go by. `None` where it is given at once.
pub(crate) fn closed_by_itself(table: &Table<'_>) -> Option<Refusal> {
    let decision = table.game().decision()?;
    let last = table.session.battle().steps().last()?;
    let is_unit = |pix: PieceIx| table.seen.get(pix).is_some_and(PieceState::is_unit);
    let of_unit = last.order.piece().is_some_and(is_unit);
    if (last.side, of_unit) != (decision.side, true) || last.decision == decision.kind || ends(&last.order) {
        return None;
    }
    let activates = |order: &&Order| order.verb() == Verb::Activate && !order.piece().is_some_and(is_unit);
    let commands = table.offers.all().iter().filter(activates);
    let mut names: Vec<&str> =
        commands.filter_map(Order::piece).map(|leader| words::name(table.seen, leader)).collect();
    names.sort_unstable();
    names.dedup();
    let others = names.len().saturating_sub(NAMED);
    names.truncate(NAMED);
    let names = names.join(", ");
    let why = text!("play-names-can-still-be-activated-shift-enter-again", names, others);
    (!names.is_empty()).then(|| Refusal::new(RuleId::NONE, why))
}

/// The answer 'nobody', where there is one.
pub(crate) fn nobody(table: &Table<'_>) -> Option<Order> {
    let all = table.offers.all();
    let nobody = |o: &&Order| match o.verb() {
        Verb::Recall => o.piece().is_none(),
        Verb::Decline => true,
        _ => false,
    };
    let mut found = all.iter().filter(nobody);
    match (found.next(), found.next()) {
        (Some(one), None) => Some(one.clone()),
        _ => None,
    }
}
