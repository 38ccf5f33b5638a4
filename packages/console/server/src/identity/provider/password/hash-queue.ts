import { availableParallelism } from 'node:os';
import { ProblemError } from '../../../platform/http/problem-error.ts';

/**
 * Takes turns at hashing passwords. A hash takes a thread of the four that files, signatures and compression share, for a
 * tenth of a second or more: without turns a few dozen of them stop everybody's work.
 */
export interface HashQueue {
  /**
   * Runs a task when it is its turn; networks take turns with each other, so that one that fills the queue waits for itself.
   * Known networks and devices come before others, and every fourth turn is of the others.
   * @throws ProblemError `unavailable` where too many wait, or one has waited for too long
   */
  run<T>(network: string, task: () => Promise<T>, isKnown?: boolean): Promise<T>;
}

/** In the order of their turns: a network whose turn it was goes to the end. */
type Queues = Map<string, Waiting[]>;

/** Turns of known ones in a row while others wait. */
const KNOWN_IN_A_ROW = 3;

export interface HashQueueOptions {
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly longestWaitMs?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

const COME_BACK_SECONDS = 10;
/** Of four threads at least two are left to everybody else, of two processors one. */
const AT_ONCE = availableParallelism() >= 4 ? 2 : 1;
/** As many as are done in the time a person waits for a page. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 30_000;

const tooBusy = () =>
  new ProblemError('unavailable', {
    detail: 'Too many people sign in at this moment.',
    action: `Wait ${COME_BACK_SECONDS} s, then try again.`,
    headers: { 'retry-after': String(COME_BACK_SECONDS) },
  });

export function createHashQueue({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  longestWaitMs = LONGEST_WAIT_MS,
}: HashQueueOptions = {}): HashQueue {
  const known: Queues = new Map();
  const others: Queues = new Map();
  let running = 0;
  let waiting = 0;
  let knownInARow = 0;

  function drop(queues: Queues, network: string, one: Waiting): void {
    const left = (queues.get(network) ?? []).filter((other) => other !== one);
    waiting -= 1;
    if (left.length > 0) queues.set(network, left);
    else queues.delete(network);
  }

  function queuesOfNextTurn(): Queues {
    const isTurnOfOthers = known.size === 0 || (others.size > 0 && knownInARow >= KNOWN_IN_A_ROW);
    knownInARow = isTurnOfOthers ? 0 : knownInARow + 1;
    return isTurnOfOthers ? others : known;
  }

  function next(): void {
    if (running >= atOnce || waiting === 0) return;
    const queues = queuesOfNextTurn();
    const [first] = queues;
    if (!first) return;
    const [network, [one]] = first;
    if (!one) return;
    drop(queues, network, one);
    const rest = queues.get(network);
    queues.delete(network);
    if (rest) queues.set(network, rest);
    running += 1;
    one.begin();
  }

  /** Of a full queue the last one of the network that has most in it goes, of strangers first; that may be the newcomer. */
  function makeRoom(): void {
    if (waiting <= mostWaiting) return;
    const queues = others.size > 0 ? others : known;
    const [network, most] = [...queues].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    const last = most.at(-1);
    if (!last) return;
    drop(queues, network, last);
    last.refuse();
  }

  function turn(network: string, isKnown: boolean): Promise<void> {
    const queues = isKnown ? known : others;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        drop(queues, network, one);
        reject(tooBusy());
      }, longestWaitMs);
      timer.unref();
      const one: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          clearTimeout(timer);
          reject(tooBusy());
        },
      };
      queues.set(network, [...(queues.get(network) ?? []), one]);
      waiting += 1;
      makeRoom();
      next();
    });
  }

  return {
    async run(network, task, isKnown = false) {
      await turn(network, isKnown);
      try {
        return await task();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
