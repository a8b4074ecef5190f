//! The time that a reader took for the lessons.

use bitqueens_course::LessonSummary;

use crate::site::{Keepsake, NotStored, Shelf};

/// The seconds for which each lesson was read, by its slug, in the order of the letters. Names that this version does not
/// know stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadTimes(Vec<(String, u32)>);

impl Keepsake for ReadTimes {
    /// Adds what was read since `before`: another tab may have added its own. What was cleared here goes.
    fn store(&mut self, before: &Self, shelf: &mut dyn Shelf) -> Result<(), NotStored> {
        let mut there = Self::read(&shelf.read(Self::KEY));
        let is_cleared = |slug: &str| before.find(slug).is_ok() && self.find(slug).is_err();
        there.0.retain(|(slug, _)| !is_cleared(slug));
        for (slug, seconds) in &self.0 {
            there.add(slug, seconds.saturating_sub(before.seconds(slug)));
        }
        shelf.put(Self::KEY, &there.stored())
    }
}

impl ReadTimes {
    /// The key under which they are stored.
    pub const KEY: &str = "bitqueens.read";
    /// The most seconds of a lesson that are counted: a day.
    pub const MOST: u32 = 86_400;

    /// Reads what [`stored`](Self::stored) wrote; what cannot be read is left out.
    pub fn read(text: &str) -> Self {
        let mut times = Self::default();
        for word in text.split_whitespace() {
            let time = word.split_once(':');
            let time = time.and_then(|(slug, seconds)| Some((slug, seconds.parse().ok()?)));
            if let Some((slug, seconds)) = time {
                times.add(slug, seconds);
            }
        }
        times
    }

    /// Each lesson with its seconds, `row:305`, with spaces between them.
    pub fn stored(&self) -> String {
        let words = self.0.iter();
        let words = words.map(|(slug, seconds)| format!("{slug}:{seconds}"));
        words.collect::<Vec<_>>().join(" ")
    }

    fn find(&self, slug: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(own, _)| (**own).cmp(slug))
    }

    fn seconds(&self, slug: &str) -> u32 {
        self.find(slug).map_or(0, |at| self.0[at].1)
    }

    /// Adds seconds for which a lesson was read.
    pub fn add(&mut self, slug: &str, seconds: u32) {
        match self.find(slug) {
            Ok(at) => self.0[at].1 = self.0[at].1.saturating_add(seconds).min(Self::MOST),
            Err(at) if seconds > 0 => {
                let seconds = seconds.min(Self::MOST);
                self.0.insert(at, (slug.to_owned(), seconds));
            }
            Err(_) => {}
        }
    }

    /// Adds other times to these.
    pub fn merge(&mut self, there: &Self) {
        for (slug, seconds) in &there.0 {
            self.add(slug, *seconds);
        }
    }

    /// The whole minutes nearest to the time for which a lesson was read.
    pub fn minutes(&self, lesson: &LessonSummary) -> usize {
        let minutes = (self.seconds(&lesson.slug) + 30) / 60;
        usize::try_from(minutes).unwrap_or_default()
    }
}

/// How long a reader took for lessons that are done, and how long they are said to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingPace {
    pub n_lessons: usize,
    pub took: usize,
    pub promised: usize,
}

impl ReadingPace {
    /// The fewest lessons that tell a reader's pace.
    pub const FEWEST: usize = 3;

    /// The minutes that lessons of this many promised minutes take at this pace, at least one.
    pub fn minutes(self, promised: usize) -> usize {
        (promised * self.took).div_ceil(self.promised)
    }
}

/// Measures how long someone reads, on a page that looks at its clock every [`LOOK_MS`](Self::LOOK_MS).
///
/// No event reports that the machine slept or that nobody sits before it. A gap that is too long between two looks was
/// sleep. Where nothing was pressed or scrolled for [`LEFT_MS`](Self::LEFT_MS), the page was left, until the next sign.
///
/// ```text
/// page's clock   0   10 s   20 s           8 h   8 h 10 s      it is shown, and pressed at 0 and at 8 h
/// read           0     10     20            20         30
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadingClock {
    /// When it was looked at last, in milliseconds of the page's clock.
    looked_at: u64,
    /// When the reader gave the last sign.
    sign_at: u64,
    /// What was read and is still less than a second.
    rest_ms: u64,
}

impl ReadingClock {
    /// The milliseconds between two looks.
    pub const LOOK_MS: u32 = 10_000;
    /// The most milliseconds between two looks of a machine that is awake.
    const AWAKE_MS: u64 = 15_000;
    /// The milliseconds without a sign of a reader after which the page counts as left.
    pub const LEFT_MS: u64 = 180_000;

    /// Begins to measure.
    pub const fn begun(now_ms: u64) -> Self {
        Self {
            looked_at: now_ms,
            sign_at: now_ms,
            rest_ms: 0,
        }
    }

    /// The reader pressed or scrolled something.
    pub const fn sign(&mut self, now_ms: u64) {
        self.sign_at = now_ms;
    }

    /// The whole seconds that were read since the last look, through which the page was hidden or not.
    pub fn look(&mut self, now_ms: u64, was_hidden: bool) -> u32 {
        let passed = now_ms.saturating_sub(self.looked_at);
        let is_left = self.looked_at.saturating_sub(self.sign_at) >= Self::LEFT_MS;
        self.looked_at = now_ms;
        if was_hidden || is_left || passed > Self::AWAKE_MS {
            return 0;
        }
        self.rest_ms += passed;
        let seconds = self.rest_ms / 1_000;
        self.rest_ms %= 1_000;
        u32::try_from(seconds).unwrap_or(u32::MAX)
    }
}
