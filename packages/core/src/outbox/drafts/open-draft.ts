import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClockPort, HeldLock, LockPort, Person } from '../ports.ts';
import type { SealedRow, SealedRows } from '../vault/sealed-rows.ts';
import type { Draft, DraftIndex } from './draft.ts';
import { createDraftSaving } from './draft-saving.ts';

/**
 * `saved`: on the device. `unsaved`: not yet. `failed`: storing failed and is retried. `ended`: no longer saved,
 * because the draft was closed or its call was confirmed.
 */
export type DraftPhase = 'saved' | 'unsaved' | 'failed' | 'ended';

export interface DraftState {
  /** Undefined for a new draft. */
  readonly content: unknown;
  /** False while another tab is editing; offer to take over. */
  readonly editable: boolean;
  readonly phase: DraftPhase;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
}

export interface OpenDraft {
  readonly id: string;
  readonly store: StoreApi<DraftState>;
  /** Saves this content, valid or not. Has no effect on read-only or ended drafts. */
  change(content: unknown): void;
  /** Saves at once, for example when the page is hidden. */
  save(): Promise<void>;
  /** Makes this tab the editor, with the latest content of the other one. */
  takeOver(): Promise<void>;
  /** Saves changes and releases the draft, which stays on the device. */
  close(): Promise<void>;
}

/** Additional operations for the draft store. */
export interface StoredDraft extends OpenDraft {
  /** Stops saving; resolves when a running save has ended. */
  end(): Promise<void>;
}

export interface OpenDraftOptions {
  readonly id: string;
  readonly index: DraftIndex;
  readonly person: Person;
  readonly row: SealedRow<Draft> | undefined;
  readonly lock: HeldLock | undefined;
  readonly lockName: string;
  readonly sealed: SealedRows<Draft>;
  readonly locks: LockPort;
  readonly clock: ClockPort;
  /** Reads the stored row. */
  readonly reread: () => Promise<SealedRow<Draft> | undefined>;
}

/** Time for the tab that loses a draft to save its last changes. */
const HANDOVER_MS = 250;

const shownOf = (row: SealedRow<Draft> | undefined) =>
  ({ content: row?.value.content, savedAt: row?.value.savedAt, phase: 'saved' }) as const;

export function openDraft(options: OpenDraftOptions): StoredDraft {
  const { id, index, person, sealed, locks, clock } = options;
  const { userId: user, facilityId: facility } = person;
  let { row, lock } = options;
  const store = createStore<DraftState>(() => ({ ...shownOf(row), editable: lock !== undefined }));
  const isOver = () => store.getState().phase === 'ended';

  function keep(held: HeldLock | undefined): void {
    lock = held;
    void held?.lost.then(async () => {
      if (lock !== held || isOver()) return;
      lock = undefined;
      // The tab that took over waits for this last save.
      await saving.flush();
      if (!lock && !isOver()) store.setState({ editable: false });
    });
  }

  async function write(content: unknown): Promise<void> {
    const savedAt = clock.now();
    const value = { ...index, id, user, facility, content, savedAt };
    const written = await sealed.write(user, { id, revision: row?.revision ?? 0, value });
    if (isOver()) return;
    // Another tab wrote in between, so it has taken over the draft.
    if (!written) return store.setState({ editable: false });
    row = written;
    const phase = store.getState().content === content ? 'saved' : 'unsaved';
    store.setState({ phase, savedAt });
  }

  async function saveNow(): Promise<void> {
    const { content, editable, phase } = store.getState();
    if (!editable || phase === 'saved' || phase === 'ended') return;
    try {
      await write(content);
    } catch (error) {
      if (!isOver()) store.setState({ phase: 'failed' });
      throw error;
    }
  }

  const saving = createDraftSaving(clock, saveNow);

  async function end(): Promise<void> {
    const saved = saving.stop();
    store.setState({ phase: 'ended', editable: false });
    lock?.release();
    lock = undefined;
    await saved;
  }

  async function takeOver(): Promise<void> {
    const { editable, phase } = store.getState();
    if (editable || phase === 'ended') return;
    const held = await locks.hold(options.lockName, 'steal');
    await new Promise<void>((resolve) => clock.after(HANDOVER_MS, resolve));
    row = await options.reread();
    if (isOver()) return held?.release();
    keep(held);
    store.setState({ ...shownOf(row), editable: held !== undefined });
  }

  keep(lock);
  return {
    id,
    store,
    change(content) {
      if (!store.getState().editable || isOver()) return;
      store.setState({ content, phase: 'unsaved' });
      saving.touch();
    },
    save: saving.flush,
    takeOver,
    async close() {
      await saving.flush();
      await end();
    },
    end,
  };
}
