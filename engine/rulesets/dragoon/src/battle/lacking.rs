//! Orders that leave out the unit, the hex or the side turned to: what bars them whatever is chosen, or what
//! is still to be chosen, under the rule of what was asked for.
//!
//! Words only; whether a complete order is legal is judged by the rules themselves.

use crate::battle::state::Battle;
use crate::ids::{phase, rule};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Game as _, Order, PieceIx, Refusal, Verb};

impl Battle {
    /// The piece of an order.
    ///
    /// # Errors
    /// Which is to be chosen, or that there is none.
    pub(crate) fn piece_of(&self, order: &Order) -> Result<PieceIx, Refusal> {
        order.piece().ok_or_else(|| self.no_piece(order.verb()))
    }

    /// The hex an order of a piece names.
    ///
    /// # Errors
    /// What bars every hex, or which is to be chosen.
    pub(crate) fn hex_of(&self, pix: PieceIx, order: &Order) -> Result<Hex, Refusal> {
        order.hex().ok_or_else(|| match order.verb() {
            Verb::Plot if self.field().phase == phase::BOMBARDMENT => self.no_bombard_target(pix),
            Verb::Plot => self.no_fire_target(pix),
            Verb::Disengage => self.no_step_back(pix),
            Verb::ChargeStep => self.no_ride(pix),
            _ => self.no_step(pix, order.flag()),
        })
    }

    /// What an order without a unit lacks.
    fn no_piece(&self, verb: Verb) -> Refusal {
        let assaults = self.field().phase == phase::ASSAULT;
        let side = self.decision().map(|d| d.side);
        let (rule, text) = match verb {
            Verb::Plot => match self.field().phase {
                phase::BOMBARDMENT => (rule::BOMB_WHO, "Choose the battery that bombards"),
                phase::FIRST_FIRE => (rule::FIRE1_WHO, "Choose the unit that fires"),
                phase::SECOND_FIRE => (rule::FIRE2_WHO, "Choose the unit that fires"),
                _ => (rule::DEFFIRE_WHO, "Choose the unit that fires"),
            },
            Verb::Unplot if assaults && self.memory().assaults.is_empty() => {
                (rule::ASS_WHO, "No assault is plotted")
            }
            Verb::Unplot if assaults => (rule::ASS_WHO, "Choose the unit whose assault is taken back"),
            Verb::Unplot if !self.memory().plots.keys().any(|p| Some(self.piece(*p).side()) == side) => {
                (rule::FIRE_PLOT, "No fire is plotted")
            }
            Verb::Unplot => (rule::FIRE_PLOT, "Choose the unit whose fire is taken back"),
            Verb::Assault if side.is_none_or(|s| self.assault_candidates(s).is_empty()) => {
                (rule::ASS_WHO, "No other unit can assault now")
            }
            Verb::Assault => (rule::ASS_WHO, "Choose the unit that assaults"),
            Verb::Allot => (rule::CMD_UNSPENT, "Choose the corps leader who gets the points"),
            Verb::Turn => (rule::FACE_TURN, "Choose the unit that turns"),
            Verb::Form => (rule::FORM_CHANGE, "Choose the unit that changes formation"),
            Verb::MakeTop => (rule::STACK_CHANGE, "Choose the unit that becomes the top one of its hex"),
            Verb::Recover => (rule::RECOVER_ATTEMPT, "Choose the unit that recovers"),
            Verb::Rally => (rule::RALLY_WHO, "Choose the unit that is rallied"),
            Verb::Disengage => (rule::DISENGAGE_WHO, "Choose the unit that disengages"),
            Verb::AssaultMove => (rule::ASSAULTMOVE_DECLARE, "Choose the unit that makes an assault move"),
            Verb::Charge => (rule::CHARGE_WHO, "Choose the cavalry that charges"),
            _ => (rule::MOVE_WHO, "Choose the unit that moves"),
        };
        Refusal::new(rule, text)
    }

    /// Enemies in hexes, as a list to choose from.
    fn choose_target(&self, rule: RuleId, hexes: &[Hex]) -> Refusal {
        let named = |hex: &Hex| {
            let name = self.board().layout().name(*hex);
            self.fighting_at(*hex).map_or(name.clone(), |p| format!("{} in {name}", self.piece(p).info.name))
        };
        let names: Vec<String> = hexes.iter().map(named).collect();
        Refusal::new(rule, format!("Choose a target: {}", names.join(", ")))
    }

    /// Why a bombardment without a target is none: the battery is silent, nobody can be hit, or somebody is
    /// to be chosen.
    fn no_bombard_target(&self, pix: PieceIx) -> Refusal {
        let targets = self.bombard_targets(pix);
        if !targets.is_empty() {
            return self.choose_target(rule::BOMB_TARGET, &targets);
        }
        let piece = self.piece(pix);
        // The battery's own bars come first, wherever it aims.
        if let Some(refusal) = self.refuse_plot(pix, piece.hex).filter(|r| r.rule != rule::BOMB_TARGET) {
            return refusal;
        }
        let bars: Vec<RuleId> = self
            .units_of(piece.side().other())
            .filter_map(|e| self.refuse_aim(pix, self.piece(e).hex))
            .map(|r| r.rule)
            .collect();
        let name = &piece.info.name;
        if bars.contains(&rule::LOS_LINE) {
            return Refusal::new(rule::LOS_LINE, format!("{name} sees no enemy in range before it"));
        }
        if bars.contains(&rule::BOMB_TARGET) {
            return Refusal::new(rule::BOMB_TARGET, format!("No enemy in range stands before {name}"));
        }
        Refusal::new(rule::BOMB_RANGE, format!("No enemy in range of {name}"))
    }

    /// The same of fire into its zone of control.
    fn no_fire_target(&self, pix: PieceIx) -> Refusal {
        let step = self.field().phase;
        if let Some(refusal) = self.refuse_firer(pix, step) {
            return refusal;
        }
        let piece = self.piece(pix);
        let targets = self.fire_targets(pix, step);
        if !targets.is_empty() {
            return self.choose_target(rule::ZOC_FIRE, &targets);
        }
        let name = &piece.info.name;
        if self.front(pix).into_iter().any(|h| self.enemy_at(piece.side(), h).is_some()) {
            let text = format!("No enemy before {name} moved or fired in this action phase");
            return Refusal::new(rule::DEFFIRE_WHO, text);
        }
        Refusal::new(
            rule::ZOC_FIRE,
            format!("No enemy in range: none stands in the zone of control of {name}"),
        )
    }

    /// Why a move without a hex is none: no hex beside the unit will do, or one is to be chosen.
    fn no_step(&self, pix: PieceIx, facing_only: bool) -> Refusal {
        let around = self.around(self.piece(pix).hex);
        let judged: Vec<_> = around.into_iter().map(|h| self.plan_move(pix, h, facing_only)).collect();
        if judged.iter().any(Result::is_ok) {
            let text = if facing_only { "Choose the hex it turns to" } else { "Choose where it goes" };
            return Refusal::new(rule::MOVE_STEP, text);
        }
        let mut bars = judged.into_iter().filter_map(Result::err);
        let none = Refusal::new(rule::MOVE_STEP, format!("{} can go nowhere", self.piece(pix).info.name));
        match bars.next() {
            Some(first) if bars.all(|r| r == first) => first,
            _ => none,
        }
    }

    /// Why a disengagement without a hex is none.
    fn no_step_back(&self, pix: PieceIx) -> Refusal {
        if let Err(refusal) = self.may_disengage(pix) {
            return refusal;
        }
        let text = if self.disengage_hexes(pix).is_empty() {
            format!("No free, easy hex lies behind {}", self.piece(pix).info.name)
        } else {
            "Choose the hex it steps back to".to_owned()
        };
        Refusal::new(rule::DISENGAGE_HEX, text)
    }

    /// Why a ride without a hex does not go on.
    fn no_ride(&self, pix: PieceIx) -> Refusal {
        let (rule, text) = if self.ride_steps(pix).is_empty() {
            (
                rule::CHARGE_LIMITS,
                format!("{} rides no further: it strikes from here", self.piece(pix).info.name),
            )
        } else {
            (rule::CHARGE_MOVE, "Choose the hex it rides into".to_owned())
        };
        Refusal::new(rule, text)
    }
}
