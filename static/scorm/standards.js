// The two standards by which a learning management system (LMS) is told what was done: their calls, their names, their forms
// of a value, their numbers of an error.

/** @typedef {{ place: string, type: string, given: string, when: Date, isRight: boolean }} Answer */
/** @typedef {"incomplete" | "completed" | "passed" | "failed"} Status */
/** @typedef {{ score: number, status: Status, isDone: boolean, data: string, milliseconds: number }} Values */
/** @typedef {"begin" | "get" | "set" | "keep" | "end" | "error"} Call */

/**
 * @typedef {object} Standard
 * @property {string} object The name of the object with the calls
 * @property {Record<Call, string>} calls
 * @property {number} room The characters that fit into what is kept of the answers
 * @property {Record<"learner" | "mode" | "status" | "score" | "data" | "mastery", string>} reads What is asked before anything is set
 * @property {number} percent What a passing score is multiplied by
 * @property {{ lost: number[], lacking: number[], blank: number[] }} errors Of a session that does not run; of a name that the system lacks;
 *   of a value that was never set
 * @property {(values: Values) => [string, string][]} values
 * @property {(answer: Answer) => [string, string][]} answer
 */

/** Scores and answers are the names that a system may do without. @param {string} name */
const isOptional = (name) => /\.score\.(min|max)$|^cmi\.interactions\./.test(name);

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** Whole hundredths first, so that no part of a time is rounded up to 60. @param {number} milliseconds */
const partsOf = (milliseconds) => {
  const most = 9999 * 3_600_000 + 3_599_990;
  const hundredths = Math.floor(Math.min(Math.max(milliseconds, 0), most) / 10) || 0;
  return {
    hours: Math.floor(hundredths / 360_000),
    minutes: Math.floor(hundredths / 6_000) % 60,
    seconds: `${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`,
  };
};

/** The type of an answer and its text, as both standards write them. @param {Answer} answer */
const responseOf = ({ type, given }) => {
  const text = given.replace(/^'/, "").slice(0, 250);
  if (type === "choice" && /^\d$/.test(given)) return { type, response: String.fromCharCode(97 + Number(given)) };
  const isNumber = type === "numeric" && /^-?\d+(\.\d+)?$/.test(given);
  return { type: isNumber ? type : "fill-in", response: text };
};

/** @param {Answer} answer */
const idOf = ({ place }) => place.replace(/[^A-Za-z0-9]/g, "-").slice(0, 255);

/** @type {Record<string, Standard>} */
const STANDARDS = {
  "1.2": {
    object: "API",
    calls: {
      begin: "LMSInitialize", get: "LMSGetValue", set: "LMSSetValue", keep: "LMSCommit", end: "LMSFinish", error: "LMSGetLastError",
    },
    room: 4096,
    reads: {
      learner: "cmi.core.student_id",
      mode: "cmi.core.lesson_mode",
      status: "cmi.core.lesson_status",
      score: "cmi.core.score.raw",
      data: "cmi.suspend_data",
      mastery: "cmi.student_data.mastery_score",
    },
    percent: 1,
    errors: { lost: [301], lacking: [401], blank: [] },
    values({ score, status, isDone, data, milliseconds }) {
      const { hours, minutes, seconds } = partsOf(milliseconds);
      return [
        ["cmi.core.score.min", "0"],
        ["cmi.core.score.max", "100"],
        ["cmi.core.score.raw", String(score)],
        ["cmi.core.lesson_status", status],
        ["cmi.suspend_data", data],
        ["cmi.core.session_time", `${String(hours).padStart(4, "0")}:${two(minutes)}:${seconds}`],
        ["cmi.core.exit", isDone ? "" : "suspend"],
      ];
    },
    answer(answer) {
      const { type, response } = responseOf(answer);
      const { when } = answer;
      return [
        ["id", idOf(answer)],
        ["time", [when.getHours(), when.getMinutes(), when.getSeconds()].map(two).join(":")],
        ["type", type],
        ["student_response", response],
        ["result", answer.isRight ? "correct" : "wrong"],
      ];
    },
  },
  2004: {
    object: "API_1484_11",
    calls: { begin: "Initialize", get: "GetValue", set: "SetValue", keep: "Commit", end: "Terminate", error: "GetLastError" },
    room: 64_000,
    reads: {
      learner: "cmi.learner_id",
      mode: "cmi.mode",
      status: "cmi.success_status",
      score: "cmi.score.raw",
      data: "cmi.suspend_data",
      mastery: "cmi.scaled_passing_score",
    },
    percent: 100,
    errors: { lost: [104, 112, 113, 122, 123, 132, 133, 142, 143], lacking: [401, 402], blank: [403] },
    values({ score, status, data, milliseconds }) {
      const { hours, minutes, seconds } = partsOf(milliseconds);
      return [
        ["cmi.score.min", "0"],
        ["cmi.score.max", "100"],
        ["cmi.score.raw", String(score)],
        ["cmi.score.scaled", String(score / 100)],
        ["cmi.completion_status", status === "incomplete" ? status : "completed"],
        ["cmi.success_status", status === "passed" || status === "failed" ? status : "unknown"],
        ["cmi.suspend_data", data],
        ["cmi.session_time", `PT${hours}H${minutes}M${seconds}S`],
        // A normal exit ends the attempt, and the next one would begin with nothing.
        ["cmi.exit", "suspend"],
      ];
    },
    answer(answer) {
      const { type, response } = responseOf(answer);
      return [
        ["id", idOf(answer)],
        ["timestamp", answer.when.toISOString().replace(/\.\d+/, "")],
        ["type", type],
        ["learner_response", response],
        ["result", answer.isRight ? "correct" : "incorrect"],
      ];
    },
  },
};
