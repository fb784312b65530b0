//! What differs between two scenarios, in the language of the interface: what the designer has named stays as it is, words
//! do not. Files and the command line have it in English from the comparison.

use oblique_roster::compare::{Change, Entry, FieldChange, ScenarioPart};
use oblique_text::{begun_large, text, translated};

/// What differs: 'Keith', 'Deployment zone of Prussia', '12 hexes: woods -> open'.
#[must_use]
pub fn title(entry: &Entry) -> String {
    let named = matches!(
        entry.part,
        ScenarioPart::Side(_)
            | ScenarioPart::Nation(_)
            | ScenarioPart::Piece(_)
            | ScenarioPart::Feature(_)
            | ScenarioPart::Label(_)
            | ScenarioPart::Objective(_)
            | ScenarioPart::Sheet(_)
    );
    if named { entry.title.clone() } else { translated(&entry.title).into_owned() }
}

/// It as a sentence: 'Keith: strength 600 -> 720 men'.
#[must_use]
pub fn sentence(entry: &Entry) -> String {
    let title = title(entry);
    match entry.change {
        Change::Added => text!("context-title-new", title),
        Change::Removed => text!("context-title-gone", title),
        Change::Changed if entry.fields.is_empty() => title,
        Change::Changed => {
            let fields: Vec<String> = entry.fields.iter().map(field).collect();
            format!("{title}: {}", fields.join("; "))
        }
    }
}

/// It as a sentence where the other scenario is no older state of this one, so that 'new' would not say of which: 'Keith: only there'.
#[must_use]
pub fn sentence_of_another(entry: &Entry) -> String {
    match entry.change {
        Change::Added => text!("context-title-only-there", title = title(entry)),
        Change::Removed => text!("context-title-only-here", title = title(entry)),
        Change::Changed => sentence(entry),
    }
}

/// A field and its values in full: 'Strength: 600 -> 720 men'.
#[must_use]
pub fn in_full(field: &FieldChange) -> String {
    format!("{}: {} -> {}", name(field), value(field, &field.old), value(field, &field.new))
}

/// A field as part of a sentence; of long texts only the name.
fn field(field: &FieldChange) -> String {
    let name = name(field);
    if field.is_long() {
        return text!("context-name-rewritten", name);
    }
    let word = |words: &str| match words {
        "" => text!("context-was-nothing").to_owned(),
        words => value(field, words),
    };
    text!("context-name-old-new", name, old = word(&field.old), new = word(&field.new))
}

fn name(field: &FieldChange) -> String {
    begun_large(&translated(&field.name))
}

/// A value; of evidence the grade, and what is said of it as it was written.
fn value(field: &FieldChange, words: &str) -> String {
    if field.own_words {
        return words.to_owned();
    }
    match words.split_once(" (") {
        Some((grade, rest)) => format!("{} ({rest}", translated(grade)),
        None => translated(words).into_owned(),
    }
}
