// Starts the program of a worker. The address says which: worker.js?counter. The page compiles it once and hands
// it to every worker.
const program = import(`./${location.search.slice(1)}.js`);

onmessage = ({ data }) => program.then(({ default: init }) => init({ module_or_path: data })).catch(reportError);
