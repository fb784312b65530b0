//! Whatever GDAL writes of a height model gives the same board, hex for hex. Needs GDAL's own programs (Debian: `gdal-bin`);
//! where they are not installed it says so and proves nothing. `--nocapture` tells how much was compared, `OBLIQUE_DEM=FILE`
//! takes another model in degrees.

use oblique_board::heights::Range;
use oblique_board::hex::{Layout, Orientation};
use oblique_elevation::levels::{Unit, proposed};
use oblique_elevation::sample::{Measure, sample};
use oblique_elevation::{CellFinder, Grid, readers};
use oblique_georeference::geodesy::{Ellipsoid, Ground};
use oblique_georeference::{HexGround, Point};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TYPES: [&str; 6] = ["Int16", "UInt16", "Int32", "UInt32", "Float32", "Float64"];
const LAYOUTS: [&[&str]; 3] = [&[], &["BLOCKYSIZE=7"], &["TILED=YES", "BLOCKXSIZE=64", "BLOCKYSIZE=48"]];
const ORDERS: [&str; 2] = ["ENDIANNESS=LITTLE", "ENDIANNESS=BIG"];

/// Ways of packing with their predictors; the last is for floating numbers.
const PACKINGS: [(&str, &[&str]); 4] =
    [("NONE", &["1"]), ("PACKBITS", &["1"]), ("DEFLATE", &["1", "2", "3"]), ("LZW", &["1", "2", "3"])];

/// Are GDAL's programs installed? Where they are not, whoever runs the tests is told on their error output itself, which is
/// shown of tests that pass too.
fn has_gdal() -> bool {
    let answers = |program: &str| {
        let asked =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        asked.is_ok_and(|status| status.success())
    };
    let there = ["gdal_translate", "gdalwarp"].into_iter().all(answers);
    if !there {
        let text = "NOT PROVED: GDAL's programs are not installed (Debian: gdal-bin), height models were not compared\n";
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
    there
}

fn run(program: &str, arguments: &[&str]) {
    let done = Command::new(program).args(arguments).output().expect("GDAL's programs are installed");
    assert!(done.status.success(), "{program} {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
}

fn read(path: &Path) -> Grid {
    let bytes = std::fs::read(path).expect("it was written");
    readers::read(&path.to_string_lossy(), &bytes).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Levels of 60 × 80 hexes of 400 yards about the middle of the first model, by three measures.
fn levels(grid: &Grid, ground: &Ground) -> Vec<Option<i8>> {
    let layout = Layout::new(Orientation::Flat, 60, 80);
    let corner = Point::new(-60.0 * 0.75_f64.sqrt() * 200.0, -80.0 * 200.0);
    let hexes = HexGround::new(layout, 400.0, corner, 0.0).expect("a size");
    let finder = CellFinder::new(grid, ground).expect("a plane");
    let of = |measure| {
        let heights = sample(grid, &hexes, measure, |at| finder.cell(at));
        let steps = proposed(heights.metres(), 9, Unit::Metres).expect("heights");
        heights.hexes.iter().map(|h| h.map(|h| steps.level(h.metres, Range::new(0, 20)))).collect::<Vec<_>>()
    };
    [Measure::Mean, Measure::Median, Measure::Maximum].into_iter().flat_map(of).collect()
}

/// What is written of a model: names and the options that make them.
fn children() -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for kind in TYPES {
        for layout in LAYOUTS {
            for order in ORDERS {
                for (packing, predictors) in PACKINGS {
                    for predictor in predictors.iter().filter(|p| **p != "3" || kind.starts_with("Float")) {
                        let mut options = vec![order.to_owned(), format!("COMPRESS={packing}")];
                        options.extend(layout.iter().map(|option| (*option).to_owned()));
                        if *predictor != "1" {
                            options.push(format!("PREDICTOR={predictor}"));
                        }
                        let name = format!("{kind}_{}.tif", options.join("_"));
                        let mut arguments = vec!["-ot".to_owned(), kind.to_owned()];
                        if kind.starts_with('U') {
                            arguments.extend(["-a_nodata".to_owned(), "65535".to_owned()]);
                        }
                        for option in options {
                            arguments.extend(["-co".to_owned(), option]);
                        }
                        all.push((name, arguments));
                    }
                }
            }
        }
    }
    let words = |text: &str| text.split(' ').map(str::to_owned).collect();
    all.push(("big.tif".to_owned(), words("-co BIGTIFF=YES -co COMPRESS=DEFLATE")));
    all.push(("points.tif".to_owned(), words("-mo AREA_OR_POINT=Point")));
    all.push(("cloud.tif".to_owned(), words("-of COG")));
    all.push(("child.asc".to_owned(), words("-of AAIGrid")));
    all
}

#[test]
fn what_gdal_writes_of_a_height_model_gives_the_same_board() {
    if !has_gdal() {
        return;
    }
    let model = std::env::var_os("OBLIQUE_DEM").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/jacksboro.asc"),
        PathBuf::from,
    );
    let first = read(&model);
    let middle = Point::new(f64::from(first.width()) / 2.0, f64::from(first.height()) / 2.0);
    let (longitude, latitude) = first.frame().place(middle);
    let ground = Ground::about(longitude, latitude, Ellipsoid::Wgs84).expect("a model in degrees");
    let board = levels(&first, &ground);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gdal_children");
    std::fs::create_dir_all(&folder).expect("a folder");
    let model = model.to_string_lossy();
    let mut hexes = 0;
    let all = children();
    for (name, arguments) in &all {
        let path = folder.join(name);
        let mut line = vec!["-q", "-a_srs", "EPSG:4326"];
        line.extend(arguments.iter().map(String::as_str));
        let target = path.to_string_lossy();
        line.extend([&*model, &*target]);
        run("gdal_translate", &line);
        let child = levels(&read(&path), &ground);
        let differ = child.iter().zip(&board).filter(|(a, b)| a != b).count();
        assert_eq!(differ, 0, "{name}");
        hexes += child.len();
        let _ = std::fs::remove_file(&path);
    }
    println!("{} files, {hexes} levels by three measures, none differs", all.len());
    if (first.frame().cell_size().0 * 1200.0 - 1.0).abs() < 1e-6 {
        let (south, west) = (latitude.floor(), longitude.floor());
        let child = levels(&read(&tile(&folder, &model, south, west)), &ground);
        let differ = child.iter().zip(&board).filter(|(a, b)| a != b).count();
        assert_eq!(differ, 0, "as a tile");
        println!("{} levels as an SRTM tile, none differs", child.len());
    }
}

/// The model as a tile of 3 arc-seconds, unknown where it does not reach.
fn tile(folder: &Path, model: &str, south: f64, west: f64) -> PathBuf {
    let half = 0.5 / 1200.0;
    let edges = [west - half, south - half, west + 1.0 + half, south + 1.0 + half].map(|n| n.to_string());
    let padded = folder.join("padded.tif");
    let padded = padded.to_string_lossy();
    let mut line = vec!["-q", "-overwrite", "-s_srs", "EPSG:4326", "-t_srs", "EPSG:4326", "-r", "near"];
    line.extend(["-ot", "Int16", "-dstnodata", "-32768", "-ts", "1201", "1201", "-te"]);
    line.extend(edges.iter().map(String::as_str));
    line.extend([model, &*padded]);
    run("gdalwarp", &line);
    let side = |degrees: f64, plus, minus| (if degrees < 0.0 { minus } else { plus }, degrees.abs());
    let ((ns, south), (ew, west)) = (side(south, 'N', 'S'), side(west, 'E', 'W'));
    let path = folder.join(format!("{ns}{south:02}{ew}{west:03}.hgt"));
    run("gdal_translate", &["-q", "-of", "SRTMHGT", &padded, &path.to_string_lossy()]);
    path
}
