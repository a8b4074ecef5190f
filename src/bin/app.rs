//! Mounts the page.

fn main() {
    bitqueens::ui::mount();
}
