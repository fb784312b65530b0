//! Free set-up: a side with a zone of rows places its pieces there (`seq.loop`).
//!
//! Must not know what a scenario must provide: the scenario checks say that.

use crate::battle::state::Battle;
use crate::ids::{DecisionKind, rule};
use crate::refuse;
use crate::sequence::work::SequenceWork as Work;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Refusal, Verb, Why};
use oblique_scenario::Side;

impl Battle {
    /// Asks a side that has a zone; the side that begins sets up first.
    pub(crate) fn open_set_up(&mut self, side: Side) {
        if self.ground().sides[side.index()].set_up_rows.is_some() {
            self.ask(DecisionKind::Setup, side, None, Order::Done);
        } else {
            self.after_set_up(side);
        }
    }

    fn after_set_up(&mut self, side: Side) {
        let next = if side == self.active() { Work::SetUp(side.other()) } else { Work::Begin };
        self.go(next);
    }

    /// Is a hex in a side's zone?
    pub(crate) fn in_zone(&self, side: Side, hex: Hex) -> bool {
        let layout = self.board().layout();
        let row = u16::try_from(layout.col_row(hex).1 + 1).unwrap_or(0);
        layout.contains(hex)
            && self.ground().sides[side.index()].set_up_rows.is_some_and(|(a, b)| (a..=b).contains(&row))
    }

    /// Which rows are a side's zone, in words.
    fn zone_rows(&self, side: Side) -> String {
        match self.ground().sides[side.index()].set_up_rows {
            Some((first, last)) if first == last => format!("side {side} deploys in row {first}"),
            Some((first, last)) => format!("side {side} deploys in rows {first} to {last}"),
            None => format!("side {side} has no deployment zone"),
        }
    }

    /// Orders of a set-up: each piece to each hex of the zone it may stand in.
    pub(crate) fn set_up_orders(&self, side: Side, piece: Option<PieceIx>, orders: &mut Vec<Order>) {
        let pieces: Vec<PieceIx> = match piece {
            Some(pix) => vec![pix],
            None => self.units_of(side).chain(self.leaders_of(side)).collect(),
        };
        let zone: Vec<Hex> = self.board().layout().hexes().filter(|h| self.in_zone(side, *h)).collect();
        for pix in pieces {
            for hex in &zone {
                let order = Order::of(Verb::Place, pix).with_hex(*hex);
                if self.judge_set_up(side, &order).is_ok() {
                    orders.push(order);
                }
            }
        }
        if piece.is_none() {
            orders.push(Order::Done);
        }
    }

    /// May a piece be set up there?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn judge_set_up(&self, side: Side, order: &Order) -> Result<(), Refusal> {
        match (order.verb(), order.piece(), order.hex()) {
            (Verb::Done, _, _) => Ok(()),
            (Verb::Place, Some(pix), Some(hex)) => {
                if !self.in_zone(side, hex) {
                    let name = self.board().layout().name(hex);
                    return refuse(
                        rule::SEQ_LOOP,
                        format!("{name} is outside the deployment zone: {}", self.zone_rows(side)),
                    );
                }
                if order.facing().is_some_and(|f| !self.hours_of(self.piece(pix).formation).contains(&f)) {
                    return refuse(rule::FACE_SIDES, "The formation cannot face that way");
                }
                let stays = self.piece(pix).hex == hex;
                if stays && order.facing().is_none_or(|f| self.piece(pix).facing == Some(f)) {
                    return refuse(rule::SEQ_LOOP, "It stands there");
                }
                if !stays {
                    self.may_stand(pix, hex)?;
                    self.no_enemy_there(side, hex)?;
                }
                let facing = order.facing().or(self.piece(pix).facing);
                let free =
                    self.arm(pix).leads() || facing.is_none_or(|f| self.end_facings(pix, hex).contains(&f));
                if free {
                    Ok(())
                } else {
                    refuse(rule::STACK_CLOSE, "Two Close units in a hex face the same way")
                }
            }
            (Verb::Place, None, _) => {
                refuse(rule::SEQ_LOOP, format!("Choose the piece that is set up: {}", self.zone_rows(side)))
            }
            (Verb::Place, Some(pix), None) => {
                let text = format!("Choose the hex of {}: {}", self.name(pix), self.zone_rows(side));
                refuse(rule::SEQ_LOOP, text)
            }
            _ => refuse(rule::SEQ_LOOP, format!("Set pieces up, or finish: {}", self.zone_rows(side))),
        }
    }

    /// Two sides are never set up in one hex (check V31): what drives a leader off or takes guns is a
    /// move, and nobody moves yet.
    ///
    /// # Errors
    /// An enemy of that side stands there.
    fn no_enemy_there(&self, side: Side, hex: Hex) -> Result<(), Refusal> {
        match self.at(hex).iter().find(|p| self.piece(**p).side() != side) {
            Some(foe) => {
                let text = format!("{} stands there: no two sides are set up in one hex", self.name(*foe));
                refuse(rule::STACK_NONE, text)
            }
            None => Ok(()),
        }
    }

    /// Carries out an order of a set-up.
    pub(crate) fn answer_set_up(&mut self, side: Side, order: &Order) {
        let (Verb::Place, Some(pix), Some(hex)) = (order.verb(), order.piece(), order.hex()) else {
            self.answered();
            self.after_set_up(side);
            return;
        };
        let from = self.piece(pix).hex;
        if from != hex {
            self.emit(Event::Moved { piece: pix, from, to: hex, why: Why::Ordered });
            self.settle_tops(from, None);
            self.settle_tops(hex, Some(pix));
        }
        if let Some(facing) = order.facing() {
            self.emit(Event::Faced { piece: pix, facing: Some(facing) });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Flintlock;
    use crate::tests::read_scenario;
    use oblique_board::Path;
    use oblique_board::hex::Hour;
    use oblique_rules::Ruleset as _;
    use oblique_rules::play::Options;
    use oblique_rules::play::{Order, Verb};
    use oblique_scenario::{Side, Value};
    use oblique_testing::check_trial::feature;

    #[test]
    fn a_side_with_a_zone_sets_up_in_it_before_the_first_activation() {
        let text = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
        let mut scenario = read_scenario(text).scenario.expect("the scenario is whole");
        for side in Side::BOTH {
            let (first, last) = if side == Side::A { (1, 2) } else { (33, 34) };
            let params = &mut scenario.sides[side.index()].params;
            params.insert("setup_first_row".to_owned(), Value::Int(first));
            params.insert("setup_last_row".to_owned(), Value::Int(last));
        }
        let mut game = Flintlock
            .begin(&scenario, &Options { seed: 1, fog: false, unattended: false })
            .expect("it opens");
        let asked = |game: &dyn oblique_rules::play::Game| game.decision().map(|d| (d.kind, d.side));
        let (kind, first) = asked(game.as_ref()).expect("somebody is asked");
        assert_eq!(kind, "setup");
        let layout = scenario.board.layout();
        let row = if first == Side::A { 1 } else { 33 };
        let (pix, _) = game.field().iter().find(|(_, p)| p.side() == first && p.is_unit()).expect("a unit");
        let inside = layout.at(3, row - 1);
        let order = Order::of(Verb::Place, pix).with_hex(inside).with_facing(Hour::new(0));
        game.carry_out(&order).expect("it may stand there");
        assert_eq!((game.field().piece(pix).hex, asked(game.as_ref())), (inside, Some(("setup", first))));
        let outside = Order::of(Verb::Place, pix).with_hex(layout.at(3, 16));
        let refusal = game.judge(&outside).expect_err("not there");
        assert_eq!(refusal.rule, crate::ids::rule::SEQ_LOOP);
        let (from, to) = if first == Side::A { (1, 2) } else { (33, 34) };
        let rows = format!("outside the deployment zone: side {first} deploys in rows {from} to {to}");
        assert!(refusal.message.contains(&rows), "{}", refusal.message);
        let nowhere = game.judge(&Order::of(Verb::Place, pix)).expect_err("no hex");
        assert!(nowhere.message.starts_with("Choose the hex of"), "{}", nowhere.message);
        assert_eq!(game.judge(&order).expect_err("it stands there").rule, crate::ids::rule::SEQ_LOOP);
        game.carry_out(&Order::Done).expect("he finishes");
        assert_eq!(asked(game.as_ref()), Some(("setup", first.other())));
        game.carry_out(&Order::Done).expect("he finishes, too");
        assert_eq!(asked(game.as_ref()), Some(("begin", first)));
    }
    /// Where a road leads through ground closed to it, a gun may stand: it may have come along the road.
    #[test]
    fn a_gun_is_set_up_on_the_road_through_a_swamp() {
        let text = include_str!("../../../../../scenarios/flintlock/cowpens.ron");
        let mut scenario = read_scenario(text).scenario.expect("the scenario is whole");
        let layout = scenario.board.layout();
        let [on, beside] = [3, 4].map(|col| layout.at(col, 0));
        let swamp = scenario.board.terrain_ix("swamp").expect("the catalog has swamp");
        for hex in [on, beside] {
            scenario.board.set_terrain(hex, swamp);
        }
        feature(&mut scenario, "road", Path::Hexes(vec![on, layout.at(3, 1)]));
        let side = scenario.pieces.values().find(|p| p.kind == "gun").expect("there is a gun").side;
        let params = &mut scenario.sides[side.index()].params;
        params.insert("setup_first_row".to_owned(), Value::Int(1));
        params.insert("setup_last_row".to_owned(), Value::Int(2));
        let game = Flintlock
            .begin(&scenario, &Options { seed: 1, fog: false, unattended: false })
            .expect("it opens");
        let is_gun = |p: &oblique_rules::play::PieceState| p.info.role == oblique_rules::catalog::Role::Guns;
        let (gun, _) = game.field().iter().find(|(_, p)| is_gun(p)).expect("a gun");
        let may = |hex| game.judge(&Order::of(Verb::Place, gun).with_hex(hex)).is_ok();
        assert!(may(on));
        assert!(!may(beside));
    }
}
