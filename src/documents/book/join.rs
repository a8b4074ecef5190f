//! The figures of the fast count: the row set that the site's figure opens with.

use crate::{
    course::JoinStep,
    draw::Sketch,
    pages::lesson::{JoinChoice, JoinPicture, still::join, words::join as words},
    question::still::{Node, Part},
    text::Lang,
};

/// A step in words, and what is drawn below them.
pub(super) fn step(step: JoinStep, lang: Lang) -> Node {
    let [heading, why] = words::step(step).map(|phrase| phrase.in_lang(lang));
    let picture = JoinPicture::of(JoinChoice::default()).expect("the figure's own row set");
    let drawn = match step {
        JoinStep::Rows => rows(&picture, lang),
        JoinStep::Quarters => vec![join::quarters(&picture, lang)],
        JoinStep::Halves => join::halves(&picture, lang),
        JoinStep::Match => {
            let items = picture.items().nth(picture.item).into_iter();
            let matched = items.flat_map(|item| {
                let planes = join::planes(&picture, item, lang);
                [planes]
                    .into_iter()
                    .chain(join::found(&picture, item, lang))
            });
            matched.collect()
        }
    };
    Node::of(
        "section",
        [Node::around("h2", heading), Node::paragraph(why)],
    )
    .then(drawn)
}

/// The row set that is chosen, and the sum of all.
fn rows(picture: &JoinPicture, lang: Lang) -> Vec<Node> {
    let set = &picture.sets[picture.chosen];
    let east: Vec<u8> = (0..8).filter(|row| set.set.east >> row & 1 == 1).collect();
    let halves = (0..8).map(|row| (row, u8::from(east.contains(&row))));
    let sketch = Sketch::of_queens(2, 8, halves.collect());
    let (chosen, sum) = (
        words::row_set(&east, set.solutions),
        words::sum_of_sets(picture.sets.len(), picture.total()),
    );
    vec![
        Node::paragraph(chosen.in_lang(lang)),
        Node::paragraph(sum.in_lang(lang)),
        Node::Part(Part::Sketch(sketch, None)),
    ]
}
