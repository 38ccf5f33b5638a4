import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Finding, factsOfPatient, type JudgedPatient } from '#calls/findings';
import { ageOn, alertFor, judgeRecord, type PersonFacts, type ValueStatus } from '#clinical';
import { isoDay } from '#formatting';
import {
  createFormEditor,
  type EditedForm,
  type FormDefinition,
  type FormEditor,
  type FormProblems,
  type FormValues,
  NOTHING_CHECKED,
  ofChecked,
  sameValue,
  shownProblems,
  UNSAVED,
  validateForm,
} from '#forms';
import { judgeLabLines, type LabStatus } from './judge-lab.ts';
import { KNOWN_RESULTS, labForm, labReadings, linesOf, pathOfLine, valuesOfLines } from './lab-form.ts';
import { isSameTest, type NewLabLine, type TestName } from './lab-line.ts';
import { labTest } from './tests/lab-tests.ts';

type CriticalReading = Extract<Finding, { readonly kind: 'CRITICAL_READING' }>;

/** A critical result of a known test. */
interface CriticalResult {
  readonly line: NewLabLine;
  readonly face: LabStatus;
}

/** State of the entry form for results. */
export interface LabEntryState extends EditedForm {
  /** Tests of the form, in order. */
  readonly tests: readonly TestName[];
  readonly form: FormDefinition;
  /** Unix seconds; undefined while unreadable. */
  readonly collectedAt: number | undefined;
  /** Evaluation of readings, for fields that have been left. */
  readonly faces: Readonly<Record<string, ValueStatus>>;
  /** Evaluation of other results by `fieldPath`, for fields that have been left. */
  readonly labStatuses: Readonly<Record<string, LabStatus>>;
  /** Critical readings, for fields that have been left. */
  readonly criticalReadings: readonly CriticalReading[];
  readonly criticalResults: readonly CriticalResult[];
}

/** The results to store. */
interface EnteredResults {
  readonly collectedAt: number;
  readonly lines: readonly NewLabLine[];
}

export interface LabEntry extends FormEditor<LabEntryState> {
  readonly store: StoreApi<LabEntryState>;
  /** Adds tests; entered results stay. */
  addTests(tests: readonly TestName[]): void;
  setCollectedAt(at: number | undefined): void;
  /** Shows all problems. Returns the results if there are none and at least one result is entered. */
  check(): EnteredResults | undefined;
  isDirty(): boolean;
  /** Whether any result is entered. */
  hasResults(): boolean;
}

export interface LabEntryOptions {
  /** Undefined if unknown: nothing is evaluated then, and adult limits apply. */
  readonly patient: JudgedPatient | undefined;
  readonly timeZone: string;
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  readonly tests: readonly TestName[];
  /** Results to correct. */
  readonly lines?: readonly NewLabLine[];
  readonly collectedAt: number;
}

const MAY_BE_RIGHT: ReadonlySet<string> = new Set(['unlikely', 'meter-low']);

type Judged = Pick<LabEntryState, 'faces' | 'labStatuses' | 'criticalReadings' | 'criticalResults'>;
const NOTHING_JUDGED: Judged = { faces: {}, labStatuses: {}, criticalReadings: [], criticalResults: [] };

interface JudgedEntry {
  readonly lines: readonly NewLabLine[];
  readonly facts: PersonFacts;
  readonly collectedAt: number;
  readonly timeZone: string;
  readonly problems: FormProblems;
}

/** Evaluates results by the rules on the day of the sample. Invalid numbers are never critical. */
function judge({ lines, problems, ...context }: JudgedEntry): Judged {
  const isSure = (path: string) => problems[path] === undefined || MAY_BE_RIGHT.has(problems[path].code);
  const faces: Record<string, ValueStatus> = {};
  const criticalReadings: CriticalReading[] = [];
  for (const { reading, parts } of labReadings(lines, { ...UNSAVED, timestamp: context.collectedAt })) {
    const judgement = judgeRecord(reading, context.facts, context);
    const paths = Object.keys(parts).map((test) => `${KNOWN_RESULTS}.${test}`);
    for (const [test, part] of Object.entries(parts)) {
      const face = judgement.faces[part];
      if (face) faces[`${KNOWN_RESULTS}.${test}`] = face;
    }
    const { flag } = judgement;
    if (flag && alertFor(flag) === 'critical' && paths.every(isSure))
      criticalReadings.push({ kind: 'CRITICAL_READING', reading, flag: flag.code });
  }
  const labStatuses: Record<string, LabStatus> = {};
  const criticalResults: CriticalResult[] = [];
  for (const [index, face] of judgeLabLines(lines, context).entries()) {
    const line = lines[index];
    if (!line || labTest(line.test)?.result.kind === 'reading') continue;
    const path = pathOfLine(lines, index);
    labStatuses[path] = face;
    if (face.level === 'critical' && isSure(path)) criticalResults.push({ line, face });
  }
  return { faces, labStatuses, criticalReadings, criticalResults };
}

const knownOf = (tests: readonly TestName[]): readonly string[] => tests.flatMap(({ test }) => test ?? []);
const othersOf = (tests: readonly TestName[]): readonly TestName[] =>
  tests.filter(({ test }) => test === null);

/** Creates the entry form for lab results, with validation and evaluation. */
export function createLabEntry(options: LabEntryOptions): LabEntry {
  const { patient, timeZone, today, lines: before = [] } = options;
  const facts = patient && factsOfPatient(patient);
  const asked = [...options.tests.filter((one) => !before.some((line) => isSameTest(one, line)))];
  const tests = [...before.map(({ test, name }) => ({ test, name })), ...asked];
  const form = labForm(knownOf(tests));
  const start = valuesOfLines(form, before, othersOf(asked));
  const store = createStore<LabEntryState>(() => ({
    ...{ tests, form, collectedAt: options.collectedAt, values: start },
    ...{ checked: NOTHING_CHECKED, problems: {} },
    ...NOTHING_JUDGED,
  }));

  function problemsOf({ form: own, values, collectedAt }: LabEntryState): FormProblems {
    const day = collectedAt === undefined ? today : (isoDay(collectedAt, timeZone) ?? today);
    const age = patient?.birthDate ? ageOn(patient.birthDate, day) : undefined;
    return validateForm(own, values, { today, ...(age && { age }) });
  }

  function set(patch: Partial<LabEntryState>): void {
    const next = { ...store.getState(), ...patch };
    const { collectedAt, checked } = next;
    const problems = problemsOf(next);
    const judged =
      facts && collectedAt !== undefined
        ? judge({ lines: linesOf(next.form, next.values), facts, collectedAt, timeZone, problems })
        : NOTHING_JUDGED;
    const faces = ofChecked(judged.faces, checked);
    const labStatuses = ofChecked(judged.labStatuses, checked);
    const isLeft = checked === 'all' || Object.keys(faces).length + Object.keys(labStatuses).length > 0;
    store.setState({
      ...next,
      problems: shownProblems(next, problems),
      faces,
      labStatuses,
      criticalReadings: isLeft ? judged.criticalReadings : [],
      criticalResults: isLeft ? judged.criticalResults : [],
    });
  }

  /** Returns the values for a larger form. */
  function grown(values: FormValues, more: readonly TestName[], own: FormDefinition): FormValues {
    const lines = linesOf(store.getState().form, values);
    const fresh = valuesOfLines(own, lines, othersOf(more));
    const known = { ...fresh[KNOWN_RESULTS], ...values[KNOWN_RESULTS] };
    return { ...fresh, [KNOWN_RESULTS]: known };
  }

  return {
    ...createFormEditor({ store, form: (state) => state.form, set }),
    store,
    addTests(wanted) {
      const state = store.getState();
      const more = wanted.filter((one) => !state.tests.some((other) => isSameTest(one, other)));
      if (more.length === 0) return;
      const all = [...state.tests, ...more];
      const own = labForm(knownOf(all));
      set({ tests: all, form: own, values: grown(state.values, more, own) });
    },
    setCollectedAt: (collectedAt) => set({ collectedAt }),
    check() {
      set({ checked: 'all' });
      const state = store.getState();
      const lines = linesOf(state.form, state.values);
      const { collectedAt } = state;
      if (collectedAt === undefined || lines.length === 0 || Object.keys(problemsOf(state)).length > 0)
        return undefined;
      return { collectedAt, lines };
    },
    isDirty: () => {
      const state = store.getState();
      return !sameValue(linesOf(state.form, state.values), before);
    },
    hasResults: () => {
      const state = store.getState();
      return linesOf(state.form, state.values).length > 0;
    },
  };
}
