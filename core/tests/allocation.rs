//! The solver's loop and the kernels' hot loops allocate nothing.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]
#![expect(unsafe_code, reason = "an allocator that counts is an unsafe trait")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use bitqueens_core::counting::{CountMethod, Counter, Job, Kernel, Plan, Sum};
use bitqueens_core::solver::{Machine, OpenRow, Placement, Size};

/// The system's allocator, which counts the calls of each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn note() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note();
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note();
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Does some work; returns how often it allocated, and its result.
fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let result = work();
    (ALLOCATIONS.get() - before, result)
}

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

#[test]
fn walking_allocates_nothing() {
    for n in [1, 4, 8, 27] {
        let mut machine = Machine::new(size(n));
        assert_eq!(allocations(|| machine.by_ref().take(20_000).count()).0, 0);
        assert_eq!(allocations(|| while machine.retreat() {}).0, 0);
        assert_eq!(machine, Machine::new(size(n)));
        machine.advance();
        let turns = || (0..5_000).filter(|_| machine.turn()).count();
        assert_eq!(allocations(turns).0, 0);
    }
}

#[test]
fn looking_at_a_machine_allocates_nothing() {
    let mut machine = Machine::new(size(8));
    while machine.advance().is_some() {
        let (n_allocations, ()) = allocations(|| {
            let placement = Placement::standing(&machine);
            assert!(placement.reached(&machine));
            assert!(placement.bits().eq(machine.queens()));
            let attacked = |power| machine.attacks(machine.open_row(), power).next().is_some();
            let n_attacked = (0..8).filter(|&power| attacked(power)).count();
            assert!(n_attacked <= placement.rows().count());
            assert_eq!(OpenRow::of(&machine).row(), machine.open_row());
        });
        assert_eq!(n_allocations, 0);
    }
}

#[test]
fn resuming_a_machine_allocates_nothing() {
    let mut machine = Machine::new(size(10));
    machine.by_ref().take(50_000).for_each(drop);
    let (n_allocations, resumed) = allocations(|| Machine::resume(&machine.snapshot()));
    assert_eq!((n_allocations, resumed), (0, Ok(machine)));
}

/// Some jobs of a plan that count the total.
fn first_jobs(n: u8, method: CountMethod) -> impl Iterator<Item = Job> {
    let plan = Plan::new(size(n), method);
    (0..3)
        .filter(move |index| plan.sum(*index) == Some(Sum::Total))
        .filter_map(move |index| plan.job(index))
}

#[test]
fn the_join_allocates_nothing_once_its_tables_are_there() {
    for job in first_jobs(12, CountMethod::Join).chain(first_jobs(13, CountMethod::Join)) {
        for kernel in Kernel::ALL {
            let mut counter = Counter::default();
            let first = counter.count_by(kernel, job);
            let again = allocations(|| counter.count_by(kernel, job));
            assert_eq!(again, (0, first), "{job} by {kernel}");
        }
    }
}

/// A job of the search lists its prefixes and makes its buffers; its hundreds of thousands of
/// placements allocate nothing.
#[test]
fn the_search_allocates_only_as_a_job_begins() {
    for job in first_jobs(13, CountMethod::Search).chain(first_jobs(15, CountMethod::Search)) {
        for kernel in Kernel::ALL {
            let mut counter = Counter::default();
            let (n_allocations, solutions) = allocations(|| counter.count_by(kernel, job));
            assert!(10_000 < solutions, "{job} has {solutions}");
            assert!(n_allocations < 200, "{job} by {kernel}: {n_allocations}");
        }
    }
}

#[test]
fn symmetric_solutions_are_counted_without_allocating() {
    let plan = Plan::new(size(16), CountMethod::Search);
    for index in [plan.len() - 2, plan.len() - 1] {
        let job = plan.job(index).unwrap();
        for kernel in Kernel::ALL {
            let mut counter = Counter::default();
            assert_eq!(allocations(|| counter.count_by(kernel, job)).0, 0);
        }
    }
}
