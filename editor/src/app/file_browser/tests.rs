use super::{FileBrowser, Look, Outcome, Purpose};
use std::path::{Path, PathBuf};

fn browser(folder: &Path, name: Option<&str>) -> FileBrowser {
    let purpose = Purpose {
        title: "Open a battle".to_owned(),
        name: name.map(str::to_owned),
        kind: "Battles",
        endings: &["ron"],
        folders: vec![folder.to_path_buf()],
        recent: Vec::new(),
        typing: false,
    };
    let mut browser = FileBrowser::new(purpose, Look::default());
    answer(&mut browser);
    browser
}

/// Has the disk answer everything.
fn answer(browser: &mut FileBrowser) -> Outcome {
    let mut outcome = Outcome::None;
    loop {
        let requests = browser.requests();
        if requests.is_empty() {
            return outcome;
        }
        for (number, request) in requests {
            outcome.or(browser.take(number, request.ask()));
        }
    }
}

fn names(browser: &FileBrowser) -> Vec<String> {
    (0..browser.shown.len()).filter_map(|row| Some(browser.entry(row)?.shown.clone())).collect()
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("austria")).expect("made");
    for name in ["kolin.ron", "leuthen.ron", "notes.txt"] {
        std::fs::write(folder.path().join(name), "").expect("written");
    }
    folder
}

#[test]
fn folders_open_and_going_up_selects_where_one_came_from() {
    let folder = folder();
    let mut browser = browser(folder.path(), None);
    assert_eq!(names(&browser), ["austria", "kolin.ron", "leuthen.ron"]);
    assert_eq!(browser.open(0), Outcome::None);
    answer(&mut browser);
    assert_eq!(browser.folder, folder.path().join("austria"));
    browser.up();
    answer(&mut browser);
    assert_eq!(browser.selected_row(), Some(0));
    assert_eq!(browser.open(1), Outcome::Chosen { path: folder.path().join("kolin.ron"), there: true });
}

#[test]
fn what_was_asked_of_a_folder_left_long_ago_is_not_shown() {
    let folder = folder();
    let mut browser = browser(folder.path(), None);
    browser.go(folder.path().join("austria"));
    let slow = browser.requests();
    browser.up();
    answer(&mut browser);
    for (number, request) in slow {
        browser.take(number, request.ask());
    }
    assert_eq!(browser.folder, folder.path());
    assert_eq!(names(&browser).len(), 3);
}

#[test]
fn a_name_gets_the_ending_of_its_kind_and_a_path_is_followed() {
    let folder = folder();
    let mut save = browser(folder.path(), Some("battle.ron"));
    let mut saved = |name: &str| {
        name.clone_into(&mut save.name);
        let _ = save.go_on();
        let outcome = answer(&mut save);
        (outcome, save.trouble.clone())
    };
    let chosen = |path: &str, there| (Outcome::Chosen { path: folder.path().join(path), there }, None);
    assert_eq!(saved("prag"), chosen("prag.ron", false));
    assert_eq!(saved("kolin"), chosen("kolin.ron", true));
    assert_eq!(saved("Prag.RON"), chosen("Prag.RON", false));
    assert_eq!(saved("austria/prag v1.2"), chosen("austria/prag v1.2.ron", false));
    let (outcome, trouble) = saved("prussia/prag");
    assert_eq!(outcome, Outcome::None);
    assert!(trouble.is_some_and(|why| why.starts_with("There is no folder") && why.contains("prussia")));
    assert_eq!(saved("austria/"), (Outcome::None, None));
    assert_eq!(save.folder, folder.path().join("austria/"));
    save.all_files = true;
    "prag.txt".clone_into(&mut save.name);
    assert_eq!(save.named(), PathBuf::from("prag.txt"));
}

#[test]
fn a_typed_path_that_leads_nowhere_is_said() {
    let folder = folder();
    let mut open = browser(folder.path(), None);
    open.typed = Some("none.ron".to_owned());
    assert!(open.ready());
    let _ = open.go_on();
    assert_eq!(answer(&mut open), Outcome::None);
    assert!(open.trouble.as_ref().is_some_and(|why| why.starts_with("There is no file")));
    open.typed = Some("kolin.ron".to_owned());
    let _ = open.go_on();
    assert_eq!(answer(&mut open), Outcome::Chosen { path: folder.path().join("kolin.ron"), there: true });
}

#[test]
fn a_folder_whose_reading_failed_says_so_and_others_can_be_shown() {
    let folder = folder();
    let mut browser = browser(folder.path(), None);
    browser.go(folder.path().join("austria"));
    for (number, _) in browser.requests() {
        browser.unanswered(number, "no answer");
    }
    assert!(matches!(&browser.state, super::Folder::Unreadable(why) if why == "no answer"));
    browser.up();
    answer(&mut browser);
    assert_eq!(names(&browser).len(), 3);
    browser.typed = Some("none.ron".to_owned());
    let _ = browser.go_on();
    for (number, _) in browser.requests() {
        browser.unanswered(number, "no answer");
        assert!(!browser.awaits(number));
    }
    assert_eq!(browser.trouble.as_deref(), Some("The disk gave no answer: no answer."));
}
