//! Who plays a side.

use serde::{Deserialize, Serialize};

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// A person at this machine.
    Person,
    /// The commander of that name.
    Computer(String),
}

impl Player {
    /// Is it a person?
    pub fn is_person(&self) -> bool {
        *self == Self::Person
    }
}
