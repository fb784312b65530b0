//! The picture an officer has of the field: where the enemy is near, who is strong where.

use super::dress::forms_line;
use super::{Ground, Seat, routed};
use crate::ground::Nearest;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Role;
use oblique_rules::play::Field;
use oblique_scenario::Side;
use std::sync::Arc;

/// Hexes within which strength counts as being at hand.
const AT_HAND: u32 = 3;

/// Maps over the board, by row-major index.
pub(super) struct Picture {
    /// The nearest steady enemy unit.
    enemy: Arc<Nearest>,
    /// Steady own units: where, and how strong.
    friends: Vec<(Hex, i32)>,
    /// Own units in each hex.
    own: Vec<u8>,
    /// Where own foot looks, by hex.
    lines: Vec<Option<Hour>>,
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
        let most = field.pieces.len();
        let (mut enemies, mut foes) = (Vec::with_capacity(most), Vec::with_capacity(most));
        let mut friends = Vec::with_capacity(most);
        for (pix, p) in field.iter().filter(|(_, p)| p.on_map() && p.is_unit()) {
            if routed(seat, field, pix) {
                continue;
            }
            let figures = i32::from(p.figures.max(1));
            if p.side() == seat.side() {
                friends.push((p.hex, figures));
            } else {
                enemies.push(p.hex);
                foes.push(Foe { hex: p.hex, facing: p.facing, figures, role: p.info.role });
            }
        }
        let enemy = ground.nearest(&enemies);
        let mut picture =
            Self { enemy, friends, own: vec![0; ground.len()], lines: vec![None; ground.len()], foes };
        picture.occupy(seat.side(), field, ground);
        picture
    }

    /// Notes afresh which hexes hold own units, and where foot looks there.
    pub(super) fn occupy(&mut self, side: Side, field: &Field, ground: &Ground) {
        self.own.fill(0);
        self.lines.fill(None);
        for p in field.pieces.iter().filter(|p| p.on_map() && p.is_unit() && p.side() == side) {
            let Some(index) = ground.index(p.hex) else { continue };
            if let Some(n) = self.own.get_mut(index) {
                *n = n.saturating_add(1);
            }
            if let Some(line) = self.lines.get_mut(index).filter(|_| forms_line(p.info.role)) {
                *line = p.facing;
            }
        }
    }

    /// Own units in a hex.
    pub(super) fn own_at(&self, index: usize) -> u8 {
        self.own.get(index).copied().unwrap_or(0)
    }

    /// Where own foot in a hex looks.
    pub(super) fn line_at(&self, index: usize) -> Option<Hour> {
        self.lines.get(index).copied().flatten()
    }

    /// Steps to the nearest steady enemy.
    pub(super) fn enemy_steps(&self, index: usize) -> i32 {
        self.enemy.steps.get(index).copied().map_or(255, i32::from)
    }

    /// Where that enemy is.
    pub(super) fn nearest_enemy(&self, index: usize, ground: &Ground) -> Option<Hex> {
        self.enemy.hex(index, ground)
    }

    /// Own strength at hand in thousandths of the enemy's. Reckoned when it is asked for, which is beside the enemy only.
    pub(super) fn odds_permille(&self, hex: Hex) -> i32 {
        let at_hand = |at: Hex| at.unsigned_distance_to(hex) <= AT_HAND;
        let own: i32 = self.friends.iter().filter(|(at, _)| at_hand(*at)).map(|(_, figures)| figures).sum();
        let enemy: i32 = self.foes.iter().filter(|foe| at_hand(foe.hex)).map(|foe| foe.figures).sum();
        own * 1000 / enemy.max(1)
    }
}
