//! Which entries of a folder are shown, and in what order.

use super::listing::{Entry, Sort};
pub(crate) use oblique_context::file_view::{Column, FileView as Look};
use std::cmp::Ordering;

/// Puts entries in the order of their names: the slow part of sorting, for the job that reads them.
pub(super) fn sort_by_name(entries: &mut [Entry]) {
    entries.sort_by(|a, b| by_name(&a.key, &b.key).then_with(|| a.name.cmp(&b.name)));
}

/// The places in `entries`, which are in the order of their names, of those shown, in their order: folders come
/// first, whatever the column. Files are those with one of the `endings`; with none given, all.
pub(super) fn arrange(entries: &[Entry], look: Look, endings: &[&str]) -> Vec<usize> {
    let fits = |e: &Entry| {
        (look.hidden || !e.hidden) && (e.sort == Sort::Folder || endings.is_empty() || ends_in(e, endings))
    };
    let mut shown: Vec<(usize, &Entry)> = entries.iter().enumerate().filter(|(_, e)| fits(e)).collect();
    shown.sort_by(|(at, a), (bt, b)| {
        let folders = (a.sort != Sort::Folder).cmp(&(b.sort != Sort::Folder));
        let of = match look.by {
            Column::Name => Ordering::Equal,
            Column::Size => a.size.cmp(&b.size),
            Column::Changed => a.modified.cmp(&b.modified),
        };
        let of = of.then(at.cmp(bt));
        folders.then(if look.falling { of.reverse() } else { of })
    });
    shown.into_iter().map(|(at, _)| at).collect()
}

fn ends_in(entry: &Entry, endings: &[&str]) -> bool {
    entry.path.extension().is_some_and(|of| endings.iter().any(|ending| of.eq_ignore_ascii_case(ending)))
}

/// Names in an order people expect: 'battle 9' before 'battle 10'.
fn by_name(mut a: &str, mut b: &str) -> Ordering {
    loop {
        let (x, y) = match (a.chars().next(), b.chars().next()) {
            (Some(x), Some(y)) => (x, y),
            (x, y) => return x.cmp(&y),
        };
        if x.is_ascii_digit() && y.is_ascii_digit() {
            let (m, n) = (number(&mut a), number(&mut b));
            // The longer one is the greater: neither has zeros in front.
            let order = m.len().cmp(&n.len()).then_with(|| m.cmp(n));
            if order != Ordering::Equal {
                return order;
            }
        } else if x == y {
            (a, b) = (a.get(x.len_utf8()..).unwrap_or(""), b.get(y.len_utf8()..).unwrap_or(""));
        } else {
            return x.cmp(&y);
        }
    }
}

/// Takes the digits a text begins with, without the zeros in front.
fn number<'a>(text: &mut &'a str) -> &'a str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    *text = rest;
    digits.trim_start_matches('0')
}

#[cfg(test)]
mod tests {
    use super::super::listing::{Entry, Progress, read};
    use super::{Column, Look, arrange, by_name, sort_by_name};
    use std::cmp::Ordering;
    use std::time::{Duration, SystemTime};

    fn entries() -> (tempfile::TempDir, Vec<Entry>) {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, bytes, age) in
            [("Battle 10.ron", 5, 1), ("battle 9.RON", 50, 3), ("notes.txt", 20, 2), (".old.ron", 1, 9)]
        {
            let path = folder.path().join(name);
            std::fs::write(&path, vec![b'x'; bytes]).expect("written");
            let then = SystemTime::now() - Duration::from_hours(age);
            std::fs::File::options()
                .write(true)
                .open(&path)
                .and_then(|f| f.set_modified(then))
                .expect("dated");
        }
        std::fs::create_dir(folder.path().join("Zorndorf")).expect("made");
        let mut entries = read(folder.path(), &Progress::default()).expect("read");
        sort_by_name(&mut entries);
        (folder, entries)
    }

    fn names(entries: &[Entry], look: Look, endings: &[&str]) -> Vec<String> {
        let shown = arrange(entries, look, endings);
        shown.into_iter().map(|at| entries[at].shown.clone()).collect()
    }

    #[test]
    fn folders_come_first_and_names_are_sorted_as_people_read_them() {
        let (_folder, entries) = entries();
        let look = Look::default();
        assert_eq!(names(&entries, look, &[]), ["Zorndorf", "battle 9.RON", "Battle 10.ron", "notes.txt"]);
        assert_eq!(names(&entries, look, &["ron"]), ["Zorndorf", "battle 9.RON", "Battle 10.ron"]);
        let falling = Look { falling: true, ..look };
        assert_eq!(names(&entries, falling, &["ron"]), ["Zorndorf", "Battle 10.ron", "battle 9.RON"]);
    }

    #[test]
    fn size_and_date_sort_and_hidden_files_are_shown_on_demand() {
        let (_folder, entries) = entries();
        let by = |by, hidden| names(&entries, Look { by, falling: false, hidden }, &[]);
        assert_eq!(by(Column::Size, false), ["Zorndorf", "Battle 10.ron", "notes.txt", "battle 9.RON"]);
        assert_eq!(
            by(Column::Changed, true),
            ["Zorndorf", ".old.ron", "battle 9.RON", "notes.txt", "Battle 10.ron"]
        );
    }

    #[test]
    fn numbers_in_names_count() {
        let order = [("a2", "a10"), ("a02", "a3"), ("a", "a1"), ("1757", "kolin"), ("a1b", "a1c")];
        for (a, b) in order {
            assert_eq!(by_name(a, b), Ordering::Less, "{a} before {b}");
            assert_eq!(by_name(b, a), Ordering::Greater);
        }
        assert_eq!(by_name("007", "7"), Ordering::Equal);
    }
}
