//! What a piece is by its kind and attributes: arm, values, special rules (`unit.profile`).
//!
//! Read from a scenario once; what changes in a battle (disorder, skirmishers left, guns loaded) is in tracks and marks.

use crate::ids::{attribute, formation};
use crate::tables::Tables;
use oblique_rules::catalog::{Kind, Role};
use oblique_rules::kernel::Values;
use oblique_scenario::Attrs;

/// Classes of cavalry, `dice.base`.
pub(crate) use crate::ids::choice::Class;

/// Calibres of batteries, `dice.base`.
pub(crate) use crate::ids::choice::Calibre;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arm {
    /// A battalion.
    Infantry,
    /// A regiment of cavalry.
    Cavalry(Class),
    /// A battery.
    Guns {
        /// Its calibre.
        calibre: Calibre,
        /// Is it horse artillery?
        horse: bool,
    },
    /// A brigade's Leader.
    Leader,
    /// The commander in chief.
    Chief,
}

impl Arm {
    /// Is it a general and no unit?
    pub(crate) const fn leads(self) -> bool {
        matches!(self, Self::Leader | Self::Chief)
    }

    /// Is it a battery?
    pub(crate) const fn is_guns(self) -> bool {
        matches!(self, Self::Guns { .. })
    }
}

/// Special rules of units and generals, chapter 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// `lead.active`.
    Active,
    /// `lead.cautious`.
    Cautious,
    /// `lead.charismatic`.
    Charismatic,
    /// `spec.conscript`.
    Conscript,
    /// `spec.cuirass`.
    Cuirass,
    /// `spec.determined`.
    Determined,
    /// `spec.drilled`.
    Drilled,
    /// `spec.elan`.
    Elan,
    /// `spec.elite`.
    Elite,
    /// `spec.expendable`.
    Expendable,
    /// `spec.green`.
    Green,
    /// `spec.guard`.
    Guard,
    /// `spec.impetuous`.
    Impetuous,
    /// `lead.inefficient`, `chief.inefficient`.
    Inefficient,
    /// `spec.lance`.
    Lance,
    /// `spec.light`.
    Light,
    /// `lead.methodic`.
    Methodic,
    /// `spec.militia`.
    Militia,
    /// `spec.opportunistic`.
    Opportunistic,
    /// `lead.organiser`, `chief.organiser`.
    Organiser,
    /// `spec.scout`.
    Scout,
    /// `lead.second_line`.
    SecondLine,
    /// `spec.strong`.
    Strong,
    /// `chief.stubborn`.
    Stubborn,
    /// `chief.timid`.
    Timid,
    /// `spec.undrilled`.
    Undrilled,
    /// `spec.unpredictable`.
    Unpredictable,
    /// `spec.wavering`.
    Wavering,
    /// `spec.weak`.
    Weak,
}

/// The attribute each special rule is a flag of.
pub(crate) const SPECIALS: [(Special, &str); 29] = [
    (Special::Active, attribute::ACTIVE),
    (Special::Cautious, attribute::CAUTIOUS),
    (Special::Charismatic, attribute::CHARISMATIC),
    (Special::Conscript, attribute::CONSCRIPT),
    (Special::Cuirass, attribute::CUIRASS),
    (Special::Determined, attribute::DETERMINED),
    (Special::Drilled, attribute::DRILLED),
    (Special::Elan, attribute::ELAN),
    (Special::Elite, attribute::ELITE),
    (Special::Expendable, attribute::EXPENDABLE),
    (Special::Green, attribute::GREEN),
    (Special::Guard, attribute::GUARD),
    (Special::Impetuous, attribute::IMPETUOUS),
    (Special::Inefficient, attribute::INEFFICIENT),
    (Special::Lance, attribute::LANCE),
    (Special::Light, attribute::LIGHT),
    (Special::Methodic, attribute::METHODIC),
    (Special::Militia, attribute::MILITIA),
    (Special::Opportunistic, attribute::OPPORTUNISTIC),
    (Special::Organiser, attribute::ORGANISER),
    (Special::Scout, attribute::SCOUT),
    (Special::SecondLine, attribute::SECOND_LINE),
    (Special::Strong, attribute::STRONG),
    (Special::Stubborn, attribute::STUBBORN),
    (Special::Timid, attribute::TIMID),
    (Special::Undrilled, attribute::UNDRILLED),
    (Special::Unpredictable, attribute::UNPREDICTABLE),
    (Special::Wavering, attribute::WAVERING),
    (Special::Weak, attribute::WEAK),
];

/// A set of special rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Specials(u32);

impl Specials {
    /// The same with one more.
    pub(crate) const fn with(self, special: Special) -> Self {
        Self(self.0 | 1 << (special as u32))
    }

    /// Does it hold a rule?
    pub(crate) const fn has(self, special: Special) -> bool {
        self.0 >> (special as u32) & 1 == 1
    }
}

impl FromIterator<Special> for Specials {
    fn from_iter<I: IntoIterator<Item = Special>>(specials: I) -> Self {
        Self(specials.into_iter().fold(0, |bits, special| bits | 1 << (special as u32)))
    }
}

/// What does not change of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nature {
    /// What it is.
    pub arm: Arm,
    /// Its special rules.
    pub specials: Specials,
    /// What a die must reach, 2 to 5; unread where Unpredictable.
    pub quality: i32,
    /// Fighting power; 0 for batteries and generals.
    pub combat: i32,
    /// Is it a unit of an army, a brigade or a division of cavalry, which has no formations (`army.rules`)?
    pub army: bool,
    /// Is it two batteries that have joined (`opt.grand`)?
    pub grand: bool,
}

impl Nature {
    /// By a piece's kind and what a scenario gives it; what is missing is the kind's usual.
    pub(crate) fn read(kind: &Kind, attrs: &Attrs) -> Self {
        let values = Values::new(attrs, &kind.attributes);
        let arm = match kind.role {
            Role::Foot | Role::Light => Arm::Infantry,
            Role::Horse => Arm::Cavalry(Class::of(values)),
            Role::Guns => Arm::Guns { calibre: Calibre::of(values), horse: values.flag(attribute::HORSE) },
            Role::Leader => Arm::Leader,
            Role::Chief => Arm::Chief,
        };
        let own = SPECIALS.into_iter().filter(|(_, id)| values.flag(id));
        Self {
            arm,
            specials: own.map(|(special, _)| special).collect(),
            quality: values.small(attribute::Q),
            combat: values.small(attribute::C),
            army: false,
            grand: false,
        }
    }

    /// The same at army level or not.
    #[must_use]
    pub(crate) const fn at_army_level(self, army: bool) -> Self {
        Self { army, ..self }
    }

    /// Two batteries like it that have joined, with the worse quality of both; 0 where either is Unpredictable
    /// (`opt.grand`).
    #[must_use]
    pub(crate) const fn joined(self, quality: i32) -> Self {
        let specials = if quality == 0 { self.specials.with(Special::Unpredictable) } else { self.specials };
        let quality = if quality == 0 { self.quality } else { quality };
        Self { grand: true, quality, specials, ..self }
    }

    /// Batteries it is, for its dice and for what its brigade counts.
    pub(crate) const fn batteries(self) -> i32 {
        if self.grand { 2 } else { 1 }
    }

    /// Has it formations to change? All have but infantry and cavalry of an army.
    pub(crate) const fn forms(self) -> bool {
        !self.army || self.arm.is_guns()
    }

    /// Does infantry so formed enter and attack sectors: in column, in an army as it is (`bua.enter`, `bua.attack`)?
    /// `marching` tells whether a march column does.
    pub(crate) const fn storms(self, formation: u8, marching: bool) -> bool {
        let column = match formation {
            formation::ATTACK_COLUMN => true,
            formation::MARCH_COLUMN => marching,
            _ => self.army && formation != formation::GARRISON,
        };
        matches!(self.arm, Arm::Infantry) && column
    }

    /// The formation infantry stands in that has left a sector or a lost Contact.
    pub(crate) const fn driven_formation(self) -> u8 {
        if self.army { formation::LINE } else { formation::ATTACK_COLUMN }
    }

    /// Has it a special rule?
    pub(crate) const fn has(self, special: Special) -> bool {
        self.specials.has(special)
    }

    /// A general's span in hexes; `None` for units (`gen.span`).
    pub(crate) fn span(self) -> Option<i32> {
        let t = &Tables::get().command;
        let (usual, short, long) = match self.arm {
            Arm::Leader => (t.leader_span, t.leader_span_inefficient, t.leader_span_organiser),
            Arm::Chief => (t.cinc_span, t.cinc_span_inefficient, t.cinc_span_organiser),
            Arm::Infantry | Arm::Cavalry(_) | Arm::Guns { .. } => return None,
        };
        Some(match (self.has(Special::Inefficient), self.has(Special::Organiser)) {
            (true, false) => short,
            (false, true) => long,
            _ => usual,
        })
    }

    /// Hexes an action in a formation, before reductions (`move.table`).
    pub(crate) fn allowance(self, formation: u8) -> i32 {
        let (moves, army) = (&Tables::get().moves, &Tables::get().army_moves);
        match (self.arm, formation) {
            (Arm::Leader | Arm::Chief, _) => moves.general,
            // Their guns are pushed and limbered as any.
            (Arm::Infantry, _) if self.army && formation != formation::GARRISON => army.foot,
            (Arm::Cavalry(_), _) if self.army => army.horse,
            (Arm::Guns { horse, .. }, formation::LIMBERED) if self.army => {
                if horse {
                    army.horse
                } else {
                    army.foot
                }
            }
            (Arm::Infantry, formation::ATTACK_COLUMN) => moves.attack_column,
            (Arm::Infantry, formation::MARCH_COLUMN) => moves.march_column,
            // A garrison goes from sector to sector, not by hexes; a square's is the nearest to it.
            (Arm::Infantry, formation::SQUARE | formation::GARRISON) => moves.square,
            (Arm::Infantry, _) => moves.infantry_line,
            (Arm::Cavalry(_), formation::CAVALRY_COLUMN) => moves.cavalry_column,
            (Arm::Cavalry(_), _) => moves.cavalry_line,
            (Arm::Guns { .. }, formation::UNLIMBERED) => moves.prolong,
            (Arm::Guns { horse: true, .. }, _) => moves.limbered_horse,
            (Arm::Guns { horse: false, .. }, _) => moves.limbered_foot,
        }
    }

    /// Base dice in Approach and Contact; `loaded` tells of a battery whether its guns are (`dice.base`,
    /// `dice.guns`). 0 for generals.
    pub(crate) fn close_dice(self, formation: u8, loaded: bool) -> i32 {
        let dice = &Tables::get().base_dice;
        match self.arm {
            Arm::Guns { .. } if !loaded || formation == formation::LIMBERED => {
                dice.guns_unloaded * self.batteries()
            }
            _ => self.fire_dice(formation),
        }
    }

    /// Base dice of a bombardment, given or taken (`dice.base`). 0 for generals.
    pub(crate) fn fire_dice(self, formation: u8) -> i32 {
        let dice = &Tables::get().base_dice;
        match (self.arm, formation) {
            (Arm::Infantry, formation::ATTACK_COLUMN) => dice.attack_column,
            (Arm::Infantry, formation::MARCH_COLUMN) => dice.march_column,
            (Arm::Infantry, formation::SQUARE) => dice.square,
            (Arm::Infantry, formation::GARRISON) => dice.garrison,
            (Arm::Infantry, _) => dice.infantry_line,
            (Arm::Cavalry(_), formation::CAVALRY_COLUMN) => dice.cavalry_column,
            (Arm::Cavalry(Class::Light), _) => dice.light_cavalry,
            (Arm::Cavalry(Class::Dragoon), _) => dice.dragoons,
            (Arm::Cavalry(Class::Heavy), _) => dice.heavy_cavalry,
            (Arm::Guns { calibre: Calibre::Light, .. }, _) => dice.light_guns * self.batteries(),
            (Arm::Guns { calibre: Calibre::Medium, .. }, _) => dice.medium_guns * self.batteries(),
            (Arm::Guns { calibre: Calibre::Heavy, .. }, _) => dice.heavy_guns * self.batteries(),
            (Arm::Leader | Arm::Chief, _) => 0,
        }
    }

    /// Points in halves against who loses it (`win.points`).
    pub(crate) fn loss_halves(self) -> i32 {
        self.loss().0
    }

    /// Those points, and the first row that fits in words.
    pub(crate) fn loss(self) -> (i32, &'static str) {
        let points = &Tables::get().loss_points;
        match self.arm {
            Arm::Leader | Arm::Chief => (points.strong_arm_or_general, "a general"),
            Arm::Infantry if self.has(Special::Expendable) => (points.expendable_foot, "Expendable infantry"),
            Arm::Cavalry(_) if self.has(Special::Expendable) => {
                (points.expendable_horse, "Expendable cavalry")
            }
            Arm::Guns { .. } if self.grand => (points.grand_battery, "a grand battery"),
            _ if self.has(Special::Guard) => (points.guard_or_elite_horse, "a unit of the Guard"),
            Arm::Cavalry(_) if self.has(Special::Elite) => (points.guard_or_elite_horse, "Elite cavalry"),
            Arm::Guns { .. } => (points.strong_arm_or_general, "artillery"),
            Arm::Cavalry(Class::Heavy) => (points.strong_arm_or_general, "heavy cavalry"),
            Arm::Infantry if self.has(Special::Elite) => (points.strong_arm_or_general, "Elite infantry"),
            Arm::Infantry | Arm::Cavalry(_) => (points.other_unit, "a unit"),
        }
    }
}

/// Has a formation free facing (`move.fast`)?
pub(crate) const fn is_fast(formation: u8) -> bool {
    matches!(formation, formation::MARCH_COLUMN | formation::CAVALRY_COLUMN | formation::LIMBERED)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Nature, SPECIALS, Special, is_fast};
    use crate::CATALOG;
    use crate::ids::formation::{
        ATTACK_COLUMN, CAVALRY_COLUMN, CAVALRY_LINE, GARRISON, LIMBERED, LINE, UNLIMBERED,
    };
    use oblique_scenario::{Attrs, Value};

    /// A piece of a kind with those flags and that class or calibre.
    pub(crate) fn nature(kind: &str, flags: &[&str], class: Option<(&str, &str)>) -> Nature {
        let mut attrs = Attrs::new();
        for flag in flags {
            attrs.insert((*flag).to_owned(), Value::Flag(true));
        }
        if let Some((attr, word)) = class {
            attrs.insert(attr.to_owned(), Value::Text(word.to_owned()));
        }
        Nature::read(CATALOG.kind(kind).expect("a kind"), &attrs)
    }

    #[test]
    fn every_special_rule_is_a_flag_of_some_kind() {
        for (_, id) in SPECIALS {
            assert!(CATALOG.kinds.iter().any(|kind| kind.attribute(id).is_some()), "{id}");
        }
        let elite = nature("infantry", &["elite", "elan"], None);
        assert!(elite.has(Special::Elite) && elite.has(Special::Elan) && !elite.has(Special::Guard));
    }

    #[test]
    fn dice_are_those_of_the_table() {
        let dragoons = nature("cavalry", &[], Some(("class", "dragoon")));
        assert_eq!(
            (dragoons.close_dice(CAVALRY_COLUMN, true), dragoons.close_dice(CAVALRY_LINE, true)),
            (3, 5)
        );
        let heavy = nature("artillery", &[], Some(("calibre", "heavy")));
        assert_eq!((heavy.close_dice(UNLIMBERED, false), heavy.fire_dice(UNLIMBERED)), (2, 5));
        assert_eq!((heavy.close_dice(LIMBERED, true), heavy.close_dice(UNLIMBERED, true)), (2, 5));
        let line = nature("infantry", &[], None);
        assert_eq!([LINE, ATTACK_COLUMN, GARRISON].map(|f| line.close_dice(f, true)), [4, 3, 3]);
    }

    #[test]
    fn allowances_are_those_of_the_table() {
        let horse = nature("artillery", &["horse"], None);
        assert_eq!((horse.allowance(LIMBERED), horse.allowance(UNLIMBERED)), (4, 1));
        let line = nature("infantry", &[], None);
        assert_eq!([LINE, ATTACK_COLUMN, GARRISON].map(|f| line.allowance(f)), [2, 3, 1]);
        assert_eq!(nature("leader", &[], None).allowance(0), 8);
        assert!(is_fast(LIMBERED) && is_fast(CAVALRY_COLUMN) && !is_fast(ATTACK_COLUMN));
    }

    #[test]
    fn spans_go_by_special_rules() {
        let span = |kind, flags: &[&str]| nature(kind, flags, None).span();
        assert_eq!(
            [span("leader", &[]), span("leader", &["inefficient"]), span("leader", &["organiser"])],
            [Some(6), Some(4), Some(8)]
        );
        assert_eq!(
            [span("cinc", &[]), span("cinc", &["inefficient"]), span("cinc", &["organiser"])],
            [Some(4), Some(3), Some(6)]
        );
        assert_eq!(span("infantry", &[]), None);
    }

    #[test]
    fn losses_cost_what_the_first_row_says() {
        let cost =
            |kind, flags: &[&str], class: &str| nature(kind, flags, Some(("class", class))).loss_halves();
        assert_eq!(cost("infantry", &["guard", "elan"], ""), 6);
        assert_eq!(cost("cavalry", &["elite"], "light"), 6);
        assert_eq!((cost("cavalry", &[], "heavy"), cost("cavalry", &["elite"], "heavy")), (4, 6));
        assert_eq!(
            (cost("cavalry", &[], "light"), nature("artillery", &["horse"], None).loss_halves()),
            (2, 4)
        );
        assert_eq!(3 * cost("infantry", &["expendable"], ""), 3);
    }
}
