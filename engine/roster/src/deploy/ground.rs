//! What stands in the way: the board, zones, the ground and the company a piece would have.
//!
//! Must not know how places are chosen.

use oblique_board::hex::{Hex, Hour, Orientation, hour_towards};
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Catalog, Kind, Role};
use oblique_scenario::{Piece, PieceId, Scenario};
use std::collections::{BTreeMap, BTreeSet};

/// Who stands where, while a plan is made.
pub struct Ground<'a> {
    /// The scenario.
    pub scenario: &'a Scenario,
    /// Its ruleset.
    pub ruleset: &'static dyn Ruleset,
    /// Pieces by hex, as (y, x); those on the move are not among them until they are set down.
    standing: BTreeMap<(i32, i32), Vec<Piece>>,
}

impl<'a> Ground<'a> {
    /// The ground without the pieces that are to be set up anew.
    #[must_use]
    pub fn new(scenario: &'a Scenario, ruleset: &'static dyn Ruleset, moving: &BTreeSet<PieceId>) -> Self {
        let mut standing: BTreeMap<(i32, i32), Vec<Piece>> = BTreeMap::new();
        for (_, piece) in scenario.pieces.iter().filter(|(id, _)| !moving.contains(*id)) {
            if let Some(hex) = piece.hex {
                standing.entry((hex.y, hex.x)).or_default().push(piece.clone());
            }
        }
        Self { scenario, ruleset, standing }
    }

    /// Its ruleset's catalog.
    #[must_use]
    pub fn catalog(&self) -> &'static Catalog {
        self.ruleset.catalog()
    }

    /// The kind of a piece.
    #[must_use]
    pub fn kind(&self, piece: &Piece) -> Option<&'static Kind> {
        self.catalog().kind(&piece.kind)
    }

    /// The role of a piece.
    #[must_use]
    pub fn role(&self, piece: &Piece) -> Option<Role> {
        self.kind(piece).map(|kind| kind.role)
    }

    /// Who stands on a hex.
    #[must_use]
    pub fn at(&self, hex: Hex) -> &[Piece] {
        self.standing.get(&(hex.y, hex.x)).map_or(&[], Vec::as_slice)
    }

    /// Does a unit (not a leader) stand on a hex?
    #[must_use]
    pub(crate) fn has_unit(&self, hex: Hex) -> bool {
        self.at(hex).iter().any(|p| !self.role(p).is_some_and(Role::leads))
    }

    /// Why a piece may not be set down on a hex, its side's deployment zone among the reasons, in a sentence;
    /// `None` if it may.
    #[must_use]
    pub fn refusal(&self, piece: &Piece, hex: Hex) -> Option<String> {
        if self.on_board(hex) && !self.in_zone(piece, hex) {
            let name = self.scenario.board.layout().name(hex);
            let side = &self.scenario.side(piece.side).name;
            return Some(format!("{name} is not in the deployment zone of {side}"));
        }
        self.closed(piece, hex)
    }

    /// Does the deployment zone of a piece's side, if it has one, take in a hex?
    fn in_zone(&self, piece: &Piece, hex: Hex) -> bool {
        self.scenario.zone(piece.side).allows(hex)
    }

    fn on_board(&self, hex: Hex) -> bool {
        self.scenario.board.layout().contains(hex)
    }

    /// Why the board, the ground or the company keeps a piece from a hex, zone or not, in a sentence.
    #[must_use]
    pub fn closed(&self, piece: &Piece, hex: Hex) -> Option<String> {
        if !self.on_board(hex) {
            return Some("The place lies off the board".to_owned());
        }
        let name = self.scenario.board.layout().name(hex);
        if let Some(refusal) = self.ruleset.barred(self.scenario, piece, hex) {
            return Some(format!("{} ({name})", refusal.message));
        }
        let here = self.at(hex);
        if let Some(enemy) = here.iter().find(|p| p.side != piece.side) {
            return Some(format!("{} of the enemy stands on {name}", enemy.name));
        }
        let together: Vec<&Piece> = here.iter().chain([piece]).collect();
        let refusal = self.ruleset.crowded(self.scenario, &together)?;
        Some(format!("{} ({name})", refusal.message))
    }

    /// Is it a unit that can be the top one of its hex?
    pub(crate) fn is_body(&self, piece: &Piece) -> bool {
        matches!(self.role(piece), Some(Role::Foot | Role::Light | Role::Horse))
    }

    /// Does a top unit stand on a hex?
    pub(crate) fn has_top(&self, hex: Hex) -> bool {
        self.at(hex).iter().any(|piece| piece.top)
    }

    /// Is a piece the top unit of a hex it comes to? Who comes to units of which none is the top one is; who finds a top
    /// unit is not; alone it is what it was.
    #[must_use]
    pub fn comes_on_top(&self, piece: &Piece, hex: Hex) -> bool {
        let joins = self.is_body(piece) && self.at(hex).iter().any(|other| self.is_body(other));
        !self.has_top(hex) && (joins || piece.top)
    }

    /// Sets a piece down: the next one finds it there.
    pub fn set_down(&mut self, piece: Piece) {
        if let Some(hex) = piece.hex {
            self.standing.entry((hex.y, hex.x)).or_default().push(piece);
        }
    }
}

/// The hours a piece may face in a formation, lowest first; none where it has no facing.
#[must_use]
pub fn legal_hours(catalog: &Catalog, formation: &str, orientation: Orientation) -> Vec<Hour> {
    let mut hours = catalog.formation(formation).map_or_else(Vec::new, |f| f.facing.hours(orientation));
    hours.sort_unstable();
    hours
}

/// The legal hour of a formation nearest to a direction; `None` where it has no facing.
#[must_use]
pub fn nearest_hour(
    catalog: &Catalog,
    formation: &str,
    orientation: Orientation,
    towards: Hex,
) -> Option<Hour> {
    Some(hour_towards(towards, catalog.formation(formation)?.facing.faces_sides()?, orientation))
}
