//! The messages between the page and a counting worker.

use bitqueens_core::{
    counting::{CountMethod, Kernel, Plan, plan},
    solver::Size,
};
use bitqueens_worker::{
    Reply, Request,
    counting::{JobCount, JobRequest},
};
use proptest::prelude::*;

fn work() -> JobRequest {
    JobRequest {
        kernel: Kernel::Simd,
        job: plan(Size::new(16).unwrap()).job(3).unwrap(),
    }
}

#[test]
fn a_request_arrives_as_it_was_sent() {
    let greatest = Plan::new(Size::MAX, CountMethod::Join);
    for kernel in Kernel::ALL {
        for job in [work().job, greatest.job(greatest.len() - 1).unwrap()] {
            let work = JobRequest { kernel, job };
            let request = Request { task: 7, work };
            assert_eq!(Request::from_words(&request.to_words()), Some(request));
        }
    }
}

#[test]
fn a_request_that_cannot_be_is_none() {
    let words = Request {
        task: 7,
        work: work(),
    }
    .to_words();
    // No such kernel, another version's plan, no such board, no such job.
    for (at, word) in [(1, 3), (2, u32::MAX), (3, 99), (5, 1)] {
        let mut words = words.clone();
        words[at] = word;
        assert_eq!(Request::<JobRequest>::from_words(&words), None, "{words:?}");
    }
    assert_eq!(Request::<JobRequest>::from_words(&words[1..]), None);
    assert_eq!(Request::<JobRequest>::from_words(&words[..5]), None);
}

#[test]
fn every_count_arrives_as_it_was_sent() {
    // The last is above 2 to the 53rd, and odd: a floating-point number would lose the last bit.
    for count in [0, u64::MAX, 234_907_967_154_122_527] {
        let answer = JobCount {
            work: work(),
            count,
            micros: 9,
        };
        let reply = Reply::Answer { task: 7, answer };
        assert_eq!(Reply::from_words(&reply.to_words()), Some(reply));
    }
}

#[test]
fn a_reply_is_laid_out_as_the_benchmark_in_the_browser_reads_it() {
    let answer = JobCount {
        work: work(),
        count: 5 << 32 | 4,
        micros: 9,
    };
    let words = Reply::Answer { task: 7, answer }.to_words();
    assert_eq!((words[0], words[7], words[8], words.len()), (2, 4, 5, 10));
}

proptest! {
    #[test]
    fn any_words_are_a_request_or_none(words in prop::collection::vec(any::<u32>(), 0..8)) {
        if let Some(request) = Request::<JobRequest>::from_words(&words) {
            prop_assert_eq!(request.to_words(), words);
        }
    }

    #[test]
    fn any_words_are_an_answer_or_none(mut tail in prop::collection::vec(any::<u32>(), 0..6), kind in 1..4_u32) {
        let request = Request { task: 7, work: work() };
        let mut words = vec![kind];
        words.extend(request.to_words());
        words.append(&mut tail);
        if let Some(reply) = Reply::<JobCount>::from_words(&words) {
            prop_assert_eq!(reply.to_words(), words);
        }
    }
}
