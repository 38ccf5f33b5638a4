import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createFormEditor,
  type FormDefinition,
  type FormEditor,
  type SharedFormEdits,
  shownProblems,
} from '#forms';
import { createAttempts } from '#http';
import type { FormDraft } from './form-draft.ts';
import { NO_FORM_DRAFT } from './form-draft-status.ts';
import { createFormDrafting, type FormDrafting } from './form-drafting.ts';
import { createFormSending } from './form-sending.ts';
import type { PreparedSave } from './form-waiting.ts';
import type { SavedFormOptions } from './saved-form-options.ts';
import { isFormEditable, type SavedFormState, type SaveResult } from './saved-form-state.ts';

/** Actions of a form in addition to editing its fields. */
export interface SavedForm<State extends SavedFormState> extends FormEditor<State>, SharedFormEdits {
  readonly store: StoreApi<State>;
  /** Saves once, however often it is called or retried. */
  save(): Promise<SaveResult>;
  /** Saves the draft at once, for example when the page is hidden. */
  keepNow(): Promise<void>;
  /** Makes this tab the editor of the draft, with the latest entries of the other tab. */
  takeOver(): Promise<void>;
  /** Returns a queued save to the form; false if it is being sent or may be stored. */
  takeBack(): Promise<boolean>;
  sendNow(): Promise<void>;
  /** Leaves the form: cancels requests, and the draft stays. */
  dispose(): void;
}

/** The form with operations for its owner. */
export interface SavedFormCore<State extends SavedFormState> {
  readonly session: SavedForm<State>;
  readonly get: () => State;
  readonly set: (patch: Partial<State>) => void;
  /** Applies a change while the form is editable. */
  readonly edit: (change: (state: State) => Partial<State>) => void;
  /** Aborted once the form is left. */
  readonly left: AbortSignal;
  /** Makes the next save a new one, even with equal facts. */
  readonly forgetTries: () => void;
  /** Follows a save of this form that is already in the outbox. */
  readonly adopt: () => void;
  readonly openDraft: () => Promise<void>;
  /** Deletes the draft of a stored save. */
  readonly endDraft: () => Promise<void>;
  /** Deletes the draft and starts the next one. */
  readonly anotherDraft: () => Promise<void>;
}

/**
 * Creates a saved form: a draft on the device, one key for all attempts of a save, and the outbox while it can't be
 * sent.
 */
export function createSavedForm<State extends SavedFormState, Facts, Stored, Read extends FormDraft>(
  options: SavedFormOptions<State, Facts, Stored, Read>,
): SavedFormCore<State> {
  const { ports } = options;
  const leaving = new AbortController();
  const left = leaving.signal;
  const store = createStore<State>(() => options.initial);
  const get = store.getState;
  const attempts = createAttempts<PreparedSave>();
  const isSettled = ({ phase }: State) => phase === 'waiting' || phase === 'saved';

  function set(patch: Partial<State>): void {
    if (left.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      const judgement = options.judge(next);
      const problems = shownProblems(next, isFormEditable(next) ? judgement.problems : {});
      return { ...next, ...judgement, problems, dirty: judgement.dirty && !isSettled(next) };
    });
    drafting?.keep();
  }

  const { unstamped } = options;
  const keyOf = ({ content }: PreparedSave): string =>
    unstamped ? JSON.stringify(unstamped(JSON.parse(content) as never)) : content;

  function newDrafting(): FormDrafting | undefined {
    const { draft } = options;
    let isBegun = false;
    return (
      draft &&
      createFormDrafting<Read>({
        drafts: ports.drafts,
        ...draft,
        content() {
          const state = get();
          const content = draft.content(state);
          // Removed entries are saved too, otherwise the draft would restore them.
          isBegun ||= state.dirty;
          return isBegun && content ? { ...content, prepared: attempts.last() } : undefined;
        },
        isSent: () => get().phase === 'saving' || get().phase === 'waiting',
        report: (change) => set({ draft: { ...get().draft, ...change } } as Partial<State>),
        putBack(read) {
          if (read.prepared) attempts.restore(keyOf(read.prepared), read.prepared);
          else attempts.settle();
          draft.putBack(read);
        },
      })
    );
  }
  let drafting = newDrafting();

  // A draft that could not be deleted is reported when it is opened.
  const endDraft = async () => drafting?.confirmed().catch(() => undefined);
  async function anotherDraft(): Promise<void> {
    await endDraft();
    if (left.aborted) return;
    drafting = newDrafting();
    set({ draft: NO_FORM_DRAFT } as Partial<State>);
    await drafting?.open();
  }

  const { waiting, save } = createFormSending({
    ...options,
    attempts,
    left,
    get,
    set,
    drafting: () => drafting,
  });

  const { form, enter, alongside } = options;
  return {
    session: {
      ...createFormEditor<State>({
        store,
        form: form as FormDefinition | ((state: State) => FormDefinition | undefined),
        isEditable: isFormEditable,
        set,
        ...(enter && { enter }),
        ...(alongside && { alongside }),
      }),
      store,
      save,
      keepNow: async () => drafting?.save(),
      takeOver: async () => drafting?.takeOver(),
      takeBack: async () => (await waiting.takeBack()) === 'changed',
      sendNow: waiting.sendNow,
      dispose() {
        leaving.abort();
        drafting?.close();
        waiting.close();
      },
    },
    get,
    set,
    edit(change) {
      if (isFormEditable(get())) set(change(get()));
    },
    left,
    forgetTries: attempts.settle,
    adopt: waiting.adopt,
    openDraft: async () => drafting?.open(),
    endDraft,
    anotherDraft,
  };
}
