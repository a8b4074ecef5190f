//! `bitqueens completions` and `bitqueens man`

use std::{fs, io::Write};

use clap::CommandFactory;

use crate::{
    Failure,
    arguments::{Arguments, Completions, Man},
    output::print,
};

/// Prints what completes the command's arguments in a shell.
pub(crate) fn completions(arguments: &Completions) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(
        arguments.shell,
        &mut Arguments::command(),
        "bitqueens",
        &mut text,
    );
    print(|output| output.write_all(&text))
}

/// Writes a manual page for the command and for each of its commands.
pub(crate) fn man(arguments: &Man) -> Result<(), Failure> {
    let written = fs::create_dir_all(&arguments.folder)
        .and_then(|()| clap_mangen::generate_to(Arguments::command(), &arguments.folder));
    written.map_err(|error| Failure::refused(arguments.folder.display(), error))
}
