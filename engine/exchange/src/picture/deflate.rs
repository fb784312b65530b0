//! Deflate for rows of differences: codes by how often a byte comes, and runs of the same byte. Earlier bytes are not
//! searched, which repays little on a drawn map with its grain: a quarter of the time of a packer that does, for about as
//! many bytes. What it packs ends at a whole byte, so that parts packed on any thread are one stream in a row; no
//! kept-up library of that speed does.

/// Bytes packed with the same codes.
const BLOCK: usize = 1 << 17;
/// Symbols: bytes, the end of a block, and lengths of runs.
const SYMBOLS: usize = 286;
/// The symbol that ends a block.
const END: usize = 256;
/// Longest code, so that four of them fit into what is written at once.
const MOST_BITS: u8 = 14;
/// Shortest run that is written as one, and the longest.
const RUN: usize = 8;
const MOST_RUN: usize = 258;
/// The order in which lengths of the codes of lengths are written.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/// The least run of each symbol from 257 on, and the bits that tell how much longer it is.
const RUNS: [(u16, u8); 29] = [
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 1),
    (13, 1),
    (15, 1),
    (17, 1),
    (19, 2),
    (23, 2),
    (27, 2),
    (31, 2),
    (35, 3),
    (43, 3),
    (51, 3),
    (59, 3),
    (67, 4),
    (83, 4),
    (99, 4),
    (115, 4),
    (131, 5),
    (163, 5),
    (195, 5),
    (227, 5),
    (258, 0),
];

/// Packs bytes as blocks that end at a whole byte, so that others may follow; `last` ends the stream.
pub(super) fn packed(bytes: &[u8], last: bool) -> Vec<u8> {
    let mut out = Bits { bytes: Vec::with_capacity(bytes.len() * 3 / 4 + 1024), at: 0, buffer: 0, count: 0 };
    for block in bytes.chunks(BLOCK) {
        out.room(block.len() * usize::from(MOST_BITS) / 8 + 512);
        self::block(&mut out, block);
    }
    out.room(16);
    // An empty block of plain bytes, which begins at a whole byte.
    out.put(u64::from(last), 3);
    out.put(0, (8 - out.count % 8) % 8);
    out.put(0xffff_0000, 32);
    out.bytes.truncate(out.at);
    out.bytes
}

/// A part of a block.
enum Part<'a> {
    /// Bytes as they are.
    Bytes(&'a [u8]),
    /// The byte before so many times more.
    Run(usize),
}

/// Divides a block into runs and what lies between.
fn parts<'a>(block: &'a [u8], mut take: impl FnMut(Part<'a>)) {
    let (mut from, mut at) = (0, 0);
    while let Some(bytes) = block.get(at..).and_then(|rest| rest.first_chunk::<{ RUN + 1 }>()) {
        let [first, .., last] = *bytes;
        let [here @ .., _] = *bytes;
        let here = u64::from_le_bytes(here);
        // The same, a byte further on.
        let next = here >> 8 | u64::from(last) << 56;
        let apart = here ^ next;
        if apart != 0 {
            // A run begins behind the last two that differ at the earliest.
            at += 8 - apart.leading_zeros() as usize / 8;
            continue;
        }
        let mut end = at + 1 + RUN;
        while block.get(end) == Some(&first) {
            end += 1;
        }
        take(Part::Bytes(&block[from..=at]));
        let mut left = end - at - 1;
        while left > 0 {
            // What would be left must be a run as well.
            let many = if left > MOST_RUN && left < MOST_RUN + 3 { left - 3 } else { left.min(MOST_RUN) };
            take(Part::Run(many));
            left -= many;
        }
        (from, at) = (end, end);
    }
    take(Part::Bytes(&block[from..]));
}

/// The symbol of a run, and what is added to it.
fn run(length: usize) -> (usize, u64, u32) {
    let at = RUNS.partition_point(|(least, _)| usize::from(*least) <= length) - 1;
    let (least, bits) = RUNS[at];
    (257 + at, (length - usize::from(least)) as u64, u32::from(bits))
}

fn block(out: &mut Bits, block: &[u8]) {
    let mut often = [[0_u32; SYMBOLS]; 2];
    parts(block, |part| match part {
        Part::Bytes(bytes) => {
            let (pairs, rest) = bytes.as_chunks::<2>();
            for [a, b] in pairs {
                often[0][usize::from(*a)] += 1;
                often[1][usize::from(*b)] += 1;
            }
            for byte in rest {
                often[0][usize::from(*byte)] += 1;
            }
        }
        Part::Run(length) => often[0][run(length).0] += 1,
    });
    let [mut all, second] = often;
    for (all, more) in all.iter_mut().zip(second) {
        *all += more;
    }
    all[END] = 1;
    let lengths = lengths(&all);
    let codes = codes(&lengths);
    head(out, &lengths);
    parts(block, |part| match part {
        Part::Bytes(bytes) => {
            let (fours, rest) = bytes.as_chunks::<4>();
            for four in fours {
                let (mut word, mut count) = (0, 0);
                for byte in four {
                    let (code, bits) = codes[usize::from(*byte)];
                    word |= u64::from(code) << count;
                    count += u32::from(bits);
                }
                out.put(word, count);
            }
            for byte in rest {
                let (code, bits) = codes[usize::from(*byte)];
                out.put(u64::from(code), u32::from(bits));
            }
        }
        Part::Run(length) => {
            let (symbol, more, more_bits) = run(length);
            let (code, bits) = codes[symbol];
            out.put(u64::from(code), u32::from(bits));
            // The distance is one, the only there is: a code of one bit.
            out.put(more, more_bits + 1);
        }
    });
    let (code, bits) = codes[END];
    out.put(u64::from(code), u32::from(bits));
}

/// What stands before the symbols of a block: the lengths of their codes.
fn head(out: &mut Bits, lengths: &[u8; SYMBOLS]) {
    // Not the last, codes of its own; all symbols, one distance, all lengths of lengths, of four bits each.
    out.put(0b100, 3);
    out.put(SYMBOLS as u64 - 257, 5);
    out.put(0, 5);
    out.put(19 - 4, 4);
    for length in ORDER {
        out.put(if length < 16 { 4 } else { 0 }, 3);
    }
    for length in lengths.iter().chain([&1]) {
        out.put(u64::from(length.reverse_bits() >> 4), 4);
    }
}

/// Lengths of codes, the shorter the more often a symbol comes; none for those that do not come.
fn lengths(often: &[u32; SYMBOLS]) -> [u8; SYMBOLS] {
    let mut scale = 0;
    loop {
        let mut leaves: Vec<(u32, usize)> = (often.iter().enumerate())
            .filter(|(_, n)| **n > 0)
            .map(|(symbol, n)| ((n >> scale).max(1), symbol))
            .collect();
        leaves.sort_unstable();
        // Two queues: of symbols and of pairs, both from the rarest on.
        let mut weights: Vec<u32> = leaves.iter().map(|(n, _)| *n).collect();
        let mut parents = vec![0; 2 * leaves.len() - 1];
        let (mut leaf, mut pair) = (0, leaves.len());
        for made in leaves.len()..2 * leaves.len() - 1 {
            let mut weight = 0;
            for _ in 0..2 {
                let takes_leaf = leaf < leaves.len() && (pair >= made || weights[leaf] <= weights[pair]);
                let next = if takes_leaf { &mut leaf } else { &mut pair };
                weight += weights[*next];
                parents[*next] = made;
                *next += 1;
            }
            weights.push(weight);
        }
        let mut depth = vec![0_u8; parents.len()];
        for at in (0..parents.len() - 1).rev() {
            depth[at] = depth[parents[at]] + 1;
        }
        if depth.iter().all(|bits| *bits <= MOST_BITS) {
            let mut lengths = [0; SYMBOLS];
            for ((_, symbol), bits) in leaves.iter().zip(&depth) {
                lengths[*symbol] = *bits;
            }
            return lengths;
        }
        // The rare ones a little more often, until no code is too long.
        scale += 1;
    }
}

/// The codes of those lengths, as they are written: the first bit lowest.
fn codes(lengths: &[u8; SYMBOLS]) -> [(u16, u8); SYMBOLS] {
    // How many codes there are of each length, then the first code of each.
    let mut next = [0_u16; 17];
    for bits in lengths.iter().filter(|bits| **bits > 0) {
        next[usize::from(*bits)] += 1;
    }
    let mut code = 0;
    for many in &mut next {
        let first = code;
        code = (code + *many) << 1;
        *many = first;
    }
    let mut codes = [(0, 0); SYMBOLS];
    for (to, bits) in codes.iter_mut().zip(lengths).filter(|(_, bits)| **bits > 0) {
        let code = &mut next[usize::from(*bits)];
        *to = (code.reverse_bits() >> (16 - bits), *bits);
        *code += 1;
    }
    codes
}

/// Bits, the first lowest.
struct Bits {
    /// Room for more than is written.
    bytes: Vec<u8>,
    at: usize,
    buffer: u64,
    count: u32,
}

impl Bits {
    /// Makes room for so many bytes.
    fn room(&mut self, bytes: usize) {
        self.bytes.resize(self.at + bytes + 8, 0);
    }

    /// So many bits, 56 at the most.
    #[inline]
    fn put(&mut self, bits: u64, count: u32) {
        self.buffer |= bits << self.count;
        self.count += count;
        if let Some(to) = self.bytes.get_mut(self.at..).and_then(|rest| rest.first_chunk_mut()) {
            *to = self.buffer.to_le_bytes();
        }
        let whole = self.count & !7;
        self.at += whole as usize / 8;
        self.buffer = self.buffer >> (whole / 2) >> (whole - whole / 2);
        self.count &= 7;
    }
}

#[cfg(test)]
mod tests {
    use super::packed;
    use proptest::prelude::*;

    /// What another program makes of a stream.
    fn unpacked(stream: &[u8], length: usize) -> Vec<u8> {
        let mut out = Vec::with_capacity(length + 64);
        let mut reader = flate2::Decompress::new(false);
        let end = reader.decompress_vec(stream, &mut out, flate2::FlushDecompress::Finish);
        assert_eq!(end.expect("a good stream"), flate2::Status::StreamEnd);
        out
    }

    proptest! {
        #[test]
        fn parts_in_a_row_come_back(
            parts in prop::collection::vec(
                prop::collection::vec((any::<u8>(), 1_usize..700), 0..60), 1..4,
            ),
        ) {
            let parts: Vec<Vec<u8>> = (parts.iter())
                .map(|runs| runs.iter().flat_map(|(byte, many)| vec![*byte; *many]).collect())
                .collect();
            let stream: Vec<u8> = (parts.iter().enumerate())
                .flat_map(|(n, part)| packed(part, n + 1 == parts.len()))
                .collect();
            let all = parts.concat();
            prop_assert_eq!(unpacked(&stream, all.len()), all);
        }

        #[test]
        fn any_bytes_come_back(bytes in prop::collection::vec(any::<u8>(), 0..3000)) {
            prop_assert_eq!(unpacked(&packed(&bytes, true), bytes.len()), bytes);
        }
    }

    #[test]
    fn codes_are_never_too_long() {
        // Each byte about twice as often as the one before: without a limit the rarest had eighteen bits.
        let bytes: Vec<u8> = (0..18_u8).flat_map(|n| vec![n; 1 << n]).collect();
        let mixed: Vec<u8> = (0..bytes.len()).map(|n| bytes[n * 7_919 % bytes.len()]).collect();
        assert_eq!(unpacked(&packed(&mixed, true), mixed.len()), mixed);
    }

    #[test]
    fn long_runs_take_hardly_any_room() {
        let even = vec![7; 1 << 20];
        assert_eq!(unpacked(&packed(&even, true), even.len()), even);
        assert!(packed(&even, true).len() < 3_000);
    }
}
