import type { Book } from './outbox-book.ts';
import { type EntryState, isInTray, type OutboxEntry } from './outbox-entry.ts';

export interface OutboxState {
  /** Whether stored entries have been read for the current user. */
  readonly loaded: boolean;
  /** Unfinished entries of the current user, in order; empty while the session is locked. */
  readonly entries: readonly OutboxEntry[];
  /** Counts of the same user. They stay while the session is locked, and name no patient. */
  readonly counts: Readonly<Record<EntryState, number>>;
  /** Number of entries that need a person. */
  readonly tray: number;
  /** Stored entries that this user's key or this version can't read. */
  readonly unreadable: number;
  /** Whether this tab is sending. */
  readonly flushing: boolean;
  /** Last error of device storage or key; undefined after a success. */
  readonly failure: Error | undefined;
}

const NO_COUNTS: OutboxState['counts'] = { waiting: 0, sending: 0, refused: 0, conflict: 0, done: 0 };

export const EMPTY_OUTBOX: OutboxState = {
  loaded: false,
  entries: [],
  counts: NO_COUNTS,
  tray: 0,
  unreadable: 0,
  flushing: false,
  failure: undefined,
};

/** Returns the state of a book for screens. */
export function shownOf(
  book: Book,
  active: boolean,
): Pick<OutboxState, 'entries' | 'counts' | 'tray' | 'unreadable'> {
  const entries = book.entries();
  const counts = { ...NO_COUNTS };
  for (const { state } of entries) counts[state] += 1;
  return {
    entries: active ? entries.filter(({ state }) => state !== 'done') : [],
    counts,
    tray: entries.filter(isInTray).length,
    unreadable: book.unreadable(),
  };
}
