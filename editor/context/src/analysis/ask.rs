//! What the user has asked, as it stands in the view.
//!
//! Must not know answers.

use super::Question;
use crate::selection::Selection;
use oblique_board::hex::Hex;
use oblique_scenario::{PieceId, Scenario, Side};
use oblique_text::text;

/// What is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Subject {
    /// Nothing.
    #[default]
    Nothing,
    /// The line of sight between two hexes.
    Sight,
    /// What is seen from a hex, by units, by a command, by a side.
    View,
    /// Where a mover gets to, and when.
    Reach,
    /// When the first unit of a side gets anywhere.
    Times,
    /// How far the leaders' words carry.
    Command,
    /// Hexes nobody gets to.
    Pockets,
}

impl Subject {
    /// Every subject there is something to show of, as offered.
    pub const ALL: [Self; 6] =
        [Self::Sight, Self::View, Self::Reach, Self::Times, Self::Command, Self::Pockets];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Nothing => text!("context-nothing"),
            Self::Sight => text!("context-line-of-sight"),
            Self::View => text!("context-field-of-view"),
            Self::Reach => text!("context-movement-reach"),
            Self::Times => text!("context-earliest-arrivals"),
            Self::Command => text!("context-command-radii"),
            Self::Pockets => text!("context-unreachable-hexes"),
        }
    }

    /// What it answers, in one line.
    pub fn help(self) -> &'static str {
        match self {
            Self::Nothing => text!("context-no-analysis-is-shown"),
            Self::Sight => text!("context-does-one-hex-see-another-and-what-is"),
            Self::View => text!("context-what-is-seen-from-a-hex-by-units"),
            Self::Reach => text!("context-where-a-unit-gets-to-turn-by-turn"),
            Self::Times => text!("context-the-turn-in-which-the-first-unit-of"),
            Self::Command => text!("context-the-command-radius-of-each-leader-and-who"),
            Self::Pockets => {
                text!("context-hexes-that-no-unit-gets-to-from-where")
            }
        }
    }

    /// Is it asked of hexes pointed at?
    pub const fn points(self) -> bool {
        matches!(self, Self::Sight | Self::View | Self::Reach)
    }
}

/// From whom it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Who {
    /// A hex pointed at.
    #[default]
    Hex,
    /// The units selected.
    Selected,
    /// The command of the unit or leader selected.
    Command,
    /// A side.
    Side,
}

impl Who {
    /// Everybody, as offered.
    pub const ALL: [Self; 4] = [Self::Hex, Self::Selected, Self::Command, Self::Side];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Hex => text!("context-a-hex"),
            Self::Selected => text!("context-selected-units"),
            Self::Command => text!("context-their-command"),
            Self::Side => text!("context-a-side"),
        }
    }
}

/// What the user has asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// About what.
    pub subject: Subject,
    /// Is the answer drawn over the map?
    pub shown: bool,
    /// The hex it is asked from.
    pub from: Option<Hex>,
    /// The hex looked at.
    pub to: Option<Hex>,
    /// From whom.
    pub who: Who,
    /// The side asked about.
    pub side: Side,
    /// The shooter whose range bounds the view; `None` takes the units' own, or the eye alone.
    pub shooter: Option<usize>,
    /// How far is looked where nobody shoots, in hexes.
    pub eye_hexes: u32,
    /// Only what lies before the front of units?
    pub front: bool,
    /// The mover; `None` takes the units' own, or the first.
    pub mover: Option<usize>,
    /// How many turns are looked at.
    pub turns: u32,
    /// May units come onto the board anywhere at its edge?
    pub edges: bool,
}

impl Ask {
    /// Something is asked, and its answer shown: what is seen, where nothing was asked before.
    pub fn begin(&mut self) {
        self.shown = true;
        if self.subject == Subject::Nothing {
            self.subject = Subject::Sight;
        }
    }
}

impl Default for Ask {
    fn default() -> Self {
        Self {
            subject: Subject::Nothing,
            shown: true,
            from: None,
            to: None,
            who: Who::Hex,
            side: Side::A,
            shooter: None,
            eye_hexes: 15,
            front: true,
            mover: None,
            turns: 3,
            edges: true,
        }
    }
}

/// Turns looked at, at most.
pub(super) const MOST_TURNS: u32 = 24;

impl Ask {
    /// The question it comes to; `None` while something is missing.
    pub fn question(&self, scenario: &Scenario, selection: &Selection) -> Option<Question> {
        let layout = scenario.board.layout();
        let on_board = |hex: Option<Hex>| hex.filter(|h| layout.contains(*h));
        let from = match self.who {
            Who::Hex => on_board(self.from),
            _ => None,
        };
        match self.subject {
            Subject::Nothing => None,
            Subject::Sight => Some(Question::Sight { from: on_board(self.from)?, to: on_board(self.to)? }),
            Subject::View => {
                let pieces = self.pieces(scenario, selection);
                (from.is_some() || !pieces.is_empty()).then_some(Question::View {
                    from,
                    pieces,
                    shooter: self.shooter,
                    eye_hexes: self.eye_hexes,
                    front: self.front,
                })
            }
            Subject::Reach => {
                let pieces = self.pieces(scenario, selection);
                (from.is_some() || !pieces.is_empty()).then_some(Question::Reach {
                    from,
                    pieces,
                    mover: self.mover,
                    turns: self.turns.clamp(1, MOST_TURNS),
                })
            }
            Subject::Times => {
                Some(Question::Times { side: self.side, turns: self.turns.clamp(1, MOST_TURNS) })
            }
            Subject::Command => Some(Question::Command),
            Subject::Pockets => Some(Question::Pockets { mover: self.mover, edges: self.edges }),
        }
    }

    /// The units it is asked from, in roster order.
    pub fn pieces(&self, scenario: &Scenario, selection: &Selection) -> Vec<PieceId> {
        let on_map = |id: &&PieceId| scenario.pieces.get(*id).is_some_and(|p| p.hex.is_some());
        let roster = || scenario.roster().into_iter().filter(on_map);
        let selected = |id: &PieceId| matches!(selection, Selection::Pieces(ids) if ids.contains(id));
        match self.who {
            Who::Hex => Vec::new(),
            Who::Selected => roster().filter(|id| selected(id)).cloned().collect(),
            Who::Side => {
                let of = |id: &&PieceId| scenario.pieces.get(*id).is_some_and(|p| p.side == self.side);
                roster().filter(of).cloned().collect()
            }
            Who::Command => {
                let leader = |id: &PieceId| scenario.pieces.get(id).and_then(|p| p.leader.clone());
                let Selection::Pieces(ids) = selection else { return Vec::new() };
                // The leaders selected and those of the units selected; their units follow.
                let leaders: Vec<PieceId> =
                    ids.iter().map(|id| leader(id).unwrap_or_else(|| id.clone())).collect();
                let under = |id: &&PieceId| leader(id).is_some_and(|l| leaders.contains(&l));
                roster().filter(under).cloned().collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::Piece;

    #[test]
    fn a_command_is_the_units_of_its_leader_and_nothing_is_asked_of_nobody() {
        let board = Board::new(Layout::new(Orientation::Flat, 6, 6), vec!["open".to_owned()], Vec::new());
        let mut scenario = Scenario::new("any", board);
        let id = |name: &str| PieceId(name.to_owned());
        for (name, leader, placed) in [("l", "", true), ("u", "l", true), ("w", "l", true), ("z", "l", false)]
        {
            let mut piece = Piece::new(Side::A, "kind", name);
            piece.leader = Some(leader).filter(|l| !l.is_empty()).map(id);
            piece.hex = placed.then(|| scenario.board.layout().at(2, 2));
            scenario.pieces.insert(id(name), piece);
        }
        let mut ask = Ask { subject: Subject::View, who: Who::Command, ..Ask::default() };
        for selected in ["l", "u"] {
            let selection = Selection::Pieces([id(selected)].into());
            assert_eq!(ask.pieces(&scenario, &selection), [id("u"), id("w")], "{selected}");
        }
        assert_eq!(ask.question(&scenario, &Selection::Nothing), None);
        ask.who = Who::Hex;
        assert_eq!(ask.question(&scenario, &Selection::Nothing), None);
        ask.from = Some(scenario.board.layout().at(9, 9));
        assert_eq!(ask.question(&scenario, &Selection::Nothing), None, "off the board");
        ask.from = Some(scenario.board.layout().at(3, 3));
        assert!(ask.question(&scenario, &Selection::Nothing).is_some());
    }
}
