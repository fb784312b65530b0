//! Rallying and recovering (`rally.*`, `recover.attempt`).
//!
//! Must not know what else a leader or unit does in its phase.

use crate::battle::ground::Arm;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::draws;
use crate::ids::{formation, mark, rule, track};
use crate::movement::refuse;
use crate::tables::Tables;
use oblique_rules::play::{Event, Modifier, PieceIx, Refusal, Why};

impl Battle {
    /// Plans an attempt to recover; returns its cost in halves.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_recover(&self, pix: PieceIx) -> Result<i32, Refusal> {
        if self.arm(pix).is_leader() || self.arm(pix).is_guns() {
            return refuse(rule::RECOVER_ATTEMPT, "It has no Disruption");
        }
        self.may_act(pix)?;
        if self.is(pix, mark::STOPPED) || self.in_enemy_zone(pix) {
            return refuse(rule::RECOVER_ATTEMPT, "Not in an enemy zone of control");
        }
        if self.disruption(pix) == 0 {
            return refuse(rule::RECOVER_ATTEMPT, "It is in perfect order");
        }
        let cost = Tables::get().actions.recover_mp_halves;
        if cost > self.halves_left(pix) {
            return refuse(rule::RECOVER_ATTEMPT, "Not enough movement points");
        }
        if self.is(pix, mark::ASSAULT_MOVE) {
            let plan = crate::movement::Plan { halves: cost, ..Default::default() };
            self.keeps_promise(pix, &plan, self.piece(pix).hex)?;
        }
        Ok(cost)
    }

    /// One attempt: at or below Quality 1, at or below half of it 2 Disruption less.
    pub(crate) fn execute_recover(&mut self, pix: PieceIx, cost: i32) {
        self.has_moved(pix);
        self.pay(pix, cost);
        let actions = &Tables::get().actions;
        let plus = if self.arm(pix).is_cavalry() { actions.recover_cavalry_modifier } else { 0 };
        let mods: &[Modifier] = &[Modifier { value: plus, what: "cavalry", rule: rule::RECOVER_ATTEMPT }]
            [..usize::from(plus != 0)];
        let (quality, before) = (self.quality(pix), self.disruption(pix));
        let gain = |v: i32| if 2 * (v + plus) <= quality { 2 } else { i32::from(v + plus <= quality) };
        let die = Tables::get().checks.die;
        let value = self.draw(
            draws::QUALITY_CHECK,
            rule::RECOVER_ATTEMPT,
            Some(pix),
            die,
            mods,
            Some(quality),
            |v| match gain(v) {
                0 => format!("does not recover, disruption stays {before}"),
                n => format!("recovers, disruption {before} to {}", (before - n).max(0)),
            },
        );
        self.set(pix, track::DISRUPTION, (before - gain(value)).max(0), Why::Recovery);
    }

    /// Rally points an attempt costs the active leader (`rally.attempt`).
    pub(crate) fn rally_cost(&self, pix: PieceIx) -> i32 {
        let rally = &Tables::get().rally;
        let stacked = self.field().active_leader.is_some_and(|l| self.piece(l).hex == self.piece(pix).hex);
        if self.in_enemy_zone(pix) && !stacked { rally.cost_in_contact } else { rally.cost }
    }

    /// Plans an attempt to rally.
    ///
    /// # Errors
    /// Why it is refused.
    pub(crate) fn plan_rally(&self, pix: PieceIx) -> Result<i32, Refusal> {
        let Some(leader) = self.field().active_leader.filter(|l| self.piece(*l).on_map()) else {
            return refuse(rule::RALLY_WHO, "There is no leader to rally it");
        };
        if self.arm(pix).is_leader() || !self.piece(pix).on_map() {
            return refuse(rule::RALLY_WHO, "Only units on the map are rallied");
        }
        if self.piece(pix).side() != self.piece(leader).side() {
            return refuse(rule::RALLY_WHO, "It is not of his side");
        }
        if self.is(pix, mark::PURSUING) {
            return refuse(rule::PURSUIT_MOVE, "A pursuing unit takes no orders");
        }
        let his = self.arm(leader) == Arm::Overall
            || self.arm(pix).is_guns()
            || self.piece(pix).leader == Some(leader);
        if !his {
            let rule = if self.arm(pix).is_guns() { rule::RALLY_GUNS } else { rule::RALLY_WHO };
            return refuse(rule, "It is not attached to the active leader");
        }
        if !self.in_radius(leader, pix) {
            return refuse(rule::RALLY_WHO, "It is outside the active leader's radius");
        }
        if self.morale(pix) >= Tables::get().checks.most_morale {
            return refuse(rule::RALLY_ATTEMPT, "Its Morale cannot be higher");
        }
        let cost = self.rally_cost(pix);
        if cost > self.memory().rally_points {
            return refuse(rule::RALLY_ATTEMPT, "There are not enough Rally Points left");
        }
        Ok(cost)
    }

    /// One attempt.
    pub(crate) fn execute_rally(&mut self, pix: PieceIx, cost: i32) {
        let left = self.memory().rally_points - cost;
        self.change_memory(MemoryChange::RallyPoints(left));
        let before = self.morale(pix);
        let morale = (before + Tables::get().rally.gain).min(Tables::get().checks.most_morale);
        let told = |margin: i32| {
            if margin >= 0 {
                format!("rallied, morale {before} to {morale}")
            } else {
                format!("not rallied, morale stays {before}")
            }
        };
        if !self.quality_check(pix, rule::RALLY_ATTEMPT, draws::QUALITY_CHECK, &[], told) {
            return;
        }
        self.set(pix, track::MORALE, morale, Why::Recovery);
        if self.routed(pix) {
            self.end_rout(pix);
        }
    }

    /// A rallied unit forms again (`rally.routed`). It does nothing more in this action phase.
    fn end_rout(&mut self, pix: PieceIx) {
        let range = Tables::get().rally.disruption_after_rout;
        let value =
            self.draw(draws::RALLY_DISRUPTION, rule::RALLY_ROUTED, Some(pix), range, &[], None, |v| {
                format!("forms at disruption {v}")
            });
        let piece = self.piece(pix);
        let (hex, side) = (piece.hex, piece.side());
        let form = if self.arm(pix) == Arm::Light {
            formation::NORMAL
        } else if self.terrain_allows(pix, formation::LINE, hex) {
            formation::LINE
        } else {
            formation::COLUMN
        };
        let to = self.nearest_enemy_unit(side, hex).map_or(hex, |(enemy, _)| self.piece(enemy).hex);
        let facing = self.hour_towards(hex, to, form == formation::COLUMN);
        let marks = self.piece(pix).marks.with(mark::ROUTED, false).with(mark::TAKING_PART, false);
        self.put_marks(pix, marks);
        self.emit(Event::Formed { piece: pix, formation: form, facing: Some(facing) });
        self.set(pix, track::DISRUPTION, value, Why::Recovery);
    }

    /// Units the active leader would try to rally up to a level, in order (`rally.auto_order`).
    pub(crate) fn auto_rally_list(&self, level: i32, with_contact: bool) -> Vec<PieceIx> {
        let Some(leader) = self.field().active_leader else { return Vec::new() };
        let side = self.piece(leader).side();
        let mut list: Vec<PieceIx> = self
            .units_of(side)
            .filter(|p| self.morale(*p) < level)
            .filter(|p| with_contact || !self.in_enemy_zone(*p))
            .filter(|p| self.plan_rally(*p).is_ok())
            .collect();
        list.sort_by_key(|p| (self.morale(*p), self.distance(leader, *p), *p));
        list
    }

    /// Carries out auto-rally (`rally.auto`).
    pub(crate) fn execute_auto_rally(&mut self, level: i32, with_contact: bool) {
        for pix in self.auto_rally_list(level, with_contact) {
            while self.morale(pix) < level {
                let Ok(cost) = self.plan_rally(pix) else { break };
                self.execute_rally(pix, cost);
            }
        }
    }
}
