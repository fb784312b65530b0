//! The picture an officer has of the field: where the enemy is near, who is strong where.

use super::{Ground, Seat, routed};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Role;
use oblique_rules::play::Field;
use oblique_scenario::Side;

/// Hexes within which strength counts as being at hand.
const AT_HAND: u32 = 3;

/// Maps over the board, by row-major index.
pub(super) struct Picture {
    /// Steps to the nearest steady enemy unit.
    pub enemy_steps: Vec<u8>,
    nearest: Vec<u32>,
    own_near: Vec<u16>,
    enemy_near: Vec<u16>,
    /// Own units in each hex.
    own: Vec<u8>,
    /// Steady enemy units.
    pub foes: Vec<Foe>,
}

/// A steady enemy unit as horse looks at it.
pub(super) struct Foe {
    pub hex: Hex,
    pub facing: Option<Hour>,
    pub figures: i32,
    pub role: Role,
}

impl Picture {
    pub(super) fn new(seat: &Seat<'_>, field: &Field, ground: &Ground) -> Self {
        let (mut enemies, mut foes) = (Vec::new(), Vec::new());
        let (mut own_near, mut enemy_near) = (vec![0; ground.len()], vec![0; ground.len()]);
        for (pix, p) in field.iter().filter(|(_, p)| p.on_map() && p.is_unit()) {
            if routed(seat, field, pix) {
                continue;
            }
            let near = if p.side() == seat.side() {
                &mut own_near
            } else {
                enemies.push(p.hex);
                let figures = i32::from(p.figures.max(1));
                foes.push(Foe { hex: p.hex, facing: p.facing, figures, role: p.info.role });
                &mut enemy_near
            };
            spread(near, p.hex, u16::from(p.figures.max(1)), ground);
        }
        let (enemy_steps, nearest) = ground.nearest(&enemies);
        let mut picture =
            Self { enemy_steps, nearest, own_near, enemy_near, own: vec![0; ground.len()], foes };
        picture.occupy(seat.side(), field, ground);
        picture
    }

    /// Notes afresh which hexes hold own units.
    pub(super) fn occupy(&mut self, side: Side, field: &Field, ground: &Ground) {
        self.own.fill(0);
        for p in field.pieces.iter().filter(|p| p.on_map() && p.is_unit() && p.side() == side) {
            if let Some(n) = ground.index(p.hex).and_then(|i| self.own.get_mut(i)) {
                *n = n.saturating_add(1);
            }
        }
    }

    /// Own units in a hex.
    pub(super) fn own_at(&self, index: usize) -> u8 {
        self.own.get(index).copied().unwrap_or(0)
    }

    /// Steps to the nearest steady enemy.
    pub(super) fn enemy_steps(&self, index: usize) -> i32 {
        self.enemy_steps.get(index).copied().map_or(255, i32::from)
    }

    /// Where that enemy is.
    pub(super) fn nearest_enemy(&self, index: usize, ground: &Ground) -> Option<Hex> {
        self.nearest.get(index).and_then(|i| ground.hex(*i))
    }

    /// Own strength at hand in thousandths of the enemy's.
    pub(super) fn odds_permille(&self, index: usize) -> i32 {
        let own = i32::from(self.own_near.get(index).copied().unwrap_or(0));
        let enemy = i32::from(self.enemy_near.get(index).copied().unwrap_or(0)).max(1);
        own * 1000 / enemy
    }
}

/// Adds strength to every hex at hand.
fn spread(near: &mut [u16], hex: Hex, figures: u16, ground: &Ground) {
    for at in hex.range(AT_HAND) {
        if let Some(n) = ground.index(at).and_then(|i| near.get_mut(i)) {
            *n = n.saturating_add(figures);
        }
    }
}
