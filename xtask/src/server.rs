//! A static server for the built folder, which answers as hosts for static files do.

use std::{
    fs,
    io::{self, Cursor},
    path::{Component, Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use http_range::HttpRange;
use percent_encoding::percent_decode_str;
use tiny_http::{Header, Method, Request, Response};

use crate::{Failure, build::files::is_digest};

/// A server that has its port and does not answer yet.
pub(crate) struct Server {
    http: tiny_http::Server,
    under: &'static str,
    address: String,
}

impl Server {
    /// Takes a port of this machine, to serve under a path of it. Port 0 asks for any free one.
    pub(crate) fn bind(under: &'static str, port: u16) -> Result<Self, Failure> {
        let http = tiny_http::Server::http(("127.0.0.1", port)).map_err(|error| {
            format!("port {port} cannot be used ({error}); choose another with --port")
        })?;
        let address = format!("http://{}{under}", http.server_addr());
        Ok(Self {
            http,
            under,
            address,
        })
    }

    /// The address of the server.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Serves a folder until the program ends; pages reload themselves if there is a `reload`.
    pub(crate) fn start(self, folder: &Path, reload: Option<Reload>) {
        let served = Arc::new(Served {
            folder: folder.to_owned(),
            under: self.under,
            reload,
        });
        thread::spawn(move || {
            for request in self.http.incoming_requests() {
                let served = Arc::clone(&served);
                // A page that waits for another build holds up no other request.
                thread::spawn(move || {
                    let answer = served.answer(&request);
                    let failed = |error: io::Error| answer_of(500, TEXT, error.to_string());
                    // A browser that went away is no reason to stop.
                    request.respond(answer.unwrap_or_else(failed)).ok();
                });
            }
        });
    }
}

/// Serves a folder under a path of any free port; returns the address.
pub(crate) fn start(folder: &Path, under: &'static str) -> Result<String, Failure> {
    let server = Server::bind(under, 0)?;
    let address = server.address().to_owned();
    server.start(folder, None);
    Ok(address)
}

/// The number of the build that is served, which pages wait to see grow.
#[derive(Clone, Default)]
pub(crate) struct Reload(Arc<(Mutex<u64>, Condvar)>);

impl Reload {
    /// The first build.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// Tells every open page that there is another build.
    pub(crate) fn tell(&self) {
        *self.number() += 1;
        self.0.1.notify_all();
    }

    fn number(&self) -> MutexGuard<'_, u64> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns when there is another build than the one of that number.
    fn wait(&self, number: u64) {
        let waited = self.0.1.wait_while(self.number(), |built| *built == number);
        drop(waited);
    }

    /// The tag of the script that a page of this build has. `up` is the way to the folder of the site.
    fn tag(&self, up: &str) -> String {
        format!(
            "<script src=\"{up}{RELOAD}?{}\"></script>\n",
            *self.number()
        )
    }
}

/// The script of a page of that build: it waits for another build and loads the page again.
fn script(number: u64) -> String {
    format!(
        "const next = new URL(\"{NEXT}?{number}\", document.currentScript.src);\n\
         const wait = () => fetch(next).then(\
         () => location.reload(), () => setTimeout(wait, 1000));\nwait();\n"
    )
}

/// The address that a page which reloads itself asks: for its script, and for an answer when there is another build.
const RELOAD: &str = "__reload.js";
const NEXT: &str = "__next-build";

struct Served {
    folder: PathBuf,
    under: &'static str,
    reload: Option<Reload>,
}

type Answer = Response<Cursor<Vec<u8>>>;

impl Served {
    fn answer(&self, request: &Request) -> io::Result<Answer> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return Ok(answer_of(405, TEXT, "only GET and HEAD"));
        }
        let (address, query) = request.url().split_once('?').unwrap_or((request.url(), ""));
        let path = address.strip_prefix(self.under);
        let path = path.and_then(|path| percent_decode_str(path).decode_utf8().ok());
        let Some(path) = path else {
            return Ok(answer_of(404, TEXT, "not here"));
        };
        if let (Some(reload), Ok(number)) = (&self.reload, query.parse()) {
            if path == RELOAD {
                return Ok(answer_of(200, "text/javascript", script(number)));
            }
            if path == NEXT {
                reload.wait(number);
                return Ok(answer_of(200, TEXT, ""));
            }
        }
        if let Some(file) = inside(&self.folder, &path) {
            let mut body = fs::read(&file)?;
            if file.ends_with(PAGE) {
                body.extend_from_slice(self.reload_tag(&path).as_bytes());
            }
            let kind = mime_guess::from_path(&file).first_or_octet_stream();
            return Ok(in_part(request, kind.as_ref(), body).with_header(caching(&path)));
        }
        if inside(&self.folder, &format!("{path}/")).is_some() {
            let behind = request.url().strip_prefix(address).unwrap_or_default();
            let to = format!("{address}/{behind}");
            return Ok(answer_of(301, TEXT, "").with_header(header("Location", &to)));
        }
        match fs::read(self.folder.join("404.html")) {
            Ok(page) => Ok(answer_of(404, HTML, page)),
            // A quick build has no documents: the program's shell stands at the address of every page.
            Err(_) if path.ends_with('/') => {
                let shell = fs::read_to_string(self.folder.join(PAGE))?;
                let led = shell.replace("\"./", &format!("\"{}", upwards(&path)));
                Ok(answer_of(200, HTML, led + &self.reload_tag(&path)))
            }
            Err(_) => Ok(answer_of(404, TEXT, "not here")),
        }
    }

    /// The tag of the script that loads the page at a path again, where pages do.
    fn reload_tag(&self, path: &str) -> String {
        let reload = self.reload.as_ref();
        reload.map_or_else(String::new, |reload| reload.tag(&upwards(path)))
    }
}

const TEXT: &str = "text/plain";
const HTML: &str = "text/html";

/// The way from a page's path to the folder that is served.
fn upwards(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

/// The file that stands for its folder.
const PAGE: &str = "index.html";

/// How long a browser may keep a file: as long as it likes what lies in a build's folder, whose name
/// is the digest of its files; what has a fixed name is asked for anew each time.
fn caching(path: &str) -> Header {
    let of_build = path
        .split_once('/')
        .is_some_and(|(folder, _)| is_digest(folder));
    let how = if of_build {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    header("Cache-Control", how)
}

/// A header of names and values that are our own.
fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("no ASCII")
}

fn answer_of(status: u16, kind: &str, body: impl Into<Vec<u8>>) -> Answer {
    Response::from_data(body)
        .with_status_code(status)
        // With its length, as hosts send files.
        .with_chunked_threshold(usize::MAX)
        .with_header(header("Content-Type", kind))
        .with_header(header("X-Content-Type-Options", "nosniff"))
}

/// A file, or the one part of it that is asked for.
fn in_part(request: &Request, kind: &str, body: Vec<u8>) -> Answer {
    let size = body.len();
    let asked = request
        .headers()
        .iter()
        .find(|header| header.field.equiv("Range"));
    let asked = asked.map(|range| HttpRange::parse(range.value.as_str(), size as u64));
    match asked.as_ref().map(|asked| asked.as_deref()) {
        Some(Ok(&[HttpRange { start, length }])) => {
            let part = body.into_iter().skip(as_size(start)).take(as_size(length));
            let said = format!("bytes {start}-{}/{size}", start + length.saturating_sub(1));
            let part: Vec<_> = part.collect();
            answer_of(206, kind, part).with_header(header("Content-Range", &said))
        }
        Some(Err(_)) => {
            let said = format!("bytes */{size}");
            answer_of(416, TEXT, "").with_header(header("Content-Range", &said))
        }
        _ => answer_of(200, kind, body).with_header(header("Accept-Ranges", "bytes")),
    }
}

fn as_size(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// The file of that name inside the folder, or the one that stands for the folder of that name; nothing
/// outside of it is served.
fn inside(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = &if path.is_empty() || path.ends_with('/') {
        format!("{path}{PAGE}")
    } else {
        path.to_owned()
    };
    let plain = Path::new(path)
        .components()
        .all(|component| matches!(component, Component::Normal(_)));
    let file = folder.join(path);
    (plain && file.is_file()).then_some(file)
}
