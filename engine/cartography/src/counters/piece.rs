//! The look of a piece as a scenario deploys it.

use super::CounterLook;
use crate::Rgba;
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Domain, Kind, Role, reserved};
use oblique_scenario::{Piece, Scenario, Value};

impl CounterLook {
    /// The look of a piece at the start of a scenario. `stacked` and `label` are left to the
    /// caller. A piece of unknown kind looks like foot.
    pub fn of_piece(scenario: &Scenario, rules: &dyn Ruleset, piece: &Piece) -> Self {
        let catalog = rules.catalog();
        let kind = catalog.kind(&piece.kind);
        let role = kind.map_or(Role::Foot, |k| k.role);
        let look = |id: &str| catalog.formation(id).map(|f| f.look.clone());
        let usual = || kind.and_then(|k| k.formations.first()).and_then(|id| look(id));
        let plain = Self::default();
        let nation = scenario.nations.get(&piece.nation);
        Self {
            nation_color: nation.and_then(|n| Rgba::parse(&n.color)).unwrap_or(plain.nation_color),
            side_color: Rgba::parse(&scenario.side(piece.side).color).unwrap_or(plain.side_color),
            role,
            formation: look(&piece.formation).or_else(usual).unwrap_or_default(),
            arm: kind.map(|k| arm(k, piece)).unwrap_or_default(),
            facing: piece.facing,
            figures: rules.figures(piece),
            models: catalog.models_of(piece),
            just_lost: 0,
            taken: None,
            quality_rank: kind.and_then(|k| rank(k, piece)),
            // At the start these are the designer's figures, not a state to watch.
            morale: None,
            disruption: None,
            stacked: 0,
            label: String::new(),
            signs: super::Signs::default(),
        }
    }
}

/// The word for its type: its own, or that of its kind.
fn arm(kind: &Kind, piece: &Piece) -> String {
    let own = value(kind, piece, reserved::TYPE).and_then(Value::text);
    own.unwrap_or(&kind.arm).to_owned()
}

/// A piece's value of an attribute, or the catalog's default.
fn value<'a>(kind: &'a Kind, piece: &'a Piece, id: &str) -> Option<&'a Value> {
    piece.attrs.get(id).or_else(|| kind.attribute(id).map(|a| &a.default))
}

/// The place of its quality in the catalog's list.
fn rank(kind: &Kind, piece: &Piece) -> Option<u8> {
    let Domain::Choice(words) = &kind.attribute(reserved::QUALITY)?.domain else { return None };
    let word = value(kind, piece, reserved::QUALITY)?.text()?;
    u8::try_from(words.iter().position(|(id, _)| id == word)?).ok()
}
