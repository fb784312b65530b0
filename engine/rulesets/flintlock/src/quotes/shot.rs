//! The odds of a shot: every modifier, and the chance of each result (`fire.resolve`).
//!
//! Must not change anything.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::fire::shot::ShotKind;
use crate::ids::rule;
use crate::quotes::{quote_line, sixths};
use crate::tables::{FireResult, Tables};
use oblique_rules::play::{Modifier, PieceIx, QuoteLine};

impl Battle {
    /// The occasion of a shot ordered now.
    pub(crate) fn shot_kind(&self) -> ShotKind {
        match self.memory().frames.last() {
            Some(Frame::Move(_)) => ShotKind::Reaction,
            Some(Frame::Fire(work)) if work.is_return() => ShotKind::Return,
            _ => ShotKind::Phasing,
        }
    }

    /// Modifiers of a shot ordered now.
    pub(crate) fn modifiers_now(&self, firer: PieceIx, target: PieceIx) -> Vec<Modifier> {
        let volley = self.volley_ready(firer).is_some();
        self.shot_modifiers(firer, target, self.shot_kind(), volley, None)
    }

    /// Lines about a shot.
    pub(crate) fn quote_shot(&self, firer: PieceIx, target: PieceIx) -> Vec<QuoteLine> {
        let modifiers = self.modifiers_now(firer, target);
        let sum: i32 = modifiers.iter().map(|m| m.value).sum();
        let gun = self.arm(target).is_gun();
        let mut lines = vec![quote_line(rule::FIRE_RESOLVE, chances(sum, gun))];
        lines.extend(modifiers.iter().map(|m| quote_line(m.rule, format!("{:+} {}", m.value, m.what))));
        lines
    }
}

/// The chance of each result over the six dice, best first.
fn chances(modifiers: i32, gun: bool) -> String {
    let results: Vec<FireResult> =
        (1..=6).map(|die| Tables::get().fire_result(die + modifiers, gun)).collect();
    let mut listed: Vec<FireResult> = Vec::new();
    let mut parts = Vec::new();
    for result in results.iter().rev() {
        if !listed.contains(result) {
            listed.push(*result);
            let n = results.iter().filter(|r| *r == result).count();
            parts.push(format!("{} {}", words(*result), sixths(i32::try_from(n).unwrap_or(0))));
        }
    }
    format!("Net {modifiers:+}: {}.", parts.join("; "))
}

/// A result in words.
fn words(result: FireResult) -> String {
    match result {
        FireResult::NoEffect => "no effect".to_owned(),
        FireResult::MoraleCheck(0) => "morale check".to_owned(),
        FireResult::MoraleCheck(plus) => format!("morale check at {plus:+}"),
        FireResult::Disordered => "Disordered".to_owned(),
        FireResult::Reduced => "Reduced".to_owned(),
        FireResult::ReducedAndDisordered => "Reduced and Disordered".to_owned(),
        FireResult::Abandoned => "Abandoned".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::quotes::shot::chances;

    #[test]
    fn chances_are_counted_over_the_table() {
        let sentence = chances(1, false);
        assert!(
            sentence.starts_with("Net +1: Reduced and Disordered 1 in 6, 17%; Reduced 2 in 6, 33%"),
            "{sentence}"
        );
        assert!(sentence.ends_with("no effect 1 in 6, 17%."), "{sentence}");
    }
}
