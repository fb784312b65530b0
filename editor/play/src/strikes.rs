//! What the last step of combat struck: smoke on the map and the review.
//!
//! Must not know how it is shown.

use super::narration::{Kind, Narrated};
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Ledger, PieceIx, SortedDice};
use oblique_scenario::Side;

/// A hex struck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Where.
    pub hex: Hex,
    /// Who struck.
    pub by: Vec<PieceIx>,
    /// Hits.
    pub hits: u32,
}

/// The last step of combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strikes {
    /// The turn.
    pub turn: u16,
    /// The phase's index in the catalog.
    pub phase: u8,
    /// Whose action it was.
    pub leader: Option<PieceIx>,
    /// The hexes struck.
    pub hexes: Vec<Strike>,
    /// What was told of it.
    pub lines: Vec<Narrated>,
    /// Contests decided, laid out.
    pub contests: Vec<Ledger>,
    /// Dice of two sides, sorted as they counted at last.
    pub dice: Vec<SortedDice>,
}

impl Strikes {
    /// The strikes among the events of an order given in that turn, phase and action, if there were
    /// any.
    pub fn of(
        turn: u16,
        phase: u8,
        leader: Option<PieceIx>,
        events: &[Event],
        lines: &[Narrated],
    ) -> Option<Self> {
        let mut new = Self { turn, phase, leader, ..Self::default() };
        for event in events {
            match event {
                Event::Struck { hex, by, hits } => new.strike(*hex, by, *hits),
                Event::Reckoned(ledger) => new.contests.push((**ledger).clone()),
                Event::Sorted(dice) if !dice.open && !dice.is_one_sided() => new.dice.push((**dice).clone()),
                _ => {}
            }
        }
        let lines = lines.iter().filter(|t| !matches!(t.kind, Kind::Turn | Kind::Phase));
        new.lines = lines.cloned().collect();
        let any = !new.hexes.is_empty() || !new.contests.is_empty() || !new.dice.is_empty();
        any.then_some(new)
    }

    fn strike(&mut self, hex: Hex, by: &[PieceIx], hits: u32) {
        match self.hexes.iter_mut().find(|s| s.hex == hex) {
            Some(strike) => {
                strike.hits += hits;
                strike.by.extend(by.iter().filter(|p| !strike.by.contains(p)).copied().collect::<Vec<_>>());
            }
            None => self.hexes.push(Strike { hex, by: by.to_vec(), hits }),
        }
    }

    /// With what is struck later in the same action: one step of combat may take many orders.
    pub fn and(mut self, later: Self) -> Self {
        if (self.turn, self.phase, self.leader) != (later.turn, later.phase, later.leader) {
            return later;
        }
        for strike in &later.hexes {
            self.strike(strike.hex, &strike.by, strike.hits);
        }
        self.lines.extend(later.lines);
        self.contests.extend(later.contests);
        self.dice.extend(later.dice);
        self
    }

    /// Is a strike told by its hits? A contest is told by what came of it.
    pub(crate) fn counts_hits(&self, strike: &Strike) -> bool {
        strike.hits > 0 || self.contests.is_empty()
    }

    /// Hits in a hex, if it was struck.
    pub(crate) fn hits_at(&self, hex: Hex) -> Option<u32> {
        self.hexes.iter().find(|s| s.hex == hex).map(|s| s.hits)
    }

    /// What was told of a hex, as far as a seat may read it: of those who stand there, and of those who struck
    /// it if they struck nothing else.
    pub(crate) fn lines_at(&self, hex: Hex, seat: Option<Side>) -> Vec<&str> {
        let may_read = |t: &&Narrated| t.only.is_none_or(|s| seat.is_none_or(|seat| seat == s));
        let struck = |pix: PieceIx, at: Hex| self.hexes.iter().any(|s| s.hex == at && s.by.contains(&pix));
        let others = |pix: PieceIx| self.hexes.iter().any(|s| s.hex != hex && s.by.contains(&pix));
        let about = |t: &&Narrated| {
            let by = t.piece.filter(|_| t.draw.is_some());
            t.hex == Some(hex) || by.is_some_and(|pix| struck(pix, hex) && !others(pix))
        };
        self.lines.iter().filter(about).filter(may_read).map(|t| t.text.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_rules::play::{Draw, DrawName};

    #[test]
    fn shots_of_one_action_are_reviewed_together() {
        let hex = Hex::new(2, 3);
        let shot = |by: u16, hits| Event::Struck { hex, by: vec![PieceIx(by)], hits };
        let of = |phase, event: Event| Strikes::of(1, phase, None, &[event], &[]).expect("a strike");
        let both = of(3, shot(1, 2)).and(of(3, shot(2, 1)));
        assert_eq!(both.hits_at(hex), Some(3));
        assert_eq!(both.hexes[0].by, [PieceIx(1), PieceIx(2)]);
        let next = both.and(of(4, shot(3, 0)));
        assert_eq!(next.hits_at(hex), Some(0), "another step begins a new review");
        assert!(Strikes::of(1, 3, None, &[Event::Turn(2)], &[]).is_none());
    }

    #[test]
    fn a_hex_is_told_of_with_the_shots_at_it_and_no_others() {
        let (hex, beside, own) = (Hex::new(2, 3), Hex::new(3, 3), Hex::new(5, 5));
        let shot = |by: u16, hex| Event::Struck { hex, by: vec![PieceIx(by)], hits: 0 };
        let draw = Draw {
            name: DrawName::new("fire"),
            piece: Some(PieceIx(1)),
            range: (1, 6),
            value: 3,
            modifiers: Vec::new(),
            need: None,
            outcome: "no effect".to_owned(),
            rule: oblique_rules::RuleId::NONE,
        };
        let line = Narrated {
            kind: Kind::Check,
            text: "A shot: no effect".to_owned(),
            rule: "",
            hex: Some(own),
            piece: Some(PieceIx(1)),
            only: Some(Side::A),
            draw: Some(Box::new(draw)),
        };
        let lines = [line];
        let one = Strikes::of(1, 3, None, &[shot(1, hex), shot(2, beside)], &lines).expect("a strike");
        assert_eq!(one.lines_at(hex, Some(Side::A)), ["A shot: no effect"]);
        assert!(one.lines_at(beside, None).is_empty(), "another's shot");
        assert!(one.lines_at(hex, Some(Side::B)).is_empty(), "not for that seat");
        let both = Strikes::of(1, 3, None, &[shot(1, hex), shot(1, beside)], &lines).expect("a strike");
        assert!(both.lines_at(hex, None).is_empty(), "which of the two it was is not known");
    }
}
