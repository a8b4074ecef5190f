//! A static server for the built folder: a thread for each connection, one answer on each.
//!
//! Browsers open connections before they need them. A pool of threads can be filled by such idle
//! ones while a request waits; with a thread for each there is nothing to fill.

use std::{
    fs,
    io::{self, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use crate::Failure;

/// A request's head may be this long, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// A connection on which nothing is asked is closed after this long.
const PATIENCE: Duration = Duration::from_mins(1);

/// Serves a folder under a path of a local address until the program ends; returns the address.
///
/// Port 0 asks for any free one.
pub(crate) fn start(folder: &Path, under: &'static str, port: u16) -> Result<String, Failure> {
    let taken = |error| format!("port {port} cannot be used ({error}); choose another with --port");
    let listener = TcpListener::bind(("127.0.0.1", port)).map_err(taken)?;
    let address = listener.local_addr().map_err(taken)?;
    let folder = Arc::new(folder.to_owned());
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let folder = Arc::clone(&folder);
            // A browser that went away is no reason to stop.
            thread::spawn(move || answer(stream, &folder, under).ok());
        }
    });
    Ok(format!("http://{address}{under}"))
}

fn answer(mut stream: TcpStream, folder: &Path, under: &str) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let Some(path) = requested_path(&mut stream)? else {
        return respond(
            &mut stream,
            "400 Bad Request",
            "text/plain",
            b"not understood",
        );
    };
    let plain = path.split(['?', '#']).next().unwrap_or_default();
    let file = plain
        .strip_prefix(under)
        .and_then(|path| inside(folder, path));
    match file.and_then(|file| Some((fs::read(&file).ok()?, file))) {
        Some((body, file)) => {
            let kind = mime_guess::from_path(&file).first_or_octet_stream();
            respond(&mut stream, "200 OK", kind.as_ref(), &body)
        }
        None => respond(&mut stream, "404 Not Found", "text/plain", b"not here"),
    }
}

/// Reads a request's head and returns the path it asks for; `None` if it is no such request.
fn requested_path(stream: &mut TcpStream) -> io::Result<Option<String>> {
    let mut head = Vec::new();
    let mut chunk = [0; 4096];
    while head.len() < LONGEST_HEAD {
        let read = stream.read(&mut chunk)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        head.extend_from_slice(&chunk[..read]);
        let mut headers = [httparse::EMPTY_HEADER; 100];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&head) {
            Ok(status) if status.is_complete() => {
                let path = request.path.filter(|_| request.method == Some("GET"));
                return Ok(path.map(String::from));
            }
            Ok(_) => {}
            Err(_) => return Ok(None),
        }
    }
    Ok(None)
}

fn respond(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8]) -> io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)
}

/// The file of that name inside the folder; nothing outside of it is served.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = if path.is_empty() { "index.html" } else { path };
    let plain = Path::new(path)
        .components()
        .all(|component| matches!(component, Component::Normal(_)));
    let file = folder.join(path);
    (plain && file.is_file()).then_some(file)
}
