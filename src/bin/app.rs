//! Mounts the first bundle: stepping and counting.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::Main>();
}
