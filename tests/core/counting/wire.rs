//! What crosses the thread comes out as it went in.

use bitqueens::counting::{Kernel, Method, Plan, plan};
use bitqueens::solver::Size;
use bitqueens::wire::{Build, Counted, Refusal, Reply, Request};
use proptest::prelude::*;

fn request() -> Request {
    Request {
        run: 7,
        kernel: Kernel::Simd,
        job: plan(Size::new(16).unwrap()).job(3).unwrap(),
    }
}

#[test]
fn a_request_comes_out_as_it_went_in() {
    for kernel in Kernel::ALL {
        let request = Request {
            kernel,
            ..request()
        };
        assert_eq!(Request::from_words(&request.to_words()), Ok(request));
    }
}

#[test]
fn a_request_that_cannot_be_is_refused_with_the_reason() {
    let words = request().to_words();
    let with = |at: usize, word| {
        let mut words = words;
        words[at] = word;
        Request::from_words(&words)
    };
    assert_eq!(with(1, 3), Err(Refusal::Unreadable));
    assert_eq!(with(2, u32::MAX), Err(Refusal::Version));
    assert_eq!(with(3, 99), Err(Refusal::NoJob));
    assert_eq!(with(5, 1), Err(Refusal::NoJob));
    assert_eq!(Request::from_words(&words[1..]), Err(Refusal::Unreadable));
    assert_eq!(Request::from_words(&[]), Err(Refusal::Unreadable));
}

#[test]
fn every_reply_comes_out_as_it_went_in() {
    let Request { run, kernel, job } = request();
    let counted = |count| {
        Reply::Counted(Counted {
            run,
            kernel,
            job,
            count,
            micros: 9,
        })
    };
    let mut replies = vec![
        Reply::Panicked {
            message: "index 5 at 効き筋".to_owned(),
        },
        Reply::Panicked {
            message: String::new(),
        },
        counted(0),
        counted(u64::MAX),
        // Above 2 to the 53rd, and odd: a floating-point number would lose the last bit.
        counted(234_907_967_154_122_527),
    ];
    replies.extend(Kernel::ALL.map(|kernel| Reply::Ready(Build::this(kernel))));
    let refusals = [
        Refusal::Unreadable,
        Refusal::Version,
        Refusal::NoJob,
        Refusal::Kernel,
    ];
    replies.extend(refusals.map(|refusal| Reply::Refused { run, refusal }));
    for reply in replies {
        assert_eq!(Reply::from_words(&reply.to_words()), Some(reply));
    }
}

#[test]
fn a_job_of_the_greatest_board_crosses_too() {
    let plan = Plan::new(Size::MAX, Method::Join);
    let job = plan.job(plan.len() - 1).unwrap();
    let request = Request { job, ..request() };
    assert_eq!(Request::from_words(&request.to_words()), Ok(request));
}

proptest! {
    #[test]
    fn any_words_are_a_message_or_none(mut words in prop::collection::vec(any::<u32>(), 0..14), kind in 0..6_u32) {
        let _: Result<Request, Refusal> = Request::from_words(&words);
        if let Some(first) = words.first_mut() {
            *first = kind;
        }
        if let Some(reply) = Reply::from_words(&words) {
            prop_assert_eq!(reply.to_words(), words);
        }
    }
}
