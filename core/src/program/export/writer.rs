//! The statements of a program, written in a language.

use super::{Export, operators::helper};
use crate::program::{Condition, Expression, Judgement, Program, Statement, Variable};

pub(super) struct Writer<'a> {
    pub(super) export: Export,
    program: &'a Program,
    pub(super) names: Vec<String>,
    /// True where the language's own operators do.
    pub(super) is_plain: bool,
    depth: usize,
    pub(super) text: String,
}

impl<'a> Writer<'a> {
    pub(super) fn new(export: Export, program: &'a Program, is_plain: bool) -> Self {
        let names: Vec<_> = program.names().map(|(name, _)| name).collect();
        Self {
            export,
            program,
            names: export.names(&names),
            is_plain,
            depth: 1,
            text: export.start().to_owned(),
        }
    }

    /// Writes the file, with the words that it says of an index outside its array.
    pub(super) fn program(&mut self, outside: &str) {
        let program = self.program;
        if program.names().any(|(_, is_array)| is_array) {
            let arrays = self.export.arrays();
            self.text.push_str(&arrays.replace("OUTSIDE", outside));
        } else if self.export == Export::C {
            self.text.push_str("static int64_t side;\n\n");
        }
        if !self.is_plain {
            self.text.push_str(self.export.operations());
        }
        self.text.push_str(self.export.head());
        for (place, (name, is_array)) in program.names().enumerate() {
            if name != "n" {
                let own = self.names[place].clone();
                self.declare(name, &own, is_array);
            }
        }
        self.block(program.statements());
        let count = program.place(Judgement::COUNT, false);
        let count = count.map_or("0", |place| &self.names[place]);
        let count = match (self.export, count) {
            (Export::JavaScript, "0") => "0n",
            (_, count) => count,
        };
        let end = self.semicolon();
        self.line(&format!("return {count}{end}"));
        self.text.push_str(self.export.end());
    }

    fn declare(&mut self, name: &str, own: &str, is_array: bool) {
        let first = match (self.export, name) {
            (Export::JavaScript, "mask") => "(1n << n) - 1n",
            (Export::C, "mask") => "(1LL << n) - 1",
            (_, "mask") => "(1 << n) - 1",
            (Export::JavaScript, _) => "0n",
            _ => "0",
        };
        let line = match (self.export, is_array) {
            (Export::Python, false) => format!("{own} = {first}"),
            (Export::Python, true) => format!("{own} = Array(\"{name}\", n)"),
            (Export::C, false) => format!("int64_t {own} = {first};"),
            (Export::C, true) => {
                format!("int64_t *{own} = calloc((size_t)n, sizeof(int64_t));")
            }
            (Export::JavaScript, false) => format!("let {own} = {first};"),
            (Export::JavaScript, true) => format!("const {own} = array(\"{name}\", n);"),
            (Export::Rust, false) => format!("let mut {own}: i64 = {first};"),
            (Export::Rust, true) => format!("let mut {own} = Array::new(\"{name}\", n);"),
        };
        self.line(&line);
    }

    fn line(&mut self, line: &str) {
        for _ in 0..self.depth {
            self.text.push_str("    ");
        }
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn semicolon(&self) -> &'static str {
        match self.export {
            Export::Python => "",
            Export::C | Export::JavaScript | Export::Rust => ";",
        }
    }

    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Assign {
                target,
                operator,
                value,
                ..
            } => {
                let place = self.target(target);
                let end = self.semicolon();
                let line = match operator {
                    Some(operator) if self.is_own(*operator) => {
                        let value = self.expression(value);
                        format!("{place} {}= {value}{end}", operator.symbol())
                    }
                    Some(operator) => {
                        let value = self.expression(value);
                        format!("{place} = {}({place}, {value}){end}", helper(*operator))
                    }
                    None => format!("{place} = {}{end}", self.expression(value)),
                };
                self.line(&line);
            }
            Statement::While { condition, body } => self.inner("while", condition, body),
            Statement::If {
                condition,
                body,
                other,
            } => {
                self.inner("if", condition, body);
                if !other.is_empty() {
                    if self.export == Export::Python {
                        self.line("else:");
                    } else {
                        // Behind the brace that ends the other block.
                        self.text.pop();
                        self.text.push_str(" else {\n");
                    }
                    self.body(other);
                }
            }
        }
    }

    fn inner(&mut self, word: &str, condition: &Condition, body: &[Statement]) {
        let condition = self.condition(condition);
        let line = match self.export {
            Export::Python => format!("{word} {condition}:"),
            Export::Rust => format!("{word} {condition} {{"),
            Export::C | Export::JavaScript => format!("{word} ({condition}) {{"),
        };
        self.line(&line);
        self.body(body);
    }

    fn body(&mut self, body: &[Statement]) {
        self.depth += 1;
        self.block(body);
        if body.is_empty() && self.export == Export::Python {
            self.line("pass");
        }
        self.depth -= 1;
        if self.export != Export::Python {
            self.line("}");
        }
    }

    /// The place that is written. Rust does not read an array while it borrows an element: an index that reads
    /// one has a line before.
    fn target(&mut self, target: &Variable) -> String {
        match target {
            Variable::Element { array, index, .. }
                if self.export == Export::Rust && reads_element(index) =>
            {
                let line = format!("let at = {};", self.expression(index));
                self.line(&line);
                format!("{}[at]", self.names[*array])
            }
            _ => self.variable(target),
        }
    }
}

fn reads_element(expression: &Expression) -> bool {
    match expression {
        Expression::Literal(_) | Expression::Read(Variable::Number(_)) => false,
        Expression::Read(Variable::Element { .. }) => true,
        Expression::Unary(_, operand) => reads_element(operand),
        Expression::Binary(_, left, right) => reads_element(left) || reads_element(right),
    }
}
