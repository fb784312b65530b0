//! The texts of the handbook: a small part of Markdown, read and drawn.
//!
//! Must not know which pages there are.

use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{RichText, Ui};

/// What marks the place of the list of shortcuts; a comment for other readers of the sources.
const SHORTCUTS: &str = "<!-- shortcuts -->";

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block<'t> {
    /// A heading, the page's own at depth 1.
    Heading(usize, &'t str),
    /// A paragraph.
    Text(&'t str),
    /// A point of a list, with what stands before it.
    Item(&'t str, &'t str),
    /// A row of a table; is it the row of headings?
    Row(Vec<&'t str>, bool),
    /// A line of an example, as it is typed.
    Example(&'t str),
    /// The keys of all commands.
    Shortcuts,
}

/// How the lines before and after an example begin.
pub(super) const FENCE: &str = "```";

/// A run of words within a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// Plain words.
    Plain(&'t str),
    /// In bold letters.
    Strong(&'t str),
    /// In slanted letters.
    Emphasis(&'t str),
    /// What is typed.
    Code(&'t str),
    /// A link to another page.
    Link {
        /// What is clicked.
        name: &'t str,
        /// The file it leads to.
        to: &'t str,
    },
}

/// A text with each paragraph and each point of a list on one line, however its source breaks them.
pub(super) fn unbroken(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut in_example, mut goes_on) = (false, false);
    for line in text.lines() {
        let fence = line.trim().starts_with(FENCE);
        let plain = !in_example && !fence && matches!(blocks(line).as_slice(), [Block::Text(_)]);
        if plain && goes_on {
            out.push(' ');
            out.push_str(line.trim());
        } else {
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str(line);
        }
        in_example ^= fence;
        let item = || matches!(blocks(line).as_slice(), [Block::Item(..)]);
        goes_on = plain || !in_example && !fence && item();
    }
    out
}

/// The blocks of a text, one a line.
pub(super) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut in_table = false;
    let mut in_example = false;
    for line in text.lines() {
        if line.trim().starts_with(FENCE) {
            in_example = !in_example;
        } else if in_example {
            blocks.push(Block::Example(line));
        }
        let line = line.trim();
        if in_example || line.is_empty() || line.starts_with(FENCE) {
            continue;
        }
        let row = line.strip_prefix('|').and_then(|line| line.strip_suffix('|'));
        if let Some(row) = row {
            if !row.trim_start().starts_with("---") {
                blocks.push(Block::Row(row.split('|').map(str::trim).collect(), !in_table));
            }
            in_table = true;
            continue;
        }
        in_table = false;
        let depth = line.bytes().take_while(|byte| *byte == b'#').count();
        let number = line.split_once(". ").filter(|(n, _)| n.bytes().all(|byte| byte.is_ascii_digit()));
        blocks.push(if line == SHORTCUTS {
            Block::Shortcuts
        } else if depth > 0 {
            Block::Heading(depth, line[depth..].trim())
        } else if let Some(item) = line.strip_prefix("- ") {
            Block::Item("•", item)
        } else if let Some((number, item)) = number {
            Block::Item(number, item)
        } else {
            Block::Text(line)
        });
    }
    blocks
}

/// The runs of a line.
pub(super) fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['*', '`', '[']) {
        let (before, from) = rest.split_at(at);
        let next = marked(from);
        let Some((piece, after)) = next else {
            // A mark that marks nothing stands for itself.
            let end = at + 1;
            found.push(Piece::Plain(&rest[..end]));
            rest = &rest[end..];
            continue;
        };
        if !before.is_empty() {
            found.push(Piece::Plain(before));
        }
        found.push(piece);
        rest = after;
    }
    if !rest.is_empty() {
        found.push(Piece::Plain(rest));
    }
    found
}

/// The marked run a text begins with, and what follows it.
fn marked(text: &str) -> Option<(Piece<'_>, &str)> {
    if let Some(rest) = text.strip_prefix("**") {
        let (inner, after) = rest.split_once("**")?;
        return Some((Piece::Strong(inner), after));
    }
    if let Some(rest) = text.strip_prefix('*') {
        let (inner, after) = rest.split_once('*')?;
        // A star between blanks, as in a sum, is one.
        let tight = !inner.starts_with(' ') && !inner.ends_with(' ') && !inner.is_empty();
        return tight.then_some((Piece::Emphasis(inner), after));
    }
    if let Some(rest) = text.strip_prefix('`') {
        let (inner, after) = rest.split_once('`')?;
        return Some((Piece::Code(inner), after));
    }
    let (name, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (to, after) = rest.split_once(')')?;
    Some((Piece::Link { name, to }, after))
}

/// A line without its marks.
pub(super) fn plain(line: &str) -> String {
    let words = pieces(line).into_iter().map(|piece| match piece {
        Piece::Plain(words)
        | Piece::Strong(words)
        | Piece::Emphasis(words)
        | Piece::Code(words)
        | Piece::Link { name: words, .. } => words,
    });
    words.collect()
}

/// Draws a page; returns the file of the link that was clicked. `shortcuts` draws the keys of all commands.
pub(super) fn draw(ui: &mut Ui, text: &str, shortcuts: impl Fn(&mut Ui)) -> Option<String> {
    let mut wanted = None;
    for block in blocks(&unbroken(text)) {
        match block {
            Block::Heading(1, title) => {
                ui.heading(title);
                ui.add_space(size::GAP_SMALL);
            }
            Block::Heading(_, title) => {
                ui.add_space(size::GAP);
                ui.label(RichText::new(title).strong());
            }
            Block::Example(line) => {
                ui.label(RichText::new(line).monospace());
            }
            Block::Text(line) => {
                run(ui, line, false, &mut wanted);
                ui.add_space(size::GAP_SMALL);
            }
            Block::Item(mark, line) => {
                ui.horizontal_top(|ui| {
                    ui.label(mark);
                    ui.vertical(|ui| run(ui, line, false, &mut wanted));
                });
            }
            Block::Row(cells, heading) => row(ui, &cells, heading, &mut wanted),
            Block::Shortcuts => shortcuts(ui),
        }
    }
    wanted
}

/// Draws a row of a table: the first column as wide as two fifths, the rest for the others.
fn row(ui: &mut Ui, cells: &[&str], heading: bool, wanted: &mut Option<String>) {
    let room = ui.available_width();
    ui.horizontal_top(|ui| {
        for (index, cell) in cells.iter().enumerate() {
            let width = if index == 0 { room * 0.4 } else { ui.available_width() };
            ui.allocate_ui_with_layout(
                egui::vec2(width, size::ROW),
                egui::Layout::top_down(egui::Align::Min),
                |ui| {
                    ui.set_width(width);
                    run(ui, cell, heading, wanted);
                },
            );
        }
    });
}

/// Draws the runs of a line, wrapped.
fn run(ui: &mut Ui, line: &str, strong: bool, wanted: &mut Option<String>) {
    let stripe = Tokens::of(ui).stripe;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for piece in pieces(line) {
            match piece {
                Piece::Plain(words) if !strong => _ = ui.label(words),
                Piece::Plain(words) | Piece::Strong(words) => _ = ui.label(RichText::new(words).strong()),
                Piece::Emphasis(words) => _ = ui.label(RichText::new(words).italics()),
                Piece::Code(words) => {
                    ui.label(RichText::new(words).monospace().background_color(stripe));
                }
                Piece::Link { name, to } => {
                    if ui.link(name).clicked() {
                        *wanted = Some(to.to_owned());
                    }
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{Block, Piece, blocks, pieces, plain, unbroken};

    #[test]
    fn blocks_are_told_apart() {
        let text =
            "# Title\n\nWords.\n\n- one\n2. two\n\n| A | B |\n|---|---|\n| c | d |\n<!-- shortcuts -->\n";
        let expected = [
            Block::Heading(1, "Title"),
            Block::Text("Words."),
            Block::Item("•", "one"),
            Block::Item("2", "two"),
            Block::Row(vec!["A", "B"], true),
            Block::Row(vec!["c", "d"], false),
            Block::Shortcuts,
        ];
        assert_eq!(blocks(text), expected);
    }

    #[test]
    fn runs_are_told_apart_and_loose_marks_stand_for_themselves() {
        let line = "See **this**, `that` and [the map](map-room.md); 2 * 3 [no link]";
        assert_eq!(pieces(line)[1], Piece::Strong("this"));
        assert_eq!(pieces(line)[3], Piece::Code("that"));
        assert_eq!(pieces(line)[5], Piece::Link { name: "the map", to: "map-room.md" });
        assert_eq!(plain(line), "See this, that and the map; 2 * 3 [no link]");
    }

    #[test]
    fn lines_of_a_paragraph_are_one_whatever_their_source_breaks() {
        let page = "# Title\nOne **bold\nword** more\nwords.\n\nTwo.\n- a point\n  goes on\n- another\n```\nas\ntyped\n```\nEnd.";
        let found = unbroken(page);
        let expected = [
            Block::Heading(1, "Title"),
            Block::Text("One **bold word** more words."),
            Block::Text("Two."),
            Block::Item("•", "a point goes on"),
            Block::Item("•", "another"),
            Block::Example("as"),
            Block::Example("typed"),
            Block::Text("End."),
        ];
        assert_eq!(blocks(&found), expected);
        assert_eq!(pieces("Without *Empty hexes*, 2 * 3 * 4")[1], Piece::Emphasis("Empty hexes"));
        assert_eq!(plain("Without *Empty hexes*, 2 * 3 * 4"), "Without Empty hexes, 2 * 3 * 4");
    }

    #[test]
    fn examples_stand_as_they_are_typed() {
        let page = "Words.\n```\n(\n    # {a: 1},\n)\n```\n- one";
        let found = [
            Block::Text("Words."),
            Block::Example("("),
            Block::Example("    # {a: 1},"),
            Block::Example(")"),
            Block::Item("•", "one"),
        ];
        assert_eq!(blocks(page), found);
    }
}
