import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { runWork } from './work.ts';

/** Between two portions others have their turn on the one connection of the embedded database. */
const PAUSE_MS = 20;
/** Where rows are taken in the order of their ids. */
export const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

export interface PortionOptions<State> {
  readonly signal?: AbortSignal;
  readonly onProgress?: (state: State) => void;
  /** Awaited between portions: lets whoever waits for the database go first. */
  readonly between?: () => Promise<unknown>;
}

/**
 * Goes through many rows beside the work, in portions of one transaction each. `next` takes a portion and stores in its
 * transaction how far it came, so that what was interrupted goes on where it stopped. Answers the last state; undefined where
 * `next` finds another process at it.
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
