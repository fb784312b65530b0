//! What follows when plotting or moving is ended: who fires, who strikes, what is lost (`seq.joint`,
//! `fire.sequence`, `ass.sequence`, `charge.limits`, `cmd.unspent`).
//!
//! Must not know whether the order is legal. Tells only what the deciding side has chosen itself.

use crate::battle::state::Battle;
use crate::combat::memory::Pair;
use crate::ids::{phase, rule};
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, QuoteLine, Verb};
use oblique_scenario::Side;
use std::collections::BTreeSet;

fn line(rule: RuleId, text: impl Into<String>) -> QuoteLine {
    QuoteLine { text: text.into(), rule }
}

/// So many, with the word that fits.
fn counted(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

impl Battle {
    /// The lines of an answer that ends something; `None` for any other order.
    pub(crate) fn quote_ending(&self, order: &Order) -> Option<Vec<QuoteLine>> {
        let asked = self.memory().decision.as_ref()?;
        let mut lines = match (asked.kind, order.verb()) {
            ("sub_points", Verb::Done) => {
                vec![line(rule::CMD_UNSPENT, "No die is rolled; points not given are lost")]
            }
            ("assault", Verb::Done) => self.assault_lines(),
            (_, Verb::Done) => vec![self.fire_line(asked.side)],
            ("movement", Verb::EndPhase) => self.launched_line().into_iter().collect(),
            _ => return None,
        };
        if asked.joint {
            let text = "Settled once both sides have chosen; what the other chooses is not known before";
            lines.push(line(rule::SEQ_JOINT, text));
        }
        Some(lines)
    }

    fn fire_line(&self, side: Side) -> QuoteLine {
        let own = self.memory().plots.iter().filter(|(by, _)| self.piece(**by).side() == side);
        let (firers, hexes): (BTreeSet<_>, BTreeSet<_>) = own.map(|(by, at)| (*by, *at)).unzip();
        let rule =
            if self.field().phase == phase::BOMBARDMENT { rule::BOMB_RESOLVE } else { rule::FIRE_SEQUENCE };
        if firers.is_empty() {
            return line(rule, "None of your units fires");
        }
        let who = counted(firers.len(), "unit fires", "units fire");
        line(rule, format!("{who}, at {}", counted(hexes.len(), "hex", "hexes")))
    }

    fn assault_lines(&self) -> Vec<QuoteLine> {
        let n = self.memory().assaults.len();
        let text = if n == 0 {
            "Nobody assaults on foot".to_owned()
        } else {
            counted(n, "battalion assaults", "battalions assault")
        };
        let mut lines = vec![line(rule::ASS_SEQUENCE, text)];
        let charges = self.charge_assignment().len();
        if charges > 0 {
            lines.push(line(rule::CHARGE_LIMITS, counted(charges, "charge strikes", "charges strike")));
        }
        lines
    }

    fn launched_line(&self) -> Option<QuoteLine> {
        let n = self.charge_assignment().len();
        let text = format!(
            "{} in the assault step, unless fire spoils it first",
            counted(n, "charge launched strikes", "charges launched strike")
        );
        (n > 0).then(|| line(rule::CHARGE_LIMITS, text))
    }

    /// The pairs of all that strikes in the assault step: charges launched and assaults plotted.
    pub(crate) fn all_pairs(&self) -> Vec<Pair> {
        let plotted: Vec<PieceIx> = self.memory().assaults.iter().copied().collect();
        self.pairs_of(&self.charge_assignment(), &self.assault_assignment(plotted))
    }
}
