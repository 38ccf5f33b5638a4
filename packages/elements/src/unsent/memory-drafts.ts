import { aboutDraft } from '@careline/core/internal/calls/unsent';
import type { DraftIndex, DraftState, FormDrafts } from '@careline/core/internal/outbox';
import { createStore } from 'zustand/vanilla';

/** Drafts of calls, kept in memory while the page and its session last: the page's storage is not ours. */
export interface MemoryDrafts extends FormDrafts {
  /** Returns an unsaved call to this patient that was started on this page and has entries. */
  unfinished(index: Partial<DraftIndex>): string | undefined;
  /** Returns the call's identity; undefined if it has no draft. */
  nameOf(id: string): string | undefined;
  clear(): void;
}

interface MemoryDraft {
  readonly index: DraftIndex;
  readonly content: unknown;
}

const fits = (index: DraftIndex, wanted: Partial<DraftIndex>): boolean =>
  Object.entries(wanted).every(([name, value]) => !value || Reflect.get(index, name) === value);

export function createMemoryDrafts(): MemoryDrafts {
  const drafts = new Map<string, MemoryDraft>();
  return {
    async open(id, index) {
      // No `savedAt`, because nothing is saved on the device.
      const state = { editable: true, phase: 'saved', savedAt: undefined } as const;
      const store = createStore<DraftState>(() => ({ ...state, content: drafts.get(id)?.content }));
      const nothing = async () => undefined;
      const change = (content: unknown) => void drafts.set(id, { index, content });
      return {
        result: 'open',
        draft: { id, store, change, save: nothing, takeOver: nothing, close: nothing },
      };
    },
    async confirmed(id) {
      drafts.delete(id);
    },
    unfinished: (wanted) => [...drafts].findLast(([, { index }]) => fits(index, wanted))?.[0],
    nameOf: (id) => aboutDraft(drafts.get(id)?.content)?.name,
    clear: () => drafts.clear(),
  };
}
