import type { ClockPort, LockPort, Person, PersonPort } from '../ports.ts';
import type { SealedRow, SealedRows } from '../vault/sealed-rows.ts';
import type { Vault } from '../vault/vault.ts';
import { type Draft, type DraftIndex, matchesIndex } from './draft.ts';
import { type OpenDraft, openDraft, type StoredDraft } from './open-draft.ts';

/** `unreadable`: the draft exists, but this user's key can't decrypt it; it is left alone. */
export type DraftOpening =
  | { readonly result: 'open'; readonly draft: OpenDraft }
  | {
      readonly result: 'refused';
      readonly reason: 'nobody-signed-in' | 'other-facility' | 'other-index' | 'unreadable';
    };

/** Open drafts of this tab, one object each. */
export interface OpenDrafts {
  open(id: string, index: DraftIndex): Promise<DraftOpening>;
  saveAll(): Promise<void>;
  /** Stops saving this draft. */
  end(id: string): Promise<void>;
  endAll(userId: string): Promise<void>;
  /** Saves and releases the drafts of these users. */
  closeAll(which: (author: Person) => boolean): Promise<void>;
}

export interface OpenDraftsOptions {
  readonly vault: Vault;
  readonly person: PersonPort;
  readonly clock: ClockPort;
  readonly locks: LockPort;
  readonly sealed: SealedRows<Draft>;
  readonly find: (userId: string, id: string) => Promise<FoundDraft>;
  /** Whether the user is at the screen, at this facility, and not leaving. */
  readonly isHere: (author: Person) => boolean;
}

export interface FoundDraft {
  readonly row: SealedRow<Draft> | undefined;
  /** Whether there is an unreadable draft. */
  readonly unreadable: boolean;
}

function refusalOf(row: Draft | undefined, mine: Person, index: DraftIndex) {
  if (row && row.facility !== mine.facilityId) return 'other-facility';
  return row && !matchesIndex(row, index) ? 'other-index' : undefined;
}

export function createOpenDrafts(options: OpenDraftsOptions): OpenDrafts {
  const { vault, person, clock, locks, sealed, find, isHere } = options;
  const open = new Map<string, { readonly person: Person; readonly draft: StoredDraft }>();
  const opening = new Map<string, Promise<DraftOpening>>();

  async function openNew(mine: Person, id: string, index: DraftIndex): Promise<DraftOpening> {
    // Requested now, so that entries can be sealed even if the session ends in the meantime.
    await vault.ready(mine.userId);
    const { row, unreadable } = await find(mine.userId, id);
    if (unreadable) return { result: 'refused', reason: 'unreadable' };
    const reason = refusalOf(row?.value, mine, index);
    if (reason) return { result: 'refused', reason };
    const lockName = `careline.draft ${mine.userId} ${id}`;
    const lock = await locks.hold(lockName, 'if-free');
    // Another tab may have saved while this one waited for the lock.
    const latest = lock ? (await find(mine.userId, id)).row : row;
    if (!isHere(mine)) {
      lock?.release();
      return { result: 'refused', reason: 'nobody-signed-in' };
    }
    const reread = async () => (await find(mine.userId, id)).row;
    const draft = openDraft({
      id,
      index,
      person: mine,
      row: latest,
      lock,
      lockName,
      sealed,
      locks,
      clock,
      reread,
    });
    open.set(id, { person: mine, draft });
    return { result: 'open', draft };
  }

  return {
    open(id, index) {
      const mine = person.current();
      if (!mine?.active || !isHere(mine))
        return Promise.resolve({ result: 'refused', reason: 'nobody-signed-in' });
      const known = open.get(id);
      if (known && isHere(known.person) && known.draft.store.getState().phase !== 'ended')
        return Promise.resolve({ result: 'open', draft: known.draft });
      const key = `${mine.userId} ${mine.facilityId} ${id}`;
      const begun = opening.get(key) ?? openNew(mine, id, index).finally(() => opening.delete(key));
      opening.set(key, begun);
      return begun;
    },
    async saveAll() {
      await Promise.all([...open.values()].map(({ draft }) => draft.save()));
    },
    async end(id) {
      await open.get(id)?.draft.end();
      open.delete(id);
    },
    async endAll(userId) {
      for (const [id, { person: author, draft }] of open) {
        if (author.userId !== userId) continue;
        open.delete(id);
        await draft.end();
      }
    },
    async closeAll(which) {
      const leaving = [...open].filter(([, { person: author }]) => which(author));
      for (const [id] of leaving) open.delete(id);
      await Promise.all(leaving.map(([, { draft }]) => draft.close()));
    },
  };
}
