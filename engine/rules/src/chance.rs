//! Named draws of whoever makes something before a battle: armies, ground, a set-up.
//!
//! Must not know what is made.

use crate::play::Stream;

/// A die thrown for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// For what.
    pub about: String,
    /// Faces of the die.
    pub faces: i32,
    /// What it showed, from 1.
    pub value: i32,
}

/// A stream of chance that notes what each draw was for.
#[derive(Clone, Debug)]
pub struct Chance {
    stream: Stream,
    throws: Vec<Throw>,
}

impl Chance {
    /// From a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { stream: Stream::new(seed), throws: Vec::new() }
    }

    /// Throws a die with so many faces, 1 at least.
    pub fn throw(&mut self, about: impl Into<String>, faces: i32) -> i32 {
        let faces = faces.max(1);
        let value = self.stream.draw(1, faces);
        self.throws.push(Throw { about: about.into(), faces, value });
        value
    }

    /// One of several, each as likely as the next; `None` of none. Of one no die is thrown.
    pub fn pick<'t, T>(&mut self, about: impl Into<String>, all: &'t [T]) -> Option<&'t T> {
        match all {
            [] | [_] => all.first(),
            _ => {
                let faces = i32::try_from(all.len()).unwrap_or(i32::MAX);
                all.get(usize::try_from(self.throw(about, faces) - 1).unwrap_or(0))
            }
        }
    }

    /// A draw among so many places, from 0, that is not worth telling; 0 where there is none.
    pub fn place(&mut self, places: usize) -> usize {
        let last = i32::try_from(places).unwrap_or(i32::MAX).saturating_sub(1).max(0);
        usize::try_from(self.stream.draw(0, last)).unwrap_or(0)
    }

    /// What was thrown, in order.
    #[must_use]
    pub fn into_throws(self) -> Vec<Throw> {
        self.throws
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn throws_are_noted_and_one_choice_costs_none() {
        let mut chance = Chance::new(3);
        assert_eq!(chance.pick("nothing", &[] as &[u8]), None);
        assert_eq!(chance.pick("one", &[7]), Some(&7));
        let value = chance.throw("role", 6);
        let picked = *chance.pick("three", &[1, 2, 3]).expect("one of three");
        let throws = chance.into_throws();
        assert_eq!((throws.len(), throws[0].value, throws[1].value), (2, value, picked));
        assert!((1..=6).contains(&value));
    }
}
