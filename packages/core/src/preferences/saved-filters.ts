import * as v from 'valibot';
import { dayOfNumber, numberOfDay, textOfDay } from '#formatting';
import {
  defineEndpoint,
  type HttpClient,
  HttpError,
  nonEmptyTextSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { getPreference, type PreferenceResponse, UPDATE_PREFERENCE } from './preferences.endpoints.ts';

/** Lists whose filters can be saved under a name. */
export const FILTERED_LISTS = ['my_encounters', 'facility_encounters', 'all_encounters'] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

export const MAX_SAVED_FILTERS = 50;
const MOST_CHARACTERS = 500;
/** Keys and ids, as in an address: nothing that names a patient fits. */
const QUERY = /^[\w=&%.+-]*$/;

export const savedFilterSchema = v.strictObject({
  id: uuidSchema,
  list: v.picklist(FILTERED_LISTS),
  name: nonEmptyTextSchema(60),
  /** The query of the list's address; days are counted from today. */
  query: v.pipe(
    v.string(),
    v.maxLength(MOST_CHARACTERS, `must have at most ${MOST_CHARACTERS} characters`),
    v.regex(QUERY, 'must be the query of an address'),
  ),
});

export type SavedFilter = v.InferOutput<typeof savedFilterSchema>;

/** One more list of the person's favourites; the others are kept as they were. */
const updateFavourites = defineEndpoint({
  ...UPDATE_PREFERENCE,
  body: v.strictObject({
    type: v.literal('FAVOURITES'),
    preferenceInfo: v.looseObject({ filters: v.array(savedFilterSchema) }),
    updatedAt: unixSecondsSchema,
  }),
});

/** Those of an answer that this version knows how to use. */
export function savedFiltersOf({ code, preference }: PreferenceResponse): readonly SavedFilter[] {
  const filters: unknown = code === 1 ? preference?.preferenceInfo?.filters : undefined;
  return (Array.isArray(filters) ? filters : []).flatMap((filter: unknown) => {
    const parsed = v.safeParse(savedFilterSchema, filter);
    return parsed.success ? [parsed.output] : [];
  });
}

const read = (http: HttpClient, signal?: AbortSignal) =>
  http.call(getPreference, { query: { type: 'FAVOURITES' }, ...(signal && { signal }) });

/** The filters that the signed-in person has saved, of every list. */
export const readSavedFilters = async (
  http: HttpClient,
  signal: AbortSignal,
): Promise<readonly SavedFilter[]> => savedFiltersOf(await read(http, signal));

export type FilterChange = (filters: readonly SavedFilter[]) => readonly SavedFilter[];

async function changeOnce(http: HttpClient, change: FilterChange): Promise<readonly SavedFilter[]> {
  const before = await read(http);
  const { preferenceInfo, updatedAt = 0 } = before.preference ?? {};
  const filters = [...change(savedFiltersOf(before))];
  const others = { metrics: [], charts: [], templates: [], ...preferenceInfo };
  const body = { type: 'FAVOURITES', preferenceInfo: { ...others, filters }, updatedAt } as const;
  return savedFiltersOf(await http.call(updateFavourites, { body }));
}

/** Changes the saved filters as they are now; what another tab saved meanwhile stays. */
export async function changeSavedFilters(
  http: HttpClient,
  change: FilterChange,
): Promise<readonly SavedFilter[]> {
  try {
    return await changeOnce(http, change);
  } catch (error) {
    if (error instanceof HttpError && error.code === 'conflict') return await changeOnce(http, change);
    throw error;
  }
}

const DAY_NAMES = ['from', 'to'] as const;
const TODAY = /^today([+-]\d{1,4})?$/;

/** A query in which days are counted from today: what is saved today means the same tomorrow. */
export function savedQuery(query: string, today: string): string {
  const named = new URLSearchParams(query);
  const first = numberOfDay(today) ?? 0;
  for (const name of DAY_NAMES) {
    const day = numberOfDay(named.get(name) ?? '');
    if (day === undefined) continue;
    const distance = day - first;
    named.set(name, distance === 0 ? 'today' : `today${distance > 0 ? '+' : ''}${distance}`);
  }
  return named.toString();
}

/** The query of an address that a saved one is today. */
export function queryOfSaved(saved: string, today: string): string {
  const named = new URLSearchParams(saved);
  const first = numberOfDay(today) ?? 0;
  for (const name of DAY_NAMES) {
    const [isDay, distance = '0'] = TODAY.exec(named.get(name) ?? '') ?? [];
    if (isDay) named.set(name, textOfDay(dayOfNumber(first + Number(distance))));
  }
  return named.toString();
}
