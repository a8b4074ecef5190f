//! Mounts the course.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::LearnBundle>();
}
