// Connects the page with the learning management system that shows it as a SCORM package: answers come back when the
// learner returns, and score, status, time and each checked answer go to the system. Nothing is sent anywhere else.
// It runs before anything reads the address or the storage, as one script with the files beside it.

const { state = "", homework, mastery = "60", standard: version = "1.2" } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const standard = STANDARDS[version];

/** The names of an object that another frame's origin hides cannot be read. @param {any} frame */
const objectOf = (frame) => {
  try {
    return frame[standard.object] ?? null;
  } catch {
    return null;
  }
};
/** Looks along the parents of a window, as the standard says. @param {Window | null | undefined} from */
const above = (from) => {
  for (let frame = from, left = 100; frame && 0 < left; frame = frame.parent, left -= 1) {
    const found = objectOf(frame);
    if (found !== null || frame.parent === frame) return found;
  }
  return null;
};
/** The object with the calls. @type {any} */
let system = null;
/** Some systems bring their object late. */
const find = () => (system ??= above(window) ?? above(window.opener) ?? above(window.top?.opener));

// Browsers hide the storage from a frame of another site, or have none.
const storage = (() => {
  try {
    return localStorage;
  } catch {
    return null;
  }
})();

// What the package is of: a lesson by the name in its address, or the test of a part.
const [, launched] = /\/learn\/([^/]+)\/(?:index\.html)?$/.exec(location.pathname) ?? [];
const record = new PageRecord(storage, launched, new URLSearchParams(state).get("part"));

/** A learner's homework is drawn from who they are. @param {string} text */
const numbered = (text) => 1 + [...text].reduce((sum, letter) => (sum * 31 + /** @type {number} */ (letter.codePointAt(0))) % 999, 7);
let isDrawn = false;
/** What of the address is the state of the page. @param {string} learner */
const draw = (learner) => {
  const own = homework === undefined ? state : `pupil=${numbered(learner)}`;
  if (!isDrawn && location.hash === "" && own !== "") history.replaceState(null, "", `#${own}`);
  if (!isDrawn || homework === undefined || location.hash === `#${own}`) return;
  // Who the learner is was not known when the questions were drawn.
  history.replaceState(null, "", `#${own}`);
  location.reload();
};

const session = new Session(standard, {
  call(name, ...values) {
    const call = find()?.[name];
    // A system that gives no reasons has none.
    if (call === undefined && name === standard.calls.error) return "0";
    return call.apply(system, values);
  },
  now: () => performance.now(),
  work: () => record.work(),
  known(read) {
    record.restore(read("data"), isDrawn);
    draw(read("learner"));
  },
}, Number(mastery));

const sentence = new Sentence();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Tells the session of a happening, sets the time of the next one, and says what is not recorded. @param {() => void} act */
const happens = (act) => {
  act();
  clearTimeout(timer);
  if (session.due !== null) timer = setTimeout(() => happens(() => session.wake()), Math.max(0, session.due - session.now()));
  sentence.say(session.unrecorded !== null && system === null ? "alone" : session.unrecorded);
};

if (find() !== null) record.clear();
nameFiles();
happens(() => session.begin());
if (!isDrawn) draw("");
isDrawn = true;
record.listen((answer) => happens(() => session.hear(answer)), () => happens(() => session.change()));
// A press may lead to another page before the next report.
addEventListener("click", () => record.look(), true);
document.addEventListener("visibilitychange", () => happens(() => (document.hidden ? session.hide() : session.show())));
addEventListener("online", () => happens(() => session.wake()));
addEventListener("pagehide", () => happens(() => session.leave()));
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) happens(() => session.comeBack());
});
