//! Frame times, printed when the environment asks: `OBLIQUE_FRAMES=1`, or another number of frames a report
//! covers.
//!
//! Three figures a frame: how long it took; how much processor time the interface's thread spent on it, which
//! other programs on a busy machine do not lengthen (Linux tells, others do not); and how long the canvas' own
//! code ran. Must not know what is drawn.

use oblique_platform::time::Instant;

/// Frames a report covers, if the environment does not say.
const REPORT: usize = 240;

/// A log of frame times; does nothing unless asked for.
pub struct FrameLog {
    on: bool,
    report: usize,
    last: Option<(Instant, Option<f64>)>,
    whole_ms: Vec<f32>,
    thread_ms: Vec<f32>,
    canvas_ms: Vec<f32>,
}

impl Default for FrameLog {
    /// On if `OBLIQUE_FRAMES` is set.
    fn default() -> Self {
        let asked = std::env::var("OBLIQUE_FRAMES").ok();
        Self {
            on: asked.is_some(),
            report: asked.and_then(|n| n.parse().ok()).filter(|n| *n > 1).unwrap_or(REPORT),
            last: None,
            whole_ms: Vec::new(),
            thread_ms: Vec::new(),
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
        let spent = thread_ms();
        if let Some((last, spent_before)) = self.last.replace((started, spent)) {
            self.whole_ms.push(started.duration_since(last).as_secs_f32() * 1000.0);
            self.thread_ms.extend(spent.zip(spent_before).map(|(now, before)| (now - before) as f32));
        }
        ui.ctx().request_repaint();
        if self.whole_ms.len() >= self.report {
            eprintln!(
                "frame {}; thread {}; canvas code {}",
                percentiles(&mut self.whole_ms),
                percentiles(&mut self.thread_ms),
                percentiles(&mut self.canvas_ms)
            );
            self.whole_ms.clear();
            self.thread_ms.clear();
            self.canvas_ms.clear();
        }
    }
}

/// Processor time this thread has had; `None` where the system does not tell.
fn thread_ms() -> Option<f64> {
    let schedstat = oblique_platform::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos: u64 = schedstat.split_whitespace().next()?.parse().ok()?;
    Some(nanos as f64 / 1e6)
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
