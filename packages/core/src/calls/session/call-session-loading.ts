import { type HttpClient, HttpError, ofPatient } from '#http';
import type { MetricRecord, MetricType } from '#metrics';
import { type Patient, readPatient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { getScript, listUserTouchpoints } from '../begin.endpoints.ts';
import type { Contact } from '../contact.ts';
import type { CallContext } from './call-context.ts';
import type { CallScript } from './call-session-state.ts';

/** The part of the metrics client that a call needs. */
export interface CallMetrics {
  /** Oldest first, without deleted records; refuses a response about another patient. */
  read(question: {
    readonly vitaId: string;
    readonly metric: MetricType;
    /** Unix seconds, inclusive. */
    readonly from: number;
    readonly to: number;
    readonly signal?: AbortSignal;
  }): Promise<readonly MetricRecord[]>;
}

export interface CallReading {
  patient(): Promise<Patient>;
  previous(): Promise<readonly Contact[]>;
  /** Undefined if there is no script for this call type. */
  script(): Promise<CallScript | undefined>;
}

export interface CallReadingOptions {
  readonly http: HttpClient;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  readonly locale: string;
  readonly signal: AbortSignal;
}

/** Number of previous calls shown; the history has the rest. */
const PREVIOUS_CALLS = '20';

/** Loads what a call shows before it begins, always for the context's patient. */
export function createCallReading(options: CallReadingOptions): CallReading {
  const { http, context, callType, signal } = options;
  const { vitaId } = context;

  async function previous(): Promise<readonly Contact[]> {
    const query = { vitaId, limit: PREVIOUS_CALLS };
    const answer = await http.call(listUserTouchpoints, { query, signal });
    const contacts = ofPatient(answer, vitaId, listUserTouchpoints).data;
    return contacts.map((contact) => ofPatient(contact, vitaId, listUserTouchpoints));
  }

  async function script(): Promise<CallScript | undefined> {
    const query = { programme: context.programName, callType, locale: options.locale };
    try {
      return (await http.call(getScript, { query, mayBeAbsent: true, signal })).data;
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  return { patient: () => readPatient(http, vitaId, signal), previous, script };
}
