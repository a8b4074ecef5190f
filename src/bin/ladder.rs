//! The worker of the ladder.

fn main() {
    bitqueens::ladder_worker::start();
}
