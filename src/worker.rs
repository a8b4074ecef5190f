//! What a counting worker does: it says that it is ready, then counts one job after the other.
//!
//! It knows no page. Whoever started it may end it at any time; a job is lost then, and nothing else.

use crate::counting::{Counter, Job, Kernel};
use crate::thread::{now, serve};
use crate::wire::{Build, Counted, Refusal, Reply, Request};

/// Runs the worker: `count` is the loop of `kernel`.
pub fn start(kernel: Kernel, count: fn(&mut Counter, Job) -> u64) {
    let mut counter = Counter::default();
    serve(
        &Reply::Ready(Build::this(kernel)).to_words(),
        |message| Reply::Panicked { message }.to_words(),
        move |words| {
            let reply = words.map_or(
                Reply::Refused {
                    run: 0,
                    refusal: Refusal::Unreadable,
                },
                |words| answer(kernel, count, &mut counter, &words),
            );
            reply.to_words()
        },
    );
}

/// The reply to a message.
fn answer(
    own: Kernel,
    count: fn(&mut Counter, Job) -> u64,
    counter: &mut Counter,
    words: &[u32],
) -> Reply {
    let run = words.first().copied().unwrap_or(0);
    let request = match Request::from_words(words) {
        Ok(request) => request,
        Err(refusal) => return Reply::Refused { run, refusal },
    };
    let start = now();
    let count = if request.kernel == own {
        count(counter, request.job)
    } else if request.kernel == Kernel::Plain {
        counter.count_plain(request.job)
    } else {
        return Reply::Refused {
            run,
            refusal: Refusal::Kernel,
        };
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time that does not fit stops at the greatest"
    )]
    let micros = ((now() - start) * 1000.0) as u32;
    Reply::Counted(Counted {
        run,
        kernel: request.kernel,
        job: request.job,
        count,
        micros,
    })
}
