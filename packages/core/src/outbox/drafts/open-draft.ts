import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClockPort, HeldLock, LockPort, Person } from '../ports.ts';
import type { SealedRow, SealedRows } from '../vault/sealed-rows.ts';
import type { Draft, DraftIndex } from './draft.ts';
import { createDraftSaving } from './draft-saving.ts';

/**
 * `saved`: the device has it. `unsaved`: not yet. `failed`: the device could not store it; it is tried again. `ended`:
 * nothing is kept any more, because the draft was closed or its call was confirmed.
 */
export type DraftPhase = 'saved' | 'unsaved' | 'failed' | 'ended';

export interface DraftState {
  /** Undefined for a draft nobody has written in. */
  readonly content: unknown;
  /** False while another tab has it: offer to take it over. */
  readonly editable: boolean;
  readonly phase: DraftPhase;
  /** Milliseconds since 1970. */
  readonly savedAt: number | undefined;
}

export interface OpenDraft {
  readonly id: string;
  readonly store: StoreApi<DraftState>;
  /** Keeps this content, valid or not. Does nothing where the draft is read-only or has ended. */
  change(content: unknown): void;
  /** Saves at once, as when the page is hidden. */
  save(): Promise<void>;
  /** Makes this tab the one that writes, with what the other one saved last. */
  takeOver(): Promise<void>;
  /** Saves what is not saved and lets the draft go; it stays on the device. */
  close(): Promise<void>;
}

/** What the keeper can do to it besides. */
export interface StoredDraft extends OpenDraft {
  /** Nothing is saved from now on; resolves when a save that is under way has ended. */
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
  /** The row as it is stored now. */
  readonly reread: () => Promise<SealedRow<Draft> | undefined>;
}

/** How long the tab that loses a draft has to save what was typed last. */
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
    // The tab that wrote in between has taken the draft over.
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
