import { HttpError } from '#http';
import { begun, done, failed, tidied } from './entry-changes.ts';
import type { Book } from './outbox-book.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { SendPort } from './outbox-send.ts';
import type { ClockPort, Person } from './ports.ts';
import { dueEntries, laneOf, type OutboxContract } from './send-order.ts';

/** Patients whose entries are sent in parallel, limited to leave bandwidth for other work. */
const LANES = 3;
/** How long a finished entry is stored without its content, so that the same save is not accepted twice. */
const DONE_RETENTION_MS = 24 * 60 * 60_000;

export interface RoundPorts {
  readonly clock: ClockPort;
  readonly random: () => number;
  readonly send: SendPort;
  readonly contract: OutboxContract;
  /** Reads the server's version of an entry in conflict. */
  readonly readServerVersion: (entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>;
  readonly onStored: (entry: OutboxEntry, answer: unknown) => void;
}

/** One pass over a user's outbox, while the lock is held. */
export interface Round {
  readonly person: Person;
  readonly book: Book;
  readonly signal: AbortSignal;
  /** Keys that the server confirmed but that are not recorded yet; shared by all rounds of this tab. */
  readonly confirmed: Set<string>;
}

/** Rejects as soon as the author has left. */
function whilePresent<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

async function tidy({ book, confirmed }: Round, { clock, contract }: RoundPorts): Promise<void> {
  await book.load();
  const now = clock.now();
  for (const { id, doneAt } of book.entries()) {
    if (doneAt !== null && doneAt < now - DONE_RETENTION_MS)
      await book.drop(id, ({ state }) => state === 'done');
    else
      await book.change(id, (entry) =>
        entry.state === 'sending' && confirmed.has(entry.idempotencyKey)
          ? done(entry, now)
          : tidied(entry, contract, now),
      );
  }
}

async function conflictWith(entry: OutboxEntry, round: Round, ports: RoundPorts): Promise<OutboxEntry> {
  if (entry.state !== 'conflict') return entry;
  try {
    return {
      ...entry,
      theirs: await whilePresent(ports.readServerVersion(entry, round.signal), round.signal),
    };
  } catch {
    // The server's version is read again for comparison; the conflict itself remains.
    return entry;
  }
}

async function settle(entry: OutboxEntry, error: unknown, round: Round, ports: RoundPorts) {
  const known = HttpError.from(error, entry.endpoint);
  const now = ports.clock.now();
  const after = await conflictWith(failed(entry, known, { now, random: ports.random() }), round, ports);
  if (!round.signal.aborted) await round.book.change(entry.id, () => after);
  return after.waitsFor === 'sign-in' && after.state === 'waiting' ? 'halt' : 'go-on';
}

/**
 * Makes one attempt. If the author leaves, the entry stays marked as being sent, and the next round repeats it with
 * its key.
 */
async function sendOne(id: string, round: Round, ports: RoundPorts): Promise<'go-on' | 'skip' | 'halt'> {
  const { book, signal, confirmed } = round;
  if ((await book.change(id, begun)) !== 'changed') return 'skip';
  const entry = book.get(id);
  const endpoint = ports.contract.endpoints.find(({ name }) => name === entry?.endpoint);
  if (!entry || !endpoint || signal.aborted) return 'skip';
  let answer: unknown;
  try {
    answer = await whilePresent(ports.send({ endpoint, entry, signal }), signal);
  } catch (error) {
    return signal.aborted ? 'skip' : settle(entry, error, round, ports);
  }
  confirmed.add(entry.idempotencyKey);
  await book.change(id, (now) => done(now, ports.clock.now()));
  ports.onStored(entry, answer);
  return 'go-on';
}

/**
 * Sends everything due. Returns whether another tab's change left something. Rejects if device storage fails, without
 * losing anything.
 */
export async function runRound(round: Round, ports: RoundPorts): Promise<boolean> {
  const { book, person, signal } = round;
  const active = new Map<string, Promise<void>>();
  const skipped = new Set<string>();
  const failures: unknown[] = [];
  let halted = false;

  function start(entry: OutboxEntry): void {
    const lane = laneOf(entry);
    const finished = sendOne(entry.id, round, ports).then(
      (next) => {
        if (next === 'skip') skipped.add(entry.id);
        if (next === 'halt') halted = true;
      },
      (error: unknown) => {
        failures.push(error);
        halted = true;
      },
    );
    active.set(
      lane,
      finished.finally(() => active.delete(lane)),
    );
  }

  function startDue(): void {
    const { contract, clock } = ports;
    for (const entry of dueEntries({ entries: book.entries(), person, contract, now: clock.now() })) {
      if (halted || signal.aborted || active.size >= LANES) return;
      if (!active.has(laneOf(entry)) && !skipped.has(entry.id)) start(entry);
    }
  }

  await tidy(round, ports);
  startDue();
  while (active.size > 0) {
    await Promise.race(active.values());
    startDue();
  }
  if (failures.length > 0) throw failures[0];
  return skipped.size > 0;
}
