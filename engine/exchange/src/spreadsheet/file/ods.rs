//! As spreadsheets of `LibreOffice`.

use super::{FileCell, SHEET};
use crate::xml::text;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

const MIME: &str = "application/vnd.oasis.opendocument.spreadsheet";
const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
 <manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/>
 <manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>
</manifest:manifest>
"#;
/// What comes before the widths of columns: namespaces, and the headers in bold.
const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"><office:automatic-styles><style:style style:name="head" style:family="table-cell"><style:text-properties fo:font-weight="bold"/></style:style>"#;
const BODY: &str = "</office:automatic-styles><office:body><office:spreadsheet>";
const END: &str = "</table:table></office:spreadsheet></office:body></office:document-content>\n";

/// Millimetres a letter of a column takes on the average, those beside the letters, and those of the widest column.
const LETTER_MM: f32 = 2.0;
const BESIDE_MM: f32 = 3.0;
const WIDEST_MM: f32 = 80.0;

/// The bytes of a spreadsheet.
pub(super) fn file(rows: &[Vec<FileCell>]) -> ZipResult<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    // No date of today: the same battle gives the same bytes.
    let plain = SimpleFileOptions::default().last_modified_time(DateTime::default());
    // The sort of the file comes first and as it is, so that it is known by its beginning.
    zip.start_file("mimetype", plain.compression_method(CompressionMethod::Stored))?;
    zip.write_all(MIME.as_bytes())?;
    let packed = plain.compression_method(CompressionMethod::Deflated);
    for (name, text) in [("content.xml", content(rows).as_str()), ("META-INF/manifest.xml", MANIFEST)] {
        zip.start_file(name, packed)?;
        zip.write_all(text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}

/// The sheet as XML.
fn content(rows: &[Vec<FileCell>]) -> String {
    let widths = widths_mm(rows);
    let mut out = HEAD.to_owned();
    for (column, width) in widths.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(
            out,
            "<style:style style:name=\"column{column}\" style:family=\"table-column\"><style:table-column-properties style:column-width=\"{width:.1}mm\"/></style:style>"
        );
    }
    let _ = write!(out, "{BODY}<table:table table:name=\"{SHEET}\">");
    for column in 0..widths.len() {
        let _ = write!(out, "<table:table-column table:style-name=\"column{column}\"/>");
    }
    out.push('\n');
    for (row, cells) in rows.iter().enumerate() {
        out.push_str("<table:table-row>");
        let style = if row == 0 { " table:style-name=\"head\"" } else { "" };
        for cell in cells {
            // Writing to a string does not fail.
            let _ = match cell {
                FileCell::Empty => write!(out, "<table:table-cell/>"),
                FileCell::Number(n) => write!(
                    out,
                    "<table:table-cell{style} office:value-type=\"float\" office:value=\"{n}\"><text:p>{n}</text:p></table:table-cell>"
                ),
                FileCell::Text(text) => {
                    // A paragraph a line; runs of blanks have an element of their own.
                    let lines = text.split('\n').map(|line| blanks(line.trim_end_matches('\r')));
                    let lines = lines.collect::<Vec<_>>().join("</text:p><text:p>");
                    write!(
                        out,
                        "<table:table-cell{style} office:value-type=\"string\"><text:p>{lines}</text:p></table:table-cell>"
                    )
                }
            };
        }
        out.push_str("</table:table-row>\n");
    }
    out.push_str(END);
    out
}

/// How wide columns are, so that what stands in them can be read.
fn widths_mm(rows: &[Vec<FileCell>]) -> Vec<f32> {
    let mut letters = Vec::new();
    for cells in rows {
        letters.resize(cells.len().max(letters.len()), 0);
        for (widest, cell) in letters.iter_mut().zip(cells) {
            let own = match cell {
                FileCell::Empty => 0,
                FileCell::Number(number) => number.to_string().len(),
                FileCell::Text(text) => text.split('\n').map(|line| line.chars().count()).max().unwrap_or(0),
            };
            *widest = own.max(*widest);
        }
    }
    letters.into_iter().map(|many: usize| (many as f32 * LETTER_MM + BESIDE_MM).min(WIDEST_MM)).collect()
}

/// A line whose blanks are kept: a reader makes one of several.
fn blanks(line: &str) -> String {
    let mut out = String::new();
    let mut chars = line.chars().peekable();
    let mut first = true;
    while let Some(c) = chars.next() {
        // Writing to a string does not fail.
        match c {
            '\t' => out.push_str("<text:tab/>"),
            ' ' => {
                let mut many = 1;
                while chars.next_if_eq(&' ').is_some() {
                    many += 1;
                }
                let lone = many == 1 && !first && chars.peek().is_some();
                let _ = if lone { write!(out, " ") } else { write!(out, "<text:s text:c=\"{many}\"/>") };
            }
            c => out.push_str(&text(c.encode_utf8(&mut [0; 4]))),
        }
        first = false;
    }
    out
}
