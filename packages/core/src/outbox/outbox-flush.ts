import type { Book } from './outbox-book.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type RoundPorts, runRound } from './outbox-round.ts';
import type { OutboxState } from './outbox-state.ts';
import type { LockPort, Person } from './ports.ts';
import { nextDueAt } from './send-order.ts';

/**
 * Why to check: `due` for entries that have become due; the others wake entries that waited for exactly that.
 */
export type FlushReason = 'due' | 'network-back' | 'signed-in';

/** Delay after device storage failed, or another tab was faster. */
const LOOK_AGAIN_MS = 10_000;

export interface FlushPorts extends RoundPorts {
  readonly locks: LockPort;
}

export interface OpenBook {
  readonly person: Person;
  readonly book: Book;
}

export interface Flushing {
  flush(reason?: FlushReason): Promise<void>;
  /** Cancels the running round and the timer. */
  stop(): void;
}

const WOKEN: Readonly<Record<FlushReason, OutboxEntry['waitsFor'] | undefined>> = {
  due: undefined,
  'network-back': 'network',
  'signed-in': 'sign-in',
};

async function wake(book: Book, reason: FlushReason): Promise<void> {
  const waitsFor = WOKEN[reason];
  if (waitsFor === undefined) return;
  await book.load();
  const due = (entry: OutboxEntry) =>
    entry.state === 'waiting' && entry.waitsFor === waitsFor && entry.nextTryAt > 0
      ? { ...entry, nextTryAt: 0 }
      : undefined;
  for (const { id } of book.entries()) await book.change(id, due);
}

/** Creates rounds of sending: one at a time in this tab, and with a lock in all tabs. */
export function createFlushing(
  ports: FlushPorts,
  opened: () => OpenBook | undefined,
  report: (state: Partial<OutboxState>) => void,
): Flushing {
  const confirmed = new Set<string>();
  const reasons = new Set<FlushReason>();
  let running: Promise<void> | undefined;
  let controller = new AbortController();
  let cancelTimer = () => {};

  function schedule(at: number | undefined): void {
    cancelTimer();
    if (at === undefined) return;
    cancelTimer = ports.clock.after(Math.max(0, at - ports.clock.now()), () => void flush());
  }

  /** Returns whether something is left that nothing else would wake. */
  async function round({ person, book }: OpenBook, reason: FlushReason): Promise<boolean> {
    const { signal } = controller;
    const lock = await ports.locks.hold(`careline.outbox ${person.userId}`, 'wait', signal);
    if (!lock) return false;
    try {
      if (signal.aborted) return false;
      await wake(book, reason);
      return await runRound({ person, book, signal, confirmed }, ports);
    } finally {
      lock.release();
    }
  }

  async function oneRound(reason: FlushReason): Promise<void> {
    const mine = opened();
    if (!mine?.person.active) return;
    report({ flushing: true });
    const { signal } = controller;
    try {
      const leftOver = await round(mine, reason);
      if (signal.aborted) return;
      const now = ports.clock.now();
      const question = { entries: mine.book.entries(), person: mine.person, contract: ports.contract, now };
      schedule(leftOver ? now + LOOK_AGAIN_MS : nextDueAt(question));
    } catch (error) {
      if (signal.aborted) return;
      report({ failure: error instanceof Error ? error : new Error(String(error)) });
      schedule(ports.clock.now() + LOOK_AGAIN_MS);
    }
  }

  async function rounds(): Promise<void> {
    for (const reason of reasons) {
      reasons.delete(reason);
      await oneRound(reason);
    }
    running = undefined;
    report({ flushing: false });
  }

  function flush(reason: FlushReason = 'due'): Promise<void> {
    reasons.add(reason);
    running ??= Promise.resolve().then(rounds);
    return running;
  }

  function stop(): void {
    controller.abort(new DOMException('The author left.', 'AbortError'));
    controller = new AbortController();
    cancelTimer();
  }

  return { flush, stop };
}
