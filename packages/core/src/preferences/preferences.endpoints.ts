import * as v from 'valibot';
import { defineEndpoint } from '#http';

/** The preference types in use so far; the response is the same for all (specification 3.2). */
export const PREFERENCE_TYPES = ['APPS'] as const;

export const preferenceResponseSchema = v.looseObject({
  /** 1 means success. */
  code: v.number(),
  preference: v.optional(
    v.nullable(
      v.looseObject({
        preferenceInfo: v.optional(
          v.nullable(v.looseObject({ headerlogo1: v.optional(v.nullable(v.string())) })),
        ),
      }),
    ),
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

export const preferenceEndpoints = [getPreference] as const;

/** The header logo of an answer: only of a successful one, and only when it is a non-empty address (design 5). */
export function headerLogo(response: PreferenceResponse): string | undefined {
  if (response.code !== 1) return undefined;
  return response.preference?.preferenceInfo?.headerlogo1?.trim() || undefined;
}
