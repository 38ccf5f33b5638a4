import { readDeviceSecret } from '@careline/core/identity';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type Route, route } from '../platform/http/route.ts';
import { deviceSecretOf } from './device-secrets.ts';

/** A tab asks once after it was opened; more a minute is a loop. */
export const DEVICE_SECRETS = 30;

/** Hands a person the secret of their own unsent work, whatever facility they are at. */
export const deviceSecretRoutes = (limit: RateLimit): readonly Route[] => [
  route(readDeviceSecret, async (_, { tx, caller: { staffId } }) => {
    limit.spend(staffId);
    return { data: { secret: await deviceSecretOf(tx, staffId) } };
  }),
];
