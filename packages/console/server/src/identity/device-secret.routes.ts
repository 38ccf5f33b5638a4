import { createHmac } from 'node:crypto';
import { readDeviceSecret } from '@careline/core/internal/identity';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type Route, route } from '../platform/http/route.ts';
import { deviceSecretOf } from './device-secrets.ts';

/** Requests per minute. A tab asks once when it opens; more means a loop. */
export const DEVICE_SECRETS = 30;

/** Returns the secret for one storage place. It cannot open what is stored in another place. */
const secretFor = (place: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(place).digest('base64url');

/**
 * Returns the storage place.
 * Scripts of a partner's page get only the secret of their own storage, never that of our frames in the page.
 */
const placeOf = (partnerId: string, inConsole: boolean | undefined): string =>
  inConsole ? partnerId : `page ${partnerId}`;

/**
 * Routes that return the secret for a user's unsent work, the same at every facility.
 * There is one secret for the console, and two for each partner: one for our frames in their pages and one for the
 * pages' own storage.
 */
export const deviceSecretRoutes = (limit: RateLimit): readonly Route[] => [
  route(readDeviceSecret, async (_, { tx, caller: { staffId, partner, inConsole } }) => {
    limit.spend(staffId);
    const secret = await deviceSecretOf(tx, staffId);
    return { data: { secret: partner ? secretFor(placeOf(partner.partnerId, inConsole), secret) : secret } };
  }),
];
