import { mergeForm, NOTHING_CHECKED } from '#forms';
import { type HttpClient, HttpError, ofPatient } from '#http';
import type { FormKeeping } from '#outbox';
import { getCaseSheetSection } from './case-sheets.endpoints.ts';
import type { CaseSheetSection } from './section.ts';
import { INITIAL_SHEET, isSheetEditable, type SheetState, startOf } from './section-state.ts';
import type { SheetVersion } from './version.ts';

/** The newest versions of a section, which the form is made from: what is read of them, and what becomes of the entries then. */
export interface SheetNewest {
  /** Reads the section for the form, again after a failure. */
  load(): Promise<void>;
  /** As the server has it. Rejects where that cannot be read. */
  read(): Promise<readonly SheetVersion[]>;
  /** The next version begins from these. */
  beginFrom(newest: readonly SheetVersion[], saved: boolean): void;
  /** The next version begins from what the server has stored of this one. */
  showStored(): Promise<void>;
  /** Somebody else was first: what they wrote, with what was entered here. */
  merge(newest: readonly SheetVersion[]): void;
  /** The same where nothing of a merge before is open any more; else it is said that there is more. */
  takeIn(newest: readonly SheetVersion[]): void;
  /** Somebody may have written: looks, and says so. What was not touched here is theirs at once, as is what is asked for. */
  look(isAsked: boolean): Promise<void>;
}

export interface SheetNewestOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly section: CaseSheetSection;
  readonly left: AbortSignal;
  readonly get: () => SheetState;
  readonly set: (patch: Partial<SheetState>) => void;
  /** What was tried of one version says nothing of another. */
  readonly forgetTries: () => void;
  readonly keeping: () => Pick<FormKeeping, 'open' | 'another'>;
}

const idsOf = (versions: readonly SheetVersion[]): string =>
  versions
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** Whether these are the same versions, in whatever order. */
export const sameVersions = (one: readonly SheetVersion[], other: readonly SheetVersion[]): boolean =>
  idsOf(one) === idsOf(other);

export function createSheetNewest(options: SheetNewestOptions): SheetNewest {
  const { http, vitaId, section, left, get, set, forgetTries, keeping } = options;
  const { form, key } = section;

  async function read(): Promise<readonly SheetVersion[]> {
    const answer = await http.call(getCaseSheetSection, { query: { vitaId, section: key }, signal: left });
    const { newest } = ofPatient(answer, vitaId, getCaseSheetSection).data;
    for (const version of newest) ofPatient(version, vitaId, getCaseSheetSection);
    return newest;
  }

  function beginFrom(newest: readonly SheetVersion[], saved: boolean): void {
    forgetTries();
    set({
      ...INITIAL_SHEET,
      draft: get().draft,
      phase: 'editing',
      newest,
      ...startOf(form, newest),
      saved,
    });
  }

  async function load(): Promise<void> {
    if (get().newest) return;
    set({ phase: get().phase === 'waiting' ? 'waiting' : 'loading', failure: undefined });
    try {
      const newest = await read();
      const { phase } = get();
      set({ newest, ...startOf(form, newest), phase: phase === 'waiting' ? phase : 'editing' });
      await keeping().open();
    } catch (error) {
      const failure = HttpError.from(error, getCaseSheetSection);
      if (get().phase !== 'waiting') set({ phase: 'unavailable', failure });
    }
  }

  async function showStored(): Promise<void> {
    try {
      beginFrom(await read(), true);
    } catch (error) {
      // It is stored, and cannot be shown now: the screen says so, and reads it again when asked to.
      const failure = HttpError.from(error, getCaseSheetSection);
      set({ phase: 'unavailable', newest: undefined, dirty: false, waiting: undefined, failure });
    }
    await keeping().another();
  }

  function merge(newest: readonly SheetVersion[]): void {
    const { newest: before, values, checked } = get();
    if (!before) return;
    const [base, theirs] = [startOf(form, before), startOf(form, newest)];
    const merged = mergeForm(form, { base: base.values, mine: values, theirs: theirs.values });
    forgetTries();
    set({
      phase: 'editing',
      newest,
      values: merged.values,
      overlaps: [...theirs.overlaps, ...merged.overlaps],
      aside: theirs.aside,
      checked: checked === 'all' ? checked : NOTHING_CHECKED,
      asked: false,
      failure: undefined,
      outdated: false,
      saved: false,
      meanwhile: { before, newest },
    });
  }

  /** What both wrote before is decided first: a second merge could not tell who wrote what. */
  function takeIn(newest: readonly SheetVersion[]): void {
    if (get().overlaps.length === 0) merge(newest);
    else set({ outdated: true, asked: true });
  }

  async function look(isAsked: boolean): Promise<void> {
    const { newest: before } = get();
    if (!before || !isSheetEditable(get())) return;
    const newest = await read().catch(() => undefined);
    const state = get();
    if (!newest || !isSheetEditable(state) || state.newest !== before || sameVersions(newest, before)) return;
    if (isAsked || !state.dirty) takeIn(newest);
    else set({ outdated: true });
  }

  return { load, read, beginFrom, showStored, merge, takeIn, look };
}
