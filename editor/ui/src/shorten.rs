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

/// The first sentence of a text: to the mark that ends it, where another begins. All of it where it is but one.
#[must_use]
pub fn first_sentence(text: &str) -> &str {
    let ends = text.match_indices(['.', '?']).map(|(at, mark)| at + mark.len()).find(|end| {
        let mut rest = text.get(*end..).unwrap_or_default().chars();
        // 'No. 4' and 'e.g. woods' go on; a bracket or a quotation begins a sentence, too.
        rest.next().is_some_and(char::is_whitespace)
            && rest.find(|c| !c.is_whitespace()).is_some_and(|c| c.is_uppercase() || "('\"„".contains(c))
    });
    ends.and_then(|end| text.get(..end)).unwrap_or(text)
}

/// A text that wraps to so many lines at most; what is more goes, and '…' stands for it.
#[must_use]
pub fn lines_at_most(ui: &egui::Ui, text: &str, color: egui::Color32, most: usize) -> egui::text::LayoutJob {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font, color, f32::INFINITY);
    job.wrap.max_rows = most;
    job
}

/// A line of text laid out in a width in points: where it is too long its middle is '…', for names that begin alike
/// are told apart by their ends.
pub fn line_within(
    ui: &egui::Ui,
    text: &str,
    format: &egui::TextFormat,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let line = |text: String| {
        let mut job = egui::text::LayoutJob::single_section(text, format.clone());
        job.wrap.max_width = f32::INFINITY;
        ui.fonts_mut(|f| f.layout_job(job))
    };
    let whole = line(text.to_owned());
    if whole.size().x <= width {
        return whole;
    }
    let letters: Vec<char> = text.chars().collect();
    let cut = |kept: usize| {
        let tail = kept / 2;
        let part = |letters: &[char]| letters.iter().collect::<String>();
        let (head, tail) = (letters.get(..kept - tail), letters.get(letters.len() - tail..));
        let (head, tail) = (part(head.unwrap_or_default()), part(tail.unwrap_or_default()));
        line(format!("{}…{}", head.trim_end(), tail.trim_start()))
    };
    let (mut low, mut high) = (0, letters.len().saturating_sub(1));
    while low < high {
        let middle = (low + high).div_ceil(2);
        if cut(middle).size().x <= width {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    cut(low)
}

#[cfg(test)]
mod tests {
    use super::{first_sentence, line_within, shorten, shorten_words};

    #[test]
    fn a_name_too_long_for_its_width_keeps_both_ends() {
        let ctx = egui::Context::default();
        let mut lines = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let format = egui::TextFormat::default();
            let mut text = |name: &str, width: f32| {
                let galley = line_within(ui, name, &format, width);
                lines.push((galley.text().to_owned(), galley.size().x));
            };
            text("Grenadier battalion Buddenbrock (20/22)", 150.0);
            text("Leib", 110.0);
            text("Grenadier", 0.0);
        });
        output.textures_delta.clear();
        let (name, width) = &lines[0];
        assert!(name.starts_with("Gren") && name.contains('…') && name.ends_with("(20/22)"), "{name}");
        assert!(*width <= 150.0 && *width > 130.0, "{width}");
        assert_eq!(lines[1].0, "Leib");
        assert_eq!(lines[2].0, "…");
    }

    #[test]
    fn a_sentence_ends_where_another_begins() {
        for (text, first) in [
            ("One. Two. Three.", "One."),
            ("Only one, of 2.5 hexes.", "Only one, of 2.5 hexes."),
            ("By No. 4 of the chart. Then fire.", "By No. 4 of the chart."),
            ("In woods, e.g. brush, none. (Guns, too.)", "In woods, e.g. brush, none."),
            ("Who fires? The side in turn.", "Who fires?"),
            ("Ohne Mark", "Ohne Mark"),
            ("", ""),
        ] {
            assert_eq!(first_sentence(text), first);
        }
    }

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
