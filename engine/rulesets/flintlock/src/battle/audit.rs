//! What must hold of every battle, for tests: swept after every event of random play.
//!
//! Must not change anything, nor be used by rules.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule, track};
use crate::tables::{Form, Tables};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Event, PieceIx, PieceState, Standing};
use oblique_scenario::Side;
use std::collections::BTreeSet;

impl Battle {
    /// What is wrong with the state, each with its rule.
    pub(crate) fn faults(&self, at_rest: bool) -> Vec<String> {
        let mut faults = Vec::new();
        for (pix, piece) in self.field().iter() {
            self.piece_faults(pix, piece, &mut faults);
        }
        if at_rest {
            let hexes: BTreeSet<(i32, i32)> =
                self.field().pieces.iter().filter(|p| p.on_map()).map(|p| (p.hex.x, p.hex.y)).collect();
            for (x, y) in hexes {
                self.hex_faults(Hex::new(x, y), &mut faults);
            }
            self.score_faults(&mut faults);
        }
        faults
    }

    fn piece_faults(&self, pix: PieceIx, piece: &PieceState, faults: &mut Vec<String>) {
        let name = &piece.info.name;
        let mut fault = |rule: RuleId, what: String| faults.push(format!("{rule}: {name} {what}"));
        if piece.on_map() && !self.on_board(piece.hex) {
            fault(rule::MAP_EDGE, "is off the board".to_owned());
        }
        if self.arm(pix).leads() {
            let (hits, rating) = (self.get(pix, track::HITS), self.get(pix, track::COHESION));
            if piece.info.role == Role::Leader && !(0..rating.max(1)).contains(&hits) {
                fault(rule::COH_REACH, format!("has {hits} hits of {rating}"));
            }
            if !(0..=3).contains(&self.get(pix, track::STATUS)) {
                fault(rule::COH_HITS, "has no such Shock Status".to_owned());
            }
            return;
        }
        if piece.on_map() {
            let facing = piece.facing.is_some_and(|f| self.hours_of(piece.formation).contains(&f));
            if !facing {
                fault(rule::FACE_SIDES, format!("faces {:?} in formation {}", piece.facing, piece.formation));
            }
            let fits = match piece.info.role {
                Role::Light => piece.formation == formation::SKIRMISH,
                Role::Horse => piece.formation == formation::MOUNTED,
                Role::Guns => matches!(piece.formation, formation::FIRE_MODE | formation::MOVE_MODE),
                _ => piece.formation <= formation::CLOSE,
            };
            if !fits {
                fault(rule::FORM_SAME, format!("is in formation {}", piece.formation));
            }
        }
        if piece.marks.has(mark::BROKEN_DOWN) && piece.standing == Standing::OnMap {
            fault(rule::FORM_SK_BREAK, "is on the map and broken down".to_owned());
        }
    }

    fn hex_faults(&self, hex: Hex, faults: &mut Vec<String>) {
        let name = self.board().layout().name(hex);
        // Who is on the move may pass where he may not stop, and be fired at there.
        let passing = |pix: &PieceIx| {
            self.memory().frames.iter().any(|f| matches!(f, Frame::Move(work) if work.piece == *pix))
        };
        let bodies: Vec<PieceIx> = self.bodies_at(hex).filter(|p| !passing(p)).collect();
        let guns: Vec<PieceIx> = self.guns_at(hex).filter(|p| !passing(p)).collect();
        let stacking = &Tables::get().stacking;
        let sides: BTreeSet<Side> = bodies.iter().chain(&guns).map(|p| self.piece(*p).side()).collect();
        if sides.len() > 1 {
            faults.push(format!("stack.none: two sides stand in {name}"));
        }
        let most = if bodies.is_empty() { stacking.guns_most } else { stacking.guns_with_unit_most };
        if i32::try_from(guns.len()).unwrap_or(i32::MAX) > most {
            faults.push(format!("stack.guns: {} guns stand in {name}", guns.len()));
        }
        let paired = |a: PieceIx, b: PieceIx| {
            let line = |p: PieceIx| self.form(p) != Form::Skirmish;
            line(a) && self.form(a) == self.form(b) && self.command_of(a) == self.command_of(b)
                || self.facts(a).base.is_some() && self.facts(a).base == self.facts(b).base
        };
        let together = i32::try_from(bodies.len()).unwrap_or(i32::MAX);
        let room = |p: PieceIx| together <= Tables::get().formation(self.form(p)).stack_most;
        let fit = |(n, a): (usize, &PieceIx)| room(*a) && bodies[..n].iter().all(|b| paired(*a, *b));
        if bodies.len() > 1 && !bodies.iter().enumerate().all(fit) {
            faults.push(format!("stack.none: {} units stand in {name}", bodies.len()));
        }
        // Who passes through a stack is no part of it.
        if bodies.len() == self.bodies_at(hex).count() {
            for (tops, all) in self.tops_at_fault(hex) {
                faults.push(format!("stack.none: {tops} units of {all} are on top in {name}"));
            }
        }
    }

    /// Flight Points are the sum of what was lost (`win.points`).
    fn score_faults(&self, faults: &mut Vec<String>) {
        let points = &Tables::get().flight_points;
        let lost = |side: Side| {
            self.field().pieces.iter().filter(move |p| p.side() == side && p.standing == Standing::Lost)
        };
        for side in Side::BOTH {
            let own: i32 = lost(side)
                .map(|p| match p.info.role {
                    Role::Foot | Role::Horse => points.unit_lost,
                    Role::Light => points.skirmisher_lost,
                    Role::Guns => points.own_gun_captured,
                    Role::Leader | Role::Chief => 0,
                })
                .sum();
            let taken = lost(side.other()).filter(|p| p.info.role == Role::Guns).count();
            let taken = i32::try_from(taken).unwrap_or(0) * points.enemy_gun_captured;
            let left = |it: &dyn Fn(PieceIx) -> bool| {
                let field =
                    self.field().iter().filter(|(_, p)| p.side() == side && p.standing == Standing::Left);
                i32::try_from(field.filter(|(pix, _)| it(*pix)).count()).unwrap_or(i32::MAX)
            };
            let ran = points.militia_fled * left(&|pix| self.has_fled(pix));
            let dragged = points.gun_dragged_off * left(&|pix| self.arm(pix).is_gun());
            let at_start = self.ground().sides[side.index()].flight_points_at_start;
            let should = at_start + own + taken + ran + dragged;
            let is = self.memory().flight_points[side.index()];
            if is != should {
                faults.push(format!("win.points: side {side} has {is} Flight Points instead of {should}"));
            }
        }
    }

    /// Is it militia that ran (`pre.flee`), off the map as it is? What is broken down has left in two halves, and
    /// halves that recombined in their unit (`form.sk-break`, `form.sk-join`).
    fn has_fled(&self, pix: PieceIx) -> bool {
        let broken_down = |pix| self.is(pix, mark::BROKEN_DOWN);
        let facts = self.facts(pix);
        facts.colonial_militia && facts.base.map_or_else(|| !broken_down(pix), broken_down)
    }

    /// What is wrong with an event about to be applied.
    pub(crate) fn fault_of(&self, event: &Event) -> Option<String> {
        match event {
            Event::Tracked { piece, track: track::STATUS, from, to, .. } if to > from => {
                Some(format!("coh.reach: the Status of {} rises", self.name(*piece)))
            }
            Event::Tracked { piece, track: track::MEN, from, to, .. } if to > from => {
                // Men go to the skirmishers and come back; nobody else gains any.
                let facts = self.facts(*piece);
                let pair = facts.sk_pair || facts.base.is_some();
                (!pair).then(|| format!("res.reduced: {} gains men", self.name(*piece)))
            }
            Event::Marked { piece, marks } => {
                let before = self.piece(*piece).marks;
                let lost = |k: u8| before.has(k) && !marks.has(k);
                if lost(mark::REDUCED) {
                    return Some(format!("res.reduced: {} is no longer Reduced", self.name(*piece)));
                }
                if lost(mark::ABANDONED) {
                    return Some(format!("res.abandoned: {} is manned again", self.name(*piece)));
                }
                let again = before.has(mark::ACTED) && marks.has(mark::ACTED) && !before.has(mark::MOVED);
                (again && marks.has(mark::MOVED))
                    .then(|| format!("act.full: {} moves after its action", self.name(*piece)))
            }
            Event::Stood { piece, standing: Standing::OnMap, .. } => {
                let was = self.piece(*piece).standing;
                (was == Standing::Lost).then(|| format!("res.reduced: {} comes back", self.name(*piece)))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Battle, Event, Role, Standing, Tables};
    use oblique_rules::kernel::Opening as _;
    use oblique_rules::play::{Options, Why};

    /// By other numbers than the sheet's, which gives nothing for either (`table.flight_points`).
    #[test]
    fn points_of_militia_that_ran_and_of_guns_dragged_off_are_counted_anew() {
        let own = include_str!("../../../../../assets/rulesets/flintlock/tables.ron");
        let other = own.replace("militia_fled: 0, gun_dragged_off: 0", "militia_fled: 3, gun_dragged_off: 2");
        assert_ne!(own, other);
        Tables::supply(Some(&other)).expect("they are read");
        let text = include_str!("../../../../../scenarios/flintlock/guilford.ron");
        let scenario = crate::tests::read_scenario(text).scenario.unwrap();
        let options = Options { seed: 1, fog: false, unattended: false };
        let mut battle = Battle::set_up(&crate::CATALOG, &scenario, &options);
        let miscounted = |battle: &Battle| battle.faults(true).iter().any(|f| f.starts_with("win.points"));
        assert!(!miscounted(&battle));
        let first = |is: &dyn Fn(Role, bool) -> bool| {
            let mut on_map = battle.field().iter().filter(|(_, p)| p.on_map());
            on_map.find(|(pix, p)| is(p.info.role, battle.facts(*pix).colonial_militia)).unwrap().0
        };
        let militia = first(&|role, militia| role == Role::Foot && militia);
        let gun = first(&|role, _| role == Role::Guns);
        for (piece, points) in [(militia, 3), (gun, 2)] {
            battle.emit(Event::Stood { piece, standing: Standing::Left, why: Why::Ordered });
            assert!(miscounted(&battle));
            battle.score(battle.piece(piece).side(), points);
            assert!(!miscounted(&battle));
        }
        Tables::supply(None).expect("the sheet's own");
    }
}
