//! A static server for the built folder, which answers as hosts for static files do.

use std::{
    convert::Infallible,
    fs, io,
    net::TcpListener,
    path::{Component, Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use http_body_util::Full;
use http_range::HttpRange;
use hyper::{
    HeaderMap, Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header::{
        ACCEPT_RANGES, CACHE_CONTROL, CONTENT_RANGE, CONTENT_TYPE, HeaderName, HeaderValue,
        LOCATION, RANGE, X_CONTENT_TYPE_OPTIONS,
    },
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::TokioIo;
use percent_encoding::percent_decode_str;
use tokio::task;

use crate::{Failure, build::files::is_digest};

/// A server that has its port and does not answer yet.
pub(crate) struct Server {
    listener: TcpListener,
    under: &'static str,
    address: String,
}

impl Server {
    /// Takes a port of this machine, to serve under a path of it. Port 0 asks for any free one.
    pub(crate) fn bind(under: &'static str, port: u16) -> Result<Self, Failure> {
        let taken = |error: io::Error| {
            format!("port {port} cannot be used ({error}); choose another with --port")
        };
        let listener = TcpListener::bind(("127.0.0.1", port)).map_err(taken)?;
        listener.set_nonblocking(true).map_err(taken)?;
        let address = listener.local_addr().map_err(taken)?;
        let address = format!("http://{address}{under}");
        Ok(Self {
            listener,
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
            let runtime = tokio::runtime::Runtime::new().expect("threads of this machine");
            runtime.block_on(serve(self.listener, served))
        });
    }
}

/// Answers every connection, each request of it on a thread of its own: a page that waits for another build holds
/// up no other request.
async fn serve(listener: TcpListener, served: Arc<Served>) -> Result<Infallible, io::Error> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    loop {
        let (stream, _) = listener.accept().await?;
        let served = Arc::clone(&served);
        let answering = service_fn(move |request: Request<Incoming>| {
            let served = Arc::clone(&served);
            async move {
                let answer = task::spawn_blocking(move || {
                    let failed = |error: io::Error| answer_of(500, TEXT, error.to_string());
                    served.answer(&request).unwrap_or_else(failed)
                });
                answer.await
            }
        });
        // A browser that went away is no reason to stop.
        task::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), answering));
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

type Answer = Response<Full<Bytes>>;

impl Served {
    fn answer(&self, request: &Request<Incoming>) -> io::Result<Answer> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Ok(answer_of(405, TEXT, "only GET and HEAD"));
        }
        let (address, query) = (request.uri().path(), request.uri().query().unwrap_or(""));
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
            return Ok(with(
                in_part(request.headers(), kind.as_ref(), body),
                CACHE_CONTROL,
                caching(&path),
            ));
        }
        if inside(&self.folder, &format!("{path}/")).is_some() {
            let behind = request
                .uri()
                .query()
                .map_or_else(String::new, |query| format!("?{query}"));
            return Ok(with(
                answer_of(301, TEXT, ""),
                LOCATION,
                &format!("{address}/{behind}"),
            ));
        }
        // The nearest page for what is not there: that of the language's folder, or the one at the top.
        let below = path.split_once('/').map_or("", |(first, _)| first);
        let nearest = [format!("{below}/404.html"), "404.html".to_owned()];
        let nearest = nearest.iter().find_map(|file| inside(&self.folder, file));
        match nearest.map_or_else(|| Err(io::ErrorKind::NotFound.into()), fs::read) {
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
fn caching(path: &str) -> &'static str {
    let of_build = path
        .split_once('/')
        .is_some_and(|(folder, _)| is_digest(folder));
    if of_build {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// An answer with a header. What is no header's value has come from an address that the browser itself has made.
fn with(mut answer: Answer, name: HeaderName, value: &str) -> Answer {
    if let Ok(value) = HeaderValue::from_str(value) {
        answer.headers_mut().insert(name, value);
    }
    answer
}

fn answer_of(status: u16, kind: &str, body: impl Into<Bytes>) -> Answer {
    let mut answer = Response::new(Full::new(body.into()));
    *answer.status_mut() = StatusCode::from_u16(status).expect("one of our own");
    with(
        with(answer, CONTENT_TYPE, kind),
        X_CONTENT_TYPE_OPTIONS,
        "nosniff",
    )
}

/// A file, or the one part of it that is asked for.
fn in_part(headers: &HeaderMap, kind: &str, body: Vec<u8>) -> Answer {
    let size = body.len();
    let asked = headers.get(RANGE).and_then(|range| range.to_str().ok());
    let asked = asked.map(|range| HttpRange::parse(range, size as u64));
    match asked.as_ref().map(|asked| asked.as_deref()) {
        Some(Ok(&[HttpRange { start, length }])) => {
            let said = format!("bytes {start}-{}/{size}", start + length.saturating_sub(1));
            let start = as_size(start);
            let part = Bytes::from(body).slice(start..start + as_size(length));
            with(answer_of(206, kind, part), CONTENT_RANGE, &said)
        }
        Some(Err(_)) => with(
            answer_of(416, TEXT, ""),
            CONTENT_RANGE,
            &format!("bytes */{size}"),
        ),
        _ => with(answer_of(200, kind, body), ACCEPT_RANGES, "bytes"),
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
