//! What the tests of several files share: sheets made by arithmetic, and opening them.
// Every file of tests takes what it needs of it.
#![allow(dead_code)]

use image::{ImageFormat, Rgb, RgbImage};
use oblique_scan::{
    CacheFolder, MemoryFolder, Options, PixelArea, Pixels, Problem, Pyramid, ScanError, Watch, open,
};
use std::io::Cursor;
use std::sync::Arc;

/// A picture without repetition, of so many pixels.
pub(crate) fn picture(width: u32, height: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        let n = x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503) ^ (x * y);
        Rgb([(x / 3) as u8, (y / 2) as u8, (n >> 7) as u8])
    })
}

/// The file of a picture.
pub(crate) fn file(picture: &RgbImage, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).expect("it can be written");
    file.into_inner()
}

pub(crate) fn memory() -> Arc<dyn CacheFolder> {
    Arc::new(MemoryFolder::default())
}

/// Opens and decodes a file.
pub(crate) fn opened(
    file: &[u8],
    folder: &Arc<dyn CacheFolder>,
) -> Result<(Arc<Pyramid>, Vec<Problem>), ScanError> {
    opened_by(file, folder, &Options::default(), &())
}

pub(crate) fn opened_by(
    file: &[u8],
    folder: &Arc<dyn CacheFolder>,
    options: &Options,
    watch: &dyn Watch,
) -> Result<(Arc<Pyramid>, Vec<Problem>), ScanError> {
    let sheet = open(Box::new(Cursor::new(file.to_vec())), folder, options, watch)?;
    if let Some(build) = sheet.build {
        assert_eq!(build.run(watch)?, sheet.pyramid.problems());
    }
    let problems = sheet.pyramid.problems();
    Ok((sheet.pyramid, problems))
}

/// All of a sheet at a reduction.
pub(crate) fn all(pixels: &dyn Pixels, reduction: u8) -> RgbImage {
    let (width, height) = pixels.size_px();
    pixels.read(PixelArea { x: 0, y: 0, width, height }, reduction).expect("the sheet is there")
}
