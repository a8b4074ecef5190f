//! Mounts the stepper that asks for each word before it is shown.

fn main() {
    bitqueens::ui::mount::<bitqueens::ui::PredictBundle>();
}
