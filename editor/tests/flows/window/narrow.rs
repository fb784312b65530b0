//! Panels in narrow docks: whatever stands in them, none is wider than its pane.

use crate::common::{editor_of_size, settle, show_panel};
use egui_kittest::Harness;
use egui_tiles::{Linear, LinearDir, Tiles, Tree};
use oblique_editor::app::{Pane, Workbench};
use oblique_editor::command::Intent;
use oblique_editor::panels::PANELS;
use oblique_editor::settings::Settings;
use oblique_editor::ui::spot;
use oblique_editor::view::{CompareWith, Selection};
use oblique_scenario::{Edit, Evidence, Grade, Note, NoteId, Source};

const LONG: &str = "A remark of the designer that is longer than any dock of a small window is wide, with \
                    Donaudampfschifffahrtsgesellschaftskapitänswitwe in it";

/// All panels in one tab bar on the left, `share` of the window wide.
fn layout(share: f32) -> Tree<Pane> {
    let mut tiles = Tiles::default();
    let mut panes: Vec<_> =
        PANELS.iter().map(|make| tiles.insert_pane(Pane(make().id().to_owned()))).collect();
    let tabs = tiles.insert_tab_tile(std::mem::take(&mut panes));
    let map = tiles.insert_pane(Pane("map".to_owned()));
    let mut linear = Linear::new(LinearDir::Horizontal, vec![tabs, map]);
    linear.shares.set_share(tabs, share);
    linear.shares.set_share(map, 1.0 - share);
    let root = tiles.insert_container(linear);
    Tree::new(egui::Id::unique("dock"), root, tiles)
}

/// A battle with something in every panel.
fn full(size: [f32; 2], share: f32) -> Harness<'static, Workbench> {
    let text = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
    let mut scenario = oblique_rulesets::read_scenario(text).scenario.expect("it is read whole");
    scenario.meta.sources.insert("long".to_owned(), Source { title: LONG.to_owned(), ..Source::default() });
    let first = scenario.pieces.keys().next().cloned().expect("a piece");
    let grade = Grade::Known;
    let evidence = Evidence { grade, source: "long".to_owned(), remark: LONG.to_owned() };
    let note = Note {
        text: LONG.to_owned(),
        piece: Some(first.clone()),
        evidence: Some(evidence),
        ..Note::default()
    };
    scenario.notes.insert(NoteId("long".to_owned()), note);
    let settings = Settings { layout: Some(layout(share)), ..Settings::default() };
    let mut harness = editor_of_size(size, Workbench::new(settings, scenario));
    let ctx = harness.ctx.clone();
    let mut piece = harness.state().document().scenario().pieces[&first].clone();
    LONG.clone_into(&mut piece.remark);
    piece.name = format!("{} of the {LONG}", piece.name);
    let edit = Edit::Piece(first.clone(), Some(Box::new(piece)));
    let out = vec![
        Intent::edit("Write a remark", edit),
        Intent::Select(Selection::Pieces([first].into())),
        Intent::Compare(CompareWith::Step(0)),
    ];
    harness.state_mut().carry_out(out, &ctx);
    settle(&mut harness);
    harness
}

#[test]
fn no_panel_is_wider_than_a_narrow_dock() {
    // The dock of the beginning at 1280 x 720 and with the interface at 125 per cent, and one made narrower.
    for (size, share) in [([1280.0, 720.0], 0.22), ([1024.0, 576.0], 0.22), ([1024.0, 576.0], 0.19)] {
        let mut harness = full(size, share);
        let mut wide = Vec::new();
        for panel in PANELS.iter().map(|make| make()) {
            show_panel(&mut harness, panel.id());
            let rect = |name: &str| spot::find(&harness.ctx, &format!("{name}.{}", panel.id()));
            let (pane, drawn) = (rect("pane").expect("shown"), rect("drawn").expect("shown"));
            if drawn.right() > pane.right() + 0.5 {
                wide.push(format!("{} by {}", panel.id(), drawn.right() - pane.right()));
            }
        }
        assert!(wide.is_empty(), "at {size:?}, {share}: {wide:?}");
    }
}
