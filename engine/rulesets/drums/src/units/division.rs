//! What rules of place ask of pieces beside how they stand: answered by a running battle and by a scenario alike.

use crate::Drums;
use crate::battle::ground::is_army;
use crate::ids::{attribute, formation, mark, track};
use crate::tables::Tables;
use crate::units::nature::{Arm, Nature};
use oblique_board::hex::Hex;
use oblique_rules::kernel::{State, Values};
use oblique_rules::play::PieceIx;
use oblique_rules::position::{Position, ScenarioPiece, ScenarioPosition};
use oblique_scenario::Side;

/// A position with what its pieces are, how they do and whom they are under.
pub(crate) trait Division: Position {
    /// What does not change of a piece.
    fn nature(&self, piece: Self::Piece) -> Nature;

    /// Its disorder, 0 to 4.
    fn disorder(&self, piece: Self::Piece) -> i32;

    /// Its skirmishers left (`sk.factor`).
    fn skirmishers(&self, piece: Self::Piece) -> i32;

    /// The Leader of its brigade, or the commander in chief over a unit of the Reserve; on the map or off it.
    fn leader_of(&self, piece: Self::Piece) -> Option<Self::Piece>;

    /// Everybody on the map, in roster order.
    fn everybody(&self) -> Vec<Self::Piece>;

    /// Units of a side on the map, in roster order: no generals.
    fn units_of(&self, side: Side) -> Vec<Self::Piece> {
        let unit = |p: &Self::Piece| self.side_of(*p) == side && !self.nature(*p).arm.leads();
        self.everybody().into_iter().filter(unit).collect()
    }

    /// Those of them at most so far from a hex.
    fn units_within(&self, side: Side, hex: Hex, most: u32) -> Vec<Self::Piece> {
        let close = |p: &Self::Piece| self.hex_of(*p).is_some_and(|at| at.unsigned_distance_to(hex) <= most);
        self.units_of(side).into_iter().filter(close).collect()
    }

    /// The unit of a side that stands on a hex; at most one does (`geo.board`).
    fn unit_at(&self, side: Side, hex: Hex) -> Option<Self::Piece> {
        self.pieces_at(hex).find(|p| self.side_of(*p) == side && !self.nature(*p).arm.leads())
    }

    /// Damage of the sector of a hex (`bua.damage`); none before a battle.
    fn sector_damage(&self, hex: Hex) -> i32 {
        let _ = hex;
        0
    }

    /// Is the sector of a hex shot to ruins, so that nobody enters it (`bua.damage`)?
    fn is_ruined(&self, hex: Hex) -> bool {
        self.sector_damage(hex) >= Tables::get().sectors.ruined_at
    }

    /// Are a battery's guns loaded (`gun.reload`)?
    fn is_loaded(&self, battery: Self::Piece) -> bool {
        !self.is_marked(battery, mark::EMPTY)
    }

    /// Base dice of a unit as it stands in Approach and Contact (`dice.base`).
    fn close_dice(&self, unit: Self::Piece) -> i32 {
        self.nature(unit).close_dice(self.formation_of(unit), self.is_loaded(unit))
    }

    /// Is a unit a square in good order (`app.square`)?
    fn is_steady_square(&self, unit: Self::Piece) -> bool {
        self.formation_of(unit) == formation::SQUARE
            && self.nature(unit).arm == Arm::Infantry
            && self.disorder(unit) < Tables::get().disorder.no_approach
    }

    /// The hex of the unit of a side nearest to a hex and how far it is; of two as near the first of the roster.
    fn nearest_unit(&self, side: Side, hex: Hex) -> Option<(Self::Piece, u32)> {
        let units = self.units_of(side).into_iter();
        let far = |p: Self::Piece| Some((p, self.hex_of(p)?.unsigned_distance_to(hex)));
        units.filter_map(far).min_by_key(|(_, distance)| *distance)
    }
}

impl Division for State<Drums> {
    fn nature(&self, piece: PieceIx) -> Nature {
        let own = *self.facts(piece);
        if self.is(piece, mark::GRAND) { own.joined(self.get(piece, track::Q)) } else { own }
    }

    fn disorder(&self, piece: PieceIx) -> i32 {
        self.get(piece, track::DIS)
    }

    fn skirmishers(&self, piece: PieceIx) -> i32 {
        self.get(piece, track::SK)
    }

    fn leader_of(&self, piece: PieceIx) -> Option<PieceIx> {
        self.piece(piece).leader
    }

    fn sector_damage(&self, hex: Hex) -> i32 {
        let place = self.board().layout().index(hex).and_then(|place| u32::try_from(place).ok());
        place.and_then(|place| self.memory().damage.get(&place)).map_or(0, |damage| i32::from(*damage))
    }

    fn everybody(&self) -> Vec<PieceIx> {
        self.everyone().filter(|p| self.piece(*p).on_map()).collect()
    }

    /// Asked for every step of every way that is tried: distance first, for most are far off.
    fn units_within(&self, side: Side, hex: Hex, most: u32) -> Vec<PieceIx> {
        let close = |p: &PieceIx| {
            let piece = self.piece(*p);
            piece.hex.unsigned_distance_to(hex) <= most && piece.on_map() && piece.side() == side
        };
        self.everyone().filter(|p| close(p) && !self.nature(*p).arm.leads()).collect()
    }
}

impl<'p> Division for ScenarioPosition<'p, Drums> {
    fn nature(&self, piece: ScenarioPiece<'p>) -> Nature {
        Nature::read(piece.kind, &piece.given.attrs).at_army_level(is_army(self.scenario()))
    }

    fn disorder(&self, piece: ScenarioPiece<'p>) -> i32 {
        Values::new(&piece.given.attrs, &piece.kind.attributes).small(attribute::DIS)
    }

    fn skirmishers(&self, piece: ScenarioPiece<'p>) -> i32 {
        Values::new(&piece.given.attrs, &piece.kind.attributes).small(attribute::SK)
    }

    fn leader_of(&self, piece: ScenarioPiece<'p>) -> Option<ScenarioPiece<'p>> {
        let id = piece.given.leader.as_ref()?;
        self.piece(self.scenario().pieces.get(id)?)
    }

    fn everybody(&self) -> Vec<ScenarioPiece<'p>> {
        self.pieces().iter().copied().filter(|p| self.hex_of(*p).is_some()).collect()
    }
}
