// Starts the program of a worker. The address says which: worker.js?counter. The page compiles it once and hands
// it to every worker.
const program = import(`./${location.search.slice(1)}.js`);

// A program that does not come is told to the page, which starts another worker or says so to the reader. On the
// console it is no error: a page that the reader leaves ends what its workers load.
const missing = () => postMessage(null);

program.catch(() => {});
onmessage = ({ data }) => program.then(({ default: init }) => init({ module_or_path: data }).catch(reportError), missing);
