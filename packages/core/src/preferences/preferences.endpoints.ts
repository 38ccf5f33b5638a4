import * as v from 'valibot';
import { LABEL_LANGUAGES, wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import { PREFERENCE_IDENTIFIERS } from './preference-identifier.ts';
import * as words from './words/en.ts';

/** Themes of the console; `system` follows the device. */
export const PREFERRED_THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const PREFERRED_DENSITIES = ['comfortable', 'compact'] as const;

/** Open for newer servers: unknown choices are left alone. */
const preferenceInfoSchema = v.looseObject({
  headerlogo1: v.optional(v.nullable(v.string())),
  theme: v.optional(v.string()),
  density: v.optional(v.string()),
  locale: v.optional(v.string()),
  tour: v.optional(v.string()),
  /** Codes in the order in which they are offered. */
  offered: v.optional(v.nullable(v.array(v.string()))),
  /** For `ACCOUNT_INFO`: unix seconds of the user's last change. */
  updatedAt: v.optional(v.number()),
});

export const preferenceResponseSchema = v.looseObject({
  /** 1 means success. */
  code: v.number(),
  preference: v.optional(
    v.nullable(
      v.looseObject({
        preferenceInfo: v.optional(v.nullable(preferenceInfoSchema)),
        /** Unix seconds of the last change, which updates refer to; 0 if never set. */
        updatedAt: v.optional(v.number()),
        /** Who last changed an organisation's preference. */
        updatedBy: v.optional(v.nullable(v.looseObject({ id: v.string(), name: v.string() }))),
      }),
    ),
  ),
});

export type PreferenceResponse = v.InferOutput<typeof preferenceResponseSchema>;

/** Returns a preference of the organisation or the user: `PREFERENCE_KINDS` has the owner of each type. */
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

/** `updatePreference` without the schemas of all preference types. */
export const UPDATE_PREFERENCE = {
  name: 'preference/update',
  summary: 'Save a preference of the organisation or of the signed-in user',
  service: 'preference',
  method: 'POST',
  writes: true,
  // Personal choices are not audited. Preferences of the organisation are, and the route requires more.
  scopes: [],
  audit: wordLabel(words.preferences, 'changedPreferenceOfOrganisation'),
  path: '/update',
  token: 'bearer',
  answer: preferenceResponseSchema,
} as const;

export const accountInfoSchema = v.strictObject({
  theme: v.optional(v.picklist(PREFERRED_THEMES)),
  density: v.optional(v.picklist(PREFERRED_DENSITIES)),
  locale: v.optional(v.picklist(LABEL_LANGUAGES)),
  /** Whether the tour was shown. */
  tour: v.optional(v.picklist(['shown'])),
});

/** Absent choices are unchanged, so there is no version. */
export const accountChoiceBodySchema = v.strictObject({
  type: v.literal('ACCOUNT_INFO'),
  preferenceInfo: accountInfoSchema,
});

/**
 * `updatePreference` for the one type that every page saves, without loading `preferences/kinds`. Repeating it changes
 * nothing, so it needs no key. Returns all choices of the user.
 */
export const updateAccountChoice = defineEndpoint({ ...UPDATE_PREFERENCE, body: accountChoiceBodySchema });

/** Returns the header logo of a response: only if it is successful and the address is not empty (design 5). */
export function headerLogo(response: PreferenceResponse): string | undefined {
  if (response.code !== 1) return undefined;
  return response.preference?.preferenceInfo?.headerlogo1?.trim() || undefined;
}
