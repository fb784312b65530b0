//! The side of the reader: a process that is this program once more.

use crate::limits;
use crate::readers::READERS;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// The first argument of a process that reads for another.
pub(crate) const ARGUMENT: &str = "--read-confined";

/// How a reader is told what to do: its name, its bounds, what is asked of it.
pub(crate) struct Order {
    pub(crate) reader: String,
    pub(crate) memory_bytes: u64,
    pub(crate) seconds: u64,
    pub(crate) question: String,
}

impl Order {
    pub(crate) fn arguments(&self) -> [String; 5] {
        let (memory, seconds) = (self.memory_bytes.to_string(), self.seconds.to_string());
        [ARGUMENT.to_owned(), self.reader.clone(), memory, seconds, self.question.clone()]
    }

    /// What arguments say, the name of the program left out.
    fn of(mut arguments: impl Iterator<Item = OsString>) -> Option<Self> {
        let mut next = || arguments.next()?.into_string().ok();
        let reader = next().filter(|first| first == ARGUMENT).and_then(|_| next())?;
        let memory_bytes = next()?.parse().ok()?;
        let seconds = next()?.parse().ok()?;
        Some(Self { reader, memory_bytes, seconds, question: next()? })
    }
}

/// Does this process read for another? Then it has done so, and its `main` is to end with that; else it goes on. `main`
/// asks this before anything else, with its arguments but for the name of the program.
#[must_use]
pub fn serve(arguments: impl Iterator<Item = OsString>) -> Option<ExitCode> {
    let mut arguments = arguments.peekable();
    if arguments.peek().is_none_or(|first| first != ARGUMENT) {
        return None;
    }
    let done =
        Order::of(arguments).ok_or(io::ErrorKind::InvalidInput.into()).and_then(|order| answer(&order));
    Some(if done.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn answer(order: &Order) -> io::Result<()> {
    limits::hold(order.memory_bytes, order.seconds)?;
    let read = READERS.iter().find(|(name, _)| *name == order.reader).map(|(_, read)| read);
    let read = read.ok_or(io::ErrorKind::NotFound)?;
    let mut to = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    read(&mut io::stdin().lock(), &order.question, &mut to)?;
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::{Order, serve};

    #[test]
    fn an_order_is_read_as_it_was_given_and_nothing_else_is_one() {
        let order =
            Order { reader: "pdf".to_owned(), memory_bytes: 5, seconds: 6, question: "facts 1".to_owned() };
        let read = Order::of(order.arguments().map(Into::into).into_iter()).expect("one");
        assert_eq!((read.memory_bytes, read.seconds), (5, 6));
        assert_eq!((read.reader, read.question), (order.reader, order.question));
        assert!(serve(["battle.ron".into(), "--read-confined".into()].into_iter()).is_none());
        assert!(serve(std::iter::empty()).is_none());
    }
}
