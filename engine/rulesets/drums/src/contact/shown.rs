//! The dice of a Contact as they are shown (`con.winner`, `con.losses`, `con.pursuit`).

use crate::battle::state::Battle;
use crate::contact::course::{CONTACT_ATTACKER, CONTACT_DEFENDER};
use crate::contact::frame::Contact;
use crate::contact::outcome::{pairs, pursues};
use crate::contact::reading::{By, losses, standing};
use crate::dice::pairs::Pair;
use crate::dice::shown::{Result, shown};
use crate::dice::throw::{Cast, sorted};
use crate::ids::rule;
use crate::units::division::Division as _;
use oblique_rules::play::{Event, PieceIx};
use std::cmp::Ordering;

/// What a Contact throws for.
pub(crate) const fn cast(pieces: [&[PieceIx]; 2]) -> Cast<'_> {
    Cast {
        title: "Contact",
        columns: ["Attacker", "Defender"],
        names: [CONTACT_ATTACKER, CONTACT_DEFENDER],
        rule: rule::CON_ORDER,
        pieces,
    }
}

const fn called(result: Ordering) -> &'static str {
    if matches!(result, Ordering::Greater) { "attacker" } else { "defender" }
}

fn winner(first: Pair, by: By) -> Result {
    let how = match by {
        By::Die => "",
        By::Cuirass => ", drawn but for the Cuirass",
        By::Order => ", drawn but for less disorder",
        By::Unused => ", the unused dice break the draw",
        By::Combat => ", drawn but for better Combat",
        By::Parity if first.result == Ordering::Greater => ", drawn by even dice",
        By::Parity => ", drawn by odd dice",
    };
    let rule = if by == By::Cuirass { rule::SPEC_CUIRASS } else { rule::CON_WINNER };
    (format!("the {} wins the Contact{how}", called(first.result)), rule)
}

fn cost(second: Pair) -> Result {
    let levels = |n: i32| if n == 1 { "1 level".to_owned() } else { format!("{n} levels") };
    let text = match losses(second.dice) {
        [own, other] if own > 0 && other > 0 => format!("drawn, {} of disorder for both", levels(own)),
        [own, 0] => format!("{} of disorder for the attacker", levels(own)),
        [_, other] => format!("{} of disorder for the defender", levels(other)),
    };
    (text, rule::CON_LOSSES)
}

fn pursuit(first: Pair, third: Pair, pursues: bool) -> Result {
    let text = if third.result == Ordering::Equal {
        "drawn, no pursuit".to_owned()
    } else if third.result != first.result {
        format!("won by the {}, who is beaten: no pursuit", called(third.result))
    } else if pursues {
        format!("the {} pursues, 1 level of disorder more", called(third.result))
    } else {
        format!("the {} does not pursue from its formation", called(third.result))
    };
    (text, rule::CON_PURSUIT)
}

/// What the three pairs give; `pursue`: may attacker and defender pursue?
pub(crate) fn results([first, second, third]: [Pair; 3], by: By, pursue: [bool; 2]) -> [Result; 3] {
    let winner_pursues = pursue[usize::from(first.result != Ordering::Greater)];
    [winner(first, by), cost(second), pursuit(first, third, winner_pursues)]
}

impl Battle {
    /// Shows the dice of a Contact as they lie; `open`: some may be thrown again.
    pub(crate) fn show_contact(&mut self, contact: &Contact, open: bool) {
        let own = [contact.attacker];
        let sides: [&[PieceIx]; 2] = [&own, &contact.defenders];
        let (pairs, by) = pairs(sorted(&contact.throw.dice), sides.map(|units| standing(&self.0, units)));
        let may = |unit: &PieceIx| pursues(self.nature(*unit).arm, self.piece(*unit).formation);
        let results = results(pairs, by, sides.map(|units| units.iter().any(may)));
        let heads = (cast(sides), self.piece(contact.attacker).side());
        let dice = shown(heads, &contact.throw.dice, pairs, results, open);
        self.emit(Event::Sorted(Box::new(dice)));
    }
}

#[cfg(test)]
mod tests {
    use super::results;
    use crate::contact::outcome::pairs;
    use crate::contact::reading::Standing;
    use crate::dice::pairs::Pool;

    fn texts(a: &[i32], d: &[i32], pursue: bool) -> [String; 3] {
        let even = Standing { disorder: 0, combat: Some(4), cuirass: false };
        let (pairs, by) = pairs([Pool::sorted(a), Pool::sorted(d)], [even; 2]);
        results(pairs, by, [pursue; 2]).map(|(text, _)| text)
    }

    #[test]
    fn results_say_who_wins_what_it_costs_and_who_pursues() {
        assert_eq!(
            texts(&[6, 6, 3], &[5, 3, 2], true),
            [
                "the attacker wins the Contact",
                "2 levels of disorder for the defender",
                "the attacker pursues, 1 level of disorder more",
            ]
        );
        assert_eq!(
            texts(&[5, 4, 2, 2], &[5, 4, 2, 1], true),
            [
                "the attacker wins the Contact, the unused dice break the draw",
                "drawn, 1 level of disorder for both",
                "drawn, no pursuit",
            ]
        );
        let [first, _, third] = texts(&[5, 3, 2], &[5, 3, 1], true);
        assert_eq!(first, "the defender wins the Contact, drawn by odd dice");
        assert_eq!(third, "won by the attacker, who is beaten: no pursuit");
        assert!(texts(&[6, 6, 3], &[5, 3, 2], false)[2].contains("does not pursue"));
    }
}
