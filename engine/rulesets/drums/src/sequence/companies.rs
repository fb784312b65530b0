//! Companies of skirmishers, spread by their owners before anybody is set up (`sk.company`).
//!
//! Must not know what skirmishers are good for.

use crate::battle::memory::{Frame, MemoryChange};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule, track};
use crate::refuse;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::play::{Order, PieceIx, Refusal, Why};

/// A company being spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Company {
    /// The Leader of its brigade.
    pub leader: PieceIx,
    /// Points still to be given.
    pub points: u8,
}

impl Battle {
    /// The companies of both sides, the first to be spread last.
    pub(crate) fn companies(&self) -> Vec<Company> {
        let of = |leader: PieceIx| {
            let points = *self.ground().companies.get(&self.piece(leader).info.id)?;
            Some(Company { leader, points })
        };
        let mut all: Vec<Company> = self.everyone().filter_map(of).collect();
        all.reverse();
        all
    }

    /// May a point of a company go to a unit?
    ///
    /// # Errors
    /// Why not.
    fn may_take(&self, company: Company, unit: PieceIx) -> Result<(), Refusal> {
        if self.leader_of(unit) != Some(company.leader) || self.nature(unit).arm != Arm::Infantry {
            return refuse(rule::SK_COMPANY, "It is no infantry of that brigade");
        }
        let most = Tables::get().companies.sk_most;
        if self.get(unit, track::SK) >= most {
            return refuse(rule::SK_COMPANY, format!("No unit has more than {most} skirmish points"));
        }
        Ok(())
    }

    /// Who may take the next point.
    pub(crate) fn company_orders(&self, company: Company) -> Vec<Order> {
        let takes = |unit: &PieceIx| self.may_take(company, *unit).is_ok();
        self.everyone().filter(takes).map(one_point).collect()
    }

    pub(crate) fn run_company(&mut self, company: Company) {
        let orders = self.company_orders(company);
        if company.points == 0 || orders.is_empty() {
            // What nobody can take is lost.
            self.change_memory(MemoryChange::Pop);
            return;
        }
        if let [only] = orders.as_slice() {
            return self.obey_company(company, only);
        }
        // The lowest first, of several the first of the roster.
        let factor = |order: &&Order| order.piece().map(|unit| self.get(unit, track::SK));
        if let Some(usual) = orders.iter().min_by_key(factor) {
            let side = self.piece(company.leader).side();
            self.ask(DecisionKind::Spread, side, Some(company.leader), usual.clone());
        }
    }

    pub(crate) fn obey_company(&mut self, company: Company, order: &Order) {
        if let Some(unit) = order.piece() {
            let factor = self.get(unit, track::SK) + 1;
            self.set_track(unit, track::SK, factor, Why::Ordered);
            let text = format!("{} takes a skirmish point of the company: {factor}", self.name(unit));
            self.say(rule::SK_COMPANY, Some(unit), text);
        }
        let left = Company { points: company.points.saturating_sub(1), ..company };
        self.change_memory(MemoryChange::Replace(Frame::Company(left)));
    }

    /// What a point is worth to a commander with a unit, in men: the more the fewer it has, as a second die is the
    /// same whatever the difference.
    pub(crate) fn company_worth(&self, unit: PieceIx) -> i32 {
        crate::appraisal::READY * (Tables::get().companies.sk_most - self.get(unit, track::SK))
    }

    /// Why a point is not given so.
    ///
    /// # Errors
    /// Always: the reason.
    pub(crate) fn refused_company(&self, company: Company, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Allot { leader: Some(unit), points: 1 } => {
                self.may_take(company, unit)?;
                refuse(rule::SK_COMPANY, "It may not take that point")
            }
            Order::Allot { .. } => refuse(rule::SK_COMPANY, "A company is spread point by point"),
            _ => refuse(rule::SK_COMPANY, "First a company of skirmishers is spread over its brigade"),
        }
    }
}

/// The order that gives a unit a point.
const fn one_point(unit: PieceIx) -> Order {
    Order::Allot { leader: Some(unit), points: 1 }
}

#[cfg(test)]
mod tests {
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::ids::{DecisionKind, track};
    use crate::test_field::{Field, given};
    use oblique_rules::play::{Game as _, Options, Order};
    use oblique_scenario::Value;

    /// A's brigade of two battalions, with a company of so many points.
    fn begun(points: i64) -> Battle {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 18), ""),
            ("infantry", "A", at(10, 16), "line"),
            ("infantry", "A", at(12, 16), "line"),
            ("cavalry", "A", at(14, 16), "cavalry_line"),
            ("infantry", "B", at(10, 2), "line"),
        ]);
        field.piece(0).attrs.insert("sk_company".to_owned(), Value::Int(points));
        for battalion in [1, 2] {
            field.piece(battalion).attrs.insert("sk".to_owned(), Value::Int(1));
        }
        Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false })
    }

    fn factors(battle: &Battle) -> [i32; 3] {
        ["p1", "p2", "p3"].map(|id| battle.get(battle.by_id(id).expect("it takes part"), track::SK))
    }

    #[test]
    fn the_owner_says_who_takes_each_point() {
        let mut battle = begun(3);
        let second = battle.by_id("p2");
        let asked = |battle: &Battle| battle.decision().map(|decision| decision.kind);
        assert_eq!(asked(&battle), Some(DecisionKind::Spread.id()));
        assert_eq!(battle.offered().len(), 2, "infantry alone");
        for _ in 0..2 {
            given(&mut battle, &Order::Allot { leader: second, points: 1 });
        }
        // The last one can go to one battalion only.
        assert_eq!(factors(&battle), [2, 3, 0]);
        assert_eq!(asked(&battle), Some(DecisionKind::Open.id()));
        assert!(battle.audit(true).is_empty(), "{:?}", battle.audit(true));
    }

    #[test]
    fn what_nobody_can_take_is_lost() {
        let mut battle = begun(9);
        let first = battle.by_id("p1");
        for _ in 0..2 {
            given(&mut battle, &Order::Allot { leader: first, points: 1 });
        }
        assert_eq!(factors(&battle), [3, 3, 0]);
    }
}
