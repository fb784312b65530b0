//! The archive a module or saved game is: read within bounds, written without dates.

use std::io::{Cursor, Read as _, Write as _};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// Files an archive may have.
const MOST_ENTRIES: usize = 50_000;
/// Bytes of one of them, unpacked.
const MOST_BYTES: u64 = 256 << 20;
/// Bytes of all that are read, unpacked.
const MOST_TOTAL: u64 = 1 << 30;

/// An archive that is read.
pub(crate) struct Archive<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    left: u64,
}

/// Why an archive or a file in it cannot be read; displays as what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Broken {
    /// It is none.
    #[error("is no ZIP archive or is damaged ({0}); get it again")]
    NoArchive(String),
    /// It holds too many files.
    #[error("holds {0} files; modules of up to {MOST_ENTRIES} are read")]
    TooMany(usize),
    /// There is no such file.
    #[error("has no file '{0}'")]
    Missing(String),
    /// A file is too large.
    #[error("has a file '{0}' too large to be unpacked here; files to {mb} MB are read", mb = MOST_BYTES >> 20)]
    TooLarge(String),
    /// A file is damaged.
    #[error("has a damaged file '{0}' ({1}); get it again")]
    Damaged(String, String),
}

impl<'a> Archive<'a> {
    /// Opens one.
    pub(crate) fn open(bytes: &'a [u8]) -> Result<Self, Broken> {
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| Broken::NoArchive(why.to_string()))?;
        if zip.len() > MOST_ENTRIES {
            return Err(Broken::TooMany(zip.len()));
        }
        Ok(Self { zip, left: MOST_TOTAL })
    }

    /// Is there a file of that name?
    pub(crate) fn has(&self, name: &str) -> bool {
        self.zip.index_for_name(name).is_some()
    }

    /// The names of all files that have one, as they are.
    pub(crate) fn names(&self) -> Vec<String> {
        self.zip.file_names().filter_map(|name| Some(name.ok()?.into_owned())).collect()
    }

    /// A file by its name, as it stands in the archive: names are looked up and never become places of a disk.
    pub(crate) fn read(&mut self, name: &str) -> Result<Vec<u8>, Broken> {
        let Some(at) = self.zip.index_for_name(name) else { return Err(Broken::Missing(name.to_owned())) };
        let damaged = |why: &dyn std::fmt::Display| Broken::Damaged(name.to_owned(), why.to_string());
        let entry = self.zip.by_index(at).map_err(|why| damaged(&why))?;
        let most = MOST_BYTES.min(self.left);
        let mut bytes = Vec::new();
        // What an archive says of the size of a file need not be true: it is read up to the bound and no further.
        let read = entry.take(most + 1).read_to_end(&mut bytes).map_err(|why| damaged(&why))?;
        let read = u64::try_from(read).unwrap_or(u64::MAX);
        if read > most {
            return Err(Broken::TooLarge(name.to_owned()));
        }
        self.left -= read;
        Ok(bytes)
    }
}

/// Endings of files that are packed by themselves.
const PACKED: [&str; 2] = ["png", "vsav"];

/// An archive that is written.
pub(crate) struct Packing(ZipWriter<Cursor<Vec<u8>>>);

impl Packing {
    pub(crate) fn new() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }

    /// A file; pictures, which are packed already, as they are. No date of today: the same battle gives the same bytes.
    pub(crate) fn add(&mut self, name: &str, bytes: &[u8]) -> ZipResult<()> {
        let packed = name.rsplit_once('.').is_some_and(|(_, ending)| PACKED.contains(&ending));
        let method = if packed { CompressionMethod::Stored } else { CompressionMethod::Deflated };
        let options = SimpleFileOptions::default().last_modified_time(DateTime::default());
        self.0.start_file(name, options.compression_method(method))?;
        self.0.write_all(bytes)?;
        Ok(())
    }

    pub(crate) fn finish(self) -> ZipResult<Vec<u8>> {
        Ok(self.0.finish()?.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::{Archive, Broken, Packing};

    #[test]
    fn files_come_back_and_what_is_not_there_is_said() {
        let mut packing = Packing::new();
        packing.add("buildFile.xml", b"<a/>").unwrap();
        packing.add("images/x.png", b"12").unwrap();
        let bytes = packing.finish().unwrap();
        let mut archive = Archive::open(&bytes).unwrap();
        assert!(archive.has("images/x.png"));
        assert_eq!(archive.read("buildFile.xml").unwrap(), b"<a/>");
        assert_eq!(archive.read("../x"), Err(Broken::Missing("../x".to_owned())));
        assert_eq!(archive.names().len(), 2);
        assert!(matches!(Archive::open(b"PK\x03\x04"), Err(Broken::NoArchive(_))));
    }

    #[test]
    fn a_bomb_is_not_unpacked_to_its_end() {
        let mut packing = Packing::new();
        // A quarter of a gigabyte and a little in a few hundred kilobytes.
        packing.add("buildFile.xml", &vec![b' '; (256 << 20) + 1]).unwrap();
        let bytes = packing.finish().unwrap();
        assert!(bytes.len() < 1 << 20);
        let read = Archive::open(&bytes).unwrap().read("buildFile.xml");
        assert_eq!(read, Err(Broken::TooLarge("buildFile.xml".to_owned())));
    }
}
