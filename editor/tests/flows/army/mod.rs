//! The order of battle: table, cells, spreadsheets, schedule.

mod cells;
mod frames;
mod renaming;
mod schedule;
mod spreadsheet;
mod stale_fields;
mod table;
mod table_more;
