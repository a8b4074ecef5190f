//! The counting worker for browsers with vectors of 128 bits; elsewhere it does not load.

/// Loaded as a module of its own, because a module with vectors is refused as a whole where there are none.
#[cfg(target_arch = "wasm32")]
fn main() {
    use bitqueens::counting::{Counter, Job, Kernel};

    fn count(counter: &mut Counter, job: Job) -> u64 {
        counter.count_simd(job)
    }

    bitqueens::worker::start(Kernel::Simd, count);
}

/// A worker lives in a browser; natively there is nothing to start.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
