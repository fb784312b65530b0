//! `oblique schema`: the JSON Schema of a file format.

use super::Run;
use crate::exit::{self, Failure};
use crate::output;

/// Arguments of `schema`.
#[derive(clap::Args)]
pub struct Schema {
    /// Which format
    #[arg(value_name = "NAME", default_value = "scenario")]
    name: String,
}

type Make = fn() -> serde_json::Value;

/// The schemas there are.
const SCHEMAS: &[(&str, Make)] = &[("scenario", oblique_core::format::schema)];

impl Run for Schema {
    const ABOUT: &'static str = "Print the JSON Schema of a file format";
    const MORE: &'static str = "\
Example:
  oblique schema scenario > scenario.schema.json";

    fn run(self) -> Result<u8, Failure> {
        let Some((_, make)) = SCHEMAS.iter().find(|(name, _)| *name == self.name) else {
            let known: Vec<_> = SCHEMAS.iter().map(|(name, _)| *name).collect();
            let message = format!("there is no schema '{}'; choose one of: {}", self.name, known.join(", "));
            return Err(Failure::new(message));
        };
        let json = serde_json::to_string_pretty(&make())
            .map_err(|e| Failure::new(format!("the schema cannot be written: {e}")))?;
        output::line(json)?;
        Ok(exit::FINE)
    }
}
