//! Orders of battle as lists to work on: the tree of commands with its totals, what a column shows
//! and takes, bulk changes with their preview, names in series, templates, copies, new places.
//!
//! Every function is pure: it reads a scenario and a catalog and answers with an [`Edit`] or with
//! what would come of one. Must not know any ruleset by name, nor how anything is drawn.
//!
//! Of the catalog it takes these ids by convention: `men` and `guns` are counted in totals, and
//! `quality` (else `morale`) is what units are grouped by.
//!
//! [`Edit`]: oblique_scenario::Edit

pub mod army;
pub mod arrange;
pub mod arrivals;
pub mod bulk;
pub mod cells;
pub mod companies;
pub mod compare;
pub mod convert;
pub mod copies;
pub mod deploy;
pub mod field;
pub mod lines;
pub mod naming;
mod nation;
pub mod pasting;
pub mod removal;
pub mod template;
pub mod totals;
pub mod tree;

#[cfg(test)]
mod cells_tests;
#[cfg(test)]
mod tests;
