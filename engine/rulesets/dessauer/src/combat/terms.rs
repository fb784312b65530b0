//! How each of a pair stands in a round (`combat.cp`, `combat.defensive`, `combat.dice`).

use crate::attack::pair::Pair;
use crate::battle::state::Battle;
use crate::board::angles::is_behind;
use crate::board::chart;
use crate::board::hexes_between;
use crate::board::sides::Shape;
use crate::combat::points::{FightsAs, Stand};
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::class::{Arm, Class};
use crate::units::strength::Rate;
use oblique_rules::play::PieceIx;

impl Battle {
    /// What one of a pair fights as.
    pub(crate) fn fights_as(&self, pix: PieceIx, pair: Pair) -> FightsAs {
        // Works shelter who stands behind them, not who comes across them.
        let foe = pair.other(pix).filter(|_| pair.attacked == pix).map(|foe| self.piece(foe).hex);
        match self.class(pix) {
            Class::HeavyHorse => FightsAs::HeavyHorse,
            _ if self.arm(pix) == Arm::Guns => FightsAs::Loose,
            _ if self.is_loose(pix) && !self.holds_cover(pix, foe) => FightsAs::Loose,
            Class::MediumHorse => FightsAs::MediumHorse,
            Class::LightHorse => FightsAs::LightHorse,
            _ if !self.facts(pix).bayonets => FightsAs::WithoutBayonets,
            _ => FightsAs::Foot,
        }
    }

    /// How one of a pair stands in its next round.
    pub(crate) fn stand_of(&self, pix: PieceIx, pair: Pair) -> Stand {
        let foe = pair.other(pix).unwrap_or(pix);
        let (attacks, first) = (pair.attacker == pix, pair.rounds == 0);
        let (here, there) = (self.piece(pix).hex, self.piece(foe).hex);
        let (chart, board) = (&self.ground().chart, self.board());
        // Horse of the second line strikes through the unit before it.
        let crossed = chart.side(board, here, there);
        let uphill = crossed.steep && chart::level(board, here) < chart::level(board, there);
        let charged = pair.charged && attacks && first;
        Stand {
            defensive_fire: self.fires_defensively(pix, pair),
            square_against_horse: self.form(pix) == formation::SQUARE && !attacks && self.is_horse(foe),
            flank: attacks && pair.flank,
            disordered: self.is(pix, mark::DISORDERED) && self.stands_formed(pix, there),
            shaken: self.is(pix, mark::SHAKEN),
            general: self.has_general(pix),
            supported: self.is_supported(pix),
            at_charge_speed: charged && self.is_horse(pix) && self.is_horse(foe),
            obstacle: attacks && first && (crossed.obstacle || crossed.stream || uphill),
            works: attacks && (crossed.shelters || self.form(foe) == formation::GARRISON),
            column_attacked: !attacks && self.form(pix) == formation::COLUMN && self.arm(pix) == Arm::Foot,
        }
    }

    /// Has a unit its defensive fire against a pair's attacker: in round 1, unless anybody has it in flank or rear?
    fn fires_defensively(&self, pix: PieceIx, pair: Pair) -> bool {
        let flanked = self.memory().pairs.iter().any(|other| other.attacked == pix && other.flank);
        pair.attacked == pix && pair.rounds == 0 && pair.defensive && !flanked
    }

    /// Does a steady friend in close order stand behind it, fighting nobody?
    fn is_supported(&self, pix: PieceIx) -> bool {
        let (piece, hexes) = (self.piece(pix), Tables::get().general.support_hexes);
        // Nobody stands behind who faces nowhere, gunners without guns among them (`form.table`).
        let Some(facing) = piece.facing.filter(|_| self.shape(pix) != Shape::Round) else { return false };
        let ahead = facing.vector(self.lies());
        let supports = |friend: PieceIx| {
            let hex = self.piece(friend).hex;
            friend != pix
                && self.is_steady(friend)
                && !self.is_engaged(friend)
                && hexes_between(hex, piece.hex) <= hexes
                && is_behind(ahead, hex - piece.hex)
        };
        self.troops_of(piece.side()).any(supports)
    }

    /// Dice of so many models of a unit against an enemy (`combat.dice`).
    pub(crate) fn dice_against(&self, pix: PieceIx, foe: PieceIx, models: i32) -> i32 {
        let numbers = &Tables::get().dice;
        let rate = match (self.is_horse(pix), self.is_horse(foe)) {
            (true, true) => Rate {
                models_a_die: numbers.horse_at_horse_models,
                rounds_up_from: Some(numbers.horse_at_horse_rounds_up_from),
            },
            (true, false) => Rate { models_a_die: numbers.horse_at_foot_models, rounds_up_from: None },
            (false, _) => {
                Rate { models_a_die: numbers.foot_models, rounds_up_from: Some(numbers.foot_rounds_up_from) }
            }
        };
        rate.dice(models)
    }
}
