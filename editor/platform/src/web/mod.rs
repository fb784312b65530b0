//! The page of a browser: its storage, its other pages, files from and to the user.

pub mod files;
pub(crate) mod fs;
mod pages;
mod storage;

pub use files::handed_over;
pub use pages::next_task;

use crate::disk::{Disk, Store as _};
use jiff::Timestamp;
use jiff::tz::{Offset, TimeZone};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use storage::Storage;

/// Where the battles of the user lie.
const FILES: &str = "/files";
/// Where what is no file's lies.
const DATA: &str = "/oblique";
/// The element of the page that says what is wrong.
const TROUBLE: &str = "trouble";

thread_local! {
    static RUN: u32 = (js_sys::Math::random() * 1e9) as u32 + 1;
    static KEPT: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    static DISK: RefCell<Disk<Storage>> = RefCell::new({
        let mut disk = Disk::new(Storage, process_id(), now());
        for folder in [FILES, DATA] {
            // There is no file of that name.
            let _ = disk.make_folder(folder);
        }
        disk
    });
}

/// Does a file of that name stay in the storage of the page?
fn is_kept(name: &str) -> bool {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending).to_lowercase();
    KEPT.with_borrow(|kept| kept.contains(&ending.as_str()))
}

/// A text the window's library has kept by that key.
#[must_use]
pub fn stored(key: &str) -> Option<String> {
    Storage.get(key)
}

/// Says on the page itself that the program does not run, and why.
pub fn say_it_failed(why: &str) {
    let element = web_sys::window().and_then(|window| window.document()?.get_element_by_id(TROUBLE));
    if let Some(element) = element {
        element.set_text_content(Some(&format!("Oblique cannot start: {why}.")));
        // It is hidden until there is something to say.
        let _ = element.remove_attribute("hidden");
    }
}

/// What the browser's clock on the wall is off then, as if it were so always; a browser says no more of its time zone
/// without a copy of all of them.
pub(crate) fn zone_at(time: Timestamp) -> TimeZone {
    let date = js_sys::Date::new(&(time.as_millisecond() as f64).into());
    // Minutes to the west of Greenwich. Of a date that no calendar has it is no number, which becomes none here.
    let seconds_east = -(date.get_timezone_offset() * 60.0) as i32;
    TimeZone::fixed(Offset::from_seconds(seconds_east).unwrap_or(Offset::UTC))
}

/// Does something with the disk of the page.
fn with_disk<T>(act: impl FnOnce(&mut Disk<Storage>) -> T) -> T {
    DISK.with_borrow_mut(act)
}

/// Now, in milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A number of this page that no other has.
#[must_use]
pub fn process_id() -> u32 {
    RUN.with(|run| *run)
}

/// The user's own folder.
#[must_use]
pub fn home() -> Option<PathBuf> {
    Some(PathBuf::from(FILES))
}

/// The language of the browser: 'de-DE'.
#[must_use]
pub fn locale() -> Option<String> {
    web_sys::window()?.navigator().language()
}

/// Where what is no file's is kept.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    Some(PathBuf::from(DATA))
}

/// Says to other pages that this one lives, and learns which of them do: before any file is asked for. Goes on doing so.
/// Files that end in one of `kept` stay in the storage of the page when the user brings or takes them, others do not.
pub async fn begin(kept: Vec<&'static str>) {
    KEPT.set(kept);
    pages::announce(process_id());
    count().await;
    with_disk(Disk::sweep_locks);
    pages::every_second(|| wasm_bindgen_futures::spawn_local(count()));
}

async fn count() {
    let at = now();
    let living = pages::living().await;
    with_disk(|disk| disk.count_pages(living.unwrap_or_else(|| BTreeSet::from([process_id()])), at));
}
