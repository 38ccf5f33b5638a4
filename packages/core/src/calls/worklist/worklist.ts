import type { AnswerOf, HttpClient } from '#http';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import type { WorkItem } from './work-item.ts';
import { listWork } from './worklist.endpoints.ts';
import { type WorklistFilters, worklistFiltersKey } from './worklist-filters.ts';

export interface WorklistAbout {
  /** All matching calls, including those not loaded. */
  readonly total: number;
  /** Whether there are more than `total`, the server's counting limit. */
  readonly exceeded?: boolean | undefined;
  /** When the newest page was made, unix seconds; undefined before the first. */
  readonly asOf: number | undefined;
}

/** Most urgent first. */
export type WorklistState = PagedListState<WorklistFilters, WorkItem, WorklistAbout>;
export type Worklist = PagedList<WorklistFilters, WorkItem, WorklistAbout>;

export interface WorklistOptions {
  readonly http: HttpClient;
  readonly limit?: number;
}

type Answer = AnswerOf<typeof listWork>;

/** Whether a response for one programme only has its calls. */
const fits = ({ data }: Answer, { programme, callType }: WorklistFilters): boolean =>
  data.every(
    (row) =>
      (programme === undefined || row.programme === programme) &&
      (callType === undefined || row.callType === callType),
  );

/** Creates the paged list of due calls. */
export function createWorklist({ http, limit = 50 }: WorklistOptions): Worklist {
  return createPagedList({
    endpoint: listWork.name,
    none: {},
    nothing: { total: 0, asOf: undefined } as WorklistAbout,
    ask: (filters: WorklistFilters, after, signal) =>
      http.call(listWork, { query: { ...filters, limit: String(limit), after }, signal }),
    about: ({ total, exceeded, asOf }) => ({ total, exceeded, asOf }),
    keyOf: worklistFiltersKey,
    idOf: ({ vitaId, programme }: WorkItem) => `${vitaId} ${programme}`,
    fits,
  });
}
