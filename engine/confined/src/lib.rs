//! Files that could take the program down, read by a process of their own.
//!
//! Some readers of other people's cannot be held in bounds: they take what memory a file says, cannot be stopped, and a
//! failed allocation ends the process that asked. They run in a second process of the same program, which limits its own
//! memory and time before it reads a byte (on Windows whoever started it limits its memory), opens no file and answers over a
//! pipe ([`serve`]); whoever asks ([`Asked`]) waits until an answer, the end of its time or of his patience, and holds what
//! comes against his own budget.
//!
//! A reader is a file in `readers/` and a line in the list there. The program's `main` calls [`serve`] first of all. Must
//! not know the editor, boards or what is made of what was read.

mod asked;
mod limits;
mod pages;
mod pipes;
mod readers;
mod serve;
mod workbook;

pub use asked::{Asked, Stopped, start_instead};
pub use limits::Limits;
pub use pages::PdfPages;
pub use serve::serve;
pub use workbook::{BookCell, BookError, BookSheet, Workbooks};
