//! The storage of the page: texts by key that outlive it.

use crate::disk::Store;

/// What the browser keeps for pages of this address; about five million letters.
#[derive(Debug)]
pub(super) struct Storage;

impl Storage {
    fn of_page() -> Option<web_sys::Storage> {
        web_sys::window()?.local_storage().ok()?
    }
}

impl Store for Storage {
    fn get(&self, key: &str) -> Option<String> {
        Self::of_page()?.get_item(key).ok()?
    }

    fn set(&mut self, key: &str, text: &str) -> bool {
        Self::of_page().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    fn remove(&mut self, key: &str) {
        if let Some(storage) = Self::of_page() {
            // Nothing is lost where there was none.
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = Self::of_page() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count).filter_map(|n| storage.key(n).ok().flatten()).collect()
    }
}
