//! `oblique roster`: orders of battle to and from spreadsheets.

use super::Run;
use crate::exit::{self, Failure};
use crate::numbers::whole;
use crate::outputs::{Output, Outputs};
use crate::{files, output, scenario};
use clap::{Subcommand, ValueEnum};
use oblique_exchange::formats::ends_in;
use oblique_exchange::spreadsheet::{
    Column, Conversion, Decimal, ExportOptions, Hierarchy, ImportOptions, Separator, SheetFormat, Table,
    Vocabulary, Worksheet, column_letter, export, file, plan,
};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rulesets::{NAMES, ruleset, write_scenario};
use oblique_scenario::{Scenario, Side};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Most men that a squadron is taken for.
const MOST_PER_SQUADRON: i64 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    A,
    B,
}

impl Which {
    const fn side(self) -> Side {
        match self {
            Self::A => Side::A,
            Self::B => Side::B,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Between {
    Comma,
    Semicolon,
    Tab,
}

impl Between {
    const fn separator(self) -> Separator {
        match self {
            Self::Comma => Separator::Comma,
            Self::Semicolon => Separator::Semicolon,
            Self::Tab => Separator::Tab,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Under {
    Columns,
    Indentation,
    Outline,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Numbers {
    Point,
    Comma,
}

/// Arguments of `roster`.
#[derive(clap::Args)]
pub(super) struct Roster {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Write an order of battle as a sheet
    Export(Export),
    /// Update a scenario from a sheet
    Import(Import),
}

#[derive(clap::Args)]
struct Export {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// One side only
    #[arg(long, value_enum, ignore_case = true)]
    side: Option<Which>,
    /// Columns by id, separated by commas: id,side,path,name,attr:men
    #[arg(long, value_delimiter = ',')]
    columns: Vec<String>,
    /// With the source of every figure
    #[arg(long = "sources", alias = "evidence")]
    evidence: bool,
    /// Delimiter between cells of text: a comma, and tabs where it ends in .tsv, if none is given
    #[arg(long, value_enum)]
    separator: Option<Between>,
    /// Write there instead of to the terminal: text, or a workbook where it ends in .xlsx or .ods
    #[arg(long, short, value_name = "OUT")]
    out: Option<PathBuf>,
}

#[derive(clap::Args)]
struct Import {
    /// Scenario file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The file: text with commas, semicolons or tabs, or a workbook (XLSX, ODS, XLS)
    #[arg(value_name = "TABLE")]
    table: PathBuf,
    /// Of a workbook: which sheet, by its name; without it the first that names units
    #[arg(long, value_name = "SHEET")]
    sheet: Option<String>,
    /// Only tell what would change
    #[arg(long)]
    dry_run: bool,
    /// Write the new scenario there instead of over the old one
    #[arg(long, short, value_name = "OUT")]
    out: Option<PathBuf>,
    /// What a column is: 'Strength=men', 'C=attr:men', 'Notes=ignore'; may be given again
    #[arg(long, value_name = "COLUMN=FIELD")]
    map: Vec<String>,
    /// Side of rows that name none
    #[arg(long, value_enum, ignore_case = true)]
    side: Option<Which>,
    /// Kind of new units that name none, by its id
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
    /// Where the sheet says who is under whom
    #[arg(long, value_enum)]
    hierarchy: Option<Under>,
    /// How numbers are written
    #[arg(long, value_enum)]
    decimal: Option<Numbers>,
    /// Ratings on another scale: 'quality=1..10:0..3' (for a list of words, count from 0)
    #[arg(long, value_name = "FIELD=FROM..TO:FROM..TO")]
    scale: Vec<String>,
    /// Men to a squadron
    #[arg(long, value_name = "N", value_parser = whole(1, MOST_PER_SQUADRON))]
    per_squadron: Option<i64>,
    /// Remove units of the sheet's sides that the sheet has not
    #[arg(long)]
    remove_missing: bool,
    /// Let blank cells empty their fields
    #[arg(long)]
    blank_clears: bool,
    /// Make the leaders that rows name and nobody is
    #[arg(long)]
    make_leaders: bool,
    /// Leave bad cells of figures and places out and import the rest of their rows
    #[arg(long)]
    skip_bad_cells: bool,
    /// Leave rows with bad cells out and import the others
    #[arg(long)]
    leave_out_bad: bool,
}

impl Run for Roster {
    const ABOUT: &'static str = "Orders of battle to and from spreadsheets";
    const MORE: &'static str = "\
Units are found again by their id, else by side and name, so that a sheet can be imported again and
again. Nothing is imported while a cell is bad: each is told with row and column.

Examples:
  oblique roster export kolin.ron -o kolin.csv
  oblique roster export kolin.ron --side a --separator semicolon --sources -o prussia.csv
  oblique roster export kolin.ron -o kolin.xlsx
  oblique roster import kolin.ron kolin.xlsx --dry-run
  oblique roster import kolin.ron army.csv --map Effectives=men --scale quality=1..10:0..3 -o new.ron

Exit status: 0 done, 1 there are bad cells, 2 it could not be done.";

    fn run(self) -> Result<u8, Failure> {
        match self.what {
            What::Export(args) => args.run(),
            What::Import(args) => args.run(),
        }
    }
}

/// The catalog of a scenario's ruleset.
fn ruleset_of(scenario: &Scenario, path: &Path) -> Result<&'static dyn Ruleset, Failure> {
    ruleset(&scenario.ruleset).ok_or_else(|| {
        let path = path.display();
        Failure::new(format!(
            "{path}: the ruleset '{}' is not known here; use a newer version",
            scenario.ruleset
        ))
    })
}

/// What sort of sheet a file is, by its ending; a pipe or a device is text, whatever it is called.
fn sheet_format(out: &Output) -> Result<SheetFormat, Failure> {
    let path = out.path();
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let of_stream = (!out.is_file()).then_some(SheetFormat::Text);
    SheetFormat::of_ending(&ending).or(of_stream).ok_or_else(|| {
        let known: Vec<String> = SheetFormat::ALL
            .iter()
            .flat_map(|format| format.endings())
            .map(|ending| format!(".{ending}"))
            .collect();
        let (last, others) =
            known.split_last().map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
        let known = format!("{} and {last}", others.join(", "));
        Failure::new(format!("{} ends in none of {known}; choose another name", path.display()))
    })
}

fn column(id: &str, catalog: &Catalog) -> Result<Column, Failure> {
    Column::from_id(id, catalog).ok_or_else(|| {
        Failure::new(format!("there is no field '{id}'; 'oblique roster export' names them in its header, ids such as name, hex, attr:men"))
    })
}

impl Export {
    fn run(self) -> Result<u8, Failure> {
        let scenario = scenario::whole(&self.file)?;
        let catalog = ruleset_of(&scenario, &self.file)?.catalog();
        let out = Outputs::reading([self.file.as_path()]).maybe_at(self.out.as_deref())?;
        let mut options = ExportOptions::new(&scenario, catalog, self.evidence);
        options.side = self.side.map(Which::side);
        let format = out.as_ref().map_or(Ok(SheetFormat::Text), sheet_format)?;
        if self.separator.is_some() && format != SheetFormat::Text {
            return Err(Failure::new("--separator is of text, and a workbook has none; leave it out"));
        }
        let usual = if self.out.as_deref().is_some_and(|out| ends_in(out, &["tsv"])) {
            Separator::Tab
        } else {
            Separator::Comma
        };
        options.separator = self.separator.map_or(usual, Between::separator);
        if !self.columns.is_empty() {
            options.columns =
                self.columns.iter().map(|id| column(id, catalog)).collect::<Result<_, Failure>>()?;
        }
        // The mark is for spreadsheets that open files; a pipe needs none.
        options.mark = out.as_ref().is_some_and(Output::is_file);
        match out {
            Some(out) => {
                let unfit = |why| Failure::new(format!("{}: {why}", out.path().display()));
                let bytes = file(&scenario, catalog, &options, format).map_err(unfit)?;
                out.write(&bytes)?;
            }
            None => output::data(&export(&scenario, catalog, &options))?,
        }
        Ok(exit::FINE)
    }
}

impl Import {
    fn run(self) -> Result<u8, Failure> {
        let mut scenario = scenario::whole(&self.file)?;
        let rules = ruleset_of(&scenario, &self.file)?;
        let known = Vocabulary::new(rules.catalog(), NAMES);
        let table = Table::read(&files::read(&self.table)?, &|| false)
            .map_err(|why| Failure::new(format!("{} {why}", self.table.display())))?;
        // The scenario is read, but to be changed.
        let out = (!self.dry_run).then_some(self.out.as_ref().unwrap_or(&self.file));
        let place = Outputs::reading([self.table.as_path()]).maybe_at(out.map(PathBuf::as_path))?;
        let sheet = table.sheet(self.place(&table, &scenario, known)?);
        let options = self.options(&sheet, &scenario, known)?;
        let plan = plan(&sheet, &scenario, known, &options).with_estimates(&scenario, rules);
        let mut said = String::new();
        // Writing to a string does not fail.
        for note in &table.notes {
            let _ = writeln!(said, "note: {note}");
        }
        for entry in &plan.difference {
            let _ = writeln!(said, "{}", entry.sentence());
        }
        for bad in &plan.bad {
            let _ = writeln!(said, "{}: {bad}", self.table.display());
        }
        let _ = writeln!(said, "{}", plan.summary());
        output::print(&said)?;
        let found = if plan.bad.is_empty() { exit::FINE } else { exit::FOUND };
        let Some(edit) = plan.edit else {
            output::line(
                "Nothing was imported. Fix the cells, map their columns otherwise, or use --leave-out-bad.",
            )?;
            return Ok(found);
        };
        if let Some(place) = place {
            let _ = edit.apply(&mut scenario);
            let written = format!("Written: {}", place.path().display());
            place.write(write_scenario(&scenario).as_bytes())?;
            output::line(written)?;
        }
        Ok(found)
    }

    /// Which sheet of a table is meant, counted from 0.
    fn place(&self, table: &Table, scenario: &Scenario, known: Vocabulary<'_>) -> Result<usize, Failure> {
        let Some(wanted) = &self.sheet else { return Ok(table.likeliest(scenario, known)) };
        let names = table.names();
        names.iter().position(|name| name == wanted).ok_or_else(|| {
            let known = if names.is_empty() { "it is text".to_owned() } else { names.join(", ") };
            Failure::new(format!("{} has no sheet '{wanted}'; sheets: {known}", self.table.display()))
        })
    }

    fn options(
        &self,
        sheet: &Worksheet,
        scenario: &Scenario,
        known: Vocabulary<'_>,
    ) -> Result<ImportOptions, Failure> {
        let catalog = known.catalog;
        let mut options = ImportOptions::guess(sheet, scenario, known);
        for map in &self.map {
            let (header, id) = map
                .rsplit_once('=')
                .ok_or_else(|| Failure::new(format!("'{map}' maps nothing; write it as Strength=men")))?;
            let named = |index: &usize| {
                options.header_row.is_some_and(|row| sheet.cell(row, *index).trimmed() == header)
            };
            let lettered = |index: &usize| column_letter(*index).eq_ignore_ascii_case(header);
            let all = || 0..sheet.width();
            let index = all().find(named).or_else(|| all().find(lettered)).ok_or_else(|| {
                Failure::new(format!("the sheet has no column '{header}'; give its header or its letter"))
            })?;
            let wanted = column(id, catalog)?;
            for other in &mut options.mapping {
                if *other == wanted {
                    *other = Column::Ignore;
                }
            }
            options.mapping[index] = wanted;
        }
        options.suggest_conversions(sheet, known);
        for scale in &self.scale {
            let (id, scale) = scaled(scale)?;
            let Some(Column::Attr(attribute)) = Column::from_id(&id, catalog) else {
                return Err(Failure::new(format!("'{id}' is no rating; --scale takes one, as quality")));
            };
            if !options.mapping.contains(&Column::Attr(attribute.clone())) {
                let why = format!("no column of the sheet is '{id}'; name one with --map COLUMN={id}");
                return Err(Failure::new(why));
            }
            options.conversions.insert(attribute, scale);
        }
        options.side = self.side.map_or(options.side, Which::side);
        if let Some(kind) = &self.kind {
            if catalog.kind(kind).is_none() {
                let ids: Vec<&str> = catalog.kinds.iter().map(|k| k.id.as_str()).collect();
                return Err(Failure::new(format!(
                    "there is no kind '{kind}'; choose one of: {}",
                    ids.join(", ")
                )));
            }
            options.kind.clone_from(kind);
        }
        options.hierarchy = match self.hierarchy {
            None => options.hierarchy,
            Some(Under::Columns) => Hierarchy::Columns,
            Some(Under::Indentation) => Hierarchy::Indentation,
            Some(Under::Outline) => Hierarchy::Outline,
        };
        options.decimal = match self.decimal {
            None => options.decimal,
            Some(Numbers::Point) => Decimal::Point,
            Some(Numbers::Comma) => Decimal::Comma,
        };
        options.men_per_squadron = self.per_squadron.unwrap_or(options.men_per_squadron);
        options.remove_missing = self.remove_missing;
        options.blank_clears = self.blank_clears;
        options.make_leaders = self.make_leaders;
        options.skip_bad_cells = self.skip_bad_cells;
        options.leave_out_bad = self.leave_out_bad;
        Ok(options)
    }
}

/// A scale written as `quality=1..10:0..3`; one that runs down, as `6..1`, is turned round.
fn scaled(text: &str) -> Result<(String, Conversion), Failure> {
    let range = |text: &str| {
        let (first, last) = text.split_once("..")?;
        Some((first.trim().parse::<i64>().ok()?, last.trim().parse::<i64>().ok()?))
    };
    let parts = text.split_once('=').and_then(|(id, scale)| {
        let (from, to) = scale.split_once(':')?;
        Some((id.trim().to_owned(), range(from)?, range(to)?))
    });
    let (id, from, to) =
        parts.ok_or_else(|| Failure::new(format!("'{text}' is no scale; write it as quality=1..10:0..3")))?;
    match [from, to].into_iter().find(|(first, last)| first == last) {
        Some((first, last)) => Err(Failure::new(format!(
            "'{text}' is no scale: '{first}..{last}' has no numbers between; write it as quality=1..10:0..3"
        ))),
        None => Ok((id, Conversion::Linear { from, to })),
    }
}
