//! Mounts the counting page.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::CountBundle>();
}
