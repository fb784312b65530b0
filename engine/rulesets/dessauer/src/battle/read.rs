//! Questions every part of the rules asks of units (sections 2 and 3).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::board::sides::{Face, Shape, face_towards};
use crate::ids::{formation, mark, track};
use crate::units::class::{Arm, Class, Grade};
use oblique_board::hex::{Hex, Orientation};
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

impl Battle {
    /// How the board lies.
    pub(crate) fn lies(&self) -> Orientation {
        self.board().layout().orientation
    }

    /// Is a piece a unit on the map; not a general, nor guns without gunners?
    pub(crate) fn stands(&self, pix: PieceIx) -> bool {
        self.piece(pix).on_map() && self.is_troops(pix)
    }

    /// Is a piece a unit: not a general, nor guns without gunners?
    pub(crate) fn is_troops(&self, pix: PieceIx) -> bool {
        self.piece(pix).is_unit() && self.facts(pix).battery.is_none()
    }

    /// Is a piece a general on the map?
    pub(crate) fn is_general(&self, pix: PieceIx) -> bool {
        self.piece(pix).on_map() && !self.piece(pix).is_unit()
    }

    /// Units of a side on the map.
    pub(crate) fn troops_of(&self, side: Side) -> impl Iterator<Item = PieceIx> + '_ {
        self.everyone().filter(move |pix| self.stands(*pix) && self.piece(*pix).side() == side)
    }

    /// The unit in a hex.
    pub(crate) fn troops_at(&self, hex: Hex) -> Option<PieceIx> {
        self.at(hex).iter().copied().find(|pix| self.is_troops(*pix))
    }

    /// The enemy unit of a side in a hex.
    pub(crate) fn enemy_at(&self, side: Side, hex: Hex) -> Option<PieceIx> {
        self.troops_at(hex).filter(|pix| self.piece(*pix).side() != side)
    }

    /// Its class; of a general that of foot, which nothing asks for. Gunners are what the guns are that they serve.
    pub(crate) fn class(&self, pix: PieceIx) -> Class {
        self.facts(self.guns_of(pix)).class.unwrap_or(Class::Foot)
    }

    /// The guns its gunners serve, where they had been left before (`guns.abandoned`); of all others the unit itself.
    pub(crate) fn guns_of(&self, pix: PieceIx) -> PieceIx {
        self.memory().served.get(&pix).copied().unwrap_or(pix)
    }

    /// Its arm.
    pub(crate) fn arm(&self, pix: PieceIx) -> Arm {
        self.class(pix).arm()
    }

    /// Its grade.
    pub(crate) fn grade(&self, pix: PieceIx) -> Grade {
        self.facts(pix).grade
    }

    /// Models left.
    pub(crate) fn models(&self, pix: PieceIx) -> i32 {
        self.get(pix, track::MODELS)
    }

    /// Its formation.
    pub(crate) fn form(&self, pix: PieceIx) -> u8 {
        self.piece(pix).formation
    }

    /// Is it in skirmish order, gunners without guns among them?
    pub(crate) fn is_loose(&self, pix: PieceIx) -> bool {
        self.form(pix) == formation::SKIRMISH
    }

    /// How its six hexes are shared out (`form.table`).
    pub(crate) fn shape(&self, pix: PieceIx) -> Shape {
        self.shape_in(pix, self.form(pix))
    }

    /// How they would be, formed so.
    pub(crate) fn shape_in(&self, pix: PieceIx, form: u8) -> Shape {
        match form {
            formation::COLUMN | formation::LIMBERED => Shape::Column,
            formation::BENT => Shape::Bent,
            formation::SQUARE | formation::GARRISON => Shape::Round,
            formation::SKIRMISH if self.is(pix, mark::WITHOUT_GUNS) => Shape::Round,
            formation::SKIRMISH => Shape::Skirmish,
            _ => Shape::Line,
        }
    }

    /// Is a neighbouring hex one of its front hexes?
    pub(crate) fn is_before(&self, pix: PieceIx, at: Hex, hex: Hex) -> bool {
        self.face_of(pix, at, hex) == Some(Face::Front)
    }

    /// Which side of it, standing in a hex, a neighbour touches.
    pub(crate) fn face_of(&self, pix: PieceIx, at: Hex, hex: Hex) -> Option<Face> {
        let shape = self.shape(pix);
        match self.piece(pix).facing {
            Some(facing) => face_towards(shape, facing, (at, hex), self.lies()),
            None => (at.unsigned_distance_to(hex) == 1).then_some(Face::Front),
        }
    }

    /// In close order, not disordered, not shaken (`unit.steady`).
    pub(crate) fn is_steady(&self, pix: PieceIx) -> bool {
        !self.is_loose(pix) && !self.is(pix, mark::SHAKEN) && !self.is(pix, mark::DISORDERED)
    }

    /// Does it pay as unsteady (`unit.steady`)?
    pub(crate) fn is_unsteady(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::SHAKEN) || (self.is(pix, mark::DISORDERED) && !self.is_loose(pix))
    }

    /// Is a friendly general with it (`gen.effect`)?
    pub(crate) fn has_general(&self, pix: PieceIx) -> bool {
        self.generals_with(pix).next().is_some()
    }

    /// The generals with it.
    pub(crate) fn generals_with(&self, pix: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        let (hex, side) = (self.piece(pix).hex, self.piece(pix).side());
        let own = move |other: &PieceIx| self.is_general(*other) && self.piece(*other).side() == side;
        self.at(hex).iter().copied().filter(own)
    }

    /// Hexes to the nearest enemy unit from a hex; `None` if there is none.
    pub(crate) fn nearest_from(&self, side: Side, hex: Hex) -> Option<i32> {
        let far = |enemy: PieceIx| hexes_between(self.piece(enemy).hex, hex);
        self.troops_of(side.other()).map(far).min()
    }

    /// The hexes of the nearest enemy units, as many as are equally near.
    pub(crate) fn nearest_enemies(&self, pix: PieceIx) -> Vec<Hex> {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let near = self.nearest_from(side, at);
        let hexes = self.troops_of(side.other()).map(|enemy| self.piece(enemy).hex);
        hexes.filter(|hex| Some(hexes_between(*hex, at)) == near).collect()
    }

    /// Is it in combat?
    pub(crate) fn is_engaged(&self, pix: PieceIx) -> bool {
        self.memory().pairs.iter().any(|pair| pair.attacker == pix || pair.attacked == pix)
    }

    /// Whom it fights, in the order they came to blows.
    pub(crate) fn foes(&self, pix: PieceIx) -> Vec<PieceIx> {
        self.memory().pairs.iter().filter_map(|pair| pair.other(pix)).collect()
    }

    /// Is it in close order, or does it count so against an enemy in a hex, as skirmishers do and gunners do not
    /// (`skirm.cover`)?
    pub(crate) fn stands_formed(&self, pix: PieceIx, enemy: Hex) -> bool {
        !self.is_loose(pix) || self.arm(pix) != Arm::Guns && self.holds_cover(pix, Some(enemy))
    }

    /// Does it count as close order because it holds a block, or works towards an enemy there (`skirm.cover`)?
    pub(crate) fn holds_cover(&self, pix: PieceIx, towards: Option<Hex>) -> bool {
        let at = self.piece(pix).hex;
        self.form(pix) == formation::GARRISON
            || towards.is_some_and(|hex| self.ground().chart.side(self.board(), hex, at).shelters)
    }
}
