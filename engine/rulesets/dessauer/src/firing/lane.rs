//! What stands in a line of fire (`los.units`, `fire.over`, `fire.through`).

use crate::battle::state::Battle;
use crate::board::chart;
use crate::board::hexes_between;
use crate::ids::rule;
use crate::tables::{Fires, Tables};
use crate::units::class::Arm;
use oblique_board::hex::{Hex, crossed};
use oblique_rules::RuleId;
use oblique_rules::play::PieceIx;

/// A line of fire that is free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lane {
    /// Does it pass enemy skirmishers or guns?
    pub through: bool,
    /// Friends it passes over, who are not endangered.
    pub over: Vec<PieceIx>,
}

/// What a hex does to a shot that passes it.
enum Passes {
    Freely,
    Through,
    Over(PieceIx),
    Blocked(RuleId),
}

/// The hex that stops a shot where all of a step do: of two beside a hexside by its distance, if one of them does so.
fn stopped(outcomes: &[(Hex, Passes)]) -> Option<(Hex, RuleId)> {
    let rule = |(hex, passes): &(Hex, Passes)| match passes {
        Passes::Blocked(rule) => Some((*hex, *rule)),
        _ => None,
    };
    let stops: Vec<(Hex, RuleId)> = outcomes.iter().map_while(rule).collect();
    let near = stops.iter().find(|(_, rule)| *rule == rule::FIRE_OVER).or(stops.first());
    near.copied().filter(|_| stops.len() == outcomes.len())
}

impl Battle {
    /// The line of fire of a unit at a hex.
    ///
    /// # Errors
    /// The hex that stops it, with the rule: `fire.over` only where nothing but distances stops it (`fire.target`).
    pub(crate) fn lane(&self, pix: PieceIx, to: Hex, fires: Fires) -> Result<Lane, (Hex, RuleId)> {
        let mut lane = Lane::default();
        if fires == Fires::Shell {
            return Ok(lane);
        }
        let from = self.piece(pix).hex;
        let mut before = vec![from];
        let mut too_near: Option<(Hex, RuleId)> = None;
        for step in crossed(from, to) {
            let hexes: Vec<Hex> = step.hexes().collect();
            // Along a hexside only both sides together count; beyond the board nothing does.
            if hexes.iter().any(|hex| !self.on_board(*hex)) {
                continue;
            }
            let mut outcomes: Vec<(Hex, Passes)> =
                hexes.iter().map(|hex| (*hex, self.passes(pix, (*hex, &before), to, fires))).collect();
            match stopped(&outcomes) {
                Some((hex, rule::FIRE_OVER)) => {
                    too_near = too_near.or(Some((hex, rule::FIRE_OVER)));
                    before = hexes;
                    continue;
                }
                Some(stop) => return Err(stop),
                None => {}
            }
            if hexes.len() == 1 {
                match outcomes.pop() {
                    Some((_, Passes::Through)) => lane.through = true,
                    Some((_, Passes::Over(friend))) => lane.over.push(friend),
                    _ => {}
                }
            } else if outcomes.iter().all(|(_, passes)| !matches!(passes, Passes::Freely)) {
                lane.through |= outcomes.iter().any(|(_, passes)| matches!(passes, Passes::Through));
                for (_, passes) in outcomes {
                    if let Passes::Over(friend) = passes {
                        lane.over.push(friend);
                    }
                }
            }
            before = hexes;
        }
        too_near.map_or(Ok(lane), Err)
    }

    fn passes(&self, pix: PieceIx, (hex, before): (Hex, &[Hex]), to: Hex, fires: Fires) -> Passes {
        let (chart, board, numbers) = (&self.ground().chart, self.board(), &Tables::get().lanes);
        let from = self.piece(pix).hex;
        let (gun, target) = (chart::level(board, from), chart::level(board, to));
        let (near, beyond) = (hexes_between(from, hex), hexes_between(hex, to));
        let whole = hexes_between(from, to);
        let shot = fires == Fires::Shot;
        let far = beyond >= numbers.over_hexes;
        let twice = far && whole >= numbers.over_times * near;
        let top = chart.top(board, hex);
        let lower = before.iter().map(|hex| chart::level(board, *hex)).max().unwrap_or(gun);
        if top > lower && top < gun && top > target {
            let one = top == lower + 1;
            return match (shot && one, twice) {
                (true, true) => self.passes_units(pix, hex, (shot, far, twice)),
                (true, false) => Passes::Blocked(rule::FIRE_OVER),
                (false, _) => Passes::Blocked(rule::LOS_UNITS),
            };
        }
        let screened = before.iter().all(|last| *last != from && chart.side(board, *last, hex).screen);
        if screened && !(shot && far) {
            return Passes::Blocked(if shot { rule::FIRE_OVER } else { rule::LOS_UNITS });
        }
        self.passes_units(pix, hex, (shot, far, twice))
    }

    fn passes_units(&self, pix: PieceIx, hex: Hex, (shot, far, twice): (bool, bool, bool)) -> Passes {
        let board = self.board();
        let Some(other) = self.troops_at(hex) else { return Passes::Freely };
        let below = chart::level(board, hex) < chart::level(board, self.piece(pix).hex);
        if self.piece(other).side() == self.piece(pix).side() {
            return match (shot && below, twice) {
                (true, true) => Passes::Over(other),
                (true, false) => Passes::Blocked(rule::FIRE_OVER),
                (false, _) => Passes::Blocked(rule::LOS_UNITS),
            };
        }
        if self.is_loose(other) || self.arm(other) == Arm::Guns {
            return Passes::Through;
        }
        match (shot && below, far) {
            (true, true) => Passes::Freely,
            (true, false) => Passes::Blocked(rule::FIRE_OVER),
            (false, _) => Passes::Blocked(rule::LOS_UNITS),
        }
    }
}
