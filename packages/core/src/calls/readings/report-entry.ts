import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createFormEditor,
  type EditedForm,
  type FormDefinition,
  type FormEditor,
  isDirty,
  ofChecked,
  shownProblems,
} from '#forms';
import type { JudgedPatient } from '../findings/reading-flag.ts';
import type { TypedFaces } from '../findings/typed-faces.ts';
import { type ReportMetric, reportForm } from '../forms/report-forms.ts';
import { createFormMemory } from './form-memory.ts';
import type { CriticalFinding } from './reading-entry-state.ts';
import { type EnteredReport, hasResults, judgeReport, type ReportJudgeOptions } from './report-results.ts';

/** A report that is entered outside the form of a call, as its screen draws it. */
export interface ReportEntryState extends EditedForm {
  /** Empty while none is chosen. */
  readonly metric: ReportMetric | '';
  readonly form: FormDefinition | undefined;
  readonly takenOn: string;
  readonly patient: JudgedPatient | undefined;
  /** What the values are, of fields that were left. */
  readonly faces: TypedFaces;
  /** What cannot wait, of what was left or is to be stored: a number that is still typed is judged by nobody. */
  readonly critical: readonly CriticalFinding[];
}

export interface ReportEntry extends FormEditor<ReportEntryState> {
  readonly store: StoreApi<ReportEntryState>;
  /** Another metric: what was entered of the first one comes back with it. */
  choose(metric: ReportMetric | ''): void;
  setTakenOn(day: string): void;
  /** Who it is was read meanwhile. */
  setPatient(patient: JudgedPatient | undefined): void;
  /** Shows all that is missing or wrong; the report where nothing is. */
  check(): EnteredReport | undefined;
  /** Whether anything stands in the form that is not in an untouched one. */
  isDirty(): boolean;
  /** Whether a report says anything beside its file. */
  hasResults(): boolean;
}

/** The values of a report as they are typed, checked and judged; of each metric by itself. */
export function createReportEntry({ patient, timeZone, today }: ReportJudgeOptions): ReportEntry {
  const memory = createFormMemory<ReportMetric | ''>();
  const store = createStore<ReportEntryState>(() => ({
    metric: '',
    form: undefined,
    takenOn: today,
    patient,
    ...memory.enter('', undefined),
    problems: {},
    faces: {},
    critical: [],
  }));

  const judged = ({ metric, values, takenOn, patient }: ReportEntryState) =>
    metric === '' ? undefined : judgeReport({ metric, values, takenOn }, { patient, timeZone, today });

  function set(patch: Partial<ReportEntryState>): void {
    const next = { ...store.getState(), ...patch };
    const { problems, faces, critical } = judged(next) ?? { problems: {}, faces: {}, critical: [] };
    const isLeft = next.checked === 'all' || Object.keys(ofChecked(faces, next.checked)).length > 0;
    store.setState({
      ...next,
      problems: shownProblems(next, problems),
      faces: ofChecked(faces, next.checked),
      critical: isLeft ? critical : [],
    });
  }

  return {
    ...createFormEditor({ store, form: ({ form }) => form, set }),
    store,
    choose(metric) {
      const before = store.getState();
      memory.leave(before.metric, before);
      const form = metric === '' ? undefined : reportForm(metric);
      const entered = memory.enter(metric, form);
      const checked = before.checked === 'all' ? before.checked : entered.checked;
      set({ metric, form, ...entered, checked });
    },
    setTakenOn: (takenOn) => set({ takenOn }),
    setPatient: (known) => set({ patient: known }),
    check() {
      set({ checked: 'all' });
      const { metric, values, takenOn, problems } = store.getState();
      return metric === '' || Object.keys(problems).length > 0 ? undefined : { metric, values, takenOn };
    },
    isDirty: () => {
      const { form, values } = store.getState();
      return form !== undefined && isDirty(form, values);
    },
    hasResults: () => {
      const { form, values } = store.getState();
      return form !== undefined && hasResults(form, values);
    },
  };
}
