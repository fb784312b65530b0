//! What is told of an order before it is given: inches, charts, dice, who tests on what (`move.step`, `fire.chart`,
//! `melee.chart`, `morale.chart`).
//!
//! Everything is asked of the functions that judge orders and carry them out.

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::melee::blows::Blows;
use crate::melee::state::Melee;
use crate::morale::test::Occasion;
use crate::screen::{in_dice, letter};
use crate::tables::{Arm, Tables};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Quote, QuoteLine};

fn line(text: String, rule: RuleId) -> QuoteLine {
    QuoteLine { text, rule }
}

/// So many halves of an inch, in words.
fn in_inches(halves: i32) -> String {
    match halves {
        2 => "1 inch".to_owned(),
        _ if halves % 2 == 0 => format!("{} inches", halves / 2),
        _ => format!("{}.5 inches", halves / 2),
    }
}

impl Battle {
    /// What a legal order costs or brings, and by which rule.
    pub(crate) fn quoted(&self, order: &Order) -> Quote {
        let (cost_halves, rule) = self.halves_of(order);
        let mut lines: Vec<QuoteLine> =
            cost_halves.map(|halves| line(in_inches(halves), rule)).into_iter().collect();
        match order {
            Order::Fire { piece: Some(pix), target: Some(target), .. } => {
                let volley = self.volley(*pix, *target);
                let text = format!("Chart {}: {}", letter(volley.chart), in_dice(volley.dice, volley.number));
                lines.push(line(text, rule::FIRE_CHART));
            }
            Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. } => {
                lines.extend(self.charge_lines(*pix, *target, path, *facing));
            }
            Order::Form { piece: Some(pix), .. } | Order::Turn { piece: Some(pix), .. }
                if self.halves_volley(*pix, order) =>
            {
                lines.push(line("It fires with half its dice in this turn".to_owned(), rule::MOVE_CHANGE));
            }
            _ => {}
        }
        Quote { cost_halves, lines, ..Quote::default() }
    }

    /// Is an order a change after which a unit that fires does so with half its dice?
    fn halves_volley(&self, pix: PieceIx, order: &Order) -> bool {
        let changes = match order {
            Order::Form { .. } => self.arm(pix) != Some(Arm::Guns),
            Order::Turn { by, facing, .. } => {
                let to = self.turned_to(pix, *by, *facing);
                to.is_some_and(|to| self.turned(pix, to).is_ok_and(|(_, change)| change))
            }
            _ => false,
        };
        changes && self.reach_hexes(pix) > 0
    }

    /// What a charge would be tested and fought with if it were fought where it ends, both as they are now.
    fn charge_lines(
        &self,
        pix: PieceIx,
        target: PieceIx,
        way: &[Hex],
        facing: Option<Hour>,
    ) -> Vec<QuoteLine> {
        if self.is(target, mark::ROUTING) {
            let text = format!(
                "{} routs: it is taken off in the Melee phase, without tests or blows",
                self.name(target)
            );
            return vec![line(text, rule::CHARGE_VOID)];
        }
        let (joined, charge) = self.as_if_charged(pix, target, way, facing);
        let chargers = self.chargers_with(pix, target);
        let pair = [(pix, true, target), (target, false, pix)];
        let tests = pair.iter().map(|(tests, _, foe)| {
            let terms = joined.terms(*tests, Occasion::Melee, Some(*foe));
            let (name, chart) = (self.name(*tests), letter(terms.chart));
            let (dice, number, counted) = (terms.dice, terms.number, Tables::get().morale.counted);
            let text = format!(
                "{name} tests on Chart {chart}: of {dice} dice the {counted} lowest must show {number} or less"
            );
            line(text, rule::MORALE_CHART)
        });
        let blows = |joined: &Self| -> Vec<QuoteLine> {
            let of = |(fights, charger, _): &(PieceIx, bool, PieceIx)| {
                // Whom others charge too divides its figures (`melee.several`).
                let share = if *charger { 1 } else { chargers };
                let blows = joined.blows(&charge, *charger, joined.figures_in_front(*fights, true) / share);
                joined.blows_in_words(*fights, &blows)
            };
            pair.iter().map(of).collect()
        };
        let mut lines: Vec<QuoteLine> = tests.chain(blows(&joined)).collect();
        let melee = joined.memory().melee.clone().filter(|melee| joined.may_counter(melee, target));
        if let Some(melee) = melee {
            let text = format!("If {} does not countercharge, it is at the halt:", self.name(target));
            lines.push(line(text, rule::MELEE_COUNTER));
            lines.extend(blows(&joined.as_if(Melee { halted: true, ..melee })));
        }
        lines
    }

    /// The chart and the dice with which a unit fights.
    pub(crate) fn blows_in_words(&self, pix: PieceIx, blows: &Blows) -> QuoteLine {
        let (name, chart) = (self.name(pix), letter(blows.chart));
        line(format!("{name}: Chart {chart}, {}", in_dice(blows.dice, blows.number)), rule::MELEE_DICE)
    }
}
