//! Who plays a side.

use oblique_commander::COMMANDERS;
use oblique_text::{Text, text, translated};
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

    /// The name a log has for him.
    pub fn name(&self) -> &str {
        match self {
            Self::Person => "person",
            Self::Computer(name) => name,
        }
    }

    /// The player of that name in a log; a person where it names no commander.
    pub fn named(name: &str) -> Self {
        let known = COMMANDERS.iter().any(|c| c.name == name);
        if known { Self::Computer(name.to_owned()) } else { Self::Person }
    }

    /// The commander of that name; the usual one where there is none.
    pub fn computer(name: &str) -> Self {
        let known = COMMANDERS.iter().find(|c| c.name == name).or(COMMANDERS.first());
        known.map_or(Self::Person, |c| Self::Computer(c.name.to_owned()))
    }

    /// What he is called on the screen.
    pub fn title(&self) -> String {
        match self {
            Self::Person => text!("play-a-person").to_owned(),
            Self::Computer(name) if COMMANDERS.first().is_some_and(|c| c.name == name) => {
                text!("play-the-computer").to_owned()
            }
            Self::Computer(name) => text!("play-the-computer-name", name = translated(name)),
        }
    }

    /// What he is like, in a sentence.
    pub fn about(&self) -> &'static str {
        match self {
            Self::Person => text!("play-gives-his-orders-with-mouse-and-keyboard"),
            Self::Computer(name) => {
                COMMANDERS.iter().find(|c| c.name == name).map_or("", |c| Text(c.about).get())
            }
        }
    }

    /// A person and every commander there is.
    pub fn choices() -> Vec<Self> {
        let computers = COMMANDERS.iter().map(|c| Self::Computer(c.name.to_owned()));
        std::iter::once(Self::Person).chain(computers).collect()
    }
}
