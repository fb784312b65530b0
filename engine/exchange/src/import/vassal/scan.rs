//! The picture of a board: found in the archive, its size, and whether it can be laid under a grid.

use crate::Note;
use crate::vassal::{Archive, Broken, IMAGES};
use image::ImageReader;
use oblique_scenario::Sheet;
use std::io::Cursor;

/// A picture.
pub(super) struct Picture {
    /// Its file.
    pub bytes: Vec<u8>,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// How its file ends as a scan of ours; none where it is of a sort that is not read.
    pub ending: Option<&'static str>,
}

impl Picture {
    /// Reads one; where it cannot be, says why.
    pub(super) fn read(archive: &mut Archive<'_>, name: &str, notes: &mut Vec<Note>) -> Option<Self> {
        if name.is_empty() {
            return None;
        }
        let mut say = |text: String| notes.push(Note::from(text));
        // Names are looked up in the archive alone: what leads out of it is not there.
        let wanted = format!("{IMAGES}{name}");
        let there = if archive.has(&wanted) { Some(wanted.clone()) } else { alike(archive, &wanted) };
        let Some(there) = there else {
            say(format!("The picture '{name}' of a board is not in the module."));
            return None;
        };
        let bytes = match archive.read(&there) {
            Ok(bytes) => bytes,
            Err(why @ (Broken::TooLarge(_) | Broken::Damaged(..))) => {
                say(format!("A board has no picture: the module {why}."));
                return None;
            }
            Err(_) => return None,
        };
        if let Some(size) = gif(&bytes).or_else(|| svg(&bytes)) {
            say(format!(
                "The picture '{name}' of a board is a GIF or SVG, which is not read: save it as PNG in another program and \
                 open that as a historical map."
            ));
            return checked(size).map(|size| Self { bytes: Vec::new(), size, ending: None });
        }
        let reader = ImageReader::new(Cursor::new(&bytes)).with_guessed_format().ok();
        let ending = reader.as_ref().and_then(ImageReader::format).and_then(|format| match format {
            image::ImageFormat::Png => Some("png"),
            image::ImageFormat::Jpeg => Some("jpg"),
            image::ImageFormat::WebP => Some("webp"),
            _ => None,
        });
        let size = reader.and_then(|reader| reader.into_dimensions().ok()).and_then(checked);
        let (Some(ending), Some(size)) = (ending, size) else {
            say(format!(
                "The picture '{name}' of a board is damaged or of a sort that is not read; save it as PNG."
            ));
            return None;
        };
        Some(Self { bytes, size, ending: Some(ending) })
    }
}

/// A file of the archive whose name differs in capital letters alone, or lacks its ending, as in modules of old versions.
fn alike(archive: &Archive<'_>, wanted: &str) -> Option<String> {
    let wanted = wanted.to_lowercase();
    let mut names = archive.names();
    names.sort();
    names.into_iter().find(|name| {
        let name = name.to_lowercase();
        name == wanted
            || name.rsplit_once('.').is_some_and(|(stem, ending)| stem == wanted && ending == "gif")
    })
}

/// A size that a sheet may have.
fn checked((width, height): (u32, u32)) -> Option<(u32, u32)> {
    let fits = |side: u32| (1..=Sheet::MOST_SIDE).contains(&side);
    (fits(width) && fits(height)).then_some((width, height))
}

/// The size of a GIF.
fn gif(bytes: &[u8]) -> Option<(u32, u32)> {
    let sides = bytes.strip_prefix(b"GIF8")?.get(2..6)?;
    let side = |at: usize| Some(u32::from(u16::from_le_bytes([*sides.get(at)?, *sides.get(at + 1)?])));
    Some((side(0)?, side(2)?))
}

/// The size of an SVG, where it says one in pixels.
fn svg(bytes: &[u8]) -> Option<(u32, u32)> {
    let head = String::from_utf8_lossy(bytes.get(..4096).unwrap_or(bytes));
    if !head.trim_start_matches('\u{feff}').trim_start().starts_with('<') {
        return None;
    }
    let tag = head.split_once("<svg")?.1;
    let tag = tag.split_once('>').map_or(tag, |(tag, _)| tag);
    let side = |name: &str| {
        let rest = tag.split_once(&format!(" {name}=\""))?.1;
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        number.parse::<u32>().ok()
    };
    // An SVG without a size in pixels is one all the same.
    Some((side("width").unwrap_or(0), side("height").unwrap_or(0)))
}
