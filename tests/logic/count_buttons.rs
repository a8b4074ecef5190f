//! No sequence of the counting page's buttons loses a job that was counted: each state that buttons
//! lead to is visited, and from each the jobs can be brought back.

use std::{
    collections::{BTreeSet, VecDeque},
    fmt::Write as _,
    rc::Rc,
};

use bitqueens::{
    pages::count::{CountAction, CountPage, Deletable, Recount, Report, RunAction},
    site::Awake,
};
use bitqueens_core::{
    counting::{Counter, Entry, Job, Ledger, plan},
    solver::Size,
};

use crate::program::Program;

/// Boards of a few jobs.
const BOARDS: [u8; 2] = [12, 13];
/// Finished counts after which a sequence is followed no further.
const MOST_FINISHED: u64 = 2;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

/// A program and what the reader has counted with it.
#[derive(Clone)]
struct Visit {
    program: Program,
    /// The jobs of each board that were counted since it was last finished.
    counted: [BTreeSet<u64>; 2],
    /// The counts that were finished.
    n_finished: u64,
}

impl Visit {
    fn page(&self) -> &CountPage {
        self.program.page()
    }

    fn press(&mut self, action: CountAction) {
        self.program.act(action);
    }

    fn run(&mut self, action: RunAction) {
        self.press(CountAction::Run {
            action,
            now: Awake::at(0),
        });
    }

    fn bring_back(&mut self, what: Deletable) {
        let now = Awake::at(0);
        self.press(CountAction::BringBack { what, now });
    }

    /// Lets the pool count the next job, if there is a pool.
    fn count_a_job(&mut self, counter: &mut Counter) {
        let Some(pool) = self.page().pool() else {
            return;
        };
        let run = self.page().run.clone().unwrap();
        let mut ledger = Ledger::clone(&run.ledger);
        let is_left = |job: &u64| !ledger.has(*job);
        let next = match &pool.jobs {
            Some(chosen) => {
                let jobs = |entry: &Entry| entry.first..entry.first + entry.jobs;
                chosen.iter().flat_map(jobs).find(is_left)
            }
            None => ledger.left().next().map(Job::index),
        };
        let Some(next) = next else { return };
        let job = ledger.plan().job(next).unwrap();
        ledger.record(next, counter.count(job)).unwrap();
        let n_runs = self.page().finished.runs().len();
        self.press(CountAction::Reported(Report {
            run: pool.run,
            ledger: Rc::new(ledger),
            broken: None,
            is_unheard: false,
            now: Awake::at(0),
            date_ms: self.n_finished,
        }));
        // A recount of every job is a finished count too.
        let is_done = n_runs < self.page().finished.runs().len();
        self.n_finished += u64::from(is_done);
        if run.check.is_some() {
            return;
        }
        let at = BOARDS.iter().position(|n| size(*n) == run.plan().size());
        let counted = &mut self.counted[at.unwrap()];
        counted.insert(next);
        if is_done {
            counted.clear();
        }
    }

    /// Says everything that decides what the buttons do.
    fn key(&self) -> String {
        let page = self.page();
        let mut key = format!("{} {:?}", page.settings.size, self.counted);
        if let Some(run) = &page.run {
            let how = run.check.as_ref().map(|check| check.how);
            write!(key, " {:?} {how:?} {}", run.phase, run.ledger).unwrap();
        }
        for board in BOARDS.map(size) {
            let of = |ledger: Option<&Rc<Ledger>>| ledger.map(ToString::to_string);
            let (saved, deleted) = (page.records.of(board), page.records.deleted(board));
            write!(key, " {:?} {:?}", of(saved), of(deleted)).unwrap();
        }
        let n_runs = page.finished.runs().len();
        key + &format!(" {n_runs} {}", self.n_finished)
    }

    /// Asserts that what was counted of each board is there once the reader has brought it back.
    fn assert_nothing_is_lost(&self, way: &str) {
        for (board, counted) in BOARDS.map(size).into_iter().zip(&self.counted) {
            let mut visit = self.clone();
            visit.run(RunAction::Pause);
            visit.press(CountAction::Size(board));
            visit.bring_back(Deletable::Record);
            let saved = visit.page().records.of(board);
            let has = |job: &u64| saved.is_some_and(|saved| saved.has(*job));
            assert!(counted.iter().all(has), "N = {board} after {way}");
        }
        let mut visit = self.clone();
        visit.bring_back(Deletable::Finished);
        let n_runs = visit.page().finished.runs().len();
        assert_eq!(u64::try_from(n_runs), Ok(self.n_finished), "after {way}");
    }
}

#[test]
fn no_sequence_of_buttons_loses_a_job_that_was_counted() {
    let mut counter = Counter::default();
    assert!(BOARDS.iter().all(|n| plan(size(*n)).len() < 5));
    let buttons: Vec<CountAction> = [
        RunAction::Count,
        RunAction::Anew,
        RunAction::Pause,
        RunAction::Cancel,
        RunAction::Check(Recount::Sample),
    ]
    .into_iter()
    .map(|action| CountAction::Run {
        action,
        now: Awake::at(0),
    })
    .chain(BOARDS.map(|n| CountAction::Size(size(n))))
    .chain([Deletable::Record, Deletable::Finished].map(CountAction::Delete))
    .chain([Deletable::Record, Deletable::Finished].map(|what| {
        let now = Awake::at(0);
        CountAction::BringBack { what, now }
    }))
    .collect();
    let first = Visit {
        program: Program::open("count/#n=12"),
        counted: Default::default(),
        n_finished: 0,
    };
    let mut seen = BTreeSet::from([first.key()]);
    let mut open = VecDeque::from([(first, String::new())]);
    while let Some((visit, way)) = open.pop_front() {
        for button in (0..buttons.len()).map(Some).chain([None]) {
            let (mut next, mut way) = (visit.clone(), way.clone());
            if let Some(button) = button {
                write!(way, "{:?}, ", buttons[button]).unwrap();
                next.press(buttons[button].clone());
            } else {
                way += "a job is counted, ";
                next.count_a_job(&mut counter);
            }
            if seen.insert(next.key()) {
                next.assert_nothing_is_lost(&way);
                if next.n_finished < MOST_FINISHED {
                    open.push_back((next, way));
                }
            }
        }
    }
    assert!(500 < seen.len(), "{} states", seen.len());
}
