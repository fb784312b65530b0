//! Pictures of the map, drawn and written in the background.

use super::Workbench;
use super::dialogs::{Pick, Picture};
use super::jobs::Done;
use crate::document::{files, write_whole};
use oblique_exchange::picture::{self, Options};
use std::path::PathBuf;

/// Pixels a hex of exported pictures.
const HEX_PX: f32 = 64.0;

impl Workbench {
    /// Asks where to write a picture of the map.
    pub(crate) fn export(&mut self, picture: Picture, ctx: &egui::Context) {
        let name = self.suggested_name(picture.ending());
        self.pick(Pick::Export { picture, name }, ctx);
    }

    /// Writes a picture of the map.
    pub(super) fn export_to(&mut self, picture: Picture, path: PathBuf, ctx: &egui::Context) {
        let scenario = self.document.scenario().clone();
        let catalog = self.ruleset.catalog();
        let style = self.settings.style();
        self.jobs.start(ctx, move || {
            let options = Options::default();
            let bytes = match picture {
                Picture::Svg => {
                    picture::svg(&scenario, catalog, style, HEX_PX, options).map(String::into_bytes)
                }
                Picture::Png => match picture::png(&scenario, catalog, style, HEX_PX, options) {
                    // A board too large for that many pixels a hex gets as many as it can have.
                    Err(picture::Error::TooLarge { most_hex_px, .. }) => {
                        picture::png(&scenario, catalog, style, most_hex_px, options)
                    }
                    other => other,
                },
            };
            let result = match bytes {
                Ok(bytes) => write_whole(&path, &bytes).map_err(|e| files::plain(&e)),
                Err(why) => Err(why.to_string()),
            };
            Done::Exported { path, result }
        });
    }
}
