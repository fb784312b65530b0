//! What standing somewhere brings in the Activations to come: the best shot, the Shock to be given and the Shock to be taken.
//!
//! The enemy is reckoned as he stands; what his fire costs the appraisal of a motion says. Must not know which order leads there.

use crate::appraisal::action::PERHAPS;
use crate::appraisal::clash::{Blow, Stance};
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour, Sector, within_60};
use oblique_rules::play::{Order, PieceIx, Verb};
use std::sync::Arc;

/// Hexes up to which lines of sight are looked along; farther off only guns fire.
const LOOKED_ALONG: u32 = 5;
/// Thousandths that count of a Shock of one's own. Counted by half like the other parts, a line that holds goes forward to
/// strike: at Cowpens the Americans left their ridge.
const MAY_STRIKE: i32 = 440;

/// What a hex promises a unit, whichever way it faces.
#[derive(Debug)]
pub(crate) struct Prospect {
    hex: Hex,
    /// Where enemies stand whom it could fire at, and men a shot may be expected to cost them.
    given: Vec<(Hex, i32)>,
    /// Enemies beside it that have it before them.
    strikers: Vec<PieceIx>,
    /// Is any enemy beside it?
    touches: bool,
}

impl Prospect {
    /// Of which hex.
    pub(crate) const fn hex(&self) -> Hex {
        self.hex
    }
}

impl Battle {
    /// What a unit's order changes in what standing somewhere brings, in men.
    pub(crate) fn outlook_after(&self, order: &Order) -> i32 {
        let goes = matches!(order.verb(), Verb::Move | Verb::Turn | Verb::Withdraw);
        let acts = matches!(self.memory().frames.last(), Some(Frame::Command(_)));
        let Some(pix) = order.piece().filter(|pix| goes && acts && !self.arm(*pix).leads()) else { return 0 };
        let (piece, said) = (self.piece(pix), order.parts());
        let hex = said.path.last().copied().or(said.hex).unwrap_or(piece.hex);
        let turned = |by: i32| piece.facing.map(|f| f.turned(2 * by));
        let facing = said
            .facing
            .or_else(|| if order.verb() == Verb::Turn { turned(order.amount()) } else { piece.facing });
        self.outlook(pix, hex, facing) - self.outlook_here(pix)
    }

    /// What standing as it does brings a unit.
    fn outlook_here(&self, pix: PieceIx) -> i32 {
        let piece = self.piece(pix);
        let reckon = || self.outlook(pix, piece.hex, piece.facing);
        self.standing(pix).map_or_else(reckon, |s| s.outlook.get_or(reckon))
    }

    /// What a hex promises a unit.
    fn prospect_at(&self, pix: PieceIx, hex: Hex) -> Arc<Prospect> {
        let reckon = || Arc::new(self.reckon_prospect(pix, hex));
        let Some(mut last) = self.standing(pix).and_then(|s| s.prospect.lock().ok()) else { return reckon() };
        match &*last {
            Some(kept) if kept.hex() == hex => Arc::clone(kept),
            _ => Arc::clone(last.insert(reckon())),
        }
    }

    /// Whom units of a leader's command would attack in Shock where they stand.
    pub(crate) fn contacts(&self, leader: PieceIx) -> Arc<[Blow]> {
        let reckon = || {
            let stance = |pix: PieceIx| {
                let piece = self.piece(pix);
                piece.facing.map(|facing| Stance { pix, hex: piece.hex, facing })
            };
            self.units_under(leader).filter_map(stance).filter_map(|s| self.blow_of(&s)).collect()
        };
        self.standing(leader).map_or_else(reckon, |s| Arc::clone(s.contacts.get_or_init(reckon)))
    }

    /// What standing so brings, in men.
    fn outlook(&self, pix: PieceIx, hex: Hex, facing: Option<Hour>) -> i32 {
        let prospect = self.prospect_at(pix, hex);
        let mut sum = 0;
        if let Some(facing) = facing {
            let way = facing.vector(self.board().layout().orientation);
            let in_arc = |to: Hex| within_60(to - hex, way);
            let given = prospect.given.iter().filter(|(to, _)| in_arc(*to)).map(|(_, price)| *price);
            sum += given.max().unwrap_or(0) * PERHAPS / 1000;
        }
        if prospect.touches
            && let Some(facing) = facing
        {
            let stance = Stance { pix, hex, facing };
            sum += self.shock_hope(&stance) * MAY_STRIKE / 1000;
            sum -= self.shock_fear(&stance, &prospect.strikers) * PERHAPS / 1000;
        }
        sum
    }

    /// What a hex promises a unit.
    fn reckon_prospect(&self, pix: PieceIx, hex: Hex) -> Prospect {
        let mut prospect = Prospect { hex, given: Vec::new(), strikers: Vec::new(), touches: false };
        let weapon = self.arm(pix).weapon().filter(|_| self.piece(pix).formation != formation::COLUMN);
        let mine = weapon.map_or(0, |w| Tables::get().reach_hexes(w).cast_unsigned());
        for threat in self.threats(self.piece(pix).side().other()) {
            let range = threat.hex.unsigned_distance_to(hex);
            if range == 1 && threat.body {
                prospect.touches = true;
                if self.faces(threat.unit, hex) {
                    prospect.strikers.push(threat.unit);
                }
            }
            if range <= mine
                && !self.is(threat.unit, mark::ABANDONED)
                && let Some(weapon) = weapon
                && (range > LOOKED_ALONG || self.sees(hex, threat.hex))
            {
                let target = self.piece(threat.unit);
                let flank = self.struck_side(threat.unit, threat.hex, target.facing, hex) == Sector::Flank;
                let by_place = self.shot_by_place(weapon, hex, threat.unit, threat.hex, flank);
                if let Some(sum) = by_place {
                    let price = self.shot_price(threat.unit, sum + self.shot_by_order(pix, threat.unit));
                    prospect.given.push((threat.hex, price));
                }
            }
        }
        prospect
    }

    /// The blow a unit would strike standing so; `None` if it strikes nobody (`shock.eligible`).
    pub(crate) fn blow_of(&self, stance: &Stance) -> Option<Blow> {
        let pix = stance.pix;
        let able = self.arm(pix).is_line() && self.piece(pix).formation != formation::COLUMN
            || self.arm(pix).is_cavalry() && !self.disordered(pix);
        if !able || self.facts(pix).colonial_militia {
            return None;
        }
        let side = self.piece(pix).side();
        let front = self.strikes_from(pix, stance.hex, Some(stance.facing));
        let foes = front.into_iter().flat_map(|hex| self.bodies_at(hex));
        let foes: Vec<PieceIx> = foes.filter(|foe| self.piece(*foe).side() != side).collect();
        (!foes.is_empty()).then_some(Blow { by: pix, from: stance.hex, foes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CATALOG;
    use oblique_rules::kernel::Opening as _;
    use oblique_rules::play::Options;
    use oblique_scenario::PieceId;

    const MINE: &str = "a-newmarsh-7-01";
    const HIS: &str = "b-howard-md-01";
    const AHEAD: Hour = Hour::new(0);
    const BACK: Hour = Hour::new(6);
    /// Towards a hex before a line that looks ahead.
    const WAY: Hour = Hour::new(1);

    /// A Fusilier of Cowpens in the middle of an open plain, and a Continental so many hexes before him who looks some
    /// way; nobody else but leaders.
    fn before_him(steps: i32, his: Hour) -> (Battle, PieceIx, Hex) {
        let text = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
        let mut s = crate::tests::read_scenario(text).scenario.unwrap();
        let layout = s.board.layout();
        let middle = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
        let terrain = s.board.terrain_ix("clear").unwrap();
        for hex in layout.hexes() {
            s.board.set_terrain(hex, terrain);
            s.board.set_level(hex, 0);
        }
        let leads = ["leader", "overall_leader"];
        s.pieces
            .retain(|id, piece| [MINE, HIS].contains(&id.0.as_str()) || leads.contains(&piece.kind.as_str()));
        let ahead = WAY.vector(layout.orientation);
        for (id, hex, facing) in [(MINE, middle, AHEAD), (HIS, middle + ahead * steps, his)] {
            let piece = s.pieces.get_mut(&PieceId(id.to_owned())).unwrap();
            (piece.hex, piece.facing) = (Some(hex), Some(facing));
        }
        let battle = Battle::set_up(&CATALOG, &s, &Options { seed: 1, fog: false, unattended: false });
        let mine = battle.field().iter().find(|(_, p)| p.info.id.0 == MINE).map(|(pix, _)| pix).unwrap();
        (battle, mine, middle)
    }

    /// What the Fusilier may expect who looks some way.
    fn expects(steps: i32, his: Hour, mine: Hour) -> i32 {
        let (battle, pix, hex) = before_him(steps, his);
        battle.outlook(pix, hex, Some(mine))
    }

    #[test]
    fn nothing_is_expected_of_an_enemy_out_of_reach() {
        assert_eq!(expects(9, BACK, AHEAD), 0);
    }

    #[test]
    fn a_shot_is_expected_where_the_enemy_is_in_front() {
        assert!(expects(2, BACK, AHEAD) > 0);
        assert_eq!(expects(2, BACK, BACK), 0, "nobody fires behind him");
    }

    #[test]
    fn who_can_strike_beside_one_is_feared_and_more_from_behind() {
        let (seen, unseen) = (expects(1, BACK, AHEAD), expects(1, AHEAD, AHEAD));
        assert!(unseen > seen, "an enemy who looks away strikes nobody: {unseen} {seen}");
        assert!(expects(1, BACK, BACK) < seen, "it is worse to be struck from behind");
    }
}
