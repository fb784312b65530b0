//! What has been worked out of the state, kept until the next event: between two events a commander has a thousand orders
//! listed and appraised, and each asks the same of everybody as he stands.
//!
//! Must not know orders.

use crate::appraisal::clash::Blow;
use crate::appraisal::exposure::Exposure;
use crate::appraisal::outlook::Prospect;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_board::search::IndexReach;
use oblique_rules::play::{PieceIx, Verb};
use oblique_scenario::Side;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

/// The least net modifier whose price is kept.
const LEAST_MODIFIER: i32 = -12;
/// So many are kept, those that come up.
const MODIFIERS: usize = 25;

/// What is kept.
#[derive(Debug, Default)]
pub struct Reckoned {
    /// Units of A and of B on the map.
    units: [OnceLock<Vec<Threat>>; 2],
    /// Hexes held by A and by B, by index and in their order.
    held: [OnceLock<Arc<[u32]>>; 2],
    /// The hexes beside combat units of the enemies of A and of B.
    beside_enemy: [OnceLock<Beside>; 2],
    /// The same as it was asked for last before the last events.
    earlier_beside: [Option<Beside>; 2],
    /// By piece, those who were asked about: most events leave room for a few questions only.
    standing: OnceLock<Vec<OnceLock<Box<Standing>>>>,
    /// By piece: where a leader could get to before the last events, if he was asked. Most events leave him and the
    /// hexes of the enemy as they are.
    earlier_ways: Vec<Option<LeaderWays>>,
}

/// The hexes beside some, as long as it is those.
#[derive(Clone, Debug)]
struct Beside {
    hexes: Vec<Hex>,
    /// By index of the hex.
    marked: Arc<[bool]>,
}

/// Where a leader can get to, and all it depends on: the ground does not change.
#[derive(Clone, Debug)]
struct LeaderWays {
    from: Hex,
    points: i32,
    /// Hexes he may not enter.
    barred: Arc<[u32]>,
    reach: Arc<IndexReach>,
}

impl Reckoned {
    /// Something happened: all is worked out again but the ways of leaders, of whom it can be told whether they still
    /// hold.
    pub(crate) fn renew(&mut self) {
        let mut earlier = std::mem::take(&mut self.earlier_ways);
        for (i, standing) in self.standing.take().into_iter().flatten().enumerate() {
            if let Some(ways) = standing.into_inner().and_then(|s| s.ways.into_inner()) {
                earlier.resize(earlier.len().max(i + 1), None);
                earlier[i] = Some(ways);
            }
        }
        let mut beside = std::mem::take(&mut self.earlier_beside);
        for (earlier, now) in beside.iter_mut().zip(&mut self.beside_enemy) {
            *earlier = now.take().or_else(|| earlier.take());
        }
        *self = Self { earlier_ways: earlier, earlier_beside: beside, ..Self::default() };
    }
}

/// A unit as those see it who may come under its fire or steel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threat {
    pub unit: PieceIx,
    pub hex: Hex,
    /// Hexes it can fire to as it is formed; 0 if it cannot fire.
    pub reach_hexes: u32,
    /// Can it strike in Shock?
    pub body: bool,
}

/// A number that is worked out once, when it is first asked for. There are thousands, renewed by every event, so it is no
/// more than the number.
#[derive(Debug)]
pub(super) struct CachedNumber(AtomicI32);

impl CachedNumber {
    /// No number a commander reckons with.
    const UNKNOWN: i32 = i32::MIN;

    pub(super) fn get_or(&self, reckon: impl FnOnce() -> i32) -> i32 {
        match self.0.load(Ordering::Relaxed) {
            Self::UNKNOWN => {
                let number = reckon();
                self.0.store(number, Ordering::Relaxed);
                number
            }
            number => number,
        }
    }
}

impl Default for CachedNumber {
    fn default() -> Self {
        Self(AtomicI32::new(Self::UNKNOWN))
    }
}

/// What a piece gives and suffers where it stands, in men, and where it can go.
#[derive(Debug, Default)]
pub(super) struct Standing {
    danger: CachedNumber,
    marching_off: CachedNumber,
    best_shot: CachedNumber,
    /// The price of a shot at it, by net modifier from [`LEAST_MODIFIER`].
    shot_prices: [CachedNumber; MODIFIERS],
    /// By unit of the enemy, as threats are listed: the part of a shot's modifier that no place changes.
    shots_by_order: OnceLock<Arc<[i32]>>,
    /// What the hex asked for last exposes it to: orders are listed hex by hex, each with every facing.
    exposure: Mutex<Option<Arc<Exposure>>>,
    /// What standing as it does brings.
    pub(super) outlook: CachedNumber,
    /// What the hex asked for last promises it.
    pub(super) prospect: Mutex<Option<Arc<Prospect>>>,
    targets: OnceLock<Vec<PieceIx>>,
    /// Of a unit: where it can get to.
    marches: OnceLock<Arc<IndexReach>>,
    /// Of a leader: where he can get to.
    ways: OnceLock<LeaderWays>,
    /// Of a leader: where the infantry and cavalry of his command stand.
    bodies: OnceLock<Vec<Hex>>,
    /// Of a leader: whom units of his command attack where they stand.
    pub(super) contacts: OnceLock<Arc<[Blow]>>,
}

impl Battle {
    /// The units of a side on the map, in roster order.
    pub(crate) fn threats(&self, side: Side) -> &[Threat] {
        self.cache().units[side.index()].get_or_init(|| {
            let threat = |unit| {
                let (piece, arm) = (self.piece(unit), self.arm(unit));
                let fires = piece.formation != formation::COLUMN && !self.is(unit, mark::ABANDONED);
                let reach = arm.weapon().filter(|_| fires).map_or(0, |w| Tables::get().reach_hexes(w));
                let reach_hexes = u32::try_from(reach).unwrap_or(0);
                Threat { unit, hex: piece.hex, reach_hexes, body: arm.is_body() }
            };
            self.units_of(side).map(threat).collect()
        })
    }

    pub(super) fn standing(&self, pix: PieceIx) -> Option<&Standing> {
        let all = || self.everyone().map(|_| OnceLock::new()).collect();
        let standing = self.cache().standing.get_or_init(all).get(pix.ix())?;
        Some(standing.get_or_init(Box::default))
    }

    /// What the enemy's fire and steel may cost a unit where it stands.
    pub(crate) fn danger_here(&self, pix: PieceIx) -> i32 {
        let piece = self.piece(pix);
        let reckon = || self.danger(pix, piece.hex, piece.facing);
        self.standing(pix).map_or_else(reckon, |s| s.danger.get_or(reckon))
    }

    /// What marching or turning costs a unit, wherever it leads.
    pub(crate) fn marching_off(&self, pix: PieceIx) -> i32 {
        let reckon = || self.reckon_going(pix, Verb::Move);
        self.standing(pix).map_or_else(reckon, |s| s.marching_off.get_or(reckon))
    }

    /// Where a unit can get to.
    pub(crate) fn march_ways(&self, pix: PieceIx) -> Arc<IndexReach> {
        let search = || Arc::new(self.march_reach(pix, true));
        self.standing(pix).map_or_else(search, |s| Arc::clone(s.marches.get_or_init(search)))
    }

    /// Where a leader can get to.
    pub(crate) fn leader_ways(&self, leader: PieceIx) -> Arc<IndexReach> {
        let search = || Arc::new(self.search_leader_ways(leader));
        let reckon = || {
            let (from, points) = (self.piece(leader).hex, self.allowance(leader));
            let barred = self.held_by(self.piece(leader).side().other());
            let earlier = self.cache().earlier_ways.get(leader.ix()).and_then(Option::as_ref);
            let holds = |w: &&LeaderWays| (w.from, w.points, &w.barred) == (from, points, &barred);
            let reach = earlier.filter(holds).map_or_else(search, |ways| Arc::clone(&ways.reach));
            LeaderWays { from, points, barred, reach }
        };
        self.standing(leader).map_or_else(search, |s| Arc::clone(&s.ways.get_or_init(reckon).reach))
    }

    /// Where the infantry and cavalry of a leader's command stand.
    pub(crate) fn bodies_under(&self, leader: PieceIx) -> Vec<Hex> {
        let bodies = || self.units_under(leader).filter(|u| self.arm(*u).is_body());
        let stand = || bodies().map(|u| self.piece(u).hex).collect();
        self.standing(leader).map_or_else(stand, |s| s.bodies.get_or_init(stand).clone())
    }

    /// Is the hex of that index next to a combat unit of `side`'s enemies, as [`Self::beside_enemy`] tells? For who asks it of many
    /// hexes.
    pub(crate) fn touches_enemy(&self, side: Side, index: usize) -> bool {
        let mark = || {
            let enemies = self.threats(side.other()).iter();
            let fighting = enemies.filter(|enemy| !self.is(enemy.unit, mark::ABANDONED));
            let hexes: Vec<Hex> = fighting.map(|enemy| enemy.hex).collect();
            let earlier = self.cache().earlier_beside[side.index()].as_ref();
            let marked = earlier.filter(|earlier| earlier.hexes == hexes);
            let marked = marked.map_or_else(|| self.mark_beside(&hexes), |same| Arc::clone(&same.marked));
            Beside { hexes, marked }
        };
        let beside = self.cache().beside_enemy[side.index()].get_or_init(mark);
        beside.marked.get(index).copied().unwrap_or(false)
    }

    /// The hexes beside some, by index.
    fn mark_beside(&self, hexes: &[Hex]) -> Arc<[bool]> {
        let layout = self.board().layout();
        let mut marked = vec![false; layout.len()];
        for i in hexes.iter().flat_map(|hex| self.around(*hex)) {
            if let Some(beside) = layout.index(i).and_then(|i| marked.get_mut(i)) {
                *beside = true;
            }
        }
        marked.into()
    }

    /// The hexes that pieces of a side stand in, by index and in their order.
    fn held_by(&self, side: Side) -> Arc<[u32]> {
        let held = || {
            let theirs = |pieces: &[PieceIx]| pieces.iter().any(|p| self.piece(*p).side() == side);
            let hexes = self.occupants().hexes().filter(|(_, pieces)| theirs(pieces));
            hexes.filter_map(|(i, _)| u32::try_from(i).ok()).collect()
        };
        Arc::clone(self.cache().held[side.index()].get_or_init(held))
    }

    /// What a shot at a unit may be expected to cost it, by the net modifier.
    pub(crate) fn shot_price(&self, target: PieceIx, modifiers: i32) -> i32 {
        let kept = usize::try_from(modifiers - LEAST_MODIFIER).ok();
        let kept = kept.and_then(|i| self.standing(target)?.shot_prices.get(i));
        let reckon = || self.reckon_shot_price(target, modifiers);
        kept.map_or_else(reckon, |price| price.get_or(reckon))
    }

    /// What of a shot's modifier no place changes, for every unit that may fire at one, as [`Self::threats`] lists them.
    pub(crate) fn shots_by_order(&self, target: PieceIx) -> Arc<[i32]> {
        let reckon = || {
            let threats = self.threats(self.piece(target).side().other());
            threats.iter().map(|threat| self.shot_by_order(threat.unit, target)).collect()
        };
        self.standing(target).map_or_else(reckon, |s| Arc::clone(s.shots_by_order.get_or_init(reckon)))
    }

    /// What a hex exposes a unit to.
    pub(crate) fn exposure_at(&self, pix: PieceIx, hex: Hex) -> Arc<Exposure> {
        let reckon = || Arc::new(self.reckon_exposure(pix, hex));
        let Some(mut last) = self.standing(pix).and_then(|s| s.exposure.lock().ok()) else { return reckon() };
        match &*last {
            Some(kept) if kept.hex() == hex => Arc::clone(kept),
            _ => Arc::clone(last.insert(reckon())),
        }
    }

    /// Enemies a unit could hit as it stands, in roster order; of a pair only the top one is listed,
    /// for they are one target (`fire.one-target`).
    pub(crate) fn targets_of(&self, firer: PieceIx) -> Vec<PieceIx> {
        let search = || self.search_targets(firer);
        self.standing(firer).map_or_else(search, |s| s.targets.get_or_init(search).clone())
    }

    /// The best shot of a unit where it stands, in men.
    pub(crate) fn best_shot(&self, firer: PieceIx) -> i32 {
        let reckon = || self.reckon_best_shot(firer);
        self.standing(firer).map_or_else(reckon, |s| s.best_shot.get_or(reckon))
    }
}
