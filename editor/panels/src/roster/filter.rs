//! Which pieces the table lists. Must not draw.

use oblique_context::EditorContext;
use oblique_roster::field::UnitField;
use oblique_roster::{lines, totals, tree};
use oblique_rules::catalog::Role;
use oblique_scenario::check::Place;
use oblique_scenario::{Piece, PieceId, Side};
use oblique_text::Text;
use std::collections::BTreeSet;

/// Of all that fit, only these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Only {
    /// All.
    #[default]
    All,
    /// Units and leaders that are not on the map at the start.
    Undeployed,
    /// Those something is wrong with.
    Problems,
    /// Units behind others of their army.
    SecondLine,
}

impl Only {
    /// All of them, with their names.
    pub(super) const ALL: [(Self, Text); 4] = [
        (Self::All, Text("army-all-units")),
        (Self::Undeployed, Text("army-not-on-the-map")),
        (Self::Problems, Text("army-with-problems")),
        (Self::SecondLine, Text("army-second-line")),
    ];
}

/// The filter.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Filter {
    /// In the name, the id or any word of the row.
    pub text: String,
    /// Of this side.
    pub side: Option<Side>,
    /// Of this arm.
    pub arm: Option<Role>,
    /// Of this nation.
    pub nation: Option<String>,
    /// This leader and all under him.
    pub command: Option<PieceId>,
    /// Of this quality, by its name.
    pub quality: Option<String>,
    /// And only these.
    pub only: Only,
}

impl Filter {
    /// Does it let everything pass?
    pub(super) fn is_open(&self) -> bool {
        *self == Self::default()
    }

    /// The pieces that pass; `None` if all do.
    pub(super) fn passing(&self, context: &EditorContext<'_>) -> Option<BTreeSet<PieceId>> {
        if self.is_open() {
            return None;
        }
        let (scenario, catalog) = (context.scenario(), context.catalog());
        let under = self.command.as_ref().map(|id| tree::with_all_below(scenario, &[id.clone()].into()));
        let faulty = || {
            context.problems.iter().filter_map(|p| match &p.place {
                Place::Piece(id, _) => Some(id.clone()),
                _ => None,
            })
        };
        let only: Option<BTreeSet<PieceId>> = match self.only {
            Only::Problems => Some(faulty().collect()),
            Only::SecondLine => {
                Some(Side::BOTH.into_iter().flat_map(|s| lines::second_line(scenario, catalog, s)).collect())
            }
            Only::All | Only::Undeployed => None,
        };
        let words: Vec<String> = self.text.split_whitespace().map(str::to_lowercase).collect();
        let columns =
            [UnitField::Name, UnitField::Kind, UnitField::Nation, UnitField::Leader, UnitField::Formation];
        let said = |id: &PieceId, piece: &Piece| {
            words.is_empty() || {
                let mut row = id.0.clone();
                for column in &columns {
                    row.push(' ');
                    row.push_str(&column.text(scenario, catalog, piece).to_lowercase());
                }
                if let Some((_, quality)) = totals::quality(catalog, piece) {
                    row.push(' ');
                    row.push_str(&quality.to_lowercase());
                }
                words.iter().all(|word| row.contains(word))
            }
        };
        let arm = |piece: &Piece| match catalog.kind(&piece.kind).map(|k| k.role) {
            Some(Role::Chief) => Some(Role::Leader),
            other => other,
        };
        let passes = |id: &PieceId, piece: &Piece| {
            self.side.is_none_or(|side| side == piece.side)
                && self.arm.is_none_or(|wanted| arm(piece) == Some(wanted))
                && self.nation.as_ref().is_none_or(|nation| *nation == piece.nation)
                && under.as_ref().is_none_or(|under| under.contains(id))
                && self.quality.as_ref().is_none_or(|wanted| {
                    totals::quality(catalog, piece).is_some_and(|(_, quality)| quality == *wanted)
                })
                && (self.only != Only::Undeployed || piece.hex.is_none())
                && only.as_ref().is_none_or(|only| only.contains(id))
                && said(id, piece)
        };
        Some(scenario.pieces.iter().filter(|(id, p)| passes(id, p)).map(|(id, _)| id.clone()).collect())
    }
}
