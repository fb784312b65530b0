//! Militia may run before the Pre-Shock Reaction (`pre.flee`).
//!
//! Must not know what follows if nobody is left.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::shock::work::{ShockStage as Stage, ShockWork};
use crate::tables::Tables;
use oblique_rules::play::{Order, PieceIx, Standing, Verb, Why};
use std::collections::BTreeSet;

impl Battle {
    /// Step 3: asks command by command.
    pub(crate) fn run_militia(&mut self, work: ShockWork) {
        let Some(leader) = self.flight_asked(&work) else {
            return self.shock_on(work, Stage::Guns);
        };
        if self.surrounded(&self.militia_of(&work, leader)) {
            let mut work = work;
            work.asked.insert(leader);
            self.shock_stays(work);
            self.say(
                rule::PRE_FLEE,
                Some(leader),
                format!("{}'s militia is surrounded and cannot run.", self.name(leader)),
            );
            return;
        }
        let side = self.striker(&work).other();
        self.ask(DecisionKind::MilitiaFlight, side, Some(leader), Order::blank(Verb::Decline));
    }

    /// Legal answers.
    pub(crate) fn flight_orders(&self, work: &ShockWork) -> Vec<Order> {
        let Some(leader) = self.flight_asked(work) else { return Vec::new() };
        let mut orders = vec![Order::blank(Verb::Decline)];
        if !self.surrounded(&self.militia_of(work, leader)) {
            orders.push(Order::choose(1));
        }
        orders
    }

    /// Carries the answer out.
    pub(crate) fn answer_flight(&mut self, mut work: ShockWork, order: &Order) {
        let Some(leader) = self.flight_asked(&work) else { return };
        work.asked.insert(leader);
        if order.verb() != Verb::Choose {
            return self.shock_stays(work);
        }
        let gone = self.militia_of(&work, leader);
        work.vacated.extend(gone.iter().map(|u| self.piece(*u).hex));
        for unit in &gone {
            work.defenders.remove(unit);
        }
        self.shock_stays(work);
        self.say(
            rule::PRE_FLEE,
            Some(leader),
            format!("{}'s militia runs: {} gone.", self.name(leader), gone.len()),
        );
        let fled = i32::try_from(gone.len()).unwrap_or(i32::MAX);
        self.score(self.piece(leader).side(), Tables::get().flight_points.militia_fled * fled);
        self.remove_all(&gone, Standing::Left, Why::Rout);
    }

    /// The leader whose militia is asked about now.
    fn flight_asked(&self, work: &ShockWork) -> Option<PieceIx> {
        let leaders = self.commands_of(&work.defenders);
        leaders.into_iter().find(|l| !work.asked.contains(l) && !self.militia_of(work, *l).is_empty())
    }

    /// Colonial militia of a command in the defending Line.
    fn militia_of(&self, work: &ShockWork, leader: PieceIx) -> BTreeSet<PieceIx> {
        let line = work.defenders.iter().copied();
        line.filter(|u| self.command_of(*u) == Some(leader) && self.facts(*u).colonial_militia).collect()
    }

    /// Has a group no hex next to any of its units without an enemy unit and enemy zone? Beyond the
    /// edge of the board it is free.
    fn surrounded(&self, group: &BTreeSet<PieceIx>) -> bool {
        group.iter().all(|unit| {
            let piece = self.piece(*unit);
            let closed = |hex| self.enemy_at(piece.side(), hex) || self.enemy_zone(piece.side(), hex);
            let around: Vec<_> = self.around(piece.hex).collect();
            around.len() == 6 && around.into_iter().all(closed)
        })
    }
}
