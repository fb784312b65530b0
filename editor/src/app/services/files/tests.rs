//! Saving in the background, and what goes wrong with it.

use super::saving::Saving;
use crate::app::Workbench;
use crate::document::blank;
use crate::settings::Settings;
use oblique_board::hex::Orientation;
use oblique_context::Gesture;
use oblique_jobs::Task;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, Meta};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn workbench() -> Workbench {
    Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, 6, 5))
}

/// Takes results until nobody waits for any.
fn wait(workbench: &mut Workbench, ctx: &egui::Context) {
    let end = Instant::now() + Duration::from_secs(20);
    while workbench.busy() {
        assert!(Instant::now() < end, "somebody still waits");
        workbench.begin_frame(ctx);
        workbench.take_jobs(ctx);
        std::thread::yield_now();
    }
}

/// Changes the document.
fn name(workbench: &mut Workbench, title: &str) {
    let meta = Meta { title: title.to_owned(), ..Meta::default() };
    workbench.edit("Name it", Edit::Meta(Box::new(meta)), Gesture::Whole);
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file is there")
}

#[test]
fn saving_that_panics_is_told_and_the_next_saving_is_not_refused() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let file = PathBuf::from("kolin.ron");
    workbench.serve(&ctx, |services, context| {
        let files = &mut services.files;
        files.file.saving = Some(Saving { number: 1, path: file, edits: 0, again: None });
        let hole = |_: &Task| panic!("a hole in the road");
        files.saved.start(context.jobs, "Saving kolin.ron", context.waking(), hole);
    });
    wait(&mut workbench, &ctx);
    assert!(!workbench.services.files.is_saving());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kolin.ron");
    workbench.save_to(path.clone(), &ctx);
    wait(&mut workbench, &ctx);
    assert!(path.exists() && workbench.path() == Some(&path));
}

#[test]
fn a_document_opened_while_another_is_saved_does_not_get_its_file() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kolin.ron");
    workbench.save_to(path.clone(), &ctx);
    workbench.put(blank(RULESETS[0], Orientation::Flat, 9, 9), None);
    let own = folder.path().join("prag.ron");
    workbench.save_to(own.clone(), &ctx);
    wait(&mut workbench, &ctx);
    assert!(path.exists() && own.exists(), "both are written");
    assert_eq!(workbench.path(), Some(own.as_path()));
    assert!(!workbench.services.files.is_saving());
}

#[test]
fn saving_again_while_it_is_saved_saves_what_was_done_meanwhile() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kolin.ron");
    workbench.save_to(path.clone(), &ctx);
    name(&mut workbench, "Kolin");
    workbench.save(&ctx);
    wait(&mut workbench, &ctx);
    assert!(!workbench.document().dirty(), "what was done meanwhile is saved too");
    assert!(text(&path).contains("Kolin"));
}

#[test]
fn saving_again_while_it_is_saved_elsewhere_leaves_the_file_it_had_alone() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("kolin.ron"), folder.path().join("prag.ron"));
    workbench.save_to(old.clone(), &ctx);
    wait(&mut workbench, &ctx);
    workbench.save_to(new.clone(), &ctx);
    name(&mut workbench, "Prag");
    workbench.save(&ctx);
    wait(&mut workbench, &ctx);
    assert_eq!(workbench.path(), Some(new.as_path()));
    assert!(text(&new).contains("Prag") && !text(&old).contains("Prag"));
    assert!(!workbench.document().dirty());
}

#[test]
fn another_file_chosen_while_saving_is_written_though_that_saving_fails() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let (nowhere, path) = (folder.path().join("gone").join("kolin.ron"), folder.path().join("prag.ron"));
    workbench.save_to(nowhere.clone(), &ctx);
    workbench.save_to(path.clone(), &ctx);
    // Once more, to the file chosen last.
    workbench.save(&ctx);
    wait(&mut workbench, &ctx);
    assert_eq!(workbench.path(), Some(path.as_path()));
    assert!(path.exists() && !nowhere.exists());
}

#[test]
fn saving_asked_for_again_is_forgotten_where_another_program_was_at_the_file() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("kolin.ron"), folder.path().join("prag.ron"));
    workbench.save_to(old.clone(), &ctx);
    wait(&mut workbench, &ctx);
    std::fs::write(&old, "another program").expect("a file");
    workbench.save(&ctx);
    workbench.save(&ctx);
    wait(&mut workbench, &ctx);
    assert!(workbench.dialogs.is_open(), "it is asked about");
    workbench.no_file();
    workbench.save_to(new.clone(), &ctx);
    name(&mut workbench, "Prag");
    wait(&mut workbench, &ctx);
    assert_eq!(workbench.path(), Some(new.as_path()));
    assert_eq!(text(&old), "another program");
    assert!(workbench.document().dirty(), "nobody asked to save that");
}
