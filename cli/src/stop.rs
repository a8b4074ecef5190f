//! Signals that ask a count to stop.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};

use crate::Failure;

/// Whether Ctrl+C or the system asked the command to stop. A second time ends it at once.
pub(crate) struct Stop([(i32, Arc<AtomicBool>); 2]);

impl Stop {
    /// Begins to listen.
    pub(crate) fn listen() -> Result<Self, Failure> {
        let stop = Self([SIGINT, SIGTERM].map(|signal| (signal, Arc::default())));
        for (signal, asked) in &stop.0 {
            for (_, before) in &stop.0 {
                // As process 1 of a container the system's own way of ending it would be ignored.
                flag::register_conditional_shutdown(*signal, 128 + *signal, Arc::clone(before))
                    .map_err(refused)?;
            }
            flag::register(*signal, Arc::clone(asked)).map_err(refused)?;
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

fn refused(error: std::io::Error) -> Failure {
    Failure::refused("signals", error)
}
