//! Strips and tiles, one after another, as rows of the whole picture.

use super::layout::{Layout, Written};
use super::samples::Colours;
use crate::read::{Source, jpeg};
use crate::{BLANK, Budget, ScanError};
use oblique_tiff::{Packing, Unpacker};
use std::io::{BufReader, Read, SeekFrom};

/// Bytes read at once.
const PIECE_BYTES: usize = 1 << 16;

/// The strips or tiles of a picture.
pub(super) struct Parts<'a> {
    source: &'a mut dyn Source,
    layout: &'a Layout,
    budget: &'a Budget,
    /// Strips or tiles that could not be unpacked.
    pub(super) damaged: u32,
    bytes: Vec<u8>,
    rgb: Vec<u8>,
}

/// Takes a row of three bytes a pixel.
type TakeRow<'a> = &'a mut dyn FnMut(&[u8]) -> Result<(), ScanError>;

impl<'a> Parts<'a> {
    pub(super) fn new(source: &'a mut dyn Source, layout: &'a Layout, budget: &'a Budget) -> Self {
        Self { source, layout, budget, damaged: 0, bytes: Vec::new(), rgb: Vec::new() }
    }

    /// All rows, from the top, up to where the file ends.
    pub(super) fn rows(&mut self, take: TakeRow) -> Result<(), ScanError> {
        let layout = self.layout;
        let (across, down) = layout.across_down();
        let row_bytes = layout.width as usize * 3;
        let there = layout.rows_in_file();
        if there == 0 {
            return Err(super::damaged("it ends before its pixels".to_owned()));
        }
        let mut band = Vec::new();
        for row in 0..there.min(down) {
            let rows = layout.part_height.min(layout.height - row * layout.part_height);
            if !layout.tiled {
                let mut taken = 0;
                self.part(0, row, rows, &mut |pixels| {
                    taken += 1;
                    take(pixels)
                })?;
                // The last strip of a file that was cut off ends where it ends.
                let ends = row + 1 == there && there < down;
                for _ in taken..if ends { taken } else { rows } {
                    take(&BLANK.repeat(layout.width as usize))?;
                }
                continue;
            }
            band.clear();
            band.resize(row_bytes * rows as usize, BLANK[0]);
            for column in 0..across {
                let left = column as usize * layout.part_width as usize * 3;
                let mut to = band.chunks_exact_mut(row_bytes);
                self.part(column, row, rows, &mut |pixels| {
                    if let Some(to) = to.next().and_then(|row| row.get_mut(left..)) {
                        let bytes = to.len().min(pixels.len());
                        if let (Some(to), Some(from)) = (to.get_mut(..bytes), pixels.get(..bytes)) {
                            to.copy_from_slice(from);
                        }
                    }
                    Ok(())
                })?;
            }
            band.chunks_exact(row_bytes).try_for_each(&mut *take)?;
        }
        Ok(())
    }

    /// The first rows of a strip or tile, as far as they can be unpacked.
    fn part(&mut self, column: u32, row: u32, rows: u32, take: TakeRow) -> Result<(), ScanError> {
        let whole = match &self.layout.written {
            Written::Jpeg(tables) => self.jpeg(column, row, rows, tables, take)?,
            Written::Packed(packing) if self.layout.planes => {
                self.apart(column, row, rows, *packing, take)?
            }
            Written::Packed(packing) => self.together(column, row, rows, *packing, take)?,
        };
        self.damaged += u32::from(!whole);
        Ok(())
    }

    /// Goes to a strip or tile; `None` where it was left out.
    fn seek(&mut self, column: u32, row: u32, plane: u32) -> Result<Option<u64>, ScanError> {
        let Some((offset, bytes)) = self.layout.place(column, row, plane) else { return Ok(None) };
        self.source.seek(SeekFrom::Start(offset)).map_err(ScanError::Read)?;
        Ok(Some(bytes))
    }

    fn together(
        &mut self,
        column: u32,
        row: u32,
        rows: u32,
        packing: Packing,
        take: TakeRow,
    ) -> Result<bool, ScanError> {
        let Some(bytes) = self.seek(column, row, 0)? else { return Ok(true) };
        let (samples, width) = (&self.layout.samples, self.layout.part_width);
        let mut packed = BufReader::with_capacity(PIECE_BYTES, (&mut *self.source).take(bytes));
        let mut unpacker = Unpacker::new(packing);
        let mut line = vec![0; samples.row_bytes(width, samples.count)];
        for _ in 0..rows {
            if unpacker.fill(&mut packed, &mut line).is_none() {
                return Ok(false);
            }
            samples.add_up(&mut line, samples.count);
            let bytes = if samples.bits == 8 {
                &line
            } else {
                samples.bytes(&line, width as usize * usize::from(samples.count), &mut self.bytes);
                &self.bytes
            };
            if samples.count == 3 && samples.colours == Colours::Rgb {
                take(bytes)?;
            } else {
                self.rgb.clear();
                samples.append(bytes, &mut self.rgb);
                take(&self.rgb)?;
            }
        }
        Ok(true)
    }

    /// Each sample has a strip or tile of its own.
    fn apart(
        &mut self,
        column: u32,
        row: u32,
        rows: u32,
        packing: Packing,
        take: TakeRow,
    ) -> Result<bool, ScanError> {
        let (samples, width) = (&self.layout.samples, self.layout.part_width as usize);
        let count = usize::from(samples.count);
        let mut all = vec![0; width * rows as usize * count];
        let mut line = vec![0; samples.row_bytes(width as u32, 1)];
        let mut whole = true;
        for plane in 0..samples.count {
            let Some(bytes) = self.seek(column, row, u32::from(plane))? else { continue };
            let mut packed = BufReader::with_capacity(PIECE_BYTES, (&mut *self.source).take(bytes));
            let mut unpacker = Unpacker::new(packing);
            for to in all.chunks_exact_mut(width * count) {
                if unpacker.fill(&mut packed, &mut line).is_none() {
                    whole = false;
                    break;
                }
                samples.add_up(&mut line, 1);
                samples.bytes(&line, width, &mut self.bytes);
                let to = to.iter_mut().skip(usize::from(plane)).step_by(count);
                to.zip(&self.bytes).for_each(|(to, from)| *to = *from);
            }
        }
        for line in all.chunks_exact(width * count) {
            self.rgb.clear();
            samples.append(line, &mut self.rgb);
            take(&self.rgb)?;
        }
        Ok(whole)
    }

    /// A strip or tile that is a JPEG.
    fn jpeg(
        &mut self,
        column: u32,
        row: u32,
        rows: u32,
        tables: &[u8],
        take: TakeRow,
    ) -> Result<bool, ScanError> {
        let Some(bytes) = self.seek(column, row, 0)? else { return Ok(true) };
        let samples = &self.layout.samples;
        if bytes > self.budget.part_bytes {
            return Ok(false);
        }
        // Tables and picture each have a beginning, the tables an end too.
        let mut file = tables.get(..tables.len().saturating_sub(2)).unwrap_or_default().to_vec();
        let mut picture = Vec::new();
        (&mut *self.source).take(bytes).read_to_end(&mut picture).map_err(ScanError::Read)?;
        file.extend_from_slice(picture.get(if file.is_empty() { 0 } else { 2 }..).unwrap_or_default());
        let most = (self.layout.part_width, self.layout.part_height, usize::from(samples.count));
        let Ok(pixels) = jpeg::part(&file, most, samples.converted, self.budget.part_bytes) else {
            return Ok(false);
        };
        let Some(lines) = pixels.lines(self.layout.part_width) else { return Ok(false) };
        let mut taken = 0;
        for line in lines.take(rows as usize) {
            self.rgb.clear();
            samples.append(line, &mut self.rgb);
            take(&self.rgb)?;
            taken += 1;
        }
        // What a decoder fills up at the end of a file that was cut off is not told by it.
        Ok(taken == rows && picture.len() as u64 == bytes)
    }
}
