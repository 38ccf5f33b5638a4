import type { EarlierAnswers, FormAnswers } from '#forms';
import { type HttpClient, HttpError, ofPatient } from '#http';
import { type MetricRecord, type MetricType, metricWindow } from '#metrics';
import { getPatient, type Patient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { getLastAnswers, getScript, listUserTouchpoints } from '../calls.endpoints.ts';
import type { Contact } from '../contact.ts';
import type { CallContext } from './call-context.ts';
import type { CallScript } from './call-session-state.ts';

/** What a call needs of the metrics client. */
export interface CallMetrics {
  /** Oldest first, without deleted records; an answer for another patient is refused. */
  read(question: {
    readonly vitaId: string;
    readonly metric: MetricType;
    /** Unix seconds, both ends included. */
    readonly from: number;
    readonly to: number;
    readonly signal?: AbortSignal;
  }): Promise<readonly MetricRecord[]>;
}

export interface CallReading {
  patient(): Promise<Patient>;
  readings(metric: MetricType): Promise<readonly MetricRecord[]>;
  previous(): Promise<readonly Contact[]>;
  /** What earlier calls of the programme were answered, newest first. */
  answers(): Promise<readonly EarlierAnswers[]>;
  /** Undefined where there is no script for this call type. */
  script(): Promise<CallScript | undefined>;
}

export interface CallReadingOptions {
  readonly http: HttpClient;
  readonly metrics: CallMetrics;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  readonly now: () => number;
  readonly timeZone: string;
  readonly locale: string;
  readonly signal: AbortSignal;
}

/** Calls to look back on: enough for the person on the phone, the history has the rest. */
const PREVIOUS_CALLS = '20';
/** The year 1900: before any reading of a living person. */
const BEFORE_EVERYTHING = -2_208_988_800;

/** Reads what a call shows, always about the context's patient. */
export function createCallReading(options: CallReadingOptions): CallReading {
  const { http, metrics, context, callType, signal } = options;
  const { vitaId } = context;

  async function patient(): Promise<Patient> {
    const answer = ofPatient(await http.call(getPatient, { query: { vitaId }, signal }), vitaId, getPatient);
    return ofPatient(answer.data, vitaId, getPatient);
  }

  /** Since the enrolment; where nothing was measured since, whatever was measured before. */
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

  async function previous(): Promise<readonly Contact[]> {
    const query = { vitaId, limit: PREVIOUS_CALLS };
    const answer = await http.call(listUserTouchpoints, { query, signal });
    const contacts = ofPatient(answer, vitaId, listUserTouchpoints).data;
    return contacts.map((contact) => ofPatient(contact, vitaId, listUserTouchpoints));
  }

  async function answers(): Promise<readonly EarlierAnswers[]> {
    const query = { vitaId, programme: context.programName };
    const answer = await http.call(getLastAnswers, { query, signal });
    return ofPatient(answer, vitaId, getLastAnswers).data.map((log) => ({
      // What another version of the product stored under a field is looked at where it is used.
      answers: log.answers as FormAnswers,
      timestamp: log.answeredAt,
      author: log.author.name,
    }));
  }

  async function script(): Promise<CallScript | undefined> {
    const query = { programme: context.programName, callType, locale: options.locale };
    try {
      return (await http.call(getScript, { query, signal })).data;
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  return { patient, readings, previous, answers, script };
}
