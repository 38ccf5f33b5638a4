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
import type { TypedStatuses } from '../findings/typed-statuses.ts';
import { type ReportMetric, reportForm } from '../forms/report-forms.ts';
import { createFormMemory } from './form-memory.ts';
import type { CriticalFinding } from './reading-entry-state.ts';
import { type EnteredReport, hasResults, judgeReport, type ReportJudgeOptions } from './report-results.ts';

/** State of entering a report outside a call form. */
export interface ReportEntryState extends EditedForm {
  /** Empty while none is chosen. */
  readonly metric: ReportMetric | '';
  readonly form: FormDefinition | undefined;
  readonly takenOn: string;
  readonly patient: JudgedPatient | undefined;
  /** Evaluations of fields that have been left. */
  readonly faces: TypedStatuses;
  /** Critical findings among entries that have been left or are being saved. Numbers being typed are not evaluated. */
  readonly critical: readonly CriticalFinding[];
}

export interface ReportEntry extends FormEditor<ReportEntryState> {
  readonly store: StoreApi<ReportEntryState>;
  /** Chooses a metric. Entries of each metric are remembered. */
  choose(metric: ReportMetric | ''): void;
  setTakenOn(day: string): void;
  /** Sets the patient once loaded. */
  setPatient(patient: JudgedPatient | undefined): void;
  /** Shows all problems. Returns the report if there are none. */
  check(): EnteredReport | undefined;
  /** Whether anything differs from the untouched form. */
  isDirty(): boolean;
  /** Whether the report has values in addition to its file. */
  hasResults(): boolean;
}

/** Creates the entry of a report, validated and evaluated, separately for each metric. */
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
