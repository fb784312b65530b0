//! The settings as they lie on disk. What is damaged begins as it is at first, is said, and the file as
//! it was is kept aside: a bad number must not end every start.
//!
//! The file is the store of the window's library: texts by key, one of them ours. It is looked at before
//! the library reads it. These functions block: call them before there is a window.

use crate::app::Registry;
use crate::document::files::{self, beside};
use crate::settings::Settings;
use oblique_context::layout::Layout;
use oblique_platform::fs::is_there;
use oblique_text::text;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Our key in the store.
pub const SETTINGS: &str = "settings";
/// The library's own: places and sizes of windows and panels.
const MEMORY: &str = "egui";
const WINDOW: &str = "window";
/// The file in the data folder.
const FILE: &str = "app.ron";
/// Damaged files kept aside, at most.
const ASIDE: u32 = 9;
/// No window is farther away or larger than this, in pixels or points.
const FARTHEST: f64 = 100_000.0;

/// What was found on disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// The settings, what was damaged as it is at first.
    pub settings: Settings,
    /// What begins anew, in words: 'the layout of the panels'.
    pub reset: Vec<String>,
    /// The store without what is damaged, where anything is.
    repaired: Option<BTreeMap<String, String>>,
}

/// The layout, if it can be drawn with the panels of the program.
fn drawable(layout: Layout) -> Option<Layout> {
    crate::app::sound_layout(layout, &Registry::default().panel_homes())
}

/// Reads the text of a store.
pub fn read(text: &str) -> Stored {
    let Ok(mut store) = ron::from_str::<BTreeMap<String, String>>(text) else {
        let reset = vec![text!("files-everything").to_owned()];
        return Stored { reset, repaired: Some(BTreeMap::new()), ..Stored::default() };
    };
    let mut reset = Vec::new();
    let settings = match store.get(SETTINGS).map(|text| ron::from_str::<Settings>(text)) {
        Some(Ok(mut settings)) => {
            reset = settings.repair(drawable);
            if !reset.is_empty()
                && let Ok(text) = ron::to_string(&settings)
            {
                store.insert(SETTINGS.to_owned(), text);
            }
            settings
        }
        Some(Err(_)) => {
            store.remove(SETTINGS);
            reset.push(text!("files-theme-keys-layout-of-the-panels-and-recent").to_owned());
            Settings::default()
        }
        None => Settings::default(),
    };
    if store.get(MEMORY).is_some_and(|text| !memory_is_sound(text)) {
        store.remove(MEMORY);
        reset.push(text!("files-what-was-scrolled-and-folded").to_owned());
    }
    if store.get(WINDOW).is_some_and(|text| !window_is_sound(text)) {
        store.remove(WINDOW);
        reset.push(text!("files-place-and-size-of-the-window").to_owned());
    }
    let repaired = (!reset.is_empty()).then_some(store);
    Stored { settings, reset, repaired }
}

/// The file of the settings in a data folder.
pub fn path_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Reads the settings in the data folder, and a sentence for the user where something was damaged. The
/// damaged file is kept aside, and what is left of it takes its place.
pub fn open(folder: &Path) -> (Settings, Option<String>) {
    let path = path_in(folder);
    let bytes = match files::read(&path) {
        Ok(bytes) => bytes,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return (Settings::default(), None),
        Err(e) => {
            let why = files::plain(&e);
            let text = text!("files-the-settings-in-path-cannot-be-read-why", path = path.display(), why);
            return (Settings::default(), Some(text));
        }
    };
    let Stored { settings, reset, repaired } = read(&String::from_utf8_lossy(&bytes));
    let Some(repaired) = repaired else { return (settings, None) };
    let what = reset.join(", ");
    let kept = keep_aside(&path, &bytes);
    let text = ron::ser::to_string_pretty(&repaired, ron::ser::PrettyConfig::default());
    if let (Ok(_), Ok(text)) = (&kept, text) {
        // Where it cannot be written the same is found, and said, again.
        let _ = files::write_whole(&path, text.as_bytes());
    }
    let kept = kept.map_or_else(
        |e| text!("files-the-damaged-file-could-not-be-kept-e", e = files::plain(&e)),
        |kept| text!("files-the-damaged-file-is-kept-as-kept", kept = kept.display()),
    );
    let text = text!("files-the-stored-settings-were-damaged-as-at", what, kept);
    (settings, Some(text))
}

fn keep_aside(path: &Path, bytes: &[u8]) -> std::io::Result<PathBuf> {
    let name = |n: u32| beside(path, &if n == 1 { ".damaged".to_owned() } else { format!(".damaged-{n}") });
    let same = |path: &PathBuf| files::read(path).is_ok_and(|there| there == bytes);
    let free =
        (1..=ASIDE).map(name).find(|path| !is_there(path) || same(path)).unwrap_or_else(|| name(ASIDE));
    files::write_private(&free, bytes).map(|()| free)
}

fn memory_is_sound(text: &str) -> bool {
    let zoom = text.split("zoom_factor:").nth(1).and_then(|rest| rest.split(',').next());
    let zoom = zoom.map_or(Some(1.0), |number| number.trim().parse::<f64>().ok());
    zoom.is_some_and(|zoom| (0.2..=5.0).contains(&zoom))
        && !text.contains("NaN")
        && ron::from_str::<egui::Memory>(text).is_ok()
}

fn window_is_sound(text: &str) -> bool {
    let Ok(value) = ron::from_str::<ron::Value>(text) else { return false };
    let mut numbers = Vec::new();
    collect(&value, "", &mut numbers);
    numbers
        .iter()
        .all(|(size, number)| number.is_finite() && number.abs() <= FARTHEST && (!size || *number > 0.0))
}

/// Every number of a value; true with those that must be more than nothing.
fn collect(value: &ron::Value, name: &str, numbers: &mut Vec<(bool, f64)>) {
    match value {
        ron::Value::Number(number) => {
            numbers.push((name.contains("size") || name.contains("scale"), number.into_f64()));
        }
        ron::Value::Map(map) => {
            for (key, value) in map.iter() {
                let key = if let ron::Value::String(key) = key { key } else { "" };
                // A point is named by what it is the point of.
                collect(value, if matches!(key, "x" | "y") { name } else { key }, numbers);
            }
        }
        ron::Value::Option(Some(value)) => collect(value, name, numbers),
        ron::Value::Seq(values) => values.iter().for_each(|value| collect(value, name, numbers)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(key: &str, text: &str) -> String {
        ron::to_string(&BTreeMap::from([(key, text)])).expect("written")
    }

    fn of(settings: &Settings) -> String {
        store(SETTINGS, &ron::to_string(settings).expect("written"))
    }

    #[test]
    fn what_is_sound_is_kept_and_nothing_is_said() {
        let mut settings = Settings { scale: 1.5, undo_mib: 64, ..Settings::default() };
        settings.recent_files.push("a.ron".into());
        let stored = read(&of(&settings));
        assert_eq!(stored, Stored { settings, ..Stored::default() });
        let window = "(normal_geometry:(outer_position_pixels:Some((x:0.0,y:-20.0)),scale_factor:1.0,\
                      inner_size_points:(x:1280.0,y:720.0)),fullscreen:false,maximized:false)";
        assert_eq!(read(&store(WINDOW, window)), Stored::default());
        let memory = ron::to_string(&egui::Memory::default()).expect("written");
        assert_eq!(read(&store(MEMORY, &memory)), Stored::default());
    }

    #[test]
    fn bad_numbers_begin_anew_and_the_rest_stays() {
        for scale in [f32::NAN, f32::INFINITY, 0.0, -1.0, 1e9] {
            let settings = Settings { scale, undo_mib: 64, ..Settings::default() };
            let stored = read(&of(&settings));
            assert_eq!((stored.settings.scale, stored.settings.undo_mib), (1.0, 64));
            assert_eq!(stored.reset, ["the size of the interface"]);
        }
        let settings = Settings { undo_mib: u32::MAX, ..Settings::default() };
        assert_eq!(read(&of(&settings)).settings.undo_mib, Settings::default().undo_mib);
        let good = crate::settings::Bookmark {
            battle: "a".to_owned(),
            slot: 1,
            name: "b".to_owned(),
            center: [1.0, 2.0],
            hex_points: 30.0,
        };
        let bad = |center, hex_points| crate::settings::Bookmark { center, hex_points, ..good.clone() };
        let bookmarks =
            vec![bad([f64::NAN, 0.0], 30.0), good.clone(), bad([0.0, 0.0], 0.0), bad([0.0; 2], 1e30)];
        let stored = read(&of(&Settings { bookmarks, ..Settings::default() }));
        assert_eq!((stored.settings.bookmarks, stored.reset.len()), (vec![good], 1));
    }

    #[test]
    fn what_cannot_be_read_begins_anew() {
        for text in ["", "{", "not ours", "{\"settings\": 3}", "\u{0}"] {
            assert_eq!(read(text).reset, ["everything"], "{text}");
        }
        assert_eq!(read(&store(SETTINGS, "(scale: ")).reset.len(), 1);
        for (key, text) in [
            (WINDOW, "(normal_geometry:(inner_size_points:(x:0.0,y:720.0)))"),
            (WINDOW, "(normal_geometry:(inner_size_points:(x:NaN,y:720.0)))"),
            (WINDOW, "(normal_geometry:(outer_position_pixels:Some((x:1e30,y:0.0))))"),
            (MEMORY, "(options:(zoom_factor:NaN))"),
            (MEMORY, "(options:(zoom_factor:0.0))"),
        ] {
            let stored = read(&store(key, text));
            assert_eq!((stored.reset.len(), stored.repaired), (1, Some(BTreeMap::new())), "{key} {text}");
        }
    }

    #[test]
    fn the_damaged_file_is_kept_and_the_next_start_says_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(FILE);
        assert_eq!(open(folder.path()), (Settings::default(), None));
        let damaged = of(&Settings { scale: f32::NAN, ..Settings::default() });
        std::fs::write(&path, &damaged).expect("written");
        let (settings, said) = open(folder.path());
        assert_eq!(settings, Settings::default());
        assert!(
            said.is_some_and(
                |said| said.contains("size of the interface") && said.contains("app.ron.damaged")
            )
        );
        assert_eq!(std::fs::read_to_string(beside(&path, ".damaged")).expect("kept"), damaged);
        assert_eq!(open(folder.path()), (Settings::default(), None), "once");
        std::fs::write(&path, "{").expect("written");
        assert!(open(folder.path()).1.is_some_and(|said| said.contains("app.ron.damaged-2")));
        assert_eq!(open(folder.path()), (Settings::default(), None));
    }

    #[test]
    fn settings_that_ended_every_start_are_said_and_kept_out() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/settings");
        for (name, what) in [
            ("layout-holds-itself.ron", "the layout of the panels"),
            ("scale-is-no-number.ron", "the size of the interface"),
        ] {
            let stored = read(&std::fs::read_to_string(folder.join(name)).expect("read"));
            assert_eq!(stored.reset, [what], "{name}");
            assert!(stored.settings.clone().repair(super::drawable).is_empty(), "{name}");
            assert_eq!(stored.settings.recent_files.len(), 1, "{name}: the rest stays");
        }
    }

    /// What an older version wrote, field by field, is what is read today; fields may have come since.
    fn is_in(old: &ron::Value, new: &ron::Value) -> bool {
        match (old, new) {
            (ron::Value::Map(old), ron::Value::Map(new)) => {
                let mut fields = old.iter();
                fields.all(|(name, value)| new.get(name).is_some_and(|new| is_in(value, new)))
            }
            (old, new) => old == new,
        }
    }

    /// Settings that are nowhere as at first.
    fn lived_in() -> Settings {
        Settings {
            theme: crate::settings::Theme::Dark,
            scale: 1.5,
            recent_files: vec!["battles/soor.ron".into()],
            undo_mib: 64,
            recent_commands: vec!["brush".to_owned()],
            tour_seen: true,
            map_style: "contrast".to_owned(),
            commander: "marshal".to_owned(),
            file_dialogs: crate::settings::FileDialogs::Own,
            last_folders: [("battle".to_owned(), "battles".into())].into(),
            bookmarks: vec![crate::settings::Bookmark {
                battle: "Soor".to_owned(),
                slot: 3,
                name: "The hill".to_owned(),
                center: [4.5, -2.25],
                hex_points: 30.0,
            }],
            ..Settings::default()
        }
    }

    #[test]
    fn settings_of_every_version_open_and_mean_the_same() {
        let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/old");
        let ours = old.join(env!("CARGO_PKG_VERSION")).join("settings.ron");
        if oblique_testing::golden::blesses() && !ours.exists() {
            let text = ron::to_string(&lived_in()).expect("written");
            std::fs::write(&ours, store(SETTINGS, &text)).expect("written");
        }
        let versions = std::fs::read_dir(&old).expect("read").map(|entry| entry.expect("read").path());
        let mut seen = 0;
        for path in versions.map(|version| version.join("settings.ron")) {
            let text = std::fs::read_to_string(&path).expect("every version had settings");
            let stored = read(&text);
            assert_eq!(stored.reset, Vec::<String>::new(), "{}", path.display());
            let was: BTreeMap<String, String> = ron::from_str(&text).expect("read");
            let value = |text: &str| ron::from_str::<ron::Value>(text).expect("read");
            let is = ron::to_string(&stored.settings).expect("written");
            assert!(is_in(&value(&was[SETTINGS]), &value(&is)), "{}: {is}", path.display());
            seen += 1;
        }
        assert!(seen > 0, "BLESS=1 adds the settings of this version");
    }
}
