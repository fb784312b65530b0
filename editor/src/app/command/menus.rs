//! What menus are called: the table of commands knows them by their English names, which are their ids.
//!
//! Must not know commands.

use oblique_text::Text;

/// Names by id, of menus and of those within them.
const NAMES: &[(&str, Text)] = &[
    ("File", Text("commands-menu-file")),
    ("Edit", Text("commands-menu-edit")),
    ("Select", Text("commands-menu-select")),
    ("Deploy", Text("commands-menu-deploy")),
    ("View", Text("commands-menu-view")),
    ("Board", Text("commands-menu-board")),
    ("Tools", Text("commands-menu-tools")),
    ("Battle", Text("commands-menu-battle")),
    ("Help", Text("commands-menu-help")),
    ("Import from other programs", Text("commands-menu-import-from-other-programs")),
    ("Print", Text("commands-menu-print")),
    ("Compare", Text("commands-menu-compare")),
    ("Export for other programs", Text("commands-menu-export-for-other-programs")),
    ("New from", Text("commands-menu-new-from")),
    ("Units", Text("commands-menu-units")),
    ("Cells", Text("commands-menu-cells")),
    ("Bookmarks", Text("commands-menu-bookmarks")),
    ("Map style", Text("commands-menu-map-style")),
    ("Panels", Text("commands-menu-panels")),
    ("Layers", Text("commands-menu-layers")),
    ("Analysis", Text("commands-menu-analysis")),
    ("Theme", Text("commands-menu-theme")),
    ("Interface size", Text("commands-menu-interface-size")),
    ("Historical map", Text("commands-menu-historical-map")),
    ("Heights", Text("commands-menu-heights")),
    ("Lines", Text("commands-menu-lines")),
    ("Paint", Text("commands-menu-paint")),
    ("Select hexes", Text("commands-menu-select-hexes")),
    ("Ground", Text("commands-menu-ground")),
    ("Place", Text("commands-menu-place")),
];

/// What a menu is called, or one within it; its id where it is none of ours.
#[must_use]
pub fn menu_name(id: &str) -> &str {
    NAMES.iter().find(|(known, _)| *known == id).map_or(id, |(_, name)| name.get())
}

/// What a menu within another is called, with those it stands in: 'View > Theme'.
#[must_use]
pub fn menu_path(id: &str) -> String {
    id.split('/').map(menu_name).collect::<Vec<_>>().join(" > ")
}

#[cfg(test)]
mod tests {
    use super::NAMES;
    use crate::app::command::commands;

    #[test]
    fn every_menu_has_a_name() {
        for command in commands() {
            for id in command.menu.split('/') {
                assert!(NAMES.iter().any(|(known, _)| *known == id), "{id}, of {}", command.id);
            }
        }
    }
}
