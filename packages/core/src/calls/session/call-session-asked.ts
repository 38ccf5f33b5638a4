import {
  type EarlierAnswers,
  type FormAnswers,
  type FormDefinition,
  lastRows,
  lastValues,
  metricsAsked,
} from '#forms';
import { type HttpClient, ofPatient } from '#http';
import { isMetricType, type MetricRecord, type MetricType, metricWindow } from '#metrics';
import type { Patient } from '#patients';
import { getLastAnswers } from '../call-log.endpoints.ts';
import type { CallContext } from './call-context.ts';
import type { CallMetrics } from './call-session-loading.ts';
import { type AskedLoader, LOADING, readInto } from './call-session-parts.ts';
import type { CallSessionState, Part } from './call-session-state.ts';

type Earlier = Pick<CallSessionState, 'patient' | 'readings' | 'answers' | 'lastValues' | 'lastRows'>;

export interface AskedOptions {
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly context: CallContext;
  readonly form: FormDefinition;
  readonly now: () => number;
  readonly timeZone: string;
  readonly signal: AbortSignal;
  readonly get: () => Pick<CallSessionState, 'readings'>;
  /** Has no effect after the call was left. */
  readonly set: (patch: Partial<Pick<CallSessionState, 'readings' | 'answers'>>) => void;
}

/** The year 1900: before any reading of a living person. */
const BEFORE_EVERYTHING = -2_208_988_800;

/** Returns the metrics of a form's fields, which are shown next to it. */
const metricsOf = (definition: FormDefinition): readonly MetricType[] =>
  metricsAsked(definition).filter(isMetricType);

/** Initial state: no previous values loaded. */
export const unreadReadings = (form: FormDefinition): CallSessionState['readings'] =>
  Object.fromEntries(metricsOf(form).map((metric) => [metric, LOADING]));

/** Loads previous readings and answers for a form, always for the context's patient. */
export function createAskedLoader(options: AskedOptions): AskedLoader {
  const { http, metrics, context, form, signal, get, set } = options;
  const { vitaId } = context;

  /** Loads readings since enrolment; if there are none, all earlier ones. */
  async function readings(metric: MetricType): Promise<readonly MetricRecord[]> {
    const { from, to } = metricWindow({
      enrolledAt: context.userEnrollmentDate,
      now: options.now(),
      timeZone: options.timeZone,
    });
    const enrolled = await metrics.read({ vitaId, metric, from, to, signal });
    if (enrolled.length > 0) return enrolled;
    return metrics.read({ vitaId, metric, from: BEFORE_EVERYTHING, to: from - 1, signal });
  }

  async function answers(): Promise<readonly EarlierAnswers[]> {
    const query = { vitaId, programme: context.programName };
    const answer = await http.call(getLastAnswers, { query, signal });
    return ofPatient(answer, vitaId, getLastAnswers).data.map((log) => ({
      // Answers may come from other versions; they are checked where they are used.
      answers: log.answers as FormAnswers,
      timestamp: log.answeredAt,
      author: log.author.name,
    }));
  }

  const load: AskedLoader['load'] = (name, quietly) => {
    if (name === 'answers')
      return readInto(answers, 'calllog/last', (part) => set({ answers: part }), quietly);
    const metric = name.slice('reading:'.length) as MetricType;
    const put = (part: Part<readonly MetricRecord[]>) =>
      set({ readings: { ...get().readings, [metric]: part } });
    return readInto(() => readings(metric), `metric/${metric}`, put, quietly);
  };

  return {
    load,
    loadAll: () =>
      Promise.all([
        load('answers', false),
        ...metricsOf(form).map((metric) => load(`reading:${metric}`, false)),
      ]),
    refreshReadings(known) {
      for (const metric of new Set(known)) if (isMetricType(metric)) void load(`reading:${metric}`, true);
    },
  };
}

/** Registration dates are shown on the first call, like answers on later ones. */
function registeredDays(part: Part<Patient>): readonly EarlierAnswers[] {
  if (part.phase !== 'ready') return [];
  const { maternity, enrolments } = part.value;
  const { dueDate: edd, lmp } = maternity ?? {};
  const timestamp = enrolments.find(({ programme }) => programme === 'healthy_motherhood')?.enrolledAt;
  if (edd === undefined || timestamp === undefined) return [];
  return [{ answers: { pregnancy: { edd, ...(lmp !== undefined && { lmp }) } }, timestamp }];
}

/** Returns the previous values for the fields; recalculated only when other data was loaded. */
export function earlierOf(
  form: FormDefinition,
  entered: Earlier,
  before: Earlier,
): Pick<Earlier, 'lastValues' | 'lastRows'> {
  const { patient, readings, answers } = entered;
  if (patient === before.patient && readings === before.readings && answers === before.answers)
    return { lastValues: entered.lastValues, lastRows: entered.lastRows };
  const known = Object.entries(readings).map(
    ([key, one]) => [key, one.phase === 'ready' ? one.value : []] as const,
  );
  const logs = [...(answers.phase === 'ready' ? answers.value : []), ...registeredDays(patient)];
  const earlier = { records: Object.fromEntries(known), logs };
  return { lastValues: lastValues(form, earlier), lastRows: lastRows(form, earlier) };
}
