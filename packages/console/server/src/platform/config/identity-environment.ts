import { DEFAULT_CONNECTION } from '@careline/core/internal/identity';
import * as v from 'valibot';
import { webAddress } from './web-address.ts';

const LONGEST_IDLE_MINUTES = 1_440;
const idleLock = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,4}$/.test(text) && +text <= LONGEST_IDLE_MINUTES,
    'CARELINE_IDLE_LOCK_MINUTES must be 0 (never) to 1440',
  ),
  v.transform(Number),
);

const keyDays = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text) && +text >= 1, 'CARELINE_KEY_DAYS must be 1 to 9999'),
  v.transform(Number),
);

/** The identity provider, its keys, and how long sessions last. */
export const IDENTITY_ENVIRONMENT = {
  OIDC_ISSUER: v.optional(webAddress('OIDC_ISSUER must be the address of an OpenID provider')),
  OIDC_CLIENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'OIDC_CLIENT_ID must be visible ASCII')),
    'careline-console',
  ),
  OIDC_CHANGE_PASSWORD_URL: v.optional(
    webAddress('OIDC_CHANGE_PASSWORD_URL must be the address of the provider’s change-password endpoint'),
  ),
  OIDC_ACCOUNT_URL: v.optional(
    webAddress('OIDC_ACCOUNT_URL must be the address of the provider’s own page about an account'),
  ),
  OIDC_CONNECTION: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'OIDC_CONNECTION must be visible ASCII')),
    DEFAULT_CONNECTION,
  ),
  CARELINE_ROLES_CLAIM: v.optional(v.string(), 'https://careline.example/roles'),
  CARELINE_KEY_DAYS: v.optional(keyDays, '90'),
  CARELINE_IDLE_LOCK_MINUTES: v.optional(idleLock, '15'),
};
