import {
  type Encounter,
  listAllEncounters,
  listEncounters,
  listMyEncounters,
  MAX_ENCOUNTER_PAGE,
} from '#encounters';
import { getOwnTeams, type OwnTeams } from '#encounters/teams';
import type { HttpClient } from '#http';
import { createPagedList, everyPage, type Page, type PagedList, type PagedListState } from '#paging';
import {
  type EncounterFilters,
  type EncounterScope,
  encounterFiltersKey,
  filtersOfScope,
} from './encounter-filters.ts';

export type EncounterListState = PagedListState<EncounterFilters, Encounter, null>;
type EncounterList = PagedList<EncounterFilters, Encounter, null>;

export interface EncounterListOptions {
  readonly http: HttpClient;
  readonly circle: EncounterScope;
  readonly limit?: number;
}

interface Asked {
  readonly filters: EncounterFilters;
  readonly limit: number;
  readonly after: string | undefined;
  readonly signal: AbortSignal;
}

const LISTS = {
  my_encounters: listMyEncounters,
  facility_encounters: listEncounters,
  all_encounters: listAllEncounters,
} as const;

/** Requests a page with the filters that this list supports. The address may have filters of another list. */
function askPage(
  { http, circle }: EncounterListOptions,
  { filters, limit, after, signal }: Asked,
): Promise<Page<Encounter>> {
  const known = Object.fromEntries(filtersOfScope(circle).map((name) => [name, filters[name]]));
  const request = { query: { ...known, limit: String(limit), after }, signal };
  // TypeScript can't see that these filters match the endpoint.
  return http.call(LISTS[circle] as typeof listEncounters, request as { query: object; signal: AbortSignal });
}

/** Whether a changed encounter still matches the filters, as far as the client can tell. */
function belongs({ status, careProvider }: Encounter, filters: EncounterFilters): boolean {
  if (filters.status && filters.status !== status) return false;
  return !filters.careProviderId || filters.careProviderId === careProvider?.id;
}

/** Returns what reads a page of a list. */
export const encounterPageReader = (options: EncounterListOptions) => ({
  endpoint: LISTS[options.circle].name,
  ask: (filters: EncounterFilters, after: string | undefined, signal: AbortSignal) =>
    askPage(options, { filters, limit: options.limit ?? MAX_ENCOUNTER_PAGE, after, signal }),
});

/** Creates a paged list of encounters, ordered by start. */
export function createEncounterList(options: EncounterListOptions): EncounterList {
  return createPagedList<EncounterFilters, Encounter, null, Page<Encounter>>({
    ...encounterPageReader(options),
    none: {},
    nothing: null,
    about: () => null,
    keyOf: encounterFiltersKey,
    idOf: ({ id }) => id,
    belongs,
  });
}

export interface EncounterPagesOptions extends EncounterListOptions {
  readonly filters: EncounterFilters;
  readonly after?: string | undefined;
  readonly signal: AbortSignal;
}

/** Yields all pages of a list, for a file or a whole day. */
export const encounterPages = ({ filters, after, signal, ...options }: EncounterPagesOptions) =>
  everyPage<Encounter, Page<Encounter>>({
    endpoint: LISTS[options.circle].name,
    ...(after !== undefined && { after }),
    signal,
    ask: (next, asked) =>
      askPage(options, { filters, limit: MAX_ENCOUNTER_PAGE, after: next, signal: asked }),
  });

/** The data of a care provider's day. */
export interface OwnDay extends OwnTeams {
  readonly encounters: readonly Encounter[];
}

/**
 * Returns the encounters of a day for the user and the colleagues they cover, later ones to accept or decline, and
 * those offered to their teams.
 */
export async function readOwnDay(http: HttpClient, day: string, signal: AbortSignal): Promise<OwnDay> {
  const { data: own } = await http.call(getOwnTeams, { query: {}, signal });
  const limit = `${MAX_ENCOUNTER_PAGE}`;
  const whose = own.standsInFor.length > 0 ? 'circle' : 'own';
  const ofDay = everyPage<Encounter, Page<Encounter>>({
    endpoint: listMyEncounters.name,
    signal,
    ask: (after, asked) =>
      http.call(listMyEncounters, {
        query: { whose, from: day, to: day, order: 'earliest', limit, after },
        signal: asked,
      }),
  });
  const found = new Map<string, Encounter>();
  const take = (encounters: readonly Encounter[]) => {
    for (const encounter of encounters) found.set(encounter.id, encounter);
  };
  for await (const { data } of ofDay) take(data);
  const waiting = [
    { whose, status: 'AWAITED' },
    ...(own.teams.length > 0 ? [{ whose: 'offered' as const }] : []),
  ] as const;
  for (const further of waiting) {
    const query = { ...further, from: day, order: 'earliest', limit } as const;
    take((await http.call(listMyEncounters, { query, signal })).data);
  }
  return { ...own, encounters: [...found.values()] };
}
