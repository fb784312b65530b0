//! Features of a GIS as they are looked at: the file, the table of what becomes of them, and what would come of it.

use oblique_digitize::vectors::{MappingTable, VectorDraft};
use oblique_scenario::Degrees;
use std::sync::Arc;

/// A file of a GIS that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct VectorsOpen {
    /// Its name, for people.
    pub file: String,
    /// How many features it has.
    pub features: usize,
    /// What its positions are, in words.
    pub plane: String,
    /// Does it tell its projection?
    pub is_plane_known: bool,
    /// The place of the earth in its middle, where it tells one.
    pub middle: Option<Degrees>,
    /// What was left out while it was read, in words.
    pub problems: Vec<String>,
}

/// The view of features of a GIS.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VectorsView {
    /// The file.
    pub open: Option<Arc<VectorsOpen>>,
    /// What becomes of which features.
    pub table: MappingTable,
    /// The EPSG number of its projection, where the user says it.
    pub epsg: Option<u32>,
    /// What would come of it.
    pub draft: Option<Arc<VectorDraft>>,
    /// Why nothing comes of it, in words.
    pub trouble: Option<String>,
}

/// What panels ask for about features of a GIS.
#[derive(Clone, Debug, PartialEq)]
pub enum VectorsRequest {
    /// Choose a file.
    Open,
    /// Throw the file away.
    Close,
    /// Go by another table.
    Table(MappingTable),
    /// Take the file for one of that projection, or for what it tells.
    Epsg(Option<u32>),
    /// Take over what would come of it.
    Accept,
    /// Choose a table.
    OpenTable,
    /// Save the table as a file.
    SaveTable,
}
