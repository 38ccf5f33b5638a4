import * as v from 'valibot';
import { defineEndpoint, type HttpClient, HttpError, unixSecondsSchema } from '#http';
import { getPreference, type PreferenceResponse, UPDATE_PREFERENCE } from './preferences.endpoints.ts';

/** The lists of `FAVOURITES` that the preference has held since its first version, and that must be in each that is stored. */
const FIRST_LISTS = { metrics: [], charts: [], templates: [] };

/** One list of the signed-in person's favourites. */
export interface FavouriteList<Entry> {
  /** Those of an answer that this version knows how to use. */
  readonly of: (response: PreferenceResponse) => readonly Entry[];
  readonly read: (http: HttpClient, signal?: AbortSignal) => Promise<readonly Entry[]>;
  /** Changes the list as it is now: what another tab stored meanwhile stays, and so do the other lists. */
  readonly change: (http: HttpClient, change: FavouriteChange<Entry>) => Promise<readonly Entry[]>;
}

export type FavouriteChange<Entry> = (entries: readonly Entry[]) => readonly Entry[];

/** The list of `FAVOURITES` under a key, of entries of a schema. */
export function favouriteList<const Schema extends v.GenericSchema>(
  key: string,
  entry: Schema,
): FavouriteList<v.InferOutput<Schema>> {
  type Entry = v.InferOutput<Schema>;
  const update = defineEndpoint({
    ...UPDATE_PREFERENCE,
    body: v.strictObject({
      type: v.literal('FAVOURITES'),
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
    http.call(getPreference, { query: { type: 'FAVOURITES' }, ...(signal && { signal }) });
  async function changeOnce(http: HttpClient, change: FavouriteChange<Entry>): Promise<readonly Entry[]> {
    const before = await ask(http);
    const { preferenceInfo, updatedAt = 0 } = before.preference ?? {};
    const info = { ...FIRST_LISTS, ...preferenceInfo, [key]: [...change(of(before))] };
    return of(await http.call(update, { body: { type: 'FAVOURITES', preferenceInfo: info, updatedAt } }));
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
