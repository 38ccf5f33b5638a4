import type { Book } from './outbox-book.ts';
import { type EntryState, isInTray, type OutboxEntry } from './outbox-entry.ts';

export interface OutboxState {
  /** What is stored was read at least once for whoever is here. */
  readonly loaded: boolean;
  /** Unfinished entries of the person at the screen, in order; empty while the session is locked. */
  readonly entries: readonly OutboxEntry[];
  /** Of the same person. They stay while the session is locked, and name no patient. */
  readonly counts: Readonly<Record<EntryState, number>>;
  /** Everything that needs a person. */
  readonly tray: number;
  /** Stored entries that cannot be read with this person's key, or by this version. */
  readonly unreadable: number;
  /** A round of sending is under way in this tab. */
  readonly flushing: boolean;
  /** Why the device's storage or key could not be used last; undefined after a success. */
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

/** What the book says, as screens read it. */
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
