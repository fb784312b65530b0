//! Files opened, saved, compared, recovered, exported.

mod compare;
pub(crate) mod dropped;
mod export;
mod file_browser;
mod gallery;
mod kit;
mod opening_and_saving;
mod recovered;
mod typed_paths;
