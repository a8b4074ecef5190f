//! A static server for the built folder: a thread for each connection, one answer on each.
//!
//! Browsers open connections before they need them. A pool of threads can be filled by such idle
//! ones while a request waits; with a thread for each there is nothing to fill.

use std::{
    fs,
    io::{self, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};

use crate::{Failure, build::files::is_digest};

/// A request's head may be this long, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;
/// A connection on which nothing is asked is closed after this long.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that has its port and does not answer yet.
pub(crate) struct Server {
    listener: TcpListener,
    under: &'static str,
    address: String,
}

impl Server {
    /// Takes a port of this machine, to serve under a path of it. Port 0 asks for any free one.
    pub(crate) fn bind(under: &'static str, port: u16) -> Result<Self, Failure> {
        let taken =
            |error| format!("port {port} cannot be used ({error}); choose another with --port");
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        Ok(Self {
            listener,
            under,
            address: format!("http://{address}{under}"),
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
            for stream in self.listener.incoming().flatten() {
                let served = Arc::clone(&served);
                // A browser that went away is no reason to stop.
                thread::spawn(move || served.answer(stream).ok());
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

impl Served {
    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        let Some(address) = requested_path(&mut stream)? else {
            return respond(
                &mut stream,
                "400 Bad Request",
                "text/plain",
                b"not understood",
            );
        };
        let (path, query) = address.split_once('?').unwrap_or((&address, ""));
        let path = path.strip_prefix(self.under);
        if let (Some(reload), Some(path), Ok(number)) = (&self.reload, path, query.parse()) {
            if path == RELOAD {
                let script = script(number);
                return respond(&mut stream, "200 OK", "text/javascript", script.as_bytes());
            }
            if path == NEXT {
                reload.wait(number);
                return respond(&mut stream, "200 OK", "text/plain", b"");
            }
        }
        let Some(path) = path else {
            return respond(&mut stream, "404 Not Found", "text/plain", b"not here");
        };
        if let Some(file) = inside(&self.folder, path) {
            let mut body = fs::read(&file)?;
            if file.ends_with(PAGE) {
                body.extend_from_slice(self.reload_tag(path).as_bytes());
            }
            let kind = mime_guess::from_path(&file).first_or_octet_stream();
            return respond_with(&mut stream, "200 OK", kind.as_ref(), caching(path), &body);
        }
        if inside(&self.folder, &format!("{path}/")).is_some() {
            return redirect(&mut stream, &format!("{}{path}/", self.under));
        }
        match fs::read(self.folder.join("404.html")) {
            Ok(page) => respond(&mut stream, "404 Not Found", "text/html", &page),
            // A quick build has no documents: the program's shell stands at the address of every page.
            Err(_) if path.ends_with('/') => {
                let shell = fs::read_to_string(self.folder.join(PAGE))?;
                let page =
                    shell.replace("\"./", &format!("\"{}", upwards(path))) + &self.reload_tag(path);
                respond(&mut stream, "200 OK", "text/html", page.as_bytes())
            }
            Err(_) => respond(&mut stream, "404 Not Found", "text/plain", b"not here"),
        }
    }

    /// The tag of the script that loads the page at a path again, where pages do.
    fn reload_tag(&self, path: &str) -> String {
        let reload = self.reload.as_ref();
        reload.map_or_else(String::new, |reload| reload.tag(&upwards(path)))
    }
}

/// The way from a page's path to the folder that is served.
fn upwards(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

/// The file that stands for its folder.
const PAGE: &str = "index.html";

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

/// How long a browser may keep a file: as long as it likes what lies in a build's folder, whose name
/// is the digest of its files; what has a fixed name is asked for anew each time.
fn caching(path: &str) -> &'static str {
    match path.split_once('/') {
        Some((folder, _)) if is_digest(folder) => "public, max-age=31536000, immutable",
        _ => ANEW,
    }
}

const ANEW: &str = "no-cache";

fn respond(stream: &mut TcpStream, status: &str, kind: &str, body: &[u8]) -> io::Result<()> {
    respond_with(stream, status, kind, ANEW, body)
}

fn respond_with(
    stream: &mut TcpStream,
    status: &str,
    kind: &str,
    caching: &str,
    body: &[u8],
) -> io::Result<()> {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Cache-Control: {caching}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)
}

fn redirect(stream: &mut TcpStream, to: &str) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 301 Moved Permanently\r\nLocation: {to}\r\nContent-Length: 0\r\n\
         Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes())
}

/// The file of that name inside the folder, or the one that stands for the folder of that name; nothing outside of it is served.
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
