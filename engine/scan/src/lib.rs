//! Scanned sheets as pixels.
//!
//! Whatever looks at a sheet (the window, teaching by clicking, lines, contours) asks [`Pixels`] for an area at a
//! reduction, and never holds the whole of it. [`open`] makes that of a file: it takes any [`Source`] of bytes, knows it
//! by its content, weighs it by a [`Budget`] before it takes memory, and answers with a [`Sheet`], whose [`Pyramid`] of
//! tiles lies in a [`CacheFolder`] and is found again by the [`Fingerprint`] of the file. [`clean`] makes paper white and
//! finds the angle and the frame of a sheet.
//!
//! ```
//! use oblique_scan::{CacheFolder, MemoryFolder, Options, PixelArea, Pixels, open};
//! use std::io::Cursor;
//! use std::sync::Arc;
//!
//! let mut file = Cursor::new(Vec::new());
//! image::RgbImage::from_pixel(600, 400, image::Rgb([9, 8, 7])).write_to(&mut file, image::ImageFormat::Png)?;
//! let folder: Arc<dyn CacheFolder> = Arc::new(MemoryFolder::default());
//! let sheet = open(Box::new(file), &folder, &Options::default(), &())?;
//! assert_eq!(sheet.pyramid.size_px(), (600, 400));
//! // Long work: in a job, while the window already shows `sheet.pyramid`.
//! let problems = sheet.build.map(|build| build.run(&())).transpose()?.unwrap_or_default();
//! assert!(problems.is_empty());
//! let area = PixelArea { x: 100, y: 100, width: 300, height: 200 };
//! assert_eq!(sheet.pyramid.read(area, 2)?.dimensions(), (75, 50));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Must not know the editor, rulesets, boards or where a sheet lies on the ground; nor paths: whoever calls opens the
//! file, and has the folder.

mod budget;
pub mod clean;
mod error;
mod fingerprint;
mod format;
mod halve;
mod open;
mod pages;
mod pixels;
mod pyramid;
mod read;

pub use budget::Budget;
pub use error::{Problem, ScanError};
pub use fingerprint::{Fingerprint, NoFingerprint};
pub use format::{Format, HEAD_BYTES};
pub use oblique_tiff::{GeoPlace, Model};
pub use open::{Build, Options, Sheet, Watch, open, recognise};
pub use pages::{PageFacts, PagePart, PageReader};
pub use pixels::{MOST_PIXELS_OF_AN_ANSWER, PixelArea, Pixels, PixelsError};
pub use pyramid::{BLANK, CACHE_BYTES, CacheFile, CacheFolder, MemoryFolder, Pyramid, TILE_PX};
pub use read::{SheetFacts, Source};
