use bitqueens_core::SplitMix64;

/// The first numbers of the seed 1234567, as published with the generator's reference code.
#[test]
fn the_numbers_are_the_published_ones() {
    let mut numbers = SplitMix64::new(1_234_567);
    let expected = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!([(); 5].map(|()| numbers.bits()), expected);
}
