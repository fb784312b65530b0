//! Breaking down into skirmishers and recombining (`form.sk-who`, `form.sk-break`, `form.sk-join`).
//!
//! A unit that is broken down has left the map without being lost; its two skirmisher pieces join
//! the battle the first time, and come back into it later. Must not know how skirmishers fight.

use crate::battle::memory::MemoryChange;
use crate::battle::setup::{figures_of, men_of};
use crate::battle::state::Battle;
use crate::ids::{formation, kind, mark, rule, track};
use crate::refuse;
use crate::tables::{Form, Tables};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::Ruleset as _;
use oblique_rules::play::{
    Event, Marks, Order, PieceInfo, PieceIx, PieceState, Refusal, Standing, Verb, Why,
};
use oblique_scenario::PieceId;
use std::sync::Arc;

/// Marks that a unit and its skirmishers hand on to each other.
const HANDED_ON: [u8; 3] = [mark::REDUCED, mark::DISORDERED, mark::SMOKE];

impl Battle {
    /// Orders to break down or join.
    pub(crate) fn reform_orders(&self, pix: PieceIx, orders: &mut Vec<Order>) {
        let join = self.arm(pix).is_skirmisher();
        for facing in self.reform_facings(pix) {
            let order = Order::of(Verb::Reorganise, pix).with_facing(facing).with_flag(join);
            if self.plan_reform(pix, &order).is_ok() {
                orders.push(order);
            }
        }
    }

    /// The formation it takes: skirmishers that of their unit's command.
    fn reformed(&self, pix: PieceIx) -> u8 {
        self.facts(pix).base.map_or(formation::SKIRMISH, |base| self.command_formation(base))
    }

    /// Facings it may have afterwards, clockwise first.
    fn reform_facings(&self, pix: PieceIx) -> Vec<Hour> {
        self.facings_in(pix, self.reformed(pix))
    }

    /// Judges breaking down (infantry) or joining (skirmishers).
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_reform(&self, pix: PieceIx, order: &Order) -> Result<(), Refusal> {
        let name = self.name(pix);
        if !self.arm(pix).is_foot() {
            return refuse(rule::FORM_SK_WHO, format!("{name} cannot skirmish"));
        }
        if !self.fully_active(pix) {
            return refuse(rule::ACT_PARTIAL, format!("{name} is only partially active"));
        }
        if self.arm(pix).is_skirmisher() { self.may_join(pix) } else { self.may_break_down(pix) }?;
        self.may_by_custom(pix, self.reformed(pix))?;
        if order.facing().is_some_and(|f| !self.reform_facings(pix).contains(&f)) {
            return refuse(rule::FACE_SIDES, "It takes one of the two facings beside its old one");
        }
        Ok(())
    }

    fn may_break_down(&self, pix: PieceIx) -> Result<(), Refusal> {
        let name = self.name(pix);
        let facts = self.facts(pix);
        if !facts.sk_pair || facts.colonial_militia {
            return refuse(rule::FORM_SK_WHO, format!("{name} has no skirmishers"));
        }
        let Some(leader) = self.command_of(pix) else {
            return refuse(rule::FORM_SK_WHO, format!("{name} belongs to no command"));
        };
        let limit = usize::from(self.facts(leader).sk_limit);
        if self.broken_down(leader) >= limit {
            return refuse(
                rule::FORM_SK_WHO,
                format!("No more than {limit} units of the command skirmish at once"),
            );
        }
        let hex = self.piece(pix).hex;
        if self.bodies_at(hex).chain(self.guns_at(hex)).any(|p| p != pix) {
            return refuse(rule::FORM_SK_BREAK, format!("{name} shares its hex"));
        }
        Ok(())
    }

    /// Units of a command that are skirmishing: at least one of the pieces is on the map.
    fn broken_down(&self, leader: PieceIx) -> usize {
        let bases = self.memory().pairs.iter().filter(|(base, pair)| {
            self.command_of(**base) == Some(leader) && pair.iter().any(|p| self.piece(*p).on_map())
        });
        bases.count()
    }

    fn may_join(&self, pix: PieceIx) -> Result<(), Refusal> {
        let name = self.name(pix);
        let base = self.facts(pix).base;
        if base.is_none_or(|b| self.memory().torn.contains(&b)) {
            return refuse(rule::FORM_SK_JOIN, format!("The other skirmishers of {name}'s unit are lost"));
        }
        let Some(mate) = self.mate(pix).filter(|m| self.facts(*m).base == base) else {
            return refuse(rule::FORM_SK_JOIN, "Both skirmishers of the unit stand in one hex to recombine");
        };
        if let Some(out) = [pix, mate].into_iter().find(|p| self.disordered(*p)) {
            return refuse(rule::FORM_SK_JOIN, format!("{} is Disordered", self.name(out)));
        }
        if self.is(mate, mark::ACTED) || !self.fully_active(mate) {
            return refuse(rule::FORM_SK_JOIN, format!("{} has no action left", self.name(mate)));
        }
        Ok(())
    }

    /// Breaks down or joins.
    pub(crate) fn execute_reform(&mut self, pix: PieceIx, order: &Order) {
        let facing = order.facing().or_else(|| self.reform_facings(pix).first().copied());
        match (self.facts(pix).base, self.mate(pix)) {
            (Some(base), Some(mate)) => self.join(base, [pix, mate], facing),
            _ => self.break_down(pix, facing),
        }
    }

    fn break_down(&mut self, base: PieceIx, facing: Option<Hour>) {
        let hex = self.piece(base).hex;
        let steady = self.formation_roll(base, None);
        self.emit(Event::Stood { piece: base, standing: Standing::Left, why: Why::Movement });
        self.set_mark(base, mark::BROKEN_DOWN, true);
        let men = men_of(self.reduced(base)) / 2;
        let pair = match self.memory().pairs.get(&base) {
            Some(pair) => *pair,
            None => self.enlist(base, hex, facing),
        };
        for (i, half) in pair.into_iter().enumerate() {
            self.take_place(half, hex, formation::SKIRMISH, facing);
            self.set(half, track::MEN, men, Why::Movement);
            self.hand_on(base, half);
            // The lower id is on top.
            self.set_top(half, i == 0);
            self.emit(Event::Stood { piece: half, standing: Standing::OnMap, why: Why::Movement });
            if !steady {
                self.disorder(half);
            }
        }
        self.set(base, track::MEN, 0, Why::Movement);
    }

    /// The two skirmisher pieces of a unit join the battle, not yet on the map.
    fn enlist(&mut self, base: PieceIx, hex: Hex, facing: Option<Hour>) -> [PieceIx; 2] {
        let unit = self.piece(base).clone();
        let catalog = crate::Flintlock.catalog();
        let role = catalog.kinds.get(usize::from(kind::SKIRMISHERS)).map_or(unit.info.role, |k| k.role);
        let pair = [1, 2].map(|n| {
            let pix = PieceIx(u16::try_from(self.field().pieces.len()).unwrap_or(u16::MAX));
            let mut tracks = [0; oblique_rules::play::TRACKS];
            tracks[usize::from(track::MORALE)] = unit.tracks[usize::from(track::MORALE)];
            let ma = usize::from(track::MA);
            tracks[ma] = Tables::get().allowance(Form::Skirmish, unit.tracks[ma]);
            let info = PieceInfo {
                id: PieceId(format!("{}.{n}", unit.info.id.0)),
                side: unit.info.side,
                name: format!("{}, skirmishers {n}", unit.info.name),
                kind: kind::SKIRMISHERS,
                role,
                nation: unit.info.nation.clone(),
            };
            let piece = PieceState {
                info: Arc::new(info),
                standing: Standing::Left,
                hex,
                facing,
                formation: formation::SKIRMISH,
                top: n == 1,
                leader: unit.leader,
                tracks,
                marks: Marks::default(),
                figures: figures_of(crate::battle::ground::Arm::Skirmishers(crate::tables::Weapon::Musket)),
                known: true,
            };
            self.emit(Event::Joined(Box::new(piece)));
            pix
        });
        self.change_memory(MemoryChange::Pair(base, pair));
        pair
    }

    fn join(&mut self, base: PieceIx, pair: [PieceIx; 2], facing: Option<Hour>) {
        let hex = self.piece(pair[0]).hex;
        let form = self.command_formation(base);
        let any = |b: &Self, m: u8| pair.iter().any(|p| b.is(*p, m));
        let marks = HANDED_ON.map(|m| (m, any(self, m)));
        for half in pair {
            self.emit(Event::Stood { piece: half, standing: Standing::Left, why: Why::Movement });
            self.set(half, track::MEN, 0, Why::Movement);
        }
        self.take_place(base, hex, form, facing);
        for (m, on) in marks {
            self.set_mark(base, m, on);
        }
        self.set_mark(base, mark::BROKEN_DOWN, false);
        self.spend_action(base, pair[0]);
        self.set(base, track::MEN, men_of(self.reduced(base)), Why::Movement);
        self.set_top(base, true);
        self.emit(Event::Stood { piece: base, standing: Standing::OnMap, why: Why::Movement });
        if form != formation::OPEN && !self.formation_roll(base, None) {
            self.disorder(base);
        }
    }

    /// A piece off the map is put where it will come back.
    fn take_place(&mut self, piece: PieceIx, to: Hex, formation: u8, facing: Option<Hour>) {
        let from = self.piece(piece).hex;
        if from != to {
            self.emit(Event::Moved { piece, from, to, why: Why::Movement });
        }
        self.emit(Event::Formed { piece, formation, facing });
    }

    /// A skirmisher piece is in the state its unit was in, and has taken its action.
    fn hand_on(&mut self, base: PieceIx, half: PieceIx) {
        for m in HANDED_ON {
            self.set_mark(half, m, self.is(base, m));
        }
        self.spend_action(half, base);
    }

    /// A piece that has just come into being has acted, and is in command as the other was.
    fn spend_action(&mut self, piece: PieceIx, other: PieceIx) {
        self.set_mark(piece, mark::ACTED, true);
        self.set_mark(piece, mark::IN_COMMAND, self.is(other, mark::IN_COMMAND));
        for m in [mark::MOVED, mark::FIRED, mark::REACTED, mark::IN_CONTACT] {
            self.set_mark(piece, m, false);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::ground::Custom;
    use crate::tests::read_scenario;
    use oblique_rules::kernel::Opening as _;
    use oblique_rules::play::Options;

    #[test]
    fn who_has_skirmishers_in_a_shipped_battle_is_of_light_troops() {
        let battles = [
            include_str!("../../../../../scenarios/flintlock/camden.ron"),
            include_str!("../../../../../scenarios/flintlock/cowpens.ron"),
            include_str!("../../../../../scenarios/flintlock/guilford.ron"),
            include_str!("../../../../../scenarios/flintlock/hobkirks_hill.ron"),
        ];
        for text in battles {
            let scenario = read_scenario(text).scenario.expect("the scenario is whole");
            let options = Options { seed: 1, fog: false, unattended: false };
            let battle = Battle::set_up(&crate::CATALOG, &scenario, &options);
            for (pix, unit) in battle.field().iter().filter(|(pix, _)| battle.facts(*pix).sk_pair) {
                assert_eq!(battle.facts(pix).custom, Custom::Light, "{}", unit.info.name);
            }
        }
    }
}
