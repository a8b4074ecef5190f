//! The counting worker for every browser: no vectors.

use bitqueens::counting::{Counter, Kernel};
use bitqueens::worker;

fn main() {
    worker::start(Kernel::Scalar, Counter::count);
}
