import * as v from 'valibot';
import { defineEndpoint } from '#http';

/**
 * The preference types in use so far; the response is the same for all (specification 3.2). `APPS` is what the
 * organisation set, `ACCOUNT_INFO` what the signed-in person chose for themselves.
 */
export const PREFERENCE_TYPES = ['APPS', 'ACCOUNT_INFO'] as const;

/** How the console may look to a person; `system` follows the machine. */
export const PREFERRED_THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const PREFERRED_DENSITIES = ['comfortable', 'compact'] as const;
export const PREFERRED_LOCALES = ['en', 'hi'] as const;

/** An answer is open: a newer server may know more choices, which an older console then leaves alone. */
const preferenceInfoSchema = v.looseObject({
  headerlogo1: v.optional(v.nullable(v.string())),
  theme: v.optional(v.string()),
  density: v.optional(v.string()),
  locale: v.optional(v.string()),
  /** Unix seconds, set by the server: when the person last changed a choice. */
  updatedAt: v.optional(v.number()),
});

export const preferenceResponseSchema = v.looseObject({
  /** 1 means success. */
  code: v.number(),
  preference: v.optional(
    v.nullable(v.looseObject({ preferenceInfo: v.optional(v.nullable(preferenceInfoSchema)) })),
  ),
});

export type PreferenceResponse = v.InferOutput<typeof preferenceResponseSchema>;

export const getPreference = defineEndpoint({
  name: 'preference/get',
  summary: 'Preferences of one type',
  service: 'preference',
  method: 'GET',
  path: '/get',
  token: 'bearer',
  query: v.strictObject({ type: v.picklist(PREFERENCE_TYPES) }),
  answer: preferenceResponseSchema,
});

/**
 * Stores what the signed-in person chose; a choice that is left out stays as it was. Repeating a save changes nothing
 * more, so it needs no key. Answers all their choices.
 */
export const updatePreference = defineEndpoint({
  name: 'preference/update',
  summary: 'Store what the signed-in person chose',
  service: 'preference',
  method: 'POST',
  path: '/update',
  token: 'bearer',
  body: v.strictObject({
    type: v.literal('ACCOUNT_INFO'),
    preferenceInfo: v.strictObject({
      theme: v.optional(v.picklist(PREFERRED_THEMES)),
      density: v.optional(v.picklist(PREFERRED_DENSITIES)),
      locale: v.optional(v.picklist(PREFERRED_LOCALES)),
    }),
  }),
  answer: preferenceResponseSchema,
});

export const preferenceEndpoints = [getPreference, updatePreference] as const;

/** The header logo of an answer: only of a successful one, and only when it is a non-empty address (design 5). */
export function headerLogo(response: PreferenceResponse): string | undefined {
  if (response.code !== 1) return undefined;
  return response.preference?.preferenceInfo?.headerlogo1?.trim() || undefined;
}
