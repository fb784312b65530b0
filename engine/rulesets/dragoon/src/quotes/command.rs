//! What the answers of the command phases may lead to: the chance of an activation, deferment, sub
//! points (`act.check`, `init.*`, `cmd.turn`).
//!
//! Must not know whether the order is legal.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_rules::play::{Order, PieceIx, QuoteLine, Verb};

impl Battle {
    /// The lines of an answer about a leader; `None` for any other order.
    pub(crate) fn quote_command(&self, order: &Order) -> Option<Vec<QuoteLine>> {
        let line = |rule, text: String| QuoteLine { text, rule };
        let asked = self.memory().decision.as_ref()?;
        match order.verb() {
            Verb::Activate => Some(self.activation_lines(asked.piece?)),
            Verb::Defer => {
                let text = "He may be called again when a later command phase opens".to_owned();
                Some(vec![line(rule::INIT_DEFER, text)])
            }
            Verb::Recall => {
                let Some(leader) = order.piece() else {
                    return Some(vec![line(rule::INIT_DEFER, "All stay deferred".to_owned())]);
                };
                let text =
                    "If the other side calls one too, the better rating checks and the other stays deferred";
                let mut lines = vec![line(rule::INIT_DEFERRED_REST, text.to_owned())];
                lines.extend(self.activation_lines(leader));
                Some(lines)
            }
            Verb::Allot => {
                let leader = order.piece()?;
                let rating = self.rating(leader);
                let (now, then) = (chance_at(rating), chance_at(rating + order.amount()));
                let text = format!(
                    "Rating {rating} becomes {}: activation {now}% becomes {then}%",
                    rating + order.amount()
                );
                Some(vec![line(rule::CMD_TURN, text)])
            }
            _ => None,
        }
    }

    fn activation_lines(&self, leader: PieceIx) -> Vec<QuoteLine> {
        let corps = self.arm(leader) == Arm::Corps;
        if corps && self.in_contact(leader) {
            return vec![QuoteLine {
                text: "In contact: active without a check".to_owned(),
                rule: rule::CMD_CONTACT75,
            }];
        }
        if corps && self.all_in_column(leader) {
            return vec![QuoteLine {
                text: "All in column: active without a check".to_owned(),
                rule: rule::CMD_COLUMN,
            }];
        }
        let rating = self.rating(leader);
        let text = format!("Rating {rating}: active with a chance of {}%", chance_at(rating));
        vec![QuoteLine { text, rule: rule::ACT_CHECK }]
    }
}

/// Chance in a hundred that a leader of that rating becomes active.
fn chance_at(rating: i32) -> i32 {
    (Tables::get().command.chance_per_point * rating).clamp(0, 100)
}
