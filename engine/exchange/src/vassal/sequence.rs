//! Several texts in one with a letter between them, as modules and saved games write everything that is a list.
//!
//! Where the letter is in a text a backslash stands before it; a text that ends with a backslash, or stands in quotation
//! marks, is put in marks. So lists stand in lists, and whoever reads one takes the marks of one level away.

/// Texts in one.
pub(crate) fn join<S: AsRef<str>>(between: char, parts: impl IntoIterator<Item = S>) -> String {
    let mut out = String::new();
    for (n, part) in parts.into_iter().enumerate() {
        let part = part.as_ref();
        if n > 0 {
            out.push(between);
        }
        let marked = part.ends_with('\\') || part.starts_with('\'') && part.ends_with('\'');
        if marked {
            out.push('\'');
        }
        for c in part.chars() {
            if c == between {
                out.push('\\');
            }
            out.push(c);
        }
        if marked {
            out.push('\'');
        }
    }
    out
}

/// The texts in one, taken one by one.
pub(crate) struct Parts<'a> {
    rest: Option<&'a str>,
    between: char,
}

/// The texts in one: at least one, which may be empty.
pub(crate) const fn parts(text: &str, between: char) -> Parts<'_> {
    Parts { rest: Some(text), between }
}

impl Iterator for Parts<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let rest = self.rest?;
        let mut part = String::new();
        let mut from = 0;
        let mut search = 0;
        self.rest = None;
        while let Some(found) = rest.get(search..).and_then(|text| text.find(self.between)) {
            let at = search + found;
            let after = at + self.between.len_utf8();
            // A letter that follows one that was meant as it is ends the text.
            if at > from && rest.as_bytes().get(at - 1) == Some(&b'\\') {
                part.push_str(rest.get(from..at - 1).unwrap_or_default());
                from = at;
                search = after;
                continue;
            }
            part.push_str(rest.get(from..at).unwrap_or_default());
            self.rest = Some(rest.get(after..).unwrap_or_default());
            break;
        }
        if self.rest.is_none() {
            part.push_str(rest.get(from..).unwrap_or_default());
        }
        let inner = part.strip_prefix('\'').and_then(|text| text.strip_suffix('\''));
        Some(inner.map(str::to_owned).unwrap_or(part))
    }
}

#[cfg(test)]
mod tests {
    use super::{join, parts};
    use proptest::prelude::*;

    #[test]
    fn texts_are_written_and_read_as_the_engine_does() {
        assert_eq!(join(',', ["A", &join(',', ["B", "C"])]), "A,B\\,C");
        assert_eq!(parts("A,B\\,C", ',').collect::<Vec<_>>(), ["A", "B,C"]);
        assert_eq!(parts("piece;;;a.png;Guard/Line", ';').count(), 5);
        assert_eq!(parts("", ';').collect::<Vec<_>>(), [""]);
        assert_eq!(parts("a;", ';').collect::<Vec<_>>(), ["a", ""]);
        assert_eq!(join(';', ["a\\", "'b'"]), "'a\\';''b''");
        assert_eq!(parts("'a\\';''b''", ';').collect::<Vec<_>>(), ["a\\", "'b'"]);
    }

    proptest! {
        #[test]
        fn lists_in_lists_come_back(texts in proptest::collection::vec("[a;\\\\,'\t/ö ]{0,8}", 1..6)) {
            // A mark alone is taken for the beginning and the end of one by the engine too.
            prop_assume!(texts.iter().all(|text| !text.contains('\'')));
            let inner = join(';', &texts);
            let outer = join('\t', ["x", &inner, "y"]);
            let back: Vec<String> = parts(&outer, '\t').collect();
            prop_assert_eq!(back.len(), 3);
            prop_assert_eq!(parts(&back[1], ';').collect::<Vec<_>>(), texts);
        }
    }
}
