import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import type { Contact } from '../contact.ts';
import { type CallHistoryFilters, filtersKey, fitsPatient } from './call-history-filters.ts';
import { listCallLogs } from './history.endpoints.ts';

interface CallHistoryAbout {
  /** All matching calls, including those not loaded. */
  readonly total: number;
  /** Whether there are more than `total`, the server's counting limit. */
  readonly exceeded?: boolean | undefined;
}

/** Rows in the requested order. */
export type CallHistoryState = PagedListState<CallHistoryFilters, Contact, CallHistoryAbout>;
export type CallHistory = PagedList<CallHistoryFilters, Contact, CallHistoryAbout>;

export interface CallHistoryOptions {
  readonly http: HttpClient;
  readonly limit?: number;
}

/** Creates the paged call status history. */
export function createCallHistory({ http, limit = 50 }: CallHistoryOptions): CallHistory {
  return createPagedList({
    endpoint: listCallLogs.name,
    none: {},
    nothing: { total: 0 } as CallHistoryAbout,
    ask: (filters: CallHistoryFilters, after, signal) =>
      http.call(listCallLogs, { query: { ...filters, limit: String(limit), after }, signal }),
    about: ({ total, exceeded }: AnswerOf<typeof listCallLogs>, before) =>
      total === null ? (before ?? { total: 0 }) : { total, exceeded },
    keyOf: filtersKey,
    idOf: (row: Contact) => row.id,
    fits: fitsPatient,
  });
}
