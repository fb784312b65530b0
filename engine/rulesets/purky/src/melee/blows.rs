//! One round of blows, all at once (`melee.dice`).

use crate::battle::memory::Charge;
use crate::battle::state::Battle;
use crate::firing::dice::dice_of;
use crate::ids::{mark, rule};
use crate::melee::state::{Melee, Step};
use crate::screen::letter_and_shifts;
use crate::tables::Tables;
use oblique_rules::play::{DrawName, Event, Modifier, Need, PieceIx, Why};

/// A die of melee.
pub(crate) const MELEE: DrawName = DrawName::new("melee");

/// The dice of one of a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Blows {
    /// Dice.
    pub dice: i32,
    /// The chart, 0 is A.
    pub chart: usize,
    /// The number that hits.
    pub number: i32,
    /// What shifts the chart.
    pub shifts: Vec<Modifier>,
}

impl Battle {
    /// The blows of the charger of a pair, or of the charged with so many of its figures.
    pub(crate) fn blows(&self, charge: &Charge, charger: bool, figures: i32) -> Blows {
        let pix = if charger { charge.charger } else { charge.target };
        let shifts = self.melee_shifts(charge, charger);
        let chart = self.melee_chart(charge, charger);
        let number = self.facts(pix).row().and_then(|row| row.melee.get(chart).copied()).unwrap_or(0);
        let dice = if figures <= 0 { 0 } else { dice_of(figures) };
        Blows { dice, chart, number, shifts }
    }

    /// All strike at once; then officers are rolled for.
    pub(crate) fn strikes(&mut self, mut melee: Melee, target: PieceIx) {
        let mut taken = 0;
        let mut hits_on: Vec<(PieceIx, i32)> = Vec::new();
        let pairs: Vec<(Charge, i32)> = melee
            .on
            .iter()
            .zip(&melee.shares)
            .filter_map(|(pix, share)| Some((*melee.charge_of(*pix)?, *share)))
            .collect();
        for (charge, share) in &pairs {
            let own = self.figures_in_front(charge.charger, true);
            taken += self.strike(charge, true, own);
            let given = self.strike(charge, false, *share);
            hits_on.push((charge.charger, given));
        }
        hits_on.push((target, taken));
        let mut hit = Vec::new();
        for (pix, hits) in hits_on {
            if self.lose_figures(pix, hits, Why::Melee) > 0 {
                hit.push(pix);
            }
            self.set_mark(pix, mark::FOUGHT, true);
            self.stir(pix);
        }
        melee.step = Step::Tests;
        self.remember(melee);
        self.push_officers(&hit);
    }

    /// The blows of one of a pair fall; returns the hits.
    fn strike(&mut self, charge: &Charge, charger: bool, figures: i32) -> i32 {
        let blows = self.blows(charge, charger, figures);
        let (pix, other) =
            if charger { (charge.charger, charge.target) } else { (charge.target, charge.charger) };
        let (sides, need) = (Tables::get().dice.sides, Some(Need::AtMost(blows.number)));
        let word = |value: i32| if value > blows.number { "misses" } else { "hits" }.to_owned();
        let mut hits = 0;
        for _ in 0..blows.dice {
            let name = (MELEE, rule::MELEE_DICE);
            let die = self.draw_from((1, sides), name, Some(pix), &[], need, word);
            hits += i32::from(die <= blows.number);
        }
        let hex = self.piece(other).hex;
        self.emit(Event::Struck { hex, by: vec![pix], hits: u32::try_from(hits).unwrap_or(0) });
        let letter = letter_and_shifts(blows.chart, &blows.shifts);
        let what = if hits == 1 { "1 hit".to_owned() } else { format!("{hits} hits") };
        let text = format!("{} fights {} on Chart {letter}: {what}", self.name(pix), self.name(other));
        self.say(rule::MELEE_DICE, Some(pix), text);
        hits
    }
}
