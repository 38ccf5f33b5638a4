import { availableParallelism } from 'node:os';
import { ProblemError } from '../../../platform/http/problem-error.ts';

/**
 * Queue for hashing passwords.
 * A hash occupies one of four threads for a tenth of a second or more. Files, signatures and compression share these
 * threads, so without a queue a few dozen hashes would stall the server.
 */
export interface HashQueue {
  /**
   * Runs a task when its turn comes.
   * Networks take turns, so that one that fills the queue only delays itself. Known networks and devices come first,
   * but every fourth turn goes to the others.
   * @throws ProblemError `unavailable` if too many are waiting, or the task has waited too long
   */
  run<T>(network: string, task: () => Promise<T>, isKnown?: boolean): Promise<T>;
}

/** In the order of their turns. After its turn a network moves to the end. */
type Queues = Map<string, Waiting[]>;

/** Consecutive turns of known networks while others wait. */
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
/** Leaves at least two of four threads, or one of two processors, to other work. */
const AT_ONCE = availableParallelism() >= 4 ? 2 : 1;
/** As many as can finish while a person waits for a page. */
const MAX_WAITING = 200;
const LONGEST_WAIT_MS = 30_000;

const tooBusy = () =>
  new ProblemError('unavailable', {
    detail: 'Too many people are signing in right now.',
    action: `Wait ${COME_BACK_SECONDS} s, then try again.`,
    headers: { 'retry-after': String(COME_BACK_SECONDS) },
  });

export function createHashQueue({
  atOnce = AT_ONCE,
  mostWaiting = MAX_WAITING,
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

  /** Drops the last task of the network with the most waiting, strangers first. That may be the new task. */
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
