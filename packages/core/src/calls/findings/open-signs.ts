import type { AnswerOf, HttpClient } from '#http';
import type { AlertState } from '#metrics';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { listOpenSigns, type OpenSign } from './open-signs.endpoints.ts';

interface Filters {
  readonly state: AlertState;
}

export type OpenSignsState = PagedListState<Filters, OpenSign, null>;

export type OpenSigns = PagedList<Filters, OpenSign, null>;

/** Creates the paged list of danger signs. */
export function createOpenSigns({ http }: { readonly http: HttpClient }): OpenSigns {
  return createPagedList<Filters, OpenSign, null, AnswerOf<typeof listOpenSigns>>({
    endpoint: listOpenSigns.name,
    none: { state: 'open' },
    nothing: null,
    ask: ({ state }, after, signal) => http.call(listOpenSigns, { query: { state, after }, signal }),
    about: () => null,
    keyOf: ({ state }) => state,
    idOf: ({ id }) => id,
    // Signs without contact stay open.
    belongs: ({ settled }, { state }) => state !== 'open' || settled === null,
  });
}
