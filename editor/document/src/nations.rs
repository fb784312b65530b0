//! Templates of units by nation: those that come with the program and those the user keeps in the
//! data folder, a file each.
//!
//! Must not know the interface.

use super::errors::KeepError;
use super::files::write_whole;
use super::stamps::make_folder;
use oblique_platform::fs::is_there;
use oblique_roster::template::{NationFile, read, write};
use std::path::{Path, PathBuf};

/// A file of templates.
#[derive(Clone, Debug, PartialEq)]
pub struct TemplateFile {
    /// What it holds.
    pub content: NationFile,
    /// Where it lies, if it is the user's.
    pub path: Option<PathBuf>,
}

/// (file name without ending, text) of every nation that comes with the program.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/nations.rs"));

/// The folder of the user's templates within the data folder.
pub fn templates_folder(data_folder: &Path) -> PathBuf {
    data_folder.join("templates")
}

/// The templates that come with the program, by nation.
pub fn shipped_templates() -> Vec<TemplateFile> {
    let read = |(_, text): &(&str, &str)| read(text).ok();
    let mut files: Vec<TemplateFile> =
        FILES.iter().filter_map(read).map(|content| TemplateFile { content, path: None }).collect();
    files.sort_by(|a, b| a.content.name.cmp(&b.content.name));
    files
}

/// The user's templates. Files that hold none are left alone.
pub fn own_templates(folder: &Path) -> Vec<TemplateFile> {
    let Ok(entries) = oblique_platform::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<TemplateFile> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let text = path
                .extension()
                .is_some_and(|e| e == "ron")
                .then(|| oblique_platform::fs::read_to_string(&path))?;
            Some(TemplateFile { content: read(&text.ok()?).ok()?, path: Some(path) })
        })
        .collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

/// Writes a template into a file of its own; a name taken gets a number.
///
/// # Errors
/// The template has no text form, or the file cannot be written.
pub fn keep_template(folder: &Path, file: NationFile) -> Result<TemplateFile, KeepError> {
    let text = write(&file).ok_or(KeepError::NoText)?;
    make_folder(folder)?;
    let name = file.templates.first().map_or("template", |t| t.name.as_str());
    let stem = super::fresh_id(name, |stem| is_there(&folder.join(format!("{stem}.ron"))));
    let path = folder.join(format!("{stem}.ron"));
    write_whole(&path, text.as_bytes()).map_err(|source| KeepError::Writing { what: "template", source })?;
    Ok(TemplateFile { content: file, path: Some(path) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_roster::template::misfits;
    use oblique_rulesets::RULESETS;

    #[test]
    fn shipped_templates_are_read_and_fit_every_ruleset_they_name() {
        for (name, text) in FILES {
            let file = read(text).unwrap_or_else(|why| panic!("{name}: {why}"));
            for ruleset in RULESETS {
                assert_eq!(misfits(&file, ruleset.catalog()), Vec::<String>::new());
            }
            let known = |id: &String| RULESETS.iter().any(|r| r.id() == *id);
            for template in &file.templates {
                assert!(template.source.is_empty() || file.sources.contains_key(&template.source), "{name}");
                let named = template.pieces.iter().flat_map(|p| p.as_kind.keys());
                assert!(
                    named.into_iter().all(known),
                    "{name}: {} names a ruleset there is not",
                    template.name
                );
            }
        }
        assert!(shipped_templates().len() >= 7);
        for ruleset in RULESETS {
            let count = shipped_templates()
                .iter()
                .flat_map(|s| s.content.templates.clone())
                .filter(|t| t.is_for(&ruleset.catalog().id))
                .count();
            assert!(count >= 10, "{}: {count} templates", ruleset.catalog().name);
        }
    }

    #[test]
    fn templates_kept_are_found_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = templates_folder(folder.path());
        assert!(own_templates(&folder).is_empty());
        let mut file = shipped_templates().remove(0).content;
        file.templates.truncate(1);
        for _ in 0..2 {
            keep_template(&folder, file.clone()).expect("kept");
        }
        std::fs::write(folder.join("other.ron"), "not a template").expect("written");
        let own = own_templates(&folder);
        assert_eq!(own.len(), 2, "each has its own file, and other files are left alone");
        assert!(own.iter().all(|own| own.content == file));
    }
}
