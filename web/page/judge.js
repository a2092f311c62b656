// The oracle: takes a text, returns a reply. It runs in a worker (worker.js), which the rest of the page need not know.

/** The function that makes a worker; set by `startOracle`. */
let makeWorker;
let worker;
/** The language of replies, `{ code, texts }`; `null` for English. */
let language = null;
/** The compiled module, from which another worker can restart the oracle. */
let compiled = null;
/** The key of the sentence that says why there is no oracle. */
let lacking = "refused.lost";
/** A promise of `null` once the oracle answers, or of the key of the reason if it never will. */
let started = Promise.resolve(lacking);
/** The unanswered requests by id: the text, and the function that takes the reply. */
const asked = new Map();
let lastId = 0;

function listen(source) {
  worker = makeWorker();
  return new Promise((done) => {
    // A worker whose script fails to load only sends an error event.
    worker.onerror = () => done("refused.lost");
    worker.onmessage = ({ data }) => {
      if (data.compiled) {
        compiled = data.compiled;
        done(null);
      } else if (data.lacking) done(data.lacking);
      else if (data.broken) restart(data.id);
      else settle(data.id, JSON.parse(data.reply));
    };
    worker.postMessage({ source, language });
  });
}

function settle(id, reply) {
  asked.get(id)?.take(reply);
  asked.delete(id);
}

/** Restarts the oracle after it stopped at a text: that text gets no reply, and the waiting ones are sent again. */
function restart(id) {
  worker.terminate();
  settle(id, null);
  started = listen({ compiled });
  for (const [waiting, { text }] of asked) worker.postMessage({ id: waiting, text });
}

/**
 * Starts the oracle: `make` makes its worker, and `source` is `{ address }` of the module, or the module itself,
 * `{ packed }`; `spoken` is the language of replies. Returns `null`, or the key of the sentence that says why there is
 * no oracle. Requests wait meanwhile.
 */
export function startOracle(make, source, spoken) {
  makeWorker = make;
  language = spoken;
  started = listen(source).then((why) => {
    if (why) lacking = why;
    return why;
  });
  return started;
}

/** Returns the key of the sentence that says why nothing is answered: there is no oracle, or it stopped. */
export const whyBroken = () => (compiled === null ? lacking : "refused.broken");

/** Returns the reply to a text; `null` if there is no oracle, or if it stopped, after which it is restarted. */
export async function judge(text) {
  if (await started) return null;
  lastId += 1;
  const id = lastId;
  return new Promise((take) => {
    asked.set(id, { text, take });
    worker.postMessage({ id, text });
  });
}
