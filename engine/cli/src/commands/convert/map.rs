//! A historical map made a scenario: by a recipe, or by a scan and options.

use super::ruleset::known;
use super::training;
use crate::exit::{self, Failure};
use crate::numbers::number;
use crate::outputs::Outputs;
use crate::{files, output, scenario};
use oblique_board::TerrainIx;
use oblique_confined::PdfPages;
use oblique_digitize::recipe::{
    BoardPart, Files, HeightsPart, ModelFile, Recipe, RecipeError, Rules, SamplesPart, SheetFile, SheetPart,
    SheetPlacePart, Step, VectorsFile, VectorsPart, convert,
};
use oblique_digitize::vectors::{MappingTable, Vocabulary};
use oblique_elevation::{Grid, readers};
use oblique_georeference::{Plane, prj};
use oblique_rules::catalog::Linear;
use oblique_rules::{Ruleset, blank_on};
use oblique_rulesets::write_scenario;
use oblique_scan::{CacheFolder, MemoryFolder, Options, Pyramid, open};
use oblique_scenario::{Fingerprint, Sheet};
use oblique_vectors::{Beside, Budget};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Options that say what a recipe does.
#[derive(clap::Args)]
pub(super) struct MapOptions {
    /// Of a scan: how it lies on the ground, the part 'lies' of a recipe in a file of its own
    #[arg(long, value_name = "POINTS")]
    points: Option<PathBuf>,
    /// Of a scan: which page of a PDF
    #[arg(long, value_name = "PAGE", requires = "points", default_value_t = 1)]
    page: u32,
    /// Of a scan: samples of terrain, the part 'samples' of a recipe in a file of its own, or a battle
    /// whose scans were sampled; may be given again
    #[arg(long, value_name = "SAMPLES", requires = "points")]
    train: Vec<PathBuf>,
    /// Of a scan: a height model (.asc, .hgt, GeoTIFF)
    #[arg(long, value_name = "MODEL", requires = "points")]
    dem: Option<PathBuf>,
    /// Of a scan: the height of level 0 in metres; proposed without it
    #[arg(long, value_name = "METRES", requires_all = ["dem", "step"], value_parser = number::<f64>)]
    base: Option<f64>,
    /// Of a scan: metres a level
    #[arg(long, value_name = "METRES", requires_all = ["dem", "base"], value_parser = number::<f64>)]
    step: Option<f64>,
    /// Of a scan: features of a GIS (.geojson, .gpx, .shp); may be given again
    #[arg(long, value_name = "FEATURES", requires = "points")]
    vectors: Vec<PathBuf>,
    /// The table of what becomes of the codes of a file, or of a scan of which features
    #[arg(long, value_name = "TABLE")]
    map: Option<PathBuf>,
    /// The ruleset of the battle
    #[arg(long, value_name = "RULESET")]
    ruleset: Option<String>,
    /// Of a scan: yards from hex to hex
    #[arg(long, value_name = "YARDS", requires = "points", default_value_t = 110.0, value_parser = number::<f64>)]
    yards: f64,
}

impl MapOptions {
    /// The files they name that are read, beside those a recipe made of them names.
    fn read(&self) -> impl Iterator<Item = &Path> {
        self.points.iter().chain(&self.train).chain(&self.map).map(PathBuf::as_path)
    }

    /// Do they speak of a scan?
    pub(super) const fn is_of_scan(&self) -> bool {
        self.points.is_some()
    }

    /// What they say of a file of another program: the table of its codes, and the ruleset.
    ///
    /// # Errors
    /// If they speak of a scan, and there is none.
    pub(super) fn of_files(&self) -> Result<(Option<&Path>, Option<&str>), Failure> {
        if self.vectors.is_empty() {
            return Ok((self.map.as_deref(), self.ruleset.as_deref()));
        }
        Err(Failure::new("--vectors needs a scan with --points".to_owned()))
    }
}

/// Makes a scenario by a recipe or by options, writes it and tells what was done.
///
/// # Errors
/// If a file cannot be read, a step cannot be done, or the scenario cannot be written.
pub(super) fn run(file: &Path, options: &MapOptions, out: &Path) -> Result<u8, Failure> {
    let (recipe, folder) = match &options.points {
        Some(points) => (of_options(file, points, options)?, None),
        None => (of_file(file)?, file.parent()),
    };
    let rules = known(&recipe.ruleset)?;
    let at = |name: &str| folder.map_or_else(|| PathBuf::from(name), |folder| folder.join(name));
    let named: Vec<PathBuf> = named(&recipe).map(at).collect();
    let read = [file].into_iter().chain(options.read()).chain(named.iter().map(PathBuf::as_path));
    let mut outputs = Outputs::reading(read);
    let place = outputs.at(out)?;
    let sheet =
        recipe.sheet.as_ref().map(|sheet| Scan::read((&at(&sheet.file), sheet.page), out)).transpose()?;
    let mut models = Vec::new();
    let mut vectors = Vec::new();
    let mut battles = Vec::new();
    for step in recipe.in_order() {
        match step {
            Step::Heights(part) => {
                let path = at(&part.file);
                let (name, grid) = height_model(&path, part.epsg)?;
                models.push((name, way(&path, out), grid));
            }
            Step::Vectors(part) => {
                vectors.push(vectors_file(&at(&part.file), part.table.as_deref().map(at).as_deref(), out)?);
            }
            Step::Samples(part) => battles.extend(&part.battles),
            Step::Lines(_) | Step::Traced(_) | Step::Spots(_) | Step::Contours(_) => {}
        }
    }
    let training: Result<Vec<Vec<_>>, Failure> =
        battles.into_iter().map(|battle| training::of_battle(&at(battle), out, &mut outputs)).collect();
    let files = Files {
        sheet: sheet.as_ref().map(Scan::file),
        training: training?.concat(),
        vectors,
        heights: models
            .iter()
            .map(|(name, way, grid)| ModelFile { name: name.clone(), way: way.clone(), grid })
            .collect(),
    };
    let converted = convert(&recipe, &rules_of(rules), &files)
        .map_err(|why| Failure::new(format!("{}: {why}", file.display())))?;
    place.write(write_scenario(&converted.scenario).as_bytes())?;
    for sentence in &converted.report {
        output::line(sentence)?;
    }
    output::line(format!("Written: {}", out.display()))?;
    Ok(exit::FINE)
}

/// The files that a recipe names.
fn named(recipe: &Recipe) -> impl Iterator<Item = &str> {
    let sheet = recipe.sheet.iter().map(|part| &part.file);
    let steps = recipe.in_order().flat_map(|step| match step {
        Step::Heights(part) => vec![&part.file],
        Step::Samples(part) => part.battles.iter().collect(),
        Step::Vectors(part) => std::iter::once(&part.file).chain(&part.table).collect(),
        Step::Lines(_) | Step::Traced(_) | Step::Spots(_) | Step::Contours(_) => Vec::new(),
    });
    sheet.chain(steps).map(String::as_str)
}

/// The recipe in a file.
fn of_file(file: &Path) -> Result<Recipe, Failure> {
    let is_ron = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron"));
    if !is_ron {
        let text =
            "a scan needs --points FILE, which says how it lies on the ground; or name a recipe (.ron)";
        return Err(Failure::new(format!("{}: {text}", file.display())));
    }
    Recipe::read(&files::read_text(file)?).map_err(|why| {
        let battle = "for a battle, say the ruleset it is carried to with --to RULESET";
        Failure::new(format!("{}: {why}; {battle}", file.display()))
    })
}

/// The recipe that options say.
fn of_options(scan: &Path, points: &Path, options: &MapOptions) -> Result<Recipe, Failure> {
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let unread = |path: &Path, why: RecipeError| Failure::new(format!("{}: {why}", path.display()));
    let lies = SheetPlacePart::read(&files::read_text(points)?).map_err(|why| unread(points, why))?;
    let samples = samples(&options.train)?;
    let ruleset = options.ruleset.clone().ok_or_else(|| {
        Failure::new("say under which rules the battle is fought: --ruleset RULESET".to_owned())
    })?;
    let table = options.map.as_deref().map(text);
    let vectors = options.vectors.iter();
    Ok(Recipe {
        ruleset,
        title: scan.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        sheet: Some(SheetPart {
            file: text(scan),
            page: options.page,
            name: String::new(),
            lies,
            spot_heights: Vec::new(),
        }),
        board: BoardPart::OverSheet { yards_a_hex: options.yards, orientation: None },
        samples,
        lines: Vec::new(),
        traced: Vec::new(),
        contours: None,
        spots: None,
        steps: Vec::new(),
        vectors: vectors
            .map(|path| VectorsPart { file: text(path), table: table.clone(), epsg: None })
            .collect(),
        heights: options.dem.as_deref().map(|path| HeightsPart {
            base_metres: options.base,
            step_metres: options.step,
            ..HeightsPart::of(text(path))
        }),
    })
}

/// The samples in some files: written out, or of the scans of a battle.
fn samples(files: &[PathBuf]) -> Result<Option<SamplesPart>, Failure> {
    let mut all: Option<SamplesPart> = None;
    for path in files {
        match SamplesPart::read(&files::read_text(path)?) {
            Ok(part) => {
                let all = all.get_or_insert_with(SamplesPart::default);
                all.sure_percent = part.sure_percent;
                for (terrain, places) in part.terrain {
                    all.terrain.entry(terrain).or_default().extend(places);
                }
                all.battles.extend(part.battles);
                all.training.extend(part.training);
            }
            Err(why) => {
                let battle = scenario::read(path)?.scenario.filter(|battle| !battle.ruleset.is_empty());
                if battle.is_none() {
                    return Err(Failure::new(format!("{}: {why}", path.display())));
                }
                let all = all.get_or_insert_with(SamplesPart::default);
                all.battles.push(path.to_string_lossy().into_owned());
            }
        }
    }
    Ok(all)
}

/// What a conversion must know of a ruleset.
fn rules_of(rules: &'static dyn Ruleset) -> Rules<'static> {
    let catalog = rules.catalog();
    let none = std::collections::BTreeMap::new();
    let (terrain, lines) =
        rules.translation().map_or((&none, &none), |words| (&words.terrain, &words.linear));
    Rules {
        blank: Box::new(move |layout| blank_on(rules, layout, TerrainIx(0))),
        orientation: catalog.orientations.first().copied().unwrap_or_default(),
        words: Vocabulary::of(
            catalog.terrain.iter().map(|t| t.id.as_str()),
            catalog.linear.iter().map(|l| (l.id.as_str(), l.along_edges)),
            terrain,
            lines,
        ),
        levels: catalog.levels,
        flows: Box::new(|kind| catalog.linear(kind).is_some_and(Linear::flows)),
    }
}

/// A scan, decoded.
pub(in crate::commands) struct Scan {
    way: String,
    fingerprint: Fingerprint,
    pyramid: Arc<Pyramid>,
}

impl Scan {
    /// Reads a page of a file, from where a battle is written to it.
    pub(in crate::commands) fn read((path, page): (&Path, u32), out: &Path) -> Result<Self, Failure> {
        let failure = |why: &dyn std::fmt::Display| Failure::new(format!("{}: {why}", path.display()));
        files::on_disk(path)?;
        let source = std::fs::File::open(path).map_err(|why| failure(&why))?;
        let folder: Arc<dyn CacheFolder> = Arc::new(MemoryFolder::default());
        let options = Options { page, pages: Some(Arc::new(PdfPages::default())), ..Options::default() };
        let sheet =
            open(Box::new(BufReader::new(source)), &folder, &options, &()).map_err(|why| failure(&why))?;
        if let Some(build) = sheet.build {
            for problem in build.run(&()).map_err(|why| failure(&why))? {
                output::line(format!("{}: {problem}", path.display()))?;
            }
        }
        let fingerprint = Fingerprint(u128::from_le_bytes(sheet.pyramid.fingerprint().to_bytes()));
        Ok(Self { way: way(path, out), fingerprint, pyramid: sheet.pyramid })
    }

    /// Its pixels.
    pub(in crate::commands) fn pixels(&self) -> Arc<Pyramid> {
        Arc::clone(&self.pyramid)
    }

    fn file(&self) -> SheetFile<'_> {
        SheetFile { way: self.way.clone(), fingerprint: self.fingerprint, pixels: &*self.pyramid }
    }
}

/// The way to a file from the folder a battle is written to.
fn way(path: &Path, out: &Path) -> String {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let beside = out.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let way = Sheet::way(&whole(beside), &whole(path));
    way.unwrap_or_else(|| path.to_string_lossy().into_owned())
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A file beside another under the same name.
fn beside(path: &Path, ending: &str) -> Result<Option<Vec<u8>>, Failure> {
    let beside = path.with_extension(ending);
    if beside.is_file() { files::read(&beside).map(Some) } else { Ok(None) }
}

fn text_beside(path: &Path, ending: &str) -> Result<Option<String>, Failure> {
    Ok(beside(path, ending)?.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
}

fn height_model(path: &Path, epsg: Option<u32>) -> Result<(String, Grid), Failure> {
    let name = name_of(path);
    files::on_disk(path)?;
    let grid = readers::read(&name, &files::read(path)?)
        .map_err(|why| Failure::new(format!("{}: {why}", path.display())))?;
    let beside = text_beside(path, "prj")?.and_then(|text| prj(&text));
    let plane = epsg.map(|epsg| Plane::Metres { epsg: Some(epsg) }).or(beside);
    let frame = *grid.frame();
    let grid = plane.map_or_else(|| grid.clone(), |plane| grid.clone().placed(frame, plane));
    Ok((name, grid))
}

fn vectors_file(path: &Path, table: Option<&Path>, out: &Path) -> Result<VectorsFile, Failure> {
    let name = name_of(path);
    files::on_disk(path)?;
    let [dbf, prj, cpg] = [beside(path, "dbf")?, beside(path, "prj")?, beside(path, "cpg")?];
    let text = |bytes: &Option<Vec<u8>>| bytes.as_ref().map(|b| String::from_utf8_lossy(b).into_owned());
    let (prj, cpg) = (text(&prj), text(&cpg));
    let with = Beside { dbf: dbf.as_deref(), prj: prj.as_deref(), cpg: cpg.as_deref() };
    let file = oblique_vectors::read(&name, &files::read(path)?, &with, &Budget::default())
        .map_err(|why| Failure::new(format!("{}: {why}", path.display())))?;
    let table = match table {
        None => MappingTable::usual(),
        Some(path) => MappingTable::read(&files::read_text(path)?)
            .map_err(|why| Failure::new(format!("{}: {why}", path.display())))?,
    };
    Ok(VectorsFile { name, way: way(path, out), file, table })
}
