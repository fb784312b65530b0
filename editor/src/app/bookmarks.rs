//! Bookmarks: named places of the camera, nine a battle, kept with the settings.

use super::Workbench;
use crate::settings::Bookmark;
use crate::view::Camera;
use oblique_context::keymap::printed;
use oblique_text::text;

impl Workbench {
    /// Takes bookmarks along when the battle gets another file.
    pub(super) fn name_bookmarks(&mut self) {
        let new = self.bookmark_key();
        let old = std::mem::replace(&mut self.world.view.battle, new.clone());
        for bookmark in self.world.settings.bookmarks.iter_mut().filter(|b| b.battle == old) {
            bookmark.battle.clone_from(&new);
        }
    }

    /// What bookmarks of the open battle are kept under: its file, else its title.
    pub(super) fn bookmark_key(&self) -> String {
        let title = &self.world.document.scenario().meta.title;
        self.path().map_or_else(|| title.clone(), |path| path.display().to_string())
    }

    /// Keeps where the map is looked at from.
    pub(crate) fn set_bookmark(&mut self, slot: u8) {
        let Camera { center, hex_points, .. } = self.world.view.camera;
        let battle = self.world.view.battle.clone();
        let layout = self.world.document.scenario().board.layout();
        let at = oblique_mapview::camera::point(center);
        let hex = oblique_cartography::geometry::hex_at(layout, at);
        // A place is called after the nearest name on the map.
        let labels = self.world.document.scenario().board.labels().values();
        let near = labels.min_by_key(|label| label.hex.unsigned_distance_to(hex));
        let near = near.filter(|label| label.hex.unsigned_distance_to(hex) <= 6);
        let name = near.map_or_else(|| layout.name(hex), |label| label.text.clone());
        self.toasts.say(text!("windows-bookmark-slot-name", slot, name));
        self.world.settings.bookmarks.retain(|b| b.battle != battle || b.slot != slot);
        self.world.settings.bookmarks.push(Bookmark { battle, slot, name, center, hex_points });
        self.world.settings.bookmarks.sort_by(|a, b| (&a.battle, a.slot).cmp(&(&b.battle, b.slot)));
    }

    /// Looks at a bookmark.
    pub(crate) fn go_bookmark(&mut self, slot: u8) {
        let battle = &self.world.view.battle;
        if let Some(found) =
            self.world.settings.bookmarks.iter().find(|b| b.battle == *battle && b.slot == slot)
        {
            self.world.view.camera =
                Camera { center: found.center, hex_points: found.hex_points, fit: false };
        } else {
            let keys = self.world.settings.keys.shortcut(&format!("bookmark.set_{slot}"));
            let how = keys.map_or_else(
                || text!("windows-the-view-menu-sets-it").to_owned(),
                |keys| text!("windows-keys-sets-it", keys = printed(&crate::app::command::keys_text(keys))),
            );
            self.toasts.say(text!("windows-there-is-no-bookmark-slot-yet-how", slot, how));
        }
    }
}
