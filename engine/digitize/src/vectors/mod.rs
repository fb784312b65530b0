//! Vectors of a GIS on a board: which features become terrain, lines and names, by a table anybody can change; a draft that
//! nothing takes over by itself, with what was left out of it and why; and the edit that takes it over.

mod coverage;
mod draft;
mod joined;
mod table;
mod taking;
mod vocabulary;

pub use draft::{DraftedLabel, DraftedLine, RowCount, VectorDraft, draft_vectors};
pub use left_out::{LeftOut, Why};
pub use table::{Becomes, MappingTable, Of, Row, Size, TableError, matching};
pub use taking::{NOTE, taking_vectors};
pub use vocabulary::Vocabulary;

mod left_out;
