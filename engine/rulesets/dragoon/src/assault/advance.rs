//! Advancing into a hex the enemy has left (`adv.how`, `fire.advance`), and the questions about it.
//!
//! Must not know how the hex was emptied; which hexes an assault opens is told in `assault_outcome`.

use crate::battle::flow::Flow;
use crate::battle::memory::{MemoryChange, at_hex, hex_at};
use crate::battle::state::Battle;
use crate::combat::memory::{Advances, CombatChange};
use crate::ids::{DecisionKind, formation, mark, phase, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Decision, Order, PieceIx, Refusal, Verb, Why};

impl Battle {
    /// May a unit advance into an adjacent hex (`adv.how`)?
    pub(crate) fn may_advance(&self, pix: PieceIx, hex: Hex) -> bool {
        let piece = self.piece(pix);
        let form = piece.formation;
        piece.on_map()
            && !self.routed(pix)
            && !self.arm(pix).is_guns()
            && form != formation::SQUARE
            && self.disruption(pix) < Tables::get().checks.immobile_from
            && piece.hex.unsigned_distance_to(hex) == 1
            && self.stack_allows(pix, hex)
            && self.terrain_allows(pix, form, hex)
    }

    /// Leaders in a unit's hex of whom the owner may choose whether they go along: none if no other
    /// unit stays, because then they must.
    pub(crate) fn leaders_choose(&self, pix: PieceIx) -> bool {
        let here = self.at(self.piece(pix).hex);
        here.iter().any(|p| self.arm(*p).is_leader())
            && here.iter().any(|p| *p != pix && !self.arm(*p).is_leader())
    }

    /// Carries out an advance; `leaders`: those who may choose go along.
    pub(crate) fn advance(&mut self, pix: PieceIx, hex: Hex, leaders: bool) {
        let from = self.piece(pix).hex;
        let side = self.piece(pix).side();
        let go = leaders || !self.leaders_choose(pix);
        let along: Vec<PieceIx> = if go {
            self.at(from).iter().copied().filter(|p| self.arm(*p).is_leader()).collect()
        } else {
            Vec::new()
        };
        let name = self.piece(pix).info.name.clone();
        self.say(rule::ADV_HOW, Some(pix), format!("{name} advances"));
        self.place(pix, hex, Why::Advance);
        self.set_mark(pix, mark::FINISHED, true);
        for leader in along {
            if self.piece(leader).side() == side {
                self.place(leader, hex, Why::Along);
            }
        }
    }

    /// Notes the hexes that second fire has emptied (`fire.advance`).
    pub(crate) fn open_fire_advances(&mut self, hexes: &[Hex]) {
        let open = hexes.iter().filter(|h| self.units_at(**h).next().is_none()).map(|h| at_hex(*h)).collect();
        let advances = Advances { hexes: open, done: std::collections::BTreeSet::new() };
        self.change_memory(MemoryChange::Combat(CombatChange::Advances(Some(advances))));
    }

    /// Units that may enter a hex emptied by second fire, in canonical order; who fired in First Fire stays
    /// put (`fire1.who`).
    fn fire_advancers(&self, hex: Hex) -> Vec<PieceIx> {
        let done = self.memory().combat.advances.as_ref().map(|a| &a.done);
        let units = self.field().iter().map(|(pix, _)| pix).filter(|pix| {
            let arm = self.arm(*pix);
            self.piece(*pix).on_map()
                && Some(self.piece(*pix).side()) == self.field().active_side
                && self.is(*pix, mark::TAKING_PART)
                && (arm.is_foot() || arm.is_cavalry())
                && !self.is(*pix, mark::CHARGING)
                && !self.is(*pix, mark::FIRED)
                && done.is_none_or(|d| !d.contains(pix))
                && self.has_zone(*pix)
                && self.front(*pix).contains(&hex)
                && self.may_advance(*pix, hex)
        });
        self.canonical(units)
    }

    /// Hexes emptied by second fire, with the units that may enter each.
    pub(crate) fn advance_after_fire_options(&self) -> Vec<(Hex, Vec<PieceIx>)> {
        let open = self.memory().combat.advances.as_ref().map_or(&[][..], |a| &a.hexes);
        open.iter().map(|at| hex_at(*at)).map(|h| (h, self.fire_advancers(h))).collect()
    }

    /// Goes on with a fire step: asks for the next advance, or ends the step.
    pub(crate) fn continue_fire(&mut self) -> Flow {
        while let Some(advances) = self.memory().combat.advances.clone() {
            let Some(at) = advances.hexes.first() else { break };
            if !self.fire_advancers(hex_at(*at)).is_empty()
                && let Some(side) = self.field().active_side
            {
                let name = self.board().layout().name(hex_at(*at));
                return Flow::Ask(Decision {
                    kind: DecisionKind::AdvanceFire.id(),
                    side,
                    joint: false,
                    piece: None,
                    prompt: format!("Who enters {name}, which the enemy has left? Nobody has to."),
                    default: Order::blank(Verb::Decline),
                });
            }
            self.drop_first_advance(None);
        }
        self.change_memory(MemoryChange::Combat(CombatChange::Advances(None)));
        self.auto_form_fire();
        Flow::Done
    }

    fn drop_first_advance(&mut self, advanced: Option<PieceIx>) {
        let Some(mut advances) = self.memory().combat.advances.clone() else { return };
        if !advances.hexes.is_empty() {
            advances.hexes.remove(0);
        }
        advances.done.extend(advanced);
        self.change_memory(MemoryChange::Combat(CombatChange::Advances(Some(advances))));
    }

    /// Orders for a unit to enter a hex: one, or two where its leaders may choose.
    pub(crate) fn advance_choices(&self, pix: PieceIx, hex: Hex) -> Vec<Order> {
        let with_leaders: &[bool] = if self.leaders_choose(pix) { &[false, true] } else { &[false] };
        with_leaders.iter().map(|with| Order::advance(pix, hex, *with)).collect()
    }

    /// Legal answers to a decision about an advance, the default first.
    pub(crate) fn advance_orders(&self) -> Vec<Order> {
        if self.field().phase == phase::ASSAULT {
            return self.assault_advance_orders();
        }
        let mut orders = vec![Order::blank(Verb::Decline)];
        if let Some((hex, units)) = self.advance_after_fire_options().into_iter().next() {
            for pix in units {
                orders.extend(self.advance_choices(pix, hex));
            }
        }
        orders
    }

    /// Why an answer to a decision about an advance is refused.
    pub(crate) fn refuse_advance(&self, order: &Order) -> Option<Refusal> {
        let legal = self.advance_orders();
        let same =
            |o: &Order| o.verb() == order.verb() && o.piece() == order.piece() && o.hex() == order.hex();
        if legal.iter().any(same) {
            return None;
        }
        Some(self.no_advance(order, &legal))
    }

    /// Why an answer is none of the legal ones: the unit, the hex, or what is still to be chosen.
    fn no_advance(&self, order: &Order, legal: &[Order]) -> Refusal {
        let open: std::collections::BTreeSet<_> =
            legal.iter().filter_map(oblique_rules::play::Order::hex).map(at_hex).collect();
        let name = |hex: Hex| self.board().layout().name(hex);
        let hexes = open.iter().map(|at| name(hex_at(*at))).collect::<Vec<_>>().join(" or ");
        let fight = self.field().phase == phase::ASSAULT;
        let rule = if fight { rule::OUT_WIN } else { rule::FIRE_ADVANCE };
        let (unit, hex) = match (order.verb(), order.piece(), order.hex()) {
            (Verb::Decline, ..) => {
                return Refusal::new(rule::OUT_WIN, "The winner of a fight must enter the hex");
            }
            (Verb::Advance, Some(unit), hex) => (unit, hex),
            _ if fight => return Refusal::new(rule, format!("Choose the unit that enters {hexes}")),
            _ => return Refusal::new(rule, format!("Choose the unit that enters {hexes}, or nobody")),
        };
        if let Some(hex) = hex.filter(|h| !open.contains(&at_hex(*h))) {
            return Refusal::new(rule, format!("{} is not open to an advance: only {hexes} is", name(hex)));
        }
        let his: Vec<String> = legal
            .iter()
            .filter(|o| o.piece() == Some(unit))
            .filter_map(oblique_rules::play::Order::hex)
            .map(name)
            .collect();
        if hex.is_none() && !his.is_empty() {
            return Refusal::new(rule, format!("Choose the hex it enters: {}", his.join(" or ")));
        }
        let at = hex.or_else(|| open.first().map(|at| hex_at(*at)));
        self.bars_advance(unit, at.unwrap_or(self.piece(unit).hex), rule)
    }

    /// What keeps a unit from entering a hex the enemy has left.
    fn bars_advance(&self, pix: PieceIx, hex: Hex, rule: RuleId) -> Refusal {
        let piece = self.piece(pix);
        let name = &piece.info.name;
        let at = self.board().layout().name(hex);
        let (rule, why) = if self.arm(pix).is_leader() {
            (rule::ADV_HOW, format!("{name} is a leader: a unit enters first"))
        } else if self.routed(pix) {
            (rule::ROUT_STATE, format!("{name} is routed"))
        } else if self.arm(pix).is_guns() {
            (rule::ADV_HOW, format!("{name} is artillery and does not advance"))
        } else if piece.formation == formation::SQUARE {
            (rule::ADV_HOW, format!("{name} is in square and does not advance"))
        } else if self.disruption(pix) >= Tables::get().checks.immobile_from {
            (rule::ADV_HOW, format!("{name} is too disrupted to advance"))
        } else if piece.hex.unsigned_distance_to(hex) != 1 {
            (rule::ADV_HOW, format!("{name} does not stand beside {at}"))
        } else if !self.stack_allows(pix, hex) {
            (rule::ADV_HOW, format!("{at} is full, or holds units {name} cannot stand with"))
        } else if !self.terrain_allows(pix, piece.formation, hex) {
            (rule::ADV_HOW, format!("{name} may not enter the ground of {at} in its formation"))
        } else if rule == rule::FIRE_ADVANCE && self.is(pix, mark::FIRED) {
            (rule::FIRE1_WHO, format!("{name} fired in First Fire and stays where it is"))
        } else if rule == rule::OUT_WIN {
            (rule, format!("{name} did not drive the enemy out of {at}"))
        } else if self.is(pix, mark::TAKING_PART) {
            (rule, format!("{name} does not have {at} in its zone of control, or has advanced already"))
        } else {
            (rule, self.why_idle(pix))
        };
        Refusal::new(rule, why)
    }

    /// Takes the answer to a decision about an advance; the step then goes on with
    /// [`Battle::continue_fire`] or [`Battle::continue_assault`].
    pub(crate) fn answer_advance(&mut self, order: &Order) {
        let chosen = match *order {
            Order::Advance { piece: Some(pix), to: Some(hex), with_leaders } => {
                Some((pix, hex, with_leaders))
            }
            _ => None,
        };
        if self.field().phase == phase::ASSAULT {
            if let Some((pix, hex, with_leaders)) = chosen {
                self.assault_advance(pix, hex, with_leaders);
            }
            return;
        }
        if let Some((pix, hex, with_leaders)) = chosen {
            self.advance(pix, hex, with_leaders);
        }
        self.drop_first_advance(chosen.map(|(pix, ..)| pix));
    }
}
