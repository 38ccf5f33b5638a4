import * as v from 'valibot';
import { defineEndpoint } from '#http';
import { PREFERENCE_IDENTIFIERS } from './preference-identifier.ts';

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
  tour: v.optional(v.string()),
  /** Codes in the order they are offered in. */
  offered: v.optional(v.nullable(v.array(v.string()))),
  /** Unix seconds, of `ACCOUNT_INFO`: when the person last changed a choice. */
  updatedAt: v.optional(v.number()),
});

export const preferenceResponseSchema = v.looseObject({
  /** 1 means success. */
  code: v.number(),
  preference: v.optional(
    v.nullable(
      v.looseObject({
        preferenceInfo: v.optional(v.nullable(preferenceInfoSchema)),
        /** Unix seconds of the last change, which a change names; 0 where nothing was set yet. */
        updatedAt: v.optional(v.number()),
        /** Who changed what the organisation set last. */
        updatedBy: v.optional(v.nullable(v.looseObject({ id: v.string(), name: v.string() }))),
      }),
    ),
  ),
});

export type PreferenceResponse = v.InferOutput<typeof preferenceResponseSchema>;

/** What the organisation set, or the signed-in person for themselves: `PREFERENCE_KINDS` says whose each type is. */
export const getPreference = defineEndpoint({
  name: 'preference/get',
  summary: 'Preferences of one type',
  service: 'preference',
  method: 'GET',
  writes: false,
  scopes: [],
  path: '/get',
  token: 'bearer',
  query: v.strictObject({ type: v.picklist(PREFERENCE_IDENTIFIERS) }),
  answer: preferenceResponseSchema,
});

/** The address of `updatePreference`, without what every type of preference may hold. */
export const UPDATE_PREFERENCE = {
  name: 'preference/update',
  summary: 'Store a preference of the organisation or of the signed-in person',
  service: 'preference',
  method: 'POST',
  writes: true,
  // A choice of one's own stands in no audit; a preference of the organisation does, and asks for more (the route).
  scopes: [],
  audit: { en: 'Changed a preference of the organisation', hi: 'संगठन की एक पसंद बदली गई' },
  path: '/update',
  token: 'bearer',
  answer: preferenceResponseSchema,
} as const;

export const accountInfoSchema = v.strictObject({
  theme: v.optional(v.picklist(PREFERRED_THEMES)),
  density: v.optional(v.picklist(PREFERRED_DENSITIES)),
  locale: v.optional(v.picklist(PREFERRED_LOCALES)),
  /** Whether the first steps were shown to the person. */
  tour: v.optional(v.picklist(['shown'])),
});

/** A choice that is left out stays as it was, so it names no version. */
export const accountChoiceBodySchema = v.strictObject({
  type: v.literal('ACCOUNT_INFO'),
  preferenceInfo: accountInfoSchema,
});

/**
 * `updatePreference` for the one type that every page stores: `preferences/kinds` is not loaded for it. Repeating a save
 * changes nothing more, so it needs no key. Answers all choices of the person.
 */
export const updateAccountChoice = defineEndpoint({ ...UPDATE_PREFERENCE, body: accountChoiceBodySchema });

/** The header logo of an answer: only of a successful one, and only when it is a non-empty address (design 5). */
export function headerLogo(response: PreferenceResponse): string | undefined {
  if (response.code !== 1) return undefined;
  return response.preference?.preferenceInfo?.headerlogo1?.trim() || undefined;
}
