//! What each page of the course does with what they share.

/// The functions of `Page` that are the same in each page of the course, whose field `course` has what they share. Where
/// that has changed by itself, the page does what the closure says, which gets the course before, too.
macro_rules! page_of_course {
    (|$page:ident, $before:ident| $go_on:expr) => {
        fn file(environment: &$crate::site::Environment) -> Option<String> {
            Some($crate::course::Course::file(environment))
        }

        fn read_in(&mut self, language: $crate::text::Lang) {
            let before = std::rc::Rc::clone(&self.course);
            self.course.read_in(language);
            let ($page, $before) = (self, &*before);
            let _: Option<$crate::text::Sentence> = $go_on;
        }

        fn leave(&mut self, to: $crate::site::Route) {
            self.course.leave(to);
        }

        fn shared(&self) -> Option<std::rc::Rc<dyn std::any::Any>> {
            Some(std::rc::Rc::<$crate::course::Course>::clone(&self.course))
        }

        fn take_shared(&mut self, shared: &std::rc::Rc<dyn std::any::Any>) {
            if let Ok(course) = std::rc::Rc::clone(shared).downcast() {
                let before = std::mem::replace(&mut self.course, course);
                let ($page, $before) = (self, &*before);
                let _: Option<$crate::text::Sentence> = $go_on;
            }
        }

        fn keep(
            &mut self,
            before: &Self,
            shelf: &mut dyn $crate::site::Shelf,
        ) -> Result<(), $crate::site::NotStored> {
            self.course.keep(&before.course, shelf)
        }

        fn hear(
            &mut self,
            key: Option<&str>,
            text: Option<&str>,
        ) -> Option<$crate::text::Sentence> {
            let before = std::rc::Rc::clone(&self.course);
            self.course.hear(key, text);
            let ($page, $before) = (self, &*before);
            $go_on
        }

        fn not_stored(&self, why: $crate::site::NotStored) -> $crate::text::Sentence {
            $crate::course::words::review::not_stored(why)
        }

        fn keys(&self) -> Vec<$crate::text::KeyHelp> {
            vec![$crate::text::KeyHelp::SET, $crate::text::KeyHelp::CHECK]
        }
    };
}

pub(crate) use page_of_course;
