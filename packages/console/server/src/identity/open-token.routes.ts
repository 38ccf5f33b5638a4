import { mintOpenToken } from '@careline/core/internal/identity';
import { requirePatient } from '../platform/access/access.ts';
import { type Route, route } from '../platform/http/route.ts';
import type { Tokens } from './tokens/tokens.ts';

/** Routes that issue tokens for one patient's readings, with the user, facility and scopes of the request. */
export const openTokenRoutes = (tokens: Tokens): readonly Route[] => [
  route(mintOpenToken, async ({ body: { vitaId } }, { tx, caller, now, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const { staffId, sessionId, facilityId, scopes, partner } = caller;
    const claims = { staffId, sessionId, facilityId, scopes, vitaId, partner };
    const minted = await tokens.mintOpen(claims, now);
    return { vitaId, data: { ...minted } };
  }),
];
