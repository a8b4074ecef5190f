//! The panels below the stepper, as tabs: tree, arrays, recursion, solutions, comparison, sharing.

use std::rc::Rc;

use yew::prelude::*;

use super::{super::figure::figure, controls::controls, share, tree::SearchTree};
use crate::{
    browser::sharing,
    draw::{
        Tree,
        view::{
            buttons::{AskButton, TextToCopy},
            choice::{Tabs, checkbox},
            code_lines::code_lines,
            drawing::small_board,
            hooks::Steady,
            html,
            icons::{Icon, icon},
            link::{Link, prose},
            player::density,
            tables::arrays,
        },
    },
    pages::step::{
        Crossing, FoundSolution, Frame, Panel, Recursion, SolutionList, StepAction, StepPage,
        Stepper,
        words::{
            self, board_at, call_is_row_down, positions, return_is_row_up, solution_name,
            solutions_listed, solutions_text,
        },
    },
    site::{Address, PageContext, Route},
    text::{CodeForm, CodeLanguage, Lang, Phrase, Sentence, binary, narrate, words as shared},
};
use bitqueens_core::solver::{Machine, RowStage, Size};

pub(super) fn panels(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let tabs = Panel::ALL.map(|panel| (panel.name().into(), title(panel).in_lang(lang).into()));
    let chosen = Panel::ALL.iter().position(|panel| *panel == page.panel);
    let on_choose = view.send.reform(|index: usize| {
        StepAction::Panel(Panel::ALL.get(index).copied().unwrap_or_default())
    });
    html! {
        <Tabs
            label={words::PANELS.in_lang(lang)}
            id="panels"
            tabs={tabs.to_vec()}
            chosen={chosen.unwrap_or_default()}
            {on_choose}
        >
            { panel(page, view) }
        </Tabs>
    }
}

fn panel(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let machine = page.stepper.machine();
    match page.panel {
        Panel::Tree => search_tree(page, view),
        Panel::Arrays => {
            let on_row = view.send.reform(StepAction::Row);
            arrays(machine, Some(&on_row), view.lang())
        }
        Panel::Recursion => recursion_beside_loop(machine, page.code, view.lang()),
        Panel::Solutions => solutions_list(page, view),
        Panel::Compare => compare(page, view),
        Panel::Share => share::share(page, view),
    }
}

/// The tree; while something is asked, without what lies ahead.
fn search_tree(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (machine, order) = (page.stepper.machine(), view.preferences.order);
    let mut tree = Tree::of(machine, order);
    if page.prediction.question.is_some() {
        tree.hide_ahead();
    }
    let (tree, size, lang) = (Rc::new(tree), machine.size(), view.lang());
    let on_node = view.send.reform(StepAction::Node);
    html! { <SearchTree {tree} {order} {size} {lang} on_node={Steady(on_node)} /> }
}

const fn title(panel: Panel) -> Phrase {
    match panel {
        Panel::Tree => words::TREE,
        Panel::Arrays => shared::ARRAYS,
        Panel::Recursion => words::PANEL_RECURSION,
        Panel::Solutions => words::PANEL_SOLUTIONS,
        Panel::Compare => words::PANEL_COMPARE,
        Panel::Share => words::PANEL_SHARE,
    }
}

/// The first stepper's figure beside the second stepper with controls of its own.
fn compare(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let Some(second) = &page.second else {
        return Html::default();
    };
    let lang = view.lang();
    html! {
        <div class="compare">
            <label class="check">
                { checkbox("together", second.together, &view.send.reform(StepAction::Together)) }
                <span>{ words::TOGETHER.in_lang(lang) }</span>
            </label>
            <div class="pair">
                { one("first", &page.stepper, view) }
                { one("second", &second.stepper, view) }
                <div class="pair-controls">{ controls(&second.stepper, view, StepAction::Second) }</div>
            </div>
        </div>
    }
}

fn one(which: &'static str, stepper: &Stepper, view: &PageContext<StepAction>) -> Html {
    let lang = view.lang();
    let order = view.preferences.order;
    let machine = stepper.machine();
    let (size, counters) = (machine.size(), machine.counters());
    html! {
        <div
            class="one"
            data-compare={which}
            data-n={size.to_string()}
            data-step={counters.steps.to_string()}
            data-phase={machine.phase().name()}
            data-solutions={counters.solutions.to_string()}
            data-order={order.name()}
            data-density={density(size.get())}
        >
            <h3>{ board_at(size, counters.steps).into_lang(lang) }</h3>
            { figure(stepper, None, None, view.preferences, &view.send) }
            <p class="sentence">{ narrate(machine, order).in_lang(lang).to_owned() }</p>
        </div>
    }
}

/// Both forms side by side, each with its code and its memory.
fn recursion_beside_loop(machine: &Machine, code: CodeLanguage, lang: Lang) -> Html {
    let recursion = Recursion::of(machine);
    let (crossing, sentence) = match recursion.crossing {
        None => (None, words::NO_EVENT.into()),
        Some(Crossing::Down { to }) => (Some("call"), call_is_row_down(to)),
        Some(Crossing::Up { from }) => (Some("return"), return_is_row_up(from)),
    };
    html! {
        <div class="both-forms">
            <p class="crossing" data-crossing={crossing}>
                if let Some(crossing) = crossing {
                    { icon(if crossing == "call" { Icon::Down } else { Icon::Up }, None) }
                }
                { sentence.in_lang(lang) }
            </p>
            { side(CodeForm::Recursive, &recursion.frames, machine, code, lang) }
            { side(CodeForm::Loop, &recursion.frames, machine, code, lang) }
        </div>
    }
}

fn side(
    form: CodeForm,
    frames: &[Frame],
    machine: &Machine,
    code: CodeLanguage,
    lang: Lang,
) -> Html {
    let (id, title_id, memory_id) = match form {
        CodeForm::Recursive => ("recursive", "recursive-title", "recursive-memory"),
        CodeForm::Loop => ("loop", "loop-title", "loop-memory"),
    };
    let (title, memory) = match form {
        CodeForm::Recursive => (words::RECURSIVE, words::FRAMES),
        CodeForm::Loop => (words::LOOP, words::LOOP_ARRAYS),
    };
    html! {
        <section class="form" data-form={id}>
            <h3 id={title_id}>{ title.in_lang(lang) }</h3>
            { code_lines(code.lines(form, machine.size()), code, (machine.phase(), machine.upcoming()), title_id, None, lang) }
            <h4 id={memory_id}>{ memory.in_lang(lang) }</h4>
            <div class="scroll" tabindex="0" role="region" aria-labelledby={memory_id}>
                { memory_table(form, frames, machine.size(), lang) }
            </div>
        </section>
    }
}

/// One line a row: a frame of the call stack, or an entry of each array.
fn memory_table(form: CodeForm, frames: &[Frame], size: Size, lang: Lang) -> Html {
    if frames.is_empty() && form == CodeForm::Recursive {
        return html! { <p class="hint">{ words::NO_FRAME.in_lang(lang) }</p> };
    }
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ shared::ROW.in_lang(lang) }</th>
                    for name in ["left", "down", "right", "bitmap"] {
                        <th scope="col"><code>{ name }</code></th>
                    }
                    <td></td>
                </tr>
            </thead>
            <tbody>
                for frame in frames {
                    { memory_row(form, frame, size, lang) }
                }
            </tbody>
        </table>
    }
}

fn memory_row(form: CodeForm, frame: &Frame, size: Size, lang: Lang) -> Html {
    let words = frame.words;
    let call = match form {
        CodeForm::Recursive => Some(frame.row.to_string()),
        CodeForm::Loop => None,
    };
    html! {
        <tr
            data-frame={call}
            data-array-entry={(form == CodeForm::Loop).then(|| frame.row.to_string())}
            data-frame-status={frame.stage.name()}
        >
            <th scope="row">{ frame.row }</th>
            <td><code>{ binary(words.left, size) }</code></td>
            <td><code>{ binary(words.down, size) }</code></td>
            <td><code>{ binary(words.right, size) }</code></td>
            <td><code>{ binary(words.bitmap, size) }</code></td>
            <td class="frame-status">{ status(form, frame.stage).in_lang(lang) }</td>
        </tr>
    }
}

const fn status(form: CodeForm, stage: RowStage) -> Phrase {
    match (stage, form) {
        (RowStage::Waiting, _) => words::FRAME_WAITING,
        (RowStage::InWork, _) => words::FRAME_IN_WORK,
        (RowStage::Coming, CodeForm::Recursive) => words::FRAME_COMING,
        (RowStage::Coming, CodeForm::Loop) => words::ROW_COMING,
        (RowStage::Gone | RowStage::Ahead, CodeForm::Recursive) => words::FRAME_RETURNED,
        (RowStage::Gone | RowStage::Ahead, CodeForm::Loop) => words::ROW_LEFT,
    }
}

/// The solutions found so far, a page at a time, and all of them as text.
fn solutions_list(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, size) = (view.lang(), page.stepper.size());
    let n_found = page.stepper.machine().counters().solutions;
    if n_found == 0 {
        return html! { <p class="hint">{ words::NONE_FOUND.in_lang(lang) }</p> };
    }
    let list = &page.solutions;
    let shown = list.page_shown(n_found);
    let n_listed = list.listed(n_found).len();
    let has_later = (shown + 1) * SolutionList::ON_A_PAGE < n_listed;
    let to_page = |name: &'static str, label: Sentence, to: Option<usize>| {
        let onclick = to.map(|to| view.send.reform(move |_| StepAction::SolutionsPage(to)));
        html! {
            <button type="button" class="quiet" data-action={name} disabled={to.is_none()} {onclick}>
                { label.in_lang(lang) }
            </button>
        }
    };
    let listed = list.listed(n_found).iter().map(|found| &found.solution);
    let text = AttrValue::from(solutions_text(listed, size));
    let save = {
        let text = text.clone();
        Callback::from(move |tell: Callback<bool>| {
            let name = format!("queens-{size}.txt");
            tell.emit(sharing::save_file(&name, "text/plain;charset=utf-8", &text));
        })
    };
    html! {
        <div class="solutions" data-solutions-list={n_listed.to_string()}>
            <p>{ solutions_listed(n_found, n_listed).in_lang(lang) }</p>
            if page.is_gathering() {
                <p class="hint">{ words::GATHERING.in_lang(lang) }</p>
            }
            <p class="hint">{ prose(words::NOTATIONS.in_lang(lang)) }</p>
            <ol start={(shown * SolutionList::ON_A_PAGE + 1).to_string()}>
                for (number, found) in list.on_page(n_found) {
                    { entry(number, found, size, lang) }
                }
            </ol>
            if SolutionList::ON_A_PAGE < n_listed {
                <div class="pages">
                    { to_page("earlier-solutions", words::earlier(), shown.checked_sub(1)) }
                    { to_page("later-solutions", words::later(), has_later.then_some(shown + 1)) }
                </div>
            }
            <TextToCopy label={words::AS_TEXT} action="copy-solutions" text={text} rows="6" {lang}>
                <AskButton action="download-solutions" label={words::DOWNLOAD} ask={save} {lang} />
            </TextToCopy>
        </div>
    }
}

/// One solution: its link, its board, its two notations.
fn entry(number: usize, found: &FoundSolution, size: Size, lang: Lang) -> Html {
    let solution = &found.solution;
    let link = Address::of(Route::Step)
        .with("n", size)
        .with("at", found.step)
        .with("open", Panel::Solutions.name());
    html! {
        <li key={number} data-solution={number.to_string()} data-step={found.step.to_string()}>
            <Link to={link}>{ solution_name(number, found.step).into_lang(lang) }</Link>
            { small_board(&solution.by_row()) }
            <dl>
                <div><dt>{ words::BY_ROW.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_row()) }</code></dd></div>
                <div><dt>{ words::BY_COLUMN.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_column()) }</code></dd></div>
            </dl>
        </li>
    }
}
