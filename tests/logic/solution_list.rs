//! The list of the solutions found so far.

use bitqueens::{
    pages::step::{FoundSolution, SolutionList, StepAction},
    player::Move,
};
use bitqueens_core::solver::{Phase, Solutions};

use crate::{
    program::Program,
    stepping_page::{size, step},
};

fn listed(program: &Program) -> &[FoundSolution] {
    let n_solutions = program.machine().counters().solutions;
    program.step_page().solutions.listed(n_solutions)
}

#[test]
fn the_list_holds_every_solution_found_so_far() {
    let program = Program::open("step/#n=6&open=solutions");
    assert_eq!(listed(&program).len(), 0);
    let end = program.moved(Move::Last);
    let all: Vec<_> = Solutions::new(size(6)).collect();
    assert!(listed(&end).iter().map(|found| found.solution).eq(all));
    assert!(!end.step_page().is_gathering());
    for found in listed(&end) {
        let there = end.after(step(Move::Seek(found.step)));
        let machine = there.machine();
        assert_eq!(machine.phase(), Phase::Solution);
        let queens: Vec<_> = machine.queens().collect();
        assert_eq!(queens, found.solution.bits());
        let n = u64::try_from(listed(&there).len());
        assert_eq!(n, Ok(machine.counters().solutions));
    }
}

#[test]
fn a_list_of_thousands_is_cut_and_says_so() {
    let mut program = Program::open("step/#n=11&at=1322003&open=solutions").settled();
    while program.step_page().is_gathering() {
        program = program.changed(StepAction::Gather);
    }
    let n_found = program.machine().counters().solutions;
    assert_eq!((n_found, listed(&program).len()), (2_680, 1_000));
    let last = program.changed(StepAction::SolutionsPage(usize::MAX / 40));
    let list = &last.step_page().solutions;
    let numbers: Vec<_> = list.on_page(n_found).map(|(number, _)| number).collect();
    assert_eq!((numbers[0], numbers.len()), (981, 20));
    assert_eq!(
        (list.page_shown(n_found) + 1) * SolutionList::ON_A_PAGE,
        1_000
    );
}

#[test]
fn nothing_is_gathered_while_the_list_is_folded() {
    let program = Program::open("step/#n=6&at=700");
    assert!(!program.step_page().is_gathering());
    assert_eq!(listed(&program).len(), 0);
}
