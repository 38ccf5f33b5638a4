import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema } from '#http';
import {
  accountChoiceBodySchema,
  getPreference,
  PREFERENCE_IDENTIFIERS,
  type PreferenceIdentifier,
  preferenceResponseSchema,
  UPDATE_PREFERENCE,
} from '#preferences';
import * as words from '../words/en.ts';
import { PREFERENCE_KINDS } from './preference-kinds.ts';

/** Maximum JSON size of a preference. */
const MAX_PREFERENCE_CHARACTERS = 65_536;

const isShort = (info: Record<string, unknown>): boolean =>
  JSON.stringify(info).length <= MAX_PREFERENCE_CHARACTERS;

/** `updatedAt` is the version that was edited. If someone else changed it since, the call fails with `conflict`. */
const bodyOf = (type: Exclude<PreferenceIdentifier, 'ACCOUNT_INFO'>) =>
  v.strictObject({
    type: v.literal(type),
    preferenceInfo: v.pipe(
      PREFERENCE_KINDS[type].stored as v.GenericSchema<Record<string, unknown>>,
      v.check(isShort, `must have at most ${MAX_PREFERENCE_CHARACTERS} characters`),
    ),
    updatedAt: unixSecondsSchema,
  });

const VERSIONED = PREFERENCE_IDENTIFIERS.filter((type) => type !== 'ACCOUNT_INFO').map(bodyOf);

/**
 * Saves a whole preference. Absent choices of `ACCOUNT_INFO` are unchanged.
 * Preferences of the organisation need the scope `settings`. Saving the current value succeeds with any version, so
 * that a retry needs no key.
 */
export const updatePreference = defineEndpoint({
  ...UPDATE_PREFERENCE,
  body: v.variant('type', [accountChoiceBodySchema, ...VERSIONED]),
});

/** Accepted logo types. Not SVG, which can contain scripts. */
export const LOGO_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes: a logo is 32 px high, on screens with at most four dots per pixel. */
export const MAX_LOGO_BYTES = 256_000;

/** Sets the header logo. Fails with `conflict` like `updatePreference`, and like every upload. */
export const uploadLogo = defineEndpoint({
  name: 'preference/logo',
  summary: 'Upload a picture as the header logo',
  service: 'preference',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.kinds, 'uploadLogo'),
  path: '/logo',
  token: 'bearer',
  body: v.strictObject({
    logo: v.strictObject({ name: nonEmptyTextSchema(200), updatedAt: unixSecondsSchema }),
  }),
  answer: preferenceResponseSchema,
  idempotent: true,
  takes: { types: LOGO_MEDIA_TYPES, maxBytes: MAX_LOGO_BYTES },
});

export const preferenceEndpoints = [getPreference, updatePreference, uploadLogo] as const;
