//! The messages between the page and the ladder's worker.

use bitqueens_core::{
    ladder::{Method, Run, SearchFigures},
    solver::Size,
};
use bitqueens_worker::{
    Message, Reply, Request,
    ladder::{RunReply, RunRequest},
};
use proptest::prelude::*;

#[test]
fn every_request_arrives_as_it_was_sent() {
    for method in Method::ALL {
        for &form in method.forms() {
            for size in Size::all() {
                for count in [false, true] {
                    let run = Run::new(method, form, size).unwrap();
                    let work = RunRequest { run, count };
                    let request = Request { task: 7, work };
                    assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request));
                }
            }
        }
    }
}

#[test]
fn what_is_no_run_is_no_request() {
    // Permutation in a loop, method 13, form 2, N = 0, N = 28, neither timed nor counted, too short, too long.
    for bytes in [
        [1, 1, 1, 8, 0].as_slice(),
        &[1, 13, 0, 8, 0],
        &[1, 0, 2, 8, 0],
        &[1, 0, 0, 0, 0],
        &[1, 0, 0, 28, 0],
        &[1, 0, 0, 8, 2],
        &[1, 0, 0, 8],
        &[1, 0, 0, 8, 0, 0],
    ] {
        assert_eq!(Request::<RunRequest>::from_bytes(bytes), None, "{bytes:?}");
    }
    let nearest = Request::<RunRequest>::from_bytes(&[1, 0, 0, 8, 0]);
    assert_eq!(nearest.map(|request| request.task), Some(1));
}

fn answer() -> impl Strategy<Value = RunReply> {
    prop_oneof![
        any::<[u32; 2]>().prop_map(|[done, parts]| RunReply::Part { done, parts }),
        any::<[u64; 2]>().prop_map(|[solutions, nanos]| RunReply::Timed { solutions, nanos }),
        any::<[u64; 3]>().prop_map(|[nodes, tests, leaves]| RunReply::Counted(SearchFigures {
            nodes,
            tests,
            leaves,
        })),
    ]
}

proptest! {
    #[test]
    fn every_answer_arrives_as_it_was_sent(task: u32, answer in answer()) {
        let reply = Reply::Answer { task, answer };
        prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
    }

    #[test]
    fn any_bytes_are_an_answer_or_none(bytes in prop::collection::vec(any::<u8>(), 0..32), kind in 0_u8..4) {
        let bytes: Vec<_> = [1, 7, kind].into_iter().chain(bytes).collect();
        if let Some(reply) = Reply::<RunReply>::from_bytes(&bytes) {
            prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
        }
    }
}
