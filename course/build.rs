//! Reads the course's text and writes it as the data of Rust.

mod reader;

use std::{env, fs, path::Path};

fn main() {
    let course = reader::files(Path::new(".")).and_then(|files| reader::course(&files));
    match course {
        Ok(course) => {
            let folder = env::var_os("OUT_DIR").expect("cargo names the folder");
            fs::write(Path::new(&folder).join("course.rs"), course).expect("the folder is there");
        }
        // Cargo shows each of them, and the build fails.
        Err(mistakes) => mistakes
            .iter()
            .for_each(|mistake| println!("cargo::error=course/{mistake}")),
    }
}
