//! The fault in a program that a reader wrote.

use std::sync::LazyLock;

use super::Fault;
use crate::{
    program::{Program, ProgramRun, Statement, Stop, listing_text},
    solver::Size,
};

impl Fault {
    /// The known fault that a program has, whatever its names: the values that its words take one after the
    /// other are those of the listing with the fault.
    ///
    /// ```
    /// use bitqueens_core::{faults::Fault, program::{Program, listing_text}};
    ///
    /// let text = listing_text().replace("left", "l").replace("<< 1", ">> 1");
    /// assert_eq!(Fault::of(&Program::read(&text).unwrap()), Some(Fault::WrongWay));
    /// assert_eq!(Fault::of(&Program::read(&listing_text()).unwrap()), None);
    /// ```
    #[must_use]
    pub fn of(program: &Program) -> Option<Self> {
        let mut statements = program.statements().iter();
        if !statements.any(|statement| matches!(statement, Statement::While { .. })) {
            return None;
        }
        let trace = Trace::of(program);
        let mut known = KNOWN.iter();
        known.find_map(|(fault, known)| (*known == trace).then_some(*fault))
    }
}

/// The faults of the search, but for those that give every word the values of the listing.
static KNOWN: LazyLock<Vec<(Fault, Trace)>> = LazyLock::new(|| {
    let right = Program::read(&listing_text()).ok();
    let right = right.map(|listing| Trace::of(&listing));
    let faults = Fault::ALL.into_iter();
    let known = faults.filter_map(|fault| {
        let listing = Program::read(&fault.listing()?).ok()?;
        let trace = Trace::of(&listing);
        (right.as_ref() != Some(&trace)).then_some((fault, trace))
    });
    known.collect()
});

/// What the words of a program become on a board of 5.
#[derive(PartialEq)]
struct Trace {
    end: End,
    /// For each word the index and the value of each change, in the order of the changes; the words in an
    /// order that their names do not decide. A number that changes once at most, and not below 0, is a constant
    /// of the program's own and no word of the search.
    words: Vec<Vec<(Option<usize>, i64)>>,
}

/// How a run ends.
#[derive(Clone, Copy, PartialEq)]
enum End {
    Itself,
    Outside,
    /// It does not end, or not soon.
    Open,
}

impl Trace {
    /// The board on which programs are compared: no two faults do the same there.
    const SIDE: u8 = 5;
    /// The instructions of a run.
    const LIMIT: u64 = 200_000;
    /// The changes of a word that are compared where the run does not end: how many more there are within
    /// the limit depends on how the lines are written.
    const FIRST: usize = 30;

    fn of(program: &Program) -> Self {
        let size = Size::new(Self::SIDE).expect("a side of a board");
        let mut words = vec![Vec::new(); program.names().len()];
        let mut run = ProgramRun::new(program, size).with_limit(Self::LIMIT);
        let mut end = End::Itself;
        while let Some(ran) = run.next() {
            match ran {
                Ok(_) => {
                    let writes = run.writes().iter();
                    for write in writes.filter(|write| write.before != write.value) {
                        words[write.name].push((write.index, write.value));
                    }
                }
                Err(Stop::Endless) => end = End::Open,
                Err(Stop::Index { .. }) => end = End::Outside,
            }
        }
        words.retain(|word| !matches!(word[..], [] | [(None, 0..)]));
        if end == End::Open {
            for word in &mut words {
                word.truncate(Self::FIRST);
            }
        }
        words.sort();
        Self { end, words }
    }
}
