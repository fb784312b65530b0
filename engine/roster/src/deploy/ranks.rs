//! Who is to be set up, in which order: commands, lines, wings, gaps.
//!
//! Must not know hexes.

use super::Ground;
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeSet;

/// Some pieces with everyone under the leaders among them. Leaders who answer to nobody else answer to
/// the commander in chief, as in the order of battle.
#[must_use]
pub fn commands_of(scenario: &Scenario, catalog: &Catalog, chosen: &BTreeSet<PieceId>) -> BTreeSet<PieceId> {
    let role = |piece: &Piece| catalog.kind(&piece.kind).map(|kind| kind.role);
    let chief_of = |side| {
        let chiefs = scenario.pieces.iter().filter(|(_, p)| p.side == side && role(p) == Some(Role::Chief));
        chiefs.min_by_key(|(id, p)| (p.order, *id)).map(|(id, _)| id)
    };
    let (chief_a, chief_b) = (chief_of(Side::A), chief_of(Side::B));
    let chief = |side| if side == Side::A { chief_a } else { chief_b };
    let above = |piece: &Piece| -> Option<PieceId> {
        let named = piece.leader.clone().filter(|leader| scenario.pieces.contains_key(leader));
        let answers_to_chief = || role(piece) == Some(Role::Leader);
        named.or_else(|| chief(piece.side).filter(|_| answers_to_chief()).cloned())
    };
    let mut all = chosen.clone();
    loop {
        let under = |(id, piece): &(&PieceId, &Piece)| {
            !all.contains(*id) && above(piece).is_some_and(|above| all.contains(&above))
        };
        let more: Vec<PieceId> = scenario.pieces.iter().filter(under).map(|(id, _)| id.clone()).collect();
        if more.is_empty() {
            return all;
        }
        all.extend(more);
    }
}

/// The units of a command, in roster order, and its leader.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Command {
    /// The leader, if he is to be set up too.
    pub leader: Option<PieceId>,
    /// Its units, in roster order.
    pub units: Vec<(PieceId, Place)>,
}

/// Where in a line a unit belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the middle: foot.
    Middle,
    /// On the flanks of the foot.
    Flank,
    /// On the wings: horse.
    Wing,
}

/// Everyone who is to be set up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Army {
    /// Commands, in the order of their first piece in the roster.
    pub commands: Vec<Command>,
    /// Batteries.
    pub guns: Vec<PieceId>,
    /// Commanders in chief.
    pub chiefs: Vec<PieceId>,
}

impl Army {
    /// Of the pieces chosen.
    pub(super) fn of(ground: &Ground<'_>, chosen: &BTreeSet<PieceId>) -> Self {
        let mut army = Self::default();
        let mut keys: Vec<Option<PieceId>> = Vec::new();
        for id in ground.scenario.roster().into_iter().filter(|id| chosen.contains(*id)) {
            let Some(piece) = ground.scenario.pieces.get(id) else { continue };
            match ground.role(piece) {
                Some(Role::Chief) => army.chiefs.push(id.clone()),
                Some(Role::Guns) => army.guns.push(id.clone()),
                role => {
                    let key =
                        if role == Some(Role::Leader) { Some(id.clone()) } else { piece.leader.clone() };
                    let at = keys.iter().position(|k| *k == key).unwrap_or_else(|| {
                        keys.push(key);
                        army.commands.push(Command::default());
                        keys.len() - 1
                    });
                    let Some(command) = army.commands.get_mut(at) else { continue };
                    match role {
                        Some(Role::Leader) => command.leader = Some(id.clone()),
                        Some(Role::Horse) => command.units.push((id.clone(), Place::Wing)),
                        _ if is_guard(ground, piece) => command.units.push((id.clone(), Place::Flank)),
                        _ => command.units.push((id.clone(), Place::Middle)),
                    }
                }
            }
        }
        army
    }
}

/// Does a unit stand on the flanks of a line?
fn is_guard(ground: &Ground<'_>, piece: &Piece) -> bool {
    let Some((attr, value)) = ground.kind(piece).and_then(|kind| kind.flank_guard.as_ref()) else {
        return false;
    };
    piece.attrs.get(attr).and_then(Value::text) == Some(value)
}

/// The first and the second half, the first being the larger by one at most.
pub(super) fn halves<T: Clone>(all: &[T]) -> (Vec<T>, Vec<T>) {
    let (first, second) = all.split_at(all.len().div_ceil(2));
    (first.to_vec(), second.to_vec())
}

/// How a rank is made up.
#[derive(Clone, Copy, Debug)]
pub(super) struct MakeUp {
    /// Which line it is, from 0.
    pub line: usize,
    /// How many lines there are.
    pub lines: usize,
    /// Horse on the wings?
    pub wings: bool,
    /// Guards on the flanks?
    pub flanks: bool,
    /// Batteries in the gaps?
    pub guns: bool,
}

/// One rank of the line from one end to the other: horse, guards, foot with guns among them, guards,
/// horse. Batteries stand in the first.
pub(super) fn rank(army: &Army, how: MakeUp) -> Vec<PieceId> {
    let share = |all: &[PieceId]| -> Vec<PieceId> {
        if how.lines < 2 {
            return all.to_vec();
        }
        let (front, rear) = halves(all);
        if how.line == 0 { front } else { rear }
    };
    let (mut middle, mut guards, mut horse) = (Vec::new(), Vec::new(), Vec::new());
    for command in &army.commands {
        let own = |place: Option<Place>| -> Vec<PieceId> {
            let due = |of: Place| match of {
                Place::Flank if how.flanks => Some(Place::Flank),
                Place::Wing if how.wings => Some(Place::Wing),
                _ => None,
            };
            let units = command.units.iter().filter(|(_, of)| due(*of) == place);
            share(&units.map(|(id, _)| id.clone()).collect::<Vec<_>>())
        };
        guards.extend(own(Some(Place::Flank)));
        middle.extend(own(None));
        horse.extend(own(Some(Place::Wing)));
    }
    let (left_guards, right_guards) = halves(&guards);
    let foot = [left_guards, middle, right_guards].concat();
    let guns: &[PieceId] = if how.guns && how.line == 0 { &army.guns } else { &[] };
    let (left_horse, right_horse) = halves(&horse);
    if foot.is_empty() {
        return with_guns(&[left_horse, right_horse].concat(), guns);
    }
    [left_horse, with_guns(&foot, guns), right_horse].concat()
}

/// Puts batteries among the units of a rank, as evenly as may be, none beyond its ends.
fn with_guns(rank: &[PieceId], guns: &[PieceId]) -> Vec<PieceId> {
    let mut gaps: Vec<Vec<PieceId>> = vec![Vec::new(); rank.len() + 1];
    for (n, gun) in guns.iter().enumerate() {
        let most = rank.len().saturating_sub(1).max(1);
        let at = ((n + 1) * rank.len() / (guns.len() + 1)).clamp(1, most);
        if let Some(gap) = gaps.get_mut(at.min(rank.len())) {
            gap.push(gun.clone());
        }
    }
    let mut all = Vec::with_capacity(rank.len() + guns.len());
    for (at, gap) in gaps.into_iter().enumerate() {
        all.extend(gap);
        all.extend(rank.get(at).cloned());
    }
    all
}
