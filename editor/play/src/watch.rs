//! The computer's turn on the screen: what it orders next and why, on a card and on the map, and the
//! ways to slow it, step it, take it back or take it over.
//!
//! What the fog of war or a joint decision hides is not told. Must not know any one system.

use super::acts::Act;
use super::screen::Table;
use super::thinking::Announced;
use super::{Player, Session};
use egui::{RichText, Ui};
use oblique_cartography::geometry;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::play::{Appraisal, Verb};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// What may be told of an order to whoever looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OrderDetail {
    /// Everything.
    All,
    /// What is ordered, not why: the reason would tell hidden numbers.
    Order,
    /// That something is ordered.
    Nothing,
}

/// What may be told of the order announced.
pub(crate) fn detail_shown(session: &Session, next: &Announced) -> OrderDetail {
    let seat = session.seat();
    if seat.is_none_or(|seat| seat == next.side) {
        OrderDetail::All
    } else if next.secret {
        OrderDetail::Nothing
    } else if !session.battle().header().fog {
        OrderDetail::All
    } else if seen_on_the_field(next.order.verb()) {
        OrderDetail::Order
    } else {
        OrderDetail::Nothing
    }
}

/// Does everybody see it carried out?
const fn seen_on_the_field(verb: Verb) -> bool {
    use Verb::{
        Advance, Charge, ChargeStand, ChargeStep, Disengage, EndPhase, Form, Limber, Move, Pass, Retreat,
        Turn, Withdraw,
    };
    matches!(
        verb,
        Advance
            | Charge
            | ChargeStand
            | ChargeStep
            | Disengage
            | EndPhase
            | Form
            | Limber
            | Move
            | Pass
            | Retreat
            | Turn
            | Withdraw
    )
}

/// The order announced in words, as far as it may be told.
pub(crate) fn sentence(table: &Table<'_>, next: &Announced) -> String {
    match detail_shown(table.session, next) {
        OrderDetail::Nothing if next.secret => text!("play-it-chooses-in-secret").to_owned(),
        OrderDetail::Nothing => text!("play-it-gives-an-order-that-the-fog-of").to_owned(),
        OrderDetail::Order | OrderDetail::All => table.answer(&next.order),
    }
}

/// Why it is ordered: what is expected of it, in men.
pub(crate) fn reason(expects: &Appraisal) -> String {
    let men = |n: i32| if n == 1 { text!("play-1-man").to_owned() } else { text!("play-n-men", n) };
    // The least of evils is no reason.
    if expects.good < 0 && expects.harm <= 0 && expects.cost <= 0 {
        return text!("play-it-sees-nothing-better").to_owned();
    }
    let mut parts = Vec::new();
    if expects.harm > 0 {
        parts.push(text!("play-costs-the-enemy-harm", harm = men(expects.harm)));
    }
    if expects.cost > 0 {
        parts.push(text!("play-costs-cost-of-its-own", cost = men(expects.cost)));
    }
    if expects.good != 0 {
        let word = if expects.good > 0 { text!("play-betters") } else { text!("play-worsens") };
        parts.push(text!("play-word-its-place-and-order-by-the-worth", word, good = men(expects.good.abs())));
    }
    match parts.as_slice() {
        [] => String::new(),
        [one] => text!("play-it-expects-that-this-one", one),
        [most @ .., last] => text!("play-it-expects-that-this-most-and-last", most = most.join(", "), last),
    }
}

/// Draws the card, in the place of the prompt.
pub(crate) fn card(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let weak = Tokens::of(ui).text_weak;
    match table.session.announced() {
        Some(next) => {
            let text = sentence(table, next);
            ui.label(RichText::new(text).strong());
            let why = reason(&next.expects);
            if detail_shown(table.session, next) == OrderDetail::All && !why.is_empty() {
                ui.label(RichText::new(why).color(weak));
            }
            if table.session.paused {
                widgets::note(ui, text!("play-it-waits-resume-f7-or-step-order-by"));
            }
        }
        None if table.session.paused => {
            ui.label(text!("play-the-computer-waits-press-resume-to-let-it"));
        }
        None => {
            ui.label(text!("play-the-computer-is-thinking-you-can-look"));
        }
    }
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        if ui
            .button(text!("play-step"))
            .on_hover_text(text!("play-carry-out-one-order-and-wait-f10"))
            .clicked()
        {
            out.push(Act::StepOnce);
        }
        let begun = table.session.turn_of_computer().is_some();
        let back = ui.add_enabled(begun, egui::Button::new(text!("play-undo-the-computers-turn")));
        let hint = text!("play-takes-back-what-it-has-ordered-since-a");
        if back.on_hover_text(hint).clicked() {
            out.push(Act::TakeBackTurn);
        }
        if let Some(side) = table.game().decision().map(|d| d.side) {
            let take = ui
                .button(text!("play-play-this-side"))
                .on_hover_text(text!("play-you-decide-for-this-side-from-here-on"));
            if take.clicked() {
                out.push(Act::Play(side, Player::Person));
            }
        }
    });
}

/// Who is ordered what, on the map.
pub(crate) fn overlays(table: &Table<'_>, over: &mut Vec<Overlay>) {
    let Some(next) = table.session.announced() else { return };
    if detail_shown(table.session, next) == OrderDetail::Nothing || table.session.looking_back() {
        return;
    }
    let order = &next.order;
    let layout = table.setting().board.layout();
    let from = order.piece().and_then(|p| table.seen.get(p)).filter(|p| p.on_map()).map(|p| p.hex);
    if let Some(from) = from {
        over.push(Overlay::outline(vec![from], Tint::Selected));
    }
    let target = order.target().and_then(|p| table.seen.get(p)).filter(|p| p.on_map()).map(|p| p.hex);
    let aimed = matches!(order.verb(), Verb::Plot | Verb::Fire | Verb::Assault | Verb::React);
    let tint = if aimed || target.is_some() { Tint::Danger } else { Tint::Legal };
    let mut way: Vec<_> = from.into_iter().chain(order.path().iter().copied()).collect();
    way.extend(order.hex().into_iter().chain(target).filter(|hex| !order.path().contains(hex)));
    way.dedup();
    if let Some(to) = way.last().filter(|to| Some(**to) != from) {
        over.push(Overlay::outline(vec![*to], tint));
    }
    if way.len() > 1 {
        let points = way.iter().map(|hex| geometry::center(layout, *hex)).collect();
        over.push(Overlay::Line { points, tint, arrow: true, dashed: aimed });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_sentence_and_nothing_expected_is_none() {
        let all = Appraisal { harm: 40, cost: 1, good: -3, folly: false };
        let text = reason(&all);
        assert!(text.contains("40 men") && text.contains("1 man of its own and worsens"), "{text}");
        assert!(reason(&Appraisal::default()).is_empty());
        let evil = Appraisal { good: -3, ..Appraisal::default() };
        assert_eq!(reason(&evil), "It sees nothing better to do.");
    }
}
