import { createHmac } from 'node:crypto';
import { readDeviceSecret } from '@careline/core/identity';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type Route, route } from '../platform/http/route.ts';
import { deviceSecretOf } from './device-secrets.ts';

/** A tab asks once after it was opened; more a minute is a loop. */
export const DEVICE_SECRETS = 30;

/** Of what is kept in a partner's page; whoever holds it opens nothing that is kept anywhere else. */
const secretFor = (partnerId: string, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(partnerId).digest('base64url');

/**
 * Hands a person the secret of their own unsent work, whatever facility they are at: one for the console, and another for the
 * console in the pages of each partner.
 */
export const deviceSecretRoutes = (limit: RateLimit): readonly Route[] => [
  route(readDeviceSecret, async (_, { tx, caller: { staffId, partner } }) => {
    limit.spend(staffId);
    const secret = await deviceSecretOf(tx, staffId);
    return { data: { secret: partner ? secretFor(partner.partnerId, secret) : secret } };
  }),
];
