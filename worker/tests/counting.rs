//! The messages between the page and a counting worker.

use bitqueens_core::{
    counting::{CountMethod, Kernel, Plan, plan},
    solver::Size,
};
use bitqueens_worker::{
    Message, Reply, Request,
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
            assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request));
        }
    }
}

#[test]
fn a_request_that_cannot_be_is_none() {
    let task = 7;
    let job = <[u32; 4]>::from(work().job);
    let (version, board) = (job[0], job[1]);
    // No such kernel, another version's plan, no such board, no such job.
    for (kernel, job) in [
        (3, job),
        (2, [version + 1, job[1], job[2], job[3]]),
        (2, [version, 99, job[2], job[3]]),
        (2, [version, board, job[2], 1]),
    ] {
        let work = (kernel, job);
        let bytes = Request { task, work }.to_bytes();
        assert_eq!(Request::<JobRequest>::from_bytes(&bytes), None, "{work:?}");
    }
    let bytes = Request { task, work: work() }.to_bytes();
    assert_eq!(Request::<JobRequest>::from_bytes(&bytes[1..]), None);
    let cut = bytes.len() - 1;
    assert_eq!(Request::<JobRequest>::from_bytes(&bytes[..cut]), None);
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
        assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
    }
}

#[test]
fn a_reply_is_laid_out_as_the_benchmark_in_the_browser_reads_it() {
    let answer = JobCount {
        work: work(),
        count: 5 << 32 | 4,
        micros: 9,
    };
    let bytes = Reply::Answer { task: 7, answer }.to_bytes();
    // Each number ends with a byte below 128.
    let numbers: Vec<_> = bytes.split_inclusive(|byte| *byte < 128).collect();
    assert_eq!(numbers.len(), 9);
    assert_eq!(numbers[0], [1]);
    assert_eq!(numbers[7], [4 | 128, 128, 128, 128, 5 << 4]);
    assert_eq!(Reply::<JobCount>::Ready.to_bytes(), [0]);
}

proptest! {
    #[test]
    fn any_bytes_are_a_request_or_none(bytes in prop::collection::vec(any::<u8>(), 0..16)) {
        if let Some(request) = Request::<JobRequest>::from_bytes(&bytes) {
            prop_assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request));
        }
    }

    #[test]
    fn any_bytes_are_an_answer_or_none(tail in prop::collection::vec(any::<u8>(), 0..12), kind in 0..3_u8) {
        let answer = JobCount { work: work(), count: 0, micros: 0 };
        let mut bytes = Reply::Answer { task: 7, answer }.to_bytes();
        bytes[0] = kind;
        bytes.truncate(bytes.len() - 2);
        bytes.extend(tail);
        if let Some(reply) = Reply::<JobCount>::from_bytes(&bytes) {
            prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
        }
    }
}
