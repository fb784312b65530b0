//! The side of whoever asks: starts the reader, hands it the file, waits for what it says.

use crate::limits::{self, Limits};
use crate::pipes::{self, Writer};
use crate::serve::Order;
use std::collections::VecDeque;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How long a wait lasts before it is asked whether the answer is still wanted.
const PATIENCE: Duration = Duration::from_millis(50);
/// Why there is no answer, or no more of it.
#[derive(Debug)]
pub enum Stopped {
    /// It is not wanted any more.
    Cancelled,
    /// It took more memory or time than it may.
    OutOfBounds,
    /// It fell over the file.
    GaveUp,
    /// The system does not hold processes in bounds, or does not start one.
    Impossible(io::Error),
    /// The file cannot be read.
    Unreadable(io::Error),
}

static INSTEAD: OnceLock<PathBuf> = OnceLock::new();

/// Says which program reads, where it is not this one: a test that is no program of ours. Only the first call counts.
pub fn start_instead(program: PathBuf) {
    let _ = INSTEAD.set(program);
}

/// This program, though it may have been replaced by another version since it was started.
fn program() -> io::Result<PathBuf> {
    if let Some(program) = INSTEAD.get() {
        return Ok(program.clone());
    }
    let itself = PathBuf::from("/proc/self/exe");
    if cfg!(target_os = "linux") && itself.exists() { Ok(itself) } else { std::env::current_exe() }
}

/// A reader that was asked something. It is ended when this is dropped.
pub struct Asked<'a> {
    child: Child,
    /// What it says, piece by piece.
    answer: Receiver<io::Result<Vec<u8>>>,
    /// What is left of the last piece.
    rest: VecDeque<u8>,
    until: Instant,
    is_cancelled: &'a dyn Fn() -> bool,
}

impl<'a> Asked<'a> {
    /// Starts a reader and hands it all bytes of a file.
    ///
    /// # Errors
    /// Why it cannot be asked.
    pub fn start(
        reader: &str,
        question: &str,
        source: &mut dyn Read,
        limits: Limits,
        is_cancelled: &'a dyn Fn() -> bool,
    ) -> Result<Self, Stopped> {
        let order = Order {
            reader: reader.to_owned(),
            memory_bytes: limits.memory_bytes,
            seconds: limits.time.as_secs().max(1),
            question: question.to_owned(),
        };
        let mut child = Command::new(program().map_err(Stopped::Impossible)?)
            .args(order.arguments())
            .env_clear()
            // Libraries of Windows find each other by it.
            .envs(std::env::var_os("SystemRoot").filter(|_| cfg!(windows)).map(|root| ("SystemRoot", root)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(Stopped::Impossible)?;
        let pipes = limits::hold_child(&mut child, limits.memory_bytes)
            .and_then(|()| {
                child.stdin.take().zip(child.stdout.take()).ok_or(io::ErrorKind::BrokenPipe.into())
            })
            .and_then(|(to, from)| Ok((pipes::writer(to)?, pipes::reader(from)?)));
        let until = Instant::now() + limits.time;
        let (to, answer) = match pipes {
            Ok(pipes) => pipes,
            Err(why) => {
                end(&mut child);
                return Err(Stopped::Impossible(why));
            }
        };
        let asked = Self { child, answer, rest: VecDeque::new(), until, is_cancelled };
        asked.hand_over(source, &to)?;
        Ok(asked)
    }

    fn hand_over(&self, source: &mut dyn Read, to: &Writer) -> Result<(), Stopped> {
        loop {
            let mut piece = vec![0; pipes::PIECE];
            let count = match source.read(&mut piece) {
                Ok(0) => return Ok(()),
                Ok(count) => count,
                Err(why) if why.kind() == io::ErrorKind::Interrupted => continue,
                Err(why) => return Err(Stopped::Unreadable(why)),
            };
            piece.truncate(count);
            // Where it takes no more it has answered already, or is no more: its answer tells.
            if to.pieces.send(piece).is_err() {
                return Ok(());
            }
            match self.wait(&to.written)? {
                Some(Ok(())) => {}
                None => return Ok(()),
                Some(Err(why)) if why.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
                Some(Err(why)) => return Err(Stopped::Impossible(why)),
            }
        }
    }

    /// The next bytes of its answer; none at its end.
    ///
    /// # Errors
    /// Where there is no more of it: it ended in the middle, or is not wanted.
    pub fn read(&mut self, to: &mut [u8]) -> Result<usize, Stopped> {
        if self.rest.is_empty() {
            self.rest = match self.wait(&self.answer)? {
                Some(piece) => piece.map_err(Stopped::Impossible)?.into(),
                None => return Ok(0),
            };
        }
        self.rest.read(to).map_err(Stopped::Impossible)
    }

    /// Fills all of `to`.
    ///
    /// # Errors
    /// As [`Self::read`], or where the answer ends before.
    pub fn read_exact(&mut self, mut to: &mut [u8]) -> Result<(), Stopped> {
        while !to.is_empty() {
            let count = self.read(to)?;
            if count == 0 {
                return Err(self.ended());
            }
            to = to.get_mut(count..).unwrap_or_default();
        }
        Ok(())
    }

    /// The next line of its answer, of so many bytes at most, without its end.
    ///
    /// # Errors
    /// As [`Self::read_exact`], or where there is none so short.
    pub fn line(&mut self, most: usize) -> Result<String, Stopped> {
        let mut line = Vec::new();
        while line.len() < most {
            let mut byte = [0];
            self.read_exact(&mut byte)?;
            if byte == *b"\n" {
                return String::from_utf8(line).map_err(|_| Stopped::GaveUp);
            }
            line.extend(byte);
        }
        Err(Stopped::GaveUp)
    }

    /// Why it ended before its answer did: by itself, or by the system, which held it in bounds.
    fn ended(&mut self) -> Stopped {
        match self.child.wait() {
            Ok(status) if limits::by_itself(status) => Stopped::GaveUp,
            _ => Stopped::OutOfBounds,
        }
    }

    /// The next of what a pipe's thread says; `None` once it has said all.
    fn wait<T>(&self, from: &Receiver<T>) -> Result<Option<T>, Stopped> {
        loop {
            if (self.is_cancelled)() {
                return Err(Stopped::Cancelled);
            }
            if Instant::now() > self.until {
                return Err(Stopped::OutOfBounds);
            }
            match from.recv_timeout(PATIENCE) {
                Ok(said) => return Ok(Some(said)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        end(&mut self.child);
    }
}

/// Ends a reader: it may have ended by itself, and one that was killed is not waited for long.
fn end(child: &mut Child) {
    let _ = child.kill();
    let _ = child.wait();
}
