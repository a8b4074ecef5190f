//! The worker of the reader's program.

fn main() {
    bitqueens_worker::end::program::start();
}
