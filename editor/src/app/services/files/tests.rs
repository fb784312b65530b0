//! Saving in the background, and what goes wrong with it.

use crate::app::{FileChooser, Pick, Workbench};
use crate::command::Gesture;
use crate::document::blank;
use crate::settings::{FileDialogs, Settings};
use oblique_board::hex::Orientation;
use oblique_rulesets::RULESETS;
use oblique_scenario::{Edit, Meta};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A system whose file dialogs are broken.
struct Broken;

impl FileChooser for Broken {
    fn pick(&self, _: &Pick) -> Option<PathBuf> {
        panic!("no such portal")
    }
}

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

#[test]
fn saving_that_panics_is_told_and_the_next_saving_is_not_refused() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    workbench.serve(&ctx, |services, context| {
        let files = &mut services.files;
        files.file.saving = Some((1, PathBuf::from("kolin.ron")));
        files
            .saved
            .start(context.jobs, "Saving kolin.ron", context.waking(), |_| panic!("a hole in the road"));
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
fn file_dialogs_that_panic_choose_no_file() {
    let ctx = egui::Context::default();
    let mut workbench = workbench().with_file_chooser(Arc::new(Broken));
    workbench.world.settings.file_dialogs = FileDialogs::System;
    workbench.save_copy(&ctx);
    assert!(workbench.keeping.is_some() && workbench.busy());
    wait(&mut workbench, &ctx);
    assert!(workbench.keeping.is_none());
}

#[test]
fn saving_again_while_it_is_saved_saves_what_was_done_meanwhile() {
    let (mut workbench, ctx) = (workbench(), egui::Context::default());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kolin.ron");
    workbench.save_to(path.clone(), &ctx);
    let title = |text: &str| Edit::Meta(Box::new(Meta { title: text.to_owned(), ..Meta::default() }));
    workbench.edit("Name it", title("Kolin"), Gesture::Whole);
    workbench.save(&ctx);
    wait(&mut workbench, &ctx);
    assert!(!workbench.document().dirty(), "what was done meanwhile is saved too");
    assert!(std::fs::read_to_string(&path).expect("the file is there").contains("Kolin"));
}
