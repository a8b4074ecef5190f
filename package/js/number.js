/** A number as a program takes it: what is none becomes NaN, which every check refuses. */
export const number = (value) => (typeof value === "number" ? value : NaN);
