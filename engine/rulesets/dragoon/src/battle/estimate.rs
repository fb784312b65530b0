//! The battle as a side may reckon with it: under fog the enemy's hidden figures are guessed from
//! what is seen (`screen.fog`, `ai.honest`).
//!
//! Must not know what is reckoned.

use crate::battle::state::Battle;
use crate::ids::track;
use crate::tables::Tables;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::sync::OnceLock;

/// Morale an unseen enemy who is not routed is taken to have.
pub(crate) const USUAL_MORALE: i32 = 7;
/// Disruption he is taken to have.
pub(crate) const USUAL_DISRUPTION: i32 = 2;

/// Quality he is taken to have.
pub(crate) fn usual_quality() -> i32 {
    Tables::get().checks.trained
}

/// The battle as A and as B may reckon with it.
#[derive(Debug, Default)]
pub(crate) struct Reckoned([OnceLock<Box<Battle>>; 2]);

impl Battle {
    /// The battle with nothing in it that `side` may not know of its enemies' strength and state.
    pub(crate) fn as_reckoned_by(&self, side: Side) -> &Self {
        if !self.ground().fog {
            return self;
        }
        self.cache().reckoned.0[side.index()].get_or_init(|| {
            let mut battle = self.clone();
            for pix in &self.ground().units[side.other().index()] {
                battle.guess(*pix);
            }
            Box::new(battle)
        })
    }

    /// Puts guesses into a unit's hidden tracks: men by figures, a middling state.
    fn guess(&mut self, pix: PieceIx) {
        let arm = self.arm(pix);
        let routed = self.routed(pix);
        let figures = i32::from(self.piece(pix).figures);
        let t = &Tables::get().figures;
        let between = |upto: &[i32; 3]| {
            let ix = (figures - 1).clamp(0, 3) as usize;
            let low = if ix == 0 { 0 } else { upto[ix - 1] };
            upto.get(ix).map_or(low + 50, |high| i32::midpoint(low, *high))
        };
        let men = if arm.is_infantry() {
            figures * t.infantry_men_each - t.infantry_men_each / 2
        } else if arm.is_cavalry() {
            between(&t.cavalry_up_to)
        } else if arm.is_guns() {
            0
        } else {
            between(&t.light_infantry_up_to)
        };
        let checks = &Tables::get().checks;
        let mut guessed = Vec::new();
        let mut put = |track: u8, value: i32| guessed.push((track, value));
        put(track::MEN, men.max(0));
        if arm.is_guns() {
            put(track::GUNS, (figures * t.guns_each - t.guns_each / 2).max(1));
        }
        put(track::QUALITY, usual_quality());
        put(track::MORALE, if routed { 0 } else { USUAL_MORALE });
        put(track::DISRUPTION, if routed { checks.most_disruption } else { USUAL_DISRUPTION });
        put(track::REGIMENTAL_GUNS, 0);
        self.adjust(pix, |piece| {
            for (track, value) in guessed {
                piece.tracks[usize::from(track)] = value;
            }
        });
    }
}
