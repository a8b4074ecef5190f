//! The counting worker for every browser: no vectors.

use bitqueens_core::counting::{Counter, Kernel};
use bitqueens_worker::end::counting;

fn main() {
    counting::start(Kernel::Scalar, Counter::count);
}
