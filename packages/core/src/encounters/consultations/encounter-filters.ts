import * as v from 'valibot';
import { listAllEncounters, listEncounters, listMyEncounters } from '#encounters';
import type { QueryOf } from '#http';
import type { ENCOUNTER_SCOPES } from '#navigation';

/** Whose encounters a list has: the caller's own, the facility's, or those of every facility they work at. */
export type EncounterCircle = (typeof ENCOUNTER_SCOPES)[number];

type Query = QueryOf<typeof listEncounters> & Pick<QueryOf<typeof listAllEncounters>, 'facilityId'>;

/** What a list of encounters can be narrowed by; days are calendar days of the facility, both included. */
export type EncounterFilters = Readonly<Omit<Query, 'limit' | 'after' | 'vitaId' | 'kind'>>;
export type EncounterFilter = keyof EncounterFilters;

/** The names are also those of the query string of the screen's address. */
export const ENCOUNTER_FILTERS = [
  'status',
  'from',
  'to',
  'mode',
  'serviceType',
  'priority',
  'careProviderId',
  'careTeamId',
  'facilityId',
  'order',
] as const satisfies readonly EncounterFilter[];

const SCHEMAS = {
  my_encounters: listMyEncounters.query,
  facility_encounters: listEncounters.query,
  all_encounters: listAllEncounters.query,
} as const;

const schemaOf = (circle: EncounterCircle, filter: EncounterFilter): v.GenericSchema | undefined => {
  const entries: Readonly<Record<string, v.GenericSchema>> = SCHEMAS[circle]?.entries ?? {};
  return Object.hasOwn(entries, filter) ? entries[filter] : undefined;
};

/** The filters that a list of this circle knows. */
export const filtersOfCircle = (circle: EncounterCircle): readonly EncounterFilter[] =>
  ENCOUNTER_FILTERS.filter((filter) => schemaOf(circle, filter) !== undefined);

/** The filters of an address. A value that the server would refuse is left out, so that the list still opens. */
export function readEncounterFilters(
  circle: EncounterCircle,
  given: { get(name: string): string | null },
): EncounterFilters {
  const read: [EncounterFilter, unknown][] = [];
  for (const name of ENCOUNTER_FILTERS) {
    const schema = schemaOf(circle, name);
    const parsed = schema && v.safeParse(schema, given.get(name) ?? undefined);
    if (parsed?.success && parsed.output !== undefined) read.push([name, parsed.output]);
  }
  return Object.fromEntries(read) as EncounterFilters;
}

/** The filters as the query of an address: ids and keys, never a name or a UHID. */
export function encounterFiltersQuery(filters: EncounterFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ENCOUNTER_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** How many narrow the list; the order does not. */
export const encounterFilterCount = ({ order: _, ...filters }: EncounterFilters): number =>
  Object.values(filters).filter(Boolean).length;

/** Whether the first day lies after the last one, which no encounter can fit. */
export const hasEncounterDaysReversed = ({ from, to }: EncounterFilters): boolean =>
  from !== undefined && to !== undefined && from > to;

/** Two sets of filters with one key ask the same question. */
export const encounterFiltersKey = (filters: EncounterFilters): string =>
  JSON.stringify(ENCOUNTER_FILTERS.map((name) => filters[name] ?? null));
