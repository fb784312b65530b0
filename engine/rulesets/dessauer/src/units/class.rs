//! Classes of troops and their grades (`unit.grade`, `move.allow`).

use crate::tables::Weapon;

/// How good a unit is (`unit.grade`), A the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Grade {
    /// The best.
    A,
    /// Good.
    B,
    /// Usual.
    #[default]
    C,
    /// The worst.
    D,
}

impl Grade {
    /// All, the best first.
    #[cfg(test)]
    pub(crate) const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// Its cell of a row by grade.
    #[must_use]
    pub(crate) const fn of(self, row: &[i32; 4]) -> i32 {
        row[self as usize]
    }
}

/// Foot, horse or guns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Arm {
    /// On foot.
    Foot,
    /// Mounted.
    Horse,
    /// A battery with its gunners.
    Guns,
}

/// A class of troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Class {
    /// Foot of the line.
    Foot,
    /// Regular light foot.
    LightFoot,
    /// Irregular light foot, always in skirmish order.
    Irregulars,
    /// Foot with rifles, of the line.
    Rifles,
    /// Light foot with rifles.
    LightRifles,
    /// Heavy horse.
    HeavyHorse,
    /// Medium horse.
    MediumHorse,
    /// Light horse.
    LightHorse,
    /// Light guns.
    LightGuns,
    /// Field guns.
    FieldGuns,
    /// Heavy guns.
    HeavyGuns,
    /// Howitzers.
    Howitzers,
    /// Light guns with military drivers and teams for the gallop.
    GalloperGuns,
}

impl Class {
    /// Its arm.
    #[must_use]
    pub(crate) const fn arm(self) -> Arm {
        match self {
            Self::Foot | Self::LightFoot | Self::Irregulars | Self::Rifles | Self::LightRifles => Arm::Foot,
            Self::HeavyHorse | Self::MediumHorse | Self::LightHorse => Arm::Horse,
            Self::LightGuns | Self::FieldGuns | Self::HeavyGuns | Self::Howitzers | Self::GalloperGuns => {
                Arm::Guns
            }
        }
    }

    /// Its row of the table of rates.
    pub(crate) const fn rate_id(self) -> &'static str {
        match self {
            Self::Foot => "foot",
            Self::LightFoot | Self::Irregulars | Self::Rifles | Self::LightRifles => "light_foot",
            Self::HeavyHorse => "heavy_horse",
            Self::MediumHorse => "medium_horse",
            Self::LightHorse => "light_horse",
            Self::LightGuns => "light_guns",
            Self::FieldGuns => "field_guns",
            Self::HeavyGuns => "heavy_guns",
            Self::Howitzers => "howitzers",
            Self::GalloperGuns => "galloper_guns",
        }
    }

    /// What it fires with; `None` of horse, which never fires (`fire.who`).
    #[must_use]
    pub(crate) const fn weapon(self) -> Option<Weapon> {
        Some(match self {
            Self::Foot | Self::LightFoot | Self::Irregulars => Weapon::Musket,
            Self::Rifles | Self::LightRifles => Weapon::Rifle,
            Self::HeavyHorse | Self::MediumHorse | Self::LightHorse => return None,
            Self::LightGuns | Self::GalloperGuns => Weapon::LightGun,
            Self::FieldGuns => Weapon::FieldGun,
            Self::HeavyGuns => Weapon::HeavyGun,
            Self::Howitzers => Weapon::Howitzer,
        })
    }
}
