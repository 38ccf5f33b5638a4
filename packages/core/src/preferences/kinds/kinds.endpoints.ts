import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema } from '#http';
import {
  accountChoiceBodySchema,
  getPreference,
  PREFERENCE_IDENTIFIERS,
  type PreferenceIdentifier,
  preferenceResponseSchema,
  UPDATE_PREFERENCE,
} from '#preferences';
import { PREFERENCE_KINDS } from './preference-kinds.ts';

/** Of one preference, as JSON. */
const MAX_PREFERENCE_CHARACTERS = 65_536;

const isShort = (info: Record<string, unknown>): boolean =>
  JSON.stringify(info).length <= MAX_PREFERENCE_CHARACTERS;

/** `updatedAt` is of the version the change was made from: a change somebody else stored meanwhile is a `conflict`. */
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
 * Stores a preference as a whole; of `ACCOUNT_INFO` a choice that is left out stays as it was. Those of the organisation
 * need the scope `settings`. What is stored already is a success whatever its version, so that a save can be repeated
 * without a key.
 */
export const updatePreference = defineEndpoint({
  ...UPDATE_PREFERENCE,
  body: v.variant('type', [accountChoiceBodySchema, ...VERSIONED]),
});

/** What a logo may come as. SVG is none: it can hold scripts, and the door of uploads takes nothing that runs. */
export const LOGO_MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** Bytes: a logo is 32 px high on screens of at most four dots a pixel. */
export const MAX_LOGO_BYTES = 256_000;

/** Makes a picture the header logo. Throws `conflict` as `updatePreference` does, and what every upload does. */
export const uploadLogo = defineEndpoint({
  name: 'preference/logo',
  summary: 'Upload a picture as the header logo',
  service: 'preference',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Uploaded the logo', hi: 'लोगो अपलोड किया गया' },
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
