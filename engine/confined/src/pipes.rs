//! Pipes to and from a process, each worked by a thread, so that whoever asks can stop waiting: not every system can be
//! asked whether a pipe is ready.
//!
//! A thread ends with its pipe, which breaks when the process ends. Must not know what goes through.

use std::io::{self, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::Builder;

/// Bytes that go through a pipe at once.
pub(crate) const PIECE: usize = 1 << 16;

/// Whom to give what is to be written. The pipe closes when this is dropped.
pub(crate) struct Writer {
    pub(crate) pieces: Sender<Vec<u8>>,
    /// How each piece went, once it went.
    pub(crate) written: Receiver<io::Result<()>>,
}

/// Writes what it is given.
pub(crate) fn writer(mut to: ChildStdin) -> io::Result<Writer> {
    let (pieces, given) = mpsc::channel::<Vec<u8>>();
    let (went, written) = mpsc::channel();
    Builder::new().name("to a reader".to_owned()).spawn(move || {
        for piece in given {
            let done = to.write_all(&piece);
            let failed = done.is_err();
            if went.send(done).is_err() || failed {
                return;
            }
        }
    })?;
    Ok(Writer { pieces, written })
}

/// Reads until the end, one piece ahead of whoever takes them.
pub(crate) fn reader(mut from: ChildStdout) -> io::Result<Receiver<io::Result<Vec<u8>>>> {
    let (said, answer) = mpsc::sync_channel(1);
    Builder::new().name("from a reader".to_owned()).spawn(move || {
        loop {
            let mut piece = vec![0; PIECE];
            let read = match from.read(&mut piece) {
                Ok(0) => return,
                Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
                other => other,
            };
            let failed = read.is_err();
            let read = read.map(|count| {
                piece.truncate(count);
                piece
            });
            if said.send(read).is_err() || failed {
                return;
            }
        }
    })?;
    Ok(answer)
}
