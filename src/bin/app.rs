//! Mounts the first bundle: stepping.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::Main>();
}
