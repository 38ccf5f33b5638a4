import * as v from 'valibot';
import { CHANGES_REGISTRATIONS, ENCOUNTER_SCOPES } from '#access';
import { defineEndpoint, uuidSchema } from '#http';
import { photoSchema } from './patient.ts';

/** What a photo may come as: what browsers draw from a canvas. */
export const PHOTO_MEDIA_TYPES = ['image/webp', 'image/jpeg'] as const;
/** Bytes of a photo as it is stored. */
export const MAX_PHOTO_BYTES = 200_000;
/** Pixels: a photo is a square of at most so many on a side. */
export const MAX_PHOTO_SIDE = 512;

const answer = v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ photo: v.nullable(photoSchema) }) });
const body = v.strictObject({ vitaId: uuidSchema });

/** The picture itself; `not-found` for whoever has none. `photo` of a patient says whether there is one. */
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
    'call-status-history',
    ...ENCOUNTER_SCOPES,
  ],
  audit: { en: 'Looked at the photo of a patient', hi: 'मरीज़ की फ़ोटो देखी गई' },
  path: '/user/photo',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  // Another type is the page of a proxy, and no photo.
  answer: v.looseObject({ file: v.pipe(v.blob(), v.mimeType(PHOTO_MEDIA_TYPES)) }),
  gives: 'file',
});

/** Keeps a photo in the place of the one before. Throws what every upload does. */
export const setPhoto = defineEndpoint({
  name: 'user/photo/set',
  summary: 'Set the photo of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Set the photo of a patient', hi: 'मरीज़ की फ़ोटो लगाई गई' },
  path: '/user/photo/set',
  token: 'bearer',
  body,
  answer,
  idempotent: true,
  takes: { types: PHOTO_MEDIA_TYPES, maxBytes: MAX_PHOTO_BYTES },
});

/** Of whoever has none it changes nothing. */
export const removePhoto = defineEndpoint({
  name: 'user/photo/remove',
  summary: 'Remove the photo of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Removed the photo of a patient', hi: 'मरीज़ की फ़ोटो हटाई गई' },
  path: '/user/photo/remove',
  token: 'bearer',
  body,
  answer,
  idempotent: true,
});

export const photoEndpoints = [getPhoto, setPhoto, removePhoto] as const;
