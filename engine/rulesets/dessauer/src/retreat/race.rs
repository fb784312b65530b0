//! Winners who pursue, and the race between them and the beaten (`opt.pursuit_test`, `opt.pursuit_move`,
//! `opt.pursuit_end`).

use crate::attack::pair::Pair;
use crate::battle::memory::{Away, MemoryChange};
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::{formation, mark, rule};
use crate::retreat::course::{evade_dice, inches_in_words};
use crate::retreat::ends::straightness;
use crate::retreat::pursuit::{self, resists, run_hexes};
use crate::tables::Tables;
use crate::units::class::Arm;
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, hour_towards, line};
use oblique_rules::RuleId;
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::{DrawName, Event, Need, PieceIx, Standing, Why};
use std::cmp::Reverse;

/// The die by which a winner stays.
const PURSUIT: DrawName = DrawName::new("pursuit");
/// A die of the flight.
const FLEE: DrawName = DrawName::new("flee");
/// A die of the pursuit.
const PURSUE: DrawName = DrawName::new("pursue");
/// The die by which fresh foot has its fire.
const DEFENCE: DrawName = DrawName::new("defence");

/// Where a run along a line leads.
struct Run {
    /// The hexes of it on the board.
    way: Vec<Hex>,
    /// Does it go over the edge?
    off: bool,
}

/// What came of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flight {
    /// The beaten stands somewhere on the board.
    Ends(PieceIx),
    /// It is eliminated.
    Gone,
    /// It has left the table.
    Off,
}

/// The hexes a pursuer goes through: from its own to that of the beaten, and straight on as the beaten went.
fn line_of_pursuit(began: Hex, start: Hex, cause: Hex, hexes: i32) -> Vec<Hex> {
    let ahead = start + (start - cause) * (hexes + 1);
    let first = |from: Hex, to: Hex| line(from, to).filter_map(|step| step.hexes().next());
    let whole = first(began, start).chain([start]).chain(first(start, ahead));
    whole.take(usize::try_from(hexes).unwrap_or(0)).collect()
}

impl Battle {
    /// Winners over a unit that fail to stay, disordered for it; each is asked before the loser moves.
    pub(crate) fn who_pursues(&mut self, loser: PieceIx, foes: &[PieceIx]) -> Vec<PieceIx> {
        if !self.ground().switches.pursuit {
            return Vec::new();
        }
        let mut pursuers = Vec::new();
        for foe in foes.iter().copied() {
            if self.may_pursue(foe, loser) && !self.stays(foe) {
                self.disorder(foe, rule::OPT_PURSUIT_TEST);
                pursuers.push(foe);
            }
        }
        pursuers
    }

    fn may_pursue(&self, pix: PieceIx, loser: PieceIx) -> bool {
        let foot_after_horse = self.arm(pix) == Arm::Foot && self.is_horse(loser);
        self.has_won(pix)
            && !self.is_shaken(pix)
            && self.arm(pix) != Arm::Guns
            // They may not attack (`form.square`, `form.bent`).
            && !matches!(self.form(pix), formation::SQUARE | formation::BENT)
            && !foot_after_horse
            && self.foes(pix).iter().all(|other| *other == loser)
    }

    /// Does a winner stay?
    fn stays(&mut self, pix: PieceIx) -> bool {
        let (class, grade, general) = (self.class(pix), self.grade(pix), self.has_general(pix));
        let british = self.facts(pix).national.british;
        let held = move |value: i32| resists(class, grade, value, general, british);
        let word = move |value: i32| if held(value) { "stays" } else { "pursues" }.to_owned();
        let modifiers = pursuit::modifiers(class, general, british);
        let need = pursuit::need(class, grade).map(Need::AtLeast);
        let sides = Tables::get().fire.sides;
        let draw = (PURSUIT, rule::OPT_PURSUIT_TEST);
        held(self.draw_from((1, sides), draw, Some(pix), &modifiers, need, word))
    }

    fn throw_run(&mut self, pix: PieceIx, name: DrawName) -> i32 {
        let (dice, sides) = (evade_dice(self.arm(pix)), Tables::get().fire.sides);
        let mut inches = 0;
        for _ in 0..dice {
            let draw = (name, rule::OPT_PURSUIT_MOVE);
            inches += self.draw_from((1, sides), draw, Some(pix), &[], None, inches_in_words);
        }
        run_hexes(inches)
    }

    /// The beaten flees straight away, then each pursuer runs along the same line.
    pub(crate) fn race(&mut self, loser: PieceIx, cause: Hex, pursuers: &[PieceIx]) {
        let start = self.piece(loser).hex;
        self.release(loser);
        let hexes = self.throw_run(loser, FLEE);
        let away = self.direction_of_flight(loser, start - cause, hexes);
        // Pursuers run along the line of the flight.
        let cause = start - away;
        let run = self.run_of(loser, start, away, hexes);
        let flight = self.flee_along(loser, start, &run);
        for pix in pursuers.iter().copied() {
            let hexes = self.throw_run(pix, PURSUE);
            self.pursue(pix, (start, cause), hexes, flight);
        }
    }

    /// Where the beaten flees: straight away from its cause; a garrison that cannot, out by the free side of its block that
    /// turns least from it, for it may always retreat unless all are closed (`town.retreat`).
    fn direction_of_flight(&self, pix: PieceIx, straight: Hex, hexes: i32) -> Hex {
        let start = self.piece(pix).hex;
        let leads_out = |away: &Hex| {
            let run = self.run_of(pix, start, *away, hexes);
            run.off || self.end_of_flight(pix, start, &run).is_some()
        };
        if self.form(pix) != formation::GARRISON || leads_out(&straight) {
            return straight;
        }
        let mut sides: Vec<Hex> = self.around(start).map(|hex| hex - start).collect();
        sides.sort_by_key(|side| Reverse(straightness(straight, *side)));
        sides.into_iter().find(leads_out).unwrap_or(straight)
    }

    /// The hexes straight on from a hex, as far as nothing bars the way.
    fn run_of(&self, pix: PieceIx, start: Hex, away: Hex, hexes: i32) -> Run {
        let (mut at, mut way) = (start, Vec::new());
        let end = start + away * (hexes + 1);
        for step in line(start, end).take(usize::try_from(hexes).unwrap_or(0)) {
            if !step.hexes().any(|hex| self.on_board(hex)) {
                return Run { way, off: true };
            }
            let next = step.hexes().find(|to| self.goes_back_into(pix, at, *to));
            let Some(to) = next else { break };
            way.push(to);
            at = to;
        }
        Run { way, off: false }
    }

    /// The place on its way of the last hex where a flight may end.
    fn end_of_flight(&self, pix: PieceIx, start: Hex, run: &Run) -> Option<usize> {
        let side = self.piece(pix).side();
        let near = self.nearest_from(side, start);
        run.way.iter().rposition(|hex| {
            self.may_stop(pix, *hex)
                && self.ground_bears_retreat(pix, *hex)
                && self.nearest_from(side, *hex) >= near
        })
    }

    /// The beaten unit runs, to the last hex of its way where it may stand.
    fn flee_along(&mut self, pix: PieceIx, start: Hex, run: &Run) -> Flight {
        if run.off {
            self.leave_table(pix);
            return Flight::Off;
        }
        let Some(last) = self.end_of_flight(pix, start, run) else {
            self.remove(pix, rule::OPT_PURSUIT_MOVE, "has nowhere to flee and is eliminated", Why::Rout);
            return Flight::Gone;
        };
        let way: Vec<Hex> = run.way.iter().take(last + 1).copied().collect();
        let end = way.last().copied().unwrap_or(start);
        self.go_back(pix, &way, None);
        self.face_along(pix, end - start);
        Flight::Ends(pix)
    }

    fn face_along(&mut self, pix: PieceIx, toward: Hex) {
        let sides = match facing_kind(self.form(pix)) {
            FacingKind::Side => true,
            FacingKind::Vertex => false,
            _ => return,
        };
        let facing = Some(hour_towards(toward, sides, self.lies()));
        if self.piece(pix).facing != facing {
            self.emit(Event::Faced { piece: pix, facing });
        }
    }

    /// A winner runs after the beaten: to contact with it, or with whoever it passed through; off the table after who has
    /// left it.
    fn pursue(&mut self, pix: PieceIx, (start, cause): (Hex, Hex), hexes: i32, flight: Flight) {
        let (began, side) = (self.piece(pix).hex, self.piece(pix).side());
        let quarry = match flight {
            Flight::Ends(quarry) => Some(quarry),
            Flight::Gone | Flight::Off => None,
        };
        // Nobody comes to blows across what he may not cross, nor with whom he may never attack (`attack.declare`).
        let strikes = |at: Hex, other: PieceIx| {
            hexes_between(self.piece(other).hex, at) == 1 && self.may_strike(pix, at, other).is_ok()
        };
        let touched = |at: Hex| quarry.filter(|quarry| strikes(at, *quarry));
        let (mut way, mut met, mut off, mut at) = (Vec::new(), None, false, began);
        for to in line_of_pursuit(began, start, cause, hexes) {
            met = touched(at).filter(|_| at != began);
            if met.is_some() {
                break;
            }
            if !self.on_board(to) {
                off = flight == Flight::Off;
                break;
            }
            met = self.enemy_at(side, to).filter(|other| strikes(at, *other));
            if met.is_some() || !self.goes_back_into(pix, at, to) || !self.ground_bears(pix, to) {
                break;
            }
            way.push(to);
            at = to;
        }
        let met = met.or(touched(at));
        if off {
            return self.ride_off(pix, &way);
        }
        // Short of where a friend stands.
        while way.last().is_some_and(|hex| !self.may_stop(pix, *hex)) {
            way.pop();
        }
        self.leave_block_after(pix, &way);
        self.run_along(pix, &way);
        let end = self.piece(pix).hex;
        if self.ground().chart.is_town(self.board(), end) {
            self.garrison(pix);
        } else if end != began {
            self.face_along(pix, end - began);
        }
        let still = |other: &PieceIx| {
            hexes_between(self.piece(*other).hex, end) == 1 && self.may_strike(pix, end, *other).is_ok()
        };
        if let Some(other) = met.filter(still) {
            self.meet(pix, began, other, quarry != Some(other));
        }
    }

    /// A garrison that pursues comes out as it leaves a block at any time (`town.enter`).
    fn leave_block_after(&mut self, pix: PieceIx, way: &[Hex]) {
        let Some(first) = way.first().filter(|_| self.form(pix) == formation::GARRISON) else { return };
        let form = self.form_on_leaving(pix);
        let sides = facing_kind(form) == FacingKind::Side;
        let facing = Some(hour_towards(*first - self.piece(pix).hex, sides, self.lies()));
        self.emit(Event::Formed { piece: pix, formation: form, facing });
    }

    fn run_along(&mut self, pix: PieceIx, way: &[Hex]) {
        let with: Vec<PieceIx> = self.generals_with(pix).collect();
        for hex in way {
            self.go_to(pix, &with, *hex, Why::Pursuit);
        }
    }

    /// Contact in a pursuit: with the beaten in its rear, with who is fresh as in any attack but for its fire.
    fn meet(&mut self, pix: PieceIx, began: Hex, other: PieceIx, fresh: bool) {
        let at = self.piece(pix).hex;
        let pair = Pair::frontal(pix, other);
        if !fresh {
            return self.engage(Pair { flank: true, rounds: 1, ..pair });
        }
        let flank = self.strikes_flank(other, began, at);
        let mut defensive = false;
        if self.has_defensive_fire(other) && !flank {
            let (least, sides) = (Tables::get().pursuit.defence, Tables::get().fire.sides);
            let word = move |value: i32| if value >= least { "fires" } else { "does not fire" }.to_owned();
            let draw: (DrawName, RuleId) = (DEFENCE, rule::OPT_PURSUIT_END);
            let need = Some(Need::AtLeast(least));
            defensive = self.draw_from((1, sides), draw, Some(other), &[], need, word) >= least;
        }
        self.engage(Pair { flank, defensive, ..pair });
    }

    /// A pursuer follows the beaten off the table.
    fn ride_off(&mut self, pix: PieceIx, way: &[Hex]) {
        let by = way.last().copied().unwrap_or(self.piece(pix).hex);
        self.leave_block_after(pix, way);
        self.run_along(pix, way);
        let turns = Tables::get().pursuit.away_turns;
        self.change_memory(MemoryChange::Away(pix, Some(Away { by, turns })));
        self.set_mark(pix, mark::AWAY, true);
        let text = format!("{} pursues off the table", self.name(pix));
        self.say(rule::OPT_PURSUIT_END, Some(pix), text);
        self.emit(Event::Stood { piece: pix, standing: Standing::Left, why: Why::Pursuit });
    }
}
