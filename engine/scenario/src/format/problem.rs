//! What is wrong with a text, where, and what to do about it.
//!
//! Must not know what the text is about: readers say it, this keeps it in order.

/// How bad a problem of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Something the file says could not be taken over.
    Error,
    /// It was taken over, but it is likely not what was meant.
    Warning,
    /// Worth knowing; nothing is lost.
    Note,
}

/// One problem of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// How bad.
    pub severity: Severity,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub col: u32,
    /// What is wrong, in a sentence.
    pub message: String,
    /// What to do, in a sentence, or empty.
    pub hint: String,
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let severity = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        };
        write!(f, "{}:{}: {severity}: {}", self.line, self.col, self.message)?;
        if self.hint.is_empty() { Ok(()) } else { write!(f, " {}", self.hint) }
    }
}

/// Collects problems by byte offset and tells their lines and columns.
pub(super) struct Sink<'t> {
    text: &'t str,
    line_starts: Vec<usize>,
    found: Vec<(usize, Problem)>,
    left_out: usize,
}

impl<'t> Sink<'t> {
    /// More than this helps nobody; the rest is counted.
    const MOST: usize = 1000;

    pub(super) fn new(text: &'t str) -> Self {
        let mut line_starts = vec![0];
        line_starts.extend(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1));
        Self { text, line_starts, found: Vec::new(), left_out: 0 }
    }

    /// Line, from 1, of a byte offset.
    pub(super) fn line(&self, at: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= at).max(1)
    }

    fn col(&self, at: usize, line: usize) -> usize {
        let start = self.line_starts.get(line - 1).copied().unwrap_or(0);
        let mut end = at.min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        self.text.get(start..end).map_or(0, |s| s.chars().count()) + 1
    }

    pub(super) fn report(
        &mut self,
        severity: Severity,
        at: usize,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        if self.found.len() >= Self::MOST {
            self.left_out += 1;
            return;
        }
        let line = self.line(at);
        let col = self.col(at, line);
        let to = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let (message, hint) = (message.into(), hint.into());
        self.found.push((at, Problem { severity, line: to(line), col: to(col), message, hint }));
    }

    pub(super) fn error(&mut self, at: usize, message: impl Into<String>, hint: impl Into<String>) {
        self.report(Severity::Error, at, message, hint);
    }

    pub(super) fn warn(&mut self, at: usize, message: impl Into<String>, hint: impl Into<String>) {
        self.report(Severity::Warning, at, message, hint);
    }

    pub(super) fn note(&mut self, at: usize, message: impl Into<String>, hint: impl Into<String>) {
        self.report(Severity::Note, at, message, hint);
    }

    /// All problems in the order of the text.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        if self.left_out > 0 {
            let last = self.found.iter().map(|(at, _)| *at).max().unwrap_or(0);
            let line = self.line(last);
            let message = format!("There are {} more problems.", self.left_out);
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            let hint = "Fix those above first.".to_owned();
            self.found.push((last, Problem { severity: Severity::Note, line, col: 1, message, hint }));
        }
        self.found.sort_by_key(|(at, _)| *at);
        self.found.into_iter().map(|(_, problem)| problem).collect()
    }
}
