//! What fire does to a sector and its garrison (`bua.damage`).

use crate::tables::Tables;

/// What a volley leads to that takes a sector from a damage to another; every level on the way counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shelled {
    /// Damage now, at most that of a ruin.
    pub damage: i32,
    /// Disorder of the garrison.
    pub disorder: i32,
    /// Must the garrison leave?
    pub leaves: bool,
    /// Is the sector a ruin, which nobody enters any more?
    pub ruined: bool,
}

/// More damage to a sector.
pub(crate) fn shelled(before: i32, more: i32) -> Shelled {
    let table = &Tables::get().sectors;
    let damage = (before + more).min(table.ruined_at);
    let reached = |level: i32| before < level && damage >= level;
    let (hit, leaves) = (reached(table.garrison_hit_at), reached(table.garrison_leaves_at));
    Shelled {
        damage,
        disorder: i32::from(hit) + i32::from(leaves),
        leaves,
        ruined: damage >= table.ruined_at,
    }
}

/// May infantry enter an empty sector of that damage (`bua.enter`)?
pub(crate) fn may_be_entered(damage: i32) -> bool {
    damage < Tables::get().sectors.garrison_leaves_at
}

#[cfg(test)]
mod tests {
    use super::{Shelled, may_be_entered, shelled};

    #[test]
    fn a_volley_applies_each_level_in_order() {
        assert_eq!(shelled(1, 3), Shelled { damage: 4, disorder: 0, leaves: false, ruined: false });
        assert_eq!(shelled(4, 2), Shelled { damage: 6, disorder: 2, leaves: true, ruined: false });
        assert_eq!(shelled(4, 3), Shelled { damage: 7, disorder: 2, leaves: true, ruined: true });
        assert_eq!(shelled(5, 1), Shelled { damage: 6, disorder: 1, leaves: true, ruined: false });
        assert_eq!(shelled(6, 3), Shelled { damage: 7, disorder: 0, leaves: false, ruined: true });
        assert!(may_be_entered(5) && !may_be_entered(6));
    }
}
