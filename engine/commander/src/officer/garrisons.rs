//! Who keeps the objectives an army holds: a unit each, as long as the enemy is about.

use super::{Seat, routed};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Field, PieceIx};

/// Hexes from its objective beyond which a garrison's way back costs no more.
pub(super) const FARTHEST_HEXES: i32 = 4;
/// Hexes from an objective within which an enemy makes it want a garrison.
const ALARM_HEXES: u32 = 10;
/// Hexes from an objective within which a unit may be its garrison.
const NEAR_HEXES: u32 = 4;

/// The nearest fit foot, or guns, for each objective that is held and in reach of the enemy.
pub(super) fn garrisons(seat: &Seat<'_>, field: &Field) -> Vec<(PieceIx, Hex)> {
    let me = seat.side();
    let mut kept: Vec<(PieceIx, Hex)> = Vec::new();
    for objective in field.objectives.iter().filter(|o| o.holder == Some(me) && o.value != [0, 0]) {
        let steps = |hex: Hex| hex.unsigned_distance_to(objective.hex);
        let foe = |(pix, p): (PieceIx, &oblique_rules::play::PieceState)| {
            p.on_map()
                && p.is_unit()
                && p.side() != me
                && steps(p.hex) <= ALARM_HEXES
                && !routed(seat, field, pix)
        };
        if !field.iter().any(foe) {
            continue;
        }
        let fit = |(pix, p): &(PieceIx, &oblique_rules::play::PieceState)| {
            p.on_map()
                && p.is_unit()
                && p.side() == me
                && p.info.role != Role::Horse
                && steps(p.hex) <= NEAR_HEXES
                && !routed(seat, field, *pix)
                && !kept.iter().any(|(who, _)| who == pix)
        };
        let guns_last = |p: &oblique_rules::play::PieceState| p.info.role == Role::Guns;
        let nearest = field.iter().filter(fit).min_by_key(|(pix, p)| (steps(p.hex), guns_last(p), *pix));
        kept.extend(nearest.map(|(pix, _)| (pix, objective.hex)));
    }
    kept
}
