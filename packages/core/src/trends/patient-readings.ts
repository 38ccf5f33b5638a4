import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PersonFacts } from '#clinical';
import { type AnswerOf, createLatest, type HttpClient, HttpError } from '#http';
import {
  METRIC_TYPES,
  type MetricList,
  type MetricRecord,
  type MetricsClient,
  type MetricType,
  type OtherReading,
  WHOLE_RECORD,
} from '#metrics';
import { getPatientCourse } from './patient-course.endpoints.ts';

/** An enrolment in the patient's course. */
type CourseEnrolment = AnswerOf<typeof getPatientCourse>['enrolments'][number];

/** A part that can fail alone: a metric, or the readings that no metric shows. */
export type ReadingsPart = MetricType | 'other';

export interface PatientReadingsState {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Records of all metrics, each metric's oldest first; empty unless ready. */
  readonly records: readonly MetricRecord[];
  /** Readings that no metric shows: without a metric, or withheld. */
  readonly other: readonly OtherReading[];
  /** Facts that decide which range applies; undefined unless ready, because flags without them may be wrong. */
  readonly course: PersonFacts | undefined;
  readonly enrolments: readonly CourseEnrolment[];
  /** Records left out because this version can't read them. Screens should report it. */
  readonly unreadable: number;
  /** Parts that could not be loaded. */
  readonly missing: readonly ReadingsPart[];
  /** A reload while data is shown. */
  readonly work: 'refresh' | undefined;
  /** Last error, with the phase `failed`, with `missing`, or after a reload that changed nothing. */
  readonly error: HttpError | undefined;
}

export interface PatientReadings {
  readonly store: StoreApi<PatientReadingsState>;
  /** Loads everything, once. */
  open(): void;
  /** Reloads everything. The current data stays until all of it has arrived. */
  refresh(): void;
  /** Cancels requests and clears the data: when leaving and at sign-out. */
  close(): void;
}

export interface PatientReadingsOptions {
  readonly http: HttpClient;
  readonly metrics: Pick<MetricsClient, 'read' | 'readOther' | 'list'>;
  /** The patient; another patient needs another instance. */
  readonly vitaId: string;
}

const NOTHING: PatientReadingsState = {
  phase: 'loading',
  records: [],
  other: [],
  course: undefined,
  enrolments: [],
  unreadable: 0,
  missing: [],
  work: undefined,
  error: undefined,
};

type Settled<T> = PromiseSettledResult<T>;
const failureOf = (settled: Settled<unknown>): HttpError | undefined =>
  settled.status === 'rejected' ? HttpError.from(settled.reason, 'readings') : undefined;
const readOf = <T>(settled: Settled<T>): T | undefined =>
  settled.status === 'fulfilled' ? settled.value : undefined;

/**
 * Loads all readings of a patient and the facts for their flags: one request per metric (specification 7.4), the
 * readings that no metric shows, and the patient's course.
 * Failed parts are reported while others are shown. Without the course, or without any part, nothing is shown.
 */
export function createPatientReadings(options: PatientReadingsOptions): PatientReadings {
  const { http, metrics, vitaId } = options;
  const store = createStore<PatientReadingsState>(() => NOTHING);
  const latest = createLatest();
  let isOpen = false;

  async function readMetric(metric: MetricType, signal: AbortSignal): Promise<MetricList> {
    const question = { vitaId, metric, ...WHOLE_RECORD };
    const records = await metrics.read({ ...question, signal });
    const list = metrics.list(question);
    // Published lists follow the rule for empty responses. If the list was cleared in the meantime, use the response.
    return list.fetched ? list : { records, deleted: 0, unreadable: 0, fetched: true };
  }

  async function readCourse(signal: AbortSignal) {
    const answer = await http.call(getPatientCourse, { query: { vitaId }, signal });
    if (answer.vitaId.toLowerCase() !== vitaId.toLowerCase())
      throw new HttpError({ failure: 'answer-invalid', endpoint: getPatientCourse.name, status: 200 });
    return answer;
  }

  async function readAll(signal: AbortSignal): Promise<Partial<PatientReadingsState>> {
    const [lists, [others], [facts]] = await Promise.all([
      Promise.allSettled(METRIC_TYPES.map((metric) => readMetric(metric, signal))),
      Promise.allSettled([metrics.readOther(vitaId, signal)]),
      Promise.allSettled([readCourse(signal)]),
    ]);
    const missing: ReadingsPart[] = METRIC_TYPES.filter((_, index) => lists[index]?.status === 'rejected');
    if (others.status === 'rejected') missing.push('other');
    const error = [facts, ...lists, others].map(failureOf).find((one) => one !== undefined);
    const course = readOf(facts);
    if (!course || missing.length === METRIC_TYPES.length + 1) return { phase: 'failed', error };
    const found = lists.map(readOf).filter((list) => list !== undefined);
    return {
      phase: 'ready',
      records: found.flatMap(({ records }) => records),
      other: readOf(others) ?? [],
      course: course.course,
      enrolments: course.enrolments,
      unreadable: found.reduce((sum, { unreadable }) => sum + unreadable, 0),
      missing,
      error,
    };
  }

  async function load(): Promise<void> {
    isOpen = true;
    const { phase } = store.getState();
    const shown = phase === 'ready';
    if (shown) store.setState({ work: 'refresh' });
    else store.setState(NOTHING, true);
    const answer = await latest.ask('readings', readAll);
    if (!answer) return;
    const read = answer.value ?? { phase: 'failed' as const, error: answer.error };
    // A failed reload keeps the current data.
    if (shown && (read.phase === 'failed' || read.missing?.length)) {
      store.setState({ work: undefined, error: read.error });
      return;
    }
    store.setState({ ...NOTHING, ...read }, true);
  }

  return {
    store,
    open() {
      if (!isOpen) void load();
    },
    refresh: () => void load(),
    close() {
      latest.stop();
      isOpen = false;
      store.setState(NOTHING, true);
    },
  };
}
