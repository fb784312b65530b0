//! The constants of every ruleset are what its manual and catalog say.
//!
//! `BLESS=1 cargo test -p oblique-testing --test ids` writes them anew. It needs no ruleset to compile, so
//! that an id can be added to the data first and used after.

use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rules::manual::Manual;
use oblique_testing::golden::agrees;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Name of the constant of an id: `zoc.stop` becomes `ZOC_STOP`.
fn constant(id: &str) -> String {
    id.replace(['.', '-'], "_").to_uppercase()
}

/// A sentence as one line of documentation.
fn doc(text: &str) -> String {
    let text = text.trim_end_matches('.').replace('[', "\\[").replace(']', "\\]");
    format!("    /// {text}.\n")
}

/// A module of constants: an id, what it is, and its value.
fn module(name: &str, about: &str, ty: &str, rows: &[(&str, &str, String)]) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let mut out = format!("\n/// {about}\npub(crate) mod {name} {{\n");
    if ty == "RuleId" {
        out += "    use oblique_scenario::check::RuleId;\n\n";
    }
    for (id, title, value) in rows {
        out += &doc(title);
        let _ = writeln!(out, "    pub(crate) const {}: {ty} = {value};", constant(id));
    }
    out + "}\n"
}

fn numbered<'a>(rows: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<(&'a str, &'a str, String)> {
    rows.enumerate().map(|(i, (id, title))| (id, title, i.to_string())).collect()
}

fn named<'a>(rows: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<(&'a str, &'a str, String)> {
    rows.map(|(id, title)| (id, title, format!("{id:?}"))).collect()
}

/// Name of the variant or type of an id: `sub_points` becomes `SubPoints`.
fn camel(id: &str) -> String {
    id.split('_').fold(String::new(), |word, part| {
        let (first, rest) = part.split_at(part.len().min(1));
        word + &first.to_uppercase() + rest
    })
}

/// What may be chosen, an enumeration a list, so that a match on it is complete. An attribute that offers other words
/// to other kinds of pieces has one for each kind.
fn choices(catalog: &Catalog) -> String {
    let lists = [&catalog.params, &catalog.side_params, &catalog.nation_traits];
    let own = catalog.kinds.iter().flat_map(|k| k.attributes.iter().map(|a| (Some(k.id.as_str()), a)));
    let all: Vec<_> = lists.into_iter().flatten().map(|a| (None, a)).chain(own).collect();
    let mut enums: BTreeMap<String, &Attribute> = BTreeMap::new();
    for (kind, attribute) in &all {
        let Domain::Choice(_) = &attribute.domain else { continue };
        let alike = all.iter().all(|(_, a)| a.id != attribute.id || a.domain == attribute.domain);
        let prefix = kind.filter(|_| !alike).map(camel).unwrap_or_default();
        enums.insert(prefix + &camel(&attribute.id), attribute);
    }
    let mut out = String::from(
        "\n/// What may be chosen, by attribute.\n#[allow(unreachable_pub, reason = \"those in a system's facts are seen by the kernel\")]\npub(crate) mod choice {\n",
    );
    out += "    use oblique_rules::kernel::Values;\n";
    for (name, attribute) in enums {
        let Domain::Choice(words) = &attribute.domain else { continue };
        let _ = writeln!(
            out,
            "\n{}    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]",
            doc(&attribute.name)
        );
        let _ = writeln!(out, "    pub enum {name} {{");
        for (word, title) in words {
            let default = attribute.default.text() == Some(word);
            let _ = write!(out, "    {}", doc(title));
            if default {
                out += "        #[default]\n";
            }
            let _ = writeln!(out, "        {},", camel(word));
        }
        let _ = write!(
            out,
            "    }}\n\n    impl {name} {{\n        /// What is chosen, else the catalog's usual.\n        \
             pub fn of(values: Values<'_>) -> Self {{\n            Self::written(values).unwrap_or_default()\n        }}\n\n        \
             /// What is chosen, or the usual where nothing is; `None` where the word is none of the list.\n        \
             pub fn written(values: Values<'_>) -> Option<Self> {{\n            Some(match values.word({:?}) {{\n",
            attribute.id
        );
        for (word, _) in words {
            let _ = writeln!(out, "                {word:?} => Self::{},", camel(word));
        }
        out += "                _ => return None,\n            })\n        }\n    }\n";
    }
    out + "}\n"
}

/// The decisions as an enumeration, so that a match on them is complete.
fn decisions(catalog: &Catalog) -> String {
    let mut out = String::from(
        "\n/// What a player may be asked.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub(crate) enum DecisionKind {\n",
    );
    for d in &catalog.decisions {
        let _ = writeln!(out, "    /// {}.\n    {},", d.title.trim_end_matches('.'), camel(&d.id));
    }
    out += "}\n\nimpl DecisionKind {\n    /// Its id in the catalog.\n    pub(crate) const fn id(self) -> &'static str {\n        match self {\n";
    for d in &catalog.decisions {
        let _ = writeln!(out, "            Self::{} => {:?},", camel(&d.id), d.id);
    }
    out += "        }\n    }\n\n    /// The one of an id.\n    pub(crate) fn of(id: &str) -> Option<Self> {\n        Some(match id {\n";
    for d in &catalog.decisions {
        let _ = writeln!(out, "            {:?} => Self::{},", d.id, camel(&d.id));
    }
    out + "            _ => return None,\n        })\n    }\n}\n"
}

fn constants(manual: &Manual, catalog: &Catalog) -> String {
    let mut out = String::from(
        "//! The ids of this ruleset's manual and catalog, so that a misspelt one does not compile.\n\
         //!\n\
         //! Generated: `BLESS=1 cargo test -p oblique-testing --test ids` writes it from the two files.\n\
         \n\
         #![expect(dead_code, reason = \"the manual has rules that act on the screen or in advice only\")]\n",
    );
    let rules: Vec<_> = manual
        .rules()
        .map(|r| (r.id.as_str(), r.title.as_str(), format!("RuleId::new({:?})", r.id)))
        .collect();
    out += &module("rule", "Rules of the manual.", "RuleId", &rules);
    let tracks = numbered(catalog.tracks.iter().map(|t| (t.id.as_str(), t.name.as_str())));
    out += &module("track", "Tracks of a piece.", "u8", &tracks);
    let marks = numbered(catalog.marks.iter().map(|t| (t.id.as_str(), t.name.as_str())));
    out += &module("mark", "Marks of a piece.", "u8", &marks);
    let formations = numbered(catalog.formations.iter().map(|t| (t.id.as_str(), t.name.as_str())));
    out += &module("formation", "Formations.", "u8", &formations);
    let phases = numbered(catalog.phases.iter().map(|t| (t.id.as_str(), t.name.as_str())));
    out += &module("phase", "Phases of a turn.", "u8", &phases);
    let kinds = numbered(catalog.kinds.iter().map(|k| (k.id.as_str(), k.name.as_str())));
    out += &module("kind", "Kinds of pieces.", "u8", &kinds);
    let params = named(catalog.params.iter().map(|a| (a.id.as_str(), a.help.as_str())));
    out += &module("param", "Parameters of a scenario.", "&str", &params);
    let params = named(catalog.side_params.iter().map(|a| (a.id.as_str(), a.help.as_str())));
    out += &module("side_param", "Parameters of a side.", "&str", &params);
    let traits = named(catalog.nation_traits.iter().map(|a| (a.id.as_str(), a.help.as_str())));
    out += &module("nation_trait", "Traits of a nation.", "&str", &traits);
    let attributes: BTreeMap<_, _> =
        catalog.kinds.iter().flat_map(|k| &k.attributes).map(|a| (a.id.as_str(), a.name.as_str())).collect();
    out += &module("attribute", "Attributes of pieces.", "&str", &named(attributes.into_iter()));
    out += &choices(catalog);
    out + &decisions(catalog)
}

fn read<T: serde::de::DeserializeOwned>(path: &Path) -> T {
    let text = fs::read_to_string(path).expect("it is there");
    ron::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

#[test]
fn constants_are_what_the_data_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders: Vec<PathBuf> = fs::read_dir(root.join("assets/rulesets"))
        .expect("rulesets")
        .filter_map(Result::ok)
        .map(|e| e.path())
        .filter(|p| p.join("manual.ron").exists())
        .collect();
    folders.sort();
    assert!(folders.len() >= 2);
    for folder in folders {
        let name = folder.file_name().expect("a name").to_owned();
        let wanted = constants(&read(&folder.join("manual.ron")), &read(&folder.join("catalog.ron")));
        let path = root.join("engine/rulesets").join(name).join("src/ids.rs");
        // What manual and catalog say.
        agrees(&path, &wanted);
    }
}
