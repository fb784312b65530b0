//! Actions of an Approach spent in play: what is offered, what each does (`app.priority` and what follows it).

use crate::approach::frame::{Approach, Step};
use crate::approach::uses::{
    Against, Spender, Use, after_elimination, of_attacker, of_defender, why_defender_stays, why_not_close,
};
use crate::battle::state::Battle;
use crate::board::angles::{facings_after, rotated};
use crate::board::back::chief_enemy;
use crate::contact::closing::{carries, closing_hexes};
use crate::dice::side::is_horse;
use crate::ids::{formation, rule};
use crate::movement::forced::{Course, Manner, fronting, straight_back};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, Why};

/// The order that cancels an action of the attacker.
const CANCEL: Order = Order::Choose { alternative: 0 };

/// A use that those who spend now do not have.
pub(crate) struct Missing {
    /// Whose it would be; `None` where it is anybody's.
    pub unit: Option<PieceIx>,
    /// Which.
    pub of: Use,
    /// Why not, a sentence.
    pub why: String,
    /// The rule that bars it, where it is not that of the uses.
    pub rule: Option<RuleId>,
}

/// What a use is called and what keeps a unit from it that has it by the rules, but no order to give it by.
const fn barred_by_ground(of: Use) -> Option<(&'static str, &'static str)> {
    match of {
        Use::Close => Some(("close", "no hex is free to close from")),
        Use::Retreat => Some(("go back", "the way back is not free")),
        Use::Evade | Use::Back => Some(("evade", "the way back is not free")),
        Use::Carry => Some(("carry the ground", "the hex is not free")),
        Use::Form | Use::Square | Use::Rotate | Use::Cancel => None,
    }
}

impl Battle {
    /// Whom the attacker has before it.
    fn against(&self, approach: &Approach) -> Against {
        let garrison = |unit: &PieceIx| self.piece(*unit).formation == formation::GARRISON;
        if is_horse(&self.0, &approach.defenders) {
            Against::Horse
        } else if approach.defenders.iter().any(garrison) {
            Against::Garrison
        } else {
            Against::Foot
        }
    }

    fn spender(&self, approach: &Approach, unit: PieceIx, actions: u8) -> Spender {
        Spender {
            arm: self.nature(unit).arm,
            formation: self.piece(unit).formation,
            forms: self.nature(unit).forms(),
            forming: self.forming_costs(unit),
            actions,
            turned: approach.flanked.contains(&unit),
            retreated: approach.retreated.contains(&unit),
        }
    }

    /// What the defenders may spend their next action on.
    pub(crate) fn defender_orders(&self, approach: &Approach) -> Vec<Order> {
        let attacker = self.nature(approach.attacker).arm;
        let enemy = [approach.attacker];
        let of_unit = |unit: &PieceIx| {
            let spender = self.spender(approach, *unit, approach.actions[1]);
            let uses = of_defender(spender, attacker, approach.actions[0], approach.won);
            uses.into_iter().flat_map(|it| self.orders_of_use(*unit, it, &enemy, &[])).collect::<Vec<_>>()
        };
        let mut orders: Vec<Order> = Vec::new();
        for order in approach.defenders.iter().flat_map(of_unit) {
            // Cancelling is one order, whoever does it.
            if !orders.contains(&order) {
                orders.push(order);
            }
        }
        orders
    }

    /// What those that spend now cannot spend an action on, and why.
    pub(crate) fn uses_missing(&self, approach: &Approach) -> Vec<Missing> {
        let mut missing = self.who_cannot_close(approach);
        let (spenders, enemies, actions) = match approach.step {
            Step::Defenders => (approach.defenders.as_slice(), vec![approach.attacker], approach.actions[1]),
            Step::Attacker => {
                (std::slice::from_ref(&approach.attacker), approach.defenders.clone(), approach.actions[0])
            }
            _ => return missing,
        };
        for unit in spenders {
            let spender = self.spender(approach, *unit, actions);
            let uses = if approach.step == Step::Defenders {
                let attacker = self.nature(approach.attacker).arm;
                of_defender(spender, attacker, approach.actions[0], approach.won)
            } else {
                of_attacker(spender, self.against(approach))
            };
            let barred = uses.into_iter().filter_map(|it| {
                let none = self.orders_of_use(*unit, it, &enemies, &approach.vacated).is_empty();
                Some((it, barred_by_ground(it).filter(|_| none)?))
            });
            missing.extend(barred.map(|(of, (what, why))| Missing {
                unit: Some(*unit),
                of,
                why: format!("{} may not {what}: {why}.", self.name(*unit)),
                rule: (of == Use::Close).then_some(rule::CON_MOVE),
            }));
            if actions > 0 && actions < spender.forming && matches!(spender.arm, Arm::Infantry) {
                let (name, costs) = (self.name(*unit), spender.forming);
                let why = format!("{name} may not change formation: that costs it {costs} actions.");
                missing.push(Missing { unit: Some(*unit), of: Use::Form, why, rule: None });
            }
        }
        if approach.step == Step::Defenders && actions > 0 && approach.actions[0] == 0 {
            let why = "There is nothing to cancel: the attacker holds no action.".to_owned();
            missing.push(Missing { unit: None, of: Use::Cancel, why, rule: None });
        }
        missing
    }

    /// Who of those that spend now cannot close, and why.
    fn who_cannot_close(&self, approach: &Approach) -> Vec<Missing> {
        let cannot = |(unit, why, rule): (PieceIx, &str, Option<RuleId>)| {
            let why = format!("{} may not close: {why}.", self.name(unit));
            Missing { unit: Some(unit), of: Use::Close, why, rule }
        };
        match approach.step {
            Step::Defenders => {
                let attacker = self.nature(approach.attacker).arm;
                // The uses themselves forbid closing on infantry; on cavalry it is a charge as any other.
                let rule = matches!(attacker, Arm::Cavalry(_)).then_some(rule::CON_MOVE);
                let why = |unit: &PieceIx| {
                    let spender = self.spender(approach, *unit, approach.actions[1]);
                    Some((*unit, why_defender_stays(spender, attacker, approach.won)?, rule))
                };
                approach.defenders.iter().filter_map(why).map(cannot).collect()
            }
            Step::Attacker => {
                let unit = approach.attacker;
                let spender = self.spender(approach, unit, approach.actions[0]);
                let why = why_not_close(spender, self.against(approach));
                why.map(|(why, rule)| cannot((unit, why, Some(rule)))).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the attacker may spend its next action on.
    pub(crate) fn attacker_orders(&self, approach: &Approach) -> Vec<Order> {
        let unit = approach.attacker;
        let spender = self.spender(approach, unit, approach.actions[0]);
        let uses = match approach.step {
            // Who has carried the position may form or turn there, no more (`app.elim`).
            Step::Alone => {
                let carried = approach.vacated.is_empty();
                let uses = after_elimination(spender).into_iter();
                uses.filter(|it| !carried || matches!(it, Use::Form | Use::Rotate)).collect()
            }
            // Who stands fast may go back after those that went, if it is cavalry.
            Step::Evaded if matches!(spender.arm, Arm::Cavalry(_)) && spender.actions > 0 => vec![Use::Evade],
            Step::Attacker => of_attacker(spender, self.against(approach)),
            _ => Vec::new(),
        };
        let enemies: Vec<PieceIx> =
            if approach.defenders.is_empty() { self.gone_back(approach) } else { approach.defenders.clone() };
        uses.into_iter().flat_map(|it| self.orders_of_use(unit, it, &enemies, &approach.vacated)).collect()
    }

    /// Those attacked that are still on the map, having left the combat.
    fn gone_back(&self, approach: &Approach) -> Vec<PieceIx> {
        let own = self.piece(approach.attacker).side();
        let there = |unit: &PieceIx| self.piece(*unit).on_map() && self.piece(*unit).side() != own;
        approach.toll.fought.keys().copied().filter(there).collect()
    }

    /// The orders that a use of an action is given by.
    fn orders_of_use(&self, unit: PieceIx, of: Use, enemies: &[PieceIx], vacated: &[Hex]) -> Vec<Order> {
        let piece = Some(unit);
        let chart = &self.ground().chart;
        match of {
            Use::Close => {
                let hexes = closing_hexes(&self.0, chart, unit, enemies).into_iter();
                hexes.map(|hex| closing_order(unit, hex)).collect()
            }
            Use::Retreat => {
                let most = self.nature(unit).allowance(self.piece(unit).formation);
                let ways = (1..=most).filter_map(|hexes| {
                    let course = self.course_from(unit, enemies, hexes, Manner::Freely)?;
                    (i32::try_from(course.path.len()) == Ok(hexes)).then(|| course.path.last().copied())?
                });
                ways.map(|to| Order::Retreat { piece, to: Some(to), path: Vec::new(), facing: None })
                    .collect()
            }
            Use::Evade | Use::Back => {
                let path = if of == Use::Back {
                    self.recall_way(unit, vacated)
                } else {
                    let hexes = Tables::get().approach.evades;
                    self.course_from(unit, enemies, hexes, Manner::Freely).map(|course| course.path)
                };
                let to = path.and_then(|path| path.last().copied());
                to.map(|to| Order::Withdraw { piece, to: Some(to) }).into_iter().collect()
            }
            Use::Form => self.forming_orders(unit, None),
            Use::Square => self.forming_orders(unit, Some(formation::SQUARE)),
            Use::Rotate => [-1, 1].map(|by| Order::Turn { piece, by, facing: None }).into(),
            Use::Cancel => vec![CANCEL],
            Use::Carry => {
                let free = |hex: &&Hex| {
                    let units = self.at(**hex).iter().any(|p| !self.nature(*p).arm.leads());
                    !units && carries(&self.0, chart, unit, **hex)
                };
                let hexes = vacated.iter().filter(free);
                hexes.map(|hex| Order::Advance { piece, to: Some(*hex), with_leaders: false }).collect()
            }
        }
    }

    /// Changes of formation of a unit in the field, to one alone or to any.
    pub(crate) fn forming_orders(&self, unit: PieceIx, to: Option<u8>) -> Vec<Order> {
        let now = self.piece(unit);
        if !self.nature(unit).forms() {
            return Vec::new();
        }
        let known = &crate::CATALOG.kinds[usize::from(now.info.kind)].formations;
        let places = known.iter().filter_map(|id| crate::CATALOG.formations.iter().position(|f| f.id == *id));
        let others = places.filter_map(|place| u8::try_from(place).ok()).filter(|shape| {
            let garrison = [now.formation, *shape].contains(&formation::GARRISON);
            *shape != now.formation && !garrison && to.is_none_or(|to| to == *shape)
        });
        let form = |shape: u8, facing: Option<Hour>| Order::Form {
            piece: Some(unit),
            formation: Some(shape),
            by: 0,
            facing,
        };
        let each = |shape: u8| -> Vec<Order> {
            let facings = facings_after(now.formation, now.facing, shape);
            if facings.is_empty() {
                return vec![form(shape, None)];
            }
            facings.into_iter().map(|facing| form(shape, Some(facing))).collect()
        };
        others.flat_map(each).collect()
    }

    /// The way of a unit straight back from the one of several it goes back from.
    pub(crate) fn course_from(
        &self,
        unit: PieceIx,
        enemies: &[PieceIx],
        hexes: i32,
        manner: Manner,
    ) -> Option<Course<PieceIx>> {
        let enemy = self.enemy_fronted(unit, enemies)?;
        straight_back(&self.0, &self.ground().chart, unit, (enemy, hexes), manner)
    }

    /// The hex of the one of several enemies a unit turns to (`geo.back`).
    pub(crate) fn enemy_fronted(&self, unit: PieceIx, enemies: &[PieceIx]) -> Option<Hex> {
        let hexes: Vec<Hex> = enemies.iter().map(|enemy| self.piece(*enemy).hex).collect();
        let now = self.piece(unit);
        chief_enemy(now.facing, now.hex, &hexes).map(|place| hexes[place])
    }

    /// A unit falls back so far from those it fought, facing them.
    pub(crate) fn fall_back(&mut self, unit: PieceIx, enemies: &[PieceIx], hexes: i32) {
        let Some(enemy) = self.enemy_fronted(unit, enemies) else { return };
        let shape = self.piece(unit).formation;
        let front = fronting(&self.0, unit, shape, enemy);
        let course = straight_back(&self.0, &self.ground().chart, unit, (enemy, hexes), Manner::Falling);
        self.stand(unit, shape, front);
        if let Some(course) = course {
            self.go_back(unit, &course, (rule::APP_WITHDRAW, Why::Retreat));
        }
    }

    pub(crate) fn spend_defenders(&mut self, mut approach: Approach, order: &Order) {
        if *order == CANCEL {
            approach.actions = approach.actions.map(|actions| actions.saturating_sub(1));
            self.go_on(approach);
            return;
        }
        let Some(unit) = order.piece() else { return };
        let cost = self.cost(unit, order);
        approach.actions[1] = approach.actions[1].saturating_sub(cost);
        if let Order::Charge { at: Some(hex), .. } = order {
            self.close(approach, unit, *hex);
            return;
        }
        let attacker = approach.attacker;
        let horse = matches!(self.nature(attacker).arm, Arm::Cavalry(_));
        self.spend_on(&mut approach, unit, order, &[attacker]);
        // A new square ends the combat: the horse goes back from those who are still in it.
        if horse && self.piece(unit).formation == formation::SQUARE {
            let gone = std::mem::take(&mut approach.retreated);
            approach.defenders.retain(|defender| !gone.contains(defender));
            self.withdraw(&approach);
        } else {
            self.go_on(approach);
        }
    }

    pub(crate) fn spend_attacker(&mut self, mut approach: Approach, order: &Order) {
        let unit = approach.attacker;
        let enemies = if approach.defenders.is_empty() {
            self.gone_back(&approach)
        } else {
            approach.defenders.clone()
        };
        // Going back from where it eliminated somebody is free like the recall after a Contact, and the end of it.
        if approach.step == Step::Alone && matches!(order, Order::Withdraw { .. }) {
            self.recall(unit, &approach.vacated);
            self.end_approach(&approach);
            return;
        }
        let cost = self.cost(unit, order);
        approach.actions[0] = approach.actions[0].saturating_sub(cost);
        match order {
            Order::Charge { at: Some(hex), .. } => self.close(approach, unit, *hex),
            Order::Advance { to: Some(hex), .. } => {
                self.go(unit, &[*hex], Why::Advance);
                approach.vacated.clear();
                self.go_on(approach);
            }
            _ => {
                self.spend_on(&mut approach, unit, order, &enemies);
                self.go_on(approach);
            }
        }
    }

    /// Actions a use costs.
    fn cost(&self, unit: PieceIx, order: &Order) -> u8 {
        if matches!(order, Order::Form { .. }) { self.forming_costs(unit) } else { 1 }
    }

    /// Goes back, forms or turns.
    fn spend_on(&mut self, approach: &mut Approach, unit: PieceIx, order: &Order, enemies: &[PieceIx]) {
        match order {
            Order::Retreat { to: Some(to), .. } | Order::Withdraw { to: Some(to), .. } => {
                let from = self.piece(unit).hex;
                let hexes = i32::try_from(from.unsigned_distance_to(*to)).unwrap_or(0);
                let course = self.course_from(unit, enemies, hexes, Manner::Freely);
                let enemy = self.enemy_fronted(unit, enemies);
                let shape = self.piece(unit).formation;
                let front = enemy.and_then(|enemy| fronting(&self.0, unit, shape, enemy));
                self.stand(unit, shape, front.or(self.piece(unit).facing));
                if let Some(course) = course {
                    self.go_back(unit, &course, (rule::APP_RETREAT_CHOICE, Why::Retreat));
                }
                approach.retreated.insert(unit);
            }
            Order::Form { formation: Some(shape), facing, .. } => self.stand(unit, *shape, *facing),
            Order::Turn { by, .. } => {
                let now = self.piece(unit);
                let (shape, facing) = (now.formation, now.facing.map(|facing| rotated(facing, *by)));
                self.stand(unit, shape, facing);
            }
            _ => {}
        }
    }
}

/// The order to close to Contact at a hex.
pub(crate) const fn closing_order(unit: PieceIx, hex: Hex) -> Order {
    Order::Charge { piece: Some(unit), target: None, at: Some(hex), path: Vec::new(), facing: None }
}
