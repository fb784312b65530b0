//! Long words in little room: the middle goes, as what is told apart by is at the ends.

/// A text whose words have `most` letters at most: the middle of longer ones, as of paths, is '…'. A path is cut
/// where its folders end, if that leaves its file's name.
pub fn shorten_words(text: &str, most: usize) -> String {
    let mut short = String::with_capacity(text.len());
    for (at, word) in text.split(' ').enumerate() {
        if at > 0 {
            short.push(' ');
        }
        short.push_str(&shorten(word, most));
    }
    short
}

/// One text of `most` letters at most, shortened in the middle.
pub fn shorten(text: &str, most: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    if letters.len() <= most {
        return text.to_owned();
    }
    let tail = tail(&letters, most);
    let head = most.saturating_sub(tail + 1);
    let part = |letters: &[char]| letters.iter().collect::<String>();
    let (head, tail) = (letters.get(..head), letters.get(letters.len() - tail..));
    format!("{}…{}", part(head.unwrap_or_default()), part(tail.unwrap_or_default()))
}

/// How many letters at the end stay: whole folders and the name where they fit, else three quarters.
fn tail(letters: &[char], most: usize) -> usize {
    let room = most.saturating_sub(1) * 3 / 4;
    let from = letters.len() - room.min(letters.len());
    let cut = (from..letters.len()).find(|at| matches!(letters.get(*at), Some('/' | '\\')));
    match cut {
        Some(at) if at + 1 < letters.len() => letters.len() - at,
        _ => room,
    }
}

#[cfg(test)]
mod tests {
    use super::{shorten, shorten_words};

    #[test]
    fn a_path_keeps_its_beginning_and_its_name() {
        let path = "/home/somebody/battles/seven-years-war/austria/kolin-with-the-third-line.ron";
        let short = shorten(path, 44);
        assert!(short.chars().count() <= 44, "{short}");
        assert!(short.starts_with("/home/") && short.ends_with("…/kolin-with-the-third-line.ron"), "{short}");
    }

    #[test]
    fn what_is_short_stays_and_words_without_a_folder_lose_their_middle() {
        assert_eq!(shorten_words("Saved kolin.ron", 44), "Saved kolin.ron");
        let long = format!("Saved {}.ron", "ä".repeat(300));
        let short = shorten_words(&long, 44);
        assert!(short.ends_with("ä.ron") && short.starts_with("Saved ä"));
        assert_eq!(short.chars().count(), "Saved ".len() + 44);
        assert_eq!(shorten("abc", 0).chars().count(), 1);
    }
}
