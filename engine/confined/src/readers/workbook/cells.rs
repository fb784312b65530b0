//! Reads the cells of a workbook.

use super::{Question, part};
use calamine::{
    Data, DataRef, DataType, ExcelDateTime, Ods, OdsError, Reader, SheetType, SheetVisible, Xls, XlsError,
    Xlsx, XlsxError,
};
use std::io::{self, Cursor, Read, Write};

/// The most bytes of a text: what a cell of Excel holds, four bytes a letter.
const LONGEST_TEXT: usize = 4 * 32_767;

/// What XLS files begin with, and locked ones of any sort.
const OLD: &[u8] = &[0xd0, 0xcf, 0x11, 0xe0];
/// Minutes of a day.
const DAY: f64 = 1440.0;
/// The largest whole number that a number of a spreadsheet holds exactly.
const LARGEST: f64 = 9_007_199_254_740_992.0;

/// Why no more is answered.
enum Full {
    Many,
    Pipe(io::Error),
}

impl From<io::Error> for Full {
    fn from(why: io::Error) -> Self {
        Self::Pipe(why)
    }
}

/// Writes parts, and counts.
struct Teller<'a> {
    to: &'a mut dyn Write,
    question: Question,
    cells: u64,
    beyond: u32,
    errors: u32,
}

impl Teller<'_> {
    fn text(&mut self, text: &str) -> io::Result<()> {
        let mut end = text.len().min(LONGEST_TEXT);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let text = text.get(..end).unwrap_or_default();
        self.to.write_all(&(text.len() as u32).to_le_bytes())?;
        self.to.write_all(text.as_bytes())
    }

    fn sheet(&mut self, name: &str) -> io::Result<()> {
        (self.beyond, self.errors) = (0, 0);
        self.to.write_all(&[part::SHEET])?;
        self.text(name)
    }

    fn end_sheet(&mut self) -> io::Result<()> {
        for (sort, count) in [(part::BEYOND, self.beyond), (part::ERRORS, self.errors)] {
            if count > 0 {
                self.to.write_all(&[sort])?;
                self.to.write_all(&count.to_le_bytes())?;
            }
        }
        Ok(())
    }

    fn cell(&mut self, (row, column): (u32, u32), value: &impl DataType) -> Result<(), Full> {
        let Some(value) = Value::of(value) else { return Ok(()) };
        if row >= self.question.rows || column >= self.question.columns {
            self.beyond = self.beyond.saturating_add(1);
            return Ok(());
        }
        self.cells += 1;
        if self.cells > self.question.cells {
            return Err(Full::Many);
        }
        let (sort, text) = match value {
            Value::Text(text) => (part::TEXT, text),
            Value::Number(text) => (part::NUMBER, text),
            Value::Error(text) => {
                self.errors = self.errors.saturating_add(1);
                (part::TEXT, text)
            }
        };
        self.to.write_all(&[sort])?;
        self.to.write_all(&row.to_le_bytes())?;
        self.to.write_all(&column.to_le_bytes())?;
        Ok(self.text(&text)?)
    }
}

/// What a cell says, as text.
#[derive(Debug, PartialEq)]
enum Value {
    Text(String),
    Number(String),
    Error(String),
}

impl Value {
    /// `None` for nothing.
    fn of(value: &impl DataType) -> Option<Self> {
        if let Some(error) = value.get_error() {
            return Some(Self::Error(error.to_string()));
        }
        if let Some(text) = value.get_string() {
            return (!text.is_empty()).then(|| Self::Text(text.to_owned()));
        }
        if let Some(truth) = value.get_bool() {
            return Some(Self::Text(if truth { "yes" } else { "no" }.to_owned()));
        }
        if let Some(time) = value.get_datetime() {
            return Some(Self::Text(moment(&time)));
        }
        if let Some(text) = value.get_datetime_iso() {
            return Some(Self::Text(text.to_owned()));
        }
        if let Some(text) = value.get_duration_iso() {
            return Some(Self::Text(duration(text).unwrap_or_else(|| text.to_owned())));
        }
        let number = value.get_int().map(|n| n.to_string()).or_else(|| value.get_float().map(number));
        number.map(Self::Number)
    }
}

/// A number as a person writes it, with a point.
fn number(n: f64) -> String {
    if n.fract() == 0.0 && n.abs() <= LARGEST { format!("{}", n as i64) } else { n.to_string() }
}

/// A time of a day, or a date.
fn moment(time: &ExcelDateTime) -> String {
    let days = time.as_f64();
    if time.is_duration() || (0.0..1.0).contains(&days) {
        let minutes = (days * DAY).round();
        return format!("{:02}:{:02}", (minutes / 60.0) as i64, (minutes % 60.0) as i64);
    }
    let (year, month, day, hour, minute, ..) = time.to_ymd_hms_milli();
    let date = format!("{year:04}-{month:02}-{day:02}");
    if (hour, minute) == (0, 0) { date } else { format!("{date} {hour:02}:{minute:02}") }
}

/// A time as ODS has it, `PT12H30M00S`.
fn duration(text: &str) -> Option<String> {
    let (hours, rest) = text.strip_prefix("PT")?.split_once('H')?;
    let (minutes, _) = rest.split_once('M')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    Some(format!("{hours:02}:{minutes:02}"))
}

/// Reads a workbook and answers with its cells, sheet by sheet.
pub(in crate::readers) fn read(from: &mut dyn Read, question: &str, to: &mut dyn Write) -> io::Result<()> {
    let question: Question = question.parse().map_err(|()| io::ErrorKind::InvalidInput)?;
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    let mut teller = Teller { to, question, cells: 0, beyond: 0, errors: 0 };
    let end = match workbook(&bytes, &mut teller) {
        Ok(end) => end,
        Err(Full::Many) => part::MANY,
        Err(Full::Pipe(why)) => return Err(why),
    };
    teller.to.write_all(&[end])
}

/// Tells the cells of a workbook; how that ends.
fn workbook(bytes: &[u8], teller: &mut Teller<'_>) -> Result<u8, Full> {
    let old = bytes.starts_with(OLD);
    match Xlsx::new(Cursor::new(bytes)) {
        Ok(mut book) => return xlsx(&mut book, teller).map(|()| part::END),
        Err(XlsxError::Password) => return Ok(part::LOCKED),
        Err(_) => {}
    }
    if old {
        return match Xls::new(Cursor::new(bytes)) {
            Ok(mut book) => ranges(&mut book, teller).map(|()| part::END),
            Err(XlsError::Password) => Ok(part::LOCKED),
            Err(_) => Ok(part::NONE),
        };
    }
    match Ods::new(Cursor::new(bytes)) {
        Ok(mut book) => ranges(&mut book, teller).map(|()| part::END),
        Err(OdsError::Password) => Ok(part::LOCKED),
        Err(OdsError::CellLimitExceeded { .. }) => Ok(part::MANY),
        Err(_) => Ok(part::NONE),
    }
}

/// The names of the sheets that are shown.
fn shown<R: Read + io::Seek, B: Reader<R>>(book: &B) -> Vec<String> {
    let sheets = book.sheets_metadata().iter();
    let shown = sheets.filter(|s| s.typ == SheetType::WorkSheet && s.visible == SheetVisible::Visible);
    shown.map(|sheet| sheet.name.clone()).collect()
}

/// Cell by cell: a range from one corner to the other may be larger than any memory.
fn xlsx(book: &mut Xlsx<Cursor<&[u8]>>, teller: &mut Teller<'_>) -> Result<(), Full> {
    for name in shown(book) {
        teller.sheet(&name)?;
        match book.worksheet_cells_reader(&name) {
            Ok(mut cells) => loop {
                match cells.next_cell() {
                    Ok(Some(cell)) => {
                        let value: &DataRef<'_> = cell.get_value();
                        teller.cell(cell.get_position(), value)?;
                    }
                    Ok(None) => break,
                    Err(_) => {
                        teller.to.write_all(&[part::DAMAGED])?;
                        break;
                    }
                }
            },
            Err(_) => teller.to.write_all(&[part::DAMAGED])?,
        }
        teller.end_sheet()?;
    }
    Ok(())
}

fn ranges<R: Read + io::Seek, B: Reader<R>>(book: &mut B, teller: &mut Teller<'_>) -> Result<(), Full> {
    for name in shown(book) {
        teller.sheet(&name)?;
        match book.worksheet_range(&name) {
            Ok(range) => {
                let (top, left) = range.start().unwrap_or_default();
                for (row, column, value) in range.used_cells() {
                    let value: &Data = value;
                    let at = (top.saturating_add(row as u32), left.saturating_add(column as u32));
                    teller.cell(at, value)?;
                }
            }
            Err(_) => teller.to.write_all(&[part::DAMAGED])?,
        }
        teller.end_sheet()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Question, Value, duration, number};
    use calamine::Data;

    #[test]
    fn values_are_what_a_person_reads() {
        assert_eq!([600.0, -3.0, 12.5, 1.125].map(number), ["600", "-3", "12.5", "1.125"]);
        assert_eq!(duration("PT09H30M00S").as_deref(), Some("09:30"));
        assert_eq!(duration("P1D"), None);
        assert_eq!(Value::of(&Data::Bool(true)), Some(Value::Text("yes".to_owned())));
        assert_eq!(Value::of(&Data::String(String::new())), None);
        let question = Question { rows: 1, columns: 2, cells: 3 };
        assert_eq!(question.to_string().parse(), Ok(question));
    }
}
