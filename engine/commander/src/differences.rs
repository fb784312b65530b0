//! In what the officers of a ruleset differ from what they are elsewhere: only those numbers, each written once.
//!
//! Must not know what the numbers mean.

use crate::{Temperament, TemperamentDifference, UnreadTemperaments};
use ron::extensions::Extensions;

/// Declares [`Temperament`], and beside it the same with every field left out or given, so that its fields are listed once.
macro_rules! with_difference {
    (
        $(#[doc = $about:literal])*
        pub struct $whole:ident differs by $difference:ident {
            $($(#[doc = $doc:literal])* $(#[serde($($serde:tt)*)])? $(#[within($bounds:ident)])?
                pub $field:ident: $type:ty,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $whole {
            $($(#[doc = $doc])* $(#[serde($($serde)*)])? $(#[schemars(range(min = $bounds.least, max = $bounds.most))])?
                pub $field: $type,)*
        }

        impl $whole {
            /// The first of its numbers that may not be.
            pub(crate) fn out_of_bounds(&self) -> Option<OutOfBounds> {
                $($(if !$bounds.hold(self.$field) {
                    return Some(OutOfBounds {
                        field: stringify!($field), found: i64::from(self.$field), bounds: $bounds,
                    });
                })?)*
                None
            }
        }

        /// In what an officer differs; without an id, every officer.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
        #[serde(default, deny_unknown_fields)]
        pub struct $difference {
            $($(#[doc = $doc])* $(#[schemars(range(min = $bounds.least, max = $bounds.most))])?
                pub $field: Option<$type>,)*
        }

        impl $difference {
            /// The first of its numbers that may not be.
            pub(crate) fn out_of_bounds(&self) -> Option<OutOfBounds> {
                $($(if let Some(own) = self.$field.filter(|own| !$bounds.hold(*own)) {
                    return Some(OutOfBounds { field: stringify!($field), found: i64::from(own), bounds: $bounds });
                })?)*
                None
            }

            /// Makes an officer differ so.
            pub(crate) fn change(&self, officer: &mut $whole) {
                $(if let Some(own) = &self.$field { officer.$field.clone_from(own); })*
            }
        }
    };
}
pub(crate) use with_difference;

/// In what the officers of a ruleset differ from those of `assets/commanders.ron`.
#[derive(Clone, Debug, Default)]
pub struct Differences(Vec<TemperamentDifference>);

impl Differences {
    /// The differences of a file: a list of entries written as those of `assets/commanders.ron` are, with what differs only.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Self, UnreadTemperaments> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let read: Vec<TemperamentDifference> = options.from_str(text).map_err(UnreadTemperaments::at)?;
        UnreadTemperaments::out_of_bounds(
            &options,
            text,
            read.iter().map(TemperamentDifference::out_of_bounds),
        )?;
        let twice =
            read.iter().enumerate().find(|(i, own)| read[..*i].iter().any(|other| other.id == own.id));
        match twice {
            Some((_, own)) => {
                Err(own.id.clone().map_or(UnreadTemperaments::TwiceOfAll, UnreadTemperaments::Twice))
            }
            None => Ok(Self(read)),
        }
    }

    /// What an officer of that temperament is like with them: what is said of every officer, then what is said of him.
    #[must_use]
    pub fn officer(&self, elsewhere: &Temperament) -> Temperament {
        let mut officer = elsewhere.clone();
        let every = self.0.iter().filter(|own| own.id.is_none());
        let his = self.0.iter().filter(|own| own.id.as_ref() == Some(&elsewhere.id));
        every.chain(his).for_each(|own| own.change(&mut officer));
        officer
    }

    /// Whom they name.
    pub fn named(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|own| own.id.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_of_an_officer_goes_before_what_is_said_of_every_one() {
        let text = "[(id: \"bold\", pull_men: 9, posture: hold), (pull_men: 7, garrison_men: 5)]";
        let differences = Differences::read(text).unwrap();
        let (steady, bold) = (Temperament::of("steady").unwrap(), Temperament::of("bold").unwrap());
        let expected = Temperament { pull_men: 7, garrison_men: 5, ..steady.clone() };
        assert_eq!(differences.officer(steady), expected);
        let posture = crate::Posture::Hold;
        assert_eq!(
            differences.officer(bold),
            Temperament { pull_men: 9, garrison_men: 5, posture, ..bold.clone() }
        );
        assert_eq!(differences.named().collect::<Vec<_>>(), ["bold"]);
        assert_eq!(Differences::default().officer(bold), *bold);
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_with_its_place() {
        let refusal = |text: &str| Differences::read(text).unwrap_err().to_string();
        for wrong in ["[\n  (pull: 3)]", "[\n  (pull_men: much)]", "[\n  (pull_men: 3, pull_men: 4)]"] {
            assert!(refusal(wrong).starts_with("line 2, column "), "{}", refusal(wrong));
        }
        let too_great = refusal("[\n  (id: \"bold\"),\n  (pull_men: 3,\n   rehearsals: 4294967295)]");
        assert!(
            too_great.starts_with("line 4, column ")
                && too_great.contains("rehearsals is 4294967295, but must be from 0 to"),
            "{too_great}"
        );
        assert!(refusal("[(id: \"bold\"), (id: \"bold\")]").contains("two commanders 'bold'"));
        assert!(refusal("[(pull_men: 1), (pull_men: 2)]").contains("of every commander"));
    }
}
