//! Files that claim more than they hold, or pack a great deal into little, cost no more than an honest file of a megabyte
//! may: 300 MiB. What they cost in time is told.

mod common;
#[path = "common/disk.rs"]
mod disk;

use flate2::{Compress, Compression, FlushCompress};
use oblique_scan::{CacheFolder, Options, ScanError, open};
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

const MOST_MIB: u64 = 300;

fn chunk(kind: &[u8], data: &[u8]) -> Vec<u8> {
    let body = [kind, data].concat();
    let sum = crc32fast::hash(&body);
    [&(data.len() as u32).to_be_bytes()[..], &body, &sum.to_be_bytes()].concat()
}

/// A PNG of so many pixels of so many bits, with these bytes for its rows.
fn png(width: u32, height: u32, bits: u8, colour: u8, interlaced: u8, rows: &[u8]) -> Vec<u8> {
    let mut header = [width.to_be_bytes(), height.to_be_bytes()].concat();
    header.extend_from_slice(&[bits, colour, 0, 0, interlaced]);
    let parts = [chunk(b"IHDR", &header), chunk(b"IDAT", rows), chunk(b"IEND", &[])];
    [b"\x89PNG\r\n\x1a\n".to_vec(), parts.concat()].concat()
}

/// So many zeros as zlib packs them: a piece of them is packed once and repeated, for packing takes longest.
fn zeros(count: usize) -> Vec<u8> {
    const PIECE: usize = 1 << 20;
    let packed = |bytes: usize| {
        let mut packer = Compress::new(Compression::best(), false);
        let mut out = Vec::with_capacity(1 << 16);
        // After a full flush nothing refers to what stood before.
        packer.compress_vec(&vec![0; bytes], &mut out, FlushCompress::Full).expect("memory");
        out
    };
    let mut stream = vec![0x78, 0xda];
    stream.extend(packed(PIECE).repeat(count / PIECE));
    stream.extend(packed(count % PIECE));
    // An empty last block, and the Adler-32 of zeros.
    stream.extend([0x03, 0x00]);
    stream.extend((((count % 65_521) as u32) << 16 | 1).to_be_bytes());
    stream
}

/// A little-endian TIFF of one directory: tags with 4-byte numbers, then whatever follows at byte 1000.
fn tiff(tags: &[(u16, u32, u32)], data: &[u8]) -> Vec<u8> {
    let mut file = b"II*\0\x08\0\0\0".to_vec();
    file.extend_from_slice(&(tags.len() as u16).to_le_bytes());
    for (tag, count, value) in tags {
        file.extend_from_slice(&tag.to_le_bytes());
        file.extend_from_slice(&4_u16.to_le_bytes());
        file.extend_from_slice(&count.to_le_bytes());
        file.extend_from_slice(&value.to_le_bytes());
    }
    file.resize(1000, 0);
    file.extend_from_slice(data);
    file
}

/// A JPEG header for so many pixels with nothing behind it; progressive or not.
fn jpeg(width: u16, height: u16, kind: u8) -> Vec<u8> {
    let ([h1, h0], [w1, w0]) = (height.to_be_bytes(), width.to_be_bytes());
    let frame = [0xff, kind, 0, 17, 8, h1, h0, w1, w0, 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0];
    let scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0, 0, 0];
    [&[0xff, 0xd8][..], &frame, &scan, &[0xff, 0xd9]].concat()
}

fn bombs() -> Vec<(&'static str, Vec<u8>)> {
    let strip = zeros(60_000_000);
    let packed = strip.len() as u32;
    let picture = |width: u32, height: u32, compression: u32| {
        vec![(256, 1, width), (257, 1, height), (258, 1, 8), (259, 1, compression), (262, 1, 1), (277, 1, 1)]
    };
    let with = |mut tags: Vec<(u16, u32, u32)>, more: &[(u16, u32, u32)]| {
        tags.extend_from_slice(more);
        tags
    };
    let one_strip = |height: u32, bytes: u32| [(273, 1, 1000), (278, 1, height), (279, 1, bytes)];
    let tile = |side: u32| [(322, 1, side), (323, 1, side), (324, 1, 1000), (325, 1, 100)];
    vec![
        ("a PNG that says it is huge", png(20_000, 20_000, 8, 2, 0, &zeros(100))),
        ("a PNG beyond any size", png(4_000_000_000, 4_000_000_000, 16, 6, 0, &[])),
        ("an interlaced PNG that says it is huge", png(20_000, 20_000, 16, 6, 1, &zeros(100))),
        ("a PNG of zeros", png(8_000, 8_000, 8, 0, 0, &zeros(8_001 * 8_000))),
        ("a PNG of zeros, a bit each", png(20_000, 20_000, 1, 0, 0, &zeros(2_501 * 20_000))),
        ("a strip of zeros", tiff(&with(picture(20_000, 3_000, 8), &one_strip(3_000, packed)), &strip)),
        (
            "a strip of more than that",
            tiff(&with(picture(20_000, 20_000, 8), &one_strip(20_000, packed)), &strip),
        ),
        ("a strip that is not there", tiff(&with(picture(20_000, 20_000, 1), &one_strip(20_000, 1)), &[])),
        ("a tile beyond any size", tiff(&with(picture(60_000, 6_000, 8), &tile(1 << 30)), &[0; 100])),
        (
            "a list of a thousand million strips",
            tiff(
                &with(
                    picture(20_000, 20_000, 8),
                    &[(273, 1_000_000_000, 8), (279, 1_000_000_000, 8), (278, 1, 1)],
                ),
                &[],
            ),
        ),
        ("a JPEG that says it is huge", jpeg(20_000, 20_000, 0xc0)),
        ("a progressive one", jpeg(9_000, 9_000, 0xc2)),
        ("a JPEG beyond any size", jpeg(65_535, 65_535, 0xc0)),
        (
            "a WebP that says it is huge",
            b"RIFF\x1c\0\0\0WEBPVP8L\x10\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0\0\0\0\0\0\0".to_vec(),
        ),
    ]
}

/// Those that would take seconds to unpack to nothing, and are refused.
const BLANK: [&str; 5] = [
    "a PNG that says it is huge",
    "an interlaced PNG that says it is huge",
    "a PNG of zeros, a bit each",
    "a strip of more than that",
    "a strip that is not there",
];

/// The most memory since it was asked to count anew, in MiB; Linux alone tells.
fn most_memory_mib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? / 1024)
}

#[test]
fn lying_headers_and_packed_nothing_stay_within_the_memory_of_a_megabyte() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bombs");
    let folder: Arc<dyn CacheFolder> = Arc::new(disk::DiskFolder::new(path.clone()));
    for (name, bytes) in bombs() {
        assert!(bytes.len() < 1 << 20, "{name}: {}", bytes.len());
        let _ = std::fs::write("/proc/self/clear_refs", "5");
        let before = most_memory_mib();
        let begun = Instant::now();
        let sheet = open(Box::new(Cursor::new(bytes)), &folder, &Options::default(), &());
        let done: Result<_, ScanError> =
            sheet.and_then(|sheet| sheet.build.map(|build| build.run(&())).transpose());
        let how = match &done {
            Ok(problems) => format!("{problems:?}"),
            Err(why) => why.to_string(),
        };
        println!("{name}: {:?}, {how}", begun.elapsed());
        let blank = matches!(done, Err(ScanError::Blank { .. }));
        assert_eq!(blank, BLANK.contains(&name), "{name}: {how}");
        assert!(!how.contains("gave it up"), "{name}: a decoder panicked");
        if let (Some(before), Some(after)) = (before, most_memory_mib()) {
            assert!(after - before.min(after) <= MOST_MIB, "{name}: {before} to {after} MiB");
        }
    }
    let _ = std::fs::remove_dir_all(path);
}
