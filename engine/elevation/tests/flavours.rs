//! One height model in every flavour others write gives one board. `hills.asc` was made for this; the other files are
//! what `gdal_translate` and `gdalwarp` made of it, named after how.

use oblique_board::heights::Range;
use oblique_board::hex::{Layout, Orientation};
use oblique_elevation::levels::{Unit, proposed};
use oblique_elevation::readers::{ReadError, geotiff, read};
use oblique_elevation::sample::{Measure, sample};
use oblique_elevation::{CellFinder, Grid, Plane};
use oblique_georeference::geodesy::{Ellipsoid, Ground};
use oblique_georeference::{HexGround, Point};
use proptest::prelude::*;
use std::fs;
use std::io::Cursor;
use std::path::Path;
use tiff::encoder::{Compression, DeflateLevel, Predictor, TiffEncoder, TiffValue, colortype};
use tiff::tags::Tag;

/// The files of the corpus by name.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/flavours");
    let paths = fs::read_dir(folder).expect("the corpus").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = paths
        .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), path))
        .map(|(name, path)| (name, fs::read(path).expect("a file")))
        .collect();
    files.sort();
    files
}

fn hills() -> Grid {
    let file = corpus().into_iter().find(|(name, _)| name == "hills.asc").expect("it is there");
    read(&file.0, &file.1).expect("a grid")
}

/// Levels of a board of hexes of 200 yards, by three measures; none where there is no data.
fn levels(grid: &Grid) -> Vec<Option<i8>> {
    let ground = Ground::about(14.515, 49.262, Ellipsoid::Wgs84).expect("a place in Bohemia");
    let layout = Layout::new(Orientation::Flat, 13, 16);
    let hexes = HexGround::new(layout, 200.0, Point::new(-1040.0, -1500.0), 5.0).expect("a size");
    let finder = CellFinder::new(grid, &ground).expect("degrees");
    let of = |measure| {
        let heights = sample(grid, &hexes, measure, |at| finder.cell(at));
        let steps = proposed(heights.metres(), 12, Unit::Metres).expect("heights");
        let range = Range::new(0, 12);
        heights.hexes.iter().map(|h| h.map(|h| steps.level(h.metres, range))).collect::<Vec<_>>()
    };
    [Measure::Mean, Measure::Median, Measure::Maximum].into_iter().flat_map(of).collect()
}

#[test]
fn every_flavour_of_one_height_model_gives_the_same_board() {
    let first = hills();
    let (known, board) = (first.known().collect::<Vec<_>>(), levels(&first));
    assert!(board.iter().any(Option::is_none), "the corner without data lies on the board");
    assert!(board.iter().flatten().max() > board.iter().flatten().min());
    let files = corpus();
    assert!(files.len() > 10);
    for (name, bytes) in files {
        let grid = read(&name, &bytes).unwrap_or_else(|reason| panic!("{name}: {reason}"));
        assert_eq!((grid.width(), grid.height(), grid.unknown()), (37, 29, 9), "{name}");
        assert_eq!(grid.plane(), Plane::Degrees, "{name}");
        assert_eq!(grid.known().collect::<Vec<_>>(), known, "{name}");
        assert_eq!(levels(&grid), board, "{name}");
    }
}

/// A TIFF of those numbers placed like the hills.
fn written<C: colortype::ColorType>(
    grid: &Grid,
    number: impl Fn(f32) -> C::Inner,
    compression: Compression,
    predictor: Predictor,
) -> Vec<u8>
where
    [C::Inner]: TiffValue,
{
    let cells = (0..grid.height()).flat_map(|row| (0..grid.width()).map(move |column| (column, row)));
    let metres = cells.map(|(column, row)| grid.metres(column.into(), row.into()).unwrap_or(9999.0));
    let numbers: Vec<C::Inner> = metres.map(number).collect();
    let mut file = Cursor::new(Vec::new());
    let mut encoder =
        TiffEncoder::new(&mut file).expect("memory").with_compression(compression).with_predictor(predictor);
    let mut image = encoder.new_image::<C>(grid.width(), grid.height()).expect("a size");
    image.rows_per_strip(5).expect("rows");
    let (west, north) = grid.frame().place(Point::new(0.0, 0.0));
    let (dx, dy) = grid.frame().cell_size();
    let tags = image.encoder();
    tags.write_tag(Tag::ModelPixelScaleTag, &[dx, dy, 0.0][..]).expect("a tag");
    tags.write_tag(Tag::ModelTiepointTag, &[0.0, 0.0, 0.0, west, north, 0.0][..]).expect("a tag");
    tags.write_tag(Tag::GdalNodata, "9999").expect("a tag");
    image.write_data(&numbers).expect("memory");
    file.into_inner()
}

#[test]
fn what_the_encoder_writes_gives_the_same_board() {
    let grid = hills();
    let board = levels(&grid);
    let packings = [
        ("plain", Compression::Uncompressed),
        ("lzw", Compression::Lzw),
        ("deflate", Compression::Deflate(DeflateLevel::Fast)),
        ("packbits", Compression::Packbits),
    ];
    for (name, packing) in packings {
        for predictor in [Predictor::None, Predictor::Horizontal] {
            let files = [
                written::<colortype::Gray16>(&grid, |m| m as u16, packing, predictor),
                written::<colortype::GrayI16>(&grid, |m| m as i16, packing, predictor),
                written::<colortype::Gray32>(&grid, |m| m as u32, packing, predictor),
                written::<colortype::GrayI32>(&grid, |m| m as i32, packing, predictor),
            ];
            for (i, file) in files.iter().enumerate() {
                let read = geotiff(file).unwrap_or_else(|why| panic!("{name} {predictor:?} {i}: {why}"));
                assert_eq!(read, grid, "{name} {predictor:?} {i}");
                assert_eq!(levels(&read), board);
            }
        }
        let floats = [
            written::<colortype::Gray32Float>(&grid, |m| m, packing, Predictor::None),
            written::<colortype::Gray64Float>(&grid, f64::from, packing, Predictor::None),
        ];
        assert!(floats.iter().all(|file| geotiff(file).is_ok_and(|read| read == grid)), "{name}");
    }
}

#[test]
fn pictures_are_no_height_models() {
    let mut file = Cursor::new(Vec::new());
    let mut encoder = TiffEncoder::new(&mut file).expect("memory");
    encoder.write_image::<colortype::RGB8>(2, 1, &[0; 6]).expect("memory");
    assert_eq!(geotiff(&file.into_inner()), Err(ReadError::Bands));
}

#[test]
fn a_header_that_promises_the_earth_takes_no_memory() {
    let mut file = Cursor::new(Vec::new());
    let mut encoder = TiffEncoder::new(&mut file).expect("memory");
    encoder.write_image::<colortype::Gray8>(2, 1, &[1, 2]).expect("memory");
    let bytes = file.into_inner();
    // The directory's entries for the width and length: tag, long, one of them.
    for (tag, size) in [(256_u16, 1_000_000_000_u32), (257, 4_000_000_000), (256, 50_000_000)] {
        let mut entry = tag.to_le_bytes().to_vec();
        entry.extend([4, 0, 1, 0, 0, 0]);
        let at = bytes.windows(8).position(|w| w == entry).expect("the entry") + 8;
        let mut lie = bytes.clone();
        lie[at..at + 4].copy_from_slice(&size.to_le_bytes());
        assert!(
            matches!(geotiff(&lie), Err(ReadError::Grid(_) | ReadError::TiffDamaged { .. })),
            "{tag} {size}"
        );
    }
}

proptest! {
    #[test]
    fn damaged_files_are_grids_or_reasons(
        which in any::<prop::sample::Index>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..8),
        early in any::<bool>(), keep in any::<prop::sample::Index>(),
    ) {
        let files = corpus();
        let (name, mut bytes) = which.get(&files).clone();
        for (at, with) in damage {
            // Half of the damage is done to the header.
            let most = if early { bytes.len().min(400) } else { bytes.len() };
            bytes[at.index(most)] = with;
        }
        if keep.index(4) == 0 {
            bytes.truncate(keep.index(bytes.len()));
        }
        match read(&name, &bytes) {
            Ok(grid) => prop_assert!(grid.known().all(f32::is_finite)),
            Err(reason) => prop_assert!(!reason.to_string().is_empty()),
        }
    }
}
