//! The fight the present decision is about, both sides' dice laid out with their reasons before they are thrown.

use crate::approach::frame::Step;
use crate::artillery::bombardment::Bombardment;
use crate::artillery::dice::dice;
use crate::artillery::target::{Target, target_at};
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::contact::frame::Step as ContactStep;
use crate::{approach, artillery, contact};
use oblique_rules::play::{Ledger, PieceIx};

impl Battle {
    /// The dice of a fight that wait for what is turned into more of them; `None` where none waits.
    pub(crate) fn contest_at_hand(&self) -> Option<Ledger> {
        match self.memory().frames.last()? {
            Frame::Bombardment(Bombardment::Dice { battery, at, .. }) => {
                let chart = &self.ground().chart;
                let target = target_at(&self.0, chart, *battery, *at).ok()?;
                let hit: Vec<PieceIx> = if let Target::Unit(unit) = target { vec![unit] } else { Vec::new() };
                let counts = dice(&self.0, chart, (*battery, 0), (*at, target));
                self.laid_out(artillery::shown::cast([&[*battery], &hit], self.result_rule(target)), &counts)
            }
            Frame::Approach(approach) if approach.step == Step::Dice => {
                let sides: [&[PieceIx]; 2] = [&[approach.attacker], &approach.defenders];
                self.laid_out(approach::shown::cast(sides), &self.approach_counts(approach, 0))
            }
            Frame::Contact(contact)
                if matches!(
                    contact.step,
                    ContactStep::Dice(_) | ContactStep::Leader(_) | ContactStep::Charisma(_)
                ) =>
            {
                let sides: [&[PieceIx]; 2] = [&[contact.attacker], &contact.defenders];
                self.laid_out(contact::shown::cast(sides), &self.contact_counts(contact))
            }
            _ => None,
        }
    }
}
