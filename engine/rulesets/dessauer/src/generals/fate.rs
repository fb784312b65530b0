//! Generals killed and captured (`gen.risk`, `gen.fate`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Event, Need, PieceIx, Standing, Why};

/// The die of a general at risk.
const GENERAL: DrawName = DrawName::new("general");

impl Battle {
    /// Generals with units that have suffered many hits in this step roll.
    pub(crate) fn risk_generals(&mut self) {
        let numbers = &Tables::get().general;
        let hit: Vec<PieceIx> = self
            .memory()
            .hits
            .iter()
            .filter(|(_, hits)| hits.sum() >= numbers.risk_hits)
            .map(|(pix, _)| *pix)
            .collect();
        let hit = self.in_id_order(hit);
        let at_risk: Vec<PieceIx> =
            hit.into_iter().flat_map(|pix| self.generals_with(pix).collect::<Vec<_>>()).collect();
        for general in at_risk {
            let killed = numbers.killed_to;
            let word = |value: i32| if value <= killed { "killed" } else { "unhurt" }.to_owned();
            let need = Some(Need::AtLeast(killed + 1));
            let sides = Tables::get().fire.sides;
            let die = self.draw_from((1, sides), (GENERAL, rule::GEN_RISK), Some(general), &[], need, word);
            if die <= killed {
                self.lose_general(general, rule::GEN_RISK, "is killed");
            }
        }
    }

    /// A general is killed or captured.
    pub(crate) fn lose_general(&mut self, general: PieceIx, rule: RuleId, what: &str) {
        let text = format!("{} {what}", self.name(general));
        self.say(rule, Some(general), text);
        self.emit(Event::Stood { piece: general, standing: Standing::Lost, why: Why::Surrender });
    }

    /// Enemy generals alone in the hex of a unit ride to the nearest unit of theirs, or are captured.
    pub(crate) fn drive_off_generals(&mut self, pix: PieceIx) {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let there: Vec<PieceIx> = self
            .at(hex)
            .iter()
            .copied()
            .filter(|other| self.is_general(*other) && self.piece(*other).side() != side)
            .collect();
        for general in there {
            let friends = self.troops_of(side.other());
            let far = |unit: PieceIx| (hexes_between(self.piece(unit).hex, hex), self.id(unit), unit);
            let near = friends.map(far).filter(|(far, ..)| *far <= Self::ride_hexes()).min();
            match near {
                Some((.., unit)) => {
                    let to = self.piece(unit).hex;
                    self.emit(Event::Moved { piece: general, from: hex, to, why: Why::Retreat });
                }
                None => self.lose_general(general, rule::GEN_FATE, "is captured"),
            }
        }
    }
}
