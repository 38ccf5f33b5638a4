import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { runWork } from './work.ts';

/** Pause between portions, so that others can use the single connection of the embedded database. */
const PAUSE_MS = 20;
/** Start of an iteration in the order of ids. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface PortionOptions<State> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (state: State) => void;
  /** Awaited between portions to let other users of the database go first. */
  readonly between?: () => Promise<unknown>;
}

/**
 * Processes many rows in the background, in portions of one transaction each. `next` takes a portion and stores its
 * progress in the same transaction, so that an interrupted run resumes. Returns the last state, or undefined if another
 * process is already running it.
 */
export async function runPortions<State extends { readonly isDone: boolean }>(
  db: Kysely<Schema>,
  next: (tx: Transaction<Schema>) => Promise<State | undefined>,
  { signal, onProgress, between = () => pause(PAUSE_MS) }: PortionOptions<State>,
): Promise<State | undefined> {
  for (;;) {
    const state = await runWork(db, next);
    if (!state) return undefined;
    onProgress?.(state);
    if (state.isDone || signal?.aborted) return state;
    await between();
  }
}
