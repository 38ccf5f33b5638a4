import { createHash } from 'node:crypto';
import { isUuid } from '@careline/core/internal/http';
import { sql, type Transaction } from 'kysely';
import { isOpenAt } from '../facilities/facilities.ts';
import type { Identity, SignIn } from '../identity/tokens/id-token.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { PartnerClient } from './authenticate-partner.ts';
import { OAuthError } from './oauth-error.ts';
import type { TokenRequest } from './token-request.ts';

/** The user that a token is requested for: signed in at the partner's provider, or vouched for by the partner. */
export interface Subject {
  readonly identity?: Identity;
  /** An e-mail address or a staff id. */
  readonly named?: string;
  readonly signIn: SignIn;
}

const DAY_SECONDS = 86_400;

/**
 * Returns the sign-in that a partner with a key vouches for. If the partner gives no time, each day (UTC) is one
 * sign-in: a session ended by an administrator stays ended until the next.
 */
function vouchedSignIn({ authTime }: TokenRequest, now: number): SignIn {
  const facts = authTime === undefined ? ['day', Math.floor(now / DAY_SECONDS)] : ['auth_time', authTime];
  return { key: createHash('sha256').update(JSON.stringify(facts)).digest('hex'), authTime };
}

export const vouchedSubject = (request: TokenRequest, now: number): Subject => ({
  named: request.subjectToken.trim().toLowerCase(),
  signIn: vouchedSignIn(request, now),
});

const staffOf = (tx: Transaction<Schema>, { organisationId }: PartnerClient) =>
  tx
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'scopes', 'active'])
    .where('organisation_id', '=', organisationId);

/**
 * Finds a member of the organisation's staff. A partner's provider is never linked: users it identifies by e-mail still
 * sign in to the console only at Careline's provider.
 */
async function findStaff(tx: Transaction<Schema>, client: PartnerClient, { identity, named }: Subject) {
  const staff = () => staffOf(tx, client);
  if (named !== undefined) {
    return staff()
      .where(isUuid(named) ? 'id' : 'email', '=', named)
      .executeTakeFirst();
  }
  if (!identity) return undefined;
  const { issuer, subject, verifiedEmail } = identity;
  const linked = await staff().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
  if (linked || verifiedEmail === undefined) return linked;
  return staff().where('email', '=', verifiedEmail).executeTakeFirst();
}

/**
 * Returns the staff member that a token is requested for. Throws `invalid_grant`, also for staff who work at none of
 * the partner's open facilities, so that no partner learns who else is on the staff.
 */
export async function requireSubject(
  tx: Transaction<Schema>,
  client: PartnerClient,
  subject: Subject,
  now: number,
) {
  const staff = await findStaff(tx, client, subject);
  const places = staff
    ? await tx
        .selectFrom('staff_facility')
        .innerJoin('facility', 'facility.id', 'staff_facility.facility_id')
        .select([
          'facility.id as facilityId',
          'facility.name as facilityName',
          'facility.time_zone as timeZone',
        ])
        .where('staff_facility.staff_id', '=', staff.id)
        .where('facility.id', '=', sql<string>`any(${[...client.facilityIds]}::uuid[])`)
        .where(isOpenAt(now))
        .orderBy('staff_facility.position')
        .orderBy('facility.name')
        .execute()
    : [];
  if (!staff || places.length === 0) {
    throw new OAuthError('invalid_grant', "No member of staff at the partner's facilities has this subject.");
  }
  if (!staff.active) throw new OAuthError('invalid_grant', 'The account of this person is deactivated.');
  return { staff, places };
}
