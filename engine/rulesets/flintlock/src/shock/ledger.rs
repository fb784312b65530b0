//! A Shock laid out: the eight factors of both Lines, their sums, the odds (`shock.sequence`).
//!
//! Must not reckon anything of its own: factors and odds are those of play.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::rule;
use crate::shock::factors::ShockFactors;
use crate::shock::work::{ShockStage as Stage, ShockWork};
use oblique_rules::play::{Ledger, LedgerRow, PieceIx, QuoteLine};
use oblique_scenario::Side;
use std::collections::BTreeSet;

impl Battle {
    /// The Shock under way, before its dice.
    pub(crate) fn shock_under_way(&self) -> Option<Ledger> {
        let Some(Frame::Shock(work)) = self.memory().frames.last() else { return None };
        let before = matches!(
            work.stage,
            Stage::Charges
                | Stage::Arms
                | Stage::SlipAway
                | Stage::Run
                | Stage::ArmsAgain
                | Stage::Flight
                | Stage::Guns
                | Stage::PreShock
                | Stage::CounterBefore
        );
        if before { self.ledger_of(work) } else { None }
    }

    /// The Shock a command would make.
    pub(crate) fn shock_ahead(&self, leader: PieceIx) -> Option<Ledger> {
        let mut work = ShockWork::new(leader);
        work.party = self.shock_eligible(leader);
        self.ledger_of(&work)
    }

    /// The counterattack that may be made now.
    pub(crate) fn counter_ahead(&self) -> Option<Ledger> {
        let Some(Frame::Shock(work)) = self.memory().frames.last() else { return None };
        if !matches!(work.stage, Stage::CounterBefore | Stage::CounterAfter) {
            return None;
        }
        self.ledger_of(&self.counter_work((**work).clone()))
    }

    fn ledger_of(&self, work: &ShockWork) -> Option<Ledger> {
        let outlook = self.outlook_of(work)?;
        let stands = work.stage == Stage::CounterBefore && work.counter.is_none();
        let outlook = if stands { outlook.of_a_clash() } else { outlook };
        // The sums are in the columns.
        let shown = outlook.lines().into_iter().filter(|line| !line.starts_with("Factors"));
        let lines = shown.map(|text| QuoteLine { text, rule: rule::SHOCK_SFT }).collect();
        let lists = [&outlook.attackers, &outlook.defenders];
        Some(self.shock_rows(lists, &outlook.factors, [None, None], lines))
    }

    /// The factors of two Lines with their dice, as far as thrown.
    pub(crate) fn shock_rows(
        &self,
        lists: [&BTreeSet<PieceIx>; 2],
        factors: &ShockFactors,
        dice: [Option<i32>; 2],
        lines: Vec<QuoteLine>,
    ) -> Ledger {
        let side = |line: &BTreeSet<PieceIx>| line.first().map_or(Side::A, |p| self.piece(*p).side());
        let sides = [side(lists[0]), side(lists[0]).other()];
        let mut rows: Vec<LedgerRow> = factors
            .attacker
            .iter()
            .zip(&factors.defender)
            .map(|(a, d)| LedgerRow {
                what: a.what.to_owned(),
                rule: a.rule,
                values: [Some(a.value), Some(d.value)],
            })
            .collect();
        rows.push(LedgerRow { what: "chaos die".to_owned(), rule: rule::SHOCK_CHAOS, values: dice });
        Ledger {
            title: "Shock".to_owned(),
            columns: ["Attacker".to_owned(), "Defender".to_owned()],
            sides,
            pieces: lists.map(|line| line.iter().copied().collect()),
            rows,
            lines,
        }
    }
}
