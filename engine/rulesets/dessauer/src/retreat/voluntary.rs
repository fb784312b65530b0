//! Retreats by choice (`opt.voluntary_retreat`).

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::morale::losses;
use crate::refuse;
use crate::units::class::Class;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// May a unit retreat by choice?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_voluntary(
        &self,
        pix: PieceIx,
        to: Option<Hex>,
        facing: Option<Hour>,
    ) -> Result<(), Refusal> {
        if !self.ground().switches.voluntary_retreat || !self.piece(pix).is_unit() {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "Nobody retreats by choice in this battle");
        }
        if self.memory().courses.contains_key(&pix) {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "It has begun its move: a retreat takes its place");
        }
        let causes = self.nearest_enemies(pix);
        if causes.is_empty() {
            return refuse(rule::OPT_VOLUNTARY_RETREAT, "There is no enemy to retreat from");
        }
        self.judge_retreat((pix, &causes), to, facing)
    }

    /// Legal retreats by choice.
    pub(crate) fn voluntary_orders(&self, pix: PieceIx) -> Vec<Order> {
        let open = self.ground().switches.voluntary_retreat && !self.memory().courses.contains_key(&pix);
        let causes = self.nearest_enemies(pix);
        if !open || causes.is_empty() {
            return Vec::new();
        }
        self.orders_of_retreat(pix, &causes)
    }

    /// Carries it out: light troops lose nobody. The hexes it goes are those of its last move (`turn.record`).
    pub(crate) fn retreat_by_choice(&mut self, pix: PieceIx, to: Option<Hex>, facing: Option<Hour>) {
        let light = matches!(
            self.class(pix),
            Class::LightFoot | Class::LightRifles | Class::Irregulars | Class::LightHorse
        );
        let ends = self.retreat_ends(pix, &self.nearest_enemies(pix));
        if light {
            self.set_mark(pix, mark::SHAKEN, true);
        } else {
            self.suffer_rout(pix, losses::of_failure(false), rule::OPT_VOLUNTARY_RETREAT);
        }
        if !self.stands(pix) {
            return;
        }
        let Some(to) = to else { return self.leave_table(pix) };
        let way = ends.ways.into_iter().find(|(end, _)| *end == to).map(|(_, way)| way).unwrap_or_default();
        let mut course = self.course(pix).ended();
        course.steps = i32::try_from(way.len()).unwrap_or(i32::MAX);
        course.stirred = true;
        self.go_back(pix, &way, facing);
        self.record(pix, course);
    }
}
