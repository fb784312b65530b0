//! From the colours of files to three bytes a pixel.

/// Lays what is see-through on white paper: so much of 255 is ink.
pub(super) fn on_paper(colour: u8, alpha: u8) -> u8 {
    let (colour, alpha) = (u32::from(colour), u32::from(alpha));
    ((colour * alpha + 255 * (255 - alpha) + 127) / 255) as u8
}

/// Appends a row of bytes of so many channels as three bytes a pixel: grey, grey and alpha, colour, colour and alpha.
pub(super) fn append(row: &[u8], channels: usize, to: &mut Vec<u8>) {
    match channels {
        1 => to.extend(row.iter().flat_map(|grey| [*grey; 3])),
        2 => to.extend(row.as_chunks::<2>().0.iter().flat_map(|[grey, alpha]| [on_paper(*grey, *alpha); 3])),
        3 => to.extend_from_slice(row),
        _ => to.extend(row.chunks_exact(channels.max(4)).flat_map(|pixel| match *pixel {
            [r, g, b, 255, ..] => [r, g, b],
            [r, g, b, alpha, ..] => [r, g, b].map(|colour| on_paper(colour, alpha)),
            _ => [0; 3],
        })),
    }
}

#[cfg(test)]
mod tests {
    use super::append;

    #[test]
    fn what_is_see_through_is_paper() {
        let rgb = |row: &[u8], channels| {
            let mut to = Vec::new();
            append(row, channels, &mut to);
            to
        };
        assert_eq!(rgb(&[7, 9], 1), [7, 7, 7, 9, 9, 9]);
        assert_eq!(rgb(&[7, 255, 7, 0], 2), [7, 7, 7, 255, 255, 255]);
        assert_eq!(rgb(&[1, 2, 3, 255, 0, 100, 200, 51], 4), [1, 2, 3, 204, 224, 244]);
    }
}
