//! What does not change in the course of a battle beside the board, and what does not change of a piece.

use crate::board::chart::Chart;
use crate::units::class::{Class, Grade};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::{Side, Zone};

/// Options of section 14.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Switches {
    /// `opt.limited_control`.
    pub limited_control: bool,
    /// `opt.voluntary_retreat`.
    pub voluntary_retreat: bool,
    /// `opt.caught_fire`.
    pub caught_fire: bool,
    /// `opt.caught_attack`.
    pub caught_attack: bool,
    /// `opt.tight_retreats`.
    pub tight_retreats: bool,
    /// `opt.pursuit_test`.
    pub pursuit: bool,
    /// `opt.carry_through`.
    pub carry_through: bool,
}

/// The areas in which both sides set up; without a hex a side's is its half of the board.
#[derive(Clone, Debug)]
pub(crate) struct SetUp {
    /// Those of A and B.
    pub zones: [Zone; 2],
}

/// What a scenario settles for the whole battle.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Terrain and hexsides.
    pub(crate) chart: Chart,
    /// Options.
    pub(crate) switches: Switches,
    /// The hexes by which A and B may leave the board (`move.limits`).
    pub(crate) exits: [Zone; 2],
    /// Where sides set up, if the scenario leaves it to them.
    pub(crate) set_up: Option<SetUp>,
    /// Who is active first (`turn.order`).
    pub(crate) first: Side,
    /// The last turn (`end.victory`).
    pub(crate) turns: u16,
    /// Per cent of its cost whose loss breaks an army (`end.break`).
    pub(crate) break_percent: i32,
}

/// What a unit's nation adds, where its option is on (`opt.national`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct National {
    /// Steady musketry: Britain and Prussia.
    pub musketry: bool,
    /// British horse rides on.
    pub british: bool,
    /// French foot that goes at the enemy.
    pub french: bool,
    /// Russian foot that stands.
    pub russian: bool,
    /// Spanish horse that gains ground.
    pub spanish: bool,
}

/// What does not change of a piece.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Its class; `None` of a general.
    pub(crate) class: Option<Class>,
    /// Its grade.
    pub(crate) grade: Grade,
    /// Foot with bayonets (`combat.cp`).
    pub(crate) bayonets: bool,
    /// A battery with civilian drivers (`guns.limber`).
    pub(crate) civilian: bool,
    /// May it form skirmish order (`skirm.who`)?
    pub(crate) skirmishes: bool,
    /// Galloper guns with their option on (`opt.galloper_guns`).
    pub(crate) gallops: bool,
    /// With whom it tests (`town.group`), by the place of the first of them.
    pub(crate) group: Option<u16>,
    /// What its nation adds.
    pub(crate) national: National,
    /// Points of a model (`cost.chart`).
    pub(crate) model_points: i32,
    /// Points of all its guns, or of a general.
    pub(crate) other_points: i32,
    /// Models at the start.
    pub(crate) start: i32,
    /// From which turn on it arrives, and by which hexes.
    pub(crate) arrives: Option<(u16, Vec<Hex>)>,
    /// Of guns without gunners: the battery they were of (`guns.abandoned`).
    pub(crate) battery: Option<PieceIx>,
}
