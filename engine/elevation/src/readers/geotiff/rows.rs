//! Rows of a strip or tile as numbers: byte order, predictors and kinds of numbers.

use super::ReadError;
use tiff::tags::ByteOrder;

/// What a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    U8,
    I8,
    U16,
    I16,
    U32,
    I32,
    F32,
    F64,
}

impl Kind {
    /// By bits and the number of the format: 1 whole, 2 with a sign, 3 floating.
    pub(super) fn of(bits: u16, format: u16) -> Result<Self, ReadError> {
        Ok(match (bits, format) {
            (8, 1) => Self::U8,
            (8, 2) => Self::I8,
            (16, 1) => Self::U16,
            (16, 2) => Self::I16,
            (32, 1) => Self::U32,
            (32, 2) => Self::I32,
            (32, 3) => Self::F32,
            (64, 3) => Self::F64,
            _ => {
                return Err(ReadError::TiffKind { kind: format!("numbers of {bits} bits, format {format}") });
            }
        })
    }

    pub(super) const fn bytes(self) -> usize {
        match self {
            Self::U8 | Self::I8 => 1,
            Self::U16 | Self::I16 => 2,
            Self::U32 | Self::I32 | Self::F32 => 4,
            Self::F64 => 8,
        }
    }

    pub(super) const fn floats(self) -> bool {
        matches!(self, Self::F32 | Self::F64)
    }

    /// The number in so many bytes, the most significant last.
    fn number(self, bytes: [u8; 8]) -> f64 {
        let [a, b, c, d, ..] = bytes;
        match self {
            Self::U8 => f64::from(a),
            Self::I8 => f64::from(a as i8),
            Self::U16 => f64::from(u16::from_le_bytes([a, b])),
            Self::I16 => f64::from(i16::from_le_bytes([a, b])),
            Self::U32 => f64::from(u32::from_le_bytes([a, b, c, d])),
            Self::I32 => f64::from(i32::from_le_bytes([a, b, c, d])),
            Self::F32 => f64::from(f32::from_le_bytes([a, b, c, d])),
            Self::F64 => f64::from_le_bytes(bytes),
        }
    }
}

/// How neighbours were taken off each other before packing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Predictor {
    None,
    /// Each number less the one before it.
    Horizontal,
    /// Bytes of the same weight side by side, each less the one before it.
    Floating,
}

impl Predictor {
    pub(super) fn of(number: u16, kind: Kind) -> Result<Self, ReadError> {
        match number {
            1 => Ok(Self::None),
            2 => Ok(Self::Horizontal),
            3 if kind.floats() => Ok(Self::Floating),
            _ => Err(ReadError::TiffKind { kind: format!("predictor {number}") }),
        }
    }
}

/// How the rows of a file are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writing {
    pub(super) kind: Kind,
    pub(super) predictor: Predictor,
    pub(super) order: ByteOrder,
    /// Do planes of bytes begin with the least significant?
    pub(super) least_first: bool,
}

impl Writing {
    /// Do the planes of these rows begin with the least significant byte? The standard has the most significant
    /// first, but what libtiff writes with the most significant byte of a number first has it the other way round.
    /// Whichever gives more numbers that can be heights is taken.
    pub(super) fn planes_are_least_first(self, rows: &[u8], row_bytes: usize) -> bool {
        if self.predictor != Predictor::Floating || self.order == ByteOrder::LittleEndian {
            return false;
        }
        let heights = |least_first: bool| {
            let writing = Self { least_first, ..self };
            let possible = |n: &f64| *n == 0.0 || (1e-6..1e5).contains(&n.abs());
            let of_row = |row: &[u8]| writing.numbers(&mut row.to_vec()).filter(possible).count();
            rows.chunks(row_bytes.max(1)).map(of_row).sum::<usize>()
        };
        heights(true) > heights(false)
    }

    /// The numbers of a row, whose bytes are put in order on the way.
    pub(super) fn numbers(self, row: &mut [u8]) -> impl Iterator<Item = f64> {
        let size = self.kind.bytes();
        let planes = self.predictor == Predictor::Floating;
        if planes {
            for i in 1..row.len() {
                row[i] = row[i].wrapping_add(row[i - 1]);
            }
        }
        let count = row.len() / size;
        let mut before = 0_u64;
        (0..count).map(move |i| {
            let mut bytes = [0; 8];
            for (k, byte) in bytes.iter_mut().take(size).enumerate() {
                // Weight k counted from the least; of planes the first has the most.
                let at = match (planes, self.order) {
                    (true, _) if self.least_first => k * count + i,
                    (true, _) => (size - 1 - k) * count + i,
                    (false, ByteOrder::LittleEndian) => i * size + k,
                    (false, ByteOrder::BigEndian) => i * size + size - 1 - k,
                };
                *byte = row.get(at).copied().unwrap_or_default();
            }
            if self.predictor == Predictor::Horizontal {
                before = before.wrapping_add(u64::from_le_bytes(bytes));
                bytes = before.to_le_bytes();
            }
            self.kind.number(bytes)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Predictor, Writing};
    use tiff::tags::ByteOrder::{BigEndian, LittleEndian};

    #[test]
    fn differences_wrap_within_their_size() {
        let of = |kind, order, row: &[u8]| {
            let writing = Writing { kind, predictor: Predictor::Horizontal, order, least_first: false };
            writing.numbers(&mut row.to_vec()).collect::<Vec<_>>()
        };
        assert_eq!(of(Kind::U8, LittleEndian, &[250, 10]), [250.0, 4.0]);
        assert_eq!(of(Kind::I16, LittleEndian, &[1, 0, 0xFD, 0xFF]), [1.0, -2.0]);
        assert_eq!(of(Kind::I16, BigEndian, &[0, 1, 0xFF, 0xFD]), [1.0, -2.0]);
        assert_eq!(of(Kind::U32, BigEndian, &[0, 0, 1, 0, 0, 0, 0, 2]), [256.0, 258.0]);
    }

    #[test]
    fn planes_of_bytes_are_floating_numbers() {
        let numbers = [483.0_f32, -1.5, 1e-3];
        let bytes: Vec<[u8; 4]> = numbers.iter().map(|n| n.to_be_bytes()).collect();
        let (kind, predictor) = (Kind::F32, Predictor::Floating);
        for (order, planes) in
            [(LittleEndian, [0, 1, 2, 3]), (BigEndian, [0, 1, 2, 3]), (BigEndian, [3, 2, 1, 0])]
        {
            let mut row: Vec<u8> = planes.iter().flat_map(|k| bytes.iter().map(|b| b[*k])).collect();
            for i in (1..row.len()).rev() {
                row[i] = row[i].wrapping_sub(row[i - 1]);
            }
            let writing = Writing { kind, predictor, order, least_first: false };
            let least_first = writing.planes_are_least_first(&row, row.len());
            let read: Vec<f64> = Writing { least_first, ..writing }.numbers(&mut row).collect();
            assert_eq!(read, numbers.map(f64::from), "{order:?} {planes:?}");
        }
    }

    #[test]
    fn only_floating_numbers_have_planes() {
        assert!(Predictor::of(3, Kind::I16).is_err() && Predictor::of(4, Kind::F32).is_err());
        assert!(Kind::of(64, 1).is_err() && Kind::of(16, 3).is_err() && Kind::of(1, 1).is_err());
    }
}
