//! The course's part of the address.

use crate::text::Problem;

/// No lesson has more exercises.
const MOST_SEEDS: usize = 8;

/// What the address says of the course: `#/learn/shift?seed=3.7&sheet=1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseLink {
    /// The name of the lesson; empty for the list of lessons.
    pub lesson: String,
    /// The seeds of the lesson's exercises, from the top; those that are missing are 0.
    pub seeds: Vec<u64>,
    /// The exercise laid out as a sheet of paper, from 0; in the address it counts from 1.
    pub sheet: Option<usize>,
}

impl CourseLink {
    /// Reads a key of the course; `None` for a key of another page.
    pub(in crate::state) fn read(&mut self, key: &str, value: &str) -> Option<Result<(), Problem>> {
        match key {
            "seed" => {
                let read: Vec<Option<u64>> = value
                    .split('.')
                    .map(|seed| seed.trim().parse().ok())
                    .collect();
                let is_whole = read.len() <= MOST_SEEDS && !read.contains(&None);
                self.seeds = read
                    .into_iter()
                    .take(MOST_SEEDS)
                    .map(Option::unwrap_or_default)
                    .collect();
                while self.seeds.pop_if(|seed| *seed == 0).is_some() {}
                Some(is_whole.then_some(()).ok_or(Problem::Seed))
            }
            "sheet" => {
                let number = value.trim().parse::<usize>().ok();
                let index = number.and_then(|number| number.checked_sub(1));
                self.sheet = index.filter(|index| *index < MOST_SEEDS);
                Some(self.sheet.map(|_| ()).ok_or(Problem::Sheet))
            }
            _ => None,
        }
    }

    /// The parts of the query.
    pub(in crate::state) fn parts(&self) -> impl Iterator<Item = String> + use<> {
        let seeds = self.seeds.iter().map(u64::to_string).collect::<Vec<_>>();
        let seeds = (!seeds.is_empty()).then(|| format!("seed={}", seeds.join(".")));
        let sheet = self.sheet.map(|index| format!("sheet={}", index + 1));
        seeds.into_iter().chain(sheet)
    }
}
