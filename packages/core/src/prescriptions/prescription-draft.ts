import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createFormEditor,
  type EditedForm,
  type FormEditor,
  type FormProblems,
  fittingValues,
  initialValues,
  NOTHING_CHECKED,
  type SetAside,
  shownProblems,
} from '#forms';
import {
  LINE_FORM,
  type LineValues,
  lineFrom,
  lineProblems,
  lineValues,
  medicineOf,
  withStrength,
} from './line-form.ts';
import type { PrescribedLine } from './prescribed-line.ts';
import { MAX_LINES } from './prescription.ts';
import type { NewLine } from './prescription-line.ts';
import { type QuickEntry, type QuickEntryTables, readQuickEntry } from './quick-entry.ts';
import { withRoutes } from './quick-routes.ts';

const PREFIX = 'prescription:';

/** Returns the draft id of a patient's prescription; there is one at a time. */
export const prescriptionDraftId = (vitaId: string): string => `${PREFIX}${vitaId}`;

export const isPrescriptionDraft = (draftId: string): boolean => draftId.startsWith(PREFIX);

/** Key of prescription drafts in the draft store. */
export const PRESCRIPTION_DRAFTS = { programme: '', callType: 'prescription' } as const;

/** A medicine during entry. */
export interface DraftLine {
  readonly id: string;
  readonly values: LineValues;
  /** Reason for prescribing despite a finding. */
  readonly override: string;
  /** Defaults that a quick entry filled in; empty once the form was opened. */
  readonly assumed: QuickEntry['assumed'];
  /** Text that the quick entry did not understand. */
  readonly rest: string;
}

export interface PrescriptionDraftState extends EditedForm {
  readonly lines: readonly DraftLine[];
  /** Line with the open form, whose values are in `values`. */
  readonly openId: string | undefined;
  readonly advice: string;
}

export interface PrescriptionDraft extends FormEditor<PrescriptionDraftState> {
  /**
   * Adds a line from typed text, and opens its form if something is missing. Returns false without a medicine, or at
   * the maximum.
   */
  enter(typed: string): boolean;
  /** Adds an empty line with an open form. */
  addEmpty(): void;
  /** Adds copies of lines with new ids, from a previous prescription or a favourite. */
  copy(lines: readonly LineValues[]): void;
  open(id: string): void;
  /** Closes the open form, or keeps it open and shows what is missing. */
  close(): boolean;
  remove(id: string): void;
  setOverride(id: string, reason: string): void;
  /** Sets a chosen strength on a line, and in its form if that is open. */
  setStrength(id: string, strength: string): void;
  setAdvice(text: string): void;
  setMedicines(known: QuickEntryTables): void;
  /** Returns the lines if there are no problems; otherwise opens the first line with one. */
  whole(): readonly NewLine[] | undefined;
  clear(): void;
  /** Returns the draft content for the device; undefined if nothing was entered. */
  content(): unknown;
  /** Restores stored content of any version. Returns entries that no longer fit. */
  restore(content: unknown): readonly SetAside[];
}

export interface PrescriptionDraftOptions {
  readonly newId: () => string;
  /** Returns the calendar day of the facility, YYYY-MM-DD. */
  readonly today: () => string;
}

const storedDraftSchema = v.object({
  lines: v.fallback(
    v.array(
      v.object({
        id: v.string(),
        values: v.unknown(),
        override: v.fallback(v.string(), ''),
        rest: v.fallback(v.string(), ''),
      }),
    ),
    [],
  ),
  advice: v.fallback(v.string(), ''),
});

/** Returns the form values for repeating an earlier line, without remarks specific to it. */
export const valuesOfLine = (line: PrescribedLine): LineValues =>
  lineValues({ ...(line as unknown as NewLine), start: null });

const isEmpty = ({ values }: DraftLine): boolean => medicineOf(values) === '';

function contentOf({ lines, advice }: PrescriptionDraftState): unknown {
  if (lines.length === 0 && advice === '') return undefined;
  return { lines: lines.map(({ assumed: _, ...line }) => line), advice };
}

type StoredDraft = Pick<PrescriptionDraftState, 'lines' | 'advice'>;

/** Returns stored content as far as this version supports it. Accepts any JSON. */
function readContent(content: unknown): {
  readonly state?: StoredDraft;
  readonly aside: readonly SetAside[];
} {
  const stored = v.safeParse(storedDraftSchema, content);
  if (!stored.success) return { aside: [] };
  const { lines, advice } = stored.output;
  const fitted = lines.map((line) => ({ line, ...fittingValues(LINE_FORM, line.values ?? {}) }));
  return {
    state: {
      lines: fitted
        .map(({ line, values }): DraftLine => ({ ...line, values, assumed: [] }))
        .filter((line) => !isEmpty(line))
        .slice(0, MAX_LINES),
      advice,
    },
    aside: fitted.flatMap(({ aside }) => aside),
  };
}

/** Setters of text outside the form. */
const textSetters = (
  store: StoreApi<PrescriptionDraftState>,
): Pick<PrescriptionDraft, 'setOverride' | 'setAdvice'> => ({
  setOverride: (id, override) =>
    store.setState(({ lines }) => ({
      lines: lines.map((line) => (line.id === id ? { ...line, override } : line)),
    })),
  setAdvice: (advice) => store.setState({ advice }),
});

/** Sets a strength on a line; the open form is changed through `edit`. */
const strengthSetter =
  (
    store: StoreApi<PrescriptionDraftState>,
    edit: (patch: Partial<PrescriptionDraftState>) => void,
  ): PrescriptionDraft['setStrength'] =>
  (id, strength) => {
    const { lines, openId } = store.getState();
    const line = lines.find((one) => one.id === id);
    if (!line) return;
    const values = withStrength(line.values, strength);
    if (id === openId) edit({ values });
    else store.setState({ lines: lines.map((one) => (one === line ? { ...one, values } : one)) });
  };

/** Creates a prescription during entry: its lines, one of them open in the form. */
export function createPrescriptionDraft(options: PrescriptionDraftOptions): PrescriptionDraft {
  const { newId, today } = options;
  const EMPTY: PrescriptionDraftState = {
    lines: [],
    openId: undefined,
    advice: '',
    values: initialValues(LINE_FORM),
    checked: NOTHING_CHECKED,
    problems: {},
  };
  const store = createStore<PrescriptionDraftState>(() => EMPTY);
  let medicines: QuickEntryTables = [];

  const problemsOf = (values: LineValues): FormProblems => lineProblems(values, { today: today() });

  /** Applies a form edit to its line. */
  function set(patch: Partial<PrescriptionDraftState>): void {
    const next = { ...store.getState(), ...patch };
    const { openId, values } = next;
    const lines = patch.values
      ? next.lines.map((line) => (line.id === openId ? { ...line, values, assumed: [], rest: '' } : line))
      : next.lines;
    const problems = openId === undefined ? {} : shownProblems(next, problemsOf(values));
    store.setState({ ...next, lines, problems });
  }

  function open(id: string, checked: EditedForm['checked'] = NOTHING_CHECKED): void {
    const line = store.getState().lines.find((one) => one.id === id);
    if (!line) return;
    const { values } = line;
    const state = { ...store.getState(), openId: id, values, checked };
    store.setState({ ...state, problems: shownProblems(state, problemsOf(values)) });
  }

  function add(lines: readonly DraftLine[]): void {
    const before = store.getState().lines;
    store.setState({ lines: [...before, ...lines].slice(0, MAX_LINES) });
  }

  const newLine = (values: LineValues, entry?: QuickEntry): DraftLine => ({
    ...{ id: newId(), values, override: '' },
    assumed: entry?.assumed ?? [],
    rest: entry?.rest ?? '',
  });

  function shut(): void {
    const { lines, openId } = store.getState();
    // A form that was opened and left empty does not count.
    const stored = lines.filter((line) => line.id !== openId || !isEmpty(line));
    store.setState({
      ...{ lines: stored, openId: undefined, values: initialValues(LINE_FORM) },
      ...{ checked: NOTHING_CHECKED, problems: {} },
    });
  }

  function close(): boolean {
    const { openId, lines, values } = store.getState();
    const line = lines.find(({ id }) => id === openId);
    if (line && !isEmpty(line) && Object.keys(problemsOf(values)).length > 0) {
      set({ checked: 'all' });
      return false;
    }
    shut();
    return true;
  }

  return {
    ...createFormEditor({ store, form: LINE_FORM, isEditable: ({ openId }) => openId !== undefined, set }),
    enter(typed) {
      const entry = withRoutes(readQuickEntry(typed, medicines), typed);
      if (!entry.line.medicine || store.getState().lines.length >= MAX_LINES || !close()) return false;
      const line = newLine(lineValues(entry.line), entry);
      add([line]);
      if (entry.rest !== '' || Object.keys(problemsOf(line.values)).length > 0) open(line.id, 'all');
      return true;
    },
    addEmpty() {
      if (!close() || store.getState().lines.length >= MAX_LINES) return;
      const line = newLine(initialValues(LINE_FORM));
      add([line]);
      open(line.id);
    },
    copy(lines) {
      if (close()) add(lines.map((values) => newLine(values)));
    },
    open(id) {
      if (close()) open(id);
    },
    close,
    remove(id) {
      if (store.getState().openId === id) shut();
      store.setState({ lines: store.getState().lines.filter((line) => line.id !== id) });
    },
    ...textSetters(store),
    setStrength: strengthSetter(store, set),
    setMedicines: (known) => {
      medicines = known;
    },
    whole() {
      if (!close()) return undefined;
      const { lines } = store.getState();
      const wrong = lines.find(({ values }) => Object.keys(problemsOf(values)).length > 0);
      if (wrong) {
        open(wrong.id, 'all');
        return undefined;
      }
      return lines.map(({ id, values, override }) => lineFrom(id, values, override));
    },
    clear: () => store.setState(EMPTY),
    content: () => contentOf(store.getState()),
    restore(content) {
      const { state, aside } = readContent(content);
      if (state) store.setState(state);
      return aside;
    },
  };
}

/** Returns a line that is being entered; undefined while incomplete. */
export function readableLine({ id, values, override }: DraftLine, today: string): NewLine | undefined {
  if (Object.keys(lineProblems(values, { today })).length > 0) return undefined;
  return lineFrom(id, values, override);
}
