import { NOTHING_CHECKED, type Overlap } from '#forms';
import { HttpError } from '#http';
import type { FormDraft } from './form-draft.ts';
import { createSavedForm, type SavedForm, type SavedFormCore } from './saved-form.ts';
import type { DraftOptions, SavedFormOptions } from './saved-form-options.ts';
import type { SavedFormState, SaveResult } from './saved-form-state.ts';

export interface VersionedFormState extends SavedFormState {
  /** Fields that a colleague changed too. */
  readonly overlaps: readonly Overlap[];
  /** Whether the last save is stored and nothing was entered since. */
  readonly saved: boolean;
}

export interface VersionedFormOptions<
  State extends VersionedFormState,
  Facts,
  Stored,
  Base,
  Read extends FormDraft & { readonly base: Base | undefined },
> extends Omit<SavedFormOptions<State, Facts, Stored, Read>, 'draft' | 'stored' | 'sent' | 'refused'> {
  readonly draft: Omit<DraftOptions<State, Read>, 'putBack'> & {
    /** Returns the entries of a draft, in the form of its base version. */
    readonly entries: (read: Read) => Partial<State>;
  };
  /** Returns the version that the form is based on; undefined until loaded. */
  readonly baseOf: (state: State) => Base | undefined;
  readonly isSame: (one: Base, other: Base) => boolean;
  /** Reads the newest version. Rejects if that fails. */
  readonly read: (signal: AbortSignal) => Promise<Base>;
  readonly readEndpoint: { readonly name: string };
  /** Returns the version in a save's response. */
  readonly stored: (stored: Stored) => Base;
  /** Returns the newer version in a conflict. */
  readonly newerIn: (failure: HttpError) => Base | undefined;
  /** Returns the initial form of a version. */
  readonly begin: (base: Base) => Partial<State>;
  /** Merges the entries into a newer version. `failure` is the conflict that contained it. */
  readonly merge: (state: State, newer: Base, failure?: HttpError) => Partial<State>;
  /** Replaces `merge` while the form can't take in a newer version. */
  readonly postpone?: (state: State) => Partial<State> | undefined;
  /** Returns what a refusal shows in addition to its failure. */
  readonly refused?: (failure: HttpError, state: State) => Partial<State> | Promise<Partial<State>>;
}

export interface VersionedForm<State extends VersionedFormState> extends SavedForm<State> {
  /** Loads the stored version; again after a failure. */
  load(): Promise<void>;
  /** Discards the entries. */
  reset(): Promise<void>;
}

export interface VersionedFormCore<State extends VersionedFormState, Base>
  extends Omit<SavedFormCore<State>, 'session'> {
  readonly session: VersionedForm<State>;
  /** Takes a newer version into the form; entries stay. */
  readonly takeIn: (newer: Base) => void;
}

/**
 * Creates a form that changes a stored version. The next save continues from the stored one; a conflict merges both
 * versions.
 */
export function createVersionedForm<
  State extends VersionedFormState,
  Facts,
  Stored,
  Base,
  Read extends FormDraft & { readonly base: Base | undefined },
>(options: VersionedFormOptions<State, Facts, Stored, Base, Read>): VersionedFormCore<State, Base> {
  const { initial, baseOf, begin, draft } = options;
  const patchOf = (state: Partial<VersionedFormState>) => state as Partial<State>;

  const core: SavedFormCore<State> = createSavedForm<State, Facts, Stored, Read>({
    ...options,
    alongside: (state) => ({ ...patchOf({ saved: false }), ...options.alongside?.(state) }),
    draft: {
      ...draft,
      putBack(read) {
        const current = baseOf(get());
        const { base } = read;
        if (!current || !base) return;
        const isCurrent = options.isSame(base, current);
        set({ ...begin(isCurrent ? current : base), ...draft.entries(read), ...patchOf({ saved: false }) });
        if (!isCurrent) takeIn(current);
      },
    },
    stored(answer) {
      beginFrom(options.stored(answer), true);
      void core.anotherDraft();
    },
    sent: showStored,
    refused: refuse,
  });
  const { get, set, left } = core;

  function beginFrom(base: Base, saved: boolean): void {
    core.forgetTries();
    set({ ...initial, ...patchOf({ draft: get().draft, phase: 'editing', saved }), ...begin(base) });
  }

  async function load(): Promise<void> {
    if (baseOf(get())) return;
    const isWaiting = () => get().phase === 'waiting';
    if (!isWaiting()) set(patchOf({ phase: 'loading', failure: undefined }));
    try {
      const base = await options.read(left);
      set({ ...begin(base), ...(!isWaiting() && patchOf({ phase: 'editing' })) });
      await core.openDraft();
    } catch (error) {
      const failure = HttpError.from(error, options.readEndpoint);
      if (!isWaiting()) set(patchOf({ phase: 'unavailable', failure }));
    }
  }

  async function showStored(): Promise<void> {
    try {
      beginFrom(await options.read(left), true);
    } catch (error) {
      // The save is stored but can't be loaded now; the form reports it and offers to retry.
      const failure = HttpError.from(error, options.readEndpoint);
      set({ ...initial, ...patchOf({ draft: get().draft, phase: 'unavailable', failure }) });
    }
    await core.anotherDraft();
  }

  function merge(newer: Base, failure?: HttpError): void {
    const state = get();
    core.forgetTries();
    set({
      ...patchOf({
        phase: state.phase === 'waiting' ? 'waiting' : 'editing',
        checked: state.checked === 'all' ? 'all' : NOTHING_CHECKED,
        failure: undefined,
        saved: false,
      }),
      ...options.merge(state, newer, failure),
    });
  }

  function takeIn(newer: Base): void {
    const postponed = options.postpone?.(get());
    if (postponed) set(postponed);
    else if (baseOf(get())) merge(newer);
  }

  async function refuse(failure: HttpError): Promise<SaveResult> {
    const newer =
      failure.code === 'conflict' && baseOf(get())
        ? (options.newerIn(failure) ?? (await options.read(left).catch(() => undefined)))
        : undefined;
    if (!newer) {
      const shown = await options.refused?.(failure, get());
      set({ ...patchOf({ phase: 'failed', failure, waiting: undefined }), ...shown });
      return 'failed';
    }
    merge(newer, failure);
    if (options.facts(get()) !== undefined) return 'conflict';
    // The response to an earlier attempt was lost: the content is already stored.
    beginFrom(newer, true);
    void core.anotherDraft();
    return 'saved';
  }

  return {
    ...core,
    takeIn,
    session: {
      ...core.session,
      load,
      async reset() {
        const base = baseOf(get());
        if (!base) return;
        beginFrom(base, false);
        await core.anotherDraft();
      },
    },
  };
}
