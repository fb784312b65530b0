//! `oblique render`: a scenario as a picture.

use super::Run;
use crate::exit::{self, Failure};
use crate::{files, output, scenario};
use clap::ValueEnum;
use oblique_exchange::picture::{self, Error, HEX_PX, Layers, MAX_SVG_HEXES, Options, style, styles};
use oblique_rulesets::ruleset;
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Png,
    Svg,
}

/// Arguments of `render`.
#[derive(clap::Args)]
pub struct Render {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the picture there, as PNG or SVG by its ending
    #[arg(long, short, value_name = "OUT")]
    out: PathBuf,
    /// PNG or SVG, whatever the ending
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Pixels across a hex
    #[arg(long, value_name = "N", default_value_t = 48.0)]
    hex_px: f32,
    /// Leave out units, leaders and objectives
    #[arg(long)]
    no_counters: bool,
    /// Map style: period, plain, contrast or print
    #[arg(long, value_name = "STYLE", default_value = "period")]
    style: String,
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
}

impl Run for Render {
    const ABOUT: &'static str = "Draw a scenario as a PNG or SVG picture";
    const MORE: &'static str = "\
Examples:
  oblique render mollwitz.ron -o mollwitz.png
  oblique render mollwitz.ron -o map.svg --hex-px 32 --no-counters
  oblique render mollwitz.ron -o sheet.png --style print --no-numbers

A file with errors is drawn as far as it could be read.
Exit status: 0 drawn, 1 drawn although parts of the file could not be read, 2 not drawn.";

    fn run(self) -> Result<u8, Failure> {
        let ending = self.out.extension().and_then(|e| e.to_str()).map(str::to_lowercase);
        let format = match (self.format, ending.as_deref()) {
            (Some(format), _) => format,
            (None, Some("png")) => Format::Png,
            (None, Some("svg")) => Format::Svg,
            (None, _) => {
                let out = self.out.display();
                return Err(Failure::new(format!("{out} ends in neither .png nor .svg; add --format")));
            }
        };
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
        let Some(style) = style(&self.style) else {
            let known: Vec<&str> = styles().iter().map(|s| s.id.as_str()).collect();
            return Err(Failure::new(format!(
                "there is no map style '{}'; choose one of {}",
                self.style,
                known.join(", ")
            )));
        };
        let layers =
            Layers { grid: !self.no_grid, labels: !self.no_labels, numbers: !self.no_numbers, ..Layers::ALL };
        let options = Options { layers, counters: !self.no_counters, legend: !self.no_legend };
        let catalog = rules.catalog();
        let bytes = match format {
            Format::Png => picture::png(&scenario, catalog, style, self.hex_px, options),
            Format::Svg => {
                picture::svg(&scenario, catalog, style, self.hex_px, options).map(String::into_bytes)
            }
        };
        files::write(&self.out, &bytes.map_err(|e| Failure::new(why(&e)))?)?;
        if !whole {
            let file = self.file.display();
            output::line(format!("{file}: parts of it could not be read; see 'oblique check {file}'"))?;
            return Ok(exit::FOUND);
        }
        Ok(exit::FINE)
    }
}

fn why(error: &Error) -> String {
    match error {
        Error::TooLarge { width, height, most_hex_px, .. } => {
            format!("the picture would be {width} by {height} pixels; choose --hex-px {most_hex_px} or less")
        }
        Error::HexSize(_) => {
            format!("--hex-px must be between {} and {}", HEX_PX.start(), HEX_PX.end())
        }
        Error::TooManyHexes(hexes) => format!(
            "the board has {hexes} hexes and an SVG may have {MAX_SVG_HEXES}; draw a PNG (--hex-px 4 fits any board), or crop the board"
        ),
        Error::Empty => "the board has no hexes, so there is nothing to draw".to_owned(),
        Error::Encoding(why) => format!("the picture cannot be written: {why}"),
    }
}
