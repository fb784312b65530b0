//! Damage done to files by chance, always the same for the same seed: bytes changed, pieces cut out, doubled and moved,
//! numbers and words put where they do not belong.
//!
//! Must not know what the files are.

/// A small generator of its own (`SplitMix64`): the stream never changes.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n` less one; 0 where `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(n.max(1)).unwrap()).unwrap()
    }
}

/// What stands in place of a number, or is put anywhere.
const SPICES: &[&str] = &[
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65535",
    "65536",
    "-32769",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967396",
    "999999999",
    "1000000000",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "\"\"",
    "''",
    "()",
    "{}",
    "[]",
    "None",
    "true",
    "\u{1b}[31m",
    "\u{202e}",
    "=1+1",
    ";",
    ",",
    ":",
    "(",
    ")",
    "\"",
    "0101",
    "9999",
    "0000",
    "-5,-5",
    "100000,100000",
    "0101..2020",
    "infantry",
    "A",
    "B",
    "\\u{0}",
    "\n",
    "/12",
];

/// Does damage of one sort to a text.
pub fn damage(text: &mut Vec<u8>, chance: &mut Chance) {
    if text.is_empty() {
        return;
    }
    let at = chance.below(text.len());
    match chance.below(8) {
        0 => text[at] = u8::try_from(chance.below(256)).unwrap(),
        1 => {
            let end = (at + 1 + chance.below(40)).min(text.len());
            text.drain(at..end);
        }
        2 => {
            let end = (at + 1 + chance.below(200)).min(text.len());
            let piece = text[at..end].to_vec();
            let to = chance.below(text.len());
            text.splice(to..to, piece);
        }
        3 => {
            let spice = SPICES[chance.below(SPICES.len())].bytes();
            text.splice(at..at, spice);
        }
        // A line goes, or comes twice.
        4 => {
            let start = text[..at].iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
            let end = text[at..].iter().position(|b| *b == b'\n').map_or(text.len(), |n| at + n + 1);
            let line = text[start..end].to_vec();
            if chance.below(2) == 0 {
                text.drain(start..end);
            } else {
                text.splice(start..start, line);
            }
        }
        // A number, or a text, becomes another.
        _ => {
            let wanted = if chance.below(4) == 0 { u8::is_ascii_alphabetic } else { u8::is_ascii_digit };
            let Some(start) = text[at..].iter().position(wanted).map(|n| at + n) else { return };
            let end = text[start..].iter().position(|b| !wanted(b)).map_or(text.len(), |n| start + n);
            text.splice(start..end, SPICES[chance.below(SPICES.len())].bytes());
        }
    }
}
