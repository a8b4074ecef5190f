//! Compressed files beside those of a built site, for hosts that send what lies there.

use std::{
    io::{self, Write},
    num::NonZero,
    path::{Path, PathBuf},
    sync::Mutex,
    thread,
};

use brotli::{CompressorWriter, enc::BrotliEncoderParams};
use flate2::{Compression, write::GzEncoder};

use crate::{
    Failure,
    build::files::{below, ends_in, name_in, read, write},
    run::say,
};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The built site
    #[arg(default_value = "dist")]
    folder: PathBuf,
}

impl Options {
    /// The same with the path as it is meant in a folder.
    pub(crate) fn from(self, folder: &Path) -> Self {
        Self {
            folder: folder.join(self.folder),
        }
    }
}

/// The endings of files that compress; pictures are compressed already.
const ENDINGS: [&str; 9] = [
    "css",
    "html",
    "js",
    "json",
    "svg",
    "txt",
    "wasm",
    "webmanifest",
    "xml",
];

/// What is written behind a file's own name, for each way of compressing.
pub(crate) const ADDED: [&str; 2] = ["br", "gz"];

/// Writes `FILE.br` and `FILE.gz` beside each file of the folder, where they are smaller than the file.
pub(crate) fn compress(options: &Options) -> Result<(), Failure> {
    let folder = &options.folder;
    let mut files = below(folder)?;
    files.retain(|file| {
        let name = name_in(folder, file);
        ENDINGS.iter().any(|ending| ends_in(&name, ending))
    });
    if files.is_empty() {
        return Err(format!(
            "there is no built site in {}: `cargo xtask dist` writes one",
            folder.display()
        ));
    }
    let n_files = files.len();
    let left = Mutex::new(files);
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let sums = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads)
            .map(|_| scope.spawn(|| compress_all(&left)))
            .collect();
        let sums = threads.into_iter().map(|thread| {
            let sums = thread.join();
            sums.map_err(|_| "a thread panicked while it compressed".to_owned())?
        });
        sums.collect::<Result<Vec<_>, Failure>>()
    })?;
    let [plain, br, gz] =
        [0, 1, 2].map(|form| sums.iter().map(|sums| sums[form]).sum::<usize>() / 1_000);
    say(&format!(
        "{n_files} files of {plain} KB: {br} KB as .br, {gz} KB as .gz"
    ));
    Ok(())
}

/// Compresses one file after the other until none is left; returns the bytes before and in both forms.
fn compress_all(left: &Mutex<Vec<PathBuf>>) -> Result<[usize; 3], Failure> {
    let mut sums = [0; 3];
    loop {
        let next = left.lock().map_err(|error| error.to_string())?.pop();
        let Some(file) = next else {
            return Ok(sums);
        };
        let plain = read(&file)?;
        sums[0] += plain.len();
        let packed = [brotli(&plain), gzip(&plain)];
        for (form, (ending, packed)) in ADDED.into_iter().zip(packed).enumerate() {
            let packed = packed.map_err(|error| format!("{}: {error}", file.display()))?;
            sums[form + 1] += packed.len().min(plain.len());
            if packed.len() < plain.len() {
                write(&beside(&file, ending), packed)?;
            }
        }
    }
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams {
        size_hint: plain.len(),
        ..BrotliEncoderParams::default()
    };
    let mut writer = CompressorWriter::with_params(&mut packed, 4_096, &params);
    writer.write_all(plain)?;
    writer.flush()?;
    drop(writer);
    Ok(packed)
}

/// What a host sends as gzip, in the best way.
pub(crate) fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain)?;
    encoder.finish()
}
