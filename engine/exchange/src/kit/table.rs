//! Tables: columns as wide as what is in them needs, heads that come again where a table goes on.
//!
//! Must not know what is told.

use super::flow::{Flow, GREY, line_mm, wrapped};
use crate::pdf::leaf::{BLACK, Leaf, POINT_MM, width};
use oblique_cartography::Rgba;
use oblique_cartography::text::Face;

/// Room on each side of a cell's text, and above and below it, in millimetres.
const PAD: (f32, f32) = (1.2, 0.55);
/// A table no higher than this part of a column is not broken: looked up at a glance.
const WHOLE: f32 = 0.5;
/// How much of a table the first column keeps, if it needs as much.
const NAMES: f32 = 0.22;
/// The ground of every other row, and of heads.
const SHADED: Rgba = Rgba { r: 0xf3, g: 0xef, b: 0xe6, a: 255 };
const HEAD: Rgba = Rgba { r: 0xe4, g: 0xdc, b: 0xca, a: 255 };

/// Something drawn in a cell: at a corner of a page.
pub(super) type Drawing = Box<dyn Fn(&mut Leaf, (f32, f32))>;

/// A cell.
pub(super) enum Cell {
    Text(String),
    /// Set in from the left by so much.
    Inset(f32, String),
    /// Its size, and what draws it.
    Picture((f32, f32), Drawing),
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// A row.
pub(super) struct Row {
    pub cells: Vec<Cell>,
    /// Does it stand out, as the head of those under it?
    pub strong: bool,
}

/// A table.
pub(super) struct Table {
    /// Heads of its columns; none: no head.
    pub heads: Vec<String>,
    pub rows: Vec<Row>,
    /// Size of its letters, in points.
    pub size: f32,
}

impl Table {
    pub(super) fn new(heads: &[&str]) -> Self {
        Self { heads: heads.iter().map(|head| (*head).to_owned()).collect(), rows: Vec::new(), size: 8.5 }
    }

    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = impl Into<Cell>>) {
        self.rows.push(Row { cells: cells.into_iter().map(Into::into).collect(), strong: false });
    }

    fn columns(&self) -> usize {
        self.rows.iter().map(|row| row.cells.len()).chain([self.heads.len()]).max().unwrap_or(0)
    }

    /// How wide each column is, of so much in all: as wide as what is in it, or the widest are narrowed alike.
    pub(super) fn widths(&self, wide: f32) -> Vec<f32> {
        let columns = self.columns();
        let (mut natural, mut least) = (vec![0.0_f32; columns], vec![0.0_f32; columns]);
        let mut text = |n: usize, text: &str, inset: f32, size: f32| {
            let longest = text.lines().map(|line| width(Face::Roman, line, size)).fold(0.0, f32::max);
            let word = text.split_whitespace().map(|word| width(Face::Roman, word, size)).fold(0.0, f32::max);
            natural[n] = natural[n].max(longest + inset + 2.0 * PAD.0 + 0.1);
            least[n] = least[n].max(word + inset + 2.0 * PAD.0 + 0.1);
        };
        for (n, head) in self.heads.iter().enumerate() {
            text(n, head, 0.0, self.size);
        }
        for row in &self.rows {
            for (n, cell) in row.cells.iter().enumerate() {
                // What goes on over the columns after it does not widen its own.
                if n + 1 == row.cells.len() && n + 1 < columns {
                    break;
                }
                match cell {
                    Cell::Text(words) => text(n, words, 0.0, self.size),
                    Cell::Inset(inset, words) => text(n, words, *inset, self.size),
                    Cell::Picture(..) => {}
                }
            }
        }
        let mut pictures = vec![0.0_f32; columns];
        // A long word is cut rather than have a column take more than its share.
        let share = wide * (1.0 - NAMES) / columns.max(1) as f32;
        for least in &mut least {
            *least = least.min(share);
        }
        for row in &self.rows {
            for (n, cell) in row.cells.iter().enumerate() {
                if let Cell::Picture((w, _), _) = cell {
                    pictures[n] = pictures[n].max(w + 2.0 * PAD.0);
                    natural[n] = natural[n].max(pictures[n]);
                    least[n] = least[n].max(pictures[n]);
                }
            }
        }
        // The first column names the row: it keeps its width as far as may be.
        if let Some((least, natural)) = least.first_mut().zip(natural.first()) {
            *least = least.max(natural.min(wide * NAMES));
        }
        let at = |cap: f32| -> Vec<f32> {
            natural.iter().zip(&least).map(|(natural, least)| natural.min(cap.max(*least))).collect()
        };
        let sum = |widths: &[f32]| widths.iter().sum::<f32>();
        if sum(&natural) <= wide {
            return natural;
        }
        let (mut low, mut high) = (0.0, wide);
        for _ in 0..40 {
            let cap = f32::midpoint(low, high);
            if sum(&at(cap)) <= wide {
                low = cap;
            } else {
                high = cap;
            }
        }
        let widths = at(low);
        // Words too long for all of it are cut where they must be; pictures cannot be.
        let drawn = widths.iter().zip(&pictures).filter(|(_, picture)| **picture > 0.0);
        let drawn: f32 = drawn.map(|(width, _)| *width).sum();
        let over = (sum(&widths) - drawn) / (wide - drawn).max(1.0);
        if over <= 1.0 {
            return widths;
        }
        let narrowed = |(width, picture): (f32, &f32)| if *picture > 0.0 { width } else { width / over };
        widths.into_iter().zip(&pictures).map(narrowed).collect()
    }

    /// A row's cells in lines, and its height.
    fn measured(&self, cells: &[Cell], widths: &[f32]) -> (Vec<Vec<String>>, f32) {
        let cell_lines = |cell: &Cell, wide: f32| match cell {
            Cell::Text(text) => wrapped(Face::Roman, text, self.size, wide - 2.0 * PAD.0),
            Cell::Inset(inset, text) => wrapped(Face::Roman, text, self.size, wide - 2.0 * PAD.0 - inset),
            Cell::Picture(..) => Vec::new(),
        };
        let last = cells.len().saturating_sub(1);
        let wide = |n: usize| if n == last { widths[n..].iter().sum() } else { widths[n] };
        let lines: Vec<Vec<String>> =
            cells.iter().take(widths.len()).enumerate().map(|(n, cell)| cell_lines(cell, wide(n))).collect();
        let drawn = cells.iter().map(|cell| match cell {
            Cell::Picture((_, high), _) => high + 2.0 * PAD.1,
            _ => 0.0,
        });
        let high = lines.iter().map(|lines| lines.len() as f32 * line_mm(self.size) + 2.0 * PAD.1);
        let high = high.chain(drawn).fold(0.0, f32::max);
        (lines, high)
    }

    fn head_cells(&self) -> Vec<Cell> {
        self.heads.iter().map(|head| Cell::Text(head.clone())).collect()
    }

    /// How much of a column it takes at least where it begins: all of a small table, else its head with a few rows.
    pub(super) fn least_mm(&self, flow: &Flow) -> f32 {
        let widths = self.widths(flow.wide());
        let high = |cells: &[Cell]| self.measured(cells, &widths).1;
        let head = if self.heads.is_empty() { 0.0 } else { high(&self.head_cells()) };
        let rows: Vec<f32> = self.rows.iter().map(|row| high(&row.cells)).collect();
        let all = head + rows.iter().sum::<f32>();
        if all <= flow.high() * WHOLE { all } else { head + rows.iter().take(2).sum::<f32>() }
    }

    /// Which rows after a row stand with it in a column, so that no row is alone at the foot or the head of one.
    fn with(&self, n: usize) -> usize {
        let left = self.rows.len() - n - 1;
        let least = match (n, left) {
            (0, 1 | 2) => left,
            (0, _) | (_, 1) => 1,
            _ => usize::from(self.rows[n].strong),
        };
        least.min(left)
    }

    pub(super) fn lay(&self, flow: &mut Flow) {
        let widths = self.widths(flow.wide());
        let size = self.size;
        let heads = self.head_cells();
        let draw =
            |flow: &mut Flow, cells: &[Cell], lines: &[Vec<String>], high: f32, ground: Option<Rgba>| {
                let (left, top) = flow.take(high);
                let whole: f32 = widths.iter().sum();
                let leaf = flow.leaf();
                if let Some(ground) = ground {
                    leaf.fill((left, top), (whole, high), ground);
                }
                let mut x = left;
                for ((cell, lines), wide) in cells.iter().zip(lines).zip(&widths) {
                    let inset = if let Cell::Inset(inset, _) = cell { *inset } else { 0.0 };
                    if let Cell::Picture(_, draw) = cell {
                        draw(leaf, (x + PAD.0, top + PAD.1));
                    }
                    for (n, line) in lines.iter().enumerate() {
                        let y = top + PAD.1 + n as f32 * line_mm(size) + size * POINT_MM * 0.95;
                        leaf.written((x + PAD.0 + inset, y), size, Face::Roman, BLACK, line);
                    }
                    x += wide;
                }
                leaf.stroke(&[(left, top + high), (left + whole, top + high)], GREY, 0.1);
            };
        let (head_lines, head_high) = self.measured(&heads, &widths);
        let rows: Vec<(Vec<Vec<String>>, f32)> =
            self.rows.iter().map(|row| self.measured(&row.cells, &widths)).collect();
        let mut place = None;
        let mut shaded = false;
        for (n, (row, (lines, high))) in self.rows.iter().zip(&rows).enumerate() {
            let high = *high;
            let with: f32 = rows[n + 1..=n + self.with(n)].iter().map(|(_, high)| high).sum();
            // What is higher than a column goes on in the next.
            let fit = ((flow.high() - head_high - 2.0 * PAD.1) / line_mm(size)).floor().max(1.0) as usize;
            let most = lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
            for from in (0..most).step_by(fit) {
                let part: Vec<Vec<String>> =
                    lines.iter().map(|lines| lines.iter().skip(from).take(fit).cloned().collect()).collect();
                let high = if most <= fit {
                    high
                } else {
                    fit.min(most - from) as f32 * line_mm(size) + 2.0 * PAD.1
                };
                let here = (flow.leaves.len(), flow.left().to_bits());
                let with_head = if place == Some(here) || heads.is_empty() { 0.0 } else { head_high };
                // What is higher than a column keeps no company.
                let with = if high + with + head_high <= flow.high() { with } else { 0.0 };
                flow.need(high + with + with_head);
                let here = (flow.leaves.len(), flow.left().to_bits());
                if place != Some(here) {
                    place = Some(here);
                    if !heads.is_empty() {
                        draw(flow, &heads, &head_lines, head_high, Some(HEAD));
                    }
                    shaded = false;
                }
                let ground = if row.strong { Some(HEAD) } else { shaded.then_some(SHADED) };
                draw(flow, &row.cells, &part, high, ground);
            }
            shaded = !shaded && !row.strong;
        }
        flow.space(2.0);
    }
}
