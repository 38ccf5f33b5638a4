import * as v from 'valibot';
import type { QueryOf } from '#http';
import { listCallLogs } from './history.endpoints.ts';

type Query = QueryOf<typeof listCallLogs>;

/**
 * Filters and order of the history; newest first by default. `from` and `to` are calendar days of the facility,
 * inclusive.
 */
export type CallHistoryFilters = Readonly<Omit<Query, 'limit' | 'after' | 'export'>>;
export type CallHistoryFilter = keyof CallHistoryFilters;

/** Also the names in the query string of the screen's address. */
export const CALL_HISTORY_FILTERS = [
  'vitaId',
  'programme',
  'callType',
  'disposition',
  'status',
  'authorId',
  'escalated',
  'from',
  'to',
  'sort',
] as const satisfies readonly CallHistoryFilter[];

/**
 * Reads the filters of an address or of a host's settings. Drops values that the server would refuse, so that the
 * history still opens.
 */
export function readCallHistoryFilters(given: {
  get(name: string): string | null | undefined;
}): CallHistoryFilters {
  const read: [CallHistoryFilter, unknown][] = [];
  for (const name of CALL_HISTORY_FILTERS) {
    const schema = listCallLogs.query?.entries[name];
    const parsed = schema && v.safeParse(schema, given.get(name) ?? undefined);
    if (parsed?.success && parsed.output !== undefined) read.push([name, parsed.output]);
  }
  return Object.fromEntries(read) as CallHistoryFilters;
}

/** Returns a key that is equal for equal filters. */
export const filtersKey = (filters: CallHistoryFilters): string =>
  JSON.stringify(CALL_HISTORY_FILTERS.map((name) => filters[name] ?? null));

/** Returns the number of active filters, not counting the order. */
export const filterCount = ({ sort: _, ...filters }: CallHistoryFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

/** Whether a response for one patient only has that patient's calls. */
export const fitsPatient = (
  { data }: { readonly data: readonly { readonly vitaId: string }[] },
  { vitaId }: CallHistoryFilters,
): boolean => vitaId === undefined || data.every((row) => row.vitaId === vitaId);
