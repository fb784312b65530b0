//! What is told of an order before it is given: inches, dice and numbers to hit with what makes them, who is in danger.
//!
//! Everything is asked of the functions that judge and carry out orders. Must not know how it is drawn.

use super::in_dice;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::board::hexes_between;
use crate::firing::judge::Aimed;
use crate::firing::need::{self, Need as Score};
use crate::ids::{DecisionKind, mark, rule};
use crate::movement::course::{Course, Of};
use crate::movement::purse::INCH;
use crate::tables::{Fires, Tables};
use crate::units::class::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Quote, QuoteLine};
use std::fmt::Write as _;

fn line(text: impl Into<String>, rule: RuleId) -> QuoteLine {
    QuoteLine { text: text.into(), rule }
}

/// So many of what is counted.
fn counted(n: i32, one: &str, more: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { more })
}

/// 'what +1, what −2', the first without a sign.
fn sum_of<'a>(lines: impl Iterator<Item = (&'a str, i32)>) -> String {
    let signed = |(at, (what, value)): (usize, (&str, i32))| {
        let sign = if value < 0 { "−" } else { "+" };
        if at == 0 { format!("{what} {value}") } else { format!("{what} {sign}{}", value.abs()) }
    };
    lines.enumerate().map(signed).collect::<Vec<_>>().join(", ")
}

const fn ammunition_name(fires: Fires) -> &'static str {
    match fires {
        Fires::Ball => "",
        Fires::Canister => "canister",
        Fires::Shot => "shot",
        Fires::Shell => "shell",
    }
}

impl Battle {
    /// What a legal order costs or brings, and by which rule.
    pub(crate) fn quoted(&self, order: &Order) -> Quote {
        match order {
            Order::Fire { piece: Some(pix), target: Some(target), at } => self.fire_quote(*pix, *target, *at),
            Order::Charge { piece: Some(pix), target: Some(target), path, facing, .. } => {
                self.attack_quote(*pix, *target, path, *facing)
            }
            Order::Choose { alternative } => {
                Quote { manner: self.struck_by_choice(*alternative), ..Quote::default() }
            }
            Order::Retreat { piece, to, .. } => {
                Quote { lines: self.retreat_lines(*piece, *to), ..Quote::default() }
            }
            Order::Place { piece: Some(general), to: Some(to), .. } => {
                Quote { lines: self.ride_lines(*general, *to), ..Quote::default() }
            }
            _ => self.move_quote(order),
        }
    }

    /// Whom a model left over strikes by an answer (`combat.split`); empty of other questions.
    fn struck_by_choice(&self, alternative: i32) -> String {
        let asked =
            self.decision().filter(|asked| DecisionKind::of(asked.kind) == Some(DecisionKind::Allocate));
        let foes = asked.and_then(|asked| asked.piece).map(|pix| self.open_to_allot(pix)).unwrap_or_default();
        let foe = usize::try_from(alternative).ok().and_then(|index| foes.get(index).copied());
        foe.map(|foe| self.name(foe).to_owned()).unwrap_or_default()
    }

    fn move_quote(&self, order: &Order) -> Quote {
        let (after, rule) = match order {
            Order::Move { piece: Some(pix), to, path, .. } => {
                (self.walked(*pix, &crate::movement::way_of(*to, path)).ok(), rule::MOVE_STEP)
            }
            Order::Turn { piece: Some(pix), by, facing } => {
                let to = self.turned_to(*pix, *by, *facing);
                (to.and_then(|to| self.wheeled(*pix, self.course(*pix), to).ok()), rule::MOVE_WHEEL)
            }
            Order::Form { piece: Some(pix), formation, facing, .. } => {
                let form = formation.unwrap_or(self.form(*pix));
                (self.changed(*pix, self.course(*pix), form, *facing).ok(), rule::MOVE_CHANGE)
            }
            Order::Recover { piece: Some(pix) } => {
                (self.reformed(*pix, self.course(*pix)).ok(), rule::MOVE_REFORM)
            }
            Order::Leave { piece: Some(pix) } => (self.judge_leaving(*pix).ok(), rule::MOVE_LIMITS),
            _ => (None, rule::MOVE_STEP),
        };
        let before = order.piece().map(|pix| self.course(pix));
        let cost_halves = after.zip(before).map(|(after, before)| 2 * after.paid_since(&before) / INCH);
        let lines = after.map(|after| left_lines(&after, rule)).unwrap_or_default();
        Quote { cost_halves, lines, ..Quote::default() }
    }

    fn fire_quote(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Quote {
        let Ok(aimed) = self.aimed(pix, target, at) else { return Quote::default() };
        let dice = self.dice_of(aimed.volley);
        let text = match aimed.need {
            Score::Score(need) => in_dice(dice, need),
            Score::Again(need) => {
                format!("{}, and then on {need} or more", in_dice(dice, Tables::get().fire.sides))
            }
        };
        let mut lines = vec![line(text, rule::FIRE_NEED)];
        lines.push(self.score_line(target, &aimed));
        let danger = self.friends_in_danger(aimed.volley, target, &aimed.lane);
        let name = |friend: &PieceIx| format!("{} is in danger", self.name(*friend));
        lines.extend(danger.iter().map(|friend| line(name(friend), rule::FIRE_DANGER)));
        let manner = match aimed.volley.by {
            Some(hour) => format!("by the side at {} o'clock", if hour.get() == 0 { 12 } else { hour.get() }),
            None => ammunition_name(aimed.volley.fires).to_owned(),
        };
        Quote { lines, manner, ..Quote::default() }
    }

    /// How the score of a shot comes about: the range, then what makes it harder or easier.
    fn score_line(&self, target: PieceIx, aimed: &Aimed) -> QuoteLine {
        let volley = aimed.volley;
        let (from, to) = (self.piece(volley.pix).hex, self.piece(target).hex);
        let hexes = self.range_of(from, to, volley.fires);
        let by_range = need::by_range(volley.weapon, volley.fires, hexes).unwrap_or_default();
        let far = counted(hexes, "hex", "hexes");
        let mut text = format!("Range {far}: {by_range} or more");
        // In one line: the chances shown beside it stand for the rule of the score.
        for (what, _, value) in need::modifiers(self.shot_at(volley, target, aimed.lane.through)) {
            let sign = if value < 0 { "−" } else { "+" };
            let _ = write!(text, ", {sign}{} for {what}", value.abs());
        }
        line(text, rule::FIRE_RANGE)
    }

    fn attack_quote(&self, pix: PieceIx, target: PieceIx, path: &[Hex], facing: Option<Hour>) -> Quote {
        let Some((joined, pair)) = self.contact_by(pix, target, path, facing) else {
            return Quote::default();
        };
        let (manner, rule) = if pair.charged {
            ("at charge speed", rule::CHARGE_SPEED)
        } else {
            ("at the usual speed", rule::ATTACK_DECLARE)
        };
        let mut lines = Vec::new();
        match self.evades_at(target, pix, joined.piece(pix).hex) {
            Some(true) => lines.push(line(format!("{} must evade it", self.name(target)), rule::EVADE_DUTY)),
            Some(false) => lines.push(line(format!("{} may evade it", self.name(target)), rule::EVADE_DUTY)),
            None => {}
        }
        for one in [pix, target] {
            let blows = joined.blows_of(one, pair);
            let parts: Vec<_> = joined.points_by_line(one, pair).collect();
            let all: i32 = parts.iter().map(|(.., value)| value).sum();
            let sum = sum_of(parts.iter().map(|(what, _, value)| (*what, *value)));
            let text = format!(
                "{}: {} ({sum}); {}",
                self.name(one),
                counted(all, "point", "points"),
                in_dice(blows.dice, blows.need)
            );
            lines.push(line(text, rule::COMBAT_CP));
        }
        if self.may_be_caught(pix, target) {
            let to = Tables::get().fire_test.shaken_to;
            let text = format!("{} throws a die first: up to {to} it is shaken", self.name(target));
            lines.push(line(text, rule::OPT_CAUGHT_ATTACK));
        }
        if pair.flank {
            lines.push(line("Into flank or rear: it keeps this in all rounds", rule::CHARGE_SHAPE));
        }
        lines.push(line(manner, rule));
        Quote { lines, manner: manner.to_owned(), ..Quote::default() }
    }

    fn retreat_lines(&self, piece: Option<PieceIx>, to: Option<Hex>) -> Vec<QuoteLine> {
        let asked = self.memory().tasks.last().and_then(|task| match task {
            Task::Retreat(pix) => Some((*pix, rule::RETREAT_MOVE)),
            Task::EvadePath(pix, ..) => Some((*pix, rule::EVADE_MOVE)),
            _ => None,
        });
        let by_choice = piece.map(|pix| (pix, rule::OPT_VOLUNTARY_RETREAT));
        let Some((pix, rule)) = asked.or(by_choice) else { return Vec::new() };
        let Some(to) = to else {
            return vec![line("It leaves the table for good and counts as lost", rule::RETREAT_STUCK)];
        };
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let mut lines =
            vec![line(format!("It goes {}", counted(hexes_between(at, to), "hex", "hexes")), rule)];
        if let Some(far) = self.nearest_from(side, to) {
            let far = counted(far, "hex", "hexes");
            lines.push(line(format!("The nearest enemy is {far} away there"), rule::RETREAT_LIMITS));
        }
        if self.arm(pix) == Arm::Guns && !self.is(pix, mark::WITHOUT_GUNS) {
            lines.push(line("Its guns stay behind", rule::GUNS_ABANDONED));
        }
        lines
    }

    fn ride_lines(&self, general: PieceIx, to: Hex) -> Vec<QuoteLine> {
        let side = self.piece(general).side();
        let with = self.troops_at(to).filter(|unit| self.piece(*unit).side() == side);
        with.map(|unit| line(format!("He is with {} there", self.name(unit)), rule::GEN_EFFECT))
            .into_iter()
            .collect()
    }
}

/// What is left of a move, and whether the unit may fire after it.
fn left_lines(after: &Course, rule: RuleId) -> Vec<QuoteLine> {
    let left = after.left() / INCH;
    let mut lines = vec![line(format!("{} left", counted(left, "inch", "inches")), rule)];
    if after.purse(Of::Road).is_some() && after.purse(Of::Whole).is_none() {
        lines.push(line("By road all the way, without an attack", rule::ROAD_MARCH));
    }
    let half =
        if after.is_half() { "No more than half a move: it may fire" } else { "More than half a move" };
    lines.push(line(half, rule::MOVE_HALF));
    lines
}
