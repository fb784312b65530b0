//! The tracks of a piece on its card: numbers, boxes of what fills up, steps of a scale.
//!
//! Must not know any one system: which tracks there are and how they are shown is the catalog's.

use super::screen::Table;
use super::{field_counters, words};
use egui::{Rect, RichText, Sense, Ui, vec2};
use oblique_rules::catalog::{Catalog, ModelCount, Track};
use oblique_rules::play::{PieceIx, PieceState};
use oblique_text::{text, translated};
use oblique_ui::Tokens;

/// Most boxes drawn one by one.
const MOST: i32 = 24;
/// Most models drawn one by one.
const MOST_MODELS: i32 = 144;
/// The place of a model.
const MODEL: egui::Vec2 = vec2(6.0, 10.0);

/// How a track is shown of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TrackDisplay {
    /// A name and a value.
    Plain(String, String),
    /// So many boxes filled of so many.
    Boxes(String, i32, i32),
    /// Models on their stands: in words, how many, and how many of the lost fell just now.
    Models(String, ModelCount, u8),
    /// A step of a scale.
    Ladder(String, Vec<String>, usize),
}

/// What is shown of a piece, in the order of the catalog; its models as they are counted, and those that fell just now.
pub(crate) fn shown(
    catalog: &Catalog,
    piece: &PieceState,
    models: Option<(ModelCount, u8)>,
) -> Vec<TrackDisplay> {
    let kind = catalog.kinds.get(usize::from(piece.info.kind));
    let called = kind.and_then(|kind| kind.models_called());
    let counted = models.zip(called).zip(catalog.models_track(piece));
    let value = |id: &str| {
        let at = catalog.tracks.iter().position(|t| t.id == id)?;
        piece.tracks.get(at).copied()
    };
    let has =
        |track: &Track, value: i32| value != 0 || kind.is_some_and(|k| k.attribute(&track.id).is_some());
    let limits = |track: &Track| catalog.tracks.iter().any(|t| t.of == track.id);
    let mut out = Vec::new();
    for ((at, track), n) in catalog.tracks.iter().enumerate().zip(piece.tracks) {
        if let Some((((count, just_lost), names), left)) = counted
            && at == left
        {
            let in_words = translated(&count.in_words(names)).into_owned();
            out.push(TrackDisplay::Models(in_words, count, just_lost));
            continue;
        }
        let limit = if track.of.is_empty() { None } else { value(&track.of).filter(|of| *of > 0) };
        match limit {
            Some(of) => out.push(TrackDisplay::Boxes(track.name.clone(), n, of)),
            // A limit is seen in the boxes of what it limits.
            None if limits(track) || !has(track, n) => {}
            None if track.ladder => {
                let step = usize::try_from(n).unwrap_or(0);
                out.push(TrackDisplay::Ladder(track.name.clone(), track.names.clone(), step));
            }
            None => out.push(TrackDisplay::Plain(track.name.clone(), words::track_value(track, n))),
        }
    }
    out
}

/// Draws them.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, pix: PieceIx, piece: &PieceState) {
    let models = field_counters::models(table, piece).map(|count| (count, table.derived.just_lost(pix)));
    let all = shown(table.catalog(), piece, models);
    plain(ui, &all);
    for track in &all {
        match track {
            TrackDisplay::Plain(..) => {}
            TrackDisplay::Models(words, count, just_lost) => stands(ui, words, *count, *just_lost),
            TrackDisplay::Boxes(name, n, of) => boxes(ui, name, *n, *of),
            TrackDisplay::Ladder(name, steps, at) => ladder(ui, name, steps, *at),
        }
    }
}

fn plain(ui: &mut Ui, all: &[TrackDisplay]) {
    let weak = Tokens::of(ui).text_weak;
    let strong = ui.visuals().strong_text_color();
    let font = egui::TextStyle::Body.resolve(ui.style());
    let jobs = all.iter().filter_map(|track| {
        let TrackDisplay::Plain(name, value) = track else { return None };
        let mut job = egui::text::LayoutJob::default();
        job.append(name, 0.0, egui::TextFormat::simple(font.clone(), weak));
        job.append(value, 7.0, egui::TextFormat::simple(font.clone(), strong));
        Some(job)
    });
    // A long name has a line to itself: a value must never fall off.
    let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let (short, long): (Vec<_>, Vec<_>) =
        jobs.partition(|job| ui.fonts_mut(|f| f.layout_job(job.clone())).size().x <= half);
    if !short.is_empty() {
        ui.columns(2, |columns| {
            for (index, job) in short.into_iter().enumerate() {
                columns[index % 2].add(egui::Label::new(job).truncate());
            }
        });
    }
    for job in long {
        ui.add(egui::Label::new(job).wrap());
    }
}

fn boxes(ui: &mut Ui, name: &str, n: i32, of: i32) {
    let tokens = Tokens::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.label(RichText::new(name).color(tokens.text_weak));
        ui.add_space(4.0);
        for i in 0..of.min(MOST) {
            let (rect, _) = ui.allocate_exact_size(vec2(9.0, 11.0), Sense::hover());
            let rect = Rect::from_center_size(rect.center(), vec2(8.0, 9.0));
            let fill = if i < n { tokens.error } else { tokens.field };
            ui.painter().rect_filled(rect, 1.0, fill);
            let stroke = egui::Stroke::new(1.0, tokens.line_strong);
            ui.painter().rect_stroke(rect, 1.0, stroke, egui::StrokeKind::Inside);
        }
        ui.add_space(4.0);
        ui.label(RichText::new(text!("play-n-of-of", n, of)).strong());
    });
}

/// Models stand by stand: full those that are left, struck those that fell just now, hollow those lost before.
fn stands(ui: &mut Ui, words: &str, count: ModelCount, just_lost: u8) {
    let tokens = Tokens::of(ui);
    ui.label(RichText::new(words).strong());
    let shown = i32::from(count.start).min(MOST_MODELS);
    let a_stand = i32::from(count.a_stand.max(1));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(if a_stand > 1 { 4.0 } else { 1.0 }, 3.0);
        for first in (0..shown).step_by(usize::from(count.a_stand.max(1))) {
            let models = a_stand.min(shown - first);
            let (rect, _) = ui.allocate_exact_size(vec2(MODEL.x * models as f32, MODEL.y), Sense::hover());
            for model in first..first + models {
                let left = rect.left() + MODEL.x * (model - first) as f32;
                let place = Rect::from_min_size(egui::pos2(left, rect.top()), MODEL).shrink2(vec2(0.5, 0.0));
                let left = i32::from(count.left);
                let fill = match model {
                    model if model < left => tokens.text,
                    model if model < left + i32::from(just_lost) => tokens.error,
                    _ => tokens.field,
                };
                ui.painter().rect_filled(place, 1.0, fill);
                let stroke = egui::Stroke::new(1.0, tokens.line_strong);
                ui.painter().rect_stroke(place, 1.0, stroke, egui::StrokeKind::Inside);
            }
        }
    });
}

fn ladder(ui: &mut Ui, name: &str, steps: &[String], at: usize) {
    let tokens = Tokens::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(name).color(tokens.text_weak));
        for (index, step) in steps.iter().enumerate() {
            let text = RichText::new(step).small();
            if index == at {
                let text = text.strong().color(tokens.on_accent_soft);
                egui::Frame::new()
                    .fill(tokens.accent_soft)
                    .corner_radius(3.0)
                    .inner_margin(egui::Margin::symmetric(4, 0))
                    .show(ui, |ui| ui.label(text));
            } else {
                ui.label(text.color(tokens.text_weak));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::begun::begun;

    #[test]
    fn what_fills_up_is_boxes_and_a_scale_is_steps() {
        let (_, ruleset, game) = begun(include_str!("../../../scenarios/flintlock/cowpens.ron"));
        let catalog = ruleset.catalog();
        let all: Vec<TrackDisplay> =
            game.field().pieces.iter().flat_map(|p| shown(catalog, p, None)).collect();
        assert!(all.iter().any(|t| matches!(t, TrackDisplay::Boxes(_, 0, of) if *of > 0)), "{all:?}");
        assert!(all.iter().any(|t| matches!(t, TrackDisplay::Ladder(_, steps, at) if at < &steps.len())));
    }
}
