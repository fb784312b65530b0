//! Modules of VASSAL: the board's picture becomes a historical map under a board that fits its grid, the pieces of the
//! palettes an order of battle, and a set-up says where they stand.
//!
//! A module says nothing of the ground, and of its pieces little but a name: sides and kinds are guessed by it and told. A
//! module of ours says what its pieces are, and they come in as they went out.

mod army;
mod fit;
mod places;
mod scan;
mod slots;

use super::{
    ImportError, Imported, Importer, Parameter, ParameterKind, Parameters, Recognised, Source, Target,
};
use crate::Note;
use crate::spreadsheet::decode;
use crate::vassal::{
    Archive, BUILD_FILE, Broken, FoundBoard, IMAGES, OLD_BUILD_FILE, OWN_FILE, OwnBattle, boards,
};
use fit::Fit;
use oblique_board::TerrainIx;
use oblique_rules::blank_on;
use oblique_scenario::Scenario;
use roxmltree::{Document, Node, ParsingOptions};
use scan::Picture;

/// Nodes of a tree of components, at most.
const MOST_NODES: u32 = 4_000_000;
/// Components in one another, at most.
const MOST_DEEP: usize = 100;
/// Boards one may choose among.
const MOST_BOARDS: i64 = 99;
/// The question which of the boards is taken.
const BOARD: &str = "board";

/// Reads `.vmod` files.
#[derive(Clone, Copy, Debug)]
pub struct VassalModule;

impl Importer for VassalModule {
    fn id(&self) -> &'static str {
        "vassal"
    }

    fn name(&self) -> &'static str {
        "VASSAL module"
    }

    fn description(&self) -> &'static str {
        "A new battle of a VASSAL module: its board as a historical map under a grid that fits, and its pieces as units."
    }

    fn plural(&self) -> &'static str {
        "VASSAL modules"
    }

    fn files(&self) -> &'static str {
        "VASSAL modules"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["vmod"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        if !head.starts_with(b"PK\x03\x04") {
            return Recognised::No;
        }
        // The names of the first files of an archive are seen in it.
        let named = head.windows(OLD_BUILD_FILE.len()).any(|part| part == OLD_BUILD_FILE.as_bytes());
        if named { Recognised::Yes } else { Recognised::Perhaps }
    }

    fn most_bytes(&self) -> u64 {
        1 << 30
    }

    fn ruleset(&self, bytes: &[u8]) -> Option<String> {
        let own = Archive::open(bytes).ok()?.read(OWN_FILE).ok()?;
        OwnBattle::read(&own).map(|own| own.ruleset)
    }

    fn parameters(&self) -> Vec<Parameter> {
        vec![Parameter {
            id: BOARD,
            name: "Board",
            help: "Which of the boards with a grid of hexes is taken, counted from the largest.",
            kind: ParameterKind::Number { range: 1..=MOST_BOARDS, unit: "" },
            usual: 1,
        }]
    }

    fn import(
        &self,
        source: &Source<'_>,
        target: &Target<'_>,
        parameters: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        if source.bytes.is_empty() {
            return Err(ImportError::Empty);
        }
        let unread = |why: Broken| ImportError::Unreadable(why.to_string());
        let mut archive = Archive::open(source.bytes).map_err(unread)?;
        let (text, note) = build_file(&mut archive)?;
        let tree = tree(&text)?;
        let mut notes: Vec<Note> = note.into_iter().map(|text| Note::from(text.to_owned())).collect();
        let mut stop = |part| if go_on(part) { Ok(()) } else { Err(ImportError::Cancelled) };
        stop(0.2)?;
        let found = boards(tree.root_element());
        let wanted = usize::try_from(parameters.get(BOARD)).unwrap_or(1).max(1);
        let chosen = choose(&mut archive, &found, wanted, &mut notes)?;
        stop(0.4)?;
        let rules = target.rules;
        let mut scenario = blank_on(rules, chosen.fit.layout, TerrainIx(0));
        let root = tree.root_element();
        let name = root.attribute("name").filter(|name| !name.trim().is_empty());
        name.unwrap_or(source.title()).clone_into(&mut scenario.meta.title);
        root.attribute("description").unwrap_or_default().clone_into(&mut scenario.meta.description);
        if let Some(own) = archive.read(OWN_FILE).ok().and_then(|bytes| OwnBattle::read(&bytes)) {
            own.put(&mut scenario);
        }
        notes.extend(chosen.fit.notes.iter().cloned().map(Note::from));
        let beside = lay(&mut scenario, &chosen, source.title(), rules.catalog().hex_yards, &mut notes);
        stop(0.6)?;
        let slots = slots::of(root);
        let placed = places::of(&mut archive, root, &chosen.board, &chosen.fit, &mut notes);
        stop(0.8)?;
        notes.extend(army::muster(root, &slots, &placed, &mut scenario, rules.catalog()));
        if !rules.catalog().orientations.contains(&chosen.fit.layout.orientation) {
            let text = "These rules are played on hexes that stand the other way; the map is as it was.";
            notes.push(Note::from(text.to_owned()));
        }
        Ok(Imported::Scenario { scenario: Box::new(scenario), notes, beside })
    }
}

/// The text of the tree of components, and what is to be said of its letters.
fn build_file(archive: &mut Archive<'_>) -> Result<(String, Option<&'static str>), ImportError> {
    let name = if archive.has(BUILD_FILE) { BUILD_FILE } else { OLD_BUILD_FILE };
    let bytes = archive.read(name).map_err(|why| match why {
        Broken::Missing(_) => ImportError::Unreadable(format!(
            "has no file '{BUILD_FILE}': it is no module but an extension, a saved game or another archive; open the \
             module it belongs to"
        )),
        why => ImportError::Unreadable(why.to_string()),
    })?;
    Ok(decode(&bytes))
}

/// The tree of components: no larger and no deeper than any module is.
fn tree(text: &str) -> Result<Document<'_>, ImportError> {
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let tree = Document::parse_with_options(text, options).map_err(|why| {
        ImportError::Unreadable(format!(
            "has a broken tree of components: {why}; open and save it in VASSAL's editor"
        ))
    })?;
    // Those in which the next one stands, in the order of the file.
    let mut open = Vec::new();
    let mut deepest = 0;
    for node in tree.root().descendants().filter(Node::is_element) {
        let above = node.parent_element().map(|above| above.id());
        while !open.is_empty() && open.last().copied() != above {
            open.pop();
        }
        open.push(node.id());
        deepest = deepest.max(open.len());
    }
    if deepest > MOST_DEEP {
        let why = format!("has components {deepest} deep in one another; up to {MOST_DEEP} are read");
        return Err(ImportError::Unreadable(why));
    }
    Ok(tree)
}

/// The board that is taken.
struct Chosen {
    board: FoundBoard,
    picture: Option<Picture>,
    fit: Fit,
}

/// Looks at every board with hexes and takes one, the largest first.
fn choose(
    archive: &mut Archive<'_>,
    found: &[FoundBoard],
    wanted: usize,
    notes: &mut Vec<Note>,
) -> Result<Chosen, ImportError> {
    let mut with_hexes: Vec<(u64, &FoundBoard, Option<Picture>)> = Vec::new();
    for board in found.iter().filter(|board| board.grid.is_some()).take(MOST_BOARDS as usize) {
        let picture = Picture::read(archive, &board.image, notes);
        let (width, height) = picture.as_ref().map_or(board.bare, |picture| picture.size);
        with_hexes.push((u64::from(width) * u64::from(height), board, picture));
    }
    with_hexes.sort_by_key(|(pixels, ..)| std::cmp::Reverse(*pixels));
    let count = with_hexes.len();
    if count == 0 {
        let pictures = found.iter().map(|board| board.image.as_str()).filter(|image| !image.is_empty());
        let pictures: Vec<String> = pictures.take(3).map(|image| format!("'{IMAGES}{image}'")).collect();
        let advice = if pictures.is_empty() {
            "there is nothing to lay under a grid".to_owned()
        } else {
            format!("take {} out of the archive and open it as a historical map", pictures.join(" or "))
        };
        return Err(ImportError::Unreadable(format!("has no board with a grid of hexes; {advice}")));
    }
    if wanted > count {
        let word = if count == 1 { "board" } else { "boards" };
        let why = format!("has {count} {word} with a grid of hexes; choose one from 1 to {count}");
        return Err(ImportError::Unreadable(why));
    }
    let (_, board, picture) = with_hexes.swap_remove(wanted - 1);
    if count > 1 {
        let others: Vec<String> =
            with_hexes.iter().take(3).map(|(_, other, _)| format!("'{}'", other.name)).collect();
        let more = if with_hexes.len() > 3 { " and others" } else { "" };
        let text =
            format!("Of {count} boards '{}' is taken; left out: {}{more}.", board.name, others.join(", "));
        notes.push(Note::from(text));
    }
    let size = picture.as_ref().map_or(board.bare, |picture| picture.size);
    let fit = Fit::of(board, size)?;
    Ok(Chosen { board: board.clone(), picture, fit })
}

/// Lays the picture under the board; the files that belong beside the battle.
fn lay(
    scenario: &mut Scenario,
    chosen: &Chosen,
    title: &str,
    hex_yards: u32,
    notes: &mut Vec<Note>,
) -> Vec<(String, Vec<u8>)> {
    let text = "A picture says nothing of the ground: it lies under a bare board as a historical map, to be drafted from.";
    let Some(picture) = &chosen.picture else { return Vec::new() };
    let Some(ending) = picture.ending else { return Vec::new() };
    let file = format!("{title}-board.{ending}");
    match chosen.fit.sheet(&chosen.board, picture.size, &file, hex_yards) {
        Some((sheet, place)) => {
            let id = scenario.fresh_sheet_id(&sheet.name);
            scenario.sheets.insert(id, sheet);
            scenario.board_place = Some(place);
            notes.push(Note::from(text.to_owned()));
            vec![(file, picture.bytes.clone())]
        }
        None => Vec::new(),
    }
}
