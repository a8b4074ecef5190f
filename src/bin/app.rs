//! Starts the page.

fn main() {
    bitqueens::app::view::mount();
}
