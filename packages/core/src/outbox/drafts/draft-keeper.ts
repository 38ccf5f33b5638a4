import type { ClockPort, LockPort, Person, PersonPort, RowStorage } from '../ports.ts';
import type { DraftSummary, UnsentDrafts } from '../sign-out-work.ts';
import { createSealedRows } from '../vault/sealed-rows.ts';
import type { Vault } from '../vault/vault.ts';
import { type Draft, type DraftIndex, draftSchema, matchesIndex, newDraftId } from './draft.ts';
import { type OpenDraft, openDraft, type StoredDraft } from './open-draft.ts';

export interface DraftKeeperPorts {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly person: PersonPort;
  readonly clock: ClockPort;
  readonly locks: LockPort;
  readonly newId: () => string;
}

/** `unreadable`: there is a draft of this id that this person's key cannot read; it is left as it is. */
export type DraftOpening =
  | { readonly result: 'open'; readonly draft: OpenDraft }
  | {
      readonly result: 'refused';
      readonly reason: 'nobody-signed-in' | 'other-facility' | 'other-index' | 'unreadable';
    };

export interface DraftKeeper extends UnsentDrafts {
  /** Drafts of the person at the screen at this facility, the newest first. */
  list(wanted?: Partial<DraftIndex>): Promise<readonly Draft[]>;
  /**
   * The draft of a contact, or of a registration by the id that `newRegistrationId` made; an empty one where there is
   * none. Rejects where the device's storage or the person's key cannot be used.
   */
  open(id: string, index: DraftIndex): Promise<DraftOpening>;
  newRegistrationId(): string;
  /** The server confirmed the call or registration of this draft: it is destroyed, wherever it is open in this tab. */
  confirmed(id: string): Promise<void>;
  /** Saves and closes everything, as when the page is left. */
  close(): Promise<void>;
}

/** How often another tab may be faster while a confirmed draft is removed. */
const REMOVE_TRIES = 5;

/**
 * Keeps what is typed, encrypted, per user and facility. Nothing but a confirmed sign-out and the confirmation of its call
 * destroys a draft. When somebody else comes to the screen, what is open is saved for its author and closed.
 */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { vault, person, clock, locks } = ports;
  const sealed = createSealedRows({ rows: ports.rows, vault, schema: draftSchema });
  const open = new Map<string, { readonly person: Person; readonly draft: StoredDraft }>();

  /** Whose drafts were destroyed and who has not left yet: nothing of theirs is opened again meanwhile. */
  let leaving: string | undefined;

  const isHere = ({ userId, facilityId }: Person): boolean => {
    const now = person.current();
    return now?.userId === userId && now.facilityId === facilityId && userId !== leaving;
  };

  async function find(userId: string, id: string) {
    const { rows, unreadable } = await sealed.list(userId);
    return { row: rows.find((row) => row.id === id), unreadable: unreadable.includes(id) };
  }

  async function list(wanted: Partial<DraftIndex> = {}): Promise<readonly Draft[]> {
    const mine = person.current();
    if (!mine?.active) return [];
    const { rows } = await sealed.list(mine.userId);
    if (!isHere(mine)) return [];
    return rows
      .map(({ value }) => value)
      .filter((draft) => draft.user === mine.userId && draft.facility === mine.facilityId)
      .filter((draft) => matchesIndex(draft, wanted))
      .toSorted((a, b) => b.savedAt - a.savedAt);
  }

  function refusalOf(row: Draft | undefined, mine: Person, index: DraftIndex) {
    if (row && row.facility !== mine.facilityId) return 'other-facility';
    return row && !matchesIndex(row, index) ? 'other-index' : undefined;
  }

  async function openNew(mine: Person, id: string, index: DraftIndex): Promise<DraftOpening> {
    // Asked for now, so that what is typed can be sealed when the session has ended meanwhile.
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

  const opening = new Map<string, Promise<DraftOpening>>();

  /** One draft object per id in this tab, also for two callers at once. */
  function openOnce(id: string, index: DraftIndex): Promise<DraftOpening> {
    const mine = person.current();
    if (!mine?.active || mine.userId === leaving)
      return Promise.resolve({ result: 'refused', reason: 'nobody-signed-in' });
    const known = open.get(id);
    if (known && isHere(known.person) && known.draft.store.getState().phase !== 'ended')
      return Promise.resolve({ result: 'open', draft: known.draft });
    const key = `${mine.userId} ${mine.facilityId} ${id}`;
    const begun = opening.get(key) ?? openNew(mine, id, index).finally(() => opening.delete(key));
    opening.set(key, begun);
    return begun;
  }

  async function confirmed(id: string): Promise<void> {
    const mine = person.current();
    await open.get(id)?.draft.end();
    open.delete(id);
    if (!mine) return;
    for (let tries = 0; tries < REMOVE_TRIES; tries += 1) {
      const { row } = await find(mine.userId, id);
      if (!row || (await sealed.remove(row))) return;
    }
    throw new Error('The draft is being changed in another tab; close it there.');
  }

  const summaryOf = ({ id, patient, programme, callType, savedAt }: Draft): DraftSummary => ({
    id,
    patient,
    programme,
    callType,
    savedAt,
  });

  async function unsent() {
    const mine = person.current();
    if (!mine) return { drafts: [], unreadable: 0 };
    await Promise.all([...open.values()].map(({ draft }) => draft.save()));
    const { rows, unreadable } = await sealed.list(mine.userId);
    return { drafts: rows.map(({ value }) => summaryOf(value)), unreadable: unreadable.length };
  }

  async function destroyAll(userId: string): Promise<void> {
    leaving = userId;
    for (const [id, { person: author, draft }] of open) {
      if (author.userId !== userId) continue;
      open.delete(id);
      await draft.end();
    }
    await sealed.removeAll(userId);
  }

  async function closeAll(which: (author: Person) => boolean): Promise<void> {
    const leaving = [...open].filter(([, { person: author }]) => which(author));
    for (const [id] of leaving) open.delete(id);
    await Promise.all(leaving.map(([, { draft }]) => draft.close()));
  }

  const unsubscribe = person.subscribe(() => {
    if (person.current()?.userId !== leaving) leaving = undefined;
    void closeAll((author) => !isHere(author));
  });

  return {
    list,
    open: openOnce,
    newRegistrationId: () => newDraftId(ports.newId()),
    confirmed,
    unsent,
    destroyAll,
    async close() {
      unsubscribe();
      await closeAll(() => true);
    },
  };
}
