//! One problem: severity, place, rule, message, remedy.

use super::Construction;
use crate::check::RuleId;
use crate::{Edit, ObjectiveId, PieceId, Scenario, Side};
use oblique_board::hex::Hex;
use oblique_board::{FeatureId, LabelId, Path};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The battle cannot be played.
    Error,
    /// It can, but a careful designer would look again.
    Warning,
    /// Worth knowing.
    Note,
}

/// Where a problem lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// The scenario as a whole, or its parameter of that id.
    Param(String),
    /// A side's parameter or attribute of that id.
    Side(Side, String),
    /// A nation.
    Nation(String),
    /// A hex, as column and row counted from 0 (hexes have no order of their own).
    Hex(i32, i32),
    /// A linear feature.
    Feature(FeatureId),
    /// A label.
    Label(LabelId),
    /// An objective.
    Objective(ObjectiveId),
    /// A unit or leader, and the attribute or field of it (or empty).
    Piece(PieceId, String),
}

/// A one-click remedy.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    /// What it does, as a command: 'Face the unit north-west'.
    pub label: String,
    /// The edit that does it.
    pub edit: Edit,
    /// Is it one to look at by itself, as it goes by a guess? Then nothing that fixes all of a kind takes it.
    pub alone: bool,
}

impl Fix {
    /// A remedy.
    pub fn new(label: impl Into<String>, edit: Edit) -> Self {
        Self { label: label.into(), edit, alone: false }
    }

    /// The same, never one of many at once.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }
}

/// A problem found in a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagnostic {
    /// Id of the check, one in all rulesets: `C10`, or `<ruleset>/V25` of a ruleset's own.
    pub id: &'static str,
    /// How bad.
    pub severity: Severity,
    /// Where.
    pub place: Place,
    /// The rule it rests on, without the ruleset's prefix, or empty.
    pub rule: RuleId,
    /// What is wrong, in a sentence a player understands.
    pub message: String,
    /// What would fix it, one or the other: what builds before what takes away. Of all problems of a
    /// kind at once the first is taken, unless it is one to look at by itself.
    pub fixes: Vec<Fix>,
    /// How many findings of its check it stands for because they are too many to be listed; 0 of a finding
    /// that stands for itself.
    pub unlisted: usize,
}

impl Diagnostic {
    /// What fixes it where all of its kind are fixed at once.
    #[must_use]
    pub fn fix_among_all(&self) -> Option<&Fix> {
        self.fixes.first().filter(|fix| !fix.alone)
    }

    /// A finding of its own that rests on no rule and has no remedy: see [`Self::citing`] and [`Self::with_fixes`].
    #[must_use]
    pub fn new(id: &'static str, severity: Severity, place: Place, message: impl Into<String>) -> Self {
        let (rule, message) = (RuleId::NONE, message.into());
        Self { id, severity, place, rule, message, fixes: Vec::new(), unlisted: 0 }
    }

    /// The same, resting on a rule.
    #[must_use]
    pub fn citing(self, rule: RuleId) -> Self {
        Self { rule, ..self }
    }

    /// The same with what would fix it.
    #[must_use]
    pub fn with_fixes(self, fixes: Vec<Fix>) -> Self {
        Self { fixes, ..self }
    }

    /// How many findings it tells of.
    #[must_use]
    pub fn count(&self) -> usize {
        self.unlisted.max(1)
    }

    /// What a scenario silences it by: its check and its place. Nothing silences errors, what
    /// lies on a hex, whose name changes with the board, nor what stands for findings of several places.
    #[must_use]
    pub fn key(&self) -> Option<String> {
        let place = match &self.place {
            _ if self.severity == Severity::Error || self.unlisted > 0 => return None,
            Place::Hex(..) => return None,
            Place::Param(id) => format!("scenario {id}"),
            Place::Side(side, id) => format!("side {side} {id}"),
            Place::Nation(id) => format!("nation {id}"),
            Place::Feature(id) => format!("feature {}", id.0),
            Place::Label(id) => format!("label {}", id.0),
            Place::Objective(id) => format!("objective {}", id.0),
            Place::Piece(id, field) => format!("piece {id} {field}"),
        };
        Some(format!("{} {}", self.id, place.trim_end()))
    }

    /// Is it only that something has not been begun? See [`Construction::leaves_to_do`], which is to be kept where many
    /// problems are asked about.
    #[must_use]
    pub fn still_to_do(&self, scenario: &Scenario) -> bool {
        Construction::of(scenario).leaves_to_do(scenario, self)
    }

    /// Why it may stand, where the scenario silences it.
    #[must_use]
    pub fn silenced<'s>(&self, scenario: &'s Scenario) -> Option<&'s str> {
        if scenario.silenced.is_empty() {
            return None;
        }
        scenario.silenced.get(&self.key()?).map(String::as_str)
    }
}

impl Place {
    /// The place of a hex on a board.
    #[must_use]
    pub fn hex(layout: oblique_board::hex::Layout, hex: Hex) -> Self {
        let (col, row) = layout.col_row(hex);
        Self::Hex(col, row)
    }

    /// The hex on the board where it is to be seen, if it is anywhere: of a linear feature where it
    /// begins, of a piece that arrives its entry.
    #[must_use]
    pub fn on_map(&self, scenario: &Scenario) -> Option<Hex> {
        let board = &scenario.board;
        let layout = board.layout();
        let hex = match self {
            Self::Param(_) | Self::Side(..) | Self::Nation(_) => None,
            Self::Hex(col, row) => Some(layout.at(*col, *row)),
            Self::Feature(id) => match &board.features().get(id)?.path {
                Path::Hexes(hexes) => hexes.iter().copied().find(|h| layout.contains(*h)),
                Path::Edges(edges) => {
                    let mut all = edges.iter().flat_map(|e| e.hexes(layout.orientation));
                    all.find(|h| layout.contains(*h))
                }
            },
            Self::Label(id) => board.labels().get(id).map(|l| l.hex),
            Self::Objective(id) => scenario.objectives.get(id).map(|o| o.hex),
            Self::Piece(id, _) => {
                let piece = scenario.pieces.get(id)?;
                piece.hex.or(piece.arrives.as_ref().map(|a| a.hex))
            }
        };
        hex.filter(|h| layout.contains(*h))
    }
}
