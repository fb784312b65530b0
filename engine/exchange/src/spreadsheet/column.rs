//! Columns: what a column of a sheet can be, what it is called, and what people call it.

use super::vocabulary::Vocabulary;
use oblique_rules::catalog::{Attribute, Catalog};
use oblique_scenario::Scenario;

/// What a column of a sheet says.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Column {
    /// Nothing that is taken over.
    Ignore,
    /// Stable id.
    Id,
    /// Side: A, B or the side's name.
    Side,
    /// The chain of leaders above it, from the top: `Army/First line/Schwerin`.
    Path,
    /// Depth in the hierarchy: a number, or an outline number such as `1.2.3`.
    Level,
    /// Name.
    Name,
    /// The regiment it is a company or battalion of, by name.
    Regiment,
    /// Key or name of the nation.
    Nation,
    /// Kind.
    Kind,
    /// The leader it is attached to: id or name.
    Leader,
    /// Place in the roster.
    Order,
    /// An attribute of the catalog.
    Attr(String),
    /// How many squadrons (companies, ...) it has: strength is worked out.
    Squadrons,
    /// Men to a squadron.
    PerSquadron,
    /// Formation at the start.
    Formation,
    /// Hex at the start.
    Hex,
    /// Facing at the start, an hour of the clock.
    Facing,
    /// Is it the top unit of its hex?
    Top,
    /// Turn it arrives.
    ArrivalTurn,
    /// Hex it enters.
    ArrivalHex,
    /// The designer's remark.
    Remark,
    /// Evidence for the field of that id; the empty id speaks for the whole.
    Evidence(String),
}

/// Columns that are no attribute: id, name in a header, and what else people call them (folded).
const FIXED: &[(Column, &str, &str, &[&str])] = &[
    (Column::Ignore, "ignore", "Leave out", &[]),
    (Column::Id, "id", "Id", &["key", "uid", "unitid", "identifier", "kennung"]),
    (Column::Side, "side", "Side", &["army", "seite", "camp", "faction", "player"]),
    (
        Column::Path,
        "path",
        "Path",
        &["hierarchy", "chainofcommand", "command", "parentpath", "wing", "line", "pfad"],
    ),
    (Column::Level, "level", "Level", &["depth", "outline", "outlinenumber", "indent", "wbs", "nr", "ebene"]),
    (Column::Name, "name", "Name", &["unit", "unitname", "battalion", "formationname", "einheit", "title"]),
    (Column::Regiment, "regiment", "Regiment", &["regt", "parentregiment", "regimentname"]),
    (Column::Nation, "nation", "Nation", &["country", "nationality", "contingent", "state"]),
    (
        Column::Kind,
        "kind",
        "Kind",
        &["arm", "unittype", "type", "branch", "waffe", "category", "role", "art"],
    ),
    (
        Column::Leader,
        "leader",
        "Leader",
        &["commander", "parent", "attachedto", "superior", "general", "brigade", "anfuhrer"],
    ),
    (Column::Order, "order", "Order", &["sort", "sequence", "position", "rosterorder", "reihenfolge"]),
    (
        Column::Squadrons,
        "squadrons",
        "Squadrons",
        &["companies", "sqns", "squadronsorcompanies", "escadrons", "schwadronen"],
    ),
    (
        Column::PerSquadron,
        "per_squadron",
        "Men per squadron",
        &["mensquadron", "menpercompany", "mensqn", "persquadron", "mannjeschwadron"],
    ),
    (Column::Formation, "formation", "Formation", &["startformation"]),
    (Column::Hex, "hex", "Hex", &["location", "starthex", "place", "startinghex", "coordinates", "hexfeld"]),
    (Column::Facing, "facing", "Facing", &["direction", "clockfacing", "ausrichtung"]),
    (Column::Top, "top", "Top of its hex", &["top", "zuoberstimhexfeld"]),
    (
        Column::ArrivalTurn,
        "arrival_turn",
        "Arrival turn",
        &["turn", "arrives", "arrival", "reinforcementturn", "entryturn", "ankunftszug"],
    ),
    (
        Column::ArrivalHex,
        "arrival_hex",
        "Arrival hex",
        &["entryhex", "entry", "reinforcementhex", "ankunftshexfeld"],
    ),
    (Column::Remark, "remark", "Remark", &["remarks", "note", "notes", "comment", "comments", "bemerkung"]),
];

/// What the header of evidence begins with.
const SOURCE: &str = "Source: ";

/// What it begins with in other languages.
const OTHER_SOURCES: &[&str] = &["Quelle: "];

/// What stands behind it for the unit as a whole (folded).
const UNITS: &[&str] = &["theunit", "dieeinheit"];

/// What people call an attribute, by its unit or a word of its id or name.
const ATTRIBUTES: &[(&str, &[&str])] = &[
    (
        "men",
        &[
            "strength",
            "men",
            "effectives",
            "effectif",
            "effective",
            "mann",
            "numbers",
            "headcount",
            "total",
            "present",
            "bayonets",
            "sabres",
        ],
    ),
    ("guns", &["guns", "cannon", "cannons", "pieces", "tubes", "artillerypieces"]),
    ("quality", &["quality", "class", "grade", "training", "experience", "rating", "skill"]),
    ("morale", &["morale", "moral", "cohesion", "elan"]),
    ("cr", &["cr", "commandrating", "command", "leadership", "initiative"]),
    ("radius", &["radius", "range", "commandradius", "commandrange"]),
    ("calibre", &["calibre", "caliber", "weight", "pounder"]),
    ("type", &["type", "subtype"]),
];

/// A text as it is compared: small letters and digits only.
pub(crate) fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'ä' | 'á' | 'à' | 'â' => 'a',
        'ö' | 'ó' | 'ò' | 'ô' => 'o',
        'ü' | 'ú' | 'ù' | 'û' => 'u',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        c => c,
    };
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).map(plain).collect()
}

/// Every attribute of the catalog's kinds once, by id, the first of that id.
pub(super) fn attributes(catalog: &Catalog) -> Vec<&Attribute> {
    let mut found: Vec<&Attribute> = Vec::new();
    for attribute in catalog.kinds.iter().flat_map(|k| &k.attributes) {
        if !found.iter().any(|a| a.id == attribute.id) {
            found.push(attribute);
        }
    }
    found
}

impl Column {
    /// Its stable id: `name`, `attr:men`, `evidence:men`.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Attr(id) => format!("attr:{id}"),
            Self::Evidence(field) => format!("evidence:{field}"),
            fixed => FIXED.iter().find(|f| f.0 == *fixed).map_or_else(String::new, |f| f.1.to_owned()),
        }
    }

    /// The column of an id as [`Column::id`] gives it; a plain attribute id will do.
    #[must_use]
    pub fn from_id(id: &str, catalog: &Catalog) -> Option<Self> {
        if let Some(field) = id.strip_prefix("evidence:") {
            return Some(Self::Evidence(field.to_owned()));
        }
        if let Some(id) = id.strip_prefix("attr:") {
            return Some(Self::Attr(id.to_owned()));
        }
        let fixed = FIXED.iter().find(|f| f.1 == id).map(|f| f.0.clone());
        fixed.or_else(|| attributes(catalog).iter().find(|a| a.id == id).map(|a| Self::Attr(a.id.clone())))
    }

    /// Its name in a header. No two columns share one.
    #[must_use]
    pub fn name(&self, catalog: &Catalog) -> String {
        match self {
            Self::Attr(id) => {
                let all = attributes(catalog);
                let Some(own) = all.iter().find(|a| a.id == *id) else { return format!("attr:{id}") };
                let taken = FIXED.iter().any(|f| fold(f.2) == fold(&own.name))
                    || all.iter().any(|a| a.id != *id && fold(&a.name) == fold(&own.name));
                if taken { format!("{} ({id})", own.name) } else { own.name.clone() }
            }
            Self::Evidence(field) if field.is_empty() => "Source: the unit".to_owned(),
            Self::Evidence(field) => {
                let known = attributes(catalog).iter().any(|a| a.id == *field);
                let name = if known { Self::Attr(field.clone()).name(catalog) } else { field.clone() };
                format!("Source: {name}")
            }
            fixed => FIXED.iter().find(|f| f.0 == *fixed).map_or_else(String::new, |f| f.2.to_owned()),
        }
    }

    /// Every column a sheet of this scenario can have, `Ignore` first, evidence last.
    #[must_use]
    pub fn all(catalog: &Catalog, scenario: &Scenario) -> Vec<Self> {
        let split = FIXED.iter().position(|f| f.0 == Self::Squadrons).unwrap_or(FIXED.len());
        let (before, after) = FIXED.split_at(split);
        let mut all: Vec<Self> = before.iter().map(|f| f.0.clone()).collect();
        let known = attributes(catalog);
        all.extend(known.iter().map(|a| Self::Attr(a.id.clone())));
        let mut others: Vec<&String> = scenario.pieces.values().flat_map(|p| p.attrs.keys()).collect();
        others.sort();
        others.dedup();
        let unknown = others.into_iter().filter(|id| !known.iter().any(|a| a.id == **id));
        all.extend(unknown.map(|id| Self::Attr(id.clone())));
        all.extend(after.iter().map(|f| f.0.clone()));
        let mut fields: Vec<String> =
            scenario.pieces.values().flat_map(|p| p.evidence.keys().cloned()).collect();
        fields.push(String::new());
        fields.sort();
        fields.dedup();
        all.extend(fields.into_iter().map(Self::Evidence));
        all
    }

    /// What a header most likely means; `None` if nothing is like it.
    #[must_use]
    pub fn guess<'a>(header: &str, known: impl Into<Vocabulary<'a>>, scenario: &Scenario) -> Option<Self> {
        let known = known.into();
        Headers::new(known.catalog, scenario).guess(header, known)
    }
}

/// The attribute of a header: by its name in any language, behind which its id may stand where others are called alike.
fn in_any_language<'a>(header: &str, known: Vocabulary<'a>) -> Option<&'a Attribute> {
    let all = attributes(known.catalog);
    let behind = header.strip_suffix(')').and_then(|header| header.rsplit_once(" ("));
    let of = behind.and_then(|(name, id)| Some((name, all.iter().find(|a| a.id == id)?)));
    if let Some((name, one)) = of {
        return known.find(std::iter::once(*one), name, |a| (&a.id, &a.name));
    }
    known.find(all, header, |a| (&a.id, &a.name))
}

/// The names of every column a sheet of a scenario can have, to compare headers with.
pub(super) struct Headers(Vec<(Column, String, String)>);

impl Headers {
    pub(super) fn new(catalog: &Catalog, scenario: &Scenario) -> Self {
        let all = Column::all(catalog, scenario).into_iter().filter(|c| *c != Column::Ignore);
        let entry = |column: Column| {
            let name = column.name(catalog);
            let folded = fold(&name);
            (column, name, folded)
        };
        Self(all.map(entry).collect())
    }

    /// See [`Column::guess`].
    pub(super) fn guess(&self, header: &str, known: Vocabulary<'_>) -> Option<Column> {
        let catalog = known.catalog;
        // What older versions wrote, and other languages.
        let old = match header.strip_prefix("Evidence") {
            Some("") => Some("Source: the unit".to_owned()),
            Some(rest) => Some(format!("Source{rest}")),
            None => OTHER_SOURCES.iter().find_map(|word| Some([SOURCE, header.strip_prefix(word)?].concat())),
        };
        let header = old.as_deref().unwrap_or(header);
        if let Some((column, ..)) = self.0.iter().find(|(c, name, _)| name == header || c.id() == header) {
            return Some(column.clone());
        }
        let wanted = fold(header);
        if wanted.is_empty() {
            return None;
        }
        if let Some((column, ..)) = self.0.iter().find(|(.., folded)| *folded == wanted) {
            return Some(column.clone());
        }
        let named = |a: &&Attribute| fold(&a.name) == wanted || fold(&a.id) == wanted;
        let every = || catalog.kinds.iter().flat_map(|k| &k.attributes);
        if let Some(attribute) = every().find(named).or_else(|| in_any_language(header, known)) {
            return Some(Column::Attr(attribute.id.clone()));
        }
        if let Some(field) = header.strip_prefix(SOURCE).map(str::trim) {
            let unit = UNITS.contains(&fold(field).as_str()).then(String::new);
            let field = unit.or_else(|| in_any_language(field, known).map(|a| a.id.clone()));
            return field.map(Column::Evidence);
        }
        let groups = ATTRIBUTES.iter().filter(|(_, words)| words.contains(&wanted.as_str()));
        for (about, _) in groups {
            let fits = |a: &&Attribute| a.unit == *about || a.id == *about || fold(&a.name).contains(about);
            if let Some(attribute) = every().find(fits) {
                return Some(Column::Attr(attribute.id.clone()));
            }
        }
        Self::other_meaning(header)
    }

    /// What a header means that is no attribute, or besides being one.
    pub(super) fn other_meaning(header: &str) -> Option<Column> {
        let wanted = fold(header);
        FIXED.iter().find(|f| f.3.contains(&wanted.as_str())).map(|f| f.0.clone())
    }
}
