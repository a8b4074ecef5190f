use bitqueens::{
    state::{Action, Environment, Scene, State, Walk},
    text::{Lang, Notice},
};

fn open(hash: &str) -> State {
    State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    })
}

fn step(state: &State) -> u64 {
    state.stepper.machine().counters().steps
}

#[test]
fn the_picture_shows_every_square_and_every_bit() {
    for (hash, n, ghosts) in [
        ("#/step?n=4&at=47", 4, 1),
        ("#/step?n=8&at=891", 8, 5),
        ("#/step?n=27&at=900", 27, 0),
    ] {
        let scene = Scene::of(&open(hash)).stepper;
        let svg = scene.picture(Lang::En);
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
        let queens = scene
            .board
            .squares
            .iter()
            .filter(|square| square.mark.name() == "queen");
        assert_eq!(svg.matches("scale(1.25)").count(), queens.count());
        let bits: usize = scene.rows.iter().map(|row| row.bits.len()).sum();
        assert!(6 * n + ghosts <= bits);
        // The ground, the squares and the bits.
        assert_eq!(svg.matches("<rect").count(), 1 + n * n + bits, "{hash}");
        assert_eq!(
            svg.matches("<text").count() - bits - 2 * 6,
            scene
                .board
                .squares
                .iter()
                .filter(|square| square.mark.name() == "attacked")
                .map(|square| square.lines().count())
                .sum::<usize>()
        );
    }
}

#[test]
fn the_picture_is_well_formed() {
    let svg = Scene::of(&open("#/step?n=5&at=22"))
        .stepper
        .picture(Lang::Ja);
    let opened = svg.matches('<').count() - svg.matches("</").count();
    assert_eq!(
        opened,
        svg.matches("/>").count() + svg.matches("</").count()
    );
    // Shifts and masks are spoken of with signs that a drawing must not contain bare.
    assert!(!svg.contains("<<") && !svg.contains(" & "));
}

#[test]
fn an_embedded_stepper_stays_within_its_steps() {
    let mut state = open("#/embed?n=4&at=47&from=45&to=49&lang=en");
    let forward = |state: &State| state.apply(Action::Walk(Walk::StepForward)).unwrap();
    let back = |state: &State| state.apply(Action::Press(Walk::StepBack)).unwrap();
    state = forward(&forward(&state));
    assert_eq!(step(&state), 49);
    state = forward(&state);
    assert_eq!(
        (step(&state), &state.notice),
        (49, &Some(Notice::RangeEnds))
    );
    for _ in 0..4 {
        state = back(&state);
    }
    assert_eq!(step(&state), 45);
    assert_eq!(back(&state).notice, Some(Notice::RangeEnds));
    assert_eq!(
        state.address().to_string(),
        "#/embed?n=4&at=45&lang=en&from=45&to=49"
    );
    // Outside its range an address leads to the nearest step within.
    assert_eq!(step(&open("#/embed?n=4&at=9&from=45&to=49")), 45);
    assert_eq!(step(&open("#/embed?n=4&at=99&from=45&to=49")), 49);
    // The whole page has no such limits.
    let whole = open("#/step?n=4&at=49&from=45&to=49");
    assert_eq!(step(&forward(&whole)), 50);
}
