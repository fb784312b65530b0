//! Fuzzy search of command names. Must not know commands.

/// So many letters are a longer query; of each so many one may stand by itself.
const LONG: usize = 4;

/// How well `query` fits `text`; `None` if its letters do not occur in that order. Letters at the
/// start of words and letters in a row count more; spaces of the query are skipped. Of a longer query few letters may stand
/// within a word by themselves, or a word would fit every long name.
pub fn score(query: &str, text: &str) -> Option<i32> {
    let typed = query.chars().filter(|c| !c.is_whitespace()).count();
    let mut alone = 0;
    let letters: Vec<char> = text.chars().flat_map(char::to_lowercase).collect();
    let mut total = 0;
    let mut at = 0;
    let mut last: Option<usize> = None;
    for wanted in query.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase) {
        // The start of a word is preferred to the next occurrence.
        let starts = |i: usize| i == 0 || !letters[i - 1].is_alphanumeric();
        let rest = at..letters.len();
        let found = match last {
            Some(l) if letters.get(l + 1) == Some(&wanted) => Some(l + 1),
            _ => rest
                .clone()
                .find(|i| letters[*i] == wanted && starts(*i))
                .or_else(|| rest.clone().find(|i| letters[*i] == wanted)),
        }?;
        total += 1;
        let follows = last.is_some_and(|l| l + 1 == found);
        if starts(found) {
            total += 4;
        }
        if follows {
            total += 3;
        }
        alone += usize::from(!follows && !starts(found));
        last = Some(found);
        at = found + 1;
    }
    if typed >= LONG && alone > typed / LONG {
        return None;
    }
    Some(total * 16 - i32::try_from(letters.len()).unwrap_or(i32::MAX).min(100))
}

#[cfg(test)]
mod tests {
    use super::score;

    #[test]
    fn letters_must_come_in_order() {
        assert!(score("zi", "Zoom in").is_some());
        assert!(score("iz", "Zoom in").is_none());
        assert!(score("", "Zoom in").is_some());
    }

    #[test]
    fn a_word_does_not_fit_every_long_name() {
        assert!(score("Karree", "Tiled-Karte exportieren").is_none());
        assert!(score("exprt pic", "Export picture").is_some(), "a letter may be left out");
    }

    #[test]
    fn word_starts_win() {
        assert!(score("sa", "Save as") > score("sa", "Show terrain names"));
        assert!(score("undo", "Undo") > score("undo", "Go round down"));
    }
}
