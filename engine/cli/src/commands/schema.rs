//! `oblique schema`: the JSON Schema of a file format.

use super::Run;
use crate::exit::{self, Failure};
use crate::output;

/// Arguments of `schema`.
#[derive(clap::Args)]
pub(super) struct Schema {
    /// Which format: scenario, log, catalog, manual, commanders, or a ruleset's tables
    #[arg(value_name = "NAME", default_value = "scenario")]
    name: String,
}

impl Run for Schema {
    const ABOUT: &'static str = "Print the JSON Schema of a file format";
    const MORE: &'static str = "\
Example:
  oblique schema scenario > scenario.schema.json";

    fn run(self) -> Result<u8, Failure> {
        let all = crate::schemas::all();
        let Some((_, schema)) = all.iter().find(|(name, _)| *name == self.name) else {
            let known: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
            let message = format!("there is no schema '{}'; choose one of: {}", self.name, known.join(", "));
            return Err(Failure::new(message));
        };
        let json = serde_json::to_string_pretty(schema)
            .map_err(|e| Failure::new(format!("the schema cannot be written: {e}")))?;
        output::line(json)?;
        Ok(exit::FINE)
    }
}
