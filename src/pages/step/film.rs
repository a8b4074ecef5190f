//! Pictures of one size as a moving picture: a GIF that repeats.

use std::{borrow::Cow, collections::BTreeMap, mem};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// The colours of a picture; one more stands for what stays as it was.
const COLOURS: usize = 255;
const SAME: u8 = 255;
/// The bytes of a pixel.
const PIXEL: usize = 4;

/// A film that is being made, picture by picture.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    /// How long each picture is shown, in hundredths of a second.
    delay: u16,
    /// The pixels of the picture before.
    before: Vec<u8>,
}

impl Film {
    /// The length of a picture of a step, for the forecast.
    pub const BYTES_A_PICTURE: usize = 19_000;

    pub fn new(width: u16, height: u16, delay: u16) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            width,
            delay,
            before: Vec::new(),
        })
    }

    /// A picture of four bytes a pixel as it is stored: only the rectangle in which it differs from the one before, and in
    /// it what stays is left out. It is the next one of the film.
    pub fn frame(&mut self, pixels: Vec<u8>) -> Frame<'static> {
        let area = self.changed(&pixels);
        let before = mem::replace(&mut self.before, pixels);
        let mut shown = Vec::with_capacity(area.width() * area.height());
        for y in area.top..=area.bottom {
            let first = y * self.width() + area.left;
            let row = PIXEL * first..PIXEL * (first + area.width());
            let mut old = before
                .get(row.clone())
                .unwrap_or_default()
                .chunks_exact(PIXEL);
            let now = self.before.get(row).unwrap_or_default().chunks_exact(PIXEL);
            shown.extend(now.map(|pixel| (old.next() != Some(pixel)).then(|| colour(pixel))));
        }
        let (palette, places) = palette(&shown);
        let mut bytes: Vec<u8> = palette
            .iter()
            .flat_map(|colour| colour.to_be_bytes()[1..].to_vec())
            .collect();
        bytes.resize(3 * (COLOURS + 1), 0);
        let mut last = (None, SAME);
        let indices = shown.into_iter().map(|colour| {
            if colour != last.0 {
                let place = colour.and_then(|colour| places.get(&colour).copied());
                last = (colour, place.unwrap_or(SAME));
            }
            last.1
        });
        let short = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        Frame {
            delay: self.delay,
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            left: short(area.left),
            top: short(area.top),
            width: short(area.width()),
            height: short(area.height()),
            palette: Some(bytes),
            buffer: Cow::Owned(indices.collect()),
            ..Frame::default()
        }
    }

    /// Packs a picture and adds it.
    pub fn add(&mut self, frame: &Frame) -> Result<(), EncodingError> {
        self.encoder.write_frame(frame)
    }

    /// The width, at least one pixel.
    fn width(&self) -> usize {
        usize::from(self.width).max(1)
    }

    /// The rectangle in which a picture differs from the one before; one pixel where nothing does, so that the picture
    /// stands as long again.
    fn changed(&self, now: &[u8]) -> Changed {
        let width = self.width();
        let (mut area, mut is_other) = (Changed::default(), false);
        let mut before = self.before.chunks(PIXEL * width);
        for (y, row) in now.chunks(PIXEL * width).enumerate() {
            let old = before.next().unwrap_or_default();
            if row == old {
                continue;
            }
            let pixel = |row: &'_ [u8], x: usize| -> Option<[u8; PIXEL]> {
                row.get(PIXEL * x..PIXEL * (x + 1))?.try_into().ok()
            };
            let differs = |x: &usize| pixel(old, *x) != pixel(row, *x);
            let left = (0..width).find(differs).unwrap_or(0);
            let right = (0..width).rev().find(differs).unwrap_or(0);
            if is_other {
                area = Changed {
                    left: area.left.min(left),
                    right: area.right.max(right),
                    bottom: y,
                    ..area
                };
            } else {
                area = Changed {
                    left,
                    top: y,
                    right,
                    bottom: y,
                };
            }
            is_other = true;
        }
        area
    }

    /// The bytes of the file.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

/// A rectangle, its last column and row in it.
#[derive(Clone, Copy, Default)]
struct Changed {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Changed {
    const fn width(self) -> usize {
        self.right + 1 - self.left
    }

    const fn height(self) -> usize {
        self.bottom + 1 - self.top
    }
}

/// The colour of a pixel, in three bytes.
fn colour(pixel: &[u8]) -> u32 {
    let at = |place: usize| pixel.get(place).copied().unwrap_or(0);
    u32::from_be_bytes([0, at(0), at(1), at(2)])
}

/// The commonest colours, and for each colour its place or that of the nearest one.
fn palette(shown: &[Option<u32>]) -> (Vec<u32>, BTreeMap<u32, u8>) {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    // Neighbours have the same colour mostly.
    for run in shown.chunk_by(|one, other| one == other) {
        if let Some(Some(colour)) = run.first() {
            *counts.entry(*colour).or_default() += run.len();
        }
    }
    let mut colours: Vec<_> = counts.iter().map(|(colour, n)| (*n, *colour)).collect();
    colours.sort_unstable_by(|one, other| other.cmp(one));
    let palette: Vec<_> = colours
        .iter()
        .take(COLOURS)
        .map(|(_, colour)| *colour)
        .collect();
    let places = counts
        .into_keys()
        .map(|colour| (colour, nearest(&palette, colour)));
    let places = places.collect();
    (palette, places)
}

/// The colour of a palette that is nearest to a colour, by its place.
fn nearest(palette: &[u32], colour: u32) -> u8 {
    let distance = |entry: u32| {
        let parts = entry.to_be_bytes().into_iter().zip(colour.to_be_bytes());
        parts
            .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
            .sum::<u32>()
    };
    let places = palette.iter().enumerate();
    let nearest = places.min_by_key(|(_, entry)| distance(**entry));
    nearest
        .and_then(|(at, _)| u8::try_from(at).ok())
        .unwrap_or(SAME)
}
