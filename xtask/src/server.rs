//! A static server for the built folder.

use std::{
    fs::File,
    path::{Component, Path, PathBuf},
    sync::Arc,
    thread,
};

use tiny_http::{Header, Request, Response, Server};

use crate::Failure;

/// How many requests are answered at once.
const THREADS: usize = 4;

/// Serves a folder under a path of a local address until the program ends; returns the address.
///
/// Port 0 asks for any free one.
pub(crate) fn start(folder: &Path, under: &'static str, port: u16) -> Result<String, Failure> {
    let server = Server::http(("127.0.0.1", port)).map_err(|error| {
        format!("port {port} cannot be used ({error}); choose another with --port")
    })?;
    let port = server
        .server_addr()
        .to_ip()
        .map_or(port, |address| address.port());
    let server = Arc::new(server);
    for _ in 0..THREADS {
        let (server, folder) = (Arc::clone(&server), folder.to_owned());
        thread::spawn(move || {
            for request in server.incoming_requests() {
                // A browser that went away is no reason to stop.
                answer(request, &folder, under).ok();
            }
        });
    }
    Ok(format!("http://127.0.0.1:{port}{under}"))
}

fn answer(request: Request, folder: &Path, under: &str) -> std::io::Result<()> {
    let path = request.url().split(['?', '#']).next().unwrap_or_default();
    let found = path
        .strip_prefix(under)
        .and_then(|path| inside(folder, path))
        .and_then(|path| Some((File::open(&path).ok()?, path)));
    match found {
        Some((file, path)) => {
            let kind = mime_guess::from_path(&path).first_or_octet_stream();
            let mut response = Response::from_file(file);
            for (name, value) in [
                ("Content-Type", kind.as_ref()),
                ("Cache-Control", "no-cache"),
                ("X-Content-Type-Options", "nosniff"),
            ] {
                if let Ok(header) = Header::from_bytes(name, value) {
                    response.add_header(header);
                }
            }
            request.respond(response)
        }
        None => request.respond(Response::from_string("not here").with_status_code(404)),
    }
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
