//! The words of what a teacher chooses.

use crate::text::{Lang, Phrase, Sentence, grouped, phrase, phrases, sentence};

phrases! {
    WAY: Ja "明日の授業から、採点まで", En "From tomorrow's class to its marks";
    WAY_PLANS: Ja "1 回分を選びます。時間と問いかけが書いてあります。", En "Choose one: it has the minutes, the questions to ask and the answers.";
    WAY_STEPS: Ja "投影する場面を選びます。", En "Choose the position to project.";
    SLIDES: Ja "スライドと動画", En "Slides and a film";
    WAY_SLIDES: Ja "続くステップを、1 枚に 1 つずつの PDF か、繰り返し動く GIF にします。", En "Take steps of the search as a PDF with one on each page, or as a GIF that repeats.";
    WAY_QUESTIONS: Ja "紙に印刷する問題と解答、全員で解く 1 問を選びます。", En "Choose what the class works on together, on the screen or on paper.";
    WAY_CLASS: Ja "名簿を貼り付けて、宿題かテストのリンクを配ります。", En "Paste the class list, and hand out homework or a test.";
    TESTS: Ja "部ごとのテスト", En "The test of a part";
    WAY_TESTS: Ja "番号から 10 問を出します。終わると、提出用の 1 行が出ます。", En "Ten questions drawn from a seed. At the end stands the line to hand in.";
    WAY_MOODLE: Ja "Moodle を使う学校では、同じ問題を小テストにできます。", En "Where the school has Moodle, make the same questions a quiz there.";
    SCORM: Ja "SCORM 1.2 のパッケージ", En "A SCORM 1.2 package";
    WAY_SCORM: Ja "SCORM 1.2 を読み込む LMS に課、テスト、宿題を置くと、得点と時間が LMS に記録されます。パッケージは ZIP ファイル 1 つで、このページでは作れません。使いたい課かテストの名前を添えて、このサイトを公開した人に「SCORM 1.2 のパッケージ」を頼み、届いた ZIP を LMS に読み込みます。Moodle なら、上のファイルをこのページだけで作れます。",
        En "Put a lesson, a test or a homework into an LMS that takes SCORM 1.2, and it records score and time. The package is one ZIP file, and this page cannot make it. Ask whoever set up this site for “the SCORM 1.2 package” of a lesson or test, by its name, and upload the ZIP to the LMS. For Moodle, this page makes the file above without anybody's help.";
    WAY_MARKS: Ja "集めた行を貼り付けて、表を受け取ります。", En "Paste what came back, and take the table.";
    BOOKS: Ja "コースの本", En "The course as a book";
    WAY_BOOKS: Ja "全部の課、図、用語集、答えが入り、1 冊で約 0.2 MB です。電子書籍のアプリで、接続がなくても読めます。", En "Every lesson with its figures, the glossary and the answers, about 0.2 MB each, for e-book readers without a network.";
    REPORTS: Ja "アクセシビリティの報告書", En "Accessibility reports";
    JIS: Ja "JIS X 8341-3:2016", En "JIS X 8341-3:2016, in Japanese";
    VPAT: Ja "VPAT（英語）", En "VPAT";
    WAY_REPORTS: Ja "学校や自治体に求められたときに、そのまま提出できます。", En "For schools and authorities that ask for one.";
    TO_PLANS: Ja "授業案", En "Plans for a class";
    CLASS_TITLE: Ja "宿題とテスト", En "Homework and tests";
    STEP_CHOOSE: Ja "1. 課かテストを選ぶ", En "1. Choose a lesson or a test";
    STEP_NAMES: Ja "2. 名簿を貼り付ける", En "2. Paste the names";
    CLASS_WHY: Ja "1 人ずつ別の問題のリンクができます。名簿は送信も保存もされないので、手元に残してください。",
        En "Each gets a link to other questions. Keep this list: it is not sent or stored.";
    STEP_ANSWERS: Ja "3. 提出された行を貼り付ける", En "3. Paste the answers";
    STEP_ANSWERS_WHY: Ja "解き終えた画面に、提出用の 1 行が出ます。集めた行を採点して、表にします。",
        En "Each pupil hands in the line that stands at the end. Paste the lines, and take the table of marks.";
    CLASS_WORK: Ja "宿題かテスト", En "Homework or test";
    CLASS_LIST: Ja "名簿（1 行に 1 人、99 人まで）", En "Class list, a name a line, up to 99";
    CLASS_LINKS: Ja "名前とリンク", En "Names and links";
    CLASS_KEY: Ja "全員の答え", En "The answers for all of them";
    QUESTIONS_TITLE: Ja "問題と問題用紙", En "Questions and sheets";
    QUESTIONS_WHY: Ja "課の問題と番号を選ぶと、リンクができます。番号が同じなら、だれが開いても同じ問題です。0 は課にある問題です。",
        En "Choose an exercise and a seed, and hand out the link. The same seed gives everyone the same question; 0 is the one that stands in the lesson.";
    LESSON: Ja "課", En "Lesson";
    EXERCISE: Ja "問題", En "Exercise";
    SEED: Ja "番号（seed）", En "Seed";
    ANOTHER_SEED: Ja "次の番号", En "Next seed";
    ON_THE_PAGE: Ja "画面で解く", En "On the screen";
    ON_PAPER: Ja "問題用紙と解答", En "Sheet and answers";
    STEPS_TITLE: Ja "見せるステップ、埋め込み、投影", En "A step to show, to embed, to project";
    STEPS_WHY: Ja "N とステップを選ぶと、その場面のリンクと、自分のページに埋め込む HTML ができます。",
        En "Choose N and a step, and take the link to that position, or the HTML that embeds it in a page of your own.";
    EARLIER: Ja "1 つ前", En "Previous";
    LATER: Ja "1 つ先", En "Next";
    STEP: Ja "ステップ", En "Step";
    STEPPER: Ja "ステップ実行", En "In the stepper";
    PROJECTOR: Ja "投影用の表示", En "Projector view";
    PROJECTOR_WHY: Ja "大きな文字で、盤面、ビット行、計算、説明だけを表示します。PageUp と PageDown で 1 ステップずつ動き、Esc で戻ります。",
        En "Board, binary rows, sum and sentence alone, in large type. A presenter’s keys move by one step, Escape leaves it.";
    ASKING: Ja "クラスに尋ねる", En "Asking the class";
    ASKING_WHY: Ja "「次へ」を押すと、値を見せる前にビットを尋ねます。",
        En "Next asks for the bits before it shows them.";
    STEP_ON_PAPER: Ja "紙で解く", En "On paper";
    FRAME: Ja "埋め込む枠", En "Frame";
    FRAME_NARROW: Ja "細い段（320 × 400）", En "A narrow column, 320 by 400";
    FRAME_PAGE: Ja "教材のページ（760 × 600）", En "A page of a course, 760 by 600";
    FRAME_LARGE: Ja "大きな枠（1024 × 768）", En "A large frame, 1024 by 768";
    SNIPPET: Ja "埋め込み用の HTML", En "HTML to embed";
    SNIPPET_WHY: Ja "ページの HTML に、そのまま貼り付けてください。「戻る」「再生」「次へ」で動きます。",
        En "Paste it into the HTML of a page. Back, Play and Next are part of it.";
    FAR: Ja "遠いステップなので、ここには盤を描きません。リンクからは開けます。",
        En "The step is too far away to be drawn here. Its links work.";

    LESSON_PROBLEM: Ja "アドレスの lesson にある課は見つかりません。", En "The lesson in the address does not exist.";
    EXERCISE_PROBLEM: Ja "アドレスの exercise は、その課の問題の番号（1 から）にしてください。",
        En "In the address, exercise must be the number of one of the lesson's exercises, from 1.";
}

/// The book in a language, as a link to it says.
pub const fn book(lang: Lang) -> Phrase {
    match lang {
        Lang::Ja => phrase!(Ja "日本語（EPUB）", En "in Japanese (EPUB)"),
        Lang::En => phrase!(Ja "英語（EPUB）", En "in English (EPUB)"),
    }
}

pub fn step(n: u8, at: u64) -> Sentence {
    let at = grouped(at);
    sentence!(Ja "N = {n}、ステップ {at}", En "N = {n}, step {at}")
}
