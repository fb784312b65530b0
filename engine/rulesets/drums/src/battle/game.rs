//! The battle as the rest of the program plays it: opening, judging, carrying out.
//!
//! Dispatches only. Must not know any rule itself.

use crate::Drums;
use crate::artillery::bombardment::Bombardment;
use crate::battle::memory::{Cause, Frame};
use crate::battle::setup::before_the_first_phase;
use crate::battle::state::Battle;
use crate::board::angles::rotated;
use crate::command::reserve::refused_free_move;
use crate::ids::{mark, rule};
use crate::movement::orders::way_order;
use crate::refuse;
use crate::units::division::Division as _;
use crate::units::nature::is_fast;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Catalog;
use oblique_rules::kernel::{Opening, Rules};
use oblique_rules::play::{
    Appraisal, Area, Event, Field, FireArea, Gauge, GroundChange, Highlight, Ledger, LineOfSight, Marches,
    Marks, Moment, Odds, Options, Order, Outcome, PieceIx, Prospects, Quote, Refusal, Relation, UnderWay,
    Verb, Victory, enumerate,
};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Scenario, Side};
use std::borrow::Cow;

impl Opening for Battle {
    fn set_up(_: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        Self(before_the_first_phase(scenario, options))
    }

    fn open(&mut self) {
        self.begin_setting_up();
        self.run();
        self.clear_events();
    }

    fn open_at(&mut self, moment: &Moment) -> Result<Vec<Event>, Vec<Diagnostic>> {
        self.opened_at(moment)
    }
}

impl Rules for Battle {
    type System = Drums;

    fn plain<'o>(&self, order: &'o Order) -> Cow<'o, Order> {
        self.completed(order).map_or(Cow::Borrowed(order), Cow::Owned)
    }

    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        Self::judged(self, order)
    }

    fn quote(&self, order: &Order) -> Quote {
        Self::quote(self, order)
    }

    fn execute(&mut self, order: &Order) {
        if order.verb() == Verb::Concede {
            self.concede();
        } else {
            self.obey(order);
        }
    }

    /// Orders run what follows them.
    fn advance(&mut self) {}

    fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        if self.decision().is_none() {
            return Vec::new();
        }
        let orders = self.offered().iter();
        orders.filter(|order| piece.is_none() || order.piece() == piece).cloned().collect()
    }

    fn frames(&self) -> Vec<UnderWay> {
        self.frames_in_words()
    }

    fn contest(&self) -> Option<Ledger> {
        self.contest_at_hand()
    }

    fn appraise_order(&self, order: &Order) -> Appraisal {
        Self::appraise_order(self, order)
    }

    fn outlook_of(&self, order: &Order) -> i32 {
        self.outlook_after(order)
    }

    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        Self::highlighted(self, selected)
    }

    fn view(&self, seat: Option<Side>) -> Cow<'_, Field> {
        self.seen_while_setting_up(seat)
    }

    fn shown_marks(&self, pix: PieceIx) -> Marks {
        self.marks_shown(pix)
    }

    fn lines_of_command(&self, _: Option<Side>) -> Vec<Relation> {
        Self::lines_of_command(self)
    }

    fn gauges_of(&self, _: Option<Side>) -> Vec<Gauge> {
        self.loss_gauges()
    }

    fn prospects_of(&self, _: Option<Side>) -> Prospects {
        let last = self.ground().most_phases;
        Prospects { last_turn: (last < u16::MAX).then_some(last), winner: self.better_ratio() }
    }

    fn strength_of(&self, _: Option<Side>, side: Side) -> i64 {
        self.units_of(side).into_iter().map(|unit| i64::from(self.loss(unit))).sum()
    }

    fn acts(&self) -> bool {
        matches!(
            self.memory().frames.last(),
            Some(
                Frame::Activation(_)
                    | Frame::Right(_)
                    | Frame::Bombardment(_)
                    | Frame::Approach(_)
                    | Frame::Contact(_)
            )
        )
    }

    fn balance_of(&self, side: Side) -> i32 {
        self.balance_for(side)
    }

    fn stat_rows(&self, _: Option<Side>) -> Vec<(String, String)> {
        self.units_counted()
    }

    fn faults(&self, at_rest: bool) -> Vec<String> {
        Self::faults(self, at_rest)
    }

    fn fault_of(&self, event: &Event) -> Option<String> {
        Self::fault_of(self, event)
    }

    fn odds_of(&self, order: &Order) -> Vec<Odds> {
        let fights = self.fight_odds(order);
        if fights.is_empty() { enumerate(self, order, None) } else { fights }
    }

    fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        Self::marched(self, pix, along)
    }

    /// A march is one action along a path; a unit free to face where it likes faces as it is told, else as the first
    /// order there says. Who keeps its front is not turned.
    fn order_along(&self, pix: PieceIx, way: &[Hex], facing: Option<Hour>) -> Option<Order> {
        let now = self.field().get(pix)?;
        let facing = facing.filter(|facing| is_fast(now.formation) || Some(*facing) != now.facing);
        let order = way_order(pix, way, facing);
        (!way.is_empty()).then(|| self.completed(&order).unwrap_or(order))
    }

    fn areas_of(&self, selected: Option<PieceIx>) -> Vec<Area> {
        self.areas_shown(selected)
    }

    fn ground_changed(&self) -> Vec<GroundChange> {
        self.sectors_damaged()
    }

    fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        Self::fire_area(self, pix)
    }

    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        Self::line_of_sight(self, from, to)
    }
}

impl Battle {
    /// An order that leaves parts open, as an order given with a click or a key does: the first offered with the parts
    /// it names. `None` if it is whole, or if none is offered.
    fn completed(&self, order: &Order) -> Option<Order> {
        let named = order.parts();
        if let (Order::Move { piece: Some(pix), to, turn_only: false, .. }, Some(Frame::Activation(own))) =
            (order, self.memory().frames.last())
            && own.piece == *pix
            && self.nature(*pix).arm.leads()
        {
            // Generals go by any path: only the end counts, and whom they are attached to there.
            return Some(Order::Place { piece: Some(*pix), to: *to, beside: None, facing: None });
        }
        let turned = || {
            let now = self.field().get(named.piece?)?;
            Some(rotated(now.facing?, named.amount))
        };
        let facing = named.facing.or_else(|| (order.verb() == Verb::Turn).then(turned).flatten());
        let fits = |offered: &&Order| {
            let other = offered.parts();
            let amount = match order.verb() {
                Verb::Turn | Verb::Form | Verb::Allot => true,
                _ => named.amount == other.amount,
            };
            offered.verb() == order.verb()
                && amount
                && named.flag == other.flag
                && named.piece == other.piece
                && (named.hex.is_none() || named.hex == other.hex)
                && (named.target.is_none() || named.target == other.target)
                && (named.path.is_empty() || named.path == other.path)
                && (facing.is_none() || facing == other.facing)
                && (named.formation.is_none() || named.formation == other.formation)
        };
        let open = match order {
            Order::Move { path, facing, piece, .. } => {
                let fast = piece.and_then(|p| self.field().get(p)).is_some_and(|p| is_fast(p.formation));
                path.is_empty() || (fast && facing.is_none())
            }
            Order::Turn { facing, by, .. } => facing.is_none() || *by != 0,
            Order::Form { facing, .. } => facing.is_none(),
            Order::Fire { at, .. } => at.is_some() || named.target.is_some(),
            Order::Charge { path, .. } | Order::Retreat { path, .. } => path.is_empty(),
            Order::Advance { to, .. } | Order::Withdraw { to, .. } => to.is_none(),
            Order::Allot { points, .. } => *points == 0,
            // A unit of the Reserve sent to a hex joins the Leader there.
            Order::Place { piece: Some(unit), beside: None, .. } => {
                self.field().get(*unit).is_some_and(|unit| unit.marks.has(mark::RESERVE))
            }
            _ => false,
        };
        let mut found = open.then(|| self.offered().iter().filter(fits))?;
        // Left is the first facing of the new formation, right the last.
        let right = order.verb() == Verb::Form && named.amount > 0;
        (if right { found.next_back() } else { found.next() }).cloned()
    }

    /// May the order be given now?
    ///
    /// # Errors
    /// Why not.
    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        let Some(decision) = self.decision() else {
            return refuse(rule::WIN_CHECK, "The battle is over");
        };
        if order.target().is_some_and(|target| self.field().get(target).is_none()) {
            return refuse(rule::UNIT_PROFILE, "There is no such piece");
        }
        if let Some(pix) = order.piece() {
            let Some(piece) = self.field().get(pix) else {
                return refuse(rule::UNIT_PROFILE, "There is no such piece");
            };
            if piece.side() != decision.side {
                return refuse(rule::SEQ_BRIGADES, "It is for the other side to answer");
            }
        }
        if order.verb() == Verb::Concede || self.offered().contains(order) {
            return Ok(());
        }
        if !self.memory().displaced.is_empty() {
            return refuse(rule::GEN_THREAT, "A general is to be placed first, and not there");
        }
        match (self.memory().frames.last(), order) {
            (Some(Frame::Activation(activation)), Order::Move { piece, .. })
                if *piece == Some(activation.piece) =>
            {
                self.judged_way(activation, order)
            }
            (Some(Frame::SettingUp(setting)), _) => self.refused_setting_up(setting, order),
            (Some(Frame::Company(company)), _) => self.refused_company(*company, order),
            (Some(Frame::Activation(activation)), _) => self.refused(activation, order),
            (Some(Frame::Group(group)), _) => self.refused_in_group(group, order),
            (Some(Frame::Phase(_)), Order::Activate { leader: Some(pix) }) => self.refused_activation(*pix),
            (Some(Frame::Dice { cause: Cause::Further, .. }), Order::Choose { .. }) => {
                refuse(rule::RES_FURTHER, "It is hurried on with one die or two")
            }
            (Some(Frame::Arrivals(_)), _) => {
                refuse(rule::SEQ_ARRIVE, "It enters by a listed hex that is free and away from every enemy")
            }
            (Some(Frame::Assignment(_)), Order::Move { .. }) => refused_free_move(),
            (Some(Frame::Right(right)), _) => self.refused_reaction(*right, order),
            (Some(Frame::Dice { most, .. }), _) => {
                refuse(rule::ACT_ROLL, format!("First pick 1 to {most} dice for its roll"))
            }
            (Some(Frame::HelpedRoll(_)), _) => {
                refuse(rule::CINC_REROLL, "First throw a failed die again, or keep the dice")
            }
            (Some(Frame::Bombardment(Bombardment::Leaving { .. })), _) => {
                refuse(rule::BUA_DAMAGE, "First the garrison leaves its sector, by one of the ways homewards")
            }
            (Some(Frame::Bombardment(_)), _) => {
                refuse(rule::GUN_MODS, "First say how many kept actions become dice of this shot")
            }
            (Some(Frame::Approach(approach)), _) => self.refused_in_approach(approach, order),
            // Another way than the one offered.
            (
                Some(Frame::Contact(contact)),
                Order::Charge { piece: Some(unit), target: Some(target), path, .. },
            ) if self.ways_through(contact, *unit, *target).contains(path) => Ok(()),
            (Some(Frame::Contact(contact)), _) => self.refused_in_contact(contact, order),
            _ => refuse(rule::SEQ_BRIGADES, "That is not asked now"),
        }
    }

    /// The side that is asked gives the battle up (`win.check`).
    fn concede(&mut self) {
        let Some(side) = self.decision().map(|decision| decision.side) else { return };
        let lost = self.memory().loss_halves;
        let reason = format!("Side {side} gives up.");
        let (winner, victory) = (Some(side.other()), Victory::Tactical);
        let points = [lost[1], lost[0]];
        self.emit(Event::Ended(Outcome { winner, victory, points, reason, rule: rule::WIN_CHECK.into() }));
    }
}

#[cfg(test)]
mod tests {
    use crate::Drums;
    use crate::board::tests::at;
    use crate::ids::{formation, rule};
    use crate::test_field::{Field, activated};
    use oblique_rules::Ruleset as _;
    use oblique_rules::play::{Game as _, Options, Order, Verb};
    use oblique_scenario::Side;

    fn field() -> Field {
        Field::new(&[
            ("leader", "A", at(10, 18), ""),
            ("infantry", "A", at(10, 14), "line"),
            ("cinc", "A", at(12, 20), ""),
            ("leader", "B", at(10, 2), ""),
            ("infantry", "B", at(14, 4), "line"),
            ("cinc", "B", at(12, 2), ""),
        ])
    }

    #[test]
    fn a_sound_scenario_opens_and_one_with_errors_does_not() {
        let mut field = field();
        let options = Options { seed: 1, fog: false, unattended: false };
        let game = Drums.begin(&field.0, &options).expect("no check finds an error");
        assert!(game.decision().is_some() && !game.orders(None).is_empty());
        field.piece(4).hex = Some(at(10, 14));
        let Err(found) = Drums.begin(&field.0, &options) else { panic!("two units on a hex") };
        assert!(!found.is_empty());
    }

    /// A click names a hex, a key a side or a formation: the order is the offered one.
    #[test]
    fn orders_that_leave_parts_open_are_completed() {
        let mut battle = activated(field(), "p1", 3);
        let unit = battle.by_id("p1").expect("it takes part");
        battle.carry_out(&Order::step(unit, at(10, 12))).expect("two hexes ahead");
        assert_eq!(battle.piece(unit).hex, at(10, 12));
        battle.carry_out(&Order::Turn { piece: Some(unit), by: 1, facing: None }).expect("to the right");
        assert_eq!(battle.piece(unit).facing.map(oblique_board::hex::Hour::get), Some(2));
        let column = Some(formation::ATTACK_COLUMN);
        let form = Order::Form { piece: Some(unit), formation: column, by: -1, facing: None };
        battle.carry_out(&form).expect("a column");
        assert_eq!(battle.piece(unit).formation, formation::ATTACK_COLUMN);
    }

    #[test]
    fn a_refusal_names_its_rule() {
        let battle = activated(field(), "p1", 1);
        let unit = battle.by_id("p1").expect("it takes part");
        let other = battle.by_id("p4").expect("it takes part");
        let why = |order: Order| battle.judge(&order).expect_err("refused").rule;
        assert_eq!(why(Order::step(unit, at(20, 14))), rule::MOVE_ACTION);
        assert_eq!(why(Order::of(Verb::Rally, unit)), rule::RALLY_COST);
        assert_eq!(why(Order::of(Verb::Recover, unit)), rule::GUN_RELOAD);
        assert_eq!(why(Order::of(Verb::Rally, other)), rule::SEQ_BRIGADES);
    }

    #[test]
    fn ways_lead_where_moves_are_offered() {
        let battle = activated(field(), "p1", 2);
        let unit = battle.by_id("p1").expect("it takes part");
        let found = battle.marches(unit, &[]).expect("it may move");
        for reached in found.reach(battle.board().layout()) {
            let way = found.way(found.best(reached.hex).expect("a way"));
            let order = battle.march_order(unit, &way, None).expect("an order");
            battle.judge(&order).expect("it may go there");
        }
        let moves = battle.orders(Some(unit)).into_iter().filter(|order| order.verb() == Verb::Move);
        assert!(moves.filter_map(|order| order.hex()).all(|hex| found.best(hex).is_some()));
    }

    /// A click sends a general where an order places him, and his ways are those orders.
    #[test]
    fn a_general_rides_where_he_is_sent() {
        let mut battle = activated(field(), "p0", 2);
        let leader = battle.by_id("p0").expect("it takes part");
        let found = battle.marches(leader, &[]).expect("he may ride");
        let way = found.way(found.best(at(14, 16)).expect("within eight hexes"));
        let order = battle.march_order(leader, &way, None).expect("an order");
        battle.judge(&order).expect("he may ride there");
        assert!(battle.appraise(&Order::step(leader, at(30, 20))).good < 0, "out of reach of his brigade");
        battle.carry_out(&Order::step(leader, at(14, 16))).expect("he rides");
        assert_eq!(battle.piece(leader).hex, at(14, 16));
        let far = battle.judge(&Order::step(leader, at(30, 16))).expect_err("too far").rule;
        assert_eq!(far, rule::GEN_MOVE);
        assert!(battle.odds(&Order::step(leader, at(13, 16))).is_empty(), "no dice");
    }

    #[test]
    fn who_gives_up_has_lost() {
        let mut battle = activated(field(), "p1", 1);
        battle.carry_out(&Order::Concede).expect("it may always be given up");
        assert_eq!(battle.field().outcome.as_ref().and_then(|outcome| outcome.winner), Some(Side::B));
    }
}
