import * as v from 'valibot';
import { defineEndpoint, type HttpClient, HttpError, unixSecondsSchema } from '#http';
import { getPreference, type PreferenceResponse, UPDATE_PREFERENCE } from './preferences.endpoints.ts';

/** In which of the person's preferences a list stands, with what must be in each that is stored. */
interface ListPlace {
  readonly type: 'FAVOURITES' | 'CHARTS';
  readonly beside: Readonly<Record<string, readonly never[]>>;
}

/** The lists that favourites have held since their first version. */
const FAVOURITES: ListPlace = { type: 'FAVOURITES', beside: { metrics: [], charts: [], templates: [] } };
/** What of the charts somebody looks at first. */
export const CHARTS: ListPlace = { type: 'CHARTS', beside: {} };

/** One list of what the signed-in person keeps for themselves. */
export interface FavouriteList<Entry> {
  /** Those of an answer that this version knows how to use. */
  readonly of: (response: PreferenceResponse) => readonly Entry[];
  readonly read: (http: HttpClient, signal?: AbortSignal) => Promise<readonly Entry[]>;
  /** Changes the list as it is now: what another tab stored meanwhile stays, and so do the other lists. */
  readonly change: (http: HttpClient, change: FavouriteChange<Entry>) => Promise<readonly Entry[]>;
}

export type FavouriteChange<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** The list under a key of what a person keeps for themselves, of entries of a schema: of `FAVOURITES` where nothing is named. */
export function favouriteList<const Schema extends v.GenericSchema>(
  key: string,
  entry: Schema,
  { type, beside }: ListPlace = FAVOURITES,
): FavouriteList<v.InferOutput<Schema>> {
  type Entry = v.InferOutput<Schema>;
  const update = defineEndpoint({
    ...UPDATE_PREFERENCE,
    body: v.strictObject({
      type: v.literal(type),
      preferenceInfo: v.looseObject({}),
      updatedAt: unixSecondsSchema,
    }),
  });
  const of = ({ code, preference }: PreferenceResponse): readonly Entry[] => {
    const listed: unknown = code === 1 ? preference?.preferenceInfo?.[key] : undefined;
    return (Array.isArray(listed) ? listed : []).flatMap((one: unknown) => {
      const parsed = v.safeParse(entry, one);
      return parsed.success ? [parsed.output] : [];
    });
  };
  const ask = (http: HttpClient, signal?: AbortSignal) =>
    http.call(getPreference, { query: { type }, ...(signal && { signal }) });
  async function changeOnce(http: HttpClient, change: FavouriteChange<Entry>): Promise<readonly Entry[]> {
    const before = await ask(http);
    const { preferenceInfo, updatedAt = 0 } = before.preference ?? {};
    const info = { ...beside, ...preferenceInfo, [key]: [...change(of(before))] };
    return of(await http.call(update, { body: { type, preferenceInfo: info, updatedAt } }));
  }
  return {
    of,
    read: async (http, signal) => of(await ask(http, signal)),
    async change(http, change) {
      try {
        return await changeOnce(http, change);
      } catch (error) {
        if (error instanceof HttpError && error.code === 'conflict') return await changeOnce(http, change);
        throw error;
      }
    },
  };
}
