//! Writing questions of the course for Moodle, by the project's own program.

use std::path::{Path, PathBuf};

use bitqueens_course::Lang;

use crate::{
    Failure,
    run::{run, step, writer},
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The file to write
    #[arg(default_value = "bitqueens-moodle.xml")]
    file: PathBuf,
    /// The language of the questions
    #[arg(long, value_parser = Lang::ALL.map(Lang::tag), default_value = Lang::AT_TOP.tag())]
    language: String,
    /// How many questions are drawn of each exercise
    #[arg(long, default_value_t = 40)]
    versions: usize,
    /// Lessons by their names in addresses, such as `mask shift`; without it every lesson
    #[arg(long, num_args = 1..)]
    lessons: Vec<String>,
}

/// Writes the file, in the folder that the command was called from.
pub(crate) fn moodle(options: &Options, called_from: &Path) -> Result<(), Failure> {
    let file = called_from.join(&options.file);
    step(&format!("Writing {}", file.display()), || {
        let mut command = writer("run", "moodle");
        command.arg("--").arg(&file);
        command.args([&options.language, &options.versions.to_string()]);
        command.args(&options.lessons);
        run(
            &mut command,
            "the file is not written; the lines above say why",
        )
    })
}
