//! What a ruleset is: its catalog, manual, checks, survey and play interface, and what rulesets share.
//!
//! Must not know any one ruleset: each is a crate of its own, and only those that stand above all of
//! them look one up in a [`Registry`].

pub mod asset;
mod blank;
mod board_needs;
pub mod catalog;
pub mod chance;
pub mod charts;
pub mod common_checks;
mod data;
mod halves;
pub mod kernel;
pub mod line_checks;
pub mod lines;
pub mod lists;
pub mod manual;
mod near_hexes;
pub mod pickup;
pub mod play;
pub mod position;
mod registry;
pub mod sheet_checks;
pub mod survey;
pub mod translation;

use catalog::Catalog;
use manual::Manual;
use oblique_board::hex::Hex;
use oblique_scenario::check::{Check, Diagnostic, Place, Severity};
use oblique_scenario::{Piece, PieceId, Scenario, Value};
use play::Game;

pub use blank::{blank, blank_on};
pub use board_needs::BoardNeeds;
pub use data::{RulesetData, TablesFile};
pub use halves::halves;
pub use oblique_scenario::check::RuleId;
pub use registry::Registry;

/// Why a ruleset does not go by the numbers it was given.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TablesError {
    /// It keeps no numbers in a file.
    #[error("It keeps no numbers in a file.")]
    NoFile,
    /// The text is no file of its tables; says what is wrong and where.
    #[error("{0}")]
    Text(#[from] ron::error::SpannedError),
}

/// A rule system.
pub trait Ruleset: Send + Sync {
    /// What it reads from its files.
    fn data(&self) -> &'static RulesetData;
    /// The word scenario files name it by. Unlike the same word of the catalog it costs no reading of the catalog, which
    /// matters to who looks through all rule systems for one.
    fn id(&self) -> &'static str {
        self.data().id
    }
    /// What the editor offers under it: terrain, kinds, formations, attributes, actions.
    fn catalog(&self) -> &'static Catalog {
        self.data().catalog
    }
    /// Its rules, one entry an id.
    fn manual(&self) -> &'static Manual {
        self.data().manual
    }
    /// How it is played, in a page of the handbook's small Markdown that begins with its heading; `None`: the manual has
    /// to do.
    fn guide(&self) -> Option<&'static str> {
        None
    }
    /// What it checks of a scenario.
    fn checks(&self) -> &'static [&'static dyn Check];
    /// JSON Schema of its file of tables, if it keeps its numbers in one and the program writes schemas ([`asset`]).
    fn tables_schema(&self) -> Option<serde_json::Value> {
        self.data().tables.as_ref().and_then(|tables| (tables.schema)())
    }
    /// The numbers it goes by, as that schema describes them, if it keeps them in a file.
    fn tables(&self) -> Option<serde_json::Value> {
        self.data().tables.as_ref().map(|tables| (tables.values)())
    }
    /// Its numbers as players look them up, if it keeps them in a file.
    fn charts(&self) -> Option<&'static charts::Charts> {
        self.data().tables.as_ref().map(|tables| &**tables.charts)
    }
    /// Lets this thread go by the numbers of another file of tables, `None` by the sheet's own again: by it tests find
    /// what no rule reads. What is supplied is never freed.
    ///
    /// # Errors
    /// See [`TablesError`].
    fn supply_tables(&self, text: Option<&str>) -> Result<(), TablesError> {
        match &self.data().tables {
            Some(tables) => (tables.supply)(text),
            None => text.map_or(Ok(()), |_| Err(TablesError::NoFile)),
        }
    }
    /// What it tells of a scenario's ground while it is being painted, however unfinished it is.
    fn survey<'a>(&self, scenario: &'a Scenario) -> Box<dyn survey::Survey + 'a>;
    /// Its words in the common vocabulary, if scenarios can be carried to and from it.
    fn translation(&self) -> Option<&'static translation::Translation> {
        self.data().translation.map(|translation| &**translation)
    }
    /// Its army lists, if it has any.
    fn army_lists(&self) -> Option<&'static lists::ArmyLists> {
        None
    }
    /// What it asks of a board: the scenario is laid on such a one when it is converted.
    fn board_needs(&self) -> BoardNeeds {
        BoardNeeds::default()
    }
    /// Its generator of pick-up games, if it has one.
    fn pickup(&self) -> Option<&'static dyn pickup::Pickup> {
        None
    }
    /// Why a piece, formed as it is, may not begin on a hex by the ground of it; `None` if it may.
    /// Asked by whoever deploys; checks say the same of what stands there.
    fn barred(&self, scenario: &Scenario, piece: &Piece, hex: Hex) -> Option<play::Refusal> {
        let _ = (scenario, piece, hex);
        None
    }
    /// Why pieces may not begin in one hex together; `None` if they may.
    fn crowded(&self, scenario: &Scenario, together: &[&Piece]) -> Option<play::Refusal> {
        let _ = (scenario, together);
        None
    }
    /// What formulas of the tables make a figure of a piece from what else the scenario says, e.g. of a leader
    /// from the units under him; `None` where they give none. Written in, as an estimate, where a piece is made
    /// without the figure, and offered where one is wrong; a battle goes by what is written.
    fn estimate(&self, scenario: &Scenario, id: &PieceId, attribute: &str) -> Option<Value> {
        let _ = (scenario, id, attribute);
        None
    }
    /// How many figures show a piece of a scenario, by its strength; 1 where strength is not shown.
    fn figures(&self, piece: &Piece) -> u8 {
        let _ = piece;
        1
    }
    /// Opens a battle.
    ///
    /// # Errors
    /// The errors found if the scenario cannot be played.
    fn begin(&self, scenario: &Scenario, options: &play::Options) -> Result<Box<dyn Game>, Vec<Diagnostic>>;

    /// Opens a battle at a moment in its middle, and tells what has happened from that moment until
    /// it first waits for somebody.
    ///
    /// # Errors
    /// The errors found if the scenario cannot be played or the ruleset opens no battle at that
    /// moment; unless a ruleset says otherwise, it opens none in the middle.
    fn begin_at(&self, scenario: &Scenario, options: &play::Options, moment: &play::Moment) -> Opened {
        let (_, _) = (options, moment);
        let place = Place::Param(String::new());
        let message = format!("{} opens no battle in its middle.", scenario.ruleset);
        Err(vec![Diagnostic::new("", Severity::Error, place, message)])
    }
}

/// A battle opened at a moment, with what has happened since; or why it cannot be.
pub type Opened = Result<(Box<dyn Game>, Vec<play::Event>), Vec<Diagnostic>>;

/// Declares `CATALOG`, `MANUAL`, `TRANSLATION` and `CHARTS`, read from `assets/rulesets/<id>/`, and `DATA`, which is all of them
/// with the tables; the manual's texts refer to numbers of the tables, of type `$tables` (`ruleset_tables!`), and of
/// the catalog.
#[macro_export]
macro_rules! ruleset_data {
    ($id:literal, $tables:ty) => {
        $crate::ruleset_data!(@ CATALOG, $crate::catalog::Catalog, concat!("rulesets/", $id, "/catalog.ron"));
        $crate::ruleset_data!(@ MANUAL_TEXT, $crate::manual::Manual, concat!("rulesets/", $id, "/manual.ron"));
        static MANUAL: ::std::sync::LazyLock<$crate::manual::Manual> = ::std::sync::LazyLock::new(|| {
            let tables = $crate::asset::Asset::to_json(<$tables>::get());
            let catalog = $crate::asset::Asset::to_json(&*CATALOG);
            MANUAL_TEXT.clone().with_numbers_of(&[tables, catalog])
        });
        $crate::ruleset_data!(
            @ TRANSLATION, $crate::translation::Translation, concat!("rulesets/", $id, "/conversion.ron")
        );
        $crate::ruleset_data!(@ CHARTS, $crate::charts::Charts, concat!("rulesets/", $id, "/charts.ron"));
        static DATA: $crate::RulesetData = $crate::RulesetData {
            id: $id,
            catalog: &CATALOG,
            manual: &MANUAL,
            translation: Some(&TRANSLATION),
            commanders: include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/../../../assets/rulesets/",
                $id,
                "/commanders.ron"
            )),
            tables: Some($crate::TablesFile {
                charts: &CHARTS,
                schema: <$tables as $crate::asset::Asset>::schema,
                values: || $crate::asset::Asset::to_json(<$tables>::get()),
                supply: <$tables>::supply,
            }),
        };
    };
    (@ $name:ident, $ty:ty, $path:expr) => {
        static $name: ::std::sync::LazyLock<$ty> = ::std::sync::LazyLock::new(|| {
            let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/", $path));
            <$ty as $crate::asset::Asset>::read(text)
                .unwrap_or_else(|e| panic!("assets/{}: {e}", $path))
        });
    };
}

/// Declares how the numbers of a sheet, of type `$tables`, are read from `assets/rulesets/<id>/tables.ron`:
/// `$tables::get` and, for those who ask whether a number is read at all, `$tables::supply`.
#[macro_export]
macro_rules! ruleset_tables {
    ($id:literal, $tables:ty) => {
        $crate::assets!($tables);
        $crate::ruleset_data!(@ TABLES, $tables, concat!("rulesets/", $id, "/tables.ron"));

        ::std::thread_local! {
            static SUPPLIED: ::std::cell::Cell<Option<&'static $tables>> = const { ::std::cell::Cell::new(None) };
        }

        impl $tables {
            /// The tables.
            #[must_use]
            pub fn get() -> &'static Self {
                SUPPLIED.get().unwrap_or(&TABLES)
            }

            /// Lets this thread go by other numbers, for ever or until the next ones; `None` are the sheet's own.
            ///
            /// # Errors
            /// What is wrong with the text.
            pub fn supply(text: Option<&str>) -> Result<(), $crate::TablesError> {
                let tables = text.map(<Self as $crate::asset::Asset>::read).transpose()?;
                SUPPLIED.set(tables.map(|tables| &*Box::leak(Box::new(tables))));
                Ok(())
            }
        }
    };
}

/// Declares groups of single numbers of a sheet: each a documented struct with its status and what differs from it.
#[macro_export]
macro_rules! table_groups {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema)]
        pub(crate) struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
            /// Where the group comes from.
            pub status: $crate::manual::Status,
            /// Figures of another status.
            #[serde(default)]
            pub other: String,
        }
    )*};
}
