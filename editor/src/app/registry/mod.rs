//! What there is of everything the program has a list of: its tools, panels, importers and commands, and what is
//! added to them. The window asks it alone, so that what is on its lists is found wherever the user looks for it.

use crate::app::command::Command;
use crate::app::dock::Housed;
use crate::panels::{PANELS, Panel};
use crate::tools::{TOOLS, Tool, ToolEntry};
use oblique_exchange::import::{IMPORTERS, Importer};

/// The lists of an editor.
#[derive(Clone)]
pub struct Registry {
    tools: Vec<ToolEntry>,
    panels: Vec<fn() -> Box<dyn Panel>>,
    importers: Vec<&'static dyn Importer>,
    /// Those beside the table's.
    commands: Vec<Command>,
}

impl Default for Registry {
    /// Those of the program.
    fn default() -> Self {
        Self {
            tools: TOOLS.iter().chain(oblique_digitize_room::TOOLS).copied().collect(),
            panels: PANELS.iter().chain(oblique_digitize_room::PANELS).copied().collect(),
            importers: IMPORTERS.to_vec(),
            commands: Vec::new(),
        }
    }
}

impl Registry {
    /// The same with another tool.
    pub fn with_tool(mut self, tool: ToolEntry) -> Self {
        self.tools.push(tool);
        self
    }

    /// The same with another panel.
    pub fn with_panel(mut self, make: fn() -> Box<dyn Panel>) -> Self {
        self.panels.push(make);
        self
    }

    /// The same with another importer.
    pub fn with_importer(mut self, importer: &'static dyn Importer) -> Self {
        self.importers.push(importer);
        self
    }

    /// The same with another command.
    pub fn with_command(mut self, command: Command) -> Self {
        self.commands.push(command);
        self
    }

    /// The tools, in the order of the tool bar.
    pub fn tools(&self) -> &[ToolEntry] {
        &self.tools
    }

    /// Each tool anew, with its options as at first.
    pub fn make_tools(&self) -> Vec<Box<dyn Tool>> {
        self.tools.iter().map(ToolEntry::make).collect()
    }

    /// Each panel anew.
    pub fn make_panels(&self) -> Vec<Box<dyn Panel>> {
        self.panels.iter().map(|make| make()).collect()
    }

    /// The ids of the panels, and where each stands at first.
    pub(crate) fn panel_homes(&self) -> Vec<Housed> {
        let panels = self.panels.iter().map(|make| make());
        panels.map(|panel| (panel.id(), panel.home())).collect()
    }

    /// The importers, in the order of the menu.
    pub fn importers(&self) -> &[&'static dyn Importer] {
        &self.importers
    }

    /// The commands beside those of the table, of tools, panels and importers.
    pub fn more_commands(&self) -> &[Command] {
        &self.commands
    }
}

#[cfg(test)]
mod tests;
