import { getProfile, mintOpenToken } from '#identity';
import { answered } from './source-context.ts';

/** The area and the entry that open what reads a record, and nothing that writes or calls. */
const SCOPES = ['prohealth', 'search'];

/** The server checks each request itself, so this token is only the id of its patient. */
const NO_EXPIRY = 253_402_300_799;

export const profileAnswers = [
  answered(getProfile, async (_, { server, settings: { name, timeZone } }) => {
    const facility = { facilityId: server.base, facilityName: name, timeZone };
    return {
      data: {
        ...{ sub: server.base, resourceId: server.base, name, email: '', emailHash: '', azp: '' },
        ...{ roles: [], scopes: SCOPES, facility, facilities: [facility], user_metadata: { app_scopes: [] } },
      },
    };
  }),
  answered(mintOpenToken, async ({ body: { vitaId } }) => ({
    vitaId,
    data: { token: vitaId, expiresAt: NO_EXPIRY },
  })),
];
