//! What is under way, in words: the frames from the phase to what asks, each with what is won and spent.
//!
//! Must not know how frames run.

use crate::artillery::bombardment::Bombardment;
use crate::battle::memory::{Activation, Cause, Frame, Phase, Right};
use crate::battle::state::Battle;
use crate::command::group::{Group, Step};
use crate::ids::rule;
use crate::sequence::deployment::SettingUp;
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_rules::RuleId;
use oblique_rules::play::{PieceIx, Pool, UnderWay};
use oblique_scenario::Side;

fn pool(what: &str, won: u8, spent: u8) -> Pool {
    Pool { what: what.to_owned(), won, spent }
}

fn right_given(right: Right) -> String {
    let dice = if right.dice == 1 { "1 die".to_owned() } else { format!("{} dice", right.dice) };
    format!("Its failures gave the enemy a reaction with {dice}.")
}

impl Battle {
    /// What is under way, the phase first.
    pub(crate) fn frames_in_words(&self) -> Vec<UnderWay> {
        self.memory().frames.iter().map(|frame| self.in_words(frame)).collect()
    }

    fn in_words(&self, frame: &Frame) -> UnderWay {
        match frame {
            Frame::SettingUp(setting) => Self::setting_up_in_words(setting),
            Frame::Company(company) => UnderWay {
                pools: vec![pool("skirmish points to spread", company.points, 0)],
                ..self.about(company.leader, "spreads his company", rule::SK_COMPANY)
            },
            Frame::Phase(phase) => self.phase_in_words(phase),
            Frame::Dice { piece, .. } => self.about(*piece, "is about to roll", rule::ACT_ROLL),
            Frame::Arrivals(general) => self.about(*general, "is joined by who arrives", rule::SEQ_ARRIVE),
            Frame::HelpedRoll(roll) => self.about(roll.leader, "may reroll a failed die", rule::CINC_REROLL),
            Frame::Assignment(assignment) => self.about(assignment.unit, "is assigned", rule::RES_ASSIGN),
            Frame::Activation(activation) => self.activation_in_words(activation),
            Frame::Group(group) => self.group_in_words(group),
            Frame::Right(right) => Self::right_in_words(*right),
            Frame::Bombardment(Bombardment::Dice { battery, most, .. }) => UnderWay {
                pools: vec![pool("actions to turn into dice", *most, 0)],
                ..self.about(*battery, "opens fire", rule::UNIT_BUY)
            },
            Frame::Bombardment(Bombardment::Leaving { garrison }) => {
                self.about(*garrison, "is shot out of its sector", rule::BUA_DAMAGE)
            }
            Frame::Approach(approach) => UnderWay {
                pools: vec![
                    pool("actions of the attacker", approach.actions[0], 0),
                    pool("actions of the defenders", approach.actions[1], 0),
                ],
                notes: self.uses_missing(approach).into_iter().map(|missing| missing.why).collect(),
                ..self.fight_in_words(
                    approach.attacker,
                    &approach.defenders,
                    rule::APP_ORDER,
                    |one, others| format!("{one} approaches {others}"),
                )
            },
            Frame::Contact(contact) => UnderWay {
                pools: vec![
                    pool("actions of the attacker", contact.actions[0], contact.spent[0].actions),
                    pool("actions of the defenders", contact.actions[1], contact.spent[1].actions),
                ],
                ..self.fight_in_words(contact.attacker, &contact.defenders, rule::CON_ORDER, |one, others| {
                    format!("{one} is in Contact with {others}")
                })
            },
        }
    }

    fn setting_up_in_words(setting: &SettingUp) -> UnderWay {
        let side = setting.now().map_or(Side::A, |turn| turn.side);
        UnderWay {
            notes: vec![format!("{} still to be set up after this.", setting.turns.len().saturating_sub(1))],
            ..UnderWay::of(side, "Deployment".to_owned(), rule::SETUP_DEPLOY)
        }
    }

    fn phase_in_words(&self, phase: &Phase) -> UnderWay {
        let mut notes = Vec::new();
        if let Some(general) = phase.open {
            notes.push(format!("The command of {} is open.", self.name(general)));
        }
        if phase.passes {
            notes.push("The phase ends after this.".to_owned());
        }
        let title = format!("Phase {}", self.field().turn);
        UnderWay { notes, ..UnderWay::of(phase.side, title, rule::SEQ_BRIGADES) }
    }

    fn activation_in_words(&self, activation: &Activation) -> UnderWay {
        let reacts = activation.cause == Cause::Reaction;
        let most = u8::try_from(Tables::get().actions.moves_most).unwrap_or(u8::MAX);
        // Only units are limited in their moves.
        let moves =
            (!self.nature(activation.piece).arm.leads()).then(|| pool("moves", most, activation.moves));
        let mut notes = Vec::new();
        if activation.extra {
            notes
                .push("One action is the extra one: no fourth move, second shot or second level.".to_owned());
        }
        notes.extend(activation.right.map(right_given));
        if activation.closes {
            notes.push("Its brigade closes when it is done.".to_owned());
        }
        let (what, rule) = if reacts { ("reacts", rule::REACT_WHEN) } else { ("acts", rule::ACT_SPEND) };
        UnderWay {
            interrupts: reacts,
            pools: [pool("actions", activation.won, activation.spent)].into_iter().chain(moves).collect(),
            notes,
            ..self.about(activation.piece, what, rule)
        }
    }

    fn group_in_words(&self, group: &Group) -> UnderWay {
        let names: Vec<&str> = group.members.keys().map(|unit| self.name(*unit)).collect();
        let acting = group.step == Step::Acting;
        let pools = group.members.iter().filter(|_| acting);
        let mut notes: Vec<String> = group.right.iter().map(|right| right_given(*right)).collect();
        if group.closes {
            notes.push("The brigade closes when it is done.".to_owned());
        }
        UnderWay {
            pools: pools.map(|(unit, spent)| pool(self.name(*unit), group.won, spent.actions)).collect(),
            notes,
            ..self.about(group.leader, &format!("orders {}", names.join(", ")), rule::GROUP_ORDER)
        }
    }

    fn right_in_words(right: Right) -> UnderWay {
        let mut notes = vec!["Used, put off to the next gap, or waived.".to_owned()];
        if right.now {
            notes = vec!["Used now, or waived.".to_owned()];
        }
        let title = "Reaction offered".to_owned();
        UnderWay {
            interrupts: true,
            pools: vec![pool("dice", right.dice, 0)],
            notes,
            ..UnderWay::of(right.side, title, rule::REACT_RIGHT)
        }
    }

    fn about(&self, piece: PieceIx, what: &str, rule: RuleId) -> UnderWay {
        let title = format!("{} {what}", self.name(piece));
        UnderWay { piece: Some(piece), ..UnderWay::of(self.piece(piece).side(), title, rule) }
    }

    /// A fight of one against others; whom it is against may still be to be chosen.
    fn fight_in_words(
        &self,
        attacker: PieceIx,
        defenders: &[PieceIx],
        rule: RuleId,
        title: impl Fn(&str, &str) -> String,
    ) -> UnderWay {
        if defenders.is_empty() {
            return self.about(attacker, "chooses whom to attack", rule);
        }
        let whom: Vec<&str> = defenders.iter().map(|unit| self.name(*unit)).collect();
        let title = title(self.name(attacker), &whom.join(" and "));
        UnderWay { piece: Some(attacker), ..UnderWay::of(self.piece(attacker).side(), title, rule) }
    }
}

#[cfg(test)]
mod tests {
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::test_field::{Field, given, steadfast};
    use oblique_rules::play::{Options, Order, UnderWay};
    use oblique_scenario::{Side, Value};

    /// A line at the first gap of its activation, of which one action and two failures came.
    fn at_the_gap() -> Battle {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 18), ""),
            ("infantry", "A", at(10, 14), "line"),
            ("leader", "B", at(10, 2), ""),
            ("artillery", "B", at(10, 8), "unlimbered"),
        ]);
        field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
        steadfast(&mut field);
        let mut battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
        let (leader, unit) = (battle.by_id("p0"), battle.by_id("p1"));
        battle.script_dice(0, [6, 1, 1]);
        for order in
            [Order::Activate { leader }, Order::Activate { leader: unit }, Order::Choose { alternative: 3 }]
        {
            given(&mut battle, &order);
        }
        battle
    }

    fn titles(all: &[UnderWay]) -> Vec<(&str, bool)> {
        all.iter().map(|one| (one.title.as_str(), one.interrupts)).collect()
    }

    #[test]
    fn who_is_asked_in_the_middle_reads_what_it_interrupts_and_what_is_kept() {
        let mut battle = at_the_gap();
        let all = battle.frames_in_words();
        assert_eq!(titles(&all), [("Phase 1", false), ("Piece 1 acts", false), ("Reaction offered", true)]);
        let actions = &all[1].pools[0];
        assert_eq!((actions.what.as_str(), actions.won, actions.left()), ("actions", 1, 1));
        assert!(
            all[1].notes.iter().any(|note| note.contains("a reaction with 2 dice")),
            "{:?}",
            all[1].notes
        );
        assert_eq!((all[2].side, all[2].pools[0].left()), (Some(Side::B), 2));
        let guns = battle.by_id("p3");
        battle.script_dice(0, [6, 5]);
        given(&mut battle, &Order::React { piece: guns, target: None });
        let all = battle.frames_in_words();
        assert_eq!(titles(&all), [("Phase 1", false), ("Piece 1 acts", false), ("Piece 3 reacts", true)]);
        assert_eq!(all[2].pools[0].left(), 2);
    }
}
