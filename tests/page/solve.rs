use bitqueens::pages::solve::{SolveAction, Solved};

use crate::{contains, drawn, program::Program};

#[test]
fn solutions_found_are_listed_and_can_be_forgotten() {
    let mut program = Program::open_stored("solve/#n=4", &[(Solved::KEY, "4.2")]);
    contains(
        &drawn(&program),
        &[
            "data-found=\"1\"",
            "data-solution=\"2\"",
            "<code translate=\"no\">1 3 0 2</code>",
            "data-action=\"forget\"",
        ],
    );
    program.act(SolveAction::Forget);
    let html = drawn(&program);
    assert!(html.contains("data-found=\"0\"") && !html.contains("data-action=\"forget\""));
}
