//! Frame times, printed when the environment asks: `OBLIQUE_FRAMES=1`.
//!
//! Must not know what is drawn.

use std::time::Instant;

/// Frames a report covers.
const REPORT: usize = 240;

/// A log of frame times; does nothing unless asked for.
pub struct FrameLog {
    on: bool,
    last: Option<Instant>,
    whole_ms: Vec<f32>,
    canvas_ms: Vec<f32>,
}

impl Default for FrameLog {
    /// On if `OBLIQUE_FRAMES` is set.
    fn default() -> Self {
        Self {
            on: std::env::var_os("OBLIQUE_FRAMES").is_some(),
            last: None,
            whole_ms: Vec::new(),
            canvas_ms: Vec::new(),
        }
    }
}

impl FrameLog {
    /// Notes a frame whose canvas began at `started`; frames are then drawn without pause.
    pub fn note(&mut self, started: Instant, ui: &egui::Ui) {
        if !self.on {
            return;
        }
        let ms = |since: Instant| started.max(Instant::now()).duration_since(since).as_secs_f32() * 1000.0;
        self.canvas_ms.push(ms(started));
        if let Some(last) = self.last.replace(started) {
            self.whole_ms.push(started.duration_since(last).as_secs_f32() * 1000.0);
        }
        ui.ctx().request_repaint();
        if self.whole_ms.len() >= REPORT {
            eprintln!(
                "frame {}; canvas code {}",
                percentiles(&mut self.whole_ms),
                percentiles(&mut self.canvas_ms)
            );
            self.whole_ms.clear();
            self.canvas_ms.clear();
        }
    }
}

/// `p50 5.1 p95 8.0 p99 9.3 max 12.0 ms`
fn percentiles(ms: &mut [f32]) -> String {
    ms.sort_by(f32::total_cmp);
    let at = |part: f32| {
        let index = (part * ms.len().saturating_sub(1) as f32).round() as usize;
        ms.get(index).copied().unwrap_or_default()
    };
    format!("p50 {:.1} p95 {:.1} p99 {:.1} max {:.1} ms", at(0.5), at(0.95), at(0.99), at(1.0))
}
