//! Mounts the ladder.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::LadderBundle>();
}
