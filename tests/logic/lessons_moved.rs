//! Lessons that became part of others: their addresses, their marks and their questions lead there.

use bitqueens::course::{BoxesText, Progress, ReviewQuestion};

use crate::{course_texts::course_list, program::Program};

#[test]
fn a_lesson_that_became_part_of_another_leads_to_it_and_is_read_where_that_one_is() {
    let list = course_list();
    let mut n_formerly = 0;
    for lesson in &list.lessons {
        for slug in &lesson.formerly {
            assert!(list.lesson(slug).is_none(), "{slug}");
            assert_eq!(list.became(slug), Some(lesson));
            for folder in ["", "ja/"] {
                let program = Program::open(&format!("{folder}learn/{slug}/#seed=7"));
                assert_eq!(program.address(), format!("{folder}learn/{}/", lesson.slug));
                assert_ne!(program.said(), "", "{slug}");
            }
            let mut progress = Progress::read(slug);
            assert!(progress.has(lesson) && progress.count(list) == 1);
            progress.set(lesson, false);
            assert_eq!(progress, Progress::default());
            n_formerly += 1;
        }
    }
    assert_eq!(n_formerly, 10);
}

#[test]
fn a_question_that_moved_keeps_its_place_in_the_boxes() {
    let list = course_list();
    let all: Vec<_> = ReviewQuestion::all(list).collect();
    let moved: Vec<_> = list.lessons.iter().flat_map(|of| &of.moved).collect();
    assert!(10 < moved.len());
    for (at, [before, now]) in moved.iter().enumerate() {
        assert!(all.iter().all(|question| question.name() != *before));
        let question = *all.iter().find(|question| question.name() == *now).unwrap();
        assert_eq!(question.former_name(), Some(&**before));
        let slug = before.split('.').next().unwrap();
        assert!(list.became(slug).is_some(), "{before}");
        let twice = |[other, to]: &&&[String; 2]| other == before || to == now;
        assert_eq!(moved.iter().filter(twice).count(), 1, "{before}");
        let read = |name: &str| {
            let text = format!("bitqueens boxes 1\n{name} 3 {at} 2 right");
            BoxesText::read(&text).boxes
        };
        let place = read(now).place(question);
        assert!(place.is_some());
        assert_eq!(read(before).place(question), place);
        // An answer moves it on from there, and stands under the name that it has now.
        let [mut old, mut new] = [read(before), read(now)];
        for boxes in [&mut old, &mut new] {
            boxes.answer(question, true, 200);
        }
        assert_eq!(old.place(question), new.place(question));
        assert!(3 < old.place(question).unwrap().number);
    }
}
