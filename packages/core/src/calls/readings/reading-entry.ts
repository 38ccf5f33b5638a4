import { createStore, type StoreApi } from 'zustand/vanilla';
import { createFormEditor, type FormEditor, initialValues, isDirty, NOTHING_CHECKED } from '#forms';
import { HttpError } from '#http';
import { addVitalEndpoints, type EnteredMetric, type MetricsClient, type NewReading } from '#metrics';
import type { JudgedPatient } from '../findings/reading-flag.ts';
import { readingForm } from '../forms/reading-form.ts';
import type { WallTime } from '../wall-time.ts';
import { createFormMemory } from './form-memory.ts';
import { createEntryJudge, isProblem, measured } from './reading-entry-judge.ts';
import { createEntrySending } from './reading-entry-sending.ts';
import { MAX_READING_NOTE, type ReadingEntryEdit, type ReadingEntryState } from './reading-entry-state.ts';
import { type Taken, takenNow } from './reading-time.ts';

export interface ReadingEntryOptions {
  readonly metrics: Pick<MetricsClient, 'add'>;
  readonly vitaId: string;
  /** Undefined while unknown: nothing is evaluated then, and adult limits apply. */
  readonly patient: JudgedPatient | undefined;
  readonly metric: EnteredMetric;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Creates ids of readings and idempotency keys, new for each call. */
  readonly newId: () => string;
}

/** Entry of a reading outside a call, until it is stored. Edits are ignored while it is being sent. */
export interface ReadingEntry extends FormEditor<ReadingEntryState> {
  readonly store: StoreApi<ReadingEntryState>;
  /** Chooses a metric. Entries of each metric are remembered; time and note stay. */
  choose(metric: EnteredMetric): void;
  setTaken(taken: Partial<WallTime>): void;
  setNote(note: string): void;
  /** Validates and sends, once. Attempts with the same content are one reading. */
  save(): Promise<'stored' | 'invalid' | 'failed' | 'busy'>;
  /** Whether there are unsaved entries. */
  isDirty(): boolean;
}

function untouched({ metric, now, timeZone }: ReadingEntryOptions): ReadingEntryState {
  const form = readingForm(metric);
  return {
    phase: 'editing',
    metric,
    form,
    values: initialValues(form),
    taken: takenNow(Math.floor(now() / 1000), timeZone),
    note: '',
    checked: NOTHING_CHECKED,
    problems: {},
    takenProblem: undefined,
    isEmpty: false,
    flag: undefined,
    faces: {},
    critical: undefined,
    error: undefined,
    reading: undefined,
  };
}

/** Creates the entry of a patient's reading outside a call: validated while typing, then stored once. */
export function createReadingEntry(options: ReadingEntryOptions): ReadingEntry {
  const judge = createEntryJudge(options);
  const send = createEntrySending(options);
  const store = createStore<ReadingEntryState>(() => untouched(options));
  const state = store.getState;
  const memory = createFormMemory<EnteredMetric>();
  function edit(change: ReadingEntryEdit): void {
    if (state().phase === 'editing') store.setState(judge.derived({ ...state(), ...change }), true);
  }
  async function attempt(reading: NewReading, time: Taken): Promise<'stored' | 'failed'> {
    const { metric, note } = state();
    store.setState({ phase: 'sending', error: undefined });
    try {
      const stored = await send(metric, reading, time, note.trim());
      store.setState({ phase: 'stored', reading: stored });
      return 'stored';
    } catch (cause) {
      store.setState({ phase: 'editing', error: HttpError.from(cause, addVitalEndpoints[metric]) });
      return 'failed';
    }
  }
  return {
    ...createFormEditor({ store, form: ({ form }) => form, set: edit }),
    store,
    choose(metric) {
      if (metric === state().metric) return;
      memory.leave(state().metric, state());
      const form = readingForm(metric);
      edit({ metric, form, ...memory.enter(metric, form) });
    },
    setTaken: (taken) => edit({ taken: { ...state().taken, ...taken } }),
    setNote: (note) => edit({ note: note.slice(0, MAX_READING_NOTE) }),
    async save() {
      if (state().phase !== 'editing') return 'busy';
      edit({ checked: 'all' });
      const reading = measured(state());
      const time = judge.timeOf(state());
      const hasProblems = Object.keys(judge.problemsOf(state())).length > 0;
      return !reading || isProblem(time) || hasProblems ? 'invalid' : attempt(reading, time);
    },
    isDirty: () => {
      const { phase, form, values, note } = state();
      return phase !== 'stored' && (isDirty(form, values) || note.trim() !== '');
    },
  };
}
