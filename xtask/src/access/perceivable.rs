//! WCAG's first principle.

use super::criterion::{
    Criterion,
    Level::{A, AA},
    Meets::{Nothing, Partly, Read, Tested},
    Test, criterion,
};

const SILENT: &str = "There is no audio and no video.";
/// axe on every page, and on its documents before the program is there.
pub(super) const AXE: &[Test] = &[AXE_PAGES, AXE_HOME, AXE_LESSON, AXE_PANEL, AXE_DOCUMENT];
pub(super) const AXE_PAGES: Test = ("look", "axe finds nothing: ${view}");
const AXE_HOME: Test = (
    "home",
    "axe finds nothing on the home page, and nothing scrolls sideways",
);
const AXE_LESSON: Test = (
    "learn",
    "axe finds nothing in a lesson with its answers: ${slug}",
);
const AXE_PANEL: Test = (
    "search",
    "axe finds nothing with a panel open: ${view}, ${panel}",
);
const AXE_DOCUMENT: Test = (
    "documents",
    "axe finds nothing on the documents before the program is there",
);

pub(super) const CRITERIA: [Criterion; 20] = [
    criterion(
        "1.1.1",
        ["Non-text Content", "非テキストコンテンツ"],
        A,
        Tested("Boards, trees and charts have names, and say the same in words or in a table beside them.", AXE),
    ),
    criterion("1.2.1", ["Audio-only and Video-only (Prerecorded)", "音声だけ及び映像だけ（収録済み）"], A, Nothing(SILENT)),
    criterion("1.2.2", ["Captions (Prerecorded)", "キャプション（収録済み）"], A, Nothing(SILENT)),
    criterion(
        "1.2.3",
        ["Audio Description or Media Alternative (Prerecorded)", "音声解説又はメディアに対する代替コンテンツ（収録済み）"],
        A,
        Nothing(SILENT),
    ),
    criterion("1.2.4", ["Captions (Live)", "キャプション（ライブ）"], AA, Nothing(SILENT)),
    criterion("1.2.5", ["Audio Description (Prerecorded)", "音声解説（収録済み）"], AA, Nothing(SILENT)),
    criterion(
        "1.3.1",
        ["Info and Relationships", "情報及び関係性"],
        A,
        Tested(
            "Headings, lists, tables, groups and labels are elements of their kind.",
            &[("documents", "every document is valid HTML"), AXE_PAGES, AXE_LESSON],
        ),
    ),
    criterion(
        "1.3.2",
        ["Meaningful Sequence", "意味のある順序"],
        A,
        Tested(
            "The elements stand in the order of reading; without the program a lesson reads to its end.",
            &[("documents", "without scripts a lesson reads to its end, with folded answers and the way on")],
        ),
    ),
    criterion(
        "1.3.3",
        ["Sensory Characteristics", "感覚的な特徴"],
        A,
        Read("Texts name a row, a bit by its number, or a control by its words, not by its place, shape or colour alone."),
    ),
    criterion(
        "1.3.4",
        ["Orientation", "表示の向き"],
        AA,
        Tested(
            "Every page takes portrait and landscape; nothing asks for one of them.",
            &[("look", "at ${width} by ${height} every page can be read and used"), ("layouts", "nothing is cut ${mode}, in ${lang}")],
        ),
    )
    .later(),
    criterion("1.3.5", ["Identify Input Purpose", "入力目的の特定"], AA, Nothing("No field asks for anything about the reader.")).later(),
    criterion(
        "1.4.1",
        ["Use of Color", "色の使用"],
        A,
        Tested(
            "Squares, marks and verdicts differ in shape or in words too; links in texts are underlined.",
            &[("look", "every kind of square is told apart without colour"), ("look", "in forced colours the current page alone is underlined in the header")],
        ),
    ),
    criterion("1.4.2", ["Audio Control", "音声の制御"], A, Nothing(SILENT)),
    criterion("1.4.3", ["Contrast (Minimum)", "コントラスト（最低限レベル）"], AA, Tested("In both themes.", AXE)),
    criterion(
        "1.4.4",
        ["Resize Text", "テキストのサイズ変更"],
        AA,
        Tested(
            "At 640 by 400, a window of 1280 by 800 at twice the size.",
            &[("look", "at ${width} by ${height} every page can be read and used")],
        ),
    ),
    criterion("1.4.5", ["Images of Text", "文字画像"], AA, Read("Pictures hold no text; figures on a page hold text as text.")),
    criterion(
        "1.4.10",
        ["Reflow", "リフロー"],
        AA,
        Tested(
            "At 320 by 256 no page scrolls sideways; the chessboard and lines of code keep their two dimensions.",
            &[("look", "at ${width} by ${height} every page can be read and used"), ("look", "no page scrolls sideways, from 360 pixels to a projector")],
        ),
    )
    .later(),
    criterion(
        "1.4.11",
        ["Non-text Contrast", "非テキストのコントラスト"],
        AA,
        Tested(
            "Edges of fields, the outline of the focus, queens and the marks of drawings have 3 to 1 or more, in both themes.",
            &[("access", "fields, marks and the focus stand out from what is beside them: ${address}")],
        ),
    )
    .later(),
    criterion(
        "1.4.12",
        ["Text Spacing", "テキストの間隔"],
        AA,
        Tested("With the spacing of the criterion nothing is cut and no page scrolls sideways.", &[("access", "wider spacing of the text cuts nothing: ${address}")]),
    )
    .later(),
    criterion(
        "1.4.13",
        ["Content on Hover or Focus", "ホバー又はフォーカスで表示されるコンテンツ"],
        AA,
        Partly("A small board stands over the timeline under the pointer, and goes when the pointer leaves. It was tried: Escape does not dismiss it, and the pointer cannot go onto it."),
    )
    .later(),
];
