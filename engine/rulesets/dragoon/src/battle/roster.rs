//! What a piece of the roster is in play: arm, tracks, figures, movement points.
//!
//! Must not know the battle around it.

use crate::Dragoon;
use crate::battle::ground::{Arm, Facts, Traits};
use crate::ids::choice::{CavalryType, InfantryType, Quality};
use crate::ids::track;
use crate::tables::Calibre;
use crate::tables::Tables;
use oblique_rules::catalog::{Kind, Role};
use oblique_rules::kernel::{State, Values};
use oblique_rules::play::{PieceState, TRACKS};
use oblique_scenario::Attrs;

/// The arm of a piece of a kind.
pub(crate) fn arm_of(kind: &Kind, attrs: &Attrs) -> Arm {
    let values = Values::new(attrs, &kind.attributes);
    match kind.role {
        Role::Foot => Arm::Infantry { grenadier: InfantryType::of(values) == InfantryType::Grenadier },
        Role::Light => Arm::Light,
        Role::Horse => match CavalryType::of(values) {
            CavalryType::Cuirassier => Arm::Cuirassier,
            CavalryType::Dragoon => Arm::Dragoon,
            CavalryType::Hussar => Arm::Hussar,
            CavalryType::Cossack => Arm::Cossack,
        },
        Role::Guns => Arm::Guns { calibre: Calibre::of(values) },
        Role::Leader => Arm::Corps,
        Role::Chief => Arm::Overall,
    }
}

/// The tracks of a piece at the start.
pub(crate) fn tracks_of(arm: Arm, kind: &Kind, attrs: &Attrs) -> [i32; TRACKS] {
    let get = |id: &str| Values::new(attrs, &kind.attributes).small(id);
    let checks = &Tables::get().checks;
    let mut tracks = [0; TRACKS];
    let mut put = |t: u8, v: i32| tracks[usize::from(t)] = v;
    if arm.is_leader() {
        put(track::CR, get("cr"));
        put(track::RADIUS, get("radius"));
        put(track::SUB, if arm == Arm::Overall { get("sr") } else { 0 });
        return tracks;
    }
    put(track::MEN, if arm.is_guns() { 0 } else { get("men") });
    put(track::GUNS, if arm.is_guns() { get("guns") } else { 0 });
    put(track::MORALE, get("morale").clamp(0, checks.most_morale));
    put(
        track::DISRUPTION,
        if arm.is_guns() { 0 } else { get("disruption").clamp(0, checks.most_disruption) },
    );
    put(track::REGIMENTAL_GUNS, if arm.is_foot() { get("regimental_guns") } else { 0 });
    put(
        track::QUALITY,
        match Quality::of(Values::new(attrs, &kind.attributes)) {
            Quality::Green => checks.green,
            Quality::Trained => checks.trained,
            Quality::Veteran => checks.veteran,
            Quality::Elite => checks.elite,
        },
    );
    tracks
}

/// Movement points of a piece, in halves (table 13.3).
pub(crate) fn movement_halves(arm: Arm) -> i32 {
    let points = &Tables::get().movement_points;
    match arm {
        Arm::Infantry { .. } => points.infantry_halves,
        Arm::Light => points.light_infantry_halves,
        Arm::Cuirassier => points.cuirassier_halves,
        Arm::Dragoon => points.dragoon_halves,
        Arm::Hussar => points.hussar_halves,
        Arm::Cossack => points.cossack_halves,
        Arm::Guns { calibre: Calibre::Light } => points.artillery_light_halves,
        Arm::Guns { calibre: Calibre::Medium } => points.artillery_medium_halves,
        Arm::Guns { calibre: Calibre::Heavy } => points.artillery_heavy_halves,
        Arm::Corps | Arm::Overall => points.leader_halves,
    }
}

/// Figures shown for a strength (`screen.figure_table`).
pub(crate) fn figures_of(arm: Arm, men: i32, guns: i32) -> u8 {
    let table = &Tables::get().figures;
    let up = |limits: &[i32; 3]| 1 + limits.iter().filter(|l| men > **l).count();
    let each = |n: i32, per: i32| usize::try_from(n.saturating_add(per - 1) / per.max(1)).unwrap_or(0);
    let figures = match arm {
        Arm::Infantry { .. } => {
            each(men, table.infantry_men_each).min(usize::try_from(table.infantry_most).unwrap_or(8))
        }
        Arm::Light => up(&table.light_infantry_up_to),
        Arm::Guns { .. } => each(guns, table.guns_each),
        Arm::Corps | Arm::Overall => 1,
        _ => up(&table.cavalry_up_to),
    };
    u8::try_from(figures).unwrap_or(u8::MAX)
}

/// Facts of a leader who joins during the battle: traits as his countrymen's.
pub(crate) fn facts_of_replacement(state: &State<Dragoon>, piece: &PieceState) -> Facts {
    let arm = if piece.info.role == Role::Chief { Arm::Overall } else { Arm::Corps };
    let kin = state.everyone().find(|pix| state.piece(*pix).info.nation == piece.info.nation);
    let traits = kin.map_or(Traits::OTHER, |pix| state.facts(pix).traits);
    Facts { arm, traits, men_at_start: 0 }
}
