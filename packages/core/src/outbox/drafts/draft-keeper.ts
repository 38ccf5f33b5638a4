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

const summaryOf = ({ id, patient, programme, callType, savedAt }: Draft): DraftSummary => ({
  id,
  patient,
  programme,
  callType,
  savedAt,
});

/**
 * Keeps what is typed, encrypted, per user and facility. Nothing but a confirmed sign-out and the confirmation of its call
 * destroys a draft. When somebody else comes to the screen, what is open is saved for its author and closed.
 */
export function createDraftKeeper(ports: DraftKeeperPorts): DraftKeeper {
  const { vault, person } = ports;
  const sealed = createSealedRows({ rows: ports.rows, vault, schema: draftSchema });

  /** Whose drafts were destroyed and who has not left yet: nothing of theirs is opened again meanwhile. */
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
