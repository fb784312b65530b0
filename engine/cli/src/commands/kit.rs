//! `oblique kit`: a battle to print and play on a table.

use super::{Run, sentence};
use crate::exit::{self, Failure};
use crate::numbers::number;
use crate::outputs::{Outputs, try_folder, unwritten};
use crate::{output, scenario};
use oblique_exchange::kit::{self, COUNTERS, KitRequest, PARTS, named_counter};
use oblique_exchange::pdf::{PAPERS, Paper};
use oblique_exchange::picture::{style, styles};
use oblique_rulesets::ruleset;
use std::path::PathBuf;

/// Arguments of `kit`.
#[derive(clap::Args)]
pub(super) struct PrintKit {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the documents into that folder, which is made if it is not there
    #[arg(long, short, value_name = "DIR")]
    out: PathBuf,
    /// The paper: A0 to A5, letter, legal or tabloid
    #[arg(long, value_name = "PAPER", default_value = "A4")]
    paper: String,
    /// The side of a counter: 5/8, 1/2, 3/4 or 1 inch, 15, 16 or 20 mm, or any number of millimetres
    #[arg(long, value_name = "SIZE", default_value = "5/8 inch", allow_hyphen_values = true)]
    counter: String,
    /// From one flat side of a hex to the other, in millimetres; made to suit the counters where not given
    #[arg(long, value_name = "MM", value_parser = number::<f32>)]
    hex_mm: Option<f32>,
    /// What the printer leaves blank on each side of a page, in millimetres
    #[arg(long, value_name = "MM", default_value_t = 10.0, value_parser = number::<f32>)]
    page_margin_mm: f32,
    /// How far the ground of a counter reaches beyond its cut, in millimetres
    #[arg(long, value_name = "MM", default_value_t = 1.0, value_parser = number::<f32>)]
    bleed_mm: f32,
    /// Only these parts; all but the rule book where not given
    #[arg(long, value_name = "PART,PART", value_delimiter = ',')]
    parts: Vec<String>,
    /// Map style: period, plain, contrast or print
    #[arg(long, value_name = "STYLE", default_value = "period")]
    style: String,
}

impl PrintKit {
    fn request(&self) -> Result<KitRequest, Failure> {
        let paper = Paper::named(&self.paper).ok_or_else(|| {
            let known = PAPERS.iter().map(|paper| paper.name).collect::<Vec<_>>().join(", ");
            Failure::new(format!("there is no paper '{}'; choose one of {known}", self.paper))
        })?;
        let counter_mm = named_counter(&self.counter).map(|size| size.mm);
        let millimetres = || number(self.counter.trim().trim_end_matches("mm")).ok();
        let counter_mm = counter_mm.or_else(millimetres).ok_or_else(|| {
            let known = COUNTERS.iter().map(|size| size.name).collect::<Vec<_>>().join(", ");
            let counter = &self.counter;
            Failure::new(format!(
                "'{counter}' is no size of a counter; choose one of {known}, or write millimetres"
            ))
        })?;
        let style = style(&self.style).ok_or_else(|| {
            let known = styles().iter().map(|style| style.id.as_str()).collect::<Vec<_>>().join(", ");
            Failure::new(format!("there is no map style '{}'; choose one of {known}", self.style))
        })?;
        if let Some(unknown) = self.parts.iter().find(|id| !PARTS.iter().any(|part| part.id == id.as_str())) {
            let known = PARTS.iter().map(|part| part.id).collect::<Vec<_>>().join(", ");
            return Err(Failure::new(format!("a kit has no part '{unknown}'; choose among {known}")));
        }
        let usual = KitRequest::default();
        let without = if self.parts.is_empty() {
            usual.without
        } else {
            let left_out = PARTS.iter().filter(|part| !self.parts.iter().any(|id| id == part.id));
            left_out.map(|part| part.id.to_owned()).collect()
        };
        Ok(KitRequest {
            paper,
            counter_mm,
            hex_mm: self.hex_mm.unwrap_or_else(|| KitRequest::hex_for(counter_mm)),
            margin_mm: self.page_margin_mm,
            bleed_mm: self.bleed_mm,
            style,
            without,
            stem: String::new(),
        })
    }
}

impl Run for PrintKit {
    const ABOUT: &'static str = "Make a print-and-play kit: map, counters, rosters, cards, charts as PDF";
    const MORE: &'static str = "\
Every part is a document of its own, and contents.pdf lists them: map, counters, set-up, roster, cards,
turns, charts, notes and, where asked for, rules. Charts and tables are those of the scenario's ruleset.

Examples:
  oblique kit kolin.ron -o kolin-kit
  oblique kit kolin.ron -o kolin-kit --paper letter --counter 3/4
  oblique kit kolin.ron -o kolin-kit --counter 16mm --hex-mm 20 --style print
  oblique kit kolin.ron -o kolin-kit --parts counters,rules

How far it is stands on the terminal; Ctrl+C leaves what is written.
Exit status: 0 written, 1 written although parts of the file could not be read, 2 not written.";

    fn run(self) -> Result<u8, Failure> {
        let request = self.request()?;
        let reading = scenario::read(&self.file)?;
        let whole = reading.is_whole();
        let file = self.file.display();
        let Some(scenario) = reading.scenario else {
            return Err(Failure::new(format!("{file} holds no scenario")));
        };
        let Some(rules) = ruleset(&scenario.ruleset) else {
            let id = &scenario.ruleset;
            return Err(Failure::new(format!("{file} is for the ruleset '{id}', which is unknown")));
        };
        try_folder(&self.out)?;
        let mut meter = output::Meter::new("Laying out");
        let made = kit::make(&scenario, rules, &request, &mut |part| {
            meter.tell(part);
            true
        });
        let documents = made.map_err(|why| Failure::new(sentence(&why)))?;
        meter.clear();
        std::fs::create_dir_all(&self.out).map_err(|why| unwritten(&self.out, &why))?;
        let mut outputs = Outputs::reading([self.file.as_path()]);
        let places: Vec<_> =
            documents.iter().map(|d| outputs.at(&self.out.join(&d.name))).collect::<Result<_, _>>()?;
        for (document, place) in documents.iter().zip(places) {
            place.write(&document.bytes)?;
            let pages = if document.pages == 1 { "page" } else { "pages" };
            output::line(format!(
                "{:<13} {:>3} {pages:<5}  {}",
                document.name, document.pages, document.title
            ))?;
        }
        if !whole {
            output::line(format!("{file}: parts of it could not be read; see 'oblique check {file}'"))?;
            return Ok(exit::FOUND);
        }
        Ok(exit::FINE)
    }
}
