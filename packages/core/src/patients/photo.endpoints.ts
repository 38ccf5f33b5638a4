import * as v from 'valibot';
import { CHANGES_REGISTRATIONS, ENCOUNTER_SCOPES } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { photoSchema } from './patient.ts';
import * as words from './words/en.ts';

/** Types that browsers can export from a canvas. */
export const PHOTO_MEDIA_TYPES = ['image/webp', 'image/jpeg'] as const;
/** Maximum bytes of a stored photo. */
export const MAX_PHOTO_BYTES = 200_000;
/** Maximum side of the square photo in pixels. */
export const MAX_PHOTO_SIDE = 512;

const answer = v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ photo: v.nullable(photoSchema) }) });
const body = v.strictObject({ vitaId: uuidSchema });

/** Returns the picture, or `not-found`. The patient's `photo` has whether there is one. */
export const getPhoto = defineEndpoint({
  name: 'user/photo',
  summary: 'The photo of a patient',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [
    'search',
    'registration',
    'hmCallInfo',
    'health-check-registration',
    'patient_registration',
    'call-status-history',
    ...ENCOUNTER_SCOPES,
  ],
  audit: wordLabel(words.photo, 'getPhoto'),
  path: '/user/photo',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  // Any other type comes from a proxy's error page.
  answer: v.looseObject({ file: v.pipe(v.blob(), v.mimeType(PHOTO_MEDIA_TYPES)) }),
  gives: 'file',
});

/** Replaces the photo. Fails like every upload. */
export const setPhoto = defineEndpoint({
  name: 'user/photo/set',
  summary: 'Set the photo of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.photo, 'setPhoto'),
  path: '/user/photo/set',
  token: 'bearer',
  body,
  answer,
  idempotent: true,
  takes: { types: PHOTO_MEDIA_TYPES, maxBytes: MAX_PHOTO_BYTES },
});

/** Has no effect if there is no photo. */
export const removePhoto = defineEndpoint({
  name: 'user/photo/remove',
  summary: 'Remove the photo of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.photo, 'removePhoto'),
  path: '/user/photo/remove',
  token: 'bearer',
  body,
  answer,
  idempotent: true,
});

export const photoEndpoints = [getPhoto, setPhoto, removePhoto] as const;
