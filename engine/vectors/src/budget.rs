//! What reading a file of vectors may cost.

use crate::{Problem, VectorError};

/// What reading one file may cost. Readers ask before they take memory; what lies beyond is left out and told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most bytes of a file in text (`GeoJSON`, GPX): 64 MiB by default. Unpacked they take several times as much.
    pub text_bytes: u64,
    /// The most bytes of a shapefile, and of the table beside it: 256 MiB each by default.
    pub binary_bytes: u64,
    /// The most features: half a million by default.
    pub features: usize,
    /// The most positions of all features: 10 million by default.
    pub positions: usize,
    /// The most bytes of all attributes, names and values: 128 MiB by default.
    pub attribute_bytes: usize,
    /// The most elements of a GPX file: 3 million by default.
    pub elements: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            text_bytes: 64 << 20,
            binary_bytes: 256 << 20,
            features: 500_000,
            positions: 10_000_000,
            attribute_bytes: 128 << 20,
            elements: 3_000_000,
        }
    }
}

impl Budget {
    /// May a file of so many bytes be read at all?
    pub(crate) fn check_size(bytes: &[u8], most: u64) -> Result<(), VectorError> {
        let size = bytes.len() as u64;
        if size > most {
            return Err(VectorError::TooLarge { mib: size.div_ceil(1 << 20), most_mib: most >> 20 });
        }
        Ok(())
    }
}

/// What has been spent of a budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spent {
    budget: Budget,
    features: usize,
    positions: usize,
    attribute_bytes: usize,
}

impl Spent {
    pub(crate) const fn of(budget: Budget) -> Self {
        Self { budget, features: 0, positions: 0, attribute_bytes: 0 }
    }

    /// One more feature; why not where the budget has no room for it.
    pub(crate) fn take(&mut self, positions: usize, attribute_bytes: usize) -> Result<(), Problem> {
        let after = Self {
            features: self.features.saturating_add(1),
            positions: self.positions.saturating_add(positions),
            attribute_bytes: self.attribute_bytes.saturating_add(attribute_bytes),
            ..*self
        };
        let Budget { features, positions, attribute_bytes, .. } = self.budget;
        if after.features > features || after.positions > positions || after.attribute_bytes > attribute_bytes
        {
            return Err(Problem::Full { features: self.features });
        }
        *self = after;
        Ok(())
    }
}
