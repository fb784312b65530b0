//! Who can be asked to command: those that come with the program, and temperaments of a file of the user's.
//!
//! Must not know files.

use crate::{COMMANDERS, Commander, Officer, Temperament, UnreadTemperaments, commander};
use oblique_scenario::Side;
use std::sync::Arc;

/// Commanders by name.
#[derive(Clone, Debug, Default)]
pub struct Staff {
    /// Before ours: who gives one of our names to his own means his own.
    own: Vec<Arc<Temperament>>,
}

impl Staff {
    /// Ours, with the temperaments of a file written as `assets/commanders.ron` is.
    ///
    /// # Errors
    /// What is wrong with the file, and where.
    pub fn read(text: &str) -> Result<Self, UnreadTemperaments> {
        Ok(Self { own: Temperament::read(text)?.into_iter().map(Arc::new).collect() })
    }

    /// The commander of that name for a side of a battle with that seed.
    #[must_use]
    pub fn commander(&self, name: &str, seed: u64, side: Side) -> Option<Box<dyn Commander>> {
        match self.own.iter().find(|t| t.id == name) {
            Some(own) => Some(Box::new(Officer::new(own.clone()))),
            None => commander(name, seed, side),
        }
    }

    /// Every name, the user's own first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let ours = COMMANDERS.iter().map(|c| c.name);
        self.own.iter().map(|t| t.id.as_str()).chain(ours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &str = include_str!("../../../assets/commanders.ron");

    #[test]
    fn a_file_adds_commanders_to_ours() {
        let staff = Staff::read(&SHIPPED.replace("\"bold\"", "\"zieten\"")).unwrap();
        assert!(staff.commander("zieten", 1, Side::A).is_some());
        assert!(staff.commander("bold", 1, Side::A).is_some());
        assert!(staff.commander("nobody", 1, Side::A).is_none());
        assert!(staff.names().any(|name| name == "zieten"));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_told_with_its_place() {
        let refusal = |text: &str| Staff::read(text).unwrap_err().to_string();
        assert!(refusal("[(id: \"a\")]").starts_with("line 1, column "), "{}", refusal("[(id: \"a\")]"));
        assert!(refusal(&SHIPPED.replace("\"bold\"", "\"steady\"")).contains("two commanders 'steady'"));
    }
}
