import { serverNow } from '#clock';
import { type AnswerOf, type CallRequest, type Endpoint, type HttpClient, HttpError, jsonText } from '#http';
import { getPatient } from '#patients';
import { getScript } from '../begin.endpoints.ts';
import type { WorkItem } from './work-item.ts';
import { listCarriedPatients } from './worklist.endpoints.ts';
import { type WorklistFilters, worklistFiltersKey } from './worklist-filters.ts';

/** Whether a call can't start without it: patient and script. */
const isNeeded = ({ name }: Endpoint): boolean => name === getPatient.name || name === getScript.name;
/** More patients than anyone calls during one outage. */
const MAX_ANSWERS = 60;
/** Carried values are refreshed after this time. */
const FRESH_MS = 600_000;

export interface CarriedValues {
  /** The given client, which answers from carried values if there is no response. */
  readonly http: HttpClient;
  /** Loads what the first calls of a list need, from time to time. Failures are retried next time. */
  take(list: CarriedList): Promise<void>;
}

/** The list that the user works through. */
interface CarriedList {
  readonly filters: WorklistFilters;
  readonly rows: readonly WorkItem[];
  readonly locale: string;
}

const isUnheard = ({ failure }: HttpError): boolean => failure === 'unreachable' || failure === 'timeout';

/** Stores what the next calls need offline, in memory only and for the current user. */
export function createCarriedValues(http: HttpClient, now: () => number = serverNow): CarriedValues {
  const answers = new Map<string, unknown>();
  let last: { readonly key: string; readonly at: number } | undefined;

  const keyOf = ({ name }: Endpoint, query: unknown): string => `${name} ${jsonText(query ?? {})}`;

  function keep(key: string, answer: unknown): void {
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  }

  async function call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
    if (!isNeeded(endpoint)) return http.call(endpoint, request);
    const { query } = (request ?? {}) as { readonly query?: unknown };
    const key = keyOf(endpoint, query);
    try {
      const answer = await http.call(endpoint, request);
      keep(key, answer);
      return answer;
    } catch (error) {
      const carriedValues = isUnheard(HttpError.from(error, endpoint)) ? answers.get(key) : undefined;
      if (carriedValues === undefined) throw error;
      return carriedValues as AnswerOf<E>;
    }
  }

  async function takeScripts({ rows, locale }: CarriedList): Promise<void> {
    const kinds = new Map(
      rows.map(({ programme, callType }) => [`${programme} ${callType}`, { programme, callType }]),
    );
    for (const query of kinds.values()) {
      const asked = { ...query, locale } as never;
      // There may be no script for this type of call.
      if (!answers.has(keyOf(getScript, asked)))
        await call(getScript, { query: asked }).catch(() => undefined);
    }
  }

  return {
    http: { call },
    async take(list) {
      const key = `${worklistFiltersKey(list.filters)} ${list.locale} ${list.rows.map(({ vitaId }) => vitaId).join()}`;
      if (list.rows.length === 0 || (last?.key === key && now() - last.at < FRESH_MS)) return;
      last = { key, at: now() };
      try {
        const { data } = await http.call(listCarriedPatients, { query: list.filters });
        for (const patient of data)
          keep(keyOf(getPatient, { vitaId: patient.vitaId }), { vitaId: patient.vitaId, data: patient });
        await takeScripts(list);
      } catch {
        // Continue online as before.
        last = undefined;
      }
    },
  };
}
