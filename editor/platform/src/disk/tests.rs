//! The disk over a store in memory, which may be as small as a browser's.

use super::{Disk, Store};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::rc::Rc;

/// A store two pages may share, with room for so many letters.
#[derive(Clone)]
struct Texts(Rc<RefCell<BTreeMap<String, String>>>, usize);

impl Texts {
    fn new(room: usize) -> Self {
        Self(Rc::default(), room)
    }
}

impl Store for Texts {
    fn get(&self, key: &str) -> Option<String> {
        self.0.borrow().get(key).cloned()
    }

    fn set(&mut self, key: &str, text: &str) -> bool {
        let mut texts = self.0.borrow_mut();
        let others: usize = texts.iter().filter(|(k, _)| *k != key).map(|(k, t)| k.len() + t.len()).sum();
        if others + key.len() + text.len() > self.1 {
            return false;
        }
        texts.insert(key.to_owned(), text.to_owned());
        true
    }

    fn remove(&mut self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}

/// Bytes that cannot be packed.
fn noise(bytes: usize) -> Vec<u8> {
    let mut state = 1_u64;
    let next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    std::iter::repeat_with(next).take(bytes).collect()
}

#[test]
fn files_are_written_grow_and_are_there_for_the_next_page() {
    let store = Texts::new(1 << 20);
    let mut disk = Disk::new(store.clone(), 1, 0);
    let text = b"kolin ".repeat(40_000);
    disk.write("/files/kolin.ron", &text, 5).expect("written");
    disk.write("/files/log", b"", 6).expect("written");
    for line in [b"one\n".to_vec(), noise(300), b"x".repeat(500)] {
        disk.append("/files/log", &line, 7).expect("appended");
    }
    assert!(disk.append("/files/none", b"x", 7).is_err_and(|e| e.kind() == ErrorKind::NotFound));
    let next = Disk::new(store.clone(), 2, 9);
    assert_eq!(next.read("/files/kolin.ron").ok(), Some(text));
    let log = [b"one\n".to_vec(), noise(300), b"x".repeat(500)].concat();
    assert_eq!(next.read("/files/log").ok(), Some(log));
    let info = next.info("/files/log").expect("there");
    assert_eq!((info.len, info.modified, info.folder), (804, 7, false));
    assert!(store.0.borrow().values().map(String::len).sum::<usize>() < 4000, "it is packed");
}

#[test]
fn folders_are_where_files_are_and_a_name_goes_over_to_another() {
    let mut disk = Disk::new(Texts::new(1 << 20), 1, 0);
    assert!(disk.list("/files").is_err());
    disk.make_folder("/files").expect("made");
    assert!(disk.list("/files").is_ok_and(|list| list.is_empty()));
    disk.write("/files/a", b"a", 1).expect("written");
    disk.write("/files/old/b", b"b", 1).expect("written");
    disk.write("/brought/scan.png", &noise(5000), 1).expect("written");
    let names = disk.list("/files").expect("a folder");
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["/files/a", "/files/old"]);
    assert_eq!(disk.list("/").expect("the top").len(), 2);
    assert!(disk.info("/files/old").is_some_and(|there| there.folder));
    assert!(disk.read("/files/old").is_err_and(|e| e.kind() == ErrorKind::IsADirectory));
    assert!(disk.write("/files/old", b"x", 1).is_err());
    disk.rename("/files/a", "/files/old/b").expect("renamed");
    assert_eq!(disk.read("/files/old/b").ok(), Some(b"a".to_vec()));
    assert!(disk.read("/files/a").is_err() && disk.remove("/files/a").is_err());
    disk.rename("/brought/scan.png", "/files/a").expect("renamed");
    assert_eq!(disk.read("/files/a").ok(), Some(noise(5000)));
}

#[test]
fn what_the_store_has_no_room_for_is_told_and_what_was_there_stays() {
    let store = Texts::new(20_000);
    let mut disk = Disk::new(store.clone(), 1, 0);
    disk.write("/files/a", &noise(9000), 1).expect("written");
    let full = disk.write("/files/b", &noise(9000), 2).expect_err("no room");
    assert_eq!(full.kind(), ErrorKind::StorageFull);
    assert!(full.to_string().contains("storage of this page is full"));
    assert!(disk.append("/files/a", &noise(9000), 2).is_err());
    assert_eq!(disk.read("/files/a").ok(), Some(noise(9000)));
    disk.rename("/files/a", "/files/c").expect("there is room for one of them");
    // What is larger than any battle, or is none, takes no room: it is gone with the page.
    disk.write("/brought/b", &noise(9000), 2).expect("written");
    disk.write("/files/large", &noise(3 << 20), 2).expect("written");
    assert_eq!(disk.read("/files/large").map(|b| b.len()).ok(), Some(3 << 20));
    let next = Disk::new(store, 2, 3);
    assert!(next.read("/brought/b").is_err() && next.read("/files/large").is_err());
    assert!(next.read("/files/c").is_ok());
}

#[test]
fn a_lock_holds_while_its_page_lives() {
    let store = Texts::new(1 << 20);
    let mut first = Disk::new(store.clone(), 1, 10);
    let mut second = Disk::new(store.clone(), 2, 20);
    second.count_pages(BTreeSet::from([1, 2]), 20);
    first.write("/files/.lock", b"1", 11).expect("written");
    assert!(first.lock("/files/.lock", 11) && !first.lock("/files/.lock", 12), "once only");
    assert!(!second.lock("/files/.lock", 21), "the first page lives");
    second.sweep_locks();
    assert!(second.read("/files/.lock").is_ok());
    second.count_pages(BTreeSet::from([2]), 30);
    assert!(second.lock("/files/.lock", 31), "it is gone");
    // A page that came after they were counted is believed to live.
    assert!(!first.lock("/files/other", 12) || !Disk::new(store.clone(), 3, 5).lock("/files/other", 40));
    second.unlock("/files/.lock");
    let mut last = Disk::new(store.clone(), 4, 100);
    assert!(last.lock("/files/.lock", 101));
    last.unlock("/files/.lock");
    last.write("/files/.lock", b"9", 102).expect("written");
    let mut gone = Disk::new(store.clone(), 5, 200);
    assert!(gone.lock("/files/.lock", 201));
    drop(gone);
    last.count_pages(BTreeSet::from([4]), 300);
    last.sweep_locks();
    assert!(last.read("/files/.lock").is_err(), "what a page that is gone has marked is swept");
}

#[test]
fn a_damaged_text_is_told_and_not_believed() {
    let mut store = Texts::new(1 << 20);
    let mut disk = Disk::new(store.clone(), 1, 0);
    for text in ["", "5", "5 3\nr!", "5 3\nrAAAAAAAA", "5 99999999999\n", "5 3\nz//8", "x 3\nrAAAA"] {
        store.set("oblique:/files/a", text);
        assert!(disk.read("/files/a").is_err_and(|e| e.kind() == ErrorKind::InvalidData), "{text:?}");
        let _ = disk.append("/files/a", b"x", 1);
    }
    disk.write("/files/a", b"whole", 1).expect("written");
    assert_eq!(disk.read("/files/a").ok(), Some(b"whole".to_vec()));
}
