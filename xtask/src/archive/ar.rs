//! The archive a Debian package is.

/// An archive of these files, in this order.
pub(crate) fn write(files: &[(&str, Vec<u8>)], time: u32) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in files {
        out.extend(
            format!("{name:<16}{time:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, "100644", bytes.len()).bytes(),
        );
        out.extend(bytes);
        if bytes.len() % 2 == 1 {
            out.push(b'\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::write;

    #[test]
    fn files_begin_at_even_places() {
        let archive = write(&[("a", b"x".to_vec()), ("b", b"yy".to_vec())], 7);
        assert_eq!(archive.len(), 8 + 60 + 2 + 60 + 2);
        assert_eq!(&archive[8..24], b"a               ");
        assert_eq!(&archive[66..68], b"`\n");
        assert_eq!(&archive[70..72], b"b ");
    }
}
