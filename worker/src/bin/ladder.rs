//! The worker of the ladder.

fn main() {
    bitqueens_worker::end::ladder::start();
}
