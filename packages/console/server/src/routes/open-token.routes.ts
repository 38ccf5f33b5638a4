import { mintOpenToken } from '@careline/core/patients';
import { type Route, route } from '../http/route.ts';
import { requirePatient } from '../store/access.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** Mints the token of one patient's readings: for this person, this facility and the scopes they hold now. */
export const openTokenRoutes = (tokens: Tokens): readonly Route[] => [
  route(mintOpenToken, async ({ body: { vitaId } }, { tx, caller, now, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const { staffId, sessionId, facilityId, scopes } = caller;
    const minted = await tokens.mintOpen({ staffId, sessionId, facilityId, scopes, vitaId }, now);
    return { vitaId, data: { ...minted } };
  }),
];
