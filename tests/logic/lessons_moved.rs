//! Lessons that became part of others: their addresses, their marks and their questions lead there.

use bitqueens::course::{BoxesText, COURSE, Progress, ReviewQuestion, became, entry};

use crate::program::Program;

#[test]
fn a_lesson_that_became_part_of_another_leads_to_it_and_is_read_where_that_one_is() {
    let mut n_formerly = 0;
    for lesson in COURSE.iter() {
        for slug in &lesson.formerly {
            assert!(entry(slug).is_none(), "{slug}");
            for folder in ["", "ja/"] {
                let program = Program::open(&format!("{folder}learn/{slug}/#seed=7"));
                assert_eq!(program.address(), format!("{folder}learn/{}/", lesson.slug));
                assert_ne!(program.said(), "", "{slug}");
            }
            assert_eq!(Progress::read(slug).stored(), lesson.slug);
            n_formerly += 1;
        }
    }
    assert_eq!(n_formerly, 10);
}

#[test]
fn a_question_that_moved_keeps_its_place_in_the_boxes() {
    let names: Vec<_> = ReviewQuestion::all().map(ReviewQuestion::name).collect();
    let moved: Vec<_> = COURSE.iter().flat_map(|lesson| &lesson.moved).collect();
    assert!(10 < moved.len());
    for (at, [before, now]) in moved.iter().enumerate() {
        assert!(names.contains(now) && !names.contains(before), "{before}");
        let slug = before.split('.').next().unwrap();
        assert!(became(slug).is_some(), "{before}");
        let twice = |[other, to]: &&&[String; 2]| other == before || to == now;
        assert_eq!(moved.iter().filter(twice).count(), 1, "{before}");
        let read =
            |name: &str| BoxesText::read(&format!("bitqueens boxes 1\n{name} 3 {at} 2 right"));
        assert_eq!(read(before), read(now));
        // Of two places the later is its place, wherever it was answered.
        let both = BoxesText::read(&format!(
            "bitqueens boxes 1\n{before} 4 90 3 right\n{now} 1 80 2 wrong"
        ));
        let places: Vec<_> = both.boxes.places().collect();
        assert_eq!(places.len(), 1);
        assert_eq!((places[0].0, places[0].1.number), (&**now, 4));
    }
}
