// The oracle: a text in, a reply out. It runs in a worker (worker.js); nothing else of the page knows of that.

/** Makes a worker; set by `startOracle`. */
let makeWorker;
let worker;
/** The compiled module, of which another worker makes the oracle again. */
let compiled = null;
/** Why there is no oracle: the key of a sentence. */
let lacking = "refused.lost";
/** Resolves when the oracle answers, to `null`, or when there will be none, to why. */
let started = Promise.resolve(lacking);
/** What was asked and is not answered yet: its text, and what takes the reply. */
const asked = new Map();
let lastId = 0;

function listen(source) {
  worker = makeWorker();
  return new Promise((done) => {
    // A worker whose script does not arrive says so by an error.
    worker.onerror = () => done("refused.lost");
    worker.onmessage = ({ data }) => {
      if (data.compiled) {
        compiled = data.compiled;
        done(null);
      } else if (data.lacking) done(data.lacking);
      else if (data.broken) restart(data.id);
      else settle(data.id, JSON.parse(data.reply));
    };
    worker.postMessage({ source });
  });
}

function settle(id, reply) {
  asked.get(id)?.take(reply);
  asked.delete(id);
}

/** Begins again after the oracle stopped at a text: that one has no reply; what waits behind it is asked once more. */
function restart(id) {
  worker.terminate();
  settle(id, null);
  started = listen({ compiled });
  for (const [waiting, { text }] of asked) worker.postMessage({ id: waiting, text });
}

/**
 * Starts the oracle: `make` makes its worker, and the source is `{ address }` of the module, or the module itself, `{ packed }`. Returns why
 * there is none, as the key of a sentence, or `null`. What is asked meanwhile waits.
 */
export function startOracle(make, source) {
  makeWorker = make;
  started = listen(source).then((why) => {
    if (why) lacking = why;
    return why;
  });
  return started;
}

/** Why nothing is answered: there is no oracle, or it stopped. */
export const whyBroken = () => (compiled === null ? lacking : "refused.broken");

/** What the oracle says to a text; `null` if there is none, or it stopped, after which a fresh one is there. */
export async function judge(text) {
  if (await started) return null;
  lastId += 1;
  const id = lastId;
  return new Promise((take) => {
    asked.set(id, { text, take });
    worker.postMessage({ id, text });
  });
}
