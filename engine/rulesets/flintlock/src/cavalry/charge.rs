//! Which charges are legal (`cav.charge`, `cav.charge-path`).
//!
//! Must not know how they are run.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::refuse;
use crate::shock::work::{Charge, ShockWork};
use crate::tables::{Form, Tables};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Order, PieceIx, Refusal};

impl Battle {
    /// Units of the command that may charge at all, with those already declared left out.
    fn chargers(&self, work: &ShockWork) -> Vec<PieceIx> {
        let leader = work.leader;
        self.units_under(leader).filter(|pix| self.may_charge(work, *pix).is_ok()).collect()
    }

    /// Could any unit of the command charge anybody?
    pub(crate) fn anybody_charges(&self, work: &ShockWork) -> bool {
        self.chargers(work).into_iter().any(|pix| !self.charges_of(work, pix).is_empty())
    }

    /// A unit of the command that could charge, had foot not attacked all it could charge at
    /// (`shock.mixed-arms`).
    pub(crate) fn barred_charger(&self, work: &ShockWork) -> Option<PieceIx> {
        self.chargers(work).into_iter().find(|pix| !self.charges_at(work, *pix, |_| true).is_empty())
    }

    /// The arm that a unit is not, in words.
    pub(crate) fn other_arm(&self, pix: PieceIx) -> &'static str {
        if self.arm(pix).is_cavalry() { "Foot" } else { "Horse" }
    }

    /// May a unit declare a charge?
    fn may_charge(&self, work: &ShockWork, pix: PieceIx) -> Result<(), Refusal> {
        if self.command_of(pix) != Some(work.leader) || !self.fully_active(pix) {
            return refuse(
                rule::CAV_CHARGE,
                format!("{} is not fully active with this command", self.name(pix)),
            );
        }
        if self.form(pix) != Form::Cavalry {
            return refuse(rule::CAV_CHARGE, format!("{} is no cavalry", self.name(pix)));
        }
        if self.disordered(pix) {
            return refuse(
                rule::RES_DISORDER,
                format!("{} is Disordered and cannot begin a charge", self.name(pix)),
            );
        }
        if work.riders.contains(&pix) || work.asked.contains(&pix) {
            return refuse(rule::CAV_CHARGE, format!("{} has made its charge", self.name(pix)));
        }
        if self.enemy_before(pix) {
            return refuse(
                rule::CAV_CHARGE,
                format!("{} has the enemy before it and attacks where it stands", self.name(pix)),
            );
        }
        Ok(())
    }

    /// Judges a charge; an order without a path takes the first there is.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn plan_charge(&self, work: &ShockWork, order: &Order) -> Result<(PieceIx, Charge), Refusal> {
        let Some(pix) = order.piece() else {
            return refuse(rule::CAV_CHARGE, "Choose the cavalry that charges");
        };
        if work.riding().is_some_and(|rider| rider != pix) {
            return refuse(rule::CAV_CHARGE_VOID, "Another unit chooses a new target now");
        }
        self.may_charge(work, pix)?;
        let Some(target) = order.target() else { return Err(self.no_charge_target(work, pix, order.hex())) };
        let piece = self.piece(pix);
        let enemy = self.piece(target);
        if !self.fights(target)
            || self.is(target, crate::ids::mark::ABANDONED)
            || enemy.side() == piece.side()
        {
            return refuse(rule::CAV_CHARGE, "A charge is made at an enemy unit");
        }
        if self.barred_to(pix, target) || self.given_to_foot(work, target) {
            return refuse(
                rule::SHOCK_MIXED_ARMS,
                format!("Foot attacks {} in this Activation: horse does not", self.name(target)),
            );
        }
        let rules = &Tables::get().charge;
        let range = piece.hex.unsigned_distance_to(enemy.hex).cast_signed();
        if range < rules.least_range || range > rules.most_range {
            return refuse(
                rule::CAV_CHARGE_PATH,
                format!(
                    "The target is {range} away: a charge takes {} to {}",
                    rules.least_range, rules.most_range
                ),
            );
        }
        if !self.sees(piece.hex, enemy.hex) {
            return refuse(rule::CAV_CHARGE_PATH, format!("{} does not see its target", self.name(pix)));
        }
        if work.slipped.contains(&target) {
            let text =
                format!("{} left before the charge: choose another target, or stay", self.name(target));
            return refuse(rule::CAV_CHARGE_VOID, text);
        }
        let facing = order.facing().or(if order.path().is_empty() { None } else { piece.facing });
        if order.path().is_empty() {
            let fits = |c: &Charge| c.target == target && facing.is_none_or(|f| c.facing == f);
            let found = self.charges_of(work, pix).into_iter().find(fits);
            return found.map(|c| (pix, c)).ok_or_else(|| {
                Refusal::new(rule::CAV_CHARGE_PATH, "No open run leads to a hex with the target in front")
            });
        }
        let Some(facing) = facing.filter(|f| self.hours_of(piece.formation).contains(f)) else {
            return refuse(rule::CAV_CHARGE_PATH, "Cavalry faces a corner of its hex");
        };
        let charge = Charge { target, facing, path: order.path().to_vec() };
        self.judge_run(work, pix, &charge)?;
        Ok((pix, charge))
    }

    /// Why a charge that names nobody is not ridden: nobody stands in the hex pointed at, nobody can be
    /// charged at all, or somebody must be named.
    fn no_charge_target(&self, work: &ShockWork, pix: PieceIx, at: Option<Hex>) -> Refusal {
        if let Some(hex) = at.filter(|h| !self.enemy_at(self.piece(pix).side(), *h)) {
            let text = format!("No enemy unit stands in {}", self.board().layout().name(hex));
            return Refusal::new(rule::CAV_CHARGE, text);
        }
        let targets: std::collections::BTreeSet<PieceIx> =
            self.charges_of(work, pix).into_iter().map(|c| c.target).collect();
        let names: Vec<&str> = targets.into_iter().map(|t| self.name(t)).collect();
        if !names.is_empty() {
            return Refusal::new(rule::CAV_CHARGE, format!("Choose a target: {}", names.join(", ")));
        }
        let name = self.name(pix);
        if !self.charges_at(work, pix, |_| true).is_empty() {
            let text = format!("Foot attacks all that {name} could charge in this Activation");
            return Refusal::new(rule::SHOCK_MIXED_ARMS, text);
        }
        let rules = &Tables::get().charge;
        let text = format!(
            "{name} sees no enemy {} to {} hexes away with an open run to it",
            rules.least_range, rules.most_range
        );
        Refusal::new(rule::CAV_CHARGE_PATH, text)
    }

    /// May the run be made: step by step into frontal hexes, none dear, none held, the target in
    /// front at the end (`cav.charge-path`)?
    pub(crate) fn judge_run(&self, work: &ShockWork, pix: PieceIx, charge: &Charge) -> Result<(), Refusal> {
        let rules = &Tables::get().charge;
        if charge.path.len() as i32 > rules.most_range - 1 {
            return refuse(rule::CAV_CHARGE_PATH, format!("A run is {} hexes at most", rules.most_range - 1));
        }
        let mut at = self.piece(pix).hex;
        for hex in &charge.path {
            if !self.front_of(at, charge.facing, self.piece(pix).formation).contains(hex) {
                return refuse(rule::CAV_CHARGE_PATH, "Every step of a charge is into a frontal hex");
            }
            match self.step_cost(pix, at, *hex) {
                Some(cost) if cost <= rules.max_mp_per_hex => {}
                _ => return refuse(rule::CAV_CHARGE_PATH, "The ground on the way is too hard for a charge"),
            }
            if self.bodies_at(*hex).chain(self.guns_at(*hex)).next().is_some() {
                return refuse(rule::CAV_CHARGE_PATH, "A unit stands in the way of the charge");
            }
            if crosses_another(work, pix, *hex, charge.path.last() == Some(hex)) {
                return refuse(
                    rule::CAV_CHARGE_PATH,
                    "No charge ends on the way of another that is declared: choose another run",
                );
            }
            at = *hex;
        }
        if !self.strikes_from(pix, at, Some(charge.facing)).contains(&self.piece(charge.target).hex) {
            return refuse(rule::CAV_CHARGE_PATH, "The run does not end with the target in front");
        }
        Ok(())
    }

    /// Every charge of a unit: for each facing and end hex with a target in front the first run
    /// found, left before right.
    pub(crate) fn charges_of(&self, work: &ShockWork, pix: PieceIx) -> Vec<Charge> {
        self.charges_at(work, pix, |foe| !self.barred_to(pix, foe) && !self.given_to_foot(work, foe))
    }

    /// The same at some enemies only; never at one that has slipped away before this Shock
    /// (`cav.charge-void`).
    fn charges_at(&self, work: &ShockWork, pix: PieceIx, at: impl Fn(PieceIx) -> bool) -> Vec<Charge> {
        let piece = self.piece(pix);
        let rules = &Tables::get().charge;
        let in_reach = |foe: &PieceIx| {
            let range = self.piece(*foe).hex.unsigned_distance_to(piece.hex).cast_signed();
            !self.is(*foe, crate::ids::mark::ABANDONED)
                && !work.slipped.contains(foe)
                && (rules.least_range..=rules.most_range).contains(&range)
                && self.sees(piece.hex, self.piece(*foe).hex)
        };
        let enemies = self.units_of(piece.side().other()).filter(in_reach);
        let targets: Vec<PieceIx> = enemies.filter(|foe| at(*foe)).collect();
        let mut charges = Vec::new();
        if targets.is_empty() {
            return charges;
        }
        for facing in self.hours_of(piece.formation) {
            for path in self.runs(pix, facing) {
                for target in &targets {
                    let charge = Charge { target: *target, facing, path: path.clone() };
                    if self.judge_run(work, pix, &charge).is_ok() {
                        charges.push(charge);
                    }
                }
            }
        }
        charges
    }

    /// Runs along a facing, one to each end hex.
    fn runs(&self, pix: PieceIx, facing: Hour) -> Vec<Vec<Hex>> {
        let piece = self.piece(pix);
        let rules = &Tables::get().charge;
        let mut runs: Vec<Vec<Hex>> = Vec::new();
        let mut ends: Vec<Vec<Hex>> = vec![Vec::new()];
        for _ in 1..rules.most_range {
            let mut next: Vec<Vec<Hex>> = Vec::new();
            for path in &ends {
                let at = path.last().copied().unwrap_or(piece.hex);
                for hex in self.front_of(at, facing, piece.formation) {
                    let open = self.step_cost(pix, at, hex).is_some_and(|c| c <= rules.max_mp_per_hex)
                        && self.bodies_at(hex).chain(self.guns_at(hex)).next().is_none();
                    if open && !next.iter().any(|p| p.last() == Some(&hex)) {
                        let mut path = path.clone();
                        path.push(hex);
                        next.push(path);
                    }
                }
            }
            runs.extend(next.iter().cloned());
            ends = next;
        }
        runs
    }

    /// Legal charges now, and the order that ends them, if anybody may charge.
    pub(crate) fn charge_orders(&self, work: &ShockWork, end: Order) -> Vec<Order> {
        let mut orders = Vec::new();
        let riding = work.riding();
        for pix in self.chargers(work).into_iter().filter(|p| riding.is_none_or(|r| r == *p)) {
            for charge in self.charges_of(work, pix) {
                orders.push(Order::Charge {
                    piece: Some(pix),
                    target: Some(charge.target),
                    at: None,
                    path: charge.path,
                    facing: Some(charge.facing),
                });
            }
        }
        orders.push(end);
        orders
    }
}

/// Does another charge end in a hex of the run, or run through the hex where this one ends?
fn crosses_another(work: &ShockWork, pix: PieceIx, hex: Hex, last: bool) -> bool {
    let mut others = work.charges.iter().filter(|(other, _)| **other != pix);
    others.any(|(_, c)| c.path.last() == Some(&hex) || last && c.path.contains(&hex))
}
