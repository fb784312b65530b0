//! Retreats by choice (`opt.voluntary_retreat`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::morale::losses;
use crate::refuse;
use crate::units::class::Class;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// The hex a retreat by choice goes away from: the nearest enemy's.
    fn cause_of_choice(&self, pix: PieceIx) -> Option<Hex> {
        self.nearest_enemy(pix).map(|enemy| self.piece(enemy).hex)
    }

    /// May a unit retreat by choice?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_voluntary(&self, pix: PieceIx, to: Hex, facing: Option<Hour>) -> Result<(), Refusal> {
        if !self.ground().switches.voluntary_retreat || !self.piece(pix).is_unit() {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "Nobody retreats by choice in this battle");
        }
        if self.memory().courses.contains_key(&pix) {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "It has begun its move: a retreat takes its place");
        }
        let Some(cause) = self.cause_of_choice(pix) else {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "There is no enemy to retreat from");
        };
        self.judge_retreat((pix, cause), Some(to), facing)
    }

    /// Legal retreats by choice: the straightest and farthest one stands for all.
    pub(crate) fn voluntary_orders(&self, pix: PieceIx) -> Vec<Order> {
        let open = self.ground().switches.voluntary_retreat && !self.memory().courses.contains_key(&pix);
        let Some(cause) = self.cause_of_choice(pix).filter(|_| open) else { return Vec::new() };
        let order = |to| Order::Retreat { piece: Some(pix), to: Some(to), path: Vec::new(), facing: None };
        self.retreat_ends(pix, cause).ways.into_iter().map(|(to, _)| order(to)).collect()
    }

    /// Carries it out: light troops lose nobody.
    pub(crate) fn retreat_by_choice(&mut self, pix: PieceIx, to: Hex, facing: Option<Hour>) {
        let Some(cause) = self.cause_of_choice(pix) else { return };
        let light = matches!(
            self.class(pix),
            Class::LightFoot | Class::LightRifles | Class::Irregulars | Class::LightHorse
        );
        let way = self.retreat_ends(pix, cause).ways.into_iter().find(|(end, _)| *end == to);
        if light {
            self.set_mark(pix, mark::SHAKEN, true);
        } else {
            self.suffer_rout(pix, losses::of_failure(false), rule::OPT_VOLUNTARY_RETREAT);
        }
        if let Some((_, way)) = way.filter(|_| self.stands(pix)) {
            self.go_back(pix, cause, to, &way, facing);
            let course = self.course(pix).ended();
            self.record(pix, course);
        }
    }
}
