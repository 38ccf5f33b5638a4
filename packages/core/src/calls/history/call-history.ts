import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import type { Contact } from '../contact.ts';
import { type CallHistoryFilters, filtersKey, fitsPatient } from './call-history-filters.ts';
import { listCallLogs } from './history.endpoints.ts';

interface CallHistoryAbout {
  /** Calls that fit the filters, those not loaded included. */
  readonly total: number;
  /** There are more than `total`, which is as far as the server counts. */
  readonly exceeded?: boolean | undefined;
}

/** Rows in the order asked for. */
export type CallHistoryState = PagedListState<CallHistoryFilters, Contact, CallHistoryAbout>;
export type CallHistory = PagedList<CallHistoryFilters, Contact, CallHistoryAbout>;

export interface CallHistoryOptions {
  readonly http: HttpClient;
  /** Rows of one page. */
  readonly limit?: number;
}

/** The call status history, by pages. */
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
