import type { ClockPort, LockPort, Person, PersonPort, RowStorage } from '../ports.ts';
import type { DraftSummary, UnsentDrafts } from '../sign-out-work.ts';
import { createSealedRows } from '../vault/sealed-rows.ts';
import type { Vault } from '../vault/vault.ts';
import { type Draft, type DraftIndex, draftSchema, matchesIndex, newDraftId } from './draft.ts';
import { createOpenDrafts, type DraftOpening, type FoundDraft } from './open-drafts.ts';

export interface DraftKeeperPorts {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly person: PersonPort;
  readonly clock: ClockPort;
  readonly locks: LockPort;
  readonly newId: () => string;
}

export interface DraftKeeper extends UnsentDrafts {
  /** Lists the user's drafts at this facility, newest first. */
  list(wanted?: Partial<DraftIndex>): Promise<readonly Draft[]>;
  /**
   * Opens the draft of a contact, or of a registration under an id from `newRegistrationId`; empty if there is none.
   * Rejects if device storage or the user's key can't be used.
   */
  open(id: string, index: DraftIndex): Promise<DraftOpening>;
  newRegistrationId(): string;
  /** Deletes the draft after the server confirmed its call or registration, and ends it in this tab. */
  confirmed(id: string): Promise<void>;
  /** Saves and closes everything, for example when the page is left. */
  close(): Promise<void>;
}

/** Retries when other tabs interfere with removing a confirmed draft. */
const REMOVE_TRIES = 5;

const summaryOf = ({ id, patient, programme, callType, savedAt }: Draft): DraftSummary => ({
  id,
  patient,
  programme,
  callType,
  savedAt,
});

/**
 * Creates the encrypted draft storage per user and facility.
 * Drafts are only deleted by a confirmed sign-out or the confirmation of their call. When another user takes over the
 * screen, open drafts are saved for their author and closed.
 */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { vault, person } = ports;
  const sealed = createSealedRows({ rows: ports.rows, vault, schema: draftSchema });

  /** A user who deleted their drafts and has not left yet. Nothing is opened for them in the meantime. */
  let leaving: string | undefined;

  const isHere = ({ userId, facilityId }: Person): boolean => {
    const now = person.current();
    return now?.userId === userId && now.facilityId === facilityId && userId !== leaving;
  };

  async function find(userId: string, id: string): Promise<FoundDraft> {
    const { rows, unreadable } = await sealed.list(userId);
    return { row: rows.find((row) => row.id === id), unreadable: unreadable.includes(id) };
  }

  const drafts = createOpenDrafts({ ...ports, sealed, find, isHere });

  const unsubscribe = person.subscribe(() => {
    if (person.current()?.userId !== leaving) leaving = undefined;
    void drafts.closeAll((author) => !isHere(author));
  });

  return {
    open: drafts.open,
    newRegistrationId: () => newDraftId(ports.newId()),
    async list(wanted = {}) {
      const mine = person.current();
      if (!mine?.active) return [];
      const { rows } = await sealed.list(mine.userId);
      if (!isHere(mine)) return [];
      return rows
        .map(({ value }) => value)
        .filter((draft) => draft.user === mine.userId && draft.facility === mine.facilityId)
        .filter((draft) => matchesIndex(draft, wanted))
        .toSorted((a, b) => b.savedAt - a.savedAt);
    },
    async confirmed(id) {
      const mine = person.current();
      await drafts.end(id);
      if (!mine) return;
      for (let tries = 0; tries < REMOVE_TRIES; tries += 1) {
        const { row } = await find(mine.userId, id);
        if (!row || (await sealed.remove(row))) return;
      }
      throw new Error('The draft is being changed in another tab; close it there.');
    },
    async unsent() {
      const mine = person.current();
      if (!mine) return { drafts: [], unreadable: 0 };
      await drafts.saveAll();
      const { rows, unreadable } = await sealed.list(mine.userId);
      return { drafts: rows.map(({ value }) => summaryOf(value)), unreadable: unreadable.length };
    },
    async destroyAll(userId) {
      leaving = userId;
      await drafts.endAll(userId);
      await sealed.removeAll(userId);
    },
    async close() {
      unsubscribe();
      await drafts.closeAll(() => true);
    },
  };
}
