//! Texts as XHTML.

use crate::{
    draw::{CellStyle, Cells, Drawing, escaped, in_font, palette},
    question::still::{Columns, Markup, Node, Part, Sign},
    text::{Lang, words::BETWEEN_SENTENCES},
};

/// The room around a drawing, in pixels.
const MARGIN: u32 = 8;
/// The side of a square of a sketch, and of a small board.
const SKETCHED: u32 = 28;
const SMALL: u32 = 14;

/// A chapter as XHTML, with the drawings that become files beside it.
pub(super) struct BookXhtml<'a> {
    slug: &'a str,
    lang: Lang,
    /// The drawings, by the names of their files.
    pub(super) figures: Vec<(String, String)>,
}

impl<'a> BookXhtml<'a> {
    pub(super) const fn of(slug: &'a str, lang: Lang) -> Self {
        Self {
            slug,
            lang,
            figures: Vec::new(),
        }
    }

    /// A drawing as a file of the chapter; one without words stands among those that say the same.
    fn drawing(&mut self, drawing: &Drawing, said: Option<&str>) -> String {
        let Some(said) = said else {
            return svg(drawing, " aria-hidden=\"true\"", "");
        };
        let name = format!("figures/{}-{}.svg", self.slug, self.figures.len() + 1);
        let image = Node::of("img", [])
            .with("src", &name)
            .with("width", drawing.width + 2 * MARGIN)
            .with("alt", said);
        let title = format!("<title>{}</title>", escaped(said));
        self.figures.push((name, svg(drawing, "", &title) + "\n"));
        self.write(&[Node::of("p.picture", [image])])
    }

    fn columns(&mut self, of: &Columns) -> String {
        match &of.board {
            Some(board) => {
                let drawing = Cells::of_board(board).drawing(CellStyle::FILE);
                self.drawing(
                    &drawing,
                    Some(&of.said.join(BETWEEN_SENTENCES.in_lang(self.lang))),
                )
            }
            None => self.write(Node::list(of.said.iter().cloned()).as_slice()),
        }
    }
}

impl Markup for BookXhtml<'_> {
    const GLOSSARY: Option<&'static str> = Some("glossary.xhtml");

    fn part(&mut self, part: &Part) -> String {
        match part {
            Part::Columns(of) => self.columns(of),
            Part::Trace(trace, filled) => {
                self.write(&[trace.table("table", filled.as_deref(), self.lang)])
            }
            Part::Choices(texts) => self.write(Node::list(texts.iter().cloned()).as_slice()),
            Part::Drawing { drawing, said, .. } => self.drawing(drawing, said.as_deref()),
            Part::Sketch(sketch, said) => {
                let side = if said.is_some() { SKETCHED } else { SMALL };
                self.drawing(&sketch.drawing(side), said.as_deref())
            }
            Part::Sign(sign) => sign_of(*sign).to_owned(),
            // A reader writes elsewhere.
            Part::Gap(_) | Part::Line => String::new(),
        }
    }
}

const fn sign_of(sign: Sign) -> &'static str {
    match sign {
        Sign::Queen => "\u{a0}♛",
        Sign::Fits => "✓",
        Sign::Cross => "×",
        Sign::Found => "■",
    }
}

/// A drawing in the colours of the light theme.
fn svg(drawing: &Drawing, attribute: &str, title: &str) -> String {
    let [width, height] = [drawing.width, drawing.height].map(|side| side + 2 * MARGIN);
    let shapes = drawing.to_svg(1, in_font);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, Menlo, Consolas, monospace\"{attribute}>{title}<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/><g transform=\"translate({MARGIN} {MARGIN})\">{shapes}</g></svg>",
        palette::PANEL
    )
}

/// A whole page of a book.
pub(super) fn page(lang: Lang, title: &str, body: &str) -> String {
    let (tag, title) = (lang.tag(), escaped(title));
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"{tag}\" xml:lang=\"{tag}\">\n\
         <head><meta charset=\"UTF-8\"/><title>{title}</title><link rel=\"stylesheet\" type=\"text/css\" href=\"book.css\"/></head>\n\
         <body>{body}</body>\n\
         </html>\n"
    )
}
