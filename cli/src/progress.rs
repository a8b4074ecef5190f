//! How far a count is: a bar on a terminal, now and then a line elsewhere.

use std::{
    env,
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

use indicatif::{FormattedDuration, HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{
    arguments::{Lines, Talk},
    output::say,
};

/// The progress of a count.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// The time that the count may take; without one it counts all jobs.
    limit: Option<Duration>,
    /// How often a line is written, and when the last one was.
    lines: Option<(Duration, Instant)>,
}

impl Progress {
    /// The progress of so many jobs, or through a time.
    pub(crate) fn new(talk: &Talk, lines: &Lines, n_jobs: u64, limit: Option<Duration>) -> Self {
        // A bar moves the cursor, which not every terminal can.
        let is_terminal =
            io::stderr().is_terminal() && env::var_os("TERM").is_none_or(|term| term != "dumb");
        let target = if is_terminal && !talk.quiet {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let (len, template) = match limit {
            Some(limit) => (limit.as_secs(), "{wide_bar} {elapsed} of {msg}"),
            None => (
                n_jobs,
                "{wide_bar} {human_pos} of {human_len} jobs, {elapsed}, {eta} left",
            ),
        };
        let bar = ProgressBar::with_draw_target(Some(len), target);
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        if let Some(limit) = limit {
            bar.set_message(FormattedDuration(limit).to_string());
        }
        if is_terminal && !talk.quiet {
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        let lines = (!is_terminal && !talk.quiet).then(|| (lines.progress, Instant::now()));
        Self { bar, limit, lines }
    }

    /// A job more is counted.
    pub(crate) fn add(&self) {
        if self.limit.is_none() {
            self.bar.inc(1);
        }
    }

    /// Time has passed: writes a line where one is due.
    pub(crate) fn tick(&mut self) {
        if self.limit.is_some() {
            self.bar.set_position(self.bar.elapsed().as_secs());
        }
        if let Some((every, last)) = &mut self.lines
            && *every <= last.elapsed()
        {
            *last = Instant::now();
            say(self.line());
        }
    }

    fn line(&self) -> String {
        let elapsed = FormattedDuration(self.bar.elapsed());
        if let Some(limit) = self.limit {
            return format!("{elapsed} of {}", FormattedDuration(limit));
        }
        let [done, all] = [self.bar.position(), self.bar.length().unwrap_or(0)].map(HumanCount);
        let left = FormattedDuration(self.bar.eta());
        format!("{done} of {all} jobs, {elapsed}, {left} left")
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
