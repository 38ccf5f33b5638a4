import * as v from 'valibot';
import { defineEndpoint, type HttpClient, HttpError, unixSecondsSchema } from '#http';
import { getPreference, type PreferenceResponse, UPDATE_PREFERENCE } from './preferences.endpoints.ts';

/** The preference that contains a list, and the other properties it needs. */
interface ListPlace {
  readonly type: 'FAVOURITES' | 'CHARTS';
  readonly beside: Readonly<Record<string, readonly never[]>>;
}

/** Lists that favourites have had since their first version. */
const FAVOURITES: ListPlace = { type: 'FAVOURITES', beside: { metrics: [], charts: [], templates: [] } };
/** Favourite charts. */
export const CHARTS: ListPlace = { type: 'CHARTS', beside: {} };

/** A list of the signed-in user's favourites. */
export interface FavouriteList<Entry> {
  /** Returns the entries that this version can use. */
  readonly of: (response: PreferenceResponse) => readonly Entry[];
  readonly read: (http: HttpClient, signal?: AbortSignal) => Promise<readonly Entry[]>;
  /** Changes the current list. Changes from other tabs and other lists are preserved. */
  readonly change: (http: HttpClient, change: FavouriteChange<Entry>) => Promise<readonly Entry[]>;
}

export type FavouriteChange<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** Creates a list of favourites under a key, in `FAVOURITES` by default. */
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
