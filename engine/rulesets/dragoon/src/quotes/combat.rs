//! What fire and assaults may come to, in words: the factors of a strength with their rules, the hits
//! to expect, the odds of checks.
//!
//! Must not know whether the order is legal. Reckons with what the deciding side may know.

use crate::assault::odds::End;
use crate::battle::estimate::{USUAL_DISRUPTION, USUAL_MORALE, usual_quality};
use crate::battle::state::Battle;
use crate::combat::checks::total;
use crate::combat::memory::Pair;
use crate::combat::strength::{Strength, hits_permille};
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Order, PieceIx, QuoteLine, Verb};

/// A strength or a factor as a decimal.
fn decimal(thousandths: i64) -> String {
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn line(rule: RuleId, text: String) -> QuoteLine {
    QuoteLine { text, rule }
}

/// So many hits at least and at most.
fn range(low: i64, high: i64) -> String {
    match (low, high) {
        (1, 1) => "1 hit".to_owned(),
        (low, high) if low == high => format!("{low} hits"),
        (0, 1) => "No hit or 1".to_owned(),
        (low, high) => format!("{low} to {high} hits"),
    }
}

/// The lines of a strength: its value, the hits it may make, its factors.
fn strength_lines(strength: &Strength, divisor: i64, rule: RuleId) -> Vec<QuoteLine> {
    let spread = Tables::get().hits.spread;
    let value = strength.value();
    let low = hits_permille(value, i64::from(spread.0), divisor) / 1000;
    let high = (hits_permille(value, i64::from(spread.1), divisor) + 999) / 1000;
    let mut lines = vec![
        line(rule::FIRE_HITS, format!("{}, {} on the average", range(low, high), decimal(value / divisor))),
        line(rule, format!("Strength {}, of a base of {}", decimal(value), strength.base)),
    ];
    lines.extend(
        strength.factors.iter().map(|f| line(f.rule, format!("{} × {}", f.what, decimal(f.permille)))),
    );
    lines
}

impl Battle {
    /// The lines of a plot of fire or of an assault.
    pub(crate) fn quote_combat(&self, order: &Order) -> Vec<QuoteLine> {
        let Some(pix) = order.piece() else { return Vec::new() };
        let seen = self.as_reckoned_by(self.piece(pix).side());
        let mut lines = match (order.verb(), order.hex()) {
            (Verb::Plot, Some(hex)) => seen.quote_plot(pix, hex),
            (Verb::Assault, _) => seen.quote_assault(pix),
            _ => Vec::new(),
        };
        if self.ground().fog && !lines.is_empty() {
            let (quality, morale, disruption) = (usual_quality(), USUAL_MORALE, USUAL_DISRUPTION);
            lines.push(line(
                rule::SCREEN_FOG,
                format!(
                    "In fog the enemy is taken for usual troops: Quality {quality}, Morale {morale}, Disruption {disruption}"
                ),
            ));
        }
        lines
    }

    fn quote_plot(&self, by: PieceIx, hex: Hex) -> Vec<QuoteLine> {
        let Some(at) = self.enemy_at(self.piece(by).side(), hex) else { return Vec::new() };
        let divisor = Tables::get().hits.fire_divisor;
        if self.arm(by).is_guns() {
            return strength_lines(&self.artillery_strength(by, at), divisor, rule::BOMB_RESOLVE);
        }
        let cover = self.cover(hex, self.piece(by).hex);
        strength_lines(&self.fire_strength(by, self.shape(by), at, cover), divisor, rule::FIRE_STRENGTH)
    }

    fn quote_assault(&self, by: PieceIx) -> Vec<QuoteLine> {
        let pairs = self.plotted_pairs(Some(by));
        let mine: Vec<&Pair> = pairs.iter().filter(|p| p.attacker == by).collect();
        let mut lines = Vec::new();
        for pair in mine {
            let Some(defender) = pair.defender else {
                lines.push(line(rule::ART_ASSAULT, "Guns left alone are taken without a fight".to_owned()));
                continue;
            };
            let name = self.piece(defender).info.name.clone();
            match self.assault_ends(&pairs, by) {
                Ok(ends) => {
                    let all: u64 = ends.iter().map(|(_, ways)| ways).sum::<u64>().max(1);
                    let percent = |of: &[End]| {
                        let ways: u64 =
                            ends.iter().filter(|(end, _)| of.contains(end)).map(|(_, ways)| ways).sum();
                        (u128::from(ways) * 100 + u128::from(all) / 2) / u128::from(all)
                    };
                    let (win, repulse) =
                        (percent(&[End::DrivenOff]), percent(&[End::ThrownBack, End::BothGo]));
                    lines.push(line(rule::OUT_WIN, format!("{name}: {win}% to be driven off")));
                    lines.push(line(rule::OUT_HOLD, format!("{repulse}% to be thrown back")));
                    let emptied = percent(&[End::Emptied]);
                    if emptied > 0 {
                        let text = format!("{emptied}% that {name} gives way and nobody advances");
                        lines.push(line(rule::OUT_BOTH, text));
                    }
                }
                Err(why) => {
                    let text = format!("{name}: how it ends is not counted, because {}", why.in_words());
                    lines.push(line(rule::ASS_SEQUENCE, text));
                }
            }
            lines.extend(self.first_check(defender, &name, &pairs));
        }
        let name = self.piece(by).info.name.clone();
        lines.extend(self.first_check(by, &name, &pairs));
        lines
    }

    /// The odds of a first morale check, with its modifiers.
    fn first_check(&self, pix: PieceIx, name: &str, pairs: &[Pair]) -> Option<QuoteLine> {
        let mods = self.mc1_modifiers(pix, pairs).filter(|_| !self.routed(pix))?;
        let plus = total(&mods);
        let holds = (self.quality(pix) - plus).clamp(0, 10) * 10;
        let because: Vec<String> = mods.iter().map(|m| format!("{} {:+}", m.what, m.value)).collect();
        let because = if because.is_empty() { String::new() } else { format!(" ({})", because.join(", ")) };
        Some(line(rule::ASS_MC1, format!("{name} holds its first morale check at {holds}%{because}")))
    }
}
