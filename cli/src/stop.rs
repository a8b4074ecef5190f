//! Signals that ask a count to stop.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};

/// Whether Ctrl+C or the system asked the command to stop. A second time ends it at once.
pub(crate) struct Stop([(i32, Arc<AtomicBool>); 2]);

impl Stop {
    /// Begins to listen.
    pub(crate) fn listen() -> io::Result<Self> {
        let stop = Self([SIGINT, SIGTERM].map(|signal| (signal, Arc::default())));
        for (signal, asked) in &stop.0 {
            flag::register_conditional_default(*signal, Arc::clone(asked))?;
            flag::register(*signal, Arc::clone(asked))?;
        }
        Ok(stop)
    }

    /// The signal that came.
    pub(crate) fn signal(&self) -> Option<i32> {
        let came = self
            .0
            .iter()
            .find(|(_, asked)| asked.load(Ordering::Relaxed));
        came.map(|(signal, _)| *signal)
    }
}
