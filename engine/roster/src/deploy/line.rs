//! The line of battle: commands along a course, in one or two lines.

use super::course::to_the_right;
use super::ranks::{Army, MakeUp, rank};
use super::{Course, Ground, Plan, nearest_hour};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::Ruleset;
use oblique_scenario::{Piece, PieceId, Posting, Scenario};
use std::collections::BTreeSet;

/// How a line of battle is formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineOfBattle {
    /// Lines, 1 or 2.
    pub lines: u8,
    /// Hexes from the first line back to the second, 1 to 12.
    pub distance_hexes: u8,
    /// Empty hexes between units, 0 to 5; `None` spreads them over the whole course.
    pub interval_hexes: Option<u8>,
    /// Units a hex, 1 or 2, where the ruleset lets them share one.
    pub a_hex: u8,
    /// Cavalry on the wings, not in the place of its command?
    pub wings: bool,
    /// Grenadiers and the like on the flanks of the foot?
    pub flanks: bool,
    /// Batteries in the gaps of the first line, not left out?
    pub guns: bool,
    /// Does it face the side to the left of the course, not the right?
    pub to_the_left: bool,
    /// Do units keep the formation they have?
    pub keep_formation: bool,
}

impl Default for LineOfBattle {
    fn default() -> Self {
        Self {
            lines: 1,
            distance_hexes: 3,
            interval_hexes: Some(0),
            a_hex: 1,
            wings: true,
            flanks: true,
            guns: true,
            to_the_left: true,
            keep_formation: false,
        }
    }
}

/// Sets the chosen pieces up along a course, in roster order from its beginning to its end.
#[must_use]
pub fn line_of_battle(
    scenario: &Scenario,
    ruleset: &'static dyn Ruleset,
    chosen: &BTreeSet<PieceId>,
    course: &Course,
    how: &LineOfBattle,
) -> Plan {
    let ground = Ground::new(scenario, ruleset, chosen);
    let army = Army::of(&ground, chosen);
    let lines = usize::from(how.lines.clamp(1, 2));
    let mut work = Work { ground, course, how, plan: Plan::default() };
    for line in 0..lines {
        let make_up = MakeUp { line, lines, wings: how.wings, flanks: how.flanks, guns: how.guns };
        work.set_rank(&rank(&army, make_up), line);
    }
    if !how.guns {
        let out = army.guns.iter().map(|id| (id.clone(), "Batteries are left out".to_owned()));
        work.plan.left_over.extend(out);
    }
    let led: Vec<(PieceId, Vec<PieceId>)> = army
        .commands
        .iter()
        .filter_map(|c| {
            let own = c.units.iter().map(|(id, _)| id.clone()).collect();
            Some((c.leader.clone()?, own))
        })
        .collect();
    for (leader, own) in led {
        work.set_leader(&leader, &own, 1);
    }
    let everyone: Vec<PieceId> = work.plan.posted.iter().map(|(id, _)| id.clone()).collect();
    for chief in &army.chiefs {
        work.set_leader(chief, &everyone, 2);
    }
    work.plan
}

struct Work<'a> {
    ground: Ground<'a>,
    course: &'a Course,
    how: &'a LineOfBattle,
    plan: Plan,
}

impl Work<'_> {
    /// The direction of the front at a place of the course.
    fn front(&self, at: usize) -> Hex {
        let right = to_the_right(self.course.heading(at));
        if self.how.to_the_left { Hex::ZERO - right } else { right }
    }

    /// Sets one line up; `line` 0 on the course, 1 behind it.
    fn set_rank(&mut self, units: &[PieceId], line: usize) {
        let room = self.course.hexes().len();
        let a_hex = usize::from(self.how.a_hex.clamp(1, 2));
        let back = if line == 0 { 0 } else { i32::from(self.how.distance_hexes.clamp(1, 12)) };
        // Those whose own place is good first, so that nobody shifted takes it from them.
        let mut later = Vec::new();
        for (id, at) in self.slots(units, room, a_hex) {
            let due = at.and_then(|at| Some((at, self.place(at, back)?)));
            let Some((at, hex)) = due else {
                self.plan.left_over.push((id, "The line is too short".to_owned()));
                continue;
            };
            if let Some(why) = self.set(&id, at, hex) {
                later.push((id, at, why));
            }
        }
        for (id, at, why) in later {
            let near = [back + 1, back - 1, back + 2, back - 2].map(|back| self.place(at, back));
            let taken = near.into_iter().flatten().any(|hex| self.set(&id, at, hex).is_none());
            if taken {
                self.plan.shifted += 1;
            } else {
                // What keeps it from the place that is due to it, not from those near by.
                self.plan.left_over.push((id, why));
            }
        }
    }

    /// Each unit with its place on the course; none where the course is too short.
    fn slots(&self, units: &[PieceId], room: usize, a_hex: usize) -> Vec<(PieceId, Option<usize>)> {
        let mut place = 0_usize;
        let mut held: Vec<PieceId> = Vec::new();
        let mut groups: Vec<Vec<PieceId>> = Vec::new();
        for id in units {
            if held.len() < a_hex && (held.is_empty() || self.may_join(&held, id)) {
                held.push(id.clone());
            } else {
                groups.push(std::mem::replace(&mut held, vec![id.clone()]));
            }
        }
        if !held.is_empty() {
            groups.push(held);
        }
        let last = groups.len().saturating_sub(1);
        let mut out = Vec::new();
        for (n, group) in groups.into_iter().enumerate() {
            let at = match self.how.interval_hexes {
                Some(_) => place,
                None if last == 0 => room / 2,
                None if last < room => n * (room - 1) / last,
                None => n,
            };
            out.extend(group.into_iter().map(|id| (id, (at < room).then_some(at))));
            place += 1 + usize::from(self.how.interval_hexes.unwrap_or(0).min(5));
        }
        out
    }

    /// May a unit share a hex with others?
    fn may_join(&self, held: &[PieceId], id: &PieceId) -> bool {
        let pieces = &self.ground.scenario.pieces;
        let placed = |id: &PieceId| pieces.get(id).map(|p| self.formed(p));
        let all: Vec<Piece> = held.iter().chain([id]).filter_map(placed).collect();
        let all: Vec<&Piece> = all.iter().collect();
        self.ground.ruleset.crowded(self.ground.scenario, &all).is_none()
    }

    /// The hex so far behind a place of the course; before it where that is negative.
    fn place(&self, at: usize, back: i32) -> Option<Hex> {
        let hex = *self.course.hexes().get(at)?;
        let front = self.front(at);
        let towards = if back < 0 { front } else { Hex::ZERO - front };
        Some(stepped(hex, towards, back.unsigned_abs()))
    }

    /// A piece in the formation it takes.
    fn formed(&self, piece: &Piece) -> Piece {
        let mut new = piece.clone();
        let kind = self.ground.kind(piece);
        let allowed = kind.is_some_and(|k| k.formations.contains(&piece.formation));
        if !(self.how.keep_formation && allowed) {
            new.formation = kind.and_then(|k| k.formations.first()).cloned().unwrap_or_default();
        }
        new
    }

    /// A piece as it would stand there.
    fn placed(&self, id: &PieceId, at: usize, hex: Hex) -> Option<Piece> {
        let piece = self.ground.scenario.pieces.get(id)?;
        let o = self.ground.scenario.board.layout().orientation;
        let mut new = self.formed(piece);
        // The other way round is the very opposite, also where two hours are equally near.
        let right = to_the_right(self.course.heading(at));
        let facing = nearest_hour(self.ground.catalog(), &new.formation, o, right);
        new.facing = if self.how.to_the_left { facing.map(Hour::opposite) } else { facing };
        new.top = self.how.a_hex > 1 && self.ground.is_body(&new) && !self.ground.has_top(hex);
        (new.hex, new.arrives) = (Some(hex), None);
        Some(new)
    }

    /// Sets a unit down; `Some` with the reason, as the rules give it, if it may not stand there.
    fn set(&mut self, id: &PieceId, at: usize, hex: Hex) -> Option<String> {
        let Some(piece) = self.placed(id, at, hex) else { return Some("It is not in the army".to_owned()) };
        if let Some(why) = self.ground.refusal(&piece, hex) {
            return Some(why);
        }
        // The rules might let it in; the designer wants one unit a hex.
        if self.how.a_hex < 2 && self.ground.has_unit(hex) {
            let name = self.ground.scenario.board.layout().name(hex);
            return Some(format!("{name} is taken"));
        }
        self.plan.posted.push((id.clone(), Posting::of(&piece)));
        self.ground.set_down(piece);
        None
    }

    /// Sets a leader behind the middle one of his units, or in its hex.
    fn set_leader(&mut self, id: &PieceId, own: &[PieceId], back: u32) {
        let posted: Vec<&Posting> =
            self.plan.posted.iter().filter(|(id, _)| own.contains(id)).map(|(_, p)| p).collect();
        // Behind whoever stands nearest the middle of them all, however many lines they form.
        let hexes: Vec<Hex> = posted.iter().filter_map(|p| p.hex).collect();
        let n = i32::try_from(hexes.len()).unwrap_or(i32::MAX).max(1);
        let sum = hexes.iter().fold(Hex::ZERO, |sum, hex| sum + *hex);
        let center = Hex::new(sum.x / n, sum.y / n);
        let middle = posted
            .iter()
            .filter_map(|p| Some((p.hex?, p.facing)))
            .min_by_key(|(hex, _)| hex.unsigned_distance_to(center));
        let (hex, behind) = if let Some((hex, facing)) = middle {
            let o = self.ground.scenario.board.layout().orientation;
            let rear = facing.map_or(Hex::ZERO, |f| f.opposite().vector(o));
            (hex, stepped(hex, rear, back))
        } else if let Some(hex) = self.place(self.course.hexes().len() / 2, 0) {
            (hex, hex)
        } else {
            self.plan.left_over.push((id.clone(), "The line is too short".to_owned()));
            return;
        };
        let Some(mut piece) = self.ground.scenario.pieces.get(id).cloned() else { return };
        (piece.arrives, piece.top) = (None, false);
        let mut refused = String::new();
        for hex in [behind, hex] {
            piece.hex = Some(hex);
            let Some(why) = self.ground.refusal(&piece, hex) else {
                self.plan.posted.push((id.clone(), Posting::of(&piece)));
                self.ground.set_down(piece);
                return;
            };
            // Told is what keeps him from riding with his units, the last that is tried.
            refused = why;
        }
        self.plan.left_over.push((id.clone(), refused));
    }
}

/// The hex so many away in a direction, as near to it as hexes allow.
fn stepped(from: Hex, towards: Hex, hexes: u32) -> Hex {
    if hexes == 0 || towards == Hex::ZERO {
        return from;
    }
    let along = |hex: &Hex| {
        let v = *hex - from;
        let (x, y) = (i64::from(v.x), i64::from(v.y));
        let (a, b) = (i64::from(towards.x), i64::from(towards.y));
        // Twice the dot product of the two as cube vectors.
        2 * x * a + 2 * y * b + x * b + y * a
    };
    // Of the hexes of the ring the one that lies furthest that way and least to the side: on a ring
    // these are the same up to the shape of the ring, so the sideways part is weighed first.
    let side = |hex: &Hex| {
        let v = *hex - from;
        let across = to_the_right(towards);
        let (x, y) = (i64::from(v.x), i64::from(v.y));
        let (a, b) = (i64::from(across.x), i64::from(across.y));
        (2 * x * a + 2 * y * b + x * b + y * a).abs()
    };
    let ring: Vec<Hex> = from.ring(hexes).collect();
    let ahead = ring.iter().filter(|hex| along(hex) > 0);
    ahead.min_by_key(|hex| (side(hex), std::cmp::Reverse(along(hex)), hex.y, hex.x)).copied().unwrap_or(from)
}
