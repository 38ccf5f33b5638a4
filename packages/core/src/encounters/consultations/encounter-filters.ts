import * as v from 'valibot';
import { listAllEncounters, listEncounters, listMyEncounters } from '#encounters';
import type { QueryOf } from '#http';
import type { ENCOUNTER_SCOPES } from '#navigation';

/** Scope of a list: the user's own encounters, the facility's, or those of all the user's facilities. */
export type EncounterScope = (typeof ENCOUNTER_SCOPES)[number];

type Query = QueryOf<typeof listEncounters> & Pick<QueryOf<typeof listAllEncounters>, 'facilityId'>;

/** Filters of a list of encounters. Days are calendar days of the facility, inclusive. */
export type EncounterFilters = Readonly<Omit<Query, 'limit' | 'after' | 'vitaId' | 'kind'>>;
export type EncounterFilter = keyof EncounterFilters;

/** Also the names in the query string of the screen's address. */
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

const schemaOf = (circle: EncounterScope, filter: EncounterFilter): v.GenericSchema | undefined => {
  const entries: Readonly<Record<string, v.GenericSchema>> = SCHEMAS[circle]?.entries ?? {};
  return Object.hasOwn(entries, filter) ? entries[filter] : undefined;
};

/** Returns the filters that a list of this scope supports. */
export const filtersOfScope = (circle: EncounterScope): readonly EncounterFilter[] =>
  ENCOUNTER_FILTERS.filter((filter) => schemaOf(circle, filter) !== undefined);

/** Reads the filters of an address. Drops values that the server would refuse, so that the list still opens. */
export function readEncounterFilters(
  circle: EncounterScope,
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

/** Returns the query string of filters: ids and keys, never a name or a UHID. */
export function encounterFiltersQuery(filters: EncounterFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of ENCOUNTER_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** Whether the first day is after the last one, so that nothing can match. */
export const hasEncounterDaysReversed = ({ from, to }: EncounterFilters): boolean =>
  from !== undefined && to !== undefined && from > to;

/** Returns a key that is equal for equal filters. */
export const encounterFiltersKey = (filters: EncounterFilters): string =>
  JSON.stringify(ENCOUNTER_FILTERS.map((name) => filters[name] ?? null));
