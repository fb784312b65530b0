//! Covers of a target (`woods.range`, `town.cover`, `obstacle.edge`, `works.edge`).

use crate::battle::state::Battle;
use crate::board::chart::Side;
use crate::firing::need::Cover;
use crate::ids::formation;
use crate::tables::{Fires, Weapon};
use oblique_board::hex::{Hex, entered_across};
use oblique_rules::play::PieceIx;

impl Battle {
    /// What the hexsides of a unit's hex bear that a line from a hex crosses; through a vertex what both bear.
    pub(crate) fn side_crossed(&self, from: Hex, to: Hex) -> Side {
        let sides: Vec<Side> = entered_across(from, to)
            .into_iter()
            .map(|hex| self.ground().chart.side(self.board(), hex, to))
            .collect();
        let both = |holds: fn(&Side) -> bool| !sides.is_empty() && sides.iter().all(holds);
        Side {
            obstacle: both(|side| side.obstacle),
            covers: both(|side| side.covers),
            works: both(|side| side.works),
            shelters: both(|side| side.shelters),
            steep: both(|side| side.steep),
            stream: both(|side| side.stream),
            ..Side::default()
        }
    }

    /// The best cover of a target against a shot from a hex: covers do not add up (`fire.need`).
    pub(crate) fn cover_of(&self, target: PieceIx, from: Hex, (weapon, fires): (Weapon, Fires)) -> Cover {
        let hex = self.piece(target).hex;
        let side = self.side_crossed(from, hex);
        let heavy_shot = fires == Fires::Shot && matches!(weapon, Weapon::FieldGun | Weapon::HeavyGun);
        let shell = fires == Fires::Shell;
        let woods = self.ground().chart.is_woods(self.board(), hex);
        let garrison = self.form(target) == formation::GARRISON;
        let of = |holds: bool, cover: Cover| if holds { cover } else { Cover::None };
        [
            of(woods || side.covers && fires != Fires::Shot, Cover::Soft),
            of(garrison, if heavy_shot || shell { Cover::Soft } else { Cover::Hard }),
            of(side.shelters, if shell { Cover::Soft } else { Cover::Hard }),
        ]
        .into_iter()
        .max()
        .unwrap_or_default()
    }

    /// Is it in cover, or behind an obstacle, from a hex (`morale.test`)?
    pub(crate) fn is_covered_from(&self, target: PieceIx, from: Hex) -> bool {
        let hex = self.piece(target).hex;
        let side = self.side_crossed(from, hex);
        self.disorders_there(hex) || side.obstacle || side.shelters
    }
}
