//! The text around the exported program in each language: arrays, operations of 64 bits, the first and the last lines.

use super::Export;

impl Export {
    /// The arrays that check their indexes. `OUTSIDE` stands for the reader's words.
    pub(super) const fn arrays(self) -> &'static str {
        match self {
            Self::Python => {
                r#"class Array(list):
    def __init__(self, name, n):
        super().__init__([0] * n)
        self.name = name

    def check(self, index):
        if not 0 <= index < len(self):
            raise IndexError(f"{self.name}[{index}]: OUTSIDE")

    def __getitem__(self, index):
        self.check(index)
        return super().__getitem__(index)

    def __setitem__(self, index, value):
        self.check(index)
        super().__setitem__(index, value)


"#
            }
            Self::C => {
                r#"static int64_t side;

static int64_t at(int64_t index, const char *array) {
    if (index < 0 || side <= index) {
        fprintf(stderr, "%s[%" PRId64 "]: OUTSIDE\n", array, index);
        exit(1);
    }
    return index;
}

#define AT(array, index) array[at(index, #array)]

"#
            }
            Self::JavaScript => {
                r"function array(name, n) {
    const check = (elements, index) => {
        if (!(index in elements)) {
            throw new RangeError(`${name}[${index}]: OUTSIDE`);
        }
    };
    return new Proxy(Array(Number(n)).fill(0n), {
        get(elements, index) {
            check(elements, index);
            return elements[index];
        },
        set(elements, index, value) {
            check(elements, index);
            elements[index] = value;
            return true;
        },
    });
}

"
            }
            Self::Rust => {
                r#"struct Array {
    name: &'static str,
    elements: Vec<i64>,
}

impl Array {
    fn new(name: &'static str, n: i64) -> Self {
        let elements = vec![0; n as usize];
        Self { name, elements }
    }

    fn at(&self, index: i64) -> usize {
        if index < 0 || self.elements.len() as i64 <= index {
            panic!("{}[{index}]: OUTSIDE", self.name);
        }
        index as usize
    }
}

impl std::ops::Index<i64> for Array {
    type Output = i64;

    fn index(&self, index: i64) -> &i64 {
        &self.elements[self.at(index)]
    }
}

impl std::ops::IndexMut<i64> for Array {
    fn index_mut(&mut self, index: i64) -> &mut i64 {
        let at = self.at(index);
        &mut self.elements[at]
    }
}

"#
            }
        }
    }

    /// The operations of 64 bits that the language's own operators do not carry out.
    pub(super) const fn operations(self) -> &'static str {
        match self {
            Self::Python => {
                "def cut(x):
    return (x + (1 << 63)) % (1 << 64) - (1 << 63)


def add(x, y):
    return cut(x + y)


def sub(x, y):
    return cut(x - y)


def neg(x):
    return cut(-x)


def shl(x, y):
    return cut(x << y) if 0 <= y < 64 else 0


def shr(x, y):
    return x >> (y if 0 <= y < 64 else 63)


"
            }
            Self::C => {
                "static int64_t add(int64_t x, int64_t y) {
    return (int64_t)((uint64_t)x + (uint64_t)y);
}

static int64_t sub(int64_t x, int64_t y) {
    return (int64_t)((uint64_t)x - (uint64_t)y);
}

static int64_t neg(int64_t x) {
    return (int64_t)(0 - (uint64_t)x);
}

static int64_t shl(int64_t x, int64_t y) {
    return 0 <= y && y < 64 ? (int64_t)((uint64_t)x << y) : 0;
}

static int64_t shr(int64_t x, int64_t y) {
    if (y < 0 || 64 <= y) {
        y = 63;
    }
    return x < 0 ? ~(~x >> y) : x >> y;
}

"
            }
            Self::JavaScript => {
                "const cut = (x) => BigInt.asIntN(64, x);
const add = (x, y) => cut(x + y);
const sub = (x, y) => cut(x - y);
const neg = (x) => cut(-x);
const shl = (x, y) => (0n <= y && y < 64n ? cut(x << y) : 0n);
const shr = (x, y) => x >> (0n <= y && y < 64n ? y : 63n);

"
            }
            Self::Rust => {
                "fn add(x: i64, y: i64) -> i64 {
    x.wrapping_add(y)
}

fn sub(x: i64, y: i64) -> i64 {
    x.wrapping_sub(y)
}

fn neg(x: i64) -> i64 {
    x.wrapping_neg()
}

fn shl(x: i64, y: i64) -> i64 {
    if 0 <= y && y < 64 { x << y } else { 0 }
}

fn shr(x: i64, y: i64) -> i64 {
    x >> if 0 <= y && y < 64 { y } else { 63 }
}

"
            }
        }
    }

    /// The beginning of the file.
    pub(super) const fn start(self) -> &'static str {
        match self {
            Self::Python => "",
            Self::C => "#include <inttypes.h>\n#include <stdio.h>\n#include <stdlib.h>\n\n",
            Self::JavaScript => "\"use strict\";\n\n",
            Self::Rust => {
                "#![allow(unused, nonstandard_style, arithmetic_overflow, overflowing_literals)]\n\n"
            }
        }
    }

    /// The first line of the function that counts.
    pub(super) const fn head(self) -> &'static str {
        match self {
            Self::Python => "def count(n):\n",
            Self::C => "static int64_t count(int64_t n) {\n    side = n;\n",
            Self::JavaScript => "function count(n) {\n",
            Self::Rust => "fn count(mut n: i64) -> i64 {\n",
        }
    }

    /// The end of the file: the boards up to [`Export::LARGEST`], which each text writes out.
    pub(super) const fn end(self) -> &'static str {
        match self {
            Self::Python => "\n\nfor n in range(1, 11):\n    print(n, count(n))\n",
            Self::C => {
                r#"}

int main(void) {
    for (int64_t n = 1; n <= 10; n++) {
        printf("%" PRId64 " %" PRId64 "\n", n, count(n));
        fflush(stdout);
    }
}
"#
            }
            Self::JavaScript => {
                "}

for (let n = 1n; n <= 10n; n++) {
    console.log(`${n} ${count(n)}`);
}
"
            }
            Self::Rust => {
                "}

fn main() {
    for n in 1..=10 {
        println!(\"{n} {}\", count(n));
    }
}
"
            }
        }
    }
}
