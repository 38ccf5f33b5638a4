import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, tokenSchema, unixSecondsSchema, uuidSchema } from '#http';
import { facilitySchema, userProfileSchema } from './user-profile.ts';
import * as words from './words/en.ts';

/**
 * Exchanges the identity provider's ID token for Careline's 15-minute token (specification 7.1).
 * The Authorization header is the literal `None`. Without a facility, the user's first one is used.
 */
export const exchangeIdentity = defineEndpoint({
  name: 'identity/exchange',
  summary: 'Exchange an ID token for an access token',
  service: 'identityExchange',
  method: 'POST',
  writes: false,
  scopes: [],
  audit: wordLabel(words.identity, 'exchangeIdentity'),
  path: '',
  token: 'none',
  body: v.strictObject({
    idToken: v.pipe(v.string(), v.minLength(1), v.maxLength(16_384)),
    facilityId: v.optional(uuidSchema),
  }),
  answer: v.looseObject({
    token: v.string(),
    resourceInfo: v.looseObject({
      resourceId: v.string(),
      /** Unix seconds. */
      expiresAt: v.number(),
      facility: v.nullable(facilitySchema),
    }),
  }),
});

export const getProfile = defineEndpoint({
  name: 'profile/get',
  summary: 'The signed-in user',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [],
  path: '/profile',
  token: 'bearer',
  answer: v.looseObject({ data: userProfileSchema }),
});

/** App scopes are the union of the token's `user_metadata.app_scopes` and this call (design 3). */
export const listAppScopes = defineEndpoint({
  name: 'app/scopes',
  summary: 'App scopes of the signed-in user',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [],
  path: '/app/scopes',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(v.string()) }),
});

/**
 * Returns the secret that decrypts a user's unsent work on their devices.
 * The first call creates it and it never changes, so the call needs no idempotency key. Clients store it only in
 * memory.
 */
export const readDeviceSecret = defineEndpoint({
  name: 'device/secret',
  summary: "Secret for decrypting the signed-in user's unsent work",
  service: 'auth',
  method: 'POST',
  writes: false,
  scopes: [],
  path: '/device/secret',
  token: 'bearer',
  body: v.strictObject({}),
  answer: v.looseObject({
    data: v.looseObject({
      /** 256 random bits in base64url. */
      secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    }),
  }),
});

/** Creates an Open token: one patient, one user, one facility, the user's scopes, short-lived (design 3). */
export const mintOpenToken = defineEndpoint({
  name: 'vitatoken',
  summary: "A token for one patient's readings",
  service: 'auth',
  method: 'POST',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.identity, 'mintOpenToken'),
  path: '/vitatoken',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ token: tokenSchema, expiresAt: unixSecondsSchema }),
  }),
});

export const identityEndpoints = [
  exchangeIdentity,
  getProfile,
  listAppScopes,
  readDeviceSecret,
  mintOpenToken,
] as const;
