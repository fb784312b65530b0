//! What the sources of the editor say: texts asked for by key, and literals that look like texts of their own.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file of the editor, without its unit tests.
pub(crate) struct Source {
    /// Its path.
    pub(crate) place: String,
    /// The folder of its crate: 'tools'.
    pub(crate) crate_name: String,
    /// Texts it asks for.
    pub(crate) asked: Vec<Asked>,
    /// Literals with words in them that are no keys.
    pub(crate) left: Vec<Literal>,
}

/// A text that is asked for.
pub(crate) struct Asked {
    pub(crate) key: String,
    /// The names of what it is given; `None` in a table, which gives nothing itself.
    pub(crate) given: Option<BTreeSet<String>>,
}

/// A string in the code.
pub(crate) struct Literal {
    pub(crate) line: usize,
    pub(crate) text: String,
}

/// Crates that say nothing to users, or are where texts come from.
const SILENT: &[&str] = &["jobs", "platform", "text", "tests", "benches", "examples"];

/// What stands before literals that are no texts: names of ids and files, what the log and panics say.
const NO_TEXTS: &[&str] = &[
    "id_salt(",
    "Id::unique(",
    "Id::new(",
    "push_id(",
    "expect(",
    "never!(",
    "assert!(",
    "modal(",
    "_prefix(",
    "_suffix(",
    "warn!(",
    "info!(",
    "debug!(",
    "trace!(",
    "error!(",
    "panic!(",
    "eprintln!(",
    "env!(",
    "concat!(",
    "contains(",
    "mark(",
    "load_texture(",
    "include_str!(",
    "var_os(",
    "starts_with(",
    "KeyboardShortcut",
];

/// Every source of the editor's crates.
pub(crate) fn sources() -> Vec<Source> {
    let editor = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    let mut open = vec![editor.clone()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() && !SILENT.contains(&name.as_str()) && name != "target" {
                open.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") && name != "tests.rs" && name != "build.rs"
            {
                found.push(source(&editor, &path));
            }
        }
    }
    found.sort_by(|a, b| a.place.cmp(&b.place));
    found
}

fn source(editor: &Path, path: &PathBuf) -> Source {
    let place = path.strip_prefix(editor).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let text = fs::read_to_string(path).expect("sources are text");
    // Tests beside the code are the last of a file.
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let crate_name = place.split('/').next().unwrap_or_default().to_owned();
    let (mut asked, mut left) = (Vec::new(), Vec::new());
    for (start, end) in literals(code) {
        let text = &code[start + 1..end - 1];
        let before = code[..start].trim_end();
        if before.ends_with("text!(") {
            asked.push(Asked { key: text.to_owned(), given: Some(given(&code[end..])) });
        } else if before.ends_with("Text(") {
            // An empty one names nothing.
            if !text.is_empty() {
                asked.push(Asked { key: text.to_owned(), given: None });
            }
        } else if has_words(text) && !NO_TEXTS.iter().any(|word| before.ends_with(word)) {
            left.push(Literal { line: code[..start].lines().count(), text: text.to_owned() });
        }
    }
    Source { place, crate_name, asked, left }
}

/// Does it read like something said: words with blanks between them, or one that begins large?
pub(crate) fn has_words(text: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let word = |w: &str| w.chars().filter(char::is_ascii_lowercase).count() > 1;
    let words = plain.split_whitespace().filter(|w| word(w)).count();
    let keys = plain.contains("Ctrl+") || plain.contains("Shift+") || plain.contains('/');
    let large = plain.starts_with(|c: char| c.is_ascii_uppercase()) && word(&plain);
    words > 0 && !keys && (large || plain.trim().contains(' '))
}

/// The names of the arguments of a `text!`, from behind its key.
fn given(rest: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut depth = 1;
    let mut begins = false;
    let mut name = String::new();
    let mut skip_to = 0;
    for (at, c) in rest.char_indices() {
        if at < skip_to {
            continue;
        }
        match c {
            '"' => skip_to = at + string_length(&rest[at..]),
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => {
                begins = true;
                names.extend(Some(std::mem::take(&mut name)).filter(|n| !n.is_empty()));
            }
            '=' if depth == 1 && begins => {
                begins = false;
                names.insert(std::mem::take(&mut name));
            }
            c if begins && depth == 1 && (c.is_alphanumeric() || c == '_') => name.push(c),
            // A closure's bars hold commas.
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names.extend(Some(name).filter(|n| !n.is_empty()));
    names
}

/// The length of a string literal at the beginning of a text, with its quotes.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Where the plain string literals of a source begin and end.
pub(crate) fn literals(code: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let bytes = code.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("r#\"") {
            at += rest.find("\"#").map_or(rest.len(), |end| end + 2);
        } else if rest.starts_with('"') {
            let length = string_length(rest);
            found.push((at, at + length));
            at += length;
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            at += rest[1..].find('\'').map_or(1, |end| end + 2);
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    found
}
