//! Running text: headings, paragraphs, tables and pictures in columns over as many pages as it takes.
//!
//! Must not know what is told.

use super::Kit;
use super::table::Table;
use crate::pdf::leaf::{BLACK, Leaf, POINT_MM, width};
use oblique_cartography::text::Face;
use oblique_cartography::{Rgba, counters::shortened};

/// Size of running text, in points.
pub(super) const BODY: f32 = 9.5;
/// Size of what is said aside.
const ASIDE: f32 = 8.5;
/// From one line to the next, in parts of the size.
const LEAD: f32 = 1.22;
/// Between columns, in millimetres.
const GUTTER: f32 = 7.0;
/// Height of the line above the columns and of that below them, in millimetres.
const HEAD: f32 = 14.0;
const FOOT: f32 = 7.0;
/// Less room than this below is not worth columns of its own, in millimetres.
const LITTLE: f32 = 60.0;
/// What is beside the text.
pub(super) const GREY: Rgba = Rgba { r: 0x6b, g: 0x64, b: 0x58, a: 255 };

/// Pages being filled.
pub(super) struct Flow {
    size: (f32, f32),
    margin: f32,
    title: String,
    part: String,
    columns: usize,
    /// Columns begin here on the present page.
    top: f32,
    column: usize,
    y: f32,
    pub leaves: Vec<Leaf>,
}

/// The height of a line, in millimetres.
pub(super) fn line_mm(size: f32) -> f32 {
    size * POINT_MM * LEAD
}

/// A text in lines no wider than that, in millimetres. A word that is wider is cut.
pub(super) fn wrapped(face: Face, text: &str, size: f32, wide: f32) -> Vec<String> {
    let fits = |line: &str| width(face, line, size) <= wide;
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if fits(&longer) && longer.chars().count() < 190 {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            word.clone_into(&mut line);
            while !fits(&line) {
                let mut head: String = shortened(&line, |part| fits(part));
                head.pop();
                let cut = head.len().max(line.chars().next().map_or(1, char::len_utf8)).min(line.len());
                let rest = line.split_off(cut);
                lines.push(std::mem::replace(&mut line, rest));
                if line.is_empty() {
                    break;
                }
            }
        }
        lines.push(line);
    }
    lines
}

impl Flow {
    /// Pages of a part, upright or lying, with so many columns.
    pub(super) fn new(kit: &Kit<'_>, part: &str, columns: usize, lying: bool) -> Self {
        let (short, long) = kit.page_mm();
        let size = if lying { (long, short) } else { (short, long) };
        let mut flow = Self {
            size,
            margin: kit.request.margin_mm,
            title: kit.title().to_owned(),
            part: part.to_owned(),
            columns: columns.max(1),
            top: 0.0,
            column: 0,
            y: 0.0,
            leaves: Vec::new(),
        };
        flow.page();
        flow
    }

    /// Does nothing stand on its pages yet?
    pub(super) fn is_blank(&self) -> bool {
        self.leaves.iter().all(|leaf| leaf.marks.is_empty())
    }

    /// The width of a column.
    pub(super) fn wide(&self) -> f32 {
        let gutters = GUTTER * (self.columns - 1) as f32;
        (self.size.0 - 2.0 * self.margin - gutters) / self.columns as f32
    }

    /// Where the present column begins.
    pub(super) fn left(&self) -> f32 {
        self.margin + self.column as f32 * (self.wide() + GUTTER)
    }

    /// Room left in the present column.
    pub(super) fn room(&self) -> f32 {
        self.size.1 - self.margin - FOOT - self.y
    }

    /// The whole height of a column.
    pub(super) fn high(&self) -> f32 {
        self.size.1 - self.margin - FOOT - self.top
    }

    /// The page that is being filled.
    pub(super) fn leaf(&mut self) -> &mut Leaf {
        if self.leaves.is_empty() {
            self.leaves.push(Leaf::new(self.size));
        }
        let last = self.leaves.len() - 1;
        &mut self.leaves[last]
    }

    /// Begins a page.
    pub(super) fn page(&mut self) {
        self.leaves.push(Leaf::new(self.size));
        self.column = 0;
        self.top = self.margin + HEAD;
        self.y = self.top;
    }

    /// Goes on in so many columns below what stands on the page, or on the next where little room is left.
    pub(super) fn in_columns(&mut self, columns: usize) {
        if self.column > 0 || self.room() < LITTLE {
            self.page();
        }
        self.space(4.0);
        self.columns = columns.max(1);
        self.top = self.y;
    }

    /// Goes on in the next column, unless the present one is still empty.
    pub(super) fn next_column(&mut self) {
        if self.y <= self.top {
            return;
        }
        self.column += 1;
        self.y = self.top;
        if self.column >= self.columns {
            self.page();
        }
    }

    /// Sees to it that there is room for so much; what is higher than a column begins at the top of one.
    pub(super) fn need(&mut self, mm: f32) {
        if self.room() < mm {
            self.next_column();
        }
    }

    /// Leaves room, if anything stands above.
    pub(super) fn space(&mut self, mm: f32) {
        if self.y > self.top {
            self.y += mm;
        }
    }

    /// Takes so much of the column; answers where its upper left corner lies.
    pub(super) fn take(&mut self, mm: f32) -> (f32, f32) {
        self.need(mm);
        let at = (self.left(), self.y);
        self.y += mm;
        at
    }

    /// A heading with at least so much below it in the same column.
    pub(super) fn heading(&mut self, text: &str, below: f32) {
        self.space(4.0);
        let lines = wrapped(Face::Roman, text, 14.0, self.wide());
        self.need(line_mm(14.0) * lines.len() as f32 + 2.5 + below);
        for line in lines {
            let (x, y) = self.take(line_mm(14.0));
            self.leaf().text((x, y + 4.6), 14.0, &line);
        }
        let (x, y, wide) = (self.left(), self.y, self.wide());
        self.leaf().stroke(&[(x, y + 0.8), (x + wide, y + 0.8)], GREY, 0.2);
        self.y += 2.5;
    }

    /// A heading of less weight.
    pub(super) fn subheading(&mut self, text: &str, below: f32) {
        self.space(2.0);
        self.need(line_mm(11.0) + below);
        self.lines(Face::Italic, text, 11.0, 0.0, BLACK);
    }

    /// Text, a paragraph a line.
    pub(super) fn paragraphs(&mut self, text: &str) {
        for paragraph in text.lines().filter(|line| !line.trim().is_empty()) {
            self.lines(Face::Roman, paragraph, BODY, 0.0, BLACK);
            self.y += 1.2;
        }
    }

    /// How high small text is.
    pub(super) fn aside_mm(&self, text: &str) -> f32 {
        let lines = if text.is_empty() { 0 } else { wrapped(Face::Italic, text, ASIDE, self.wide()).len() };
        lines as f32 * line_mm(ASIDE) + 0.8
    }

    /// Small text in grey.
    pub(super) fn aside(&mut self, text: &str) {
        self.lines(Face::Italic, text, ASIDE, 0.0, GREY);
        self.y += 0.8;
    }

    /// Lines of text, set in by so much.
    pub(super) fn lines(&mut self, face: Face, text: &str, size: f32, inset: f32, color: Rgba) {
        for line in wrapped(face, text, size, self.wide() - inset) {
            let (x, y) = self.take(line_mm(size));
            self.leaf().written((x + inset, y + size * POINT_MM * 0.95), size, face, color, &line);
        }
    }

    /// A table over as many columns and pages as it takes.
    pub(super) fn table(&mut self, table: &Table) {
        table.lay(self);
    }

    /// The pages, each with what it is of and its number; pages of another flow may be among them.
    pub(super) fn finish(mut self) -> Vec<Leaf> {
        let all = self.leaves.len();
        for (n, leaf) in self.leaves.iter_mut().enumerate() {
            let (wide, high) = leaf.size_mm;
            let (left, right) = (self.margin, wide - self.margin);
            let room = right - left;
            let part_wide = width(Face::Italic, &self.part, 11.0);
            let title =
                shortened(&self.title, |text| width(Face::Roman, text, 16.0) <= room - part_wide - 5.0);
            leaf.text((left, self.margin + 7.0), 16.0, &title);
            leaf.written((right - part_wide, self.margin + 7.0), 11.0, Face::Italic, BLACK, &self.part);
            leaf.stroke(&[(left, self.margin + 9.5), (right, self.margin + 9.5)], BLACK, 0.35);
            let foot = format!("{} of {all}", n + 1);
            let foot_wide = width(Face::Roman, &foot, 8.0);
            let at = ((wide - foot_wide) / 2.0, high - self.margin - 0.8);
            leaf.written(at, 8.0, Face::Roman, GREY, &foot);
        }
        self.leaves
    }
}
