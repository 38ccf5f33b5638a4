import * as v from 'valibot';
import type { QueryOf } from '#http';
import { listCallLogs } from './history.endpoints.ts';

type Query = QueryOf<typeof listCallLogs>;

/**
 * What the history can be narrowed by, and its order: without one the newest call comes first. `from` and `to` are calendar
 * days of the facility, both included.
 */
export type CallHistoryFilters = Readonly<Omit<Query, 'limit' | 'after' | 'export'>>;
export type CallHistoryFilter = keyof CallHistoryFilters;

/** The names are also those of the query string of the screen's address. */
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
 * The filters of an address or of a host's settings. A value that the server would refuse (an old link, a typing error)
 * is left out, so that the history still opens.
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

/** Two sets of filters with one key ask the same question. */
export const filtersKey = (filters: CallHistoryFilters): string =>
  JSON.stringify(CALL_HISTORY_FILTERS.map((name) => filters[name] ?? null));

/** How many filters are set; the order narrows nothing. */
export const filterCount = ({ sort: _, ...filters }: CallHistoryFilters): number =>
  Object.values(filters).filter((value) => value !== undefined).length;

/** An answer for one patient holds no other one's call. */
export const fitsPatient = (
  { data }: { readonly data: readonly { readonly vitaId: string }[] },
  { vitaId }: CallHistoryFilters,
): boolean => vitaId === undefined || data.every((row) => row.vitaId === vitaId);
