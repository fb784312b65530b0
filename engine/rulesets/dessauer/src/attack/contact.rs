//! Contact: who is engaged, who is disordered by it, who is caught (`attack.declare`, `attack.extra`,
//! `combat.defensive`).

use crate::attack::pair::{Attack, Pair};
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::{formation, mark, phase, rule, track};
use crate::morale::losses;
use crate::retreat::course::caught;
use crate::tables::Tables;
use crate::units::class::{Arm, Class, Grade};
use oblique_board::hex::Hex;
use oblique_rules::play::{DrawName, Need, PieceIx, Why};

/// The die of who has just changed formation and is attacked.
const CAUGHT: DrawName = DrawName::new("caught");

impl Battle {
    /// Other enemies an attacker meets before its front (`attack.extra`).
    pub(crate) fn others_met(&self, pix: PieceIx, target: PieceIx) -> Vec<PieceIx> {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let began = self.course(pix).from;
        let before = |hex: &Hex| self.is_before(pix, at, *hex);
        let enemies = self.around(at).filter(before).filter_map(|hex| self.enemy_at(side, hex));
        let met = |other: &PieceIx| {
            *other != target
                && self.may_strike(pix, at, *other).is_ok()
                && self.loose_may_strike(pix, (began, at), *other)
        };
        enemies.filter(met).collect()
    }

    /// The attacker stands: whoever it touches is engaged, or caught if it evaded.
    pub(crate) fn make_contact(&mut self, attack: &Attack) {
        let (pix, target) = (attack.attacker, attack.target);
        let mut met = self.others_met(pix, target);
        if self.stands(target) && self.touches(pix, target) {
            met.insert(0, target);
        }
        let (evaded, fights): (Vec<PieceIx>, Vec<PieceIx>) =
            met.into_iter().partition(|other| attack.evaded.contains(other));
        let apart = |other: &PieceIx| *other != target && !evaded.contains(other);
        let got_away: Vec<PieceIx> = attack.evaded.iter().copied().filter(apart).collect();
        let caught = !evaded.is_empty();
        for other in evaded {
            self.catch(pix, other);
        }
        if fights.is_empty() {
            if !self.turn_upon(attack, &got_away) {
                if !caught {
                    self.tell_unmet(attack);
                }
                // It goes on as it came (`evade.caught`).
                self.press_on(attack);
            }
            return;
        }
        self.disorder_at_contact(pix, &fights);
        for other in &fights {
            self.catch_changing(pix, *other);
        }
        let pairs: Vec<Pair> = fights.iter().map(|other| self.pair_of(attack, *other)).collect();
        for pair in pairs {
            self.engage(pair);
        }
        self.end_move(pix);
    }

    /// Tells of an attack that has met nobody, and why.
    fn tell_unmet(&mut self, attack: &Attack) {
        let why = if attack.evaded.contains(&attack.target) {
            "its target has evaded"
        } else if self.stands(attack.target) {
            "it does not get as far"
        } else {
            "its target is gone"
        };
        let text = format!("The attack of {} meets nobody: {why}", self.name(attack.attacker));
        self.say(rule::ATTACK_DECLARE, Some(attack.attacker), text);
    }

    /// Two units come to blows.
    pub(crate) fn engage(&mut self, pair: Pair) {
        self.change_memory(MemoryChange::Engaged(pair));
        for pix in [pair.attacker, pair.attacked] {
            self.set_mark(pix, mark::ENGAGED, true);
        }
        let way = if pair.flank { " in flank or rear" } else { "" };
        let text =
            format!("{} is in contact with {}{way}", self.name(pair.attacker), self.name(pair.attacked));
        self.say(rule::ATTACK_DECLARE, Some(pair.attacker), text);
    }

    pub(super) fn pair_of(&self, attack: &Attack, attacked: PieceIx) -> Pair {
        let (pix, at) = (attack.attacker, self.piece(attack.attacker).hex);
        let through = self.through(pix, attacked);
        let of_front = through.and_then(|hex| self.troops_at(hex)).and_then(|front| {
            // That the first line was itself struck in flank is no quality of its own attack.
            let pair = self.memory().pairs.iter().find(|pair| pair.is_of(front, attacked))?;
            Some(pair.flank && pair.attacker == front)
        });
        let flank = of_front.unwrap_or_else(|| self.strikes_flank(attacked, self.course(pix).from, at));
        let defensive = self.has_defensive_fire(attacked);
        Pair { flank, charged: attack.charged, defensive, through, ..Pair::frontal(pix, attacked) }
    }

    /// Would foot have its defensive fire against a new attack (`combat.defensive`)? Not if it has fought a round, nor if it
    /// was in combat when the player turn began, though pursuers came upon it after the last one was fought.
    pub(crate) fn has_defensive_fire(&self, pix: PieceIx) -> bool {
        let fought = |pair: &&Pair| pair.other(pix).is_some() && (pair.rounds > 0 || self.lasts(pair));
        self.arm(pix) == Arm::Foot
            && matches!(self.form(pix), formation::LINE | formation::BENT)
            && !matches!(self.class(pix), Class::Rifles | Class::LightRifles)
            && self.is_steady(pix)
            && !self.memory().pairs.iter().any(|pair| fought(&pair))
    }

    /// Has a pair been in combat since before this player turn's movement? Who comes to blows in it has moved to contact.
    fn lasts(&self, pair: &Pair) -> bool {
        let memory = self.memory();
        memory.stage.phase == phase::MOVEMENT && !memory.courses.contains_key(&pair.attacker)
    }

    /// Streams, woods, blocks, and slopes for horse, disorder who attacks across or into them.
    pub(super) fn disorder_at_contact(&mut self, pix: PieceIx, fights: &[PieceIx]) {
        let at = self.piece(pix).hex;
        let by = fights.iter().find_map(|other| {
            let (chart, board, there) = (&self.ground().chart, self.board(), self.piece(*other).hex);
            let side = chart.side(board, at, there);
            [
                (chart.is_woods(board, there), rule::WOODS_MOVE),
                (chart.is_town(board, there), rule::TOWN_FIGHT),
                (side.stream, rule::STREAM_EDGE),
                (side.steep && self.arm(pix) == Arm::Horse, rule::HILL_SLOPE),
            ]
            .into_iter()
            .find_map(|(holds, rule)| holds.then_some(rule))
        });
        if let Some(rule) = by {
            self.disorder(pix, rule);
        }
    }

    /// Did its last move hold a change that fire and attacks catch it at (`morale.change`)?
    pub(crate) fn is_changing(&self, pix: PieceIx) -> bool {
        match self.get(pix, track::MANOEUVRE) {
            0 => false,
            1 => self.grade(pix) >= Grade::C,
            _ => true,
        }
    }

    /// May an attack catch one who has just changed formation near where it began (`opt.caught_attack`)?
    pub(crate) fn may_be_caught(&self, pix: PieceIx, attacked: PieceIx) -> bool {
        let near = hexes_between(self.course(pix).from, self.piece(attacked).hex)
            <= Tables::get().fire_test.caught_hexes;
        self.ground().switches.caught_attack
            && near
            && self.is_changing(attacked)
            && !self.is(attacked, mark::SHAKEN)
    }

    /// Who has just changed formation may be shaken by an attack from near (`opt.caught_attack`).
    fn catch_changing(&mut self, pix: PieceIx, attacked: PieceIx) {
        if !self.may_be_caught(pix, attacked) {
            return;
        }
        let (to, sides) = (Tables::get().fire_test.shaken_to, Tables::get().fire.sides);
        let word = move |value: i32| if value <= to { "shaken" } else { "holds" }.to_owned();
        let need = Some(Need::AtLeast(to + 1));
        let draw = (CAUGHT, rule::OPT_CAUGHT_ATTACK);
        let die = self.draw_from((1, sides), draw, Some(attacked), &[], need, word);
        if die <= to {
            self.set_mark(attacked, mark::SHAKEN, true);
        }
    }

    /// Evaders an attacker has reached: half are lost, the rest are beaten (`evade.caught`).
    pub(crate) fn catch(&mut self, pix: PieceIx, evader: PieceIx) {
        let half = caught(self.models(evader));
        let worse = self.is(evader, mark::SHAKEN);
        let text = format!("{} catches {}", self.name(pix), self.name(evader));
        self.say(rule::EVADE_CAUGHT, Some(evader), text);
        self.lose_models(evader, half, Why::Melee);
        self.suffer_rout(evader, losses::of_defeat(worse, 0, true), rule::EVADE_CAUGHT);
        if self.stands(evader) {
            let cause = self.piece(pix).hex;
            self.push_retreat(evader, &[cause]);
        }
    }
}
