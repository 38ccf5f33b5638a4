import { createHmac } from 'node:crypto';
import { readDeviceSecret } from '@careline/core/internal/identity';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type Route, route } from '../platform/http/route.ts';
import { deviceSecretOf } from './device-secrets.ts';

/** A tab asks once after it was opened; more a minute is a loop. */
export const DEVICE_SECRETS = 30;

/** The secret of one place of storage; it opens nothing that is stored in another one. */
const secretFor = (place: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(place).digest('base64url');

/** Scripts of a partner's page can ask for what its own storage has, and for nothing that a frame of ours there has. */
const placeOf = (partnerId: string, inConsole: boolean | undefined): string =>
  inConsole ? partnerId : `page ${partnerId}`;

/**
 * Hands a person the secret of their own unsent work, whatever facility they are at: one for the console, another for frames of ours
 * in the pages of each partner, and another for the storage of those pages.
 */
export const deviceSecretRoutes = (limit: RateLimit): readonly Route[] => [
  route(readDeviceSecret, async (_, { tx, caller: { staffId, partner, inConsole } }) => {
    limit.spend(staffId);
    const secret = await deviceSecretOf(tx, staffId);
    return { data: { secret: partner ? secretFor(placeOf(partner.partnerId, inConsole), secret) : secret } };
  }),
];
