//! Mounts the bit lab.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::BitsBundle>();
}
