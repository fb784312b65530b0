//! Archives of zip, packed by deflate, without what came later than 1993: no file here is over 4 GB.

use crate::tree::Tree;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write as _;

/// Written by a system that knows what may be run, by version 2.0 of the format.
const MADE_BY: u16 = 3 * 256 + 20;
const NEEDS: u16 = 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
const DEFLATED: u16 = 8;

/// An archive of a tree. `time` in seconds.
pub(crate) fn write(tree: &Tree, time: u32) -> Vec<u8> {
    let (date, clock) = calendar(time);
    let (mut out, mut directory, mut count) = (Vec::new(), Vec::new(), 0_u16);
    for (path, item) in tree.items() {
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
        // Writing into memory does not fail.
        let _ = packer.write_all(&item.bytes);
        let packed = packer.finish().unwrap_or_default();
        let mut common = Vec::new();
        for number in [NEEDS, FLAGS, DEFLATED, clock, date] {
            common.extend(number.to_le_bytes());
        }
        for number in [crc32fast::hash(&item.bytes), packed.len() as u32, item.bytes.len() as u32] {
            common.extend(number.to_le_bytes());
        }
        common.extend((path.len() as u16).to_le_bytes());
        common.extend([0, 0]);
        let at = out.len() as u32;
        out.extend(b"PK\x03\x04");
        out.extend(&common);
        out.extend(path.as_bytes());
        out.extend(packed);
        directory.extend(b"PK\x01\x02");
        directory.extend(MADE_BY.to_le_bytes());
        directory.extend(common);
        // No remark, the first disk, nothing inside.
        directory.extend([0; 6]);
        let mode: u32 = if item.runs { 0o100_755 } else { 0o100_644 };
        directory.extend((mode << 16).to_le_bytes());
        directory.extend(at.to_le_bytes());
        directory.extend(path.as_bytes());
        count += 1;
    }
    let (at, length) = (out.len() as u32, directory.len() as u32);
    out.extend(directory);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    out.extend(length.to_le_bytes());
    out.extend(at.to_le_bytes());
    out.extend([0, 0]);
    out
}

/// A time as the date and the clock of DOS, in UTC.
fn calendar(time: u32) -> (u16, u16) {
    let (days, seconds) = (i64::from(time / 86_400), time % 86_400);
    // Days since 1 March of year 0, in eras of 400 years.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let part = (5 * of_year + 2) / 153;
    let (day, month) = (of_year - (153 * part + 2) / 5 + 1, if part < 10 { part + 3 } else { part - 9 });
    let year = era * 400 + year + i64::from(month <= 2);
    // The format begins in 1980.
    let date = (((year - 1980).max(0) * 16 + month) * 32 + day) as u16;
    let clock = (seconds / 3600 * 64 + seconds / 60 % 60) * 32 + seconds % 60 / 2;
    (date, clock as u16)
}

#[cfg(test)]
mod tests {
    use super::{calendar, write};
    use crate::tree::Tree;
    use std::process::Command;

    #[test]
    fn times_are_those_of_the_calendar() {
        // 29 February 2024, 12:34:56.
        let date = |year: u16, month: u16, day: u16| ((year - 1980) * 16 + month) * 32 + day;
        let clock = |hours: u16, minutes: u16, seconds: u16| (hours * 64 + minutes) * 32 + seconds / 2;
        assert_eq!(calendar(1_709_210_096), (date(2024, 2, 29), clock(12, 34, 56)));
        assert_eq!(calendar(1_735_689_599), (date(2024, 12, 31), clock(23, 59, 59)));
    }

    #[test]
    fn another_program_unpacks_what_was_packed() {
        let mut tree = Tree::default();
        tree.add("a/readme", "words ".repeat(1000));
        tree.add("a/Grüningen", "");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.zip");
        std::fs::write(&path, write(&tree, 1_709_210_096)).expect("written");
        let program = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); \
                       print(z.testzip(), z.namelist(), len(z.read('a/readme')), z.infolist()[1].date_time)";
        let said =
            Command::new("python3").arg("-c").arg(program).arg(&path).output().expect("python3 is there");
        let said = String::from_utf8_lossy(&said.stdout).into_owned();
        assert_eq!(said.trim(), "None ['a/Grüningen', 'a/readme'] 6000 (2024, 2, 29, 12, 34, 56)");
    }
}
