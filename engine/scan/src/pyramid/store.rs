//! The file a pyramid is: a head, the tiles as they came, and where each of them lies.
//!
//! A tile of one colour takes no room, any other lies there unpacked: disks are quicker than packing. Every tile and the
//! list have a check sum, so that a file damaged or cut off is built again rather than shown.

use super::folder::CacheFile;
use super::levels::{Levels, TileAt};
use super::tiles::Tile;
use super::{Completeness, TILE_PX};
use crate::Fingerprint;
use crate::read::Outcome;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};

const MAGIC: &[u8; 8] = b"OBLPYR\0\x01";
const HEAD_BYTES: u64 = 72;
const ENTRY_BYTES: usize = 12;
/// Marks a place as the colour of a plain tile.
const PLAIN: u64 = 1 << 63;

/// Where a tile lies: nowhere (0), as a colour, or at an offset with a check sum.
#[derive(Clone, Copy, Default)]
struct Entry {
    place: u64,
    sum: u32,
}

/// The file of a pyramid.
pub(super) struct Store {
    file: Box<dyn CacheFile>,
    levels: Levels,
    entries: Vec<Entry>,
    end: u64,
}

fn damaged() -> io::Error {
    io::Error::new(ErrorKind::InvalidData, "the kept tiles are damaged")
}

impl Store {
    /// An empty one.
    pub(super) fn new(mut file: Box<dyn CacheFile>, levels: Levels) -> io::Result<Self> {
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&[0; HEAD_BYTES as usize])?;
        let entries = vec![Entry::default(); levels.count()];
        Ok(Self { file, levels, entries, end: HEAD_BYTES })
    }

    /// One that was finished before. Errors of the kind [`ErrorKind::InvalidData`] mean that it is to be built again.
    pub(super) fn open(
        mut file: Box<dyn CacheFile>,
        fingerprint: Fingerprint,
        most_pixels: u64,
    ) -> io::Result<(Self, Completeness)> {
        let mut head = [0; HEAD_BYTES as usize];
        file.seek(SeekFrom::Start(0))?;
        file.read_exact(&mut head).map_err(|_| damaged())?;
        let mut head = Fields(&head);
        let (magic, tile_px, width, height) = (head.take::<8>(), head.u32(), head.u32(), head.u32());
        let (rows_read, damaged_parts, parts) = (head.u32(), head.u32(), head.u32());
        let outcome = Outcome { damaged_parts, parts, coarse: head.u32() != 0 };
        let complete = Completeness { rows_read, outcome };
        let (whose, end, sum) = (head.take::<16>(), head.u64(), head.u32());
        let wanted = magic == *MAGIC && tile_px == TILE_PX && whose == fingerprint.to_bytes();
        if !wanted || width == 0 || height == 0 || u64::from(width) * u64::from(height) > most_pixels {
            return Err(damaged());
        }
        let levels = Levels::of(width, height);
        let bytes = file.seek(SeekFrom::End(0))?;
        let list = (levels.count() * ENTRY_BYTES) as u64;
        if end.checked_add(list) != Some(bytes) {
            return Err(damaged());
        }
        let mut list = vec![0; list as usize];
        file.seek(SeekFrom::Start(end))?;
        file.read_exact(&mut list)?;
        if crc32fast::hash(&list) != sum {
            return Err(damaged());
        }
        let (list, _) = list.as_chunks::<ENTRY_BYTES>();
        let entry = |bytes: &[u8; ENTRY_BYTES]| {
            let mut fields = Fields(bytes);
            Entry { place: fields.u64(), sum: fields.u32() }
        };
        let entries = list.iter().map(entry).collect();
        Ok((Self { file, levels, entries, end }, complete))
    }

    pub(super) fn levels(&self) -> Levels {
        self.levels
    }

    /// Keeps a tile, whose pixels are there row by row.
    pub(super) fn write(&mut self, at: TileAt, pixels: &[u8]) -> io::Result<()> {
        let entry = if let Some([r, g, b]) = plain(pixels) {
            Entry { place: PLAIN | u64::from(u32::from_be_bytes([0, r, g, b])), sum: 0 }
        } else {
            self.file.seek(SeekFrom::Start(self.end))?;
            self.file.write_all(pixels)?;
            let place = self.end;
            self.end += pixels.len() as u64;
            Entry { place, sum: crc32fast::hash(pixels) }
        };
        if let Some(kept) = self.entries.get_mut(self.levels.index(at)) {
            *kept = entry;
        }
        Ok(())
    }

    /// A tile; `None` where it was never kept.
    pub(super) fn read(&mut self, at: TileAt) -> io::Result<Option<Tile>> {
        let Some(entry) = self.entries.get(self.levels.index(at)).copied().filter(|e| e.place != 0) else {
            return Ok(None);
        };
        if entry.place & PLAIN != 0 {
            let [_, r, g, b] = (entry.place as u32).to_be_bytes();
            return Ok(Some(Tile::Plain([r, g, b])));
        }
        let (width, height) = self.levels.tile_px(at);
        let mut pixels = vec![0; width as usize * height as usize * 3];
        self.file.seek(SeekFrom::Start(entry.place))?;
        self.file.read_exact(&mut pixels).map_err(|_| damaged())?;
        if crc32fast::hash(&pixels) != entry.sum {
            return Err(damaged());
        }
        Ok(Some(Tile::Pixels(pixels.into())))
    }

    /// Writes where everything lies: from now on the file can be opened again.
    pub(super) fn finish(&mut self, fingerprint: Fingerprint, complete: Completeness) -> io::Result<()> {
        let mut list = Vec::with_capacity(self.entries.len() * ENTRY_BYTES);
        for entry in &self.entries {
            list.extend_from_slice(&entry.place.to_le_bytes());
            list.extend_from_slice(&entry.sum.to_le_bytes());
        }
        let mut head = Vec::with_capacity(HEAD_BYTES as usize);
        head.extend_from_slice(MAGIC);
        let Completeness { rows_read, outcome: Outcome { damaged_parts, parts, coarse } } = complete;
        let Levels { width, height, .. } = self.levels;
        for number in [TILE_PX, width, height, rows_read, damaged_parts, parts, u32::from(coarse)] {
            head.extend_from_slice(&number.to_le_bytes());
        }
        head.extend_from_slice(&fingerprint.to_bytes());
        head.extend_from_slice(&self.end.to_le_bytes());
        head.extend_from_slice(&crc32fast::hash(&list).to_le_bytes());
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(&list)?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&head)?;
        self.file.flush()
    }
}

/// The colour of pixels that are all alike.
fn plain(pixels: &[u8]) -> Option<[u8; 3]> {
    let (pixels, _) = pixels.as_chunks::<3>();
    let first = *pixels.first()?;
    pixels.iter().all(|pixel| *pixel == first).then_some(first)
}

/// Numbers one after another, the least significant byte first.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let Some((first, rest)) = self.0.split_first_chunk::<N>() else { return [0; N] };
        self.0 = rest;
        *first
    }

    fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }
}
