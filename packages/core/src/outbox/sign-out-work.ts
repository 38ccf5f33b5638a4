import type { DraftIndex } from './drafts/draft.ts';
import { type Book, unsentEntries } from './outbox-book.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Unsent work as shown to the user, without its content. */
export interface UnsentWork {
  readonly entries: readonly Pick<OutboxEntry, 'id' | 'endpoint' | 'patient' | 'state' | 'createdAt'>[];
  readonly drafts: readonly DraftSummary[];
  /** Stored, but unreadable now. */
  readonly unreadable: number;
}

export interface DraftSummary extends DraftIndex {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Drafts that share the user's key; see `createDraftKeeper`. */
export interface UnsentDrafts {
  /** Returns unsent drafts of the current user, at every facility. */
  unsent(): Promise<{ readonly drafts: readonly DraftSummary[]; readonly unreadable: number }>;
  /** Deletes them all; only for a confirmed sign-out. */
  destroyAll(userId: string): Promise<void>;
}

/** `unsent`: nothing was changed; show the work and ask. `ready`: nothing would be lost. */
export interface SignOutResult {
  readonly result: 'unsent' | 'ready';
  readonly unsent: UnsentWork;
}

export const NOTHING_UNSENT: UnsentWork = { entries: [], drafts: [], unreadable: 0 };

export function isNothing({ entries, drafts, unreadable }: UnsentWork): boolean {
  return entries.length === 0 && drafts.length === 0 && unreadable === 0;
}

/** Returns an entry without its content. */
function summaryOf({ id, endpoint, patient, state, createdAt }: OutboxEntry): UnsentWork['entries'][number] {
  return { id, endpoint, patient, state, createdAt };
}

/** Returns everything that a sign-out would lose. */
export async function unsentWork(book: Book, unsentDrafts: UnsentDrafts): Promise<UnsentWork> {
  await book.load();
  const { drafts, unreadable } = await unsentDrafts.unsent();
  return { entries: unsentEntries(book).map(summaryOf), drafts, unreadable: book.unreadable() + unreadable };
}
