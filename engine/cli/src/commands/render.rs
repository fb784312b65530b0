//! `oblique render`: a scenario as a picture.

use super::convert::Scan;
use super::{Run, sentence};
use crate::exit::{self, Failure};
use crate::numbers::number;
use crate::outputs::{Outputs, unwritten};
use crate::{files, output, scenario};
use clap::ValueEnum;
use oblique_digitize::Laid;
use oblique_digitize::beneath::{BoardWindow, SheetBeneath, beneath};
use oblique_exchange::pdf::{self, PAPERS, Paper, PdfRequest};
use oblique_exchange::picture::{
    self, Error, Extent, Format, HEX_PX, Layers, MAX_SVG_HEXES, MapStyle, Measure, PieceLayers, Request,
    Size, Under, style, styles,
};
use oblique_rulesets::ruleset;
use oblique_scan::Pixels;
use oblique_scan::clean::{Balanced, WhiteBalance};
use oblique_scenario::{PixelPoint, Scenario};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ending {
    Png,
    Jpeg,
    Webp,
    Svg,
    Pdf,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Picture(Format),
    Pdf,
}

impl Ending {
    const fn kind(self) -> Kind {
        Kind::Picture(match self {
            Self::Png => Format::Png,
            Self::Jpeg => Format::Jpeg,
            Self::Webp => Format::WebP,
            Self::Svg => Format::Svg,
            Self::Pdf => return Kind::Pdf,
        })
    }
}

/// Two hexes by column and row, counted from 1: the corners of a part of the map.
#[derive(Clone, Copy)]
struct Crop {
    from: (i32, i32),
    to: (i32, i32),
}

/// It names no two hexes.
#[derive(Debug, thiserror::Error)]
#[error("write two hexes by column and row, as in 5,3..20,18")]
struct NoCrop;

impl std::str::FromStr for Crop {
    type Err = NoCrop;

    fn from_str(text: &str) -> Result<Self, NoCrop> {
        let place = |text: &str| {
            let (column, row) = text.split_once(',')?;
            let number =
                |text: &str| text.trim().parse::<u16>().ok().filter(|n| *n > 0).map(|n| i32::from(n) - 1);
            Some((number(column)?, number(row)?))
        };
        let corners = text.split_once("..").and_then(|(from, to)| Some((place(from)?, place(to)?)));
        let (from, to) = corners.ok_or(NoCrop)?;
        Ok(Self { from, to })
    }
}

/// Arguments of `render`.
#[derive(clap::Args)]
pub(super) struct Render {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the picture there, as PNG, JPEG, WebP, SVG or PDF by its ending
    #[arg(long, short, value_name = "OUT")]
    out: PathBuf,
    /// What kind of file, whatever the ending
    #[arg(long, value_enum)]
    format: Option<Ending>,
    /// Pixels across a hex; 48 where not given
    #[arg(long, value_name = "N", conflicts_with = "width_mm", value_parser = number::<f32>)]
    hex_px: Option<f32>,
    /// Width on paper in millimetres, instead of pixels a hex
    #[arg(long, value_name = "MM", value_parser = number::<f32>)]
    width_mm: Option<f32>,
    /// Dots an inch for --width-mm; a PNG keeps them
    #[arg(long, value_name = "N", default_value_t = 300.0, requires = "width_mm", value_parser = number::<f32>)]
    dpi: f32,
    /// Of a PDF: from one flat side of a hex to the other, in millimetres (5/8 inch: 15.875); 16 where not given
    #[arg(long, value_name = "MM", value_parser = number::<f32>)]
    hex_mm: Option<f32>,
    /// Of a PDF: the paper of its pages, A0 to A5, letter, legal or tabloid, or 'one' for one sheet up to A0; A4 where not
    /// given
    #[arg(long, value_name = "PAPER")]
    paper: Option<String>,
    /// Of a PDF: how far neighbouring sheets show the same, in millimetres; 10 where not given
    #[arg(long, value_name = "MM", value_parser = number::<f32>)]
    overlap_mm: Option<f32>,
    /// Of a PDF: what the printer leaves blank on each side of a page, in millimetres; 10 where not given
    #[arg(long, value_name = "MM", value_parser = number::<f32>)]
    page_margin_mm: Option<f32>,
    /// Only a part of the map, from one hex to another by column and row counted from 1
    #[arg(long, value_name = "COL,ROW..COL,ROW", allow_hyphen_values = true)]
    crop: Option<Crop>,
    /// Bare paper round the picture, in hexes
    #[arg(long, value_name = "HEXES", default_value_t = 0.0, value_parser = number::<f32>)]
    margin: f32,
    /// Leave out units, leaders and objectives
    #[arg(long)]
    no_counters: bool,
    /// Write the names of units under them (from 48 pixels a hex)
    #[arg(long, conflicts_with = "no_counters")]
    unit_names: bool,
    /// Write the strengths of units under them (from 48 pixels a hex)
    #[arg(long, conflicts_with = "no_counters")]
    unit_strengths: bool,
    /// Show deployment zones, exits and the tasks of commands
    #[arg(long)]
    zones: bool,
    /// Show the historical maps of the battle under its ground, so strongly in percent; 100 where not given. Of pictures
    #[arg(long, value_name = "PERCENT", num_args = 0..=1, require_equals = true, default_missing_value = "100",
        value_parser = clap::value_parser!(u8).range(1..=100))]
    historical_map: Option<u8>,
    /// Number columns and rows along the map
    #[arg(long)]
    rulers: bool,
    /// Map style: period, plain, contrast or print, or a .ron file with one of your own
    #[arg(long, value_name = "STYLE", default_value = "period")]
    style: String,
    /// Even paper without its grain: a PNG takes a third fewer bytes
    #[arg(long)]
    no_grain: bool,
    /// Leave out the hex grid
    #[arg(long)]
    no_grid: bool,
    /// Leave out names on the map
    #[arg(long)]
    no_labels: bool,
    /// Leave out hex numbers
    #[arg(long)]
    no_numbers: bool,
    /// Leave out title, scale and compass
    #[arg(long)]
    no_legend: bool,
    /// Leave out the border lines
    #[arg(long)]
    no_frame: bool,
}

/// Pixels across a hex of a picture where nothing is said.
const USUAL_HEX_PX: f32 = 48.0;
/// Millimetres across a hex of a PDF where nothing is said.
const HEX_MM: f32 = 16.0;
/// The paper of a PDF where nothing is said.
const PAPER: &str = "A4";
/// What stands for the paper where the map is to be one sheet.
const ONE_SHEET: &str = "one";

impl Render {
    /// Refuses options that this kind of file has no use for.
    fn check_options(&self, kind: Kind) -> Result<(), Failure> {
        let of_pictures = [
            ("--hex-px", self.hex_px.is_some()),
            ("--width-mm", self.width_mm.is_some()),
            ("--historical-map", self.historical_map.is_some()),
        ];
        let of_pdfs = [
            ("--hex-mm", self.hex_mm.is_some()),
            ("--paper", self.paper.is_some()),
            ("--overlap-mm", self.overlap_mm.is_some()),
            ("--page-margin-mm", self.page_margin_mm.is_some()),
        ];
        let given = |options: &[(&'static str, bool)]| {
            options.iter().find(|(_, given)| *given).map(|(option, _)| *option)
        };
        let out = self.out.display();
        let why = match kind {
            Kind::Pdf => given(&of_pictures).map(|option| match option {
                "--historical-map" => format!("{option} is of pictures, and {out} is a PDF; leave it out"),
                _ => format!("{option} is of pictures, and {out} is a PDF; its size is --hex-mm"),
            }),
            Kind::Picture(_) => {
                given(&of_pdfs).map(|option| format!("{option} is of a PDF, and {out} is none; leave it out"))
            }
        };
        why.map_or(Ok(()), |why| Err(Failure::new(why)))
    }

    /// The file of a style, where none has it for its id.
    fn style_file(&self) -> Option<&Path> {
        let file = Path::new(&self.style);
        let is_file = file.extension().is_some_and(|ending| ending == "ron");
        (is_file && style(&self.style).is_none()).then_some(file)
    }

    /// The style of an id, or of a file.
    fn map_style(&self) -> Result<&'static MapStyle, Failure> {
        if let Some(style) = style(&self.style) {
            return Ok(style);
        }
        if let Some(file) = self.style_file() {
            let read = picture::read_style(&files::read_text(file)?);
            let own =
                read.map_err(|why| Failure::new(format!("{} is no map style: {why}", file.display())))?;
            let id = own.id.clone();
            if let Some((_, why)) = picture::install_styles(vec![own]).pop() {
                return Err(Failure::new(format!("{} is no map style: {why}", file.display())));
            }
            return style(&id).ok_or_else(|| Failure::new(format!("{} is no map style", file.display())));
        }
        let known: Vec<&str> = styles().iter().map(|s| s.id.as_str()).collect();
        Err(Failure::new(format!(
            "there is no map style '{}'; choose one of {}, or a file that ends in .ron",
            self.style,
            known.join(", ")
        )))
    }

    fn pdf(&self, scenario: &Scenario) -> Result<PdfRequest, Failure> {
        let name = self.paper.as_deref().unwrap_or(PAPER);
        let paper = if name.eq_ignore_ascii_case(ONE_SHEET) {
            let of_several = [("--overlap-mm", self.overlap_mm), ("--page-margin-mm", self.page_margin_mm)];
            if let Some((option, _)) = of_several.iter().find(|(_, given)| given.is_some()) {
                let why =
                    format!("{option} is of several sheets, and '--paper {ONE_SHEET}' is one; leave it out");
                return Err(Failure::new(why));
            }
            None
        } else {
            let known = || PAPERS.iter().map(|paper| paper.name).collect::<Vec<_>>().join(", ");
            let unknown = || {
                Failure::new(format!(
                    "there is no paper '{name}'; choose one of {}, or '{ONE_SHEET}'",
                    known()
                ))
            };
            Some(Paper::named(name).ok_or_else(unknown)?)
        };
        let picture = self.request(scenario, Format::Svg)?;
        let usual = PdfRequest::new(picture, HEX_MM, paper);
        Ok(PdfRequest {
            hex_mm: self.hex_mm.unwrap_or(usual.hex_mm),
            overlap_mm: self.overlap_mm.unwrap_or(usual.overlap_mm),
            margin_mm: self.page_margin_mm.unwrap_or(usual.margin_mm),
            ..usual
        })
    }

    fn request(&self, scenario: &Scenario, format: Format) -> Result<Request, Failure> {
        let style = self.map_style()?;
        let size = self.width_mm.map_or(Size::HexPx(self.hex_px.unwrap_or(USUAL_HEX_PX)), |width_mm| {
            Size::Paper { width_mm, dpi: self.dpi }
        });
        let extent = match self.crop {
            None => Extent::Board,
            Some(crop) => {
                let Some(extent) = Extent::cells(scenario.board.layout(), crop.from, crop.to) else {
                    return Err(Failure::new(why(&Error::Outside)));
                };
                extent
            }
        };
        let layers = Layers {
            grain: !self.no_grain,
            grid: !self.no_grid,
            labels: !self.no_labels,
            numbers: !self.no_numbers,
            ..Layers::ALL
        };
        let pieces = PieceLayers {
            names: self.unit_names,
            strengths: self.unit_strengths,
            zones: self.zones,
            ..if self.no_counters { PieceLayers::NONE } else { PieceLayers::COUNTERS }
        };
        // Without a legend there was never a frame.
        let (legend, frame) = (!self.no_legend, !self.no_legend && !self.no_frame);
        Ok(Request {
            format,
            size,
            style,
            layers,
            pieces,
            sheets: self.historical_map.is_some(),
            rulers: self.rulers,
            legend,
            frame,
            margin: self.margin,
            extent,
        })
    }
}

impl Run for Render {
    const ABOUT: &'static str = "Draw a scenario as a PNG, JPEG, WebP or SVG picture, or as a PDF to print";
    const MORE: &'static str = "\
Examples:
  oblique render mollwitz.ron -o mollwitz.png
  oblique render mollwitz.ron -o map.svg --hex-px 32 --no-counters
  oblique render mollwitz.ron -o sheet.png --style print --no-numbers
  oblique render mollwitz.ron -o mollwitz.pdf --hex-mm 15.875 --paper letter
  oblique render mollwitz.ron -o poster.pdf --paper one
  oblique render mollwitz.ron -o a3.png --width-mm 400 --dpi 300
  oblique render mollwitz.ron -o units.png --hex-px 72 --unit-names --unit-strengths
  oblique render hesperia.ron -o over.png --historical-map=60
  oblique render mollwitz.ron -o left.png --crop 1,1..12,20 --no-legend --margin 0.5

A PNG may be of any size: it is drawn in bands on all cores, and memory stays small. JPEG and WebP
have limits. How far a large picture is stands on the terminal; Ctrl+C leaves no file.

A picture cropped with --crop is the same as that part of the whole; counters and
ground are cut off at its edge.

A file with errors is drawn as far as it could be read.
Exit status: 0 drawn, 1 drawn although parts of the file could not be read, 2 not drawn.";

    fn run(self) -> Result<u8, Failure> {
        let ending = self.out.extension().and_then(|e| e.to_str());
        let by_ending = |ending: &str| {
            let pdf = ending.eq_ignore_ascii_case("pdf").then_some(Kind::Pdf);
            pdf.or_else(|| Format::of_ending(ending).map(Kind::Picture))
        };
        let Some(kind) = self.format.map(Ending::kind).or_else(|| ending.and_then(by_ending)) else {
            let out = self.out.display();
            let why = format!("{out} ends in none of .png, .jpg, .webp, .svg and .pdf; add --format");
            return Err(Failure::new(why));
        };
        self.check_options(kind)?;
        let reading = scenario::read(&self.file)?;
        let whole = reading.is_whole();
        let Some(scenario) = reading.scenario else {
            return Err(Failure::new(format!("{} holds no scenario", self.file.display())));
        };
        let Some(rules) = ruleset(&scenario.ruleset) else {
            return Err(Failure::new(format!(
                "{} is for the ruleset '{}', which is unknown",
                self.file.display(),
                scenario.ruleset
            )));
        };
        let folder = self.file.parent().unwrap_or(Path::new("."));
        let scans = scenario.sheets.values().map(|sheet| folder.join(&sheet.file));
        let scans: Vec<PathBuf> = scans.filter(|_| self.historical_map.is_some()).collect();
        let read = std::iter::once(self.file.as_path()).chain(self.style_file());
        let read = read.chain(scans.iter().map(PathBuf::as_path));
        let place = Outputs::reading(read).at(&self.out)?;
        let mut meter = output::Meter::new("Drawing");
        let mut go_on = |part| {
            meter.tell(part);
            true
        };
        match kind {
            Kind::Pdf => {
                let request = self.pdf(&scenario)?;
                let document = pdf::write(&scenario, rules, &request, &mut go_on);
                place.write(&document.map_err(|e| Failure::new(why(&e)))?)?;
            }
            Kind::Picture(format) => {
                let request = self.request(&scenario, format)?;
                let under = match self.historical_map {
                    Some(percent) => Some(under(&self.file, &scenario, &request, percent)?),
                    None => None,
                };
                place.write_with(|out| {
                    picture::write_over(&scenario, rules, &request, under, out, &mut go_on).map_err(|e| {
                        match &e {
                            Error::Writing(io) => unwritten(&self.out, io),
                            other => Failure::new(why(other)),
                        }
                    })
                })?;
            }
        }
        meter.clear();
        if !whole {
            let file = self.file.display();
            output::line(format!("{file}: parts of it could not be read; see 'oblique check {file}'"))?;
            return Ok(exit::FOUND);
        }
        Ok(exit::FINE)
    }
}

/// The historical maps of a battle under the ground of its picture.
fn under(file: &Path, battle: &Scenario, request: &Request, percent: u8) -> Result<Under, Failure> {
    let sheets = sheets_of(file, battle)?;
    let layout = battle.board.layout();
    let measure = Measure::new(layout, request).map_err(|e| Failure::new(why(&e)))?;
    let (corner, size) = measure.place_of_map(layout);
    let window = BoardWindow { corner, size, pixels_a_hex: f64::from(measure.hex_px) };
    let all: Vec<SheetBeneath<'_>> = (sheets.iter())
        .map(|sheet| SheetBeneath {
            pixels: sheet.pixels.as_ref(),
            laid: &sheet.laid,
            outline: sheet.outline,
            percent,
        })
        .collect();
    let drawn = beneath(&all, window, &mut |_| true).map_err(|why| Failure::new(why.to_string()))?;
    let drawn = drawn.ok_or_else(|| Failure::new(why(&Error::Cancelled)))?;
    let (size, pixels) = (drawn.dimensions(), drawn.into_raw());
    Under::new(&measure, request.format, size, pixels).map_err(|e| Failure::new(why(&e)))
}

/// A historical map as it lies.
struct SheetRead {
    pixels: Arc<dyn Pixels>,
    laid: Laid,
    outline: [PixelPoint; 4],
}

/// Reads the historical maps that lie under a battle, the lowest first.
fn sheets_of(file: &Path, battle: &Scenario) -> Result<Vec<SheetRead>, Failure> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let (place, layout) = (battle.board_place.as_ref(), battle.board.layout());
    let mut all = Vec::new();
    for (_, sheet) in battle.sheets_in_order() {
        let lies = |why| Failure::new(format!("'{}' lies nowhere under the board: {why}", sheet.name));
        let laid = Laid::new(sheet, place, layout).map_err(lies)?;
        let scan = Scan::read((&folder.join(&sheet.file), sheet.page), file)?;
        let pixels: Arc<dyn Pixels> = match sheet.paper {
            Some(paper) => Arc::new(Balanced { pixels: scan.pixels(), balance: WhiteBalance { paper } }),
            None => scan.pixels(),
        };
        all.push(SheetRead { pixels, laid, outline: sheet.outline() });
    }
    if all.is_empty() {
        return Err(Failure::new(format!(
            "{} has no historical map; leave --historical-map out",
            file.display()
        )));
    }
    Ok(all)
}

fn why(error: &Error) -> String {
    match error {
        Error::TooLarge { width, height, most_hex_px, format } => format!(
            "the picture would be {width} by {height} pixels, too many for {}; choose --hex-px {most_hex_px} or less, or --crop a part",
            format.name()
        ),
        Error::HexSize(px) => format!(
            "a hex would have {px} pixels; --hex-px must be between {} and {}, or --width-mm and --dpi come to as much",
            HEX_PX.start(),
            HEX_PX.end()
        ),
        Error::TooManyHexes(hexes) => format!(
            "the picture has {hexes} hexes and an SVG may have {MAX_SVG_HEXES}; draw a PNG (--hex-px 4 fits any board), or --crop a part"
        ),
        Error::Empty => "the board has no hexes, so there is nothing to draw".to_owned(),
        Error::Outside => "the part to --crop lies off the board; choose another".to_owned(),
        other => sentence(other),
    }
}
