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
  type EncounterCircle,
  type EncounterFilters,
  encounterFiltersKey,
  filtersOfCircle,
} from './encounter-filters.ts';

export type EncounterListState = PagedListState<EncounterFilters, Encounter, null>;
export type EncounterList = PagedList<EncounterFilters, Encounter, null>;

export interface EncounterListOptions {
  readonly http: HttpClient;
  readonly circle: EncounterCircle;
  /** Rows of one page. */
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

/** Only what this list knows: an address may carry the filters of another one. */
function askPage(
  { http, circle }: EncounterListOptions,
  { filters, limit, after, signal }: Asked,
): Promise<Page<Encounter>> {
  const known = Object.fromEntries(filtersOfCircle(circle).map((name) => [name, filters[name]]));
  const request = { query: { ...known, limit: String(limit), after }, signal };
  // Each list takes the filters it knows, and these are no others.
  return http.call(LISTS[circle] as typeof listEncounters, request as { query: object; signal: AbortSignal });
}

/** Whether an encounter that was changed is still of these filters, as far as a change can say. */
function belongs({ status, careProvider }: Encounter, filters: EncounterFilters): boolean {
  if (filters.status && filters.status !== status) return false;
  return !filters.careProviderId || filters.careProviderId === careProvider?.id;
}

/** Encounters of a circle, by pages, by the time they are to begin. */
export function createEncounterList(options: EncounterListOptions): EncounterList {
  const { circle, limit = MAX_ENCOUNTER_PAGE } = options;
  return createPagedList<EncounterFilters, Encounter, null, Page<Encounter>>({
    endpoint: LISTS[circle].name,
    none: {},
    nothing: null,
    ask: (filters, after, signal) => askPage(options, { filters, limit, after, signal }),
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

/** Every page of a list, for a file or for a whole day. */
export const encounterPages = ({ filters, after, signal, ...options }: EncounterPagesOptions) =>
  everyPage<Encounter, Page<Encounter>>({
    endpoint: LISTS[options.circle].name,
    ...(after !== undefined && { after }),
    signal,
    ask: (next, asked) =>
      askPage(options, { filters, limit: MAX_ENCOUNTER_PAGE, after: next, signal: asked }),
  });

/** What a care provider's day is made of. */
export interface OwnDay extends OwnTeams {
  readonly encounters: readonly Encounter[];
}

/**
 * The encounters of a day of the caller and of those they stand in for, those of later days that wait for an answer, and
 * those that wait for somebody of a team of theirs.
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
