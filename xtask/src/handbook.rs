//! The handbook for mdBook: the pages of `docs/handbook`, and those the program writes of itself: the manual of every
//! ruleset, every command with its options, the format of the file.
//!
//! The same pages are what F1 shows in the window; must not know a ruleset by name.

use crate::fault::Fault;
use crate::tree::Tree;
use crate::workspace::{root, said};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Pages outside the folder of the handbook that belong to the book, with their titles and where they are.
const MORE: [(&str, &str, &str); 4] = [
    ("The scenario file", "scenario-format.md", "docs/scenario-format.md"),
    ("How a battle works", "play.md", "docs/play.md"),
    ("Writing a commander", "commander.md", "docs/commander.md"),
    ("What is promised of files", "format-policy.md", "docs/format-policy.md"),
];

/// Pictures the program draws when the book is made, so that none is stale: the page they close, what stands below them,
/// the battle, and what `oblique render` is told.
const PICTURES: [(&str, &str, &str, &[&str]); 6] = [
    ("map-room.md", "Mollwitz, as it is drawn at first", "mollwitz", &["--hex-px", "22"]),
    ("map-room.md", "The same in high contrast", "mollwitz", &["--hex-px", "22", "--style", "contrast"]),
    ("heights.md", "The heights of Kolin", "kolin", &["--hex-px", "20"]),
    ("lines.md", "Roads and streams of Guilford", "guilford", &["--hex-px", "24"]),
    ("deployment.md", "The lines of Hohenfriedberg", "hohenfriedberg", &["--hex-px", "22"]),
    ("whole-battle.md", "An engraving for the printer", "retschow", &["--hex-px", "30", "--style", "print"]),
];

const BOOK: &str = "\
[book]
title = \"Oblique\"
language = \"en\"
src = \"src\"

[output.html]
no-section-label = true
";

/// Makes the book, or only looks it over.
pub(crate) fn run(words: &[String]) -> Result<(), Fault> {
    let [programs, out, check] = crate::options(words, ["--programs", "--out", "--check"])?;
    let programs = programs.map_or_else(|| root().join("target/dist"), PathBuf::from);
    let command = programs.join("oblique");
    let pages = pages(&command)?;
    let wrong = dead_links(&pages);
    if !wrong.is_empty() {
        return Err(Fault::new(format!("links that lead nowhere:\n{}", wrong.join("\n"))));
    }
    let tried = try_examples(&command, &pages)?;
    println!("{} pages, every link leads somewhere, {tried} examples run", pages.items().count());
    if check.is_some() {
        return Ok(());
    }
    let out = out.map_or_else(|| root().join("target/handbook"), PathBuf::from);
    let mut pages = pages;
    draw(&command, &mut pages)?;
    let mut book = pages.under("src");
    book.add("book.toml", BOOK);
    book.write(&out)?;
    if Command::new("mdbook").arg("--version").output().is_ok() {
        said(Command::new("mdbook").arg("build").arg(&out))?;
        println!("{}", out.join("book/index.html").display());
    } else {
        println!("{}: `mdbook build` makes pages of it (cargo install mdbook)", out.display());
    }
    Ok(())
}

/// Draws the pictures and puts each at the end of its page.
fn draw(command: &Path, pages: &mut Tree) -> Result<(), Fault> {
    let mut battles = Tree::default();
    battles.copy_all(&root().join("scenarios"), ".ron", "scenarios")?;
    let drawn = std::env::temp_dir().join(format!("oblique-picture-{}.png", std::process::id()));
    for (n, (page, words, battle, options)) in PICTURES.iter().enumerate() {
        let file =
            battles.items().map(|(path, _)| path).find(|path| path.ends_with(&format!("/{battle}.ron")));
        let file = file.ok_or_else(|| Fault::new(format!("there is no battle {battle}")))?;
        said(
            Command::new(command).arg("render").arg(root().join(file)).arg("-o").arg(&drawn).args(*options),
        )?;
        let picture = format!("pictures/{}-{n}.png", page.trim_end_matches(".md"));
        let text = pages.items().find(|(path, _)| path == page).map(|(_, item)| item.bytes.clone());
        let text = text.ok_or_else(|| Fault::new(format!("there is no page {page}")))?;
        let text = format!("{}\n![{words}]({picture})\n\n*{words}*\n", String::from_utf8_lossy(&text));
        pages.add(*page, text);
        pages.copy(&drawn, picture)?;
    }
    std::fs::remove_file(&drawn).map_err(Fault::of(&drawn))
}

/// Folders of pages in other languages, with what their part of the contents is called.
const TRANSLATED: [(&str, &str); 1] = [("de", "Deutsch")];

/// The part of the contents with the pages of a language, in the order of the English ones, by their own headings.
fn translated(pages: &Tree, contents: &str, folder: &str, heading: &str) -> String {
    let mut part = format!("\n# {heading}\n\n");
    for file in
        contents.lines().filter_map(|line| line.strip_suffix(')')?.split_once("](").map(|(_, file)| file))
    {
        let name = format!("{folder}/{file}");
        let Some((_, item)) = pages.items().find(|(path, _)| *path == name) else { continue };
        let text = String::from_utf8_lossy(&item.bytes);
        let title = text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or(file);
        let _ = writeln!(part, "- [{title}]({name})");
    }
    part
}

/// The sources of the book.
fn pages(command: &Path) -> Result<Tree, Fault> {
    let mut tree = Tree::default();
    tree.copy_all(&root().join("docs/handbook"), ".md", "pages")?;
    let mut pages = Tree::default();
    let mut contents = String::new();
    for (path, item) in tree.items() {
        let name = path.trim_start_matches("pages/");
        let text = String::from_utf8_lossy(&item.bytes).into_owned();
        if name == "SUMMARY.md" {
            contents = text;
        } else {
            pages.add(name, without_keys(&text));
        }
    }
    for (folder, heading) in TRANSLATED {
        contents.push_str(&translated(&pages, &contents, folder, heading));
    }
    contents.push_str("\n# Reference\n\n");
    for (title, name, from) in MORE {
        let path = root().join(from);
        let text = std::fs::read_to_string(&path).map_err(Fault::of(&path))?;
        // Links of these pages start from another folder; what is not in the book is in the repository.
        pages.add(name, links_within(&text));
        let _ = writeln!(contents, "- [{title}]({name})");
    }
    pages.add("commands.md", commands(command)?);
    contents.push_str("- [Every command](commands.md)\n\n# Rules\n\n");
    for (id, name) in rulesets(command)? {
        let guide = root().join("assets/rulesets").join(&id).join("guide.md");
        if guide.is_file() {
            let text = std::fs::read_to_string(&guide).map_err(Fault::of(&guide))?;
            pages.add(format!("guide-{id}.md"), without_keys(&text));
            let _ = writeln!(contents, "- [{name}: how it is played](guide-{id}.md)");
        }
        let manual = said(Command::new(command).args(["rules", &id, "--markdown"]))?;
        pages.add(format!("rules-{id}.md"), manual);
        let _ = writeln!(contents, "- [{name}: the rules](rules-{id}.md)");
    }
    pages.add("SUMMARY.md", contents);
    Ok(pages)
}

/// The ids and names of the rulesets the program has.
fn rulesets(command: &Path) -> Result<Vec<(String, String)>, Fault> {
    let listing = said(Command::new(command).arg("rules"))?;
    let lines = listing.lines().filter_map(|line| line.split_once(char::is_whitespace));
    Ok(lines.map(|(id, name)| (id.to_owned(), name.trim().to_owned())).collect())
}

/// The help of every command.
fn commands(command: &Path) -> Result<String, Fault> {
    let help = said(Command::new(command).arg("--help"))?;
    let list = help.split("Commands:\n").nth(1).unwrap_or_default();
    let list = list.lines().take_while(|line| line.starts_with("  "));
    let mut page = format!("# Every command\n\n```text\n{}\n```\n", help.trim_end());
    let names =
        list.filter(|line| !line.starts_with("   ")).filter_map(|line| line.split_whitespace().next());
    for name in names.filter(|name| *name != "help") {
        let help = said(Command::new(command).args([name, "--help"]))?;
        let _ = write!(page, "\n## oblique {name}\n\n```text\n{}\n```\n", help.trim_end());
    }
    Ok(page)
}

/// In the window `{command}` shows the keys of a command, whatever the user made them; a book cannot know them.
fn without_keys(text: &str) -> String {
    let mut out = String::new();
    for (n, part) in text.split("```").enumerate() {
        if n > 0 {
            out.push_str("```");
        }
        // Every other part is an example, whose braces are its own.
        if n % 2 == 1 {
            out.push_str(part);
            continue;
        }
        for (n, words) in part.split('{').enumerate() {
            out.push_str(if n == 0 { words } else { words.split_once('}').map_or(words, |(_, rest)| rest) });
        }
    }
    out.replace("<!-- shortcuts -->", "The window lists them: the page of this name in its handbook, F1.")
}

/// Links to pages of the book, the others as mere words.
fn links_within(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        let (before, after) = rest.split_at(at);
        let Some((to, behind)) = after[2..].split_once(')') else { break };
        let name = to.rsplit('/').next().unwrap_or(to);
        let known = MORE.iter().any(|(_, page, _)| name.split('#').next() == Some(*page));
        if known || to.starts_with("http") || to.starts_with('#') {
            let to = if known { name } else { to };
            let _ = write!(out, "{before}]({to})");
        } else if let Some((left, words)) = before.rsplit_once('[') {
            let _ = write!(out, "{}{words}", left.strip_suffix('!').unwrap_or(left));
        } else {
            out.push_str(before);
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// Where a link of a page leads, from the root of the book.
fn from_page(page: &str, file: &str) -> String {
    let mut path: Vec<&str> =
        page.rsplit_once('/').map_or_else(Vec::new, |(folder, _)| folder.split('/').collect());
    for step in file.split('/') {
        if step == ".." {
            path.pop();
        } else {
            path.push(step);
        }
    }
    path.join("/")
}

/// The links of all pages that lead to no page, each with the page it stands on.
fn dead_links(pages: &Tree) -> Vec<String> {
    let known: BTreeSet<&str> = pages.items().map(|(path, _)| path).collect();
    let mut dead = Vec::new();
    for (page, item) in pages.items() {
        let text = String::from_utf8_lossy(&item.bytes).into_owned();
        for part in text.split("```").step_by(2).flat_map(|words| words.split("](").skip(1)) {
            let to = part.split(')').next().unwrap_or_default();
            let file = to.split('#').next().unwrap_or_default();
            if !(file.is_empty() || to.starts_with("http") || known.contains(from_page(page, file).as_str()))
            {
                dead.push(format!("{page}: {to}"));
            }
        }
    }
    dead
}

/// Runs every line of an example marked `sh` that begins with `oblique `, in a folder with the shipped battles; how many
/// there were.
fn try_examples(command: &Path, pages: &Tree) -> Result<usize, Fault> {
    let command = command.canonicalize().map_err(Fault::of(command))?;
    let folder = std::env::temp_dir().join(format!("oblique-examples-{}", std::process::id()));
    let mut battles = Tree::default();
    battles.copy_all(&root().join("scenarios"), ".ron", "scenarios")?;
    battles.write(&folder)?;
    let mut tried = 0;
    for (page, item) in pages.items() {
        let text = String::from_utf8_lossy(&item.bytes).into_owned();
        for example in text.split("```sh\n").skip(1).filter_map(|part| part.split("```").next()) {
            for line in example.lines().filter_map(|line| line.strip_prefix("oblique ")) {
                let words = line.split(" #").next().unwrap_or(line).split_whitespace();
                let ran = Command::new(&command).args(words).current_dir(&folder).output();
                let ran = ran.map_err(Fault::of(&command))?;
                // What finds something says so with 1.
                if !matches!(ran.status.code(), Some(0 | 1)) {
                    let why = String::from_utf8_lossy(&ran.stderr);
                    return Err(Fault::new(format!("{page}: oblique {line}\n{}", why.trim())));
                }
                tried += 1;
            }
        }
    }
    std::fs::remove_dir_all(&folder).map_err(Fault::of(&folder))?;
    Ok(tried)
}

#[cfg(test)]
mod tests {
    use super::{dead_links, links_within, without_keys};
    use crate::tree::Tree;

    #[test]
    fn links_lead_to_pages_of_the_book_or_are_words() {
        assert_eq!(links_within("see [play](../docs/play.md#turns) now"), "see [play](play.md#turns) now");
        assert_eq!(links_within("a [list](../GLOSSARY.md), ![map](map.png) b"), "a list, map b");
        let mut pages = Tree::default();
        pages.add("a.md", "[b](b.md) [c](c.md#d) [e](https://e.example) `x`\n```\n[f](f.md)\n```\n");
        pages.add("b.md", "");
        assert_eq!(dead_links(&pages), ["a.md: c.md#d"]);
    }

    #[test]
    fn keys_are_left_out_and_examples_stay() {
        assert_eq!(without_keys("undo{undo}.\n```ron\n{1: 2}\n```\n"), "undo.\n```ron\n{1: 2}\n```\n");
    }
}
